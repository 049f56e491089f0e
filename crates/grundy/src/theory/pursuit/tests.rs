use super::*;
use crate::graph::all_trees::all_trees;
use crate::graph::catalogue::all_graphs;
use crate::graph::families::{complete, cycle, dodecahedron, grid, hypercube, kneser, path, petersen, union};

/// The cop number by the definition of the game: for each placement of the cops the vertices on which the robber is lost, with
/// him to move, grown until nothing changes.
fn cop_number(graph: &Graph) -> u64 {
    (1..).find(|&k| cops_win(graph, k)).unwrap_or(0) as u64
}

fn cops_win(graph: &Graph, k: usize) -> bool {
    let n = graph.n();
    let near: Vec<u32> =
        (0..n).map(|v| graph.neighbours(v).iter().fold(1 << v, |mask, &u| mask | 1 << u)).collect();
    let mut standings = vec![Vec::new()];
    for _ in 0..k {
        standings = standings
            .iter()
            .flat_map(|s: &Vec<usize>| (0..n).map(move |v| [&s[..], &[v]].concat()))
            .collect();
    }
    let index = |standing: &[usize]| standing.iter().fold(0, |index, &v| index * n + v);
    let reach = |standing: &Vec<usize>| {
        let mut all = vec![Vec::new()];
        for &v in standing {
            let longer = |s: &Vec<usize>, u: usize| [&s[..], &[u]].concat();
            let steps: Vec<usize> = (0..n).filter(|u| near[v] >> u & 1 == 1).collect();
            all = all.iter().flat_map(|s| steps.iter().map(|&u| longer(s, u)).collect::<Vec<_>>()).collect();
        }
        all.iter().map(|standing| index(standing)).collect::<Vec<_>>()
    };
    let moves: Vec<Vec<usize>> = standings.iter().map(reach).collect();
    let on = |standing: &Vec<usize>| standing.iter().fold(0u32, |mask, &v| mask | 1 << v);
    let mut lost: Vec<u32> = standings.iter().map(on).collect();
    loop {
        let turn: Vec<u32> = moves.iter().map(|all| all.iter().fold(0, |mask, &i| mask | lost[i])).collect();
        let caught = |i: usize, v: usize| near[v] & !turn[i] == 0;
        let grown: Vec<u32> = (0..lost.len())
            .map(|i| (0..n).filter(|&v| caught(i, v)).fold(lost[i], |mask, v| mask | 1 << v))
            .collect();
        if grown == lost {
            return turn.contains(&((1 << n) - 1));
        }
        lost = grown;
    }
}

#[test]
fn bounds_hold_on_small_graphs() {
    let mut exact = 0;
    for graph in
        (1..=6).flat_map(all_graphs).chain([petersen(), cycle(9), grid(3, 3), union(&cycle(4), &path(2))])
    {
        let number = cop_number(&graph);
        let whole = cop_number_bounds(&graph).unwrap();
        assert!(
            whole.least.unwrap() <= number && whole.most.unwrap() >= number,
            "{graph:?}: {}",
            whole.by.en
        );
        exact += usize::from(whole.least == whole.most);
        if components(&graph).len() > 1 || graph.n() < 2 {
            continue;
        }
        for bound in COP_BOUNDS {
            if let Some(found) = (bound.apply)(&graph) {
                let within = found.least.is_none_or(|least| least <= number)
                    && found.most.is_none_or(|most| most >= number);
                assert!(within, "{} {graph:?} {number}: {}", bound.id, found.by.en);
            }
        }
    }
    assert!(exact > 190, "{exact}");
}

#[test]
fn every_bound_speaks() {
    let graphs = [cycle(5), petersen(), kneser(6, 2), complete(6), grid(4, 4), hypercube(4)];
    for bound in COP_BOUNDS {
        assert!(graphs.iter().any(|graph| (bound.apply)(graph).is_some()), "{}", bound.id);
    }
}

#[test]
fn problems_are_decided() {
    let ask = |graph: Graph, k: u64| {
        let problem = Problem::new("cops-and-robber", graph).unwrap().with("k", k).unwrap();
        dismantling(&problem).or_else(|| bounded(&problem)).and_then(|finding| finding.first_wins)
    };
    let two = || union(&path(7), &path(7));
    let known = [
        (path(7), 1, true),
        (two(), 1, false),
        (two(), 2, true),
        (cycle(4), 1, false),
        (petersen(), 2, false),
        (petersen(), 3, true),
        (dodecahedron(), 2, false),
        (dodecahedron(), 3, true),
    ];
    for (graph, k, wins) in known {
        assert_eq!(ask(graph.clone(), k), Some(wins), "{graph:?} {k}");
    }
}

/// Whether shots at one vertex at a time catch the rabbit: all sets of places that can be reached from all of them.
fn one_shot_wins(graph: &Graph) -> bool {
    let n = graph.n();
    let near: Vec<u32> = (0..n).map(|v| graph.neighbours(v).iter().fold(0, |row, &u| row | 1 << u)).collect();
    let after = |places: u32| (0..n).filter(|v| places >> v & 1 == 1).fold(0, |row, v| row | near[v]);
    let mut seen = vec![false; 1 << n];
    let mut open = vec![(1u32 << n) - 1];
    while let Some(places) = open.pop() {
        if places == 0 {
            return true;
        }
        if !std::mem::replace(&mut seen[places as usize], true) {
            open.extend((0..n).map(|v| after(places & !(1 << v))));
        }
    }
    false
}

#[test]
fn one_hunter_by_definition() {
    let graphs = (1..=6).flat_map(all_graphs).chain((7..=11).flat_map(all_trees));
    let mut lost = [0; 12];
    for graph in graphs {
        let wins = one_shot_wins(&graph);
        let problem = Problem::new("hunter-rabbit", graph.clone()).unwrap();
        let found = one_hunter(&problem).and_then(|finding| finding.first_wins);
        // Forests of this size in which one hunter is enough are left to the search.
        assert_eq!(found, (!wins).then_some(false), "{graph:?}");
        lost[graph.n()] += usize::from(!wins && crate::graph::classes::is_forest(&graph));
    }
    // The spider with three legs of length three is the smallest.
    assert_eq!(lost[..11], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    for graph in [path(41), union(&path(30), &path(30))] {
        let problem = Problem::new("hunter-rabbit", graph).unwrap().with("k", 3).unwrap();
        assert_eq!(one_hunter(&problem).and_then(|finding| finding.first_wins), Some(true));
    }
}
