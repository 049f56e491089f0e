//! A problem as plain data: the game, its terms, its keys and its board.

use super::{Entry, GameRef, Order, Refusal, Turn};
use crate::boards::{Board, GraphBoard, GridBoard, HypergraphBoard, PowerBoard};
use crate::formula::Formula;
use crate::graph::{Graph, Label};
use crate::rules::{Convention, Pile, Player, Terms, Threshold};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// One problem: a game on a board, before the first move. Labels are part of the terms.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Problem {
    /// The game.
    pub entry: GameRef,
    /// Convention, who is next, passing and labels.
    pub terms: Terms,
    /// Who began, as `first` says: not the player who is next where the board already has stones of one turn.
    pub began: Player,
    /// The game's own keys; those that are left out have their default value.
    pub keys: BTreeMap<&'static str, String>,
    /// Elements chosen before play, as written.
    pub start: Vec<String>,
    /// The board that the game is played on.
    pub board: Board,
}

impl Problem {
    /// The score game of a problem with a threshold, and the threshold.
    pub fn scored(&self) -> Option<(Problem, Threshold)> {
        let threshold = self.terms.threshold?;
        let mut scored = self.clone();
        scored.terms.threshold = None;
        scored.terms.convention = Convention::Score;
        Some((scored, threshold))
    }

    /// The same problem on another board.
    pub(crate) fn on_board(&self, board: Board) -> Problem {
        Problem { board, ..self.clone() }
    }

    /// The same problem with these elements chosen before play.
    pub(crate) fn begun(&self, start: Vec<String>) -> Problem {
        Problem { start, ..self.clone() }
    }

    /// Who moves first, and whether the rules say so.
    pub fn turn(&self) -> Turn {
        match self.entry.order {
            Order::Free => Turn::Free(self.began),
            Order::Fixed(first) => Turn::Fixed(first(self)),
            Order::Depends(turn) => turn(self),
        }
    }

    /// The player who wins if the one who starts does, or does not.
    pub fn winner(&self, first_wins: bool) -> Player {
        if first_wins { self.terms.first } else { self.terms.first.other() }
    }

    /// Whether the rules fix who moves first.
    pub fn is_order_fixed(&self) -> bool {
        matches!(self.turn(), Turn::Fixed(_))
    }

    /// The value of one of the game's own keys, if the game has it.
    pub fn get(&self, name: &str) -> Option<&str> {
        let declared = self.entry.key(name)?;
        Some(self.keys.get(name).map_or(declared.default, String::as_str))
    }

    /// The value of a key that the game declares. Tests fail on any other.
    pub(crate) fn key(&self, name: &str) -> &str {
        let value = self.get(name);
        debug_assert!(value.is_some(), "{} has no key {name}", self.entry.id);
        value.unwrap_or("")
    }

    /// The value of a key that the game declares, and whose values are numbers. Tests fail on any other.
    pub(crate) fn number(&self, name: &str) -> u64 {
        let value = self.key(name).parse();
        debug_assert!(value.is_ok(), "{} of {} is {}, not a number", name, self.entry.id, self.key(name));
        value.unwrap_or(0)
    }

    /// The graph that the game is played on, if it is played on one.
    pub fn as_graph(&self) -> Option<&Graph> {
        match &self.board {
            Board::Graph(board) => Some(&board.graph),
            _ => None,
        }
    }

    /// The graph of a graph game.
    pub(crate) fn graph(&self) -> &Graph {
        match &self.board {
            Board::Graph(board) => &board.graph,
            _ => unreachable!("{} is not played on a graph", self.entry.id),
        }
    }

    /// The graph of a graph game and the one vertex named after it.
    pub fn graph_and_token(&self) -> Option<(&Graph, usize)> {
        match &self.board {
            Board::Graph(GraphBoard { graph, tokens, .. }) if tokens.len() == 1 => Some((graph, tokens[0])),
            _ => None,
        }
    }

    /// The same for a game that requires a vertex.
    pub fn token(&self) -> Result<(&Graph, usize), Refusal> {
        self.graph_and_token().ok_or_else(|| self.entry.board.expected())
    }

    /// The formula that the game is played on, if it is played on one.
    pub fn as_formula(&self) -> Option<&Formula> {
        match &self.board {
            Board::Formula(formula) => Some(formula),
            _ => None,
        }
    }

    /// The formula of a formula game.
    pub(crate) fn formula(&self) -> &Formula {
        match &self.board {
            Board::Formula(formula) => formula,
            _ => unreachable!("{} is not played on a formula", self.entry.id),
        }
    }

    /// The heaps of a heap game.
    pub fn heaps(&self) -> Result<&[u64], Refusal> {
        self.as_kind(|board| if let Board::Heaps(heaps) = board { Some(&heaps[..]) } else { None })
    }

    /// The heaps and bags of a game on both.
    pub fn bags(&self) -> Result<&[Pile], Refusal> {
        self.as_kind(|board| if let Board::Bags(piles) = board { Some(&piles[..]) } else { None })
    }

    /// The stacks of a game on stacks.
    pub fn stacks(&self) -> Result<&[Vec<Label>], Refusal> {
        self.as_kind(|board| if let Board::Stacks(stacks) = board { Some(&stacks[..]) } else { None })
    }

    /// The points of a game on points, each by its row and column.
    pub fn points(&self) -> Result<&[(u64, u64)], Refusal> {
        self.as_kind(|board| if let Board::Points(points) = board { Some(&points[..]) } else { None })
    }

