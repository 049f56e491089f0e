//! Boards of positional games: their elements and critical sets, by plain definitions. A set of elements is a number
//! whose bits are its members.

use super::intervals::all_between;
use super::{Board, Case};

/// A critical set and its points.
pub type Critical = (usize, i32);

/// The most elements for which every set of elements is looked at.
pub const MOST_ELEMENTS: usize = 13;

/// The elements by their texts, and the critical sets, each once.
pub struct Family {
    pub elements: Vec<String>,
    pub sets: Vec<Critical>,
    /// The sets of vertices that induce a connected graph, in the game in which they have points.
    connected: Vec<usize>,
}

impl Family {
    pub fn of(case: &Case) -> Family {
        let k = case.key("k").map_or(3, |k| k.parse().unwrap());
        match &case.board {
            Board::Power { side, dimension } => lines(*side, *dimension),
            Board::Grid { rows, columns } => in_a_row(*rows, *columns, k),
            Board::Pair { n, k } if case.game == "progressions" => progressions(*n, *k),
            Board::Pair { n, k } => cliques(*n, *k),
            Board::Heaps(sizes) => boxes(sizes),
            Board::Squares { rows, columns, .. } => hex(*rows, *columns),
            Board::Hypergraph(sets) => hypergraph(sets),
            Board::Graph { n, tokens, .. } => {
                Graph { n: *n, edges: edges(&case.board) }.family(case, tokens, k)
            }
            other => panic!("no positional game on {other:?}"),
        }
    }

    /// The size of the largest connected set within this one.
    pub fn largest_connected(&self, own: usize) -> i32 {
        let within = self.connected.iter().filter(|&set| set & own == *set);
        within.map(|set| set.count_ones() as i32).max().unwrap_or(0)
    }

    /// Every set of elements that passes a test, with one point.
    fn all(elements: Vec<String>, critical: impl Fn(usize) -> bool) -> Family {
        assert!(elements.len() <= MOST_ELEMENTS, "too many elements for the oracle");
        let sets = (0..1 << elements.len()).filter(|&set| critical(set)).map(|set| (set, 1)).collect();
        Family { elements, sets, connected: Vec::new() }
    }

    /// The sets with these members, with one point each.
    fn listed(elements: Vec<String>, lists: impl IntoIterator<Item = Vec<usize>>) -> Family {
        let mut sets: Vec<Critical> = lists.into_iter().map(|list| (set_of(list), 1)).collect();
        sets.sort();
        sets.dedup();
        Family { elements, sets, connected: Vec::new() }
    }
}

fn set_of(members: impl IntoIterator<Item = usize>) -> usize {
    members.into_iter().fold(0, |set, e| set | 1 << e)
}

fn has(set: usize, e: usize) -> bool {
    set >> e & 1 == 1
}

fn numbers(n: usize) -> Vec<String> {
    (1..=n).map(|i| i.to_string()).collect()
}

fn cells(rows: usize, columns: usize) -> Vec<String> {
    let name = |cell: usize| format!("{}{}", (b'a' + (cell % columns) as u8) as char, cell / columns + 1);
    (0..rows * columns).map(name).collect()
}

/// The edges of the simple graph, as pairs u < v in order.
pub fn edges(board: &Board) -> Vec<(usize, usize)> {
    let mut edges: Vec<_> = board.simple_edges().into_iter().map(|(u, v)| (u.min(v), u.max(v))).collect();
    edges.sort();
    edges
}

