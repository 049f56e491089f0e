//! Theorems about positional games against the search without them, on boards beyond the reach of plain recursion.

use grundy::ask::{Options, solve};
use grundy::graph::catalogue::all_graphs;
use grundy::graph::formats::graph6;
use grundy::rules::Verdict;

/// The winner by search alone.
fn searched(text: &str) -> Verdict {
    let options = Options { theorems: false, threads: 1, ..Options::default() };
    let answer = solve(text, &options).unwrap_or_else(|error| panic!("{text}: {error}"));
    answer.winner.unwrap_or_else(|| panic!("{text}: not solved"))
}

/// Compares both ways, and says whether theorems decided without a search.
fn agree(text: &str) -> bool {
    let options = Options { threads: 1, ..Options::default() };
    let answer = solve(text, &options).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(answer.winner, Some(searched(text)), "{text}: {}", answer.engine);
    answer.nodes == 0
}

fn decided(texts: impl IntoIterator<Item = String>) -> usize {
    texts.into_iter().filter(|text| agree(text)).count()
}

const STARTERS: [&str; 2] = ["alice", "bob"];

#[test]
fn connected_sets_on_small_graphs() {
    let graphs: Vec<String> =
        (1..=6).flat_map(all_graphs).map(|graph| graph6::write(&graph).unwrap()).collect();
    let texts = graphs.iter().flat_map(|g6| {
        let of = move |first: &'static str| {
            let sizes = (1..=4).map(move |k| format!("connected{{k={k},first={first}}}:g6:{g6}"));
            sizes.chain([format!("connected{{rule=scoring,first={first}}}:g6:{g6}")])
        };
        STARTERS.into_iter().flat_map(of)
    });
    let count = decided(texts);
    assert!(count > 1200, "{count}");
}

#[test]
fn stars_in_trees() {
    let trees = [
        "tree(0,0,0,1,1,1,2,2,2,3,3,3)",
        "tree(0,0,0,0,1,1,1,2,2)",
        "caterpillar(5)",
        "bintree(3)",
        "tree(0,1,2,2,2,3,3,3,4)",
    ];
    let texts = trees.iter().flat_map(|tree| {
        let of =
            move |first: &'static str| (2..=4).map(move |k| format!("copies{{h=S{k},first={first}}}:{tree}"));
        STARTERS.into_iter().flat_map(of)
    });
    assert_eq!(decided(texts), 30);
}

/// Rows, progressions and cubes of every rule that theorems speak of.
#[test]
fn boards_with_a_centre() {
    let rules = ["maker-breaker", "maker-maker", "avoider-avoider"];
    let boards = [
        "progressions:6,3",
        "progressions:7,3",
        "progressions:8,3",
        "progressions:9,3",
        "progressions:10,4",
        "lines:2^3",
        "lines:4^2",
        "lines:3^2",
        "k-in-a-row{k=3}:2x5",
        "k-in-a-row{k=4}:3x4",
        "cliques:5,3",
        "cliques:4,3",
    ];
    let texts = boards.iter().flat_map(|board| {
        let (head, tail) = board.split_once(':').unwrap_or((board, ""));
        let (game, keys) = head
            .trim_end_matches('}')
            .split_once('{')
            .map_or((head, String::new()), |(game, keys)| (game, format!(",{keys}")));
        let (game, keys, tail) = (game.to_string(), keys, tail.to_string());
        let all = rules.iter().flat_map(|rule| STARTERS.map(|first| (rule, first)));
        all.map(move |(rule, first)| format!("{game}{{rule={rule},first={first}{keys}}}:{tail}"))
            .collect::<Vec<_>>()
    });
    let count = decided(texts);
    assert!(count > 25, "{count}");
}

/// Boards that no search reaches.
#[test]
fn boards_beyond_search() {
    let known = [
        ("lines:14^4", "bob"),
        ("lines:20^5", "bob"),
        ("lines{rule=maker-maker}:8^3", "draw"),
        ("lines{rule=maker-maker}:30^2", "draw"),
        ("lines{rule=avoider-avoider}:3^3", "alice"),
        ("cliques{rule=maker-maker}:18,4", "alice"),
        ("cliques:18,4", "alice"),
        ("cliques:50,12", "bob"),
        ("progressions:2000,6", "alice"),
        ("progressions:100000,40", "bob"),
        ("progressions:1132,6", "alice"),
        ("k-in-a-row{k=8}:infinite", "bob"),
        ("k-in-a-row{k=9,rule=maker-maker}:infinite", "draw"),
        ("k-in-a-row{k=8}:60x60", "bob"),
        ("k-in-a-row{k=40}:infinite", "bob"),
        ("connected{k=7}:hexgrid(5,5)", "bob"),
        ("hex:11x11/b1.a2", "alice"),
    ];
    for (text, winner) in known {
        let answer = solve(text, &Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(answer.winner.map(Verdict::id), Some(winner), "{text}");
        assert_eq!(answer.nodes, 0, "{text}");
    }
}
