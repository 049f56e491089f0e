//! The functions of a query: invariants of graphs, which are cheap, and calls that solve games, which are not.

mod call;
mod invariants;
mod settings;
mod udf;
mod value;

pub use call::{Asked, Call, Found, Missing, on_graph};
pub use settings::{CANCEL, STOPPED, Settings, interrupted};
pub use udf::scalar_functions;
pub use value::{Type, Value, texts};

use grundy::ask::{Error, NumberName, PLAIN_NUMBERS, PlainArgument, number_names};
use grundy::games::{BoardKind, Takes, Tokens};
use grundy::graph::Graph;
use grundy::text::{Bilingual, Words};
use grundy::words;
use std::sync::LazyLock;

/// A function by its name in queries. Its last argument is a graph in the format graph6.
pub struct Function {
    pub name: String,
    pub help: Words,
    pub what: What,
}

/// What a function finds.
pub enum What {
    /// An invariant.
    Cheap { returns: Type, find: fn(&Graph) -> Value },
    /// A number with this name in the library.
    Number(String),
    /// What a constant before the graph asks for: the name of a number or a problem without its instance.
    Asked(Asked),
}

impl Function {
    /// The type of what it finds.
    pub fn returns(&self) -> Type {
        match &self.what {
            What::Cheap { returns, .. } => *returns,
            What::Number(_) => Type::Int,
            What::Asked(asked) => asked.returns(),
        }
    }

    /// Its arguments, as a list of functions shows them.
    pub fn arguments(&self) -> &'static str {
        match &self.what {
            What::Asked(Asked::Number) => "name, g6",
            What::Asked(_) => "problem, g6",
            _ => "g6",
        }
    }

    /// Whether a graph may take so long that a census saves what was found.
    pub fn is_costly(&self) -> bool {
        !matches!(self.what, What::Cheap { .. })
    }

    /// The call of a costly function with its constant, if it takes one.
    pub fn call(&self, constant: Option<&str>) -> Result<Call, Error> {
        match &self.what {
            What::Asked(asked) => Call::read(*asked, constant.unwrap_or_default()),
            What::Number(name) => Call::number(name),
            What::Cheap { .. } => {
                Err(Error::new(0, words!("{} is no call", "{} não é uma chamada", self.name)))
            }
        }
    }
}

/// Every function, in the order in which they are listed.
pub static FUNCTIONS: LazyLock<Vec<Function>> = LazyLock::new(|| {
    let mut functions = asked();
    functions.extend(invariants::INVARIANTS.iter().map(|row| Function {
        name: row.name.to_string(),
        help: row.help.into(),
        what: What::Cheap { returns: row.returns, find: row.find },
    }));
    add_numbers(&mut functions);
    functions
});

/// The function with a name as queries have it after folding.
pub fn function(name: &str) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|function| function.name == name)
}

fn asked() -> Vec<Function> {
    let rows = [
        ("nimber", Asked::Nimber, "the nimber of a problem on the graph", "o nimber de um problema no grafo"),
        ("winner", Asked::Winner, "who wins a problem on the graph", "quem vence um problema no grafo"),
        ("score", Asked::Score, "the score of a problem on the graph", "a pontuação de um problema no grafo"),
        (
            "solve",
            Asked::Solve,
            "the answer to a problem on the graph, as a record: solve(..)['winner']",
            "a resposta a um problema no grafo, como registro: solve(..)['winner']",
        ),
        (
            "number",
            Asked::Number,
            "a number with keys: number('gcn{convexity=monophonic}', g6)",
            "um número com chaves: number('gcn{convexity=monophonic}', g6)",
        ),
    ];
    let function = |(name, asked, en, pt): (&str, Asked, &'static str, &'static str)| Function {
        name: name.to_string(),
        help: Bilingual { en, pt }.into(),
        what: What::Asked(asked),
    };
    rows.into_iter().map(function).collect()
}

