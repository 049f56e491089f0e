//! Splits a query into tables that are solved first and the query over these.
//!
//! A planner may evaluate a function twice, or on rows that a later filter drops, and it knows no shards that could be taken
//! up again. So each costly call on the graphs of a table, such as `grundy_g(g6)`, becomes a column of that table, which is
//! solved before the query runs; of the conditions in WHERE those that cost little already restrict what is solved. They
//! stay in the query too: every value of it means the same as before. A call whose graph is no column of a table is left
//! to the query.

use super::names::{check, fold, folded};
use super::tables::{CallSpec, TableSpec, Text, source};
use crate::functions::function;
use crate::wrong::Wrong;
use datafusion::error::DataFusionError;
use datafusion::logical_expr::Volatility;
use datafusion::prelude::SessionContext;
use datafusion::sql::parser::{DFParser, Statement as Parsed};
use datafusion::sql::sqlparser::ast::{
    BinaryOperator, ExcludeSelectItem, Expr, Function, FunctionArg, FunctionArgExpr, FunctionArguments,
    Ident, ObjectName, ObjectNamePart, Query, Select, SelectItem, SelectItemQualifiedWildcardKind, SetExpr,
    Statement, TableAlias, TableFactor, TableWithJoins, Value, VisitMut, VisitorMut,
};
use datafusion::sql::sqlparser::tokenizer::Location;
use grundy::words;
use std::ops::ControlFlow;

/// A query over tables that are registered under `census_0`, `census_1`, ...
#[derive(Debug)]
pub struct Prepared {
    /// The query over these tables.
    pub statement: Parsed,
    /// The tables, in the order of their names.
    pub tables: Vec<TableSpec>,
}

impl Prepared {
    /// Under which name a table is registered.
    pub fn table_name(i: usize) -> String {
        format!("census_{i}")
    }

    /// Under which name a solved call is a column.
    pub fn column_name(table: usize, call: usize) -> String {
        format!("census_{table}_{call}")
    }
}

/// Reads a query. The context knows all functions.
pub fn prepare(sql: &str, context: &SessionContext) -> Result<Prepared, Wrong> {
    let mut statements = DFParser::parse_sql(sql).map_err(|error| syntax(&error, sql))?;
    let expected = || {
        Wrong::new(words!(
            "expected one query: select .. from ..",
            "esperava-se uma consulta: select .. from .."
        ))
    };
    let (Some(Parsed::Statement(mut statement)), true) = (statements.pop_front(), statements.is_empty())
    else {
        return Err(expected());
    };
    let Statement::Query(query) = statement.as_mut() else { return Err(expected()) };
    let mut reader = Reader { text: Text(sql), context, tables: Vec::new() };
    reader.query(query)?;
    let tables = reader.tables;
    Ok(Prepared { statement: Parsed::Statement(statement), tables })
}

/// What the parser says, in one line that begins with the place.
fn syntax(error: &DataFusionError, sql: &str) -> Wrong {
    let text = error.strip_backtrace();
    let text = text.trim_start_matches("SQL error: ParserError(\"").trim_end_matches("\")");
    let (what, place) = text.rsplit_once(" at Line: ").unwrap_or((text, ""));
    let what = what.replace("\\\"", "\"");
    let at = location(place).unwrap_or(Location::empty());
    Text(sql).wrong(at, words!("invalid SQL: {what}", "SQL inválido: {what}"))
}

/// A place as the parser writes it: `1, Column: 17`.
fn location(place: &str) -> Option<Location> {
    let (line, column) = place.split_once(", Column: ")?;
    Some(Location::new(line.parse().ok()?, column.parse().ok()?))
}

struct Reader<'a> {
    text: Text<'a>,
    context: &'a SessionContext,
    tables: Vec<TableSpec>,
}

/// A table of ours in the FROM of a select.
struct Local {
    index: usize,
    /// The name by which its columns may be qualified.
    name: Ident,
}

/// What the FROM of a select holds.
#[derive(Default)]
struct Scope {
    locals: Vec<Local>,
    /// Whether there is one table in all, so that `g6` without a qualifier is a column of it.
    single: bool,
}

