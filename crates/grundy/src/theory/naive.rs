//! Games for the tests, straight from their rules: sets are bits of a number, and every position is tried.

use super::{Finding, THEOREMS};
use crate::games::{Board, GraphBoard, Problem, find};
use crate::graph::Graph;
use crate::rules::{Convention, Player, Terms};
use std::collections::HashMap;

/// Which vertices may be chosen when a set is.
pub type Rule = Box<dyn Fn(u32) -> u32>;

fn bits(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |i| set >> i & 1 == 1)
}

pub fn nimber(rule: &Rule, chosen: u32, known: &mut HashMap<u32, u64>) -> u64 {
    if let Some(&nimber) = known.get(&chosen) {
        return nimber;
    }
    let options: Vec<u64> = bits(rule(chosen)).map(|v| nimber(rule, chosen | 1 << v, known)).collect();
    let nimber = (0..).find(|value| !options.contains(value)).unwrap();
    known.insert(chosen, nimber);
    nimber
}

/// Whether the player to move wins in misere play.
pub fn misere(rule: &Rule, chosen: u32, known: &mut HashMap<u32, bool>) -> bool {
    if let Some(&wins) = known.get(&chosen) {
        return wins;
    }
    let playable = rule(chosen);
    let wins = playable == 0 || bits(playable).any(|v| !misere(rule, chosen | 1 << v, known));
    known.insert(chosen, wins);
    wins
}

/// How many more vertices are chosen under best play.
pub fn score(rule: &Rule, chosen: u32, maximiser_moves: bool, known: &mut HashMap<(u32, bool), i64>) -> i64 {
    if let Some(&score) = known.get(&(chosen, maximiser_moves)) {
        return score;
    }
    let options = bits(rule(chosen)).map(|v| 1 + score(rule, chosen | 1 << v, !maximiser_moves, known));
    let options: Vec<i64> = options.collect();
    let best = if maximiser_moves { options.iter().max() } else { options.iter().min() };
    let best = best.copied().unwrap_or(0);
    known.insert((chosen, maximiser_moves), best);
    best
}

fn rows(graph: &Graph) -> Vec<u32> {
    (0..graph.n()).map(|v| graph.neighbours(v).iter().fold(0, |row, u| row | 1 << u)).collect()
}

/// Everything on paths of the given kind between two vertices: all paths are tried.
fn intervals(graph: &Graph, convexity: &str) -> Vec<Vec<u32>> {
    let (n, rows) = (graph.n(), rows(graph));
    let mut between: Vec<Vec<u32>> = (0..n).map(|u| (0..n).map(|v| 1 << u | 1 << v).collect()).collect();
    let mut paths: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
    let mut shortest = vec![vec![usize::MAX; n]; n];
    let mut next = 0;
    while next < paths.len() {
        let path = paths[next].clone();
        next += 1;
        let (first, last) = (path[0], path[path.len() - 1]);
        let on_path = path.iter().fold(0, |set, v| set | 1 << v);
        let induced = (0..path.len()).all(|i| (i + 2..path.len()).all(|j| rows[path[i]] >> path[j] & 1 == 0));
        // Paths come in order of length.
        shortest[first][last] = shortest[first][last].min(path.len());
        let counts = match convexity {
            "geodesic" => path.len() == shortest[first][last],
            "monophonic" => induced,
            "p3" => path.len() == 3,
            _ => path.len() == 3 && induced,
        };
        if counts {
            between[first][last] |= on_path;
        }
        paths.extend(bits(rows[last] & !on_path).map(|v| [&path[..], &[v]].concat()));
    }
    between
}

fn interval(between: &[Vec<u32>], set: u32) -> u32 {
    bits(set).fold(set, |all, u| bits(set).fold(all, |all, v| all | between[u][v]))
}

fn hull(between: &[Vec<u32>], set: u32) -> u32 {
    let next = interval(between, set);
    if next == set { set } else { hull(between, next) }
}

/// The rule of a game, by its id and keys.
pub fn rule(id: &str, graph: &Graph, convexity: &str, avoid: bool) -> Rule {
    let (n, rows) = (graph.n(), rows(graph));
    let all = (1u32 << n) - 1;
    let pick = move |fits: &dyn Fn(u32) -> bool, chosen: u32| {
        bits(all & !chosen).filter(|v| fits(1 << v)).fold(0, |set, v| set | 1 << v)
    };
    let pairwise = move |set: u32, adjacent: bool| {
        bits(set).all(|u| bits(set).all(|v| u == v || (rows[u] >> v & 1 == 1) == adjacent))
    };
    match id {
        "kayles" => Box::new(move |chosen| pick(&|v| pairwise(chosen | v, false), chosen)),
        "clique-forming" => Box::new(move |chosen| pick(&|v| pairwise(chosen | v, true), chosen)),
        "domination" => {
            let closed: Vec<u32> =
                self::rows(graph).iter().enumerate().map(|(v, row)| row | 1 << v).collect();
            Box::new(move |chosen| {
                let dominated = bits(chosen).fold(0, |set, v| set | closed[v]);
                bits(all).filter(|&v| closed[v] & !dominated != 0).fold(0, |set, v| set | 1 << v)
            })
        }
        _ => convexity_rule(id, graph, convexity, avoid),
    }
}

