//! Numbers of positional games and plain numbers: facts of the literature, and every small argument by definition.

use grundy::ask::{NumberAnswer, Options, PLAIN_NUMBERS, Question, Status, number, number_of};
use grundy::games::Problem;
use grundy::graph::Graph;
use grundy::graph::catalogue::all_graphs;
use grundy::graph::distance::distances;
use std::collections::HashMap;

fn ask(name: &str, argument: &str) -> NumberAnswer {
    let mut options = Options { threads: 1, ..Options::default() };
    options.limits.memory = 64 << 20;
    number(name, argument, &options).unwrap_or_else(|error| panic!("{name} {argument}: {error}"))
}

fn found(name: &str, argument: &str) -> i64 {
    let answer = ask(name, argument);
    assert_eq!(answer.status, Status::Solved, "{name} {argument}");
    answer.number.unwrap_or_else(|| panic!("{name} {argument}: {:?}", answer.reason))
}

fn refused(name: &str, argument: &str) -> (usize, String) {
    let error = number(name, argument, &Options::default()).expect_err(name);
    (error.at, error.message.en)
}

/// A graph as a text.
fn text(graph: &Graph) -> String {
    let edges = graph.simple_edges().into_iter().map(|(u, v)| format!("{u}-{v}"));
    let vertices = (0..graph.n()).map(|v| v.to_string());
    format!("{{{}}}", vertices.chain(edges).collect::<Vec<_>>().join(" "))
}

/// Whether Alice, as Maker, gets a set of the family: plain recursion over what both own.
struct Making<'a> {
    n: usize,
    wins: &'a dyn Fn(u32) -> bool,
    bias: [u32; 2],
    seen: HashMap<(u32, u32, bool), bool>,
}

impl Making<'_> {
    fn alice_wins(&mut self, alice: u32, bob: u32, alice_next: bool) -> bool {
        if (self.wins)(alice) {
            return true;
        }
        let free = !(alice | bob) & ((1 << self.n) - 1);
        if free == 0 {
            return false;
        }
        if let Some(&known) = self.seen.get(&(alice, bob, alice_next)) {
            return known;
        }
        let take = self.bias[usize::from(!alice_next)].min(free.count_ones());
        let turns = (1..1u32 << self.n).filter(|turn| turn & !free == 0 && turn.count_ones() == take);
        let turns: Vec<u32> = turns.collect();
        let won = match alice_next {
            true => turns.into_iter().any(|turn| self.alice_wins(alice | turn, bob, false)),
            false => turns.into_iter().all(|turn| self.alice_wins(alice, bob | turn, true)),
        };
        self.seen.insert((alice, bob, alice_next), won);
        won
    }
}

fn maker_wins(n: usize, bias: [u32; 2], alice_first: bool, wins: &dyn Fn(u32) -> bool) -> bool {
    Making { n, wins, bias, seen: HashMap::new() }.alice_wins(0, 0, alice_first)
}

fn has_progression(owned: u32, n: usize, k: usize) -> bool {
    (0..n).any(|a| {
        (1..=n).any(|d| (0..k).all(|i| a + i * d < n && owned >> (a + i * d) & 1 == 1))
            || k == 1 && owned >> a & 1 == 1
    })
}

fn has_clique(owned: u32, n: usize, k: usize) -> bool {
    let edges: Vec<(usize, usize)> = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))).collect();
    let joined = |u: usize, v: usize| {
        edges.iter().position(|&edge| edge == (u.min(v), u.max(v))).is_some_and(|i| owned >> i & 1 == 1)
    };
    (0..1u32 << n).filter(|set| set.count_ones() as usize == k).any(|set| {
        let inside = |v: usize| set >> v & 1 == 1;
        (0..n).all(|u| (0..u).all(|v| !inside(u) || !inside(v) || joined(u, v)))
    })
}

