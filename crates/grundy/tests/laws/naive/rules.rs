//! The rules of every game, as the catalogue states them.

use super::colours::{self, Colours};
use super::drawn::{self, Drawn};
use super::formulas::{self, Formulas};
use super::heaps::HeapRule;
use super::intervals::all_between;
use super::positional::{self, Positional};
use super::pursuit::{self, Pursuit};
use super::{Alice, Board, Bob, Case, Player, Term, numbers};
use std::collections::BTreeSet;

type Set = BTreeSet<usize>;

/// A position: the chosen elements in order, the heaps or heights of stacks, the tokens, the token followed by the vertices
/// visited, the lines that stand, the colour of each vertex (0 for none, 1 for Alice's, 2 for Bob's), or the state of the turn
/// and the owner of each element.
pub type Position = Vec<usize>;

/// The games the oracle can play.
pub const GAMES: [&str; 33] = [
    "nim",
    "subtraction",
    "octal",
    "grundy-split",
    "pins",
    "poker-nim",
    "nim-bags",
    "wythoff",
    "marienbad",
    "knights",
    "marbles",
    "treblecross",
    "graph-nim",
    "circular-nim",
    "edge-nim",
    "digraph",
    "tictactoe-impartial",
    "kayles",
    "clique-forming",
    "arc-kayles",
    "domination",
    "interval",
    "hull",
    "closed-interval",
    "closed-hull",
    "general-position",
    "convex-set",
    "geography",
    "nim-partizan",
    "hackenbush",
    "col",
    "snort",
    "value",
];

pub fn knows(game: &str) -> bool {
    let own = [&colours::GAMES[..], &formulas::GAMES, &pursuit::GAMES, &positional::GAMES, &drawn::GAMES];
    GAMES.contains(&game) || own.concat().contains(&game)
}

/// The keys the oracle can read.
pub fn knows_key(key: &str) -> bool {
    let keys = ["convexity", "goal", "k", "bank", "bundles", "code", "set", "reach", "shape"];
    keys.contains(&key)
        || positional::KEYS.contains(&key)
        || pursuit::KEYS.contains(&key)
        || ["colors", "at-least", "alice", "bob", "true"].contains(&key)
}

/// One summand, ready to be played.
pub struct NaiveGame {
    game: &'static str,
    board: Board,
    avoid: bool,
    /// `k`, for lines of marks.
    line: usize,
    /// The rule of a heap game.
    heap_rule: Option<HeapRule>,
    labels: Option<Vec<char>>,
    start: Vec<usize>,
    n: usize,
    /// `arc[u][v]`: a step from u to v exists.
    arc: Vec<Vec<bool>>,
    /// `between[u][v]`: u, v and all vertices on a path of the convexity, either way.
    between: Vec<Vec<Set>>,
    /// The edges, for arc kayles.
    edges: Vec<(usize, usize)>,
    /// A game of numbers, with its own moves.
    numbers: Option<numbers::Numbers>,
    /// A colouring game, with its own moves.
    colouring: Option<Colours>,
    /// A formula game, with its own moves.
    formula: Option<Formulas>,
    /// A game of pursuit, with its own moves.
    pursuit: Option<Pursuit>,
    /// A positional game, with its own moves.
    positional: Option<Positional>,
    /// Dots and boxes.
    drawn: Option<Drawn>,
}

impl NaiveGame {
    pub fn new(case: &Case) -> NaiveGame {
        assert!(knows(case.game), "add {} to tests/laws/naive", case.game);
        let (n, lines) = match &case.board {
            Board::Graph { n, edges, .. } => (*n, edges.clone()),
            _ => (0, Vec::new()),
        };
        let mut arc = vec![vec![false; n]; n];
        for (u, v, directed) in lines {
            if u != v {
                arc[u][v] = true;
                arc[v][u] |= !directed;
            }
        }
        let between = match is_convexity_game(case.game) {
            true => all_between(&arc, case.key("convexity").unwrap_or("geodesic")),
            false => Vec::new(),
        };
        NaiveGame {
            game: case.game,
            board: case.board.clone(),
            avoid: case.key("goal") == Some("avoid"),
            line: case.key("k").map_or(3, |k| k.parse().unwrap()),
            heap_rule: HeapRule::of(case),
            labels: case.labels.as_ref().map(|letters| letters.chars().collect()),
            start: case.start.clone(),
            n,
            arc,
            between,
            edges: case.board.simple_edges(),
            numbers: numbers::Numbers::new(case),
            colouring: Colours::new(case),
            formula: Formulas::new(case),
            pursuit: Pursuit::new(case),
            positional: Positional::new(case),
            drawn: Drawn::new(case),
        }
    }