impl Reader<'_> {
    fn query(&mut self, query: &mut Query) -> Result<(), Wrong> {
        for common in query.with.iter_mut().flat_map(|with| with.cte_tables.iter_mut()) {
            self.query(&mut common.query)?;
        }
        let scope = self.body(&mut query.body)?;
        let mut rewriter = Rewriter { reader: self, scope: &scope.unwrap_or_default(), depth: 0 };
        if let Some(order) = &mut query.order_by {
            finish(order.visit(&mut rewriter))?;
        }
        Ok(())
    }

    /// The tables of the select that a query consists of, if it is a single one.
    fn body(&mut self, body: &mut SetExpr) -> Result<Option<Scope>, Wrong> {
        match body {
            SetExpr::Select(select) => self.select(select).map(Some),
            SetExpr::Query(query) => self.query(query).map(|()| None),
            SetExpr::SetOperation { left, right, .. } => {
                self.body(left)?;
                self.body(right)?;
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    fn select(&mut self, select: &mut Select) -> Result<Scope, Wrong> {
        let mut scope = Scope { locals: Vec::new(), single: true };
        let mut factors = 0;
        for from in &mut select.from {
            self.tables_of(from, &mut scope, &mut factors)?;
        }
        scope.single = factors == 1;
        if let (true, [local]) = (scope.single, &scope.locals[..]) {
            self.tables[local.index].conditions =
                cheap_conditions(select.selection.as_ref(), local, self.context);
        }
        for item in &mut select.projection {
            name_as_written(item, &scope);
        }
        finish(select.visit(&mut Rewriter { reader: self, scope: &scope, depth: 0 }))?;
        self.hide_columns(&mut select.projection, &scope);
        Ok(scope)
    }

    fn tables_of(
        &mut self,
        from: &mut TableWithJoins,
        scope: &mut Scope,
        factors: &mut usize,
    ) -> Result<(), Wrong> {
        let joined = from.joins.iter_mut().map(|join| &mut join.relation);
        for factor in std::iter::once(&mut from.relation).chain(joined) {
            *factors += 1;
            match factor {
                TableFactor::Table { name, alias, args: args @ Some(_), .. } => {
                    let Some(given) = args.as_ref() else { continue };
                    if is_builtin(name) {
                        continue;
                    }
                    let source = source(name, given, &self.text)?;
                    let called = match alias {
                        Some(alias) => alias.name.clone(),
                        None => name
                            .0
                            .last()
                            .and_then(|part| part.as_ident())
                            .cloned()
                            .unwrap_or_else(|| Ident::new("g")),
                    };
                    let index = self.tables.len();
                    self.tables.push(TableSpec { source, conditions: Vec::new(), calls: Vec::new() });
                    *args = None;
                    *name =
                        ObjectName(vec![ObjectNamePart::Identifier(Ident::new(Prepared::table_name(index)))]);
                    self.check_names(alias.as_ref())?;
                    *alias = Some(TableAlias {
                        explicit: true,
                        name: called.clone(),
                        columns: Vec::new(),
                        at: None,
                    });
                    scope.locals.push(Local { index, name: called });
                }
                TableFactor::NestedJoin { table_with_joins, .. } => {
                    self.tables_of(table_with_joins, scope, factors)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Calls and conditions know the columns of a table by their own names.
    fn check_names(&self, alias: Option<&TableAlias>) -> Result<(), Wrong> {
        let Some(renamed) = alias.and_then(|alias| alias.columns.first()) else { return Ok(()) };
        let message = words!(
            "the columns of a table of graphs keep their names; rename them after SELECT",
            "as colunas de uma tabela de grafos mantêm seus nomes; mude-os depois de SELECT"
        );
        Err(self.text.wrong(renamed.name.span.start, message))
    }

    /// The column that holds a costly call on the graphs of a table, which is added if it is new; none if it is no such call.
    fn column(&mut self, call: &Function, scope: &Scope) -> Result<Option<Ident>, Wrong> {
        let Some((name, ident)) = folded(&call.name) else { return Ok(None) };
        let Some(function) = function(&name).filter(|function| function.is_costly()) else { return Ok(None) };
        let FunctionArguments::List(list) = &call.args else { return Ok(None) };
        if call.over.is_some()
            || call.filter.is_some()
            || list.duplicate_treatment.is_some()
            || !list.clauses.is_empty()
        {
            return Ok(None);
        }
        let arguments: Option<Vec<&Expr>> = list.args.iter().map(expression).collect();
        let (constant, graph) = match (arguments.as_deref(), function.arguments()) {
            (Some([graph]), "g6") => (None, *graph),
            (Some([Expr::Value(value), graph]), _) => match &value.value {
                Value::SingleQuotedString(text) => (Some((text.clone(), value.span.start)), *graph),
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let at = constant.as_ref().map_or(ident.span.start, |(_, at)| *at);
        let constant = constant.map(|(text, _)| text);
        function.call(constant.as_deref()).map_err(|error| {
            let text = constant.clone().unwrap_or_default();
            let place = error.at;
            self.text.wrong(at, words!("'{text}' at {place}: {}", "'{text}' em {place}: {}"; error.message))
        })?;
        let Some(local) = table_of(graph, scope) else { return Ok(None) };
        let spec = CallSpec { function: name, constant };
        let calls = &mut self.tables[local.index].calls;
        let known = calls.iter().position(|other| *other == spec);
        let place = known.unwrap_or_else(|| {
            calls.push(spec);
            calls.len() - 1
        });
        Ok(Some(Ident::new(Prepared::column_name(local.index, place))))
    }

    /// Keeps the columns of solved calls out of `*`.
    fn hide_columns(&self, projection: &mut [SelectItem], scope: &Scope) {
        let columns = |local: &Local| {
            let table = local.index;
            (0..self.tables[table].calls.len()).map(move |call| Prepared::column_name(table, call))
        };
        for item in projection {
            let (options, of) = match item {
                SelectItem::Wildcard(options) => (options, None),
                SelectItem::QualifiedWildcard(SelectItemQualifiedWildcardKind::ObjectName(of), options) => {
                    (options, folded(of).map(|(of, _)| of))
                }
                _ => continue,
            };
            let of_item = |local: &&Local| of.as_ref().is_none_or(|of| *of == fold(&local.name));
            let hidden: Vec<ObjectName> = scope
                .locals
                .iter()
                .filter(of_item)
                .flat_map(columns)
                .map(|name| ObjectName(vec![ObjectNamePart::Identifier(Ident::new(name))]))
                .collect();
            if hidden.is_empty() {
                continue;
            }
            let mut excluded = match options.opt_exclude.take() {
                None => Vec::new(),
                Some(ExcludeSelectItem::Single(name)) => vec![name],
                Some(ExcludeSelectItem::Multiple(names)) => names,
            };
            excluded.extend(hidden);
            options.opt_exclude = Some(ExcludeSelectItem::Multiple(excluded));
        }
    }
}

/// Table functions of DataFusion itself.
fn is_builtin(name: &ObjectName) -> bool {
    folded(name).is_some_and(|(name, _)| matches!(name.as_str(), "generate_series" | "range" | "unnest"))
}

fn expression(argument: &FunctionArg) -> Option<&Expr> {
    match argument {
        FunctionArg::Unnamed(FunctionArgExpr::Expr(expression)) => Some(expression),
        _ => None,
    }
}

/// The table of ours whose graphs an expression is: `g6`, or `t.g6`.
fn table_of<'a>(graph: &Expr, scope: &'a Scope) -> Option<&'a Local> {
    match graph {
        Expr::Identifier(column) if scope.single && fold(column) == "g6" => scope.locals.first(),
        Expr::CompoundIdentifier(parts) => match &parts[..] {
            [table, column] if fold(column) == "g6" => {
                scope.locals.iter().find(|local| fold(&local.name) == fold(table))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Gives an expression without a name the text in which it was written.
fn name_as_written(item: &mut SelectItem, scope: &Scope) {
    if let SelectItem::UnnamedExpr(expr) = item
        && !scope.locals.is_empty()
        && !matches!(expr, Expr::Identifier(_) | Expr::CompoundIdentifier(_))
    {
        let alias = Ident::with_quote('"', expr.to_string());
        *item = SelectItem::ExprWithAlias { expr: expr.clone(), alias };
    }
}

/// Walks the expressions of one select; queries inside are read on their own.
struct Rewriter<'r, 'a, 's> {
    reader: &'r mut Reader<'a>,
    scope: &'s Scope,
    depth: usize,
}

impl VisitorMut for Rewriter<'_, '_, '_> {
    type Break = Box<Wrong>;

    fn pre_visit_query(&mut self, query: &mut Query) -> ControlFlow<Box<Wrong>> {
        self.depth += 1;
        if self.depth == 1
            && let Err(wrong) = self.reader.query(query)
        {
            return ControlFlow::Break(Box::new(wrong));
        }
        ControlFlow::Continue(())
    }

    fn post_visit_query(&mut self, _: &mut Query) -> ControlFlow<Box<Wrong>> {
        self.depth -= 1;
        ControlFlow::Continue(())
    }

    fn pre_visit_expr(&mut self, expr: &mut Expr) -> ControlFlow<Box<Wrong>> {
        let Expr::Function(call) = &*expr else { return ControlFlow::Continue(()) };
        if self.depth > 0 {
            return ControlFlow::Continue(());
        }
        let checked = check(call, &self.reader.text, self.reader.context);
        match checked.and_then(|()| self.reader.column(call, self.scope)) {
            Err(wrong) => return ControlFlow::Break(Box::new(wrong)),
            Ok(Some(column)) => *expr = Expr::Identifier(column),
            Ok(None) => {}
        }
        ControlFlow::Continue(())
    }
}

fn finish(flow: ControlFlow<Box<Wrong>>) -> Result<(), Wrong> {
    match flow {
        ControlFlow::Break(wrong) => Err(*wrong),
        ControlFlow::Continue(()) => Ok(()),
    }
}

/// The conditions of WHERE, joined by AND, that cost little and are about the columns of one table alone.
fn cheap_conditions(condition: Option<&Expr>, local: &Local, context: &SessionContext) -> Vec<String> {
    let mut cheap = Vec::new();
    let mut left: Vec<&Expr> = condition.into_iter().collect();
    while let Some(expr) = left.pop() {
        match expr {
            Expr::BinaryOp { left: a, op: BinaryOperator::And, right: b } => left.extend([&**b, &**a]),
            Expr::Nested(inner) if matches!(**inner, Expr::BinaryOp { op: BinaryOperator::And, .. }) => {
                left.push(inner)
            }
            _ => cheap.extend(without_qualifiers(expr, local, context)),
        }
    }
    cheap.iter().map(Expr::to_string).collect()
}

/// A condition with its columns unqualified, if it costs little and means the same wherever it is evaluated.
fn without_qualifiers(expr: &Expr, local: &Local, context: &SessionContext) -> Option<Expr> {
    let mut plain = expr.clone();
    let flow = plain.visit(&mut Unqualifier { local, context });
    flow.is_continue().then_some(plain)
}

struct Unqualifier<'a> {
    local: &'a Local,
    context: &'a SessionContext,
}

impl Unqualifier<'_> {
    /// Whether a call costs little and has the same value whenever it is evaluated.
    fn is_plain(&self, call: &Function) -> bool {
        let Some((name, _)) = folded(&call.name) else { return false };
        let varies = self
            .context
            .state()
            .scalar_functions()
            .get(&name)
            .is_some_and(|function| function.signature().volatility != Volatility::Immutable);
        let costly = function(&name).is_some_and(|function| function.is_costly());
        !varies && !costly && call.over.is_none()
    }
}

impl VisitorMut for Unqualifier<'_> {
    type Break = ();

    fn pre_visit_query(&mut self, _: &mut Query) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn pre_visit_expr(&mut self, expr: &mut Expr) -> ControlFlow<()> {
        match expr {
            Expr::Function(call) if !self.is_plain(call) => return ControlFlow::Break(()),
            Expr::CompoundIdentifier(parts) => match &parts[..] {
                [table, column] if fold(table) == fold(&self.local.name) => {
                    *expr = Expr::Identifier(column.clone())
                }
                _ => return ControlFlow::Break(()),
            },
            _ => {}
        }
        ControlFlow::Continue(())
    }
}
