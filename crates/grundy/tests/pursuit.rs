//! Cops and robber: cop numbers of the literature, an independent dense search, and the results of reductions from
//! formulas.

use grundy::ask::{Options, Question, number, solve};
use grundy::graph::Graph;
use grundy::reduce::apply;
use grundy::solve::Limits;

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
    assert_eq!(cop_number("7K1"), Some(7));
    let refused = number("cop'", "P4", &Options::default()).unwrap_err();
    assert!(refused.message.en.contains("order of play is fixed"), "{refused}");
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
        ("cops-and-robber{k=0}:P3", "from 1 to 16"),
        ("cops-and-robber{start=0}:P3", "expected 2, those of the cops"),
        ("cops-and-robber{k=2,start=0;1}:P3", "expected 3"),
        ("cops-and-robber{start=0;3}:P3", "a vertex from 0 to 2"),
        ("cops-and-robber:{}", "at least one vertex"),
        ("cops-and-robber{speed=2}:P2000", "at most 1024"),
        ("cops-and-robber{k=6,speed=2}:P100", "a search would take"),
        ("cops-and-robber{speed=0}:P3", "'0': expected a number from 1 to 1000, or any"),
        ("cops-and-robber{guard=3}:P3", "a vertex from 0 to 2"),
        ("cops-and-robber{guard=0;1;2}:P3", "every vertex is guarded"),
        ("cops-and-robber{guard=a}:P3", "'a': expected a vertex"),
        ("cops-and-robber{budget=-1}:P3", "expected a number from 0 to 1000, or none"),
        ("cops-and-robber{tandem=x}:P3", "expected a number from 0 to 1000, or none"),
        ("cops-and-robber{protected=0-2}:P3", "'0-2': expected an edge of the graph"),
        ("cops-and-robber{protected=0}:P3", "'0': expected an edge such as 0-1"),
        ("cops-and-robber{spy=1,guard=0}:P3", "in the spy game nobody is caught"),
        ("cops-and-robber{spy=1,first=alice}:P3", "order of play is fixed"),
        ("cops-and-robber{k=2,tandem=1,start=0;2;1}:P3", "as near to each other as tandem demands"),
        ("hunter-rabbit{k=0}:P3", "from 1 to 1000"),
        ("hunter-rabbit:{}", "at least one vertex"),
        ("hunter-rabbit{k=12}:P40", "ways to shoot"),
        ("surveillance{k=0}:P3@0", "from 1 to 1000"),
        ("surveillance:P3", "expected one vertex after the graph"),
        ("surveillance:P3@3", "3"),
        ("cops-and-robber:P3//1.5", "'5' is not a legal move for Bob"),
    ] {
        let refused = solve(text, &Options::default()).map(|_| ()).unwrap_err();
        assert!(refused.message.en.contains(says), "{text}: {refused}");
    }
}

/// Errors say where they are.
#[test]
fn refusals_have_a_place() {
    for (text, at) in [
        ("cops-and-robber{speed=0}:P3", 22),
        ("cops-and-robber{k=0}:P3", 18),
        ("cops-and-robber{guard=1;x}:P3", 22),
        ("cops-and-robber{start=0;1;2}:P3", 22),
        ("cops-and-robber{start=0;9}:P3", 22),
    ] {
        assert_eq!(solve(text, &Options::default()).unwrap_err().at, at, "{text}");
    }
}

/// Robertson's graph and the incidence graph of the projective plane of order 3 need four cops (Aigner and Fromme 1984
/// for the lower bound by girth and degree; the upper bounds are computed).
#[test]
fn hard_graphs_are_solved() {
    for (text, number) in [("dodecahedron", 3), ("projective(2)", 3), ("robertson", 4), ("projective(3)", 4)]
    {
        assert_eq!(cop_number(text), Some(number), "{text}");
    }
}

/// Two cops need half of the sum of the sides, rounded down, less one (Mehrabian 2011).
#[test]
fn capture_times_of_grids() {
    for (m, n) in [(2, 2), (3, 3), (3, 5), (4, 7), (8, 8)] {
        let text = format!("grid({m},{n})");
        let time = number("capture_time", &text, &Options::default()).unwrap();
        assert_eq!(time.number, Some((m + n) / 2 - 1), "{text}");
    }
}

#[test]
fn capture_times_and_why_there_is_none() {
    let time = |name: &str, graph: &str| number(name, graph, &Options::default()).unwrap();
    assert_eq!((time("capture_time", "K1").number, time("capture_time", "K2").number), (Some(0), Some(1)));
    assert_eq!(
        (time("capture_time", "P7").number, time("capture_time{k=2}", "P7").number),
        (Some(3), Some(2))
    );
    let never = time("capture_time{k=1}", "C4");
    assert_eq!(
        (never.number, never.reason.as_ref().map(|reason| &*reason.en)),
        (None, Some("Alice does not win with k=1"))
    );
    let endless = time("capture_time{k=1,guard=0}", "C5");
    assert_eq!(
        (endless.number, endless.reason.as_ref().map(|reason| &*reason.en)),
        (None, Some("the play never ends"))
    );
    assert_eq!(time("capture_time{start=0;6}", "P7").number, Some(6));
    assert!(time("capture_time", "{}").reason.is_some());
}

/// More cops may be needed than the key allows: one for each part that dismantling leaves one vertex of, two for each cycle.
/// Bounds on the cop number are not bounds on the capture time.
#[test]
fn a_capture_time_waits_for_the_cop_number() {
    let limits = Limits { memory: 10 << 20, ..Limits::default() };
    let found = number("capture_time", "Q6", &Options { limits, ..Options::default() }).unwrap();
    let reason = found.reason.unwrap().en;
    assert_eq!(found.number, None);
    assert!(reason.starts_with("the least k is not known: stopped by memory"), "{reason}");
}