/// Book theorems 3.11 and 3.16, example 3.7; Hales and Jewett 1963 for the cube of side 3.
#[test]
fn numbers_of_positional_games() {
    assert_eq!([found("W_g", "3"), found("W_g", "4"), found("R_g", "3"), found("HJ_g", "3")], [5, 13, 5, 3]);
    assert_eq!(found("W_g{rule=maker-maker}", "4"), 15);
    assert_eq!([found("HJ_g", "1"), found("HJ_g", "2")], [1, 2]);
    assert_eq!(ask("W_g", "3").graph, "3");
    for k in 1..=3 {
        for first in [true, false] {
            let least = |wins: &dyn Fn(usize) -> bool| (1..).find(|&n| wins(n)).unwrap() as i64;
            let name = |name: &str| format!("{name}{}", if first { "" } else { "'" });
            let by_definition =
                least(&|n| maker_wins(n, [1, 1], first, &|owned| has_progression(owned, n, k)));
            assert_eq!(found(&name("W_g"), &k.to_string()), by_definition, "W_g {k}");
            if k == 2 || k == 3 && first {
                let wins = |n| maker_wins(n * (n - 1) / 2, [1, 1], first, &|owned| has_clique(owned, n, k));
                assert_eq!(found(&name("R_g"), &k.to_string()), least(&wins), "R_g {k}");
            }
        }
    }
}

/// Book example 4.10, with its error for the two smallest paths; and every graph with at most five vertices.
#[test]
fn largest_connected_subgraphs() {
    assert_eq!([found("c_g", "P1"), found("c_g", "P2")], [1, 1]);
    for n in 3..=9 {
        assert_eq!([found("c_g", &format!("P{n}")), found("c_g", &format!("C{n}"))], [2, 2]);
    }
    for graph in (0..=5).flat_map(all_graphs) {
        for first in [true, false] {
            let connected = |set: u32| {
                let mut reached = set & set.wrapping_neg();
                for _ in 0..graph.n() {
                    let near = |v: &usize| graph.neighbours(*v).iter().any(|u| reached >> u & 1 == 1);
                    reached |= (0..graph.n()).filter(near).fold(0, |all, v| all | 1 << v) & set;
                }
                reached == set
            };
            let holds = |owned: u32, k: u32| {
                (1..1u32 << graph.n()).any(|set| set & !owned == 0 && set.count_ones() == k && connected(set))
            };
            let wins = |k: u32| maker_wins(graph.n(), [1, 1], first, &|owned| holds(owned, k));
            let greatest = (1..=graph.n() as u32).filter(|&k| wins(k)).max().unwrap_or(0);
            let name = if first { "c_g" } else { "c_g_bob" };
            assert_eq!(found(name, &text(&graph)), i64::from(greatest), "{name} {graph:?}");
        }
    }
}

/// The least b at which Breaker wins, and boards on which Maker always does.
#[test]
fn thresholds() {
    let least = |n: usize, wins: &dyn Fn(u32) -> bool| {
        (1..=n as u32).find(|&b| !maker_wins(n, [1, b], true, wins)).map(i64::from)
    };
    for (n, k) in [(4, 2), (4, 3), (5, 3)] {
        let expected = least(n * (n - 1) / 2, &|owned| has_clique(owned, n, k));
        assert_eq!(ask("threshold", &format!("cliques:{n},{k}")).number, expected, "{n},{k}");
    }
    for (n, k) in [(5, 3), (7, 3), (9, 3), (9, 4), (3, 1), (4, 2)] {
        let expected = least(n, &|owned| has_progression(owned, n, k));
        assert_eq!(ask("threshold", &format!("progressions:{n},{k}")).number, expected, "{n},{k}");
    }
    let never = ask("threshold", "boxes:1,3");
    assert_eq!((never.number, never.status), (None, Status::Solved));
    assert_eq!(never.reason.as_ref().map(|reason| &*reason.en), Some("Alice wins for every b"));
    assert_eq!((found("threshold", "boxes:2,2"), found("threshold'", "boxes:1,1")), (1, 2));
    let problem = Problem::new("boxes", vec![2, 2]).unwrap();
    let of_problem = number_of("threshold", &problem, &Options::default()).unwrap();
    assert_eq!((of_problem.number, of_problem.graph.as_str()), (Some(1), "boxes:2,2"));
}

/// The known values: van der Waerden 1927, Greenwood and Gleason 1955, Hindman and Tressler 2014.
#[test]
fn numbers_of_colourings() {
    assert_eq!([found("W", "1"), found("W", "2"), found("W", "3"), found("W", "4")], [1, 3, 9, 35]);
    assert_eq!([found("W{c=3}", "2"), found("W{c=3}", "3"), found("W{c=1}", "5")], [4, 27, 5]);
    assert_eq!([found("R", "1"), found("R", "2"), found("R", "3"), found("R", "4")], [1, 2, 6, 18]);
    assert_eq!([found("R{c=3}", "3"), found("R{c=1}", "5"), found("R{c=4}", "2")], [17, 5, 2]);
    assert_eq!([found("HJ", "1"), found("HJ", "2"), found("HJ", "3")], [1, 2, 4]);
    assert_eq!([found("HJ_star", "1"), found("HJ_star", "2"), found("HJ_star", "3")], [1, 2, 3]);
    assert_eq!([found("HJ{c=3}", "2"), found("HJ_star{c=4}", "2")], [3, 3]);
}

