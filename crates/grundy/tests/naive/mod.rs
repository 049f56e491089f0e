//! An oracle that shares no code with the library: the rules as the catalogue states them, and plain recursion
//! over everything that can be played. Only for boards small enough that nothing needs to be clever.
//!
//! A problem is a [`Case`] (or several, for a sum). [`Case::text`] writes it for the program, [`Oracle`]
//! answers it, and [`Oracle::told`] gives the answer as the JSON fields that the program's answer must have.

// Each test file that includes this module uses its own part of it.
#![allow(dead_code, unused_imports)]

pub mod boards;
mod endless;
mod heaps;
mod numbers;
mod rules;

use serde_json::{Value, json};
use std::collections::HashMap;

pub use rules::{Position, Table, knows, knows_key};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    Alice,
    Bob,
}

pub use Player::{Alice, Bob};

impl Player {
    pub fn other(self) -> Player {
        if self == Alice { Bob } else { Alice }
    }

    pub fn id(self) -> &'static str {
        if self == Alice { "alice" } else { "bob" }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Convention {
    Normal,
    Misere,
    Score,
}

pub use Convention::{Misere, Normal, Score};

impl Convention {
    pub fn id(self) -> &'static str {
        match self {
            Normal => "normal",
            Misere => "misere",
            Score => "score",
        }
    }

    pub fn from_id(id: &str) -> Convention {
        match id {
            "normal" => Normal,
            "misere" => Misere,
            "score" => Score,
            _ => panic!("add convention {id} to tests/naive"),
        }
    }
}

/// What a game is played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Board {
    /// Vertices `0..n`; `(u, v, directed)` in written order; the tokens after `@`.
    Graph {
        n: usize,
        edges: Vec<(usize, usize, bool)>,
        tokens: Vec<usize>,
    },
    Heaps(Vec<usize>),
    Grid {
        rows: usize,
        columns: usize,
    },
    /// One string over A, B and C for each stack, bottom first.
    Stacks(Vec<String>),
    /// Numbers, stars and switches.
    Values(Vec<Term>),
    /// A heap, or a bag of heap sizes.
    Bags(Vec<Pile>),
    /// A rectangle with some of its cells, row by row.
    Squares {
        rows: usize,
        columns: usize,
        cells: Vec<usize>,
    },
    Points(Vec<(usize, usize)>),
    /// `.` and `X`.
    Row(String),
    /// Vertices `0..n`; `(u, v, weight)` in written order; the token after `@`.
    Weighted {
        n: usize,
        edges: Vec<(usize, usize, usize)>,
        token: Option<usize>,
    },
}

/// A heap, or a bag of heap sizes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pile {
    Heap(usize),
    Bag(Vec<usize>),
}

/// A game with a plain value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Term {
    Integer(i32),
    Star(u32),
    /// {a|b} with a > b.
    Switch(i32, i32),
}

impl Term {
    /// As the problem text writes it.
    pub fn text(self) -> String {
        match self {
            Term::Integer(n) => n.to_string(),
            Term::Star(0) => "0".into(),
            Term::Star(1) => "*".into(),
            Term::Star(k) => format!("*{k}"),
            Term::Switch(a, b) if a == -b => format!("+-{a}"),
            Term::Switch(a, b) => format!("{{{a}|{b}}}"),
        }
    }

    /// A code for positions.
    pub fn code(self) -> usize {
        let shift = |n: i32| (n + 50) as usize;
        match self {
            Term::Integer(n) => shift(n),
            Term::Star(k) => 1000 + k as usize,
            Term::Switch(a, b) => 10_000 + 100 * shift(a) + shift(b),
        }
    }

    pub fn from_code(code: usize) -> Term {
        let shift = |n: usize| n as i32 - 50;
        match code {
            0..1000 => Term::Integer(shift(code)),
            1000..10_000 => Term::Star(code as u32 - 1000),
            _ => Term::Switch(shift((code - 10_000) / 100), shift((code - 10_000) % 100)),
        }
    }

