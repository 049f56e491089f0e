//! Finds the rows of findings.md a second way: by the definitions, with graphs from geng (nauty).
//!
//!     rustc -O --edition 2024 docs/findings.rs -o findings
//!     geng -cq 8 | ./findings                       every question
//!     geng -cq 10 | ./findings cops domination      some of them
//!     ./findings strips 3 31                        node kayles on 3 x 1 to 3 x 31
//!
//! It shares nothing with Grundy: neither the graphs nor the rules nor the search. It reads graphs with at most 16 vertices
//! in the format graph6 and prints how many have each answer.

use std::collections::{BTreeMap, HashMap};
use std::io;

/// A set of vertices.
type Set = u16;

struct Graph {
    n: usize,
    /// The neighbours of each vertex.
    rows: Vec<Set>,
}

impl Graph {
    fn read(line: &str) -> Graph {
        let n = usize::from(line.as_bytes()[0] - 63);
        let mut bits = line.bytes().skip(1).flat_map(|sign| (0..6).rev().map(move |i| (sign - 63) >> i & 1));
        let mut rows = vec![0; n];
        for v in 0..n {
            for u in 0..v {
                if bits.next() == Some(1) {
                    rows[u] |= 1 << v;
                    rows[v] |= 1 << u;
                }
            }
        }
        Graph { n, rows }
    }

    fn everything(&self) -> Set {
        ((1u32 << self.n) - 1) as Set
    }

    /// A vertex and its neighbours.
    fn closed(&self, v: usize) -> Set {
        self.rows[v] | 1 << v
    }

    fn induced(&self, kept: Set) -> Graph {
        let kept: Vec<usize> = members(kept).collect();
        let row = |v: usize| (0..kept.len()).fold(0, |row, i| row | (self.rows[v] >> kept[i] & 1) << i);
        Graph { n: kept.len(), rows: kept.iter().map(|&v| row(v)).collect() }
    }

    /// What can be reached from a vertex within some vertices.
    fn reached(&self, from: usize, within: Set) -> Set {
        let (mut reached, mut size) = (1 << from, 0);
        while size != reached {
            size = reached;
            reached |= members(reached).fold(0, |near, v| near | self.rows[v]) & within;
        }
        reached
    }
}

fn members(set: Set) -> impl Iterator<Item = usize> {
    (0..16).filter(move |v| set >> v & 1 == 1)
}

/// The least number that a set of numbers lacks.
fn mex(values: u32) -> u32 {
    values.trailing_ones()
}

/// All sets of n vertices, larger ones before those that they contain.
fn descending(n: usize) -> impl Iterator<Item = Set> {
    (0..1u32 << n).rev().map(|set| set as Set)
}

// Convexity

const CONVEXITIES: [&str; 4] = ["geodesic", "monophonic", "p3", "p3-induced"];

/// For two vertices, what is between them, themselves included.
fn between(graph: &Graph, convexity: &str) -> Vec<Vec<Set>> {
    let d = distances(graph);
    let one = |u: usize, v: usize| -> Set {
        let ends = 1 << u | 1 << v;
        let common = if u == v { 0 } else { graph.rows[u] & graph.rows[v] };
        match convexity {
            "geodesic" => {
                let on_path = |w: &usize| d[u][*w] + d[*w][v] == d[u][v];
                (0..graph.n).filter(on_path).fold(0, |set, w| set | 1 << w)
            }
            "monophonic" => induced_paths(graph, 1 << u, 1 << u, u, v),
            "p3" => ends | common,
            _ if graph.rows[u] >> v & 1 == 1 => ends,
            _ => ends | common,
        }
    };
    (0..graph.n).map(|u| (0..graph.n).map(|v| one(u, v)).collect()).collect()
}

fn distances(graph: &Graph) -> Vec<Vec<usize>> {
    let n = graph.n;
    let step = |u: usize, v: usize| {
        if u == v {
            0
        } else if graph.rows[u] >> v & 1 == 1 {
            1
        } else {
            n
        }
    };
    let mut d: Vec<Vec<usize>> = (0..n).map(|u| (0..n).map(|v| step(u, v)).collect()).collect();
    for w in 0..n {
        for u in 0..n {
            for v in 0..n {
                d[u][v] = d[u][v].min(d[u][w] + d[w][v]);
            }
        }
    }
    d
}