/// The least n at which every colouring has a set in one colour, by trying all colourings.
#[test]
fn numbers_of_colourings_by_definition() {
    let all_have = |elements: usize, colours: usize, has: &dyn Fn(u32) -> bool| {
        (0..colours.pow(elements as u32)).all(|code| {
            let of = |c: usize| {
                let coloured = |v: &usize| code / colours.pow(*v as u32) % colours == c;
                (0..elements).filter(coloured).fold(0u32, |set, v| set | 1 << v)
            };
            (0..colours).any(|c| has(of(c)))
        })
    };
    for (k, colours) in [(1, 2), (2, 2), (3, 2), (2, 3), (3, 1)] {
        let least = (1..).find(|&n| all_have(n, colours, &|set| has_progression(set, n, k))).unwrap();
        assert_eq!(found(&format!("W{{c={colours}}}"), &k.to_string()), least as i64, "W {k} {colours}");
        let least =
            (1..).find(|&n| all_have(n * (n - 1) / 2, colours, &|set| has_clique(set, n, k))).unwrap();
        assert_eq!(found(&format!("R{{c={colours}}}"), &k.to_string()), least as i64, "R {k} {colours}");
    }
}

/// What is out of reach is stopped, with bounds.
#[test]
fn limits_stop_with_bounds() {
    let ramsey = ask("R", "5");
    assert_eq!((ramsey.number, ramsey.status), (None, Status::Stopped));
    let reason = ramsey.reason.unwrap().en;
    let least: u64 = reason.split_whitespace().nth(4).unwrap().parse().unwrap();
    assert!(reason.starts_with("stopped by size; from ") && reason.ends_with(" to 62"), "{reason}");
    assert!((20..=43).contains(&least), "43 is the best known: {reason}");
    let mut options = Options { threads: 1, ..Options::default() };
    options.limits.nodes = Some(500);
    for (name, argument, start) in [
        ("W", "5", "stopped by nodes; "),
        ("W_g", "5", "stopped by nodes; "),
        ("HJ_g", "4", "stopped by nodes; 3 or more"),
        ("gamma", "grid(9,9)", "stopped by nodes; from "),
        ("gp", "grid(6,6)", "stopped by nodes; from "),
        ("gn", "gnm(40,90,1)", "stopped by nodes; from "),
    ] {
        let answer = number(name, argument, &options).unwrap();
        let reason = answer.reason.clone().unwrap_or_default().en;
        assert_eq!((answer.number, answer.status), (None, Status::Stopped), "{name} {argument}: {answer:?}");
        assert!(reason.starts_with(start), "{name} {argument}: {reason}");
    }
    let large = ask("W_g", "1000");
    assert_eq!(large.reason.as_ref().map(|reason| &*reason.en), Some("stopped by size; 1025 or more"));
}

/// The subsets of the vertices, as bits.
fn subsets(graph: &Graph) -> impl Iterator<Item = u32> {
    0..1u32 << graph.n()
}

fn inside(set: u32, v: usize) -> bool {
    set >> v & 1 == 1
}

fn pairs(graph: &Graph) -> impl Iterator<Item = (usize, usize)> + Clone {
    let n = graph.n();
    (0..n).flat_map(move |u| (u + 1..n).map(move |v| (u, v)))
}

fn greatest(sets: impl Iterator<Item = u32>) -> i64 {
    sets.map(|set| i64::from(set.count_ones())).max().unwrap()
}

fn smallest(sets: impl Iterator<Item = u32>) -> i64 {
    sets.map(|set| i64::from(set.count_ones())).min().unwrap()
}

fn chromatic(graph: &Graph) -> i64 {
    let n = graph.n() as u32;
    let proper = |k: usize| {
        (0..k.pow(n)).any(|code| {
            let colour = |v: usize| code / k.pow(v as u32) % k;
            pairs(graph).all(|(u, v)| !graph.adjacent(u, v) || colour(u) != colour(v))
        })
    };
    (0..).find(|&k| k > 0 && proper(k) || n == 0).unwrap() as i64
}