fn convexity_rule(id: &str, graph: &Graph, convexity: &str, avoid: bool) -> Rule {
    let between = intervals(graph, convexity);
    let all = (1u32 << graph.n()) - 1;
    let of_hull = id.ends_with("hull");
    let closed = id.starts_with("closed");
    let choose = move |chosen: u32, fits: &dyn Fn(u32) -> bool| {
        bits(all & !chosen).filter(|v| fits(1 << v)).fold(0, |set, v| set | 1 << v)
    };
    match id {
        "general-position" => Box::new(move |chosen| {
            let clear =
                |set: u32| bits(set).all(|u| bits(set).all(|v| (between[u][v] & set).count_ones() <= 2));
            choose(chosen, &|v| clear(chosen | v))
        }),
        "convex-set" => {
            Box::new(move |chosen| choose(chosen, &|v| interval(&between, chosen | v) == chosen | v))
        }
        _ => Box::new(move |chosen| {
            let cover = |set: u32| if of_hull { hull(&between, set) } else { interval(&between, set) };
            let covered = cover(chosen);
            if covered == all {
                return 0;
            }
            choose(chosen, &|v| (!closed || covered & v == 0) && (!avoid || cover(chosen | v) != all))
        }),
    }
}

/// A problem of a game on a graph.
pub fn problem(id: &str, graph: &Graph, convention: Convention, start: u32) -> Problem {
    let entry = find(id).unwrap();
    Problem {
        terms: Terms::new(convention),
        began: Player::Alice,
        keys: entry.keys.iter().map(|key| (key.name, key.default.to_string())).collect(),
        entry,
        start: bits(start).map(|v| v.to_string()).collect(),
        board: Board::Graph(GraphBoard::new(graph.clone())),
    }
}

/// What one theorem says, if it applies to the game.
pub fn ask(theorem: &str, problem: &Problem) -> Option<Finding> {
    let mut rows = THEOREMS.iter().filter(|row| row.id == theorem).peekable();
    assert!(rows.peek().is_some(), "no theorem {theorem}");
    rows.find(|row| row.games.contains(&problem.entry.id)).and_then(|row| (row.apply)(problem))
}

/// One theorem against plain recursion on one graph, with some keys and a start set, under every convention.
/// Returns how many of normal, misere and score (either start) the theorem settled.
pub fn check(theorem: &str, id: &str, graph: &Graph, keys: &[(&'static str, &str)], start: u32) -> usize {
    let value = |name: &str, default: &'static str| {
        keys.iter().find(|(key, _)| *key == name).map_or(default.to_string(), |(_, value)| value.to_string())
    };
    let rule = rule(id, graph, &value("convexity", "geodesic"), value("goal", "cover") == "avoid");
    let make = |convention, first| {
        let mut problem = problem(id, graph, convention, start);
        problem.terms.first = first;
        problem.keys.extend(keys.iter().map(|&(name, value)| (name, value.to_string())));
        problem
    };
    let described =
        |finding: &Finding| format!("{theorem} on {id} {keys:?} start {start:b} {graph:?}: {finding:?}");
    let mut settled = 0;
    if let Some(finding) = ask(theorem, &make(Convention::Normal, Player::Alice)) {
        let nimber = nimber(&rule, start, &mut HashMap::new());
        assert_eq!(finding.nimber.unwrap_or(nimber), nimber, "{}", described(&finding));
        assert_eq!(finding.first_wins.unwrap_or(nimber != 0), nimber != 0, "{}", described(&finding));
        settled += 1;
    }
    if let Some(finding) = ask(theorem, &make(Convention::Misere, Player::Alice)) {
        assert_eq!(
            finding.first_wins,
            Some(misere(&rule, start, &mut HashMap::new())),
            "{}",
            described(&finding)
        );
        settled += 1;
    }
    for first in Player::BOTH {
        if let Some(finding) = ask(theorem, &make(Convention::Score, first)) {
            let alice_minimises =
                !["kayles", "clique-forming", "general-position", "convex-set"].contains(&id);
            let score = score(&rule, start, (first == Player::Bob) == alice_minimises, &mut HashMap::new());
            assert_eq!(finding.score.unwrap_or(score), score, "{first:?} {}", described(&finding));
            let (least, most) = finding.window.unwrap_or((score, score));
            assert!(least <= score && score <= most, "score {score}, {first:?} {}", described(&finding));
            settled += 1;
        }
    }
    settled
}

/// Some start sets of a graph: none, single vertices, and others spread by a multiplier.
pub fn starts(n: usize) -> Vec<u32> {
    let all = (1u64 << n) - 1;
    let spread = (1..=4u64).map(|i| (i.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 17 & all) as u32);
    let mut starts: Vec<u32> = (0..n).map(|v| 1 << v).chain([0]).chain(spread).collect();
    starts.sort_unstable();
    starts.dedup();
    starts
}