    /// The cells of a game on a row, and whether each is marked.
    pub fn row(&self) -> Result<&[bool], Refusal> {
        self.as_kind(|board| if let Board::Row(row) = board { Some(&row[..]) } else { None })
    }

    /// The board of a game on a grid.
    pub fn grid(&self) -> Result<&GridBoard, Refusal> {
        self.as_kind(|board| if let Board::Grid(grid) = board { Some(grid) } else { None })
    }

    /// The side and the dimension of a game on a cube.
    pub fn power(&self) -> Result<&PowerBoard, Refusal> {
        self.as_kind(|board| if let Board::Power(power) = board { Some(power) } else { None })
    }

    /// The sets of a game on a hypergraph.
    pub fn hypergraph(&self) -> Result<&HypergraphBoard, Refusal> {
        self.as_kind(|board| if let Board::Hypergraph(sets) = board { Some(sets) } else { None })
    }

    /// The board as the kind that the game expects. Problems read from a text always have it; problems built by a
    /// program may not.
    fn as_kind<'a, T: ?Sized>(&'a self, read: fn(&'a Board) -> Option<&'a T>) -> Result<&'a T, Refusal> {
        read(&self.board).ok_or_else(|| self.entry.board.expected())
    }

    /// The same problem with vertices that go by their numbers; other keys than `start` stay as they are.
    pub fn numbered(&self) -> Problem {
        let Board::Graph(GraphBoard { graph, tokens, .. }) = &self.board else { return self.clone() };
        if graph.names().is_empty() {
            return self.clone();
        }
        let start = self.start.iter().map(|text| graph.names().numbered(text)).collect();
        let board = GraphBoard::new(graph.clone().with_names([])).with_tokens(tokens.clone());
        Problem { start, ..self.on_board(Board::Graph(board)) }
    }

    /// The vertices in `start`.
    pub fn start_vertices(&self) -> Result<Vec<usize>, Refusal> {
        self.start.iter().map(|text| self.vertex("start", text)).collect()
    }

    /// The vertex that a part of a key names.
    pub(crate) fn vertex(&self, key: &'static str, text: &str) -> Result<usize, Refusal> {
        let graph = self.graph();
        let refusal =
            || Refusal::key(key, words!("'{text}': {}", "'{text}': {}"; graph.expected_vertex(text)));
        graph.read_vertex(text).ok_or_else(refusal)
    }
}

/// The canonical text: keys that have their default value are left out, the others come in a fixed order.
impl Problem {
    /// The board as written in the text, with its labels and marks.
    pub fn instance(&self) -> String {
        self.entry.board.write(&self.board, self.terms.labels.as_deref())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = if self.is_order_fixed() { Player::Alice } else { self.began };
        write_game(f, &self.entry, &Terms { first, ..self.terms.clone() }, &self.keys, &self.start)?;
        write!(f, ":{}", self.instance())
    }
}

/// Writes the game and its keys, omitting those that have their default value.
pub(super) fn write_game(
    f: &mut fmt::Formatter<'_>,
    entry: &Entry,
    terms: &Terms,
    own: &BTreeMap<&'static str, String>,
    start: &[String],
) -> fmt::Result {
    let mut keys = Vec::new();
    if terms.convention != entry.default_convention() && terms.threshold.is_none() {
        keys.push(format!("convention={}", terms.convention.id()));
    }
    if terms.first != Player::Alice && !matches!(entry.order, Order::Fixed(_)) {
        keys.push(format!("first={}", terms.first.id()));
    }
    if let Some(who) = terms.pass {
        keys.push(format!("pass={}", who.id()));
    }
    for info in entry.keys {
        if let Some(value) = own.get(info.name).filter(|value| *value != info.default) {
            let listed = value.contains([',', '}']);
            keys.push(if listed {
                format!("{}=({value})", info.name)
            } else {
                format!("{}={value}", info.name)
            });
        }
    }
    if let Some((key, score)) = terms.threshold.map(Threshold::key) {
        keys.push(format!("{key}={score}"));
    }
    if !start.is_empty() {
        keys.push(format!("start={}", start.join(";")));
    }
    f.write_str(entry.id)?;
    if keys.is_empty() { Ok(()) } else { write!(f, "{{{}}}", keys.join(",")) }
}

/// Problems are equal if their texts are.
impl PartialEq for Problem {
    fn eq(&self, other: &Problem) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Problem {}

/// As a field of a record a problem is its canonical text.
impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use crate::ask::Question;

    fn read<T>(ask: impl FnOnce(&super::Problem) -> T) -> T {
        let question = Question::read("coloring{colors=2}:P3").expect("a problem");
        ask(question.single().expect("one problem"))
    }

    #[test]
    fn declared_keys_are_read() {
        assert_eq!(read(|problem| problem.number("colors")), 2);
        assert_eq!(read(|problem| problem.key("at-least").to_string()), "all");
        assert!(read(|problem| problem.get("colours").is_none()));
    }

    #[test]
    #[should_panic(expected = "coloring has no key colours")]
    fn a_mistyped_key_fails() {
        read(|problem| problem.number("colours"));
    }

    #[test]
    #[should_panic(expected = "not a number")]
    fn a_key_that_is_no_number_fails() {
        read(|problem| problem.number("at-least"));
    }
}