    pub fn is_zero(self) -> bool {
        self == Term::Integer(0) || self == Term::Star(0)
    }

    /// What `who` can move to.
    pub fn options(self, who: Player) -> Vec<Term> {
        match self {
            Term::Integer(n) if n > 0 && who == Alice => vec![Term::Integer(n - 1)],
            Term::Integer(n) if n < 0 && who == Bob => vec![Term::Integer(n + 1)],
            Term::Integer(_) => vec![],
            Term::Star(k) => (0..k).map(Term::Star).collect(),
            Term::Switch(a, b) => vec![Term::Integer(if who == Alice { a } else { b })],
        }
    }
}

/// One problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    pub game: &'static str,
    pub board: Board,
    /// The game's own keys.
    pub keys: Vec<(&'static str, String)>,
    /// One letter per element: vertices, or edges in written order.
    pub labels: Option<String>,
    /// Elements chosen before play.
    pub start: Vec<usize>,
    pub convention: Convention,
    pub first: Player,
    pub pass: Option<Player>,
    /// Moves already played.
    pub played: Vec<String>,
}

impl Case {
    pub fn new(game: &'static str, board: Board) -> Case {
        Case {
            game,
            board,
            keys: Vec::new(),
            labels: None,
            start: Vec::new(),
            convention: Normal,
            first: Alice,
            pass: None,
            played: Vec::new(),
        }
    }

    /// An undirected graph.
    pub fn graph(game: &'static str, n: usize, edges: &[(usize, usize)]) -> Case {
        Case::new(game, Board::graph(n, edges))
    }

    pub fn with(self, change: impl FnOnce(&mut Case)) -> Case {
        let mut case = self;
        change(&mut case);
        case
    }

    pub fn key(&self, name: &str) -> Option<&str> {
        self.keys.iter().find(|(key, _)| *key == name).map(|(_, value)| value.as_str())
    }

    /// How many elements labels and start sets speak of.
    pub fn elements(&self) -> usize {
        match &self.board {
            Board::Graph { .. } if self.game == "arc-kayles" => self.board.simple_edges().len(),
            Board::Graph { edges, .. } if self.game == "hackenbush" => edges.len(),
            Board::Graph { n, .. } => *n,
            _ => 0,
        }
    }

    /// The problem text.
    pub fn text(&self) -> String {
        let mut keys: Vec<String> = Vec::new();
        if self.convention != Normal {
            keys.push(format!("convention={}", self.convention.id()));
        }
        if self.first != Alice {
            keys.push(format!("first={}", self.first.id()));
        }
        if let Some(who) = self.pass {
            keys.push(format!("pass={}", who.id()));
        }
        keys.extend(self.keys.iter().map(|(key, value)| format!("{key}={value}")));
        if !self.start.is_empty() {
            let texts: Vec<String> = self.start.iter().map(|&e| self.element_text(e)).collect();
            keys.push(format!("start={}", texts.join(";")));
        }
        let keys = if keys.is_empty() { String::new() } else { format!("{{{}}}", keys.join(",")) };
        let labels = self.label_text().map_or(String::new(), |letters| format!("[{letters}]"));
        let tokens = match &self.board {
            Board::Graph { tokens, .. } if !tokens.is_empty() => {
                let places: Vec<String> = tokens.iter().map(usize::to_string).collect();
                format!("@{}", places.join(";"))
            }
            Board::Weighted { token: Some(v), .. } => format!("@{v}"),
            _ => String::new(),
        };
        let played = match self.played.is_empty() {
            true => String::new(),
            false => format!("//{}", self.played.join(".")),
        };
        format!("{}{keys}:{}{labels}{tokens}{played}", self.game, self.board.text())
    }