/// Points of `[n]^d`; a line is n points in whose order each coordinate is constant, 1 to n or n to 1, and not all are
/// constant.
fn lines(side: usize, dimension: usize) -> Family {
    let points = side.pow(dimension as u32);
    let coordinate = |point: usize, i: usize| point / side.pow((dimension - 1 - i) as u32) % side;
    let name = |point: usize| {
        let numbers: Vec<String> = (0..dimension).map(|i| (coordinate(point, i) + 1).to_string()).collect();
        numbers.join("-")
    };
    // On a square the first coordinate is the row.
    let elements = if dimension == 2 { cells(side, side) } else { (0..points).map(name).collect() };
    // What a coordinate does along a line: its constant, or `side` for 1 to n, `side + 1` for n to 1.
    let ways = side + 2;
    let line = |code: usize| {
        let way = |i: usize| code / ways.pow(i as u32) % ways;
        let at = |step: usize, i: usize| match way(i) {
            up if up == side => step,
            down if down == side + 1 => side - 1 - step,
            constant => constant,
        };
        let moves = (0..dimension).any(|i| way(i) >= side);
        let point = |step: usize| (0..dimension).fold(0, |point, i| point * side + at(step, i));
        moves.then(|| (0..side).map(point).collect::<Vec<_>>())
    };
    Family::listed(elements, (0..ways.pow(dimension as u32)).filter_map(line))
}

/// `k` cells in a row: across, down or along a diagonal.
fn in_a_row(rows: usize, columns: usize, k: usize) -> Family {
    let mut lists = Vec::new();
    for cell in 0..rows * columns {
        for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            let at = |i: usize| {
                let row = (cell / columns) as i32 + i as i32 * down;
                let column = (cell % columns) as i32 + i as i32 * right;
                let inside = (0..rows as i32).contains(&row) && (0..columns as i32).contains(&column);
                inside.then(|| row as usize * columns + column as usize)
            };
            lists.extend((0..k).map(at).collect::<Option<Vec<_>>>());
        }
    }
    Family::listed(cells(rows, columns), lists)
}

/// `k` numbers of 1 to n at equal distances.
fn progressions(n: usize, k: usize) -> Family {
    let list = |first: usize, step: usize| (0..k).map(|i| first + i * step).collect::<Vec<_>>();
    let all = (0..n).flat_map(|first| (1..=n).map(move |step| list(first, step)));
    Family::listed(numbers(n), all.filter(|list| list[k - 1] < n))
}

/// The edges of the complete subgraphs with `k` vertices of the complete graph with `n`.
fn cliques(n: usize, k: usize) -> Family {
    let edges: Vec<(usize, usize)> = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))).collect();
    let inside = |set: usize| {
        let members = edges.iter().enumerate().filter(|&(_, &(u, v))| has(set, u) && has(set, v));
        members.map(|(e, _)| e).collect::<Vec<_>>()
    };
    let of_size = (0..1usize << n).filter(|set| set.count_ones() as usize == k);
    let lists: Vec<Vec<usize>> = of_size.map(inside).collect();
    Family::listed(edges.iter().map(|(u, v)| format!("{u}-{v}")).collect(), lists)
}

/// Disjoint sets of these sizes, numbered one after the other.
fn boxes(sizes: &[usize]) -> Family {
    let first = |i: usize| sizes[..i].iter().sum::<usize>();
    let lists = (0..sizes.len()).map(|i| (first(i)..first(i + 1)).collect());
    Family::listed(numbers(sizes.iter().sum()), lists.collect::<Vec<_>>())
}

/// Sets of cells with a chain from the top row to the bottom row: b1 touches a1, c1, b2 and a2.
fn hex(rows: usize, columns: usize) -> Family {
    let touch = |p: usize, q: usize| {
        let (row, column) = (p / columns, p % columns);
        let near = [(row, column + 1), (row + 1, column), (row + 1, column.wrapping_sub(1))];
        near.contains(&(q / columns, q % columns))
    };
    let count = rows * columns;
    let joins = |set: usize| {
        let top = set_of((0..columns).filter(|&cell| has(set, cell)));
        let reached = spread(count, top, set, |p, q| touch(p, q) || touch(q, p));
        (count - columns..count).any(|cell| has(reached, cell))
    };
    Family::all(cells(rows, columns), joins)
}

