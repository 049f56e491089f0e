//! Calls whose cost is that of solving games, with their constants read once.

use super::value::{RECORD, Type, Value};
use crate::generate::MOST;
use grundy::ask::{Error, NumberName, Options, Question, Status, Wants};
use grundy::solve::StopReason;
use grundy::text::Words;

/// A number of a graph, or what a game on it is asked for.
pub struct Call {
    what: What,
}

enum What {
    Number(NumberName),
    /// A field of the answer to a problem that is given without its instance.
    Field(Asked, String),
    /// A function that fails on one graph.
    #[cfg(test)]
    Fails(String),
}

/// What a function of a problem and a graph asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    Number,
    Nimber,
    Winner,
    Score,
    Solve,
}

/// What was found, and why it is not more.
#[derive(Debug)]
pub struct Found {
    pub value: Value,
    pub missing: Option<Missing>,
}

/// Why a value is null although it exists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Missing {
    /// A limit was met.
    Stopped(StopReason),
    /// The game is not played on this graph.
    Refused(Words),
}

impl Asked {
    /// The type of what is found.
    pub fn returns(self) -> Type {
        match self {
            Asked::Number | Asked::Nimber | Asked::Score => Type::Int,
            Asked::Winner => Type::Text,
            Asked::Solve => Type::Record,
        }
    }

    fn wants(self) -> Option<Wants> {
        let none = Wants::default();
        match self {
            Asked::Nimber => Some(Wants { nimber: true, ..none }),
            Asked::Winner => Some(Wants { winner: true, ..none }),
            Asked::Score => Some(Wants { score: true, ..none }),
            Asked::Number | Asked::Solve => None,
        }
    }
}

/// What stands for the graph within a problem, as in `kayles:%[ABA]`. Without it the graph follows the problem.
const GRAPH: char = '%';

/// Graphs on which a problem text is tried out: a game need not be played on all of them, and labels fit one size only.
fn trials() -> impl Iterator<Item = String> {
    let sizes = (1..=MOST).map(|n| format!("P{n}"));
    ["K1", "P4", "K3"].into_iter().map(String::from).chain(sizes)
}

/// A problem on a graph.
pub fn on_graph(problem: &str, graph: &str) -> String {
    match problem.contains(GRAPH) {
        true => problem.replace(GRAPH, &format!("({graph})")),
        false => format!("{problem}:{graph}"),
    }
}

impl Call {
    /// The number with this name and these keys.
    pub fn number(name: &str) -> Result<Call, Error> {
        Ok(Call { what: What::Number(NumberName::read(name)?) })
    }

    /// A question with its constant: the name of a number, or a problem without its instance.
    pub fn read(asked: Asked, constant: &str) -> Result<Call, Error> {
        if asked == Asked::Number {
            return Call::number(constant);
        }
        let call = Call { what: What::Field(asked, constant.to_string()) };
        let mut first = None;
        for graph in trials() {
            let Err(error) = Question::read(&on_graph(constant, &graph)) else { return Ok(call) };
            first.get_or_insert(error);
        }
        let placed = |error: Error| Error::new(place_in(constant, error.at), error.message);
        first.map_or(Ok(call), |error| Err(placed(error)))
    }

    /// A call that fails on one graph.
    #[cfg(test)]
    pub fn failing_on(g6: &str) -> Call {
        Call { what: What::Fails(g6.to_string()) }
    }

    /// What it finds for a graph.
    pub fn find(&self, g6: &str, options: &Options) -> Found {
        let found = match &self.what {
            What::Number(name) => number(name, g6, options),
            What::Field(asked, problem) => field(*asked, problem, g6, options),
            #[cfg(test)]
            What::Fails(graph) => {
                assert!(graph != g6, "a broken function");
                Ok(Found { value: Value::Int(1), missing: None })
            }
        };
        found.unwrap_or_else(|error| {
            let missing = match error.too_large {
                true => Missing::Stopped(StopReason::Size),
                false => Missing::Refused(error.message),
            };
            Found { value: Value::Null, missing: Some(missing) }
        })
    }
}

/// A place in the text of a first trial as a place in the problem.
fn place_in(problem: &str, at: usize) -> usize {
    let longer = "(K1)".len() - GRAPH.len_utf8();
    let place = match problem.find(GRAPH) {
        Some(graph) if at > graph => at.saturating_sub(longer).max(graph),
        _ => at,
    };
    place.min(problem.len())
}

fn number(name: &NumberName, g6: &str, options: &Options) -> Result<Found, Error> {
    let answer = name.of(&format!("g6:{g6}"), options)?;
    let missing = answer.stopped_by().map(Missing::Stopped);
    Ok(Found { value: Value::of_int(answer.number), missing })
}

