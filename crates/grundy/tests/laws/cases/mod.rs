//! Cases for every game of the registry, made from its entry in the registry, and the comparison of answers with
//! those of the oracle.

use crate::naive::boards::{self, Dice};
use crate::naive::{Alice, Board, Bob, Case, Convention, Objective, Score, knows, knows_key, random_start};
use crate::naive::{drawn as naive_drawn, formulas, positional as naive_positional, pursuit};
use grundy::ask::{Options, Wants, solve};
use grundy::games::{
    BoardKind, Entry, GAMES, GraphKind, GridKind, KeyInfo, MultigraphKind, Order, Tokens, Values,
};
use grundy::graph::Labelled;
use grundy::solve::Limits;
use serde_json::Value;
use std::collections::HashMap;

mod positional;
pub use positional::{FEW_ELEMENTS, is_positional};
use positional::{drawn, fitting, positional_boards, positional_conventions, positional_keys};

/// The fields that must not depend on names, switches or threads.
pub const INVARIANTS: [&str; 7] = ["winner", "class", "nimber", "loopy", "score", "remoteness", "depth"];

/// The fields that the oracle computes.
pub const FIELDS: [&str; 9] =
    ["winner", "class", "nimber", "loopy", "score", "remoteness", "moves", "best", "depth"];

/// Puzzles for one player, which have tests of their own.
pub const PUZZLES: [&str; 1] = ["soldiers"];

/// The games of one share of the registry, so that tests run in parallel; fails for games without an oracle.
pub fn share(part: usize, parts: usize) -> Vec<&'static Entry> {
    let games = GAMES.iter().filter(|entry| !PUZZLES.contains(&entry.id));
    let entries = games.enumerate().filter(|(i, _)| i % parts == part);
    entries.map(|(_, &entry)| known(entry)).collect()
}

/// Every game of the registry; fails for games without an oracle.
pub fn all_games() -> Vec<&'static Entry> {
    share(0, 1)
}