/// The vertices of all induced paths that begin with this one.
fn induced_paths(graph: &Graph, path: Set, banned: Set, last: usize, end: usize) -> Set {
    if last == end {
        return path;
    }
    let next = members(graph.rows[last] & !banned);
    let paths = next.map(|v| induced_paths(graph, path | 1 << v, banned | graph.rows[last], v, end));
    paths.fold(0, |found, path| found | path)
}

/// The interval and the convex hull of every set.
fn closures(n: usize, table: &[Vec<Set>]) -> (Vec<Set>, Vec<Set>) {
    let mut intervals = vec![0; 1 << n];
    for set in 1..1usize << n {
        let v = set.ilog2() as usize;
        let added = members(set as Set).fold(0, |added, u| added | table[u][v]);
        intervals[set] = intervals[set & !(1 << v)] | added;
    }
    let mut hulls = vec![0; 1 << n];
    for set in descending(n) {
        let interval = intervals[usize::from(set)];
        hulls[usize::from(set)] = if interval == set { set } else { hulls[usize::from(interval)] };
    }
    (intervals, hulls)
}

/// The player to move chooses a vertex that is not chosen yet or, in the closed form, not even covered; the play is over
/// when everything is covered.
fn covering_nimber(graph: &Graph, cover: &[Set], closed: bool) -> u32 {
    let mut nimbers = vec![0; 1 << graph.n];
    for set in descending(graph.n) {
        let covered = cover[usize::from(set)];
        let free = graph.everything() & !if closed { covered } else { set };
        if covered != graph.everything() {
            nimbers[usize::from(set)] =
                mex(members(free).fold(0, |seen, v| seen | 1 << nimbers[usize::from(set | 1 << v)]));
        }
    }
    nimbers[0]
}

/// The player to move adds a vertex so that the set of chosen ones is allowed.
fn choosing_nimber(graph: &Graph, allowed: impl Fn(Set) -> bool) -> u32 {
    let mut nimbers = vec![0; 1 << graph.n];
    for set in descending(graph.n) {
        let more = members(graph.everything() & !set).map(|v| set | 1 << v);
        nimbers[usize::from(set)] = mex(more
            .filter(|&more| allowed(more))
            .fold(0, |seen, more| seen | 1 << nimbers[usize::from(more)]));
    }
    nimbers[0]
}

fn convexity_nimbers(graph: &Graph, tell: &mut dyn FnMut(String, String)) {
    for convexity in CONVEXITIES {
        let table = between(graph, convexity);
        let (intervals, hulls) = closures(graph.n, &table);
        let general = |set: Set| {
            members(set).all(|u| members(set).all(|v| u == v || table[u][v] & set == 1 << u | 1 << v))
        };
        let nimbers = [
            ("interval", covering_nimber(graph, &intervals, false)),
            ("hull", covering_nimber(graph, &hulls, false)),
            ("closed-interval", covering_nimber(graph, &intervals, true)),
            ("closed-hull", covering_nimber(graph, &hulls, true)),
            ("general-position", choosing_nimber(graph, general)),
            ("convex-set", choosing_nimber(graph, |set| intervals[usize::from(set)] == set)),
        ];
        nimbers
            .into_iter()
            .for_each(|(game, nimber)| tell(format!("{game}, {convexity}"), format!("{nimber:2}")));
    }
}

/// Whether every cycle of four or more vertices has a chord: if two neighbours of v are not adjacent, a path between them
/// that avoids v and its other neighbours closes a cycle without one.
fn is_chordal(graph: &Graph) -> bool {
    (0..graph.n).all(|v| {
        members(graph.rows[v]).all(|u| {
            let far = graph.rows[v] & !graph.closed(u);
            members(far).all(|w| {
                let within = graph.everything() & !graph.closed(v) | 1 << u | 1 << w;
                graph.reached(u, within) >> w & 1 == 0
            })
        })
    })
}