fn field(asked: Asked, problem: &str, g6: &str, options: &Options) -> Result<Found, Error> {
    let options = Options { wants: asked.wants(), ..options.clone() };
    let answer = Question::read(&on_graph(problem, &format!("g6:{g6}")))?.solve(&options)?;
    let nimber = Value::of_int(answer.nimber.and_then(|nimber| i64::try_from(nimber).ok()));
    let winner = Value::of_text(answer.winner.map(|winner| winner.id()));
    let value = match asked {
        Asked::Nimber | Asked::Number => nimber,
        Asked::Winner => winner,
        Asked::Score => Value::of_int(answer.score),
        Asked::Solve => {
            let solved = if answer.status == Status::Solved { "solved" } else { "stopped" };
            let fields = vec![
                Value::Text(solved.into()),
                winner,
                Value::of_text(answer.class.map(|class| class.id())),
                nimber,
                Value::of_text(answer.value),
                Value::of_fraction(answer.mean.as_deref()),
                Value::of_fraction(answer.temperature.as_deref()),
                Value::of_int(answer.score),
                Value::of_int(answer.remoteness.map(i64::from)),
                Value::Text(answer.engine.to_string()),
            ];
            debug_assert_eq!(fields.len(), RECORD.len());
            Value::Record(fields)
        }
    };
    let stopped = answer.stopped_by.filter(|_| value == Value::Null || asked == Asked::Solve);
    Ok(Found { value, missing: stopped.map(Missing::Stopped) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(asked: Asked, constant: &str, g6: &str) -> Value {
        let found = Call::read(asked, constant).unwrap().find(g6, &Options::default());
        assert_eq!(found.missing, None);
        found.value
    }

    /// `Dhc` is the cycle on five vertices, `Ch` the path on four.
    #[test]
    fn answers_are_those_of_the_library() {
        assert_eq!(find(Asked::Number, "chi_g", "Ch"), Value::Int(3));
        assert_eq!(find(Asked::Number, "cop", "Dhc"), Value::Int(2));
        assert_eq!(find(Asked::Nimber, "kayles", "Ch"), Value::Int(0));
        assert_eq!(find(Asked::Winner, "coloring{colors=3}", "Ch"), Value::Text("alice".into()));
        assert_eq!(find(Asked::Score, "domination{convention=score}", "Dhc"), Value::Int(3));
        let Value::Record(fields) = find(Asked::Solve, "kayles", "Ch") else { panic!("a record") };
        assert_eq!(
            fields[..4].to_vec(),
            ["solved", "bob", "P"]
                .map(|text| Value::Text(text.into()))
                .into_iter()
                .chain([Value::Int(0)])
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn wrong_constants_are_placed() {
        let at = |asked, constant: &str| Call::read(asked, constant).err().map(|error| error.at);
        assert_eq!(at(Asked::Nimber, "kayels"), Some(0));
        assert_eq!(at(Asked::Winner, "coloring{colours=3}"), Some(9));
        assert_eq!(at(Asked::Number, "gcn{convexity=round}"), Some(14));
        assert!(at(Asked::Nimber, "nim").is_some());
        assert!(at(Asked::Winner, "copies{h=(@(/etc/passwd))}").is_some());
        assert_eq!(at(Asked::Nimber, "kayles:%[ABX]"), Some(11));
        assert_eq!(at(Asked::Nimber, "kayles:%+"), Some(9));
    }

    /// The path on three vertices with one letter per vertex, and its disjoint union with an edge.
    #[test]
    fn the_graph_stands_where_the_problem_says() {
        let Value::Record(fields) = find(Asked::Solve, "kayles:%[AAB]", "BW") else { panic!("a record") };
        let direct = Question::read("kayles:(g6:BW)[AAB]").unwrap().solve(&Options::default()).unwrap();
        assert_eq!(fields[4], Value::of_text(direct.value));
        assert_eq!(fields[6], Value::of_fraction(direct.temperature.as_deref()));
        assert_eq!(find(Asked::Nimber, "kayles:%+P2", "BW"), find(Asked::Nimber, "kayles:P2+%", "BW"));
        let refused = Call::read(Asked::Solve, "kayles:%[AAB]").unwrap().find("A_", &Options::default());
        assert!(matches!(refused.missing, Some(Missing::Refused(_))), "{refused:?}");
    }

    #[test]
    fn limits_are_reported() {
        let mut options = Options::default();
        options.limits.time = Some(std::time::Duration::ZERO);
        options.theorems = false;
        let call = Call::read(Asked::Nimber, "kayles").unwrap();
        // The graph of Petersen.
        let found = call.find("IsP@OkWHG", &options);
        assert_eq!(found.value, Value::Null);
        assert_eq!(found.missing, Some(Missing::Stopped(StopReason::Time)));
    }
}
