//! The tables of a query.

use crate::functions::{Function, function};
use crate::generate::{CLASSES, Class};
use crate::wrong::Wrong;
use datafusion::sql::sqlparser::ast::{
    Expr, FunctionArg, FunctionArgExpr, ObjectName, TableFunctionArgs, Value,
};
use datafusion::sql::sqlparser::tokenizer::Location;
use grundy::text::{Words, did_you_mean, nearest};
use grundy::words;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Where the graphs of a table come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// A class of graphs, which are generated.
    Class {
        /// Its name.
        name: String,
        /// Its numbers.
        arguments: Vec<u64>,
    },
    /// A file: lines of graph6, CSV or Parquet.
    File {
        /// Its path.
        path: PathBuf,
    },
    /// What the program geng (McKay) generates.
    Geng {
        /// Its options and numbers, as in `-c 9`.
        arguments: String,
    },
}

/// A call that is solved before the query runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CallSpec {
    /// The name of the function.
    pub function: String,
    /// The constant before the graph.
    pub constant: Option<String>,
}

/// A table of a query.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSpec {
    /// The graphs.
    pub source: Source,
    /// Conditions that cost little, on the columns of the table; graphs that fail one are not solved.
    pub conditions: Vec<String>,
    /// What is solved, in the order of the columns that hold it.
    pub calls: Vec<CallSpec>,
}

impl CallSpec {
    /// The function.
    pub fn of(&self) -> Result<&'static Function, Wrong> {
        let unknown = || words!("there is no function {}", "não existe a função {}", self.function);
        function(&self.function).ok_or_else(|| Wrong::new(unknown()))
    }

    /// As it is written in a query.
    pub fn text(&self) -> String {
        match &self.constant {
            None => format!("{}(g6)", self.function),
            Some(constant) => format!("{}('{}', g6)", self.function, constant.replace('\'', "''")),
        }
    }
}

impl Source {
    /// As it is written in a query.
    pub fn text(&self) -> String {
        match self {
            Source::Class { name, arguments } => {
                let arguments: Vec<String> = arguments.iter().map(u64::to_string).collect();
                format!("{name}({})", arguments.join(", "))
            }
            Source::File { path } => format!("{FILE}('{}')", path.display()),
            Source::Geng { arguments } => format!("{GENG}('{arguments}')"),
        }
    }
}

/// The names of the table functions that read a file and what geng generates.
const FILE: &str = "file";
const GENG: &str = "geng";

/// The table that a table function stands for; an error says where it is wrong. A name of another kind is no table of ours.
pub fn source(name: &ObjectName, args: &TableFunctionArgs, sql: &Text) -> Result<Source, Wrong> {
    let ident = name.0.last().and_then(|part| part.as_ident());
    let Some(ident) = ident else { return Err(Wrong::new(Words::same(name.to_string()))) };
    let folded = if ident.quote_style.is_some() { ident.value.clone() } else { ident.value.to_lowercase() };
    let wrong = |message: Words| sql.wrong(ident.span.start, message);
    if folded == FILE {
        let expected = || wrong(words!("expected file('graphs.g6')", "esperava-se file('grafos.g6')"));
        return Ok(Source::File { path: PathBuf::from(text(args).ok_or_else(expected)?) });
    }
    if folded == GENG {
        let expected = || wrong(words!("expected geng('-c 9')", "esperava-se geng('-c 9')"));
        let arguments = text(args).ok_or_else(expected)?;
        check_geng(arguments).map_err(wrong)?;
        return Ok(Source::Geng { arguments: arguments.to_string() });
    }
    if CLASSES.iter().all(|info| info.name != folded) {
        return Err(wrong(unknown_table(&folded)));
    }
    let number = |arg: &FunctionArg| match arg {
        FunctionArg::Unnamed(FunctionArgExpr::Expr(Expr::Value(value))) => match &value.value {
            Value::Number(digits, _) => digits.parse::<u64>().ok(),
            _ => None,
        },
        _ => None,
    };
    let arguments: Option<Vec<u64>> = args.args.iter().map(number).collect();
    let arguments = arguments.unwrap_or_default();
    Class::new(&folded, &arguments).map_err(wrong)?;
    Ok(Source::Class { name: folded, arguments })
}

/// The only argument, if it is a text.
fn text(args: &TableFunctionArgs) -> Option<&str> {
    let [FunctionArg::Unnamed(FunctionArgExpr::Expr(Expr::Value(value)))] = &args.args[..] else {
        return None;
    };
    match &value.value {
        Value::SingleQuotedString(text) => Some(text),
        _ => None,
    }
}

/// The options of geng that say which graphs to generate are accepted; those that say where and in which format to write them are not.
fn check_geng(arguments: &str) -> Result<(), Words> {
    let is_range = |word: &str| {
        let (least, most) = word.split_once(':').unwrap_or((word, "0"));
        [least, most]
            .iter()
            .all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let is_option = |word: &str| {
        let rest = word.strip_prefix('-').unwrap_or_default();
        !rest.is_empty() && rest.bytes().all(|byte| b"cCtfkTSPFbdDlm0123456789".contains(&byte))
    };
    let numbers: Vec<&str> = arguments.split_whitespace().skip_while(|word| is_option(word)).collect();
    match &numbers[..] {
        [n] | [n, _] if !n.contains(':') && numbers.iter().all(|word| is_range(word)) => Ok(()),
        _ => Err(words!(
            "geng('{arguments}'): expected options among -cCtfkTSPFbdDlm, n and perhaps least:most edges, as in geng('-c 9 8:12')",
            "geng('{arguments}'): esperavam-se opções entre -cCtfkTSPFbdDlm, n e talvez mínimo:máximo de arestas, como em geng('-c 9 8:12')"
        )),
    }
}

/// What to say of a table that there is not.
pub fn unknown_table(name: &str) -> Words {
    let known: Vec<&str> = CLASSES.iter().map(|info| info.name).chain([FILE, GENG]).collect();
    let near = nearest(name, known.iter().copied());
    match near.is_empty() {
        false => {
            words!("there is no table {name}; {}", "não existe a tabela {name}; {}"; did_you_mean(&near))
        }
        true => words!(
            "there is no table {name}; tables are {0}",
            "não existe a tabela {name}; as tabelas são {0}",
            known.join(", ")
        ),
    }
}

/// The text of a query, for messages that say where.
pub struct Text<'a>(pub &'a str);

impl Text<'_> {
    /// An error at a place of the text; the place is a line and a column, from 1, and 0 where it is not known.
    pub fn wrong(&self, at: Location, message: Words) -> Wrong {
        let Location { line, column } = at;
        let excerpt: String = self.rest(at).chars().take(24).collect();
        Wrong::new(match line {
            0 => message,
            _ => words!(
                "line {line}, column {column}, at '{excerpt}': {}",
                "linha {line}, coluna {column}, em '{excerpt}': {}"; message
            ),
        })
    }

    fn rest(&self, at: Location) -> &str {
        let line = self.0.lines().nth((at.line as usize).saturating_sub(1)).unwrap_or_default();
        let from =
            line.char_indices().nth((at.column as usize).saturating_sub(1)).map_or(line.len(), |(i, _)| i);
        &line[from..]
    }
}