/// Whether Alice, who begins, gets all vertices chosen if the chosen ones always form a convex set and Bob does not want
/// that.
fn is_convexable(graph: &Graph) -> bool {
    let (intervals, _) = closures(graph.n, &between(graph, "geodesic"));
    let mut wins = vec![false; 1 << graph.n];
    for set in descending(graph.n) {
        let more = members(graph.everything() & !set).map(|v| usize::from(set | 1 << v));
        let mut moves = more.filter(|&more| usize::from(intervals[more]) == more).peekable();
        wins[usize::from(set)] = set == graph.everything()
            || moves.peek().is_some()
                && if set.count_ones() % 2 == 0 {
                    moves.any(|more| wins[more])
                } else {
                    moves.all(|more| wins[more])
                };
    }
    wins[0]
}

fn convexable(graph: &Graph, tell: &mut dyn FnMut(String, String)) {
    let minimal = || {
        let connected = |kept: &Set| graph.reached(kept.trailing_zeros() as usize, *kept) == *kept;
        (1..graph.everything()).filter(connected).all(|kept| is_convexable(&graph.induced(kept)))
    };
    let answer = match (is_chordal(graph), is_convexable(graph)) {
        (true, true) => "chordal and convexable",
        (false, true) => "not chordal, yet convexable",
        (false, false) => "not chordal",
        (true, false) if minimal() => "chordal, not convexable, minimal",
        (true, false) => "chordal, not convexable",
    };
    tell("convexable".into(), answer.into());
}

// Domination

fn domination(graph: &Graph, tell: &mut dyn FnMut(String, String)) {
    let size = 1 << graph.n;
    // The nimber, and the number of moves when Alice wants few and Bob many and one of them is to move.
    let (mut nimbers, mut alice, mut bob) = (vec![0; size], vec![0; size], vec![0; size]);
    for done in descending(graph.n).skip(1) {
        let after = (0..graph.n).map(|v| usize::from(done | graph.closed(v)));
        let after: Vec<usize> = after.filter(|&next| next != usize::from(done)).collect();
        let place = usize::from(done);
        nimbers[place] = mex(after.iter().fold(0, |seen, &next| seen | 1 << nimbers[next]));
        alice[place] = 1 + after.iter().map(|&next| bob[next]).min().unwrap_or(0);
        bob[place] = 1 + after.iter().map(|&next| alice[next]).max().unwrap_or(0);
    }
    tell("domination".into(), nimbers[0].to_string());
    let degree = graph.rows.iter().map(|row| row.count_ones()).min().unwrap_or(0);
    for (starter, gamma) in [("Alice", alice[0]), ("Bob", bob[0])] {
        tell(format!("gamma_g, minimum degree {}, {starter} begins", degree.min(2)), gamma.to_string());
    }
}

// Colours

/// A graph in which some vertices have colours, from 1, four bits for each vertex.
type State = u64;

fn colour(state: State, v: usize) -> u64 {
    state >> (4 * v) & 15
}

fn with(state: State, v: usize, colour: u64) -> State {
    state | colour << (4 * v)
}

/// A game in which a player who is to move colours a vertex.
struct Colouring<'a> {
    graph: &'a Graph,
    k: u64,
    /// Whether a vertex gets the first colour that its neighbours lack, or any that the player likes.
    greedy: bool,
    known: HashMap<State, bool>,
}

