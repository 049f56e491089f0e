//! Cops and robber: cop numbers of the literature, an independent dense search, and the results of reductions from
//! formulas.

use grundy::ask::{Options, Question, number, solve};
use grundy::graph::Graph;
use grundy::reduce::apply;

/// Where the robber is safe: a mask of vertices for every placement of k cops, as a flat list. Shares nothing with
/// the library but the graph.
struct Dense {
    n: usize,
    k: usize,
    /// For each vertex itself and its neighbours.
    near: Vec<u128>,
}

impl Dense {
    fn new(graph: &Graph, k: usize) -> Dense {
        let near = |v: usize| graph.neighbours(v).iter().fold(1 << v, |mask, &u| mask | 1 << u);
        Dense { n: graph.n(), k, near: (0..graph.n()).map(near).collect() }
    }

    fn cops(&self, standing: usize) -> impl Iterator<Item = usize> {
        let n = self.n;
        (0..self.k).scan(standing, move |rest, _| {
            let cop = *rest % n;
            *rest /= n;
            Some(cop)
        })
    }

    fn index(&self, cops: &[usize]) -> usize {
        cops.iter().rev().fold(0, |index, cop| index * self.n + cop)
    }

    /// For each placement of the cops, the vertices on which the robber, with the cops to move, is safe forever: the
    /// greatest sets such that whatever the cops do he is not caught and can move to such a vertex again.
    fn safe(&self) -> Vec<u128> {
        let total = self.n.pow(self.k as u32);
        let off =
            |standing: usize| self.cops(standing).fold((1u128 << self.n) - 1, |mask, cop| mask & !(1 << cop));
        let free: Vec<u128> = (0..total).map(off).collect();
        // With the robber to move.
        let mut moving = free.clone();
        loop {
            let waiting = self.after_all_moves(&moving);
            let mut changed = false;
            for standing in 0..total {
                let reach = bits(waiting[standing]).fold(0, |mask, v| mask | self.near[v]);
                let safe = moving[standing] & reach & free[standing];
                changed |= safe != moving[standing];
                moving[standing] = safe;
            }
            if !changed {
                return waiting;
            }
        }
    }

    /// The intersection over all placements that the cops can reach in one turn, moved one after the other.
    fn after_all_moves(&self, moving: &[u128]) -> Vec<u128> {
        let mut common = moving.to_vec();
        for cop in 0..self.k {
            let unit = self.n.pow(cop as u32);
            let of = |standing: usize| {
                let v = standing / unit % self.n;
                let base = standing - v * unit;
                bits(self.near[v]).fold(u128::MAX, |mask, u| mask & common[base + u * unit])
            };
            common = (0..common.len()).map(of).collect();
        }
        common
    }

    /// Whether the cops win when both sides choose their vertices.
    fn cops_win(&self) -> bool {
        self.safe().contains(&0)
    }

    /// Whether they win from given vertices.
    fn cops_win_from(&self, cops: &[usize], robber: usize) -> bool {
        self.safe()[self.index(cops)] >> robber & 1 == 0
    }
}

fn bits(mut mask: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}