/// All first moves of a chase are labelled at once; one by one they have the same winners.
#[test]
fn openings_of_chases() {
    for text in
        ["cops-and-robber{k=2}:C5", "cops-and-robber:P4", "cops-and-robber:C5", "surveillance{k=1}:P4@1"]
    {
        let question = Question::read(text).unwrap();
        let openings = question.openings(&Options::default()).unwrap().openings.unwrap();
        assert!(!openings.is_empty());
        for opening in openings {
            let after = solve(&format!("{text}//{}", opening.text), &Options::default()).unwrap();
            assert_eq!(opening.winner, after.winner, "{text} {}", opening.text);
        }
    }
}

/// A bound on what is left without corners says so, and its condition holds there and not on the whole graph.
#[test]
fn bounds_without_corners_say_so() {
    for (text, whole) in [
        ("{0-1 0-2 1-2 1-3 2-5 3-4 3-5 3-6 4-5 5-6}", false),
        ("C5", true),
        ("{0-1 0-2 0-3 1-4 2-4 2-5 3-4 3-5 4-5}", false),
    ] {
        let found = number("cop", text, &Options::default()).unwrap();
        let [bound] = &found.bounds[..] else { panic!("{:?}", found.bounds) };
        assert_eq!(bound.by.en.contains("once corners are removed"), !whole, "{}", bound.by.en);
    }
}

#[test]
fn numbers_beyond_the_key() {
    for (graph, cops) in [("17K1", 17), ("9C4", 18), ("C20+C5", 4)] {
        assert_eq!(cop_number(graph), Some(cops), "{graph}");
    }
    let time = number("capture_time", "17K1", &Options::default()).unwrap();
    assert!(time.number.is_none() && time.reason.unwrap().en.contains("no k up to 16"));
}

/// Given starts fix how many cops there are; cops in tandem are all in one part.
#[test]
fn numbers_that_do_not_exist() {
    for (name, graph) in
        [("cop{start=0;1}", "C5"), ("cop{tandem=1,budget=3}", "{1-2 0}"), ("capture_time{tandem=1}", "C5+K1")]
    {
        let found = number(name, graph, &Options::default()).unwrap();
        assert!(found.number.is_none() && found.reason.is_some(), "{name} {graph}");
    }
    // Both cops are two steps from the robber, who is between them after one.
    assert_eq!(number("capture_time{k=2,start=0;1;3}", "C5", &Options::default()).unwrap().number, Some(2));
}

/// With a budget a move always says how many moves each cop has left.
#[test]
fn a_budget_of_nothing_is_written() {
    assert!(solve("cops-and-robber{budget=0}:P2//0:0", &Options::default()).is_ok());
}

/// What theorems say of a dense graph takes no more than a moment of the time that is given.
#[test]
fn bounds_of_dense_graphs_are_given_up_in_time() {
    let limits = Limits { nodes: Some(1000), ..Limits::default() };
    let options = Options { limits, ..Options::default() };
    let found = number("cop", "random(150,0.2,1)", &options).unwrap();
    assert!(found.number.is_none() && found.bounds[0].most.is_some());
}

/// A tree needs one hunter exactly if no three paths of length three leave a vertex (Haslegrave 2014); a grid needs half its
/// smaller side, rounded down, and one more (Abramovskaya, Fomin, Golovach and Pilipczuk 2016); a cycle needs two.
#[test]
fn hunter_numbers() {
    let hunters = |graph: &str| number("hunter", graph, &Options::default()).unwrap();
    for (graph, least) in [
        ("P9", 1),
        ("S6", 1),
        ("caterpillar(5)", 1),
        ("tree(0,1,2,0,4,5,0,7,8)", 2),
        ("C4", 2),
        ("C11", 2),
        ("K5", 4),
        ("grid(2,5)", 2),
        ("grid(3,4)", 2),
        ("grid(4,4)", 3),
        ("{0>1 1>2}", 1),
    ] {
        assert_eq!(hunters(graph).number, Some(least), "{graph}");
    }
    let none = hunters("4K1");
    assert!(none.number.is_none() && none.reason.unwrap().en.contains("no rabbit can move"));
}

/// On a tree the surveillance number is the greatest number of children, rounded up on average, over subtrees at home
/// (Fomin, Giroire, Jean-Marie, Mazauric and Nisse 2014); a universal home needs all marks at once.
#[test]
fn surveillance_numbers() {
    for (board, least) in [
        ("P5@0", 1),
        ("P5@2", 2),
        ("K5@0", 4),
        ("S4@0", 4),
        ("S4@1", 2),
        ("bintree(3)@0", 2),
        ("C7@0", 2),
        ("K1@0", 1),
    ] {
        let found = number("surveillance", board, &Options::default()).unwrap();
        assert_eq!(found.number, Some(least), "{board}");
    }
}

/// Formulas with two variables need three cops: both players' variables, formulas that Alice wins at once, in two
/// moves, and not at all. The engine, the dense search of these tests and the formula agree.
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
        let start = target.start_vertices().unwrap();
        let dense = Dense::new(target.as_graph().unwrap(), 3);
        assert_eq!(dense.cops_win_from(&start[..3], start[3]), winner(text) == "alice", "{text}");
        assert_eq!(winner(&target.to_string()), winner(text), "{text}");
    }
}