    /// The letters as written: for arc kayles one per line, where loops and repeated lines have a letter
    /// that says nothing.
    fn label_text(&self) -> Option<String> {
        let letters: Vec<char> = self.labels.as_ref()?.chars().collect();
        let Board::Graph { edges, .. } = &self.board else { return None };
        if self.game != "arc-kayles" {
            return Some(letters.into_iter().collect());
        }
        let mut fresh = letters.into_iter();
        let mut seen: Vec<(usize, usize)> = Vec::new();
        let of_line = |&(u, v, _): &(usize, usize, bool)| {
            let pair = (u.min(v), u.max(v));
            if u == v || seen.contains(&pair) {
                return 'A';
            }
            seen.push(pair);
            fresh.next().unwrap()
        };
        Some(edges.iter().map(of_line).collect())
    }

    /// An element as moves and start sets write it.
    fn element_text(&self, element: usize) -> String {
        match self.game {
            "arc-kayles" => {
                let (u, v) = self.board.simple_edges()[element];
                format!("{u}-{v}")
            }
            "hackenbush" => self.board.line_text(element),
            _ => element.to_string(),
        }
    }
}

impl Board {
    pub fn graph(n: usize, edges: &[(usize, usize)]) -> Board {
        Board::Graph { n, edges: edges.iter().map(|&(u, v)| (u, v, false)).collect(), tokens: Vec::new() }
    }

    /// Edges without loops, repetitions and directions, in the order first written.
    pub fn simple_edges(&self) -> Vec<(usize, usize)> {
        let Board::Graph { edges, .. } = self else { return Vec::new() };
        let mut simple: Vec<(usize, usize)> = Vec::new();
        for &(u, v, _) in edges {
            if u != v && !simple.contains(&(u, v)) && !simple.contains(&(v, u)) {
                simple.push((u, v));
            }
        }
        simple
    }

    /// The text of a line where all lines count: `u-v`, and `u-v#2` for the second between the same vertices.
    pub fn line_text(&self, line: usize) -> String {
        let ends: Vec<(usize, usize)> = match self {
            Board::Graph { edges, .. } => edges.iter().map(|&(u, v, _)| (u, v)).collect(),
            Board::Weighted { edges, .. } => edges.iter().map(|&(u, v, _)| (u, v)).collect(),
            _ => panic!("no lines"),
        };
        let (u, v) = ends[line];
        let same = ends[..line].iter().filter(|&&pair| pair == (u, v) || pair == (v, u)).count();
        if same == 0 { format!("{u}-{v}") } else { format!("{u}-{v}#{}", same + 1) }
    }

    fn text(&self) -> String {
        match self {
            Board::Graph { n, edges, .. } => {
                let sign = |directed: bool| if directed { '>' } else { '-' };
                let lines = edges.iter().map(|&(u, v, directed)| format!("{u}{}{v}", sign(directed)));
                let alone = (0..*n).filter(|w| !edges.iter().any(|(u, v, _)| u == w || v == w));
                let words: Vec<String> = lines.chain(alone.map(|v| v.to_string())).collect();
                format!("{{{}}}", words.join(" "))
            }
            Board::Heaps(heaps) => {
                let words: Vec<String> = heaps.iter().map(usize::to_string).collect();
                words.join(",")
            }
            Board::Grid { rows, columns } => format!("{rows}x{columns}"),
            Board::Stacks(stacks) => stacks.join(","),
            Board::Values(terms) => {
                let texts: Vec<String> = terms.iter().map(|term| format!("({})", term.text())).collect();
                texts.join("+")
            }
            _ => numbers::text(self),
        }
    }
}

/// What is known of a position with a given player to move.
#[derive(Clone, Copy)]
struct Info {
    winner: Player,
    /// Plies to the end; the winner hurries, the loser delays.
    remoteness: usize,
    /// How many elements are still chosen when one player wants many and the other few. A pass chooses none.
    score: usize,
    /// The longest possible play.
    depth: usize,
}

/// Answers one problem or a sum of problems by trying everything.
pub struct Oracle {
    tables: Vec<Table>,
    convention: Convention,
    first: Player,
    pass: Option<Player>,
    known: HashMap<(Vec<Position>, Player), Info>,
    nimbers: HashMap<Vec<Position>, usize>,
    /// The position reached by the moves already played, and who is to move there.
    at: Vec<Position>,
    to_move: Player,
    /// What the moves already played have scored.
    scored: usize,
}