/// Every graph with at most five vertices, and some larger ones by their known numbers.
#[test]
fn numbers_of_graphs() {
    for graph in (0..=5).flat_map(all_graphs) {
        let g = text(&graph);
        let all = |set: u32, joined: bool| {
            pairs(&graph).all(|(u, v)| !inside(set, u) || !inside(set, v) || graph.adjacent(u, v) == joined)
        };
        assert_eq!(found("alpha", &g), greatest(subsets(&graph).filter(|&set| all(set, false))), "{g}");
        assert_eq!(found("omega", &g), greatest(subsets(&graph).filter(|&set| all(set, true))), "{g}");
        let dominates = |&set: &u32| {
            (0..graph.n()).all(|v| inside(set, v) || graph.neighbours(v).iter().any(|&u| inside(set, u)))
        };
        assert_eq!(found("gamma", &g), smallest(subsets(&graph).filter(dominates)), "{g}");
        let edges = graph.simple_edges();
        let matching = |&set: &u32| {
            let ends = edges.iter().enumerate().filter(|(i, _)| inside(set, *i));
            let mut ends: Vec<usize> = ends.flat_map(|(_, &(u, v))| [u, v]).collect();
            ends.sort_unstable();
            ends.windows(2).all(|pair| pair[0] != pair[1])
        };
        assert_eq!(found("nu", &g), greatest((0..1u32 << edges.len()).filter(matching)), "{g}");
        assert_eq!(found("chi", &g), chromatic(&graph), "{g}");
    }
    let of = |graph: &str| ["alpha", "omega", "nu", "gamma", "chi"].map(|name| found(name, graph));
    assert_eq!(of("petersen"), [4, 2, 5, 3, 3]);
    assert_eq!(of("Q4"), [8, 2, 8, 4, 2]);
    assert_eq!(of("P1000"), [500, 2, 500, 334, 2]);
    assert_eq!(of("kneser(7,2)"), [6, 3, 10, 3, 5]);
    assert_eq!(found("gamma", "grid(5,5)"), 7, "Jacobson and Kinch 1983");
}

/// The least k for which some colouring of the vertices with k colours passes a test.
fn least_colours(graph: &Graph, passes: &dyn Fn(&[usize]) -> bool) -> i64 {
    let n = graph.n();
    let some = |k: usize| {
        (0..k.pow(n as u32)).any(|code| {
            let colours: Vec<usize> = (0..n).map(|v| code / k.pow(v as u32) % k).collect();
            let proper = pairs(graph).all(|(u, v)| !graph.adjacent(u, v) || colours[u] != colours[v]);
            proper && passes(&colours)
        })
    };
    (0..).find(|&k| k > 0 && some(k) || n == 0).unwrap() as i64
}

/// Whether some vertices induce a subgraph without cycles: removing vertices with at most one neighbour removes all.
fn is_forest(graph: &Graph, mut set: u32) -> bool {
    let degree = |set: u32, v: usize| graph.neighbours(v).iter().filter(|&&u| inside(set, u)).count();
    while let Some(v) = (0..graph.n()).find(|&v| inside(set, v) && degree(set, v) <= 1) {
        set &= !(1 << v);
    }
    set == 0
}

/// The most colours of a greedy colouring, by trying every order of the vertices that are left.
fn most_greedy_colours(graph: &Graph, colours: &mut Vec<usize>) -> usize {
    let open: Vec<usize> = (0..graph.n()).filter(|&v| colours[v] == 0).collect();
    let mut most = colours.iter().copied().max().unwrap_or(0);
    for v in open {
        let taken = |c: usize| graph.neighbours(v).iter().any(|&u| colours[u] == c);
        colours[v] = (1..).find(|&c| !taken(c)).unwrap();
        most = most.max(most_greedy_colours(graph, colours));
        colours[v] = 0;
    }
    most
}

/// The least width of an order in which the vertices are removed, their neighbours being joined to each other.
fn width(adjacent: &dyn Fn(usize, usize) -> bool, left: &[usize]) -> i64 {
    let after = |&v: &usize| {
        let rest: Vec<usize> = left.iter().copied().filter(|&u| u != v).collect();
        let joined = |x: usize, y: usize| adjacent(x, y) || x != y && adjacent(x, v) && adjacent(v, y);
        let degree = rest.iter().filter(|&&u| adjacent(u, v)).count() as i64;
        degree.max(width(&joined, &rest))
    };
    left.iter().map(after).min().unwrap_or(0)
}

