//! The strategies of Lehman's theorem: trees for Alice, parts and forests for Bob.

use crate::sampled::{Claims, PLAYS, owned, reason};
use grundy::ask::Question;
use grundy::graph::Graph;
use grundy::graph::families::SplitMix64;

/// A game on the edges of a graph, and the lists that its answer prints.
struct Contest {
    text: String,
    n: usize,
    edges: Vec<(usize, usize)>,
    /// What must be joined: two vertices, or all.
    ends: Option<(usize, usize)>,
    alice_first: bool,
    winner: String,
    engine: String,
}

impl Contest {
    fn of(text: &str, ends: Option<(usize, usize)>) -> Contest {
        let question = Question::read(text).unwrap();
        let graph: &Graph = question.single().unwrap().as_graph().unwrap();
        let (winner, engine) = reason(text);
        assert!(engine.starts_with("Lehman's theorem: "), "{text}: {engine}");
        let (n, edges) = (graph.n(), graph.simple_edges());
        Contest {
            text: text.into(),
            n,
            edges,
            ends,
            alice_first: !text.contains("first=bob"),
            winner,
            engine,
        }
    }

    fn edge(&self, name: &str) -> usize {
        let (u, v) = name.split_once('-').unwrap();
        let ends: (usize, usize) = (u.parse().unwrap(), v.parse().unwrap());
        self.edges.iter().position(|&(u, v)| ends == (u, v) || ends == (v, u)).unwrap()
    }

    /// The lists in braces.
    fn lists(&self) -> Vec<Vec<String>> {
        let lists = self.engine.split('{').skip(1).map(|rest| rest.split('}').next().unwrap());
        lists
            .map(|list| list.split(", ").filter(|name| !name.is_empty()).map(str::to_string).collect())
            .collect()
    }

    fn edge_lists(&self) -> Vec<Vec<usize>> {
        self.lists().iter().map(|list| list.iter().map(|name| self.edge(name)).collect()).collect()
    }

    /// The component of each vertex if these edges are joined, and whether they close no cycle.
    fn components(&self, edges: impl Iterator<Item = (usize, usize)>) -> (Vec<usize>, bool) {
        let (mut component, mut forest): (Vec<usize>, bool) = ((0..self.n).collect(), true);
        for (u, v) in edges {
            let (a, b) = (component[u], component[v]);
            forest &= a != b;
            component.iter_mut().filter(|c| **c == a).for_each(|c| *c = b);
        }
        (component, forest)
    }

    fn joined(&self, claims: &[bool]) -> bool {
        let (component, _) = self.components(owned(claims).into_iter().map(|e| self.edges[e]));
        match self.ends {
            Some((s, t)) => component[s] == component[t],
            None => component.iter().all(|c| *c == component[0]),
        }
    }

    /// Whether Alice ends up joining what she wants, if these choose her edges and Bob's after what the other one did.
    fn alice_wins(
        &self,
        play: u64,
        mut alice: impl FnMut(&Claims, Option<usize>, &mut SplitMix64) -> Option<usize>,
        mut bob: impl FnMut(&Claims, Option<usize>, &mut SplitMix64) -> Option<usize>,
    ) -> bool {
        let mut dice = SplitMix64::new(play);
        let (mut claims, mut last, mut alice_next) = (Claims::none(self.edges.len()), None, self.alice_first);
        while !claims.free().is_empty() {
            let chosen =
                if alice_next { alice(&claims, last, &mut dice) } else { bob(&claims, last, &mut dice) };
            let chosen = chosen.or_else(|| claims.any(&mut dice)).unwrap();
            assert!(claims.free().contains(&chosen), "{}: {chosen} is taken", self.text);
            if alice_next {
                claims.alice[chosen] = true
            } else {
                claims.bob[chosen] = true
            }
            (last, alice_next) = (Some(chosen), !alice_next);
        }
        self.joined(&claims.alice)
    }