/// What a move adds to the score.
fn gain(text: &str) -> usize {
    usize::from(text != "pass")
}

impl Oracle {
    pub fn new(case: &Case) -> Oracle {
        Oracle::sum(std::slice::from_ref(case))
    }

    /// The disjunctive sum: a turn is a move in exactly one summand. Convention, first and pass are those of
    /// the first summand.
    pub fn sum(cases: &[Case]) -> Oracle {
        let tables: Vec<Table> = cases.iter().map(Table::new).collect();
        let at = tables.iter().map(Table::start).collect();
        let Case { convention, first, pass, .. } = cases[0];
        let (known, nimbers) = (HashMap::new(), HashMap::new());
        let mut oracle =
            Oracle { tables, convention, first, pass, known, nimbers, at, to_move: first, scored: 0 };
        for text in &cases[0].played {
            oracle.play(text);
        }
        oracle
    }

    /// Plays a legal move.
    pub fn play(&mut self, text: &str) {
        let turns = self.turns(&self.at, self.to_move);
        let found = turns.into_iter().find(|(move_text, _)| move_text == text);
        self.at = found.unwrap_or_else(|| panic!("oracle: {text} is not legal")).1;
        self.to_move = self.to_move.other();
        self.scored += gain(text);
    }

    /// The texts of the legal moves.
    pub fn legal(&self) -> Vec<String> {
        self.turns(&self.at, self.to_move).into_iter().map(|(text, _)| text).collect()
    }

    /// Every turn of `who`: its text and where it leads.
    fn turns(&self, at: &[Position], who: Player) -> Vec<(String, Vec<Position>)> {
        let mut turns = Vec::new();
        for (i, table) in self.tables.iter().enumerate() {
            for (text, position) in table.moves(&at[i], who) {
                let mut next = at.to_vec();
                next[i] = position;
                let text = if self.tables.len() == 1 { text } else { format!("{i}:{text}") };
                turns.push((text, next));
            }
        }
        if self.pass == Some(who) && !turns.is_empty() {
            turns.push(("pass".to_string(), at.to_vec()));
        }
        turns
    }

    fn info(&mut self, at: &[Position], who: Player) -> Info {
        let key = (at.to_vec(), who);
        if let Some(&info) = self.known.get(&key) {
            return info;
        }
        let turns = self.turns(at, who);
        let next: Vec<Info> = turns.iter().map(|(_, position)| self.info(position, who.other())).collect();
        let info = if next.is_empty() {
            let winner = if self.convention == Misere { who } else { who.other() };
            Info { winner, remoteness: 0, score: 0, depth: 0 }
        } else {
            let good = next.iter().filter(|info| info.winner == who).map(|info| info.remoteness).min();
            let longest = next.iter().map(|info| info.remoteness).max().unwrap();
            let scores = turns.iter().zip(&next).map(|((text, _), info)| gain(text) + info.score);
            let score = if who == self.tables[0].maximiser() { scores.max() } else { scores.min() };
            Info {
                winner: if good.is_some() { who } else { who.other() },
                remoteness: 1 + good.unwrap_or(longest),
                score: score.unwrap(),
                depth: 1 + next.iter().map(|info| info.depth).max().unwrap(),
            }
        };
        self.known.insert(key, info);
        info
    }

    fn nimber_at(&mut self, at: &[Position]) -> usize {
        if let Some(&nimber) = self.nimbers.get(at) {
            return nimber;
        }
        let next: Vec<usize> =
            self.turns(at, Alice).iter().map(|(_, position)| self.nimber_at(position)).collect();
        let nimber = (0..).find(|k| !next.contains(k)).unwrap();
        self.nimbers.insert(at.to_vec(), nimber);
        nimber
    }

    /// The game tree from the position on, folded: `make` gets what came of Alice's options and of Bob's.
    pub fn fold<T: Copy>(&self, make: &mut impl FnMut(Vec<T>, Vec<T>) -> T) -> T {
        self.fold_at(&self.at, &mut HashMap::new(), make)
    }