    pub fn start(&self) -> Position {
        if let Some(numbers) = &self.numbers {
            return numbers.start();
        }
        if let Some(colouring) = &self.colouring {
            return colouring.start();
        }
        if let Some(formula) = &self.formula {
            return formula.start();
        }
        if let Some(pursuit) = &self.pursuit {
            return pursuit.start();
        }
        if let Some(positional) = &self.positional {
            return positional.start();
        }
        if let Some(drawn) = &self.drawn {
            return drawn.start();
        }
        match &self.board {
            Board::Heaps(heaps) if self.game == "pins" => (0..heaps[0]).collect(),
            Board::Heaps(heaps) => heaps.clone(),
            Board::Stacks(stacks) => stacks.iter().map(String::len).collect(),
            Board::Values(terms) => summands(terms.to_vec()),
            Board::Graph { edges, .. } if self.game == "hackenbush" => {
                self.standing((0..edges.len()).filter(|line| !self.start.contains(line)).collect())
            }
            Board::Graph { .. } if self.colours() => vec![0; self.n],
            Board::Graph { tokens, .. } if self.game == "digraph" => tokens.clone(),
            Board::Graph { tokens, .. } if !tokens.is_empty() => vec![tokens[0], tokens[0]],
            Board::Graph { .. } => sorted(self.start.to_vec()),
            _ => Vec::new(),
        }
    }

    /// Who wants many plies in the score game. Arc kayles has no published score game; Alice maximises there
    /// as in kayles.
    pub fn maximiser(&self) -> Player {
        match self.game {
            "domination" | "interval" | "hull" | "closed-interval" | "closed-hull" => Bob,
            "greedy-coloring" | "connected-greedy-coloring" => Bob,
            _ => Alice,
        }
    }

    /// Who wins a finished play by the rules; nobody for a draw.
    pub fn winner(&self, at: &Position) -> Option<Player> {
        if let Some(formula) = &self.formula {
            return Some(formula.winner(at));
        }
        if let Some(pursuit) = &self.pursuit {
            return Some(pursuit.winner(at));
        }
        if let Some(positional) = &self.positional {
            return positional.winner(at);
        }
        if let Some(drawn) = &self.drawn {
            return drawn.winner(at);
        }
        Some(self.colouring.as_ref().expect("rules that name the winner").winner(at))
    }

    /// Who is next after a move of `who` that led here.
    pub fn next(&self, at: &Position, who: Player) -> Player {
        if let Some(positional) = &self.positional {
            return positional.next(at, who);
        }
        if let Some(drawn) = &self.drawn {
            return drawn.next(at, who);
        }
        if let Some(pursuit) = &self.pursuit {
            return pursuit.next(at, who);
        }
        self.formula.as_ref().map_or(who.other(), |formula| formula.next(at, who))
    }

    /// Who makes the first move, if `first` is named as the player who starts.
    pub fn mover(&self, first: Player) -> Player {
        match (&self.positional, &self.pursuit) {
            (Some(positional), _) => positional.mover(),
            (_, Some(pursuit)) => pursuit.mover(),
            _ => self.next(&self.start(), first.other()),
        }
    }

    /// Whether the rules say whose turn it is.
    pub fn fixed_order(&self) -> bool {
        let offers = self.positional.as_ref().is_some_and(Positional::offers);
        offers || self.pursuit.is_some() || self.formula.as_ref().is_some_and(Formulas::fixed_order)
    }