/// The numbers with which theorems compare those of games, on every graph with at most five vertices.
#[test]
fn numbers_that_theorems_compare_with() {
    for graph in (0..=5).flat_map(all_graphs) {
        let (g, n) = (text(&graph), graph.n());
        let acyclic = |colours: &[usize]| {
            let of = |c: usize, d: usize| (0..n).filter(move |&v| colours[v] == c || colours[v] == d);
            (0..n).all(|c| (0..c).all(|d| is_forest(&graph, of(c, d).fold(0, |set, v| set | 1 << v))))
        };
        assert_eq!(found("chi_a", &g), least_colours(&graph, &acyclic), "{g}");
        let harmonious = |colours: &[usize]| {
            let pair = |&(u, v): &(usize, usize)| (colours[u].min(colours[v]), colours[u].max(colours[v]));
            let mut all: Vec<_> = graph.simple_edges().iter().map(pair).collect();
            all.sort_unstable();
            all.windows(2).all(|two| two[0] != two[1])
        };
        assert_eq!(found("h", &g), least_colours(&graph, &harmonious), "{g}");
        assert_eq!(found("Gamma", &g), most_greedy_colours(&graph, &mut vec![0; n]) as i64, "{g}");
        let vertices: Vec<usize> = (0..n).collect();
        assert_eq!(found("tw", &g), width(&|u, v| graph.adjacent(u, v), &vertices), "{g}");
        let degree = |set: u32, v: usize| graph.neighbours(v).iter().filter(|&&u| inside(set, u)).count();
        let least = |set: u32| (0..n).filter(|&v| inside(set, v)).map(|v| degree(set, v) + 1).min();
        assert_eq!(found("col", &g), subsets(&graph).filter_map(least).max().unwrap_or(0) as i64, "{g}");
        assert_eq!(found("Delta", &g), (0..n).map(|v| degree(!0, v)).max().unwrap_or(0) as i64, "{g}");
        let far = distances(&graph);
        let connected = far.iter().flatten().all(|&distance| distance < u32::MAX);
        let diameter = far.iter().flatten().max().map(|&distance| i64::from(distance));
        let defined = diameter.filter(|_| connected);
        assert_eq!(ask("diam", &g).number, defined.or(connected.then_some(0)), "{g}");
        // A shortest cycle is a smallest set of vertices that induces a cycle.
        let cycle = |&set: &u32| set != 0 && !is_forest(&graph, set);
        let girth = subsets(&graph).filter(cycle).map(|set| i64::from(set.count_ones())).min();
        assert_eq!(ask("girth", &g).number, girth, "{g}");
    }
    let of = |name: &str, graphs: [&str; 3]| graphs.map(|graph| found(name, graph));
    assert_eq!(of("Gamma", ["petersen", "crown(6)", "K5,5"]), [4, 6, 2]);
    assert_eq!(of("chi_a", ["grid(5,5)", "K4,4", "petersen"]), [3, 5, 4]);
    assert_eq!(of("h", ["C5", "P8", "K6"]), [5, 5, 6]);
    assert_eq!(of("tw", ["Q4", "grid(5,5)", "kneser(5,2)"]), [6, 5, 4]);
    assert_eq!(ask("girth", "P9").reason.as_ref().map(|reason| &*reason.en), Some("the graph has no cycle"));
    assert_eq!(
        ask("diam", "2K2").reason.as_ref().map(|reason| &*reason.en),
        Some("the graph is not connected")
    );
}

/// The vertices on paths of a kind between two vertices, found by extending all paths.
fn between(graph: &Graph, convexity: &str) -> Vec<Vec<u32>> {
    let n = graph.n();
    let far = distances(graph);
    let mut found: Vec<Vec<u32>> = (0..n).map(|u| (0..n).map(|v| 1 << u | 1 << v).collect()).collect();
    let mut paths: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
    while let Some(path) = paths.pop() {
        let (u, v) = (path[0], path[path.len() - 1]);
        let induced = (0..path.len()).all(|i| (i + 2..path.len()).all(|j| !graph.adjacent(path[i], path[j])));
        let counts = match convexity {
            "geodesic" => path.len() as u32 == far[u][v] + 1,
            "monophonic" => induced,
            "p3" => path.len() == 3,
            _ => path.len() == 3 && induced,
        };
        if counts {
            found[u][v] |= path.iter().fold(0, |set, w| set | 1 << w);
        }
        let next = graph.neighbours(v).iter().filter(|w| !path.contains(w));
        paths.extend(next.map(|&w| [&path[..], &[w]].concat()));
    }
    found
}