    fn fold_at<T: Copy>(
        &self,
        at: &[Position],
        known: &mut HashMap<Vec<Position>, T>,
        make: &mut impl FnMut(Vec<T>, Vec<T>) -> T,
    ) -> T {
        if let Some(&folded) = known.get(at) {
            return folded;
        }
        let [alice, bob] = [Alice, Bob].map(|who| {
            let turns = self.turns(at, who).into_iter();
            turns.map(|(_, position)| self.fold_at(&position, known, make)).collect()
        });
        let folded = make(alice, bob);
        known.insert(at.to_vec(), folded);
        folded
    }

    /// Whether a play may be endless.
    pub fn may_cycle(&self) -> bool {
        self.tables.iter().any(Table::may_cycle)
    }

    /// Whether both players always have the same moves.
    pub fn impartial(&self) -> bool {
        self.pass.is_none() && self.tables.iter().all(Table::impartial)
    }

    pub fn winner(&mut self) -> Player {
        let (at, who) = (self.at.clone(), self.to_move);
        self.info(&at, who).winner
    }

    /// Who wins when either starts: N the mover, P the other, L Alice, R Bob.
    pub fn class(&mut self) -> &'static str {
        let at = self.at.clone();
        match (self.info(&at, Alice).winner, self.info(&at, Bob).winner) {
            (Alice, Bob) => "N",
            (Bob, Alice) => "P",
            (Alice, Alice) => "L",
            (Bob, Bob) => "R",
        }
    }

    /// The nimber, if the game has one: impartial normal play without passing.
    pub fn nimber(&mut self) -> Option<usize> {
        let at = self.at.clone();
        (self.convention == Normal && self.impartial()).then(|| self.nimber_at(&at))
    }

    pub fn score(&mut self) -> usize {
        let (at, who) = (self.at.clone(), self.to_move);
        self.scored + self.info(&at, who).score
    }

    pub fn remoteness(&mut self) -> usize {
        let (at, who) = (self.at.clone(), self.to_move);
        self.info(&at, who).remoteness
    }

    pub fn depth(&mut self) -> usize {
        let (at, who) = (self.at.clone(), self.to_move);
        self.info(&at, who).depth
    }

    /// Every field of the answer that the oracle can speak of. Under score a play has no winner, no class and
    /// no nimber, and scores count from the beginning of the play. The moves are sorted by their texts.
    pub fn told(&mut self) -> Value {
        if self.may_cycle() {
            return self.told_of_endless();
        }
        let (at, who) = (self.at.clone(), self.to_move);
        let here = self.info(&at, who);
        let by_score = self.convention == Score;
        let has_nimber = self.convention == Normal && self.impartial();
        let mut moves = Vec::new();
        let mut best = Vec::new();
        for (text, position) in self.turns(&at, who) {
            let after = self.info(&position, who.other());
            let keeps = match by_score {
                true => gain(&text) + after.score == here.score,
                false => after.winner == who,
            };
            let total = self.scored + gain(&text) + after.score;
            if keeps {
                best.push(text.clone());
            }
            let nimber = has_nimber.then(|| self.nimber_at(&position));
            moves.push(json!({
                "move": text,
                "winner": (!by_score).then_some(after.winner.id()),
                "nimber": nimber,
                "score": by_score.then_some(total),
                "remoteness": (!by_score).then_some(after.remoteness),
            }));
        }
        moves.sort_by_key(|m| m["move"].as_str().unwrap().to_string());
        best.sort();
        json!({
            "winner": (!by_score).then_some(here.winner.id()),
            "class": (!by_score).then(|| self.class()),
            "nimber": self.nimber(),
            "loopy": null,
            "score": by_score.then_some(self.scored + here.score),
            "remoteness": (!by_score).then_some(here.remoteness),
            "moves": moves,
            "best": best,
            "depth": here.depth,
        })
    }
}