    /// Who wins an endless play; nobody where it is a draw.
    pub fn endless(&self) -> Option<Player> {
        match &self.pursuit {
            Some(pursuit) => Some(pursuit.endless()),
            None => self.formula.is_some().then_some(Bob),
        }
    }

    /// The score at the end, in games whose score is not the number of moves.
    pub fn score(&self, at: &Position) -> Option<i32> {
        if let Some(positional) = &self.positional {
            return Some(positional.score(at));
        }
        if let Some(drawn) = &self.drawn {
            return Some(drawn.score(at));
        }
        Some(self.colouring.as_ref()?.used(at)? as i32)
    }

    pub fn impartial(&self) -> bool {
        let own = match &self.board {
            Board::Stacks(stacks) => stacks.concat().chars().all(|letter| letter == 'C'),
            Board::Values(_) => false,
            _ => !self.colours() && self.positional.is_none() && self.drawn.is_none(),
        };
        own && self.labels.as_ref().is_none_or(|letters| letters.iter().all(|&letter| letter == 'C'))
    }

    fn colours(&self) -> bool {
        ["col", "snort"].contains(&self.game)
    }

    /// Whether the label of an element lets `who` choose it.
    fn allowed(&self, who: Player, element: usize) -> bool {
        self.labels.as_ref().is_none_or(|letters| may_take(who, letters[element]))
    }