fn winner(text: &str) -> String {
    let answer = solve(text, &Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
    answer.winner.unwrap_or_else(|| panic!("{text}: not solved")).to_string()
}

fn graph(text: &str) -> Graph {
    let question = Question::read(text).unwrap();
    question.problems().next().unwrap().as_graph().unwrap().clone()
}

/// Book chapter 9.
#[test]
fn cop_numbers_of_the_literature() {
    let known = [
        ("tree(0,0,0,3,4)", 1),
        ("P7", 1),
        ("S5", 1),
        ("K5", 1),
        ("C3", 1),
        ("fan(5)", 1),
        ("C4", 2),
        ("C8", 2),
        ("grid(2,3)", 2),
        ("grid(3,4)", 2),
        ("petersen", 3),
    ];
    for (text, number) in known {
        let wins = |k: &usize| winner(&format!("cops-and-robber{{k={k}}}:{text}")) == "alice";
        assert_eq!((1..).find(wins), Some(number), "{text}");
        assert_eq!(cop_number(text), Some(number as i64), "{text}");
    }
}

fn cop_number(graph: &str) -> Option<i64> {
    let answer = number("cop", graph, &Options::default());
    answer.unwrap_or_else(|error| panic!("{graph}: {error}")).number
}

/// Also for disconnected graphs, where the cop numbers of the components add up.
#[test]
fn cop_numbers_agree_with_the_dense_search() {
    for seed in 0..60 {
        let text = format!("random({},0.3,{seed})", 1 + seed % 9);
        let graph = graph(&format!("cops-and-robber:{text}"));
        let least = (1..=4).find(|&k| Dense::new(&graph, k).cops_win());
        let found = cop_number(&text);
        assert_eq!(found.filter(|&k| k <= 4), least.map(|k| k as i64), "{text}");
        assert!(found.is_none_or(|k| k <= graph.n() as i64), "{text}");
    }
    assert_eq!(cop_number("C4+C4+P3"), Some(5));
    assert_eq!(cop_number("{}"), Some(0));
    assert_eq!(cop_number("7K1"), None, "more than six");
    let refused = number("cop'", "P4", &Options::default()).unwrap_err();
    assert!(refused.message.contains("order of play is fixed"), "{refused}");
}

#[test]
fn two_cops_agree_with_the_dense_search() {
    for seed in 0..60 {
        let text = format!("random({},0.35,{seed})", 5 + seed % 6);
        let problem = format!("cops-and-robber{{k=2}}:{text}");
        let dense = Dense::new(&graph(&problem), 2);
        assert_eq!(winner(&problem) == "alice", dense.cops_win(), "{problem}");
        let from = format!("cops-and-robber{{k=2,start=0;1;4}}:{text}");
        assert_eq!(winner(&from) == "alice", dense.cops_win_from(&[0, 1], 4), "{from}");
    }
}

#[test]
fn what_cannot_be_is_refused() {
    for (text, says) in [
        ("cops-and-robber{first=bob}:P3", "order of play is fixed"),
        ("cops-and-robber{k=0}:P3", "from 1 to 6"),
        ("cops-and-robber{start=0}:P3", "expected 2, those of the cops"),
        ("cops-and-robber{k=2,start=0;1}:P3", "expected 3"),
        ("cops-and-robber{start=0;3}:P3", "a vertex from 0 to 2"),
        ("cops-and-robber:{}", "at least one vertex"),
        ("cops-and-robber:P300", "at most 255"),
        ("cops-and-robber{k=6}:P100", "ways"),
        ("cops-and-robber:P3//1.5", "'5' is not a legal move of bob"),
    ] {
        let refused = solve(text, &Options::default()).map(|_| ()).unwrap_err();
        assert!(refused.message.contains(says), "{text}: {refused}");
    }
}

/// Formulas with two variables need three cops, which is more than can be solved in general but not more than a
/// dense search can do: both players' variables, formulas that Alice wins at once, in two moves, and not at all.
#[test]
fn formulas_with_two_variables_become_cops_and_robber() {
    for text in [
        "abf{alice=1,bob=2}:(1 2)(-1 -2)",
        "abf{alice=1,bob=2}:(1)(2)",
        "abf{alice=1,bob=2,true=2}:(1)(2)",
        "abf{alice=1;2}:(1)(2)",
        "abf{alice=1;2}:(1)(2)(-1 -2)",
        "abf{bob=1;2,true=1}:(1)(2)",
    ] {
        let target = apply("abf-to-cops-and-robber", text).unwrap().built.target;
        let start: Vec<usize> = target.start.iter().map(|v| v.parse().unwrap()).collect();
        let dense = Dense::new(target.as_graph().unwrap(), 3);
        assert_eq!(dense.cops_win_from(&start[..3], start[3]), winner(text) == "alice", "{text}");
    }
}