impl Colouring<'_> {
    /// Whether everything gets coloured with k colours, which Alice wants and Bob does not.
    fn wins(&mut self, state: State, alice: bool) -> bool {
        // How many vertices have colours says who is to move.
        if let Some(&known) = self.known.get(&state) {
            return known;
        }
        let Some(moves) = self.moves(state) else { return false };
        let wins = self.is_safe(state)
            || if alice {
                moves.iter().any(|&next| self.wins(next, false))
            } else {
                moves.iter().all(|&next| self.wins(next, true))
            };
        self.known.insert(state, wins);
        wins
    }

    /// Whether every vertex without a colour will have one left, whatever its neighbours get.
    fn is_safe(&self, state: State) -> bool {
        (0..self.graph.n).filter(|&v| colour(state, v) == 0).all(|v| {
            let near = members(self.graph.rows[v]).map(|u| colour(state, u));
            let (used, open) = near.fold((0u32, 0), |(used, open), colour| match colour {
                0 => (used, open + 1),
                _ => (used | 1 << colour, open),
            });
            u64::from(used.count_ones() + open) < self.k
        })
    }

    /// The states after a move; none if there is a vertex without a colour that no colour is left for.
    fn moves(&self, state: State) -> Option<Vec<State>> {
        let mut moves = Vec::new();
        for v in (0..self.graph.n).filter(|&v| colour(state, v) == 0) {
            let near = members(self.graph.rows[v]).fold(0u32, |near, u| near | 1 << colour(state, u));
            let mut free = (1..=self.k).filter(|&colour| near >> colour & 1 == 0).peekable();
            free.peek()?;
            let tried = if self.greedy { 1 } else { usize::MAX };
            let states = free.take(tried).map(|colour| with(state, v, colour));
            moves.extend(states.map(|state| if self.greedy { state } else { self.renamed(state) }));
        }
        Some(moves)
    }

    /// Colours are alike, so that they are numbered by the first vertices that have them.
    fn renamed(&self, state: State) -> State {
        let (mut names, mut used, mut renamed) = ([0; 16], 0, 0);
        for v in 0..self.graph.n {
            let old = colour(state, v) as usize;
            if old != 0 && names[old] == 0 {
                used += 1;
                names[old] = used;
            }
            renamed = with(renamed, v, names[old]);
        }
        renamed
    }
}

fn colours(graph: &Graph, tell: &mut dyn FnMut(String, String)) {
    let most = graph.rows.iter().map(|row| u64::from(row.count_ones())).max().unwrap_or(0);
    for (starter, alice) in [("Alice", true), ("Bob", false)] {
        let wins = |k, greedy| Colouring { graph, k, greedy, known: HashMap::new() }.wins(0, alice);
        // With more colours than neighbours every vertex always has one left.
        let won: Vec<bool> = (1..=most + 1).map(|k| k > most || wins(k, false)).collect();
        let chi = 1 + won.iter().take_while(|won| !**won).count() as u64;
        let grundy = (1..=most).find(|&k| wins(k, true)).unwrap_or(most + 1);
        tell(format!("chi_g, {starter} begins"), chi.to_string());
        tell(format!("Gamma_g, {starter} begins"), grundy.to_string());
        tell(format!("Gamma_g > chi_g, {starter} begins"), (grundy > chi).to_string());
        let hurt = won.windows(2).any(|pair| pair[0] && !pair[1]);
        tell(format!("one more colour hurts Alice, {starter} begins"), hurt.to_string());
    }
}

// Cops

/// The least number of cops that catch the robber, and after how many of their turns at the latest.
fn cops(graph: &Graph, tell: &mut dyn FnMut(String, String)) {
    let (k, turns) =
        (1..).find_map(|k| Some((k, capture_time(graph, k)?))).expect("a cop on every vertex wins");
    tell("cops, turns".into(), format!("{k}, {turns}"));
}

/// After how many turns k cops have caught the robber at the latest; none if he escapes for ever. Where the cops are is a
/// number with k digits in base n, whose order does not matter.
fn capture_time(graph: &Graph, k: u32) -> Option<usize> {
    let places = graph.n.pow(k);
    let digits = |place: usize| (0..k).map(move |i| place / graph.n.pow(i) % graph.n);
    let after = |place: usize| {
        let step = |nexts: Vec<usize>, cop: usize| {
            nexts
                .iter()
                .flat_map(|next| members(graph.closed(cop)).map(move |v| next * graph.n + v))
                .collect()
        };
        digits(place).fold(vec![0], step)
    };
    let steps: Vec<Vec<usize>> = (0..places).map(after).collect();
    let held: Vec<Set> = (0..places).map(|place| digits(place).fold(0, |set, v| set | 1 << v)).collect();
    // Where the robber may be, the cops to move, so that they catch him within this many turns.
    let mut caught = held.clone();
    for turns in 0.. {
        if caught.contains(&graph.everything()) {
            return Some(turns);
        }
        // The same with the robber to move.
        let lost = |place: usize| {
            let stuck = |v: &usize| graph.closed(*v) & !caught[place] == 0;
            held[place] | (0..graph.n).filter(stuck).fold(0, |set, v| set | 1 << v)
        };
        let lost: Vec<Set> = (0..places).map(lost).collect();
        let more = |place: usize| steps[place].iter().fold(held[place], |set, &next| set | lost[next]);
        let more: Vec<Set> = (0..places).map(more).collect();
        if more == caught {
            return None;
        }
        caught = more;
    }
    None
}