    /// Alice takes the first edge if one is named, and mends the tree that Bob breaks by an edge of the other.
    fn trees_hold(&self, play: u64) -> bool {
        let described = self.engine.strip_prefix("Lehman's theorem: ").unwrap();
        let first = described.split_once(';').map(|(name, _)| self.edge(name));
        let trees: [Vec<usize>; 2] = self.edge_lists().try_into().unwrap();
        let mend = |claims: &Claims, last: Option<usize>, _: &mut SplitMix64| {
            let Some(last) = last else { return first };
            let broken = trees.iter().position(|tree| tree.contains(&last))?;
            let whole = |tree: &[usize]| {
                let kept = tree.iter().copied().filter(|&e| !claims.bob[e]);
                self.components(kept.chain(owned(&claims.alice)).map(|e| self.edges[e])).0
            };
            let halves = whole(&trees[broken]);
            let joins = |&&e: &&usize| {
                let (u, v) = self.edges[e];
                halves[u] != halves[v] && claims.free().contains(&e)
            };
            trees[1 - broken].iter().find(joins).copied()
        };
        self.alice_wins(play, mend, |_, _, _| None)
    }

    /// Bob takes an edge between two parts whenever there is one.
    fn parts_hold(&self, play: u64) -> bool {
        let parts = self.lists();
        let part = |v: usize| parts.iter().position(|part| part.contains(&v.to_string())).unwrap();
        let crosses = |e: &usize| part(self.edges[*e].0) != part(self.edges[*e].1);
        let cut =
            |claims: &Claims, _: Option<usize>, _: &mut SplitMix64| claims.free().into_iter().find(crosses);
        !self.alice_wins(play, |_, _, _| None, cut)
    }

    /// Bob keeps both sets forests, also with an edge between the ends, where Alice has all edges that are in neither. If
    /// he is first, the printed forests allow for that edge in only one of them, and he may begin by any edge of the other.
    fn forests_hold(&self, play: u64) -> bool {
        let forests = self.edge_lists();
        let granted: Vec<usize> =
            (0..self.edges.len()).filter(|e| !forests.iter().any(|forest| forest.contains(e))).collect();
        let keep = |claims: &Claims, _: Option<usize>, _: &mut SplitMix64| {
            let is_forest = |forest: &[usize], without: Option<usize>| {
                let left = forest.iter().copied().filter(|&e| !claims.bob[e] && !claims.alice[e]);
                let left = left.filter(|&e| Some(e) != without);
                let contracted = owned(&claims.alice).into_iter().chain(granted.iter().copied());
                let (component, _) = self.components(contracted.map(|e| self.edges[e]));
                let name = |(u, v): (usize, usize)| (component[u], component[v]);
                self.components(left.map(|e| self.edges[e]).chain(self.ends).map(name)).1
            };
            let closed = forests.iter().find(|forest| !is_forest(forest, None))?;
            let free = |e: &usize| !claims.bob[*e] && !claims.alice[*e];
            closed.iter().copied().find(|&e| free(&e) && is_forest(closed, Some(e)))
        };
        !self.alice_wins(play, |_, _, _| None, keep)
    }

    fn holds(&self, strategy: fn(&Contest, u64) -> bool) {
        for play in 0..PLAYS {
            assert!(strategy(self, play), "{}: play {play}", self.text);
        }
    }
}

const GRAPHS: [&str; 12] = [
    "grid(3,3)",
    "grid(4,5)",
    "Q3",
    "Q4",
    "K6",
    "K4,5",
    "W7",
    "C5*C4",
    "gnm(12,24,1)",
    "gnm(12,24,2)",
    "gnm(15,29,3)",
    "gnm(14,20,4)",
];

#[test]
fn trees_and_parts_keep_their_winner() {
    let mut won = [0, 0];
    for (graph, first) in GRAPHS.iter().flat_map(|graph| ["alice", "bob"].map(|first| (graph, first))) {
        let contest = Contest::of(&format!("spanning{{first={first}}}:{graph}"), None);
        let alice = contest.winner == "alice";
        contest.holds(if alice { Contest::trees_hold } else { Contest::parts_hold });
        won[usize::from(alice)] += 1;
    }
    assert!(won.iter().all(|&won| won > 5), "{won:?}");
}

#[test]
fn trees_and_forests_keep_their_winner() {
    let mut won = [0, 0];
    for (graph, first) in GRAPHS.iter().flat_map(|graph| ["alice", "bob"].map(|first| (graph, first))) {
        for ends in [(0, 5), (1, 7)].into_iter().filter(|_| *graph != "K6") {
            let text = format!("shannon{{claim=edges,first={first}}}:{graph}@{};{}", ends.0, ends.1);
            let contest = Contest::of(&text, Some(ends));
            let alice = contest.winner == "alice";
            contest.holds(if alice { Contest::trees_hold } else { Contest::forests_hold });
            won[usize::from(alice)] += 1;
        }
    }
    assert!(won.iter().all(|&won| won > 5), "{won:?}");
}