    /// Every legal move of `who`: its text and the position after it.
    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        if let Some(numbers) = &self.numbers {
            return numbers.moves(at);
        }
        if let Some(colouring) = &self.colouring {
            return colouring.moves(at);
        }
        if let Some(formula) = &self.formula {
            return formula.moves(at, who);
        }
        if let Some(pursuit) = &self.pursuit {
            return pursuit.moves(at, who);
        }
        if let Some(positional) = &self.positional {
            return positional.moves(at, who);
        }
        if let Some(drawn) = &self.drawn {
            return drawn.moves(at, who);
        }
        match &self.board {
            Board::Heaps(heaps) => match &self.heap_rule {
                Some(rule) => rule.moves(at, heaps[0]),
                None => self.nim(at),
            },
            Board::Stacks(stacks) => self.stacks(at, stacks, who),
            Board::Values(_) => value_moves(at, who),
            Board::Grid { rows, columns } => self.tictactoe(at, *rows, *columns),
            Board::Graph { .. } if self.game == "hackenbush" => self.hackenbush(at, who),
            Board::Graph { .. } if self.colours() => self.colouring(at, who),
            Board::Graph { .. } if self.game == "digraph" => self.digraph(at),
            Board::Graph { tokens, .. } if !tokens.is_empty() => self.geography(at),
            Board::Graph { .. } => self.selection(at, who),
            other => panic!("no game on {other:?}"),
        }
    }

    /// Remove any positive number from one heap.
    fn nim(&self, at: &Position) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for heap in 0..at.len() {
            for left in 0..at[heap] {
                let mut next = at.clone();
                next[heap] = left;
                moves.push((format!("{heap}>{left}"), next));
            }
        }
        moves
    }

    /// Take an own object and all above it.
    fn stacks(&self, at: &Position, stacks: &[String], who: Player) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for (i, stack) in stacks.iter().enumerate() {
            for (height, letter) in stack.chars().take(at[i]).enumerate() {
                if may_take(who, letter) {
                    let mut next = at.clone();
                    next[i] = height;
                    moves.push((format!("{i}>{height}"), next));
                }
            }
        }
        moves
    }

    /// Cut an own edge; everything no longer joined to the ground falls.
    fn hackenbush(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        let own = at.iter().filter(|&&line| self.allowed(who, line));
        own.map(|&cut| {
            let left = at.iter().copied().filter(|&line| line != cut).collect();
            (self.board.line_text(cut), self.standing(left))
        })
        .collect()
    }

    /// Those of some lines that are joined to the ground.
    fn standing(&self, lines: Position) -> Position {
        let Board::Graph { edges, tokens, .. } = &self.board else { panic!("no ground") };
        let mut joined = Set::from([tokens[0]]);
        for _ in 0..self.n {
            for &line in &lines {
                let (u, v, _) = edges[line];
                if joined.contains(&u) || joined.contains(&v) {
                    joined.extend([u, v]);
                }
            }
        }
        lines.into_iter().filter(|&line| joined.contains(&edges[line].0)).collect()
    }

    /// Colour a free vertex with the player's own colour, if all coloured neighbours then differ from it (col) or
    /// agree with it (snort).
    fn colouring(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        let own = if who == Alice { 1 } else { 2 };
        let fits = |v: usize| {
            let mut coloured = (0..self.n).filter(|&u| self.adjacent(u, v) && at[u] != 0);
            coloured.all(|u| (at[u] == own) == (self.game == "snort"))
        };
        let free = (0..self.n).filter(|&v| at[v] == 0 && self.allowed(who, v) && fits(v));
        free.map(|v| {
            let mut next = at.clone();
            next[v] = own;
            (v.to_string(), next)
        })
        .collect()
    }

    /// Put a mark on an empty cell, unless some line of `line` cells is full of marks.
    fn tictactoe(&self, at: &Position, rows: usize, columns: usize) -> Vec<(String, Position)> {
        let marked = |row: i32, column: i32| {
            let inside = row >= 0 && column >= 0 && row < rows as i32 && column < columns as i32;
            inside && at.contains(&(row as usize * columns + column as usize))
        };
        for row in 0..rows as i32 {
            for column in 0..columns as i32 {
                for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    if (0..self.line as i32).all(|i| marked(row + i * down, column + i * right)) {
                        return Vec::new();
                    }
                }
            }
        }
        let free = (0..rows * columns).filter(|cell| !at.contains(cell));
        free.map(|cell| {
            let letter = (b'a' + (cell % columns) as u8) as char;
            (format!("{letter}{}", cell / columns + 1), sorted(plus(at, cell)))
        })
        .collect()
    }

    /// Whether a play may be endless.
    pub fn may_cycle(&self) -> bool {
        let own = self.formula.as_ref().is_some_and(Formulas::may_cycle)
            || self.pursuit.as_ref().is_some_and(Pursuit::may_cycle);
        own || self.game == "digraph"
    }

    /// Move one token along an arc.
    fn digraph(&self, at: &Position) -> Vec<(String, Position)> {
        let Board::Graph { edges, .. } = &self.board else { panic!("no arcs") };
        let joins = |from: usize, to: usize| {
            edges.iter().any(|&(u, v, directed)| (u, v) == (from, to) || !directed && (v, u) == (from, to))
        };
        let mut moves = Vec::new();
        for token in 0..at.len() {
            for to in (0..self.n).filter(|&to| joins(at[token], to)) {
                let mut next = at.clone();
                next[token] = to;
                moves.push((format!("{token}>{to}"), next));
            }
        }
        moves
    }

    /// Extend a simple path from its end.
    fn geography(&self, at: &Position) -> Vec<(String, Position)> {
        let (token, visited) = (at[0], &at[1..]);
        let next = (0..self.n).filter(|&v| self.arc[token][v] && !visited.contains(&v));
        next.map(|v| {
            let mut visited: Vec<usize> = visited.to_vec();
            visited.push(v);
            visited.sort();
            (v.to_string(), [vec![v], visited].concat())
        })
        .collect()
    }

    /// Choose a playable element that the player's label allows.
    fn selection(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        let on_edges = self.game == "arc-kayles";
        let count = if on_edges { self.edges.len() } else { self.n };
        let chosen: Set = at.iter().copied().collect();
        let text = |e: usize| match on_edges {
            true => format!("{}-{}", self.edges[e].0, self.edges[e].1),
            false => e.to_string(),
        };
        let playable =
            (0..count).filter(|&e| !chosen.contains(&e) && self.allowed(who, e) && self.playable(&chosen, e));
        playable.map(|e| (text(e), sorted(plus(at, e)))).collect()
    }

    /// Whether an element that is not chosen may be chosen next, by the rules alone.
    fn playable(&self, chosen: &Set, e: usize) -> bool {
        let mut after = chosen.clone();
        after.insert(e);
        match self.game {
            "kayles" => pairs(&after).all(|(u, v)| !self.adjacent(u, v)),
            "clique-forming" => pairs(&after).all(|(u, v)| self.adjacent(u, v)),
            "arc-kayles" => pairs(&after).all(|(e, f)| {
                let ((a, b), (c, d)) = (self.edges[e], self.edges[f]);
                a != c && a != d && b != c && b != d
            }),
            "domination" => {
                let dominated = self.around(chosen);
                self.around(&Set::from([e])).iter().any(|u| !dominated.contains(u))
            }
            "interval" => self.interval(chosen).len() < self.n && self.may_cover(&self.interval(&after)),
            "hull" => self.hull(chosen).len() < self.n && self.may_cover(&self.hull(&after)),
            "closed-interval" => {
                !self.interval(chosen).contains(&e) && self.may_cover(&self.interval(&after))
            }
            "closed-hull" => !self.hull(chosen).contains(&e) && self.may_cover(&self.hull(&after)),
            "general-position" => pairs(&after).all(|(u, v)| {
                let third = |w: &usize| *w != u && *w != v;
                !after.iter().filter(|w| third(w)).any(|w| self.between[u][v].contains(w))
            }),
            "convex-set" => self.interval(&after) == after,
            game => panic!("add {game} to tests/laws/naive"),
        }
    }

    /// Under goal=avoid a move that covers everything is illegal.
    fn may_cover(&self, covered: &Set) -> bool {
        !self.avoid || covered.len() < self.n
    }

    fn adjacent(&self, u: usize, v: usize) -> bool {
        self.arc[u][v] || self.arc[v][u]
    }

    /// The closed neighbourhood of a set.
    fn around(&self, set: &Set) -> Set {
        (0..self.n).filter(|&u| set.iter().any(|&v| u == v || self.adjacent(u, v))).collect()
    }

    /// The set and every vertex on a path between two of its vertices.
    fn interval(&self, set: &Set) -> Set {
        let mut all = set.clone();
        for (u, v) in pairs(set) {
            all.extend(&self.between[u][v]);
        }
        all
    }

    /// The least convex set that contains this one.
    fn hull(&self, set: &Set) -> Set {
        let larger = self.interval(set);
        if larger == *set { larger } else { self.hull(&larger) }
    }
}