// Strips

/// Some cells of a grid, column by column.
type Cells = u128;

/// Node kayles on a grid: the player to move takes a cell, which with its neighbours is gone.
struct Strip {
    rows: u32,
    cells: u32,
    /// The first cells of all columns.
    top: Cells,
    /// Nimbers of connected sets of cells.
    known: HashMap<Cells, u32>,
}

impl Strip {
    /// These cells and their neighbours, and perhaps cells beyond the grid.
    fn closed(&self, set: Cells) -> Cells {
        let below = set << 1 & !self.top;
        let above = (set & !self.top) >> 1;
        set | below | above | set << self.rows | set >> self.rows
    }

    /// The nimber of a sum is that of its connected parts, added without carries.
    fn nimber(&mut self, set: Cells) -> u32 {
        let (mut left, mut sum) = (set, 0);
        while left != 0 {
            let mut part = left & left.wrapping_neg();
            loop {
                let more = self.closed(part) & left;
                if more == part {
                    break;
                }
                part = more;
            }
            left &= !part;
            sum ^= self.part(part);
        }
        sum
    }

    /// Parts that are the same after a shift along the strip or a half turn have the same nimber.
    fn part(&mut self, part: Cells) -> u32 {
        let shifted = |part: Cells| part >> (part.trailing_zeros() / self.rows * self.rows);
        let turned = part.reverse_bits() >> (Cells::BITS - self.cells);
        let key = shifted(part).min(shifted(turned));
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let (mut left, mut seen) = (key, 0);
        while left != 0 {
            let cell = left & left.wrapping_neg();
            left &= !cell;
            let gone = self.closed(cell);
            seen |= 1 << self.nimber(key & !gone);
        }
        let nimber = mex(seen);
        self.known.insert(key, nimber);
        nimber
    }
}

/// The nimbers of node kayles on the grids with this many rows and up to this many columns.
fn strips(rows: u32, columns: u32) {
    assert!(0 < rows && 0 < columns && rows * columns <= Cells::BITS, "expected at most {} cells", Cells::BITS);
    let cells = rows * columns;
    let top = (0..cells).step_by(rows as usize).fold(0, |top, cell| top | 1 << cell);
    let mut strip = Strip { rows, cells, top, known: HashMap::new() };
    for n in 1..=columns {
        let nimber = strip.nimber(Cells::MAX >> (Cells::BITS - rows * n));
        println!("{rows} x {n}: {nimber}, {} parts so far", strip.known.len());
    }
}

type Question = fn(&Graph, &mut dyn FnMut(String, String));

const QUESTIONS: [(&str, Question); 5] = [
    ("nimbers", convexity_nimbers),
    ("convexable", convexable),
    ("domination", domination),
    ("colours", colours),
    ("cops", cops),
];

fn main() {
    let names: Vec<String> = std::env::args().skip(1).collect();
    if let [name, rows, columns] = &names[..]
        && name == "strips"
    {
        let number = |text: &str| text.parse().expect("a number");
        return strips(number(rows), number(columns));
    }
    let asked = |name: &str| names.is_empty() || names.iter().any(|asked| asked == name);
    let mut found: BTreeMap<String, BTreeMap<String, u64>> = BTreeMap::new();
    for line in io::stdin().lines() {
        let graph = Graph::read(line.expect("text").trim());
        for (_, question) in QUESTIONS.iter().filter(|(name, _)| asked(name)) {
            question(&graph, &mut |what, answer| {
                *found.entry(what).or_default().entry(answer).or_default() += 1
            });
        }
    }
    for (what, counts) in found {
        let counts: Vec<String> =
            counts.iter().map(|(answer, count)| format!("{}: {count}", answer.trim())).collect();
        println!("{what}: {}", counts.join("; "));
    }
}
