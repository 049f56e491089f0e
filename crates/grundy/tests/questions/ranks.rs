//! Ranks and the sets P_n, straight from the definition of the thesis on impartial games, chapter 6.

use grundy::ask::{Options, Wants, explain, solve, tree};
use grundy::tell::Language;

/// SG_0, SG_1, .. of all vertices of a digraph until nothing changes; `None` is infinite.
fn rounds(options: &[Vec<usize>]) -> Vec<Vec<Option<u64>>> {
    let mut rounds: Vec<Vec<Option<u64>>> =
        vec![options.iter().map(|to| if to.is_empty() { Some(0) } else { None }).collect()];
    loop {
        let last = &rounds[rounds.len() - 1];
        let next: Vec<Option<u64>> = options
            .iter()
            .map(|to| {
                let mex = (0..).find(|m| to.iter().all(|&u| last[u] != Some(*m))).unwrap();
                let above = |u: usize| last[u].is_none_or(|value| value > mex);
                let reverts = |u: usize| options[u].iter().any(|&w| last[w] == Some(mex));
                to.iter().all(|&u| !above(u) || reverts(u)).then_some(mex)
            })
            .collect();
        if next == *last {
            return rounds;
        }
        rounds.push(next);
    }
}

fn rank(options: &[Vec<usize>], v: usize) -> Option<u64> {
    rounds(options).iter().position(|values| values[v].is_some()).map(|n| n as u64)
}

fn digraph(options: &[Vec<usize>], tokens: &str) -> String {
    let arcs = options.iter().enumerate().flat_map(|(v, to)| to.iter().map(move |u| format!("{v}>{u}")));
    let vertices = (0..options.len()).map(|v| v.to_string());
    format!("digraph:{{{}}}@{tokens}", vertices.chain(arcs).collect::<Vec<_>>().join(" "))
}

/// The digraph on n vertices, loops allowed, whose arcs are the bits of a code.
fn from_code(n: usize, code: u64) -> Vec<Vec<usize>> {
    (0..n).map(|v| (0..n).filter(|u| code >> (v * n + u) & 1 == 1).collect()).collect()
}

#[test]
fn ranks_of_small_digraphs() {
    let all = (0..512).map(|code| from_code(3, code));
    let sparse = (0..300u64).map(|i| {
        let bits =
            |i: u64| (i + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29).wrapping_mul(0xbf58_476d);
        from_code(5, bits(i) & bits(i + 1000) >> 3)
    });
    let options = Options { threads: 1, ..Options::default() };
    for graph in all.chain(sparse) {
        let text = digraph(&graph, "0");
        let answer = serde_json::to_value(solve(&text, &options).unwrap()).unwrap();
        if answer["loopy"].is_null() {
            continue;
        }
        assert_eq!(answer["rank"].as_u64(), rank(&graph, 0), "{text}");
        let tree = tree(&text, 100).unwrap().graph;
        if tree.nodes.iter().any(|node| node.loopy.is_some()) {
            assert_eq!(tree.nodes[0].rank.map(u64::from), rank(&graph, 0), "{text}");
        }
    }
}

/// A heap of two with passing, and a heap of two beside it: the product of both digraphs.
#[test]
fn the_rank_of_a_sum_is_that_of_the_whole() {
    let product: Vec<Vec<usize>> = (0..9)
        .map(|place| {
            let (a, b) = (place / 3, place % 3);
            let passing: &[usize] = match a {
                0 => &[0, 1, 2],
                1 => &[2],
                _ => &[],
            };
            let left = passing.iter().map(|to| to * 3 + b);
            left.chain((b + 1..3).map(|to| a * 3 + to)).collect()
        })
        .collect();
    let wants = Some(Wants { rank: true, nimber: true, winner: true, ..Wants::default() });
    for (a, b) in (0..3).flat_map(|a| (0..3).map(move |b| (a, b))) {
        let text = format!("digraph:{{0>0 0>1 0>2 1>2 3>4 3>5 4>5}}@{a};{}", b + 3);
        let answer = solve(&text, &Options { wants, ..Options::default() }).unwrap();
        assert_eq!(answer.rank.map(u64::from), rank(&product, a * 3 + b), "{text}");
    }
}

#[test]
fn explanations_name_the_sets() {
    let explained = explain("digraph:{0>1 1>0 1>2 0>3 3>4 2>5 5>2 4>6}@0", &Options::default()).unwrap();
    let texts: Vec<String> =
        explained.explanation.steps.iter().map(|step| step.sentence.text(Language::English)).collect();
    assert!(texts.iter().any(|text| text.contains("P_0 = {6}")), "{texts:?}");
}