/// What can be reached from some places, within others.
fn spread(count: usize, from: usize, within: usize, near: impl Fn(usize, usize) -> bool) -> usize {
    let mut reached = from;
    loop {
        let next = |q: &usize| has(within, *q) && (0..count).any(|p| has(reached, p) && near(p, *q));
        let larger = reached | set_of((0..count).filter(next));
        if larger == reached {
            return reached;
        }
        reached = larger;
    }
}

/// The sets with these labels, each with its points.
fn hypergraph(sets: &[(Vec<String>, i32)]) -> Family {
    let mut elements: Vec<String> = sets.iter().flat_map(|(labels, _)| labels.clone()).collect();
    elements.sort();
    elements.dedup();
    let place = |label: &String| elements.iter().position(|other| other == label).unwrap();
    let sets = sets.iter().map(|(labels, points)| (set_of(labels.iter().map(place)), *points)).collect();
    Family { elements, sets, connected: Vec::new() }
}

/// A simple graph whose vertices or edges are claimed.
struct Graph {
    n: usize,
    edges: Vec<(usize, usize)>,
}

impl Graph {
    fn family(&self, case: &Case, tokens: &[usize], k: usize) -> Family {
        let vertices = || (0..self.n).map(|v| v.to_string()).collect::<Vec<_>>();
        let lines = || self.edges.iter().map(|(u, v)| format!("{u}-{v}")).collect::<Vec<_>>();
        let everything = set_of(0..self.n);
        match case.game {
            "shannon" if case.key("claim") == Some("edges") => {
                Family::all(lines(), |set| has(self.joined(1 << tokens[0], set), tokens[1]))
            }
            "shannon" => self.shannon(tokens[0], tokens[1]),
            "copies" => Family::listed(lines(), self.copies(&read_small(case.key("h").unwrap_or("P3")))),
            "spanning" => Family::all(lines(), |set| {
                set.count_ones() as usize == self.n.saturating_sub(1) && self.connects(set)
            }),
            "hamilton" => Family::all(lines(), |set| {
                self.n >= 3 && self.connects(set) && (0..self.n).all(|v| self.degree(v, set) == 2)
            }),
            "matching" => Family::all(lines(), |set| (0..self.n).all(|v| self.degree(v, set) == 1)),
            "dominating" => Family::all(vertices(), |set| {
                (0..self.n).all(|v| has(set, v) || (0..self.n).any(|u| has(set, u) && self.adjacent(u, v)))
            }),
            "hull-sets" => {
                let convexity = case.key("convexity").unwrap_or("geodesic");
                let Board::Graph { edges, .. } = &case.board else { panic!("no graph") };
                let step = |u: usize, v: usize| {
                    u != v && edges.iter().any(|&(a, b, arc)| (a, b) == (u, v) || (b, a) == (u, v) && !arc)
                };
                let arc: Vec<Vec<bool>> =
                    (0..self.n).map(|u| (0..self.n).map(|v| step(u, v)).collect()).collect();
                let between = all_between(&arc, convexity);
                let segment = |u: usize, v: usize| set_of(between[u][v].iter().copied());
                Family::all(vertices(), |set| self.hull(set, &segment) == everything)
            }
            "connected" => {
                let connected = |set: usize| self.within(set) == set;
                let family = Family::all(vertices(), |set| set.count_ones() as usize == k && connected(set));
                Family { connected: (0..1 << self.n).filter(|&set| connected(set)).collect(), ..family }
            }
            "root-to-leaf" => Family::listed(vertices(), self.branches(vec![tokens[0]])),
            game => panic!("add {game} to tests/laws/naive"),
        }
    }

    fn adjacent(&self, u: usize, v: usize) -> bool {
        self.edges.contains(&(u.min(v), u.max(v)))
    }

    fn degree(&self, v: usize, edges: usize) -> usize {
        let own = |&e: &usize| has(edges, e) && (self.edges[e].0 == v || self.edges[e].1 == v);
        (0..self.edges.len()).filter(own).count()
    }

