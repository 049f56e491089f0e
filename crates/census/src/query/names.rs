//! The names of functions in a query: folding, and what to say of a name that there is not.

use super::tables::Text;
use crate::functions::{FUNCTIONS, folded_away, function};
use crate::wrong::Wrong;
use datafusion::functions::all_default_functions;
use datafusion::functions_aggregate::all_default_aggregate_functions;
use datafusion::prelude::SessionContext;
use datafusion::sql::sqlparser::ast::{Function, Ident, ObjectName};
use grundy::text::{Words, did_you_mean, nearest};
use grundy::words;

/// The only part of a name, folded as SQL folds it.
pub fn folded(name: &ObjectName) -> Option<(String, &Ident)> {
    let [part] = &name.0[..] else { return None };
    let ident = part.as_ident()?;
    Some((fold(ident), ident))
}

/// A name as SQL folds it: unquoted names lose their capitals.
pub fn fold(ident: &Ident) -> String {
    if ident.quote_style.is_some() { ident.value.clone() } else { ident.value.to_lowercase() }
}

/// Refuses a function whose name folding would give another meaning, and one that there is not.
pub fn check(call: &Function, sql: &Text, context: &SessionContext) -> Result<(), Wrong> {
    let Some((name, ident)) = folded(&call.name) else { return Ok(()) };
    if ident.quote_style.is_none()
        && let Some(meant) = folded_away(&ident.value)
    {
        let message = words!(
            "SQL folds {0} to {name}, which means something else; {0} is {meant} here",
            "SQL reduz {0} a {name}, que significa outra coisa; aqui {0} é {meant}",
            ident.value
        );
        return Err(sql.wrong(ident.span.start, message));
    }
    let state = context.state();
    let known = function(&name).is_some()
        || state.scalar_functions().contains_key(&name)
        || state.aggregate_functions().contains_key(&name)
        || state.window_functions().contains_key(&name)
        || state.higher_order_functions().contains_key(&name)
        || PLANNED.contains(&name.as_str());
    if known { Ok(()) } else { Err(sql.wrong(ident.span.start, unknown(&name))) }
}

/// Functions that the planner itself knows.
const PLANNED: &[&str] = &["unnest", "grouping", "coalesce", "struct", "array", "make_map"];

fn unknown(name: &str) -> Words {
    let own = FUNCTIONS.iter().map(|function| function.name.clone());
    let scalar = all_default_functions().into_iter().map(|function| function.name().to_string());
    let aggregate = all_default_aggregate_functions().into_iter().map(|function| function.name().to_string());
    let known: Vec<String> = own.chain(scalar).chain(aggregate).collect();
    let near = nearest(name, known.iter().map(String::as_str));
    match near.is_empty() {
        false => {
            words!("there is no function {name}; {}", "não existe a função {name}; {}"; did_you_mean(&near))
        }
        true => words!(
            "there is no function {name}; `grundy census --list` lists those of graphs",
            "não existe a função {name}; `grundy census --list` mostra as de grafos"
        ),
    }
}
