//! Problems as plain data, and their texts.

use super::{
    Alice, Bob, Convention, Normal, Objective, Player, colours, drawn, formulas, numbers, positional, pursuit,
};

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
    /// Literals as numbers of variables, from 1, negative where negated.
    Formula {
        variables: usize,
        clauses: Vec<Vec<i32>>,
    },
    /// `[side]^dimension`.
    Power {
        side: usize,
        dimension: usize,
    },
    /// Two numbers.
    Pair {
        n: usize,
        k: usize,
    },
    /// The labels of each set, and its points.
    Hypergraph(Vec<(Vec<String>, i32)>),
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

/// The default convention, which need not be written.
fn default_convention(game: &str) -> Convention {
    let objective =
        [&colours::GAMES[..], &formulas::GAMES, &pursuit::GAMES, &positional::GAMES, &drawn::GAMES];
    if objective.concat().contains(&game) { Objective } else { Normal }
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
            convention: default_convention(game),
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

    /// The number of elements that labels and start sets refer to.
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
        if self.convention != default_convention(self.game) {
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

    /// The letters as written: for arc kayles one per line, where the letters of loops and repeated lines have no
    /// effect.
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
            game if formulas::GAMES.contains(&game) => formulas::start_text(element),
            game if positional::GAMES.contains(&game) => positional::start_text(self, element),
            game if drawn::GAMES.contains(&game) => drawn::start_text(self, element),
            _ if element >= colours::COLOUR => {
                format!("{}:{}", element % colours::COLOUR, element / colours::COLOUR)
            }
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
            Board::Power { side, dimension } => format!("{side}^{dimension}"),
            Board::Pair { n, k } => format!("{n},{k}"),
            Board::Hypergraph(sets) => sets.iter().map(set_text).collect(),
            Board::Stacks(stacks) => stacks.join(","),
            Board::Formula { variables, clauses } => formulas::text(*variables, clauses),
            Board::Values(terms) => {
                let texts: Vec<String> = terms.iter().map(|term| format!("({})", term.text())).collect();
                texts.join("+")
            }
            _ => numbers::text(self),
        }
    }
}

/// A set of labels; its points only where they are not 1.
fn set_text((labels, points): &(Vec<String>, i32)) -> String {
    let points = if *points == 1 { String::new() } else { format!("*{points}") };
    format!("({}){points}", labels.join(" "))
}