    /// The vertices joined to some by these edges.
    fn joined(&self, from: usize, edges: usize) -> usize {
        let own: Vec<_> = (0..self.edges.len()).filter(|&e| has(edges, e)).map(|e| self.edges[e]).collect();
        spread(self.n, from, set_of(0..self.n), |u, v| own.contains(&(u.min(v), u.max(v))))
    }

    /// Whether these edges join all vertices.
    fn connects(&self, edges: usize) -> bool {
        self.n == 0 || self.joined(1, edges) == set_of(0..self.n)
    }

    /// The vertices of a set that are joined to its first one within it.
    fn within(&self, set: usize) -> usize {
        let first = set & set.wrapping_neg();
        spread(self.n, first, set, |u, v| self.adjacent(u, v))
    }

    /// Sets of vertices other than s and t that join these.
    fn shannon(&self, s: usize, t: usize) -> Family {
        let others: Vec<usize> = (0..self.n).filter(|&v| v != s && v != t).collect();
        let joins = |set: usize| {
            let own = set_of((0..others.len()).filter(|&i| has(set, i)).map(|i| others[i]));
            has(spread(self.n, 1 << s, own | 1 << s | 1 << t, |u, v| self.adjacent(u, v)), t)
        };
        Family::all(others.iter().map(usize::to_string).collect(), joins)
    }

    /// The least set that contains this one and every segment between two of its members.
    fn hull(&self, set: usize, segment: &impl Fn(usize, usize) -> usize) -> usize {
        let members: Vec<usize> = (0..self.n).filter(|&v| has(set, v)).collect();
        let pairs = members.iter().flat_map(|&u| members.iter().map(move |&v| (u, v)));
        let larger = pairs.filter(|(u, v)| u != v).fold(set, |all, (u, v)| all | segment(u, v));
        if larger == set { set } else { self.hull(larger, segment) }
    }

    /// The edges of every subgraph isomorphic to a graph with edges `h`, by all injective maps of its vertices.
    fn copies(&self, (count, h): &(usize, Vec<(usize, usize)>)) -> Vec<Vec<usize>> {
        let mut maps: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in 0..*count {
            let longer = |map: Vec<usize>| {
                let free: Vec<usize> = (0..self.n).filter(|v| !map.contains(v)).collect();
                free.into_iter().map(move |v| [&map[..], &[v]].concat())
            };
            maps = maps.into_iter().flat_map(longer).collect();
        }
        let place = |u: usize, v: usize| self.edges.iter().position(|&edge| edge == (u.min(v), u.max(v)));
        let image =
            |map: &Vec<usize>| h.iter().map(|&(u, v)| place(map[u], map[v])).collect::<Option<Vec<_>>>();
        maps.iter().filter_map(image).collect()
    }

    /// The paths of a tree that extend this one, from the root, to a vertex without children.
    fn branches(&self, path: Vec<usize>) -> Vec<Vec<usize>> {
        let end = path[path.len() - 1];
        let children: Vec<usize> =
            (0..self.n).filter(|&v| self.adjacent(end, v) && !path.contains(&v)).collect();
        if children.is_empty() {
            return vec![path];
        }
        children.into_iter().flat_map(|v| self.branches([&path[..], &[v]].concat())).collect()
    }
}

/// The number of vertices and the edges of a path, cycle, complete graph or star, by its name.
fn read_small(name: &str) -> (usize, Vec<(usize, usize)>) {
    let n: usize = name[1..].parse().unwrap_or_else(|_| panic!("add graph {name} to tests/laws/naive"));
    let path = (1..n).map(|v| (v - 1, v));
    match &name[..1] {
        "P" => (n, path.collect()),
        "C" => (n, path.chain([(0, n - 1)]).collect()),
        "K" => (n, (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect()),
        "S" => (n + 1, (1..=n).map(|v| (0, v)).collect()),
        _ => panic!("add graph {name} to tests/laws/naive"),
    }
}