/// The numbers of graphs, of games and plain ones. SQL folds the case of names, so a number that has a second name without
/// capitals is called by that: Gamma_g is grundy_g. Some plain numbers are invariants, which cost less.
fn add_numbers(functions: &mut Vec<Function>) {
    let mut add = |name: &str, library: String, help: Words| {
        let name = name.to_lowercase();
        if NumberName::read(&library).is_ok() && functions.iter().all(|known| known.name != name) {
            functions.push(Function { name, help, what: What::Number(library) });
        }
    };
    for (entry, info) in number_names() {
        let of_graphs = matches!(entry.board, BoardKind::Graph(kind) if kind.tokens == Tokens::None);
        if !of_graphs || !matches!(info.takes, Takes::Board) {
            continue;
        }
        let folds = info.name.chars().any(char::is_uppercase);
        let name = info.also.filter(|_| folds).unwrap_or(info.name);
        add(name, info.name.to_string(), info.help.into());
        let bob = words!("{}; Bob starts", "{}; Bob começa"; info.help);
        add(&format!("{name}_bob"), format!("{}_bob", info.name), bob);
    }
    for info in PLAIN_NUMBERS.iter().filter(|info| matches!(info.takes, PlainArgument::Graph { .. })) {
        let renamed = CAPITALS.iter().find(|(capital, _)| *capital == info.name);
        add(renamed.map_or(info.name, |(_, name)| name), info.name.to_string(), info.help.into());
    }
}

/// Plain numbers whose names mean something else without capitals: the Grundy number and the maximum degree.
const CAPITALS: &[(&str, &str)] = &[("Gamma", "grundy"), ("Delta", "max_degree")];

/// Names that folding would give another meaning, with the function that is meant.
pub fn folded_away(written: &str) -> Option<&'static str> {
    if let Some((_, meant)) = CAPITALS.iter().find(|(capital, _)| *capital == written) {
        return Some(meant);
    }
    let bob = written.strip_suffix("_bob");
    let info = number_names().map(|(_, info)| info).find(|info| info.name == bob.unwrap_or(written))?;
    if !info.name.chars().any(char::is_uppercase) {
        return None;
    }
    let meant = format!("{}{}", info.also?, if bob.is_some() { "_bob" } else { "" });
    function(&meant).map(|function| function.name.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn names_are_different_and_fold_to_themselves() {
        let names: HashSet<&str> = FUNCTIONS.iter().map(|function| function.name.as_str()).collect();
        assert_eq!(names.len(), FUNCTIONS.len());
        assert!(names.iter().all(|name| *name == name.to_lowercase()));
        for name in [
            "chi_g",
            "grundy_g",
            "grundy_cg",
            "chi_cg",
            "gamma_g_bob",
            "cop",
            "capture_time",
            "alpha",
            "gamma",
        ] {
            assert!(names.contains(name), "{name}");
        }
        assert!(!names.contains("cop_bob") && !names.contains("w_g"));
    }

    #[test]
    fn capitals_are_pointed_out() {
        assert_eq!(folded_away("Gamma_g"), Some("grundy_g"));
        assert_eq!(folded_away("Gamma_cg"), Some("grundy_cg"));
        assert_eq!(folded_away("Gamma_g_bob"), Some("grundy_g_bob"));
        assert_eq!((folded_away("Gamma"), folded_away("Delta")), (Some("grundy"), Some("max_degree")));
        assert_eq!(
            (folded_away("gamma_g"), folded_away("gamma"), folded_away("GAMMA_G")),
            (None, None, None)
        );
        assert!(function("grundy").is_some() && function("delta").is_none());
    }

    #[test]
    fn no_function_hides_one_of_sql() {
        let builtin: HashSet<String> = datafusion::functions::all_default_functions()
            .iter()
            .flat_map(|function| [function.name().to_string()].into_iter().chain(function.aliases().to_vec()))
            .collect();
        let hidden: Vec<&str> = FUNCTIONS
            .iter()
            .map(|function| function.name.as_str())
            .filter(|name| builtin.contains(*name))
            .collect();
        assert_eq!(hidden, Vec::<&str>::new());
    }
}