fn known(entry: &'static Entry) -> &'static Entry {
    assert!(knows(entry.id), "add {} to tests/laws/naive", entry.id);
    for key in entry.keys {
        assert!(knows_key(key.name), "add key {} of {} to tests/laws/naive", key.name, entry.id);
    }
    entry
}

pub type Keys = Vec<(&'static str, String)>;

/// Every combination of values of the game's own keys that go together; only a few small ones of numbers.
pub fn all_keys(entry: &'static Entry) -> Vec<Keys> {
    if is_positional(entry) {
        return positional_keys(entry);
    }
    if pursuit::GAMES.contains(&entry.id) {
        return pursuit::all_keys(entry.id);
    }
    let mut all: Vec<Keys> = vec![Vec::new()];
    // Owners of variables are dealt to each formula.
    for key in entry.keys.iter().filter(|key| !["alice", "bob", "true"].contains(&key.name)) {
        let values = values(key);
        let longer = |keys: &Keys| -> Vec<Keys> {
            values.iter().map(|value| [&keys[..], &[(key.name, value.clone())]].concat()).collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// The values of a key.
fn values(key: &KeyInfo) -> Vec<String> {
    match key.values {
        Values::OneOf(names) => names.iter().map(|name| name.id.to_string()).collect(),
        Values::Written { examples, .. } => examples.iter().map(|text| text.to_string()).collect(),
        Values::Number { least, greatest } => {
            // Each colour multiplies the positions.
            let more = match key.name {
                "colors" => 2,
                _ => 3,
            };
            (least..=greatest.min(least + more)).map(|value| value.to_string()).collect()
        }
    }
}

/// Keys and boards together: every combination, or `count` of them where there are too many.
pub fn combinations(
    entry: &'static Entry,
    boards: &[Board],
    count: usize,
    dice: &mut Dice,
) -> Vec<(Keys, Board)> {
    let all = all_keys(entry);
    if is_positional(entry) {
        return drawn(&all, boards, count, dice);
    }
    all.iter().flat_map(|keys| boards.iter().map(|board| (keys.clone(), board.clone()))).collect()
}

pub fn conventions(entry: &Entry) -> Vec<Convention> {
    entry.conventions.iter().map(|convention| Convention::from_id(convention.id())).collect()
}

/// The conventions that go with some values of keys.
pub fn conventions_with(entry: &Entry, keys: &Keys) -> Vec<Convention> {
    if is_positional(entry) { positional_conventions(keys) } else { conventions(entry) }
}

/// The small boards of a game: all graphs with at most `all_to` vertices, and some with more.
pub fn boards_for(entry: &'static Entry, all_to: usize, dice: &mut Dice) -> Vec<Board> {
    if is_positional(entry) {
        return positional_boards(entry, all_to, dice);
    }
    let (arcs, tokens) = match entry.board {
        BoardKind::Heaps(_) if entry.id == "pins" => {
            return (0..=9).map(|n| Board::Heaps(vec![n])).collect();
        }
        BoardKind::Heaps(kind) => return heap_lists(kind.least, kind.most, 7, entry.keys.is_empty()),
        BoardKind::Bags(_) => return boards::bags(40, dice),
        BoardKind::Grid(GridKind { cells: true }) => return boards::squares(3, 60, dice),
        BoardKind::Points(_) => return boards::points(5, 3, 50, dice),
        BoardKind::Row(_) => return boards::rows(6, 20, dice),
        BoardKind::Multigraph(MultigraphKind { token }) => return boards::weighted(7, token, 60, dice),
        BoardKind::Grid(GridKind { cells: false }) if naive_drawn::GAMES.contains(&entry.id) => {
            let sizes = [(1, 1), (1, 2), (2, 1), (2, 2)];
            return sizes.map(|(rows, columns)| Board::Grid { rows, columns }).to_vec();
        }
        BoardKind::Grid(GridKind { cells: false }) => {
            let sizes = (1..=3).flat_map(|rows| (1..=3).map(move |columns| (rows, columns)));
            return sizes.map(|(rows, columns)| Board::Grid { rows, columns }).collect();
        }
        BoardKind::Stacks(_) => return boards::stacks(4, 60, dice),
        BoardKind::Value(_) => return boards::values(4, 60, dice),
        BoardKind::Formula(shape) => {
            return formulas::random_formulas(shape.positive, shape.clause_length, 60, dice);
        }
        BoardKind::Graph(GraphKind { arcs, tokens, .. }) => (arcs, tokens),
        #[allow(unreachable_patterns)]
        other => panic!("add boards of kind {other:?} to tests/cases"),
    };
    // There must be a vertex for the cops.
    let least = usize::from(pursuit::GAMES.contains(&entry.id));
    let mut all: Vec<Board> = (least..=all_to).flat_map(boards::graphs).collect();
    all = all.iter().map(|board| boards::relabelled(board, dice)).collect();
    all.extend((0..6).map(|i| boards::random_graph(5 + i % 2, dice)));
    all.extend((0..3).map(|i| boards::random_multigraph(2 + i, dice)));
    if on_lines(entry) {
        all.extend((0..20).map(|i| boards::random_multigraph(2 + i % 4, dice)));
    }
    if arcs {
        all.extend((0..8).map(|i| boards::random_mixed(3 + i % 3, dice)));
    }
    all.iter().flat_map(|board| with_tokens(board, tokens, dice)).collect()
}

/// Small heaps, as many as the game takes: smaller ones if the game has keys, whose values multiply the cases.
fn heap_lists(least: usize, most: Option<usize>, total: usize, plain: bool) -> Vec<Board> {
    let total = if plain { total } else { total - 2 };
    let most = most.unwrap_or(usize::MAX);
    let mut all: Vec<Board> = (0..=total).flat_map(|total| boards::heaps(total, most.min(4))).collect();
    if most == 2 {
        all.extend((0..=total).flat_map(|a| (0..=total).map(move |b| Board::Heaps(vec![a, b]))));
    }
    all.retain(|board| matches!(board, Board::Heaps(heaps) if heaps.len() >= least && heaps.len() <= most));
    all
}

/// Whether a game counts loops and parallel edges.
fn on_lines(entry: &Entry) -> bool {
    matches!(entry.board, BoardKind::Graph(GraphKind { labelled: Some(Labelled::Lines), .. }))
}

/// The board with its token on a few vertices; where several are allowed, a few times with one to three tokens;
/// the board itself if it takes none.
pub fn with_tokens(board: &Board, tokens: Tokens, dice: &mut Dice) -> Vec<Board> {
    let Board::Graph { n, edges, .. } = board else { return Vec::new() };
    let place = |tokens: Vec<usize>| Board::Graph { n: *n, edges: edges.clone(), tokens };
    let first: Vec<usize> = dice.permutation(*n).into_iter().take(4).collect();
    match tokens {
        Tokens::None => vec![board.clone()],
        Tokens::One => first.into_iter().map(|v| place(vec![v])).collect(),
        Tokens::Several => {
            let mut more = |(i, v): (usize, usize)| {
                (0..i % 3).fold(vec![v], |at, _| [at, vec![dice.below(*n)]].concat())
            };
            first.into_iter().enumerate().map(|token| place(more(token))).collect()
        }
        #[allow(unreachable_patterns)]
        other => panic!("add {other:?} to tests/cases"),
    }
}

/// The board with the tokens that the game asks for; none if the game cannot be played on it or the oracle would need
/// too long.
pub fn playable_board(entry: &'static Entry, board: &Board, dice: &mut Dice) -> Option<Board> {
    let BoardKind::Graph(GraphKind { tokens, .. }) = entry.board else { return None };
    match is_positional(entry) {
        true => fitting(entry, board, dice),
        false => Some(with_tokens(board, tokens, dice).remove(0)),
    }
}

/// Whether the game takes labels after the board, and start sets in its keys.
fn labelled(entry: &Entry) -> bool {
    matches!(entry.board, BoardKind::Graph(GraphKind { labelled: Some(_), .. })) && !is_positional(entry)
}

/// One problem on a board, with some modifiers: `kind` runs from 0 (plain) to `KINDS` - 1.
pub fn variant(entry: &'static Entry, board: &Board, keys: &Keys, kind: usize, dice: &mut Dice) -> Case {
    let mut case = Case::new(entry.id, board.clone()).with(|c| c.keys = keys.clone());
    if let (Board::Graph { edges, .. }, true) = (&mut case.board, on_lines(entry)) {
        edges.truncate(MOST_LINES);
    }
    if pursuit::GAMES.contains(&entry.id) {
        pursuit::fit(&mut case);
    }
    let elements = case.elements();
    if let (Board::Formula { variables, .. }, Some(_)) = (board, entry.key("alice")) {
        case.keys = formulas::random_owners(*variables, dice);
    }
    case.first = if kind == 1 || kind > 1 && dice.coin() { Bob } else { Alice };
    if kind == 2 || kind == 6 {
        case.pass = Some(if dice.coin() { Alice } else { Bob });
    }
    if (kind == 3 || kind >= 5) && labelled(entry) && elements > 0 {
        case.labels = Some(dice.labels(elements));
    }
    // On larger boards of positional games plays are too many for the oracle, except the plain ones.
    let many = is_positional(entry) && kind > 0 && naive_positional::elements(&case) > FEW_ELEMENTS;
    let drawn = naive_drawn::GAMES.contains(&entry.id);
    if (kind == 4 || kind >= 5 || many || drawn) && entry.start.is_some() {
        case.start = match board {
            _ if drawn => naive_drawn::random_start(&case, FEW_ELEMENTS, dice),
            Board::Formula { variables, .. } => formulas::random_start(*variables, dice),
            Board::Graph { n: 1.., .. } if pursuit::GAMES.contains(&entry.id) => {
                pursuit::random_start(&case, dice)
            }
            _ if is_positional(entry) => naive_positional::random_start(&case, FEW_ELEMENTS, dice),
            _ if colours(entry) => random_start(&case, dice),
            _ => dice.subset(elements, 3),
        };
    }
    if matches!(entry.order, Order::Fixed(_)) || naive_positional::fixed_order(&case) {
        (case.first, case.pass) = (Alice, None);
    }
    case
}

/// Whether vertices are coloured, so that start sets must be colourings.
pub fn colours(entry: &Entry) -> bool {
    let others = pursuit::GAMES.contains(&entry.id) || is_positional(entry);
    let on_graph = matches!(entry.board, BoardKind::Graph(_)) && !others;
    on_graph && entry.conventions.contains(&grundy::rules::Convention::Objective)
}

/// Where every set of lines may come up, more are too many for the oracle.
const MOST_LINES: usize = 9;

/// Plain, Bob first, passing, labels, a start set, labels and a start set, all of these.
pub const KINDS: usize = 7;

/// A random case of a game.
pub fn random_case(entry: &'static Entry, boards: &[Board], dice: &mut Dice) -> Case {
    let keys = dice.pick(&all_keys(entry)).clone();
    let kind = dice.below(KINDS);
    let convention = *dice.pick(&conventions_with(entry, &keys));
    variant(entry, dice.pick(boards), &keys, kind, dice).with(|c| c.convention = convention)
}

/// Options that ask for everything, on one thread, with a small table.
pub fn everything() -> Options {
    let limits = Limits { memory: 1 << 20, ..Limits::default() };
    Options { wants: Some(Wants::all()), threads: 1, limits, ..Options::default() }
}

/// The program's answer as JSON, moves and best moves sorted by their texts.
pub fn answer(text: &str, options: &Options) -> Value {
    let answer = solve(text, options).unwrap_or_else(|error| panic!("{text}: refused: {error}"));
    let mut answer = serde_json::to_value(&answer).unwrap();
    assert_eq!(answer["status"], "solved", "{text}");
    if let Some(moves) = answer["moves"].as_array_mut() {
        moves.sort_by_key(|m| m["move"].as_str().unwrap().to_string());
    }
    if let Some(best) = answer["best"].as_array_mut() {
        best.sort_by_key(|m| m.as_str().unwrap().to_string());
    }
    answer
}

/// Collects disagreements, so that one run shows them all.
#[derive(Default)]
pub struct Report {
    checked: usize,
    faults: Vec<String>,
}

impl Report {
    /// The program's fields must equal the expected ones; `expected` decides which keys of moves are compared.
    pub fn check(&mut self, text: &str, fields: &[&str], expected: &Value, got: &Value) {
        self.checked += 1;
        for &field in fields {
            let same = match field {
                "moves" => same_moves(&expected[field], &got[field]),
                _ => expected[field] == got[field],
            };
            if !same {
                self.faults
                    .push(format!("{text}: {field}: expected {}, got {}", expected[field], got[field]));
            }
        }
    }

    pub fn fault(&mut self, fault: String) {
        self.faults.push(fault);
    }

    /// Fails with the shortest problems that disagree.
    pub fn finish(mut self, at_least: usize) {
        let (count, shown) = (self.faults.len(), shortest(std::mem::take(&mut self.faults)));
        assert!(count == 0, "{count} faults in {} problems:\n{shown}", self.checked);
        assert!(self.checked >= at_least, "only {} problems were checked", self.checked);
        println!("{} problems checked", self.checked);
    }
}

/// The shortest faults, a few of each kind: faults are of one kind if they differ only in digits and punctuation.
pub fn shortest(mut faults: Vec<String>) -> String {
    faults.sort_by_key(|fault| (fault.find(": ").unwrap_or(0), fault.clone()));
    faults.dedup();
    let mut seen: HashMap<String, usize> = HashMap::new();
    faults.retain(|fault| {
        let game = fault.split([':', '{']).next().unwrap_or_default();
        let message = fault.rsplit_once("]: ").or(fault.split_once("}: ")).map_or("", |(_, message)| message);
        let letters = message.chars().filter(|c| c.is_ascii_alphabetic());
        let count = seen.entry(letters.take(30).collect::<String>() + game).or_default();
        *count += 1;
        *count <= 3
    });
    faults.truncate(60);
    faults.join("\n")
}

/// The same moves with the same results, in the fields that the expected moves have.
fn same_moves(expected: &Value, got: &Value) -> bool {
    let (Some(expected), Some(got)) = (expected.as_array(), got.as_array()) else { return expected == got };
    let same = |(e, g): (&Value, &Value)| {
        ["move", "winner", "nimber", "loopy", "score", "remoteness"].iter().all(|&key| e[key] == g[key])
    };
    expected.len() == got.len() && expected.iter().zip(got).all(same)
}

/// The same case with its graph renamed at random, labels and start sets with it.
pub fn renamed(case: &Case, dice: &mut Dice) -> Case {
    if let Board::Hypergraph(_) = case.board {
        return naive_positional::renamed_hypergraph(case, dice);
    }
    let Board::Graph { n, edges, tokens } = &case.board else { return case.clone() };
    let names = dice.permutation(*n);
    let order = dice.permutation(edges.len());
    let lines = order.iter().map(|&i| {
        let (u, v, directed) = edges[i];
        (names[u], names[v], directed)
    });
    let tokens = tokens.iter().map(|&v| names[v]).collect();
    let board = Board::Graph { n: *n, edges: lines.collect(), tokens };
    if naive_positional::GAMES.contains(&case.game) {
        let other = case.clone().with(|c| c.board = board);
        let rename = |element: &str| renamed_element(element, &names);
        let start = naive_positional::renamed_start(case, &other, rename);
        return other.with(|c| c.start = start);
    }
    // The image of each element: vertices by name, edges by their new index.
    let image: Vec<usize> = match case.game {
        "arc-kayles" => {
            let (old, new) = (case.board.simple_edges(), board.simple_edges());
            let place = |&(u, v): &(usize, usize)| {
                let (a, b) = (names[u], names[v]);
                new.iter().position(|&edge| edge == (a, b) || edge == (b, a)).unwrap()
            };
            old.iter().map(place).collect()
        }
        "hackenbush" => (0..edges.len()).map(|i| order.iter().position(|&j| j == i).unwrap()).collect(),
        _ => names.clone(),
    };
    let moved = |e: usize| if e < image.len() { image[e] } else { e - e % 1000 + image[e % 1000] };
    let labels = case.labels.as_ref().map(|letters| {
        let mut moved: Vec<char> = letters.chars().collect();
        letters.chars().enumerate().for_each(|(i, letter)| moved[image[i]] = letter);
        moved.into_iter().collect()
    });
    case.clone().with(|c| {
        c.board = board;
        c.labels = labels;
        c.start = case.start.iter().map(|&e| moved(e)).collect();
        for (_, value) in c.keys.iter_mut().filter(|(key, _)| ["guard", "protected"].contains(key)) {
            let parts: Vec<String> = value.split(';').map(|part| renamed_element(part, &names)).collect();
            *value = parts.join(";");
        }
    })
}

/// The text of a vertex or of an edge after its vertices are renamed.
fn renamed_element(element: &str, names: &[usize]) -> String {
    let mut ends: Vec<usize> = element.split('-').map(|v| names[v.parse::<usize>().unwrap()]).collect();
    ends.sort();
    ends.iter().map(usize::to_string).collect::<Vec<_>>().join("-")
}

/// Cases that may be summands, with this convention.
pub fn summand(entry: &'static Entry, convention: Convention, dice: &mut Dice) -> Option<Case> {
    if !entry.summable || matches!(convention, Score | Objective) || !conventions(entry).contains(&convention)
    {
        return None;
    }
    let boards: Vec<Board> = match entry.board {
        BoardKind::Heaps(_) if entry.id == "pins" => (1..=4).map(|n| Board::Heaps(vec![n])).collect(),
        BoardKind::Heaps(kind) => heap_lists(kind.least, kind.most.or(Some(2)), 3, entry.keys.is_empty()),
        BoardKind::Bags(_) => boards::bags(0, dice),
        BoardKind::Grid(GridKind { cells: true }) => boards::squares(1, 10, dice),
        BoardKind::Multigraph(MultigraphKind { token }) => boards::weighted(3, token, 10, dice),
        BoardKind::Grid(GridKind { cells: false }) | BoardKind::Points(_) | BoardKind::Row(_) => return None,
        BoardKind::Formula(_) => return None,
        BoardKind::Stacks(_) => boards::stacks(2, 20, dice),
        BoardKind::Value(_) => boards::values(2, 10, dice),
        BoardKind::Graph(GraphKind { arcs, tokens, .. }) => {
            let n = 1 + dice.below(4);
            let board = match arcs && dice.coin() {
                true => boards::random_mixed(n, dice),
                false => boards::random_graph(n, dice),
            };
            with_tokens(&board, tokens, dice)
        }
        #[allow(unreachable_patterns)]
        other => panic!("add boards of kind {other:?} to tests/cases"),
    };
    let keys = dice.pick(&all_keys(entry)).clone();
    let kind = *dice.pick(&[0, 0, 3, 4, 5]);
    let mut case = variant(entry, dice.pick(&boards), &keys, kind, dice);
    (case.convention, case.first) = (convention, Alice);
    Some(case)
}