/// Every graph with at most five vertices, in every convexity.
#[test]
fn numbers_of_convexities() {
    for graph in (0..=5).flat_map(all_graphs) {
        for convexity in ["geodesic", "monophonic", "p3", "p3-induced"] {
            let between = between(&graph, convexity);
            let everything = (1u32 << graph.n()) - 1;
            let interval = |set: u32| {
                pairs(&graph)
                    .filter(|&(u, v)| inside(set, u) && inside(set, v))
                    .fold(set, |all, (u, v)| all | between[u][v])
            };
            let hull = |set: u32| (0..graph.n()).fold(set, |set, _| interval(set));
            let general = |&set: &u32| {
                pairs(&graph).all(|(u, v)| {
                    !inside(set, u) || !inside(set, v) || between[u][v] & set == 1 << u | 1 << v
                })
            };
            let name = |name: &str| format!("{name}{{convexity={convexity}}}");
            let g = text(&graph);
            let least = smallest(subsets(&graph).filter(|&set| interval(set) == everything));
            assert_eq!(found(&name("gn"), &g), least, "gn {convexity} {g}");
            let least = smallest(subsets(&graph).filter(|&set| hull(set) == everything));
            assert_eq!(found(&name("hn"), &g), least, "hn {convexity} {g}");
            let most = greatest(subsets(&graph).filter(general));
            assert_eq!(found(&name("gp"), &g), most, "gp {convexity} {g}");
        }
    }
    let of = |graph: &str| ["gn", "hn", "gp"].map(|name| found(name, graph));
    assert_eq!(of("P30"), [2, 2, 2]);
    assert_eq!(of("K7"), [7, 7, 7]);
    assert_eq!(of("petersen"), [4, 3, 6]);
    assert_eq!(of("tree(0,0,0,1,1,2,2)"), [5, 5, 5], "the leaves of a tree");
}

/// Errors say where they are and what was expected.
#[test]
fn wrong_names_and_arguments() {
    assert_eq!(refused("W_g", "x"), (0, "'x': expected a number from 1 to 1000, such as 3".to_string()));
    assert_eq!(refused("R_g", "1").1, "'1': expected a number from 2 to 1000, such as 3");
    assert_eq!(refused("W", "0").1, "'0': expected a number from 1 to 100, such as 3");
    assert_eq!(refused("W{c=0}", "3"), (4, "'0': expected a number from 1 to 6".to_string()));
    assert_eq!(refused("W{d=2}", "3"), (2, "W does not take the key 'd'; it takes c".to_string()));
    assert_eq!(refused("alpha{c=2}", "P3").1, "alpha does not take the key 'c'; it takes no keys");
    assert_eq!(refused("W{c=2,c=3}", "3"), (6, "key 'c' is given twice".to_string()));
    assert_eq!(refused("alpha'", "P3"), (5, "alpha is defined without play: nobody starts".to_string()));
    assert_eq!(refused("gn{convexity=flat}", "P3").0, 13);
    assert_eq!(refused("HJ_g{rule=maker-breaker}", "3"), (5, "HJ_g itself sets the key 'rule'".to_string()));
    assert_eq!(refused("c_g{k=2}", "P3"), (4, "c_g itself sets the key 'k'".to_string()));
    assert_eq!(refused("chi", "P3+").0, 3);
    assert_eq!(refused("chi", "{0>1}").0, 0);
    assert!(ask("gn", "{0>1}").number.is_some(), "convexities have arcs");
    assert!(refused("threshold", "kayles:P5").1.starts_with("kayles has no number threshold; games that "));
    assert!(refused("threshold", "cliques:6").0 == 8);
    assert_eq!(refused("threshold", "boxes:2,2//1").1, "expected one problem, before the first move");
    assert_eq!(refused("threshold", "boxes{bias=2:1}:2,2").1, "threshold itself sets the key 'bias'");
    assert_eq!(refused("threshold", "boxes{rule=maker-maker}:2,2").1, "threshold needs rule=maker-breaker");
    assert!(refused("W_h", "3").1.contains("did you mean W_g"), "{:?}", refused("W_h", "3"));
    let progressions = Problem::new("progressions", vec![5, 3]).unwrap();
    assert!(number_of("W_g", &progressions, &Options::default()).is_err());
    assert!(PLAIN_NUMBERS.iter().all(|info| !info.help.en.is_empty() && !info.help.pt.is_empty()));
}

