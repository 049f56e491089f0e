//! Colouring games, as the catalogue states them.

use super::boards::Dice;
use super::rules::Position;
use super::{Alice, Board, Bob, Case, Player};

pub const GAMES: [&str; 6] = [
    "coloring",
    "greedy-coloring",
    "connected-coloring",
    "connected-greedy-coloring",
    "marking",
    "harmonious-coloring",
];

/// In a start set `vertex:colour` is this times the colour and the vertex; a mark is the vertex.
pub const COLOUR: usize = 1000;

/// One of these games on its graph. A position is the colour of each vertex, 0 for none; a mark is colour 1.
pub struct Colours {
    game: &'static str,
    n: usize,
    edges: Vec<(usize, usize)>,
    colours: usize,
    /// The marking game: this many marked neighbours are too many.
    k: usize,
    at_least: usize,
    start: Vec<usize>,
}

impl Colours {
    pub fn new(case: &Case) -> Option<Colours> {
        let Board::Graph { n, .. } = case.board else { return None };
        GAMES.contains(&case.game).then(|| Colours {
            game: case.game,
            n,
            edges: case.board.simple_edges(),
            colours: case.key("colors").map_or(if case.game.contains("greedy") { 255 } else { 3 }, read),
            k: case.key("k").map_or(3, read),
            at_least: case.key("at-least").filter(|&text| text != "all").map_or(n, read),
            start: case.start.clone(),
        })
    }

    pub fn start(&self) -> Position {
        let mut at = vec![0; self.n];
        for &code in &self.start {
            at[code % COLOUR] = if self.game == "marking" { 1 } else { code / COLOUR };
        }
        at
    }

    pub fn moves(&self, at: &Position) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        if self.game == "marking" && self.surrounded(at) {
            return moves;
        }
        for v in (0..self.n).filter(|&v| at[v] == 0) {
            let with = |colour: usize| {
                let mut next = at.clone();
                next[v] = colour;
                next
            };
            if self.game == "marking" {
                moves.push((v.to_string(), with(1)));
                continue;
            }
            let proper = (1..=self.colours).map(|colour| (colour, with(colour)));
            let proper = proper.filter(|(_, next)| self.proper(next));
            if self.game.contains("greedy") {
                moves.extend(proper.take(1).map(|(_, next)| (v.to_string(), next)));
            } else {
                moves.extend(proper.map(|(colour, next)| (format!("{v}:{colour}"), next)));
            }
        }
        moves.retain(|(_, next)| match self.game {
            "connected-coloring" | "connected-greedy-coloring" => self.connected(next),
            "harmonious-coloring" => self.harmonious(next),
            _ => true,
        });
        moves
    }

    fn neighbours(&self, v: usize) -> Vec<usize> {
        let other = |&(a, b): &(usize, usize)| match (a == v, b == v) {
            (true, _) => Some(b),
            (_, true) => Some(a),
            _ => None,
        };
        self.edges.iter().filter_map(other).collect()
    }

    fn proper(&self, at: &Position) -> bool {
        self.edges.iter().all(|&(u, v)| at[u] == 0 || at[u] != at[v])
    }

    /// The coloured set induces a connected graph.
    fn connected(&self, at: &Position) -> bool {
        let coloured: Vec<usize> = (0..self.n).filter(|&v| at[v] != 0).collect();
        let mut reached: Vec<usize> = coloured.iter().copied().take(1).collect();
        for _ in 0..self.n {
            for &v in &coloured {
                if !reached.contains(&v) && self.neighbours(v).iter().any(|u| reached.contains(u)) {
                    reached.push(v);
                }
            }
        }
        reached.len() == coloured.len()
    }

    /// No two edges with both ends coloured carry the same pair of colours.
    fn harmonious(&self, at: &Position) -> bool {
        let inside = self.edges.iter().filter(|&&(u, v)| at[u] != 0 && at[v] != 0);
        let mut pairs: Vec<(usize, usize)> =
            inside.map(|&(u, v)| (at[u].min(at[v]), at[u].max(at[v]))).collect();
        let count = pairs.len();
        pairs.sort();
        pairs.dedup();
        pairs.len() == count
    }

    /// Some unmarked vertex has k marked neighbours.
    fn surrounded(&self, at: &Position) -> bool {
        let marked = |v: usize| self.neighbours(v).iter().filter(|&&u| at[u] != 0).count();
        (0..self.n).any(|v| at[v] == 0 && marked(v) >= self.k)
    }

    /// Who wins a play that has ended: Alice iff enough is coloured, or marked before Bob has won.
    pub fn winner(&self, at: &Position) -> Player {
        let coloured = at.iter().filter(|&&colour| colour != 0).count();
        if coloured >= self.at_least { Alice } else { Bob }
    }

    /// The number of colours used, in the games that count them.
    pub fn used(&self, at: &Position) -> Option<usize> {
        let mut colours: Position = at.iter().copied().filter(|&colour| colour != 0).collect();
        colours.sort();
        colours.dedup();
        self.game.contains("greedy").then_some(colours.len())
    }
}

fn read(text: &str) -> usize {
    text.parse().unwrap()
}

/// A few vertices coloured as the rules allow, greedily or not, as a start set.
pub fn random_start(case: &Case, dice: &mut Dice) -> Vec<usize> {
    let any = case.clone().with(|c| {
        c.start.clear();
        c.game = match c.game {
            "greedy-coloring" => "coloring",
            "connected-greedy-coloring" => "connected-coloring",
            game => game,
        };
    });
    let rules = Colours::new(&any).unwrap();
    let (mut at, mut start) = (rules.start(), Vec::new());
    for _ in 0..dice.below(4) {
        let moves = rules.moves(&at);
        if moves.is_empty() {
            break;
        }
        let (text, next) = dice.pick(&moves).clone();
        let (v, colour) = text.split_once(':').unwrap_or((&text, "0"));
        start.push(read(v) + COLOUR * read(colour));
        at = next;
    }
    start
}