/// A is for Alice, B for Bob, C for both.
fn may_take(who: Player, letter: char) -> bool {
    letter == 'C' || letter == if who == Alice { 'A' } else { 'B' }
}

fn is_convexity_game(game: &str) -> bool {
    let games = ["interval", "hull", "closed-interval", "closed-hull", "general-position", "convex-set"];
    games.contains(&game)
}

fn sorted(mut list: Vec<usize>) -> Vec<usize> {
    list.sort();
    list.dedup();
    list
}

fn plus(list: &[usize], item: usize) -> Vec<usize> {
    [list, &[item]].concat()
}

/// The pairs of different members, smaller first.
fn pairs(set: &Set) -> impl Iterator<Item = (usize, usize)> + '_ {
    set.iter().flat_map(move |&u| set.range(u + 1..).map(move |&v| (u, v)))
}

/// The codes of the summands that are not 0, in order.
fn summands(terms: Vec<Term>) -> Position {
    let mut codes: Position = terms.into_iter().filter(|term| !term.is_zero()).map(Term::code).collect();
    codes.sort();
    codes
}

/// A move in one of the summands; equal summands are interchangeable.
fn value_moves(at: &Position, who: Player) -> Vec<(String, Position)> {
    let mut moves = Vec::new();
    for (i, &code) in at.iter().enumerate().filter(|(i, code)| !at[..*i].contains(code)) {
        let term = Term::from_code(code);
        for option in term.options(who) {
            let mut terms: Vec<Term> = at.iter().map(|&code| Term::from_code(code)).collect();
            terms[i] = option;
            let name = if option.is_zero() { "0".into() } else { option.text() };
            moves.push((format!("{}>{name}", term.text()), summands(terms)));
        }
    }
    moves
}
