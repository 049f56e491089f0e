//! The numbers of a board: those of its game and, if it is a graph, those that are defined without play.

use super::super::plain::{PLAIN_NUMBERS, PlainArgument, PlainNumber};
use super::name::{check_keys, full_name, read_name, refused};
use super::played::Asked;
use super::{Error, NumberAnswer, Options, number_of};
use crate::games::{Board, BoardKind, Found, GraphBoard, GraphKind, KeyInfo, NumberInfo, Order};
use crate::games::{Over, Problem, Takes, Tokens};
use crate::graph::Graph;
use crate::rules::{Player, Words};

/// A number that a board has.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BoardNumber {
    /// The name by which [`number_of_board`] knows it.
    pub name: String,
    /// What the number is.
    pub help: Words,
    /// Whether it is a number of the game; otherwise it is defined without play.
    pub played: bool,
    /// The keys that may be given with the name.
    pub keys: Vec<&'static KeyInfo>,
}

/// Every number that the board of a problem has: those of its game, with Alice and, where either may start, with Bob
/// first; then the plain ones of graphs.
///
/// ```
/// use grundy::{ask::board_numbers, games::Problem, graph::families::path};
///
/// let names: Vec<String> =
///     board_numbers(&Problem::new("kayles", path(4)).unwrap()).into_iter().map(|number| number.name).collect();
/// assert!(names.starts_with(&["alpha_g".into(), "alpha_g'".into()]) && names.contains(&"chi".into()));
/// ```
pub fn board_numbers(problem: &Problem) -> Vec<BoardNumber> {
    let own = problem.entry.numbers.iter().filter(|info| fits(info, problem));
    let played = own.flat_map(|info| {
        let starters: &[bool] = if is_free(problem) { &[false, true] } else { &[false] };
        starters.iter().map(move |&bob| of_game(problem, info, bob))
    });
    let plain =
        PLAIN_NUMBERS.iter().filter(|info| graph_for(info, problem).is_some()).map(|info| BoardNumber {
            name: info.name.to_string(),
            help: info.help.into(),
            played: false,
            keys: info.keys.iter().collect(),
        });
    played.chain(plain).collect()
}

/// The number with this name, and keys in braces, of the board of a problem. A number of its game is on the terms of the
/// problem, but with Alice first unless the name ends in ' or _bob, where either may start.
///
/// ```
/// use grundy::{ask::number_of_board, games::Problem, graph::families::path};
///
/// let board = Problem::new("cops-and-robber", path(5)).unwrap();
/// let number = |name: &str| number_of_board(name, &board, &Default::default()).unwrap().number;
/// assert_eq!((number("cop"), number("capture_time{k=2}"), number("diam")), (Some(1), Some(1), Some(4)));
/// ```
pub fn number_of_board(name: &str, problem: &Problem, options: &Options) -> Result<NumberAnswer, Error> {
    let (base, keys) = read_name(name)?;
    if let Some(info) = PLAIN_NUMBERS.iter().find(|info| info.name == base) {
        let Some(graph) = graph_for(info, problem) else { return Err(has_none(base)) };
        return info.of(&graph_text(graph), info.read_keys(&keys)?, options);
    }
    let plain = base.strip_suffix('\'').or_else(|| base.strip_suffix("_bob"));
    let bob = plain.is_some();
    let plain = plain.unwrap_or(base);
    let Some(info) = problem.entry.numbers.iter().find(|info| info.is_called(plain)) else {
        // The error says which game the number belongs to.
        return number_of(plain, problem, options);
    };
    if let Takes::Number { .. } = info.takes {
        return number_of(plain, problem, options);
    }
    check_keys(info, bob, &keys)?;
    let mut problem = problem.with("convention", info.convention.id()).map_err(refused)?;
    if bob || is_free(&problem) {
        let first = if bob { Player::Bob } else { Player::Alice };
        problem = problem.with("first", first.id()).map_err(refused)?;
    }
    for key in &keys {
        problem = problem.with(&key.name, &key.value).map_err(refused)?;
    }
    Asked::of_problem(*info, full_name(plain, bob), problem, options)?.answer()
}

/// Whether a number of the game is about the board, on the terms of the problem.
fn fits(info: &NumberInfo, problem: &Problem) -> bool {
    let set = info.keys.iter().all(|(key, value)| problem.get(key) == Some(value));
    set && !matches!(info.takes, Takes::Number { .. })
        && problem.with("convention", info.convention.id()).is_ok()
}

/// Whether either player may start.
fn is_free(problem: &Problem) -> bool {
    matches!(problem.entry.order, Order::Free)
}

fn of_game(problem: &Problem, info: &NumberInfo, bob: bool) -> BoardNumber {
    let help = match bob {
        true => words!("{}; Bob starts", "{}; Bob começa"; info.help),
        false => info.help.into(),
    };
    // A length of play is for the least number with which a player wins, unless a number is given.
    let varied = match &info.found {
        Found::Length(length) => match length.range.over {
            Over::Key(key) => problem.entry.key(key),
            Over::Written { .. } | Over::Board { .. } => None,
        },
        Found::Score | Found::Least(_) | Found::Greatest(_) => None,
    };
    BoardNumber { name: full_name(info.name, bob), help, played: true, keys: varied.into_iter().collect() }
}

/// The graph of the problem, if the number is defined for it.
fn graph_for<'a>(info: &PlainNumber, problem: &'a Problem) -> Option<&'a Graph> {
    let PlainArgument::Graph { arcs } = info.takes else { return None };
    problem.as_graph().filter(|graph| arcs || graph.edges().iter().all(|edge| !edge.directed))
}

/// A graph as an argument.
pub fn graph_text(graph: &Graph) -> String {
    let kind = BoardKind::Graph(GraphKind { arcs: true, labelled: None, tokens: Tokens::None });
    kind.write(&Board::Graph(GraphBoard::new(graph.clone())), None)
}

fn has_none(name: &str) -> Error {
    Error::new(
        0,
        words!("{name} is a number of graphs without arcs", "{name} é um número de grafos sem arcos"),
    )
}