fn openings(text: &str) -> Vec<(String, &'static str)> {
    let answer = Question::read(text).unwrap().openings(&Options::default()).unwrap();
    assert_eq!(answer.status, Status::Solved, "{text}");
    let all = answer.openings.unwrap();
    all.into_iter().map(|opening| (opening.text, opening.winner.unwrap().id())).collect()
}

/// The openings that win on the board of side 5 are known (Hayward and others 2005). A search by proof numbers needs few
/// positions, and always the same, whatever the number of threads.
#[test]
fn openings_of_hex_take_few_positions() {
    let solved = |threads: usize| {
        let options = Options { threads, ..Options::default() };
        let answer = Question::read("hex:5x5").unwrap().openings(&options).unwrap();
        let winner = |cell: &grundy::ask::Opening| cell.winner.unwrap().id()[..1].to_string();
        (answer.openings.unwrap().iter().map(winner).collect::<String>(), answer.nodes)
    };
    let (winners, nodes) = solved(1);
    assert_eq!(winners, "bbbba".to_string() + "baaaa" + "baaab" + "aaaab" + "abbbb");
    assert!(nodes < 200, "{nodes}");
    assert_eq!(solved(2), (winners, nodes));
}

/// The openings say what the moves say, for every rule and on every kind of board, and the same as a solve about the
/// winner and the best moves.
#[test]
fn openings_agree_with_moves() {
    for text in [
        "hex:3x3",
        "hex:3x4/a1.b2",
        "lines{rule=maker-maker}:3^2",
        "lines{rule=avoider-avoider}:3^2",
        "progressions:6,3",
        "cliques:4,3",
        "cliques{rule=maker-maker}:5,3",
        "connected{first=bob}:C5",
        "connected{rule=scoring}:P5",
        "boxes{bias=2:1}:2,3",
        "dominating:P5",
        "shannon:grid(2,3)@0;5",
        "hypergraph:(1 2)(2 3)",
        "cliques:4,3//0-1",
        "kayles:P7",
    ] {
        let question = Question::read(text).unwrap();
        let wants = grundy::ask::Wants { winner: true, moves: true, ..Default::default() };
        let solved = question.solve(&Options { wants: Some(wants), ..Options::default() }).unwrap();
        let moves = solved.moves.unwrap();
        let moves: Vec<(String, &str)> =
            moves.into_iter().map(|m| (m.text, m.winner.unwrap().id())).collect();
        assert_eq!(openings(text), moves, "{text}");
        let answer = question.openings(&Options::default()).unwrap();
        assert_eq!((answer.winner, answer.best), (solved.winner, solved.best), "{text}");
    }
}

/// Openings of Maker and of Breaker, by plain recursion.
#[test]
fn openings_by_definition() {
    for n in 3..=9 {
        let wins = |owned: u32| has_progression(owned, n, 3);
        let mut making = Making { n, wins: &wins, bias: [1, 1], seen: HashMap::new() };
        for (first, alice) in [("alice", 1), ("bob", 0)] {
            let all = openings(&format!("progressions{{first={first}}}:{n},3"));
            assert_eq!(all.len(), n);
            for (i, (text, winner)) in all.iter().enumerate() {
                let won = making.alice_wins(alice << i, (1 - alice) << i, alice == 0);
                assert_eq!((text, *winner == "alice"), (&(i + 1).to_string(), won), "{n} {first}");
            }
        }
    }
}

/// Limits leave openings undecided, and a score game has no winner to speak of.
#[test]
fn openings_within_limits() {
    let question = Question::read("lines{rule=avoider-avoider}:4^2").unwrap();
    let mut options = Options { threads: 1, theorems: false, ..Options::default() };
    options.limits.nodes = Some(0);
    let stopped = question.openings(&options).unwrap();
    assert_eq!((stopped.status, stopped.winner, stopped.best), (Status::Stopped, None, None));
    assert_eq!(stopped.openings.unwrap().len(), 16);
    let score = Question::read("connected{rule=scoring,convention=score}:P3").unwrap();
    assert!(score.openings(&Options::default()).is_err());
}
