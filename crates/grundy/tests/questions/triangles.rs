//! The smaller game behind lemma 7.2 of the book.

use grundy::ask::{Options, solve};

/// Three triangles in a chain with four leaves on every vertex, and two more on the last, which stand for its neighbours in
/// the next triangle. Bob starts, Alice may pass, and one of the two may have a colour.
#[test]
fn bob_wins_on_three_triangles_with_four_colours() {
    let triangles = (0..3).flat_map(|i| [(2 * i, 2 * i + 1), (2 * i + 1, 2 * i + 2), (2 * i, 2 * i + 2)]);
    let leaves = (0..30).map(|leaf| ((leaf / 4).min(6), 7 + leaf));
    let edges: Vec<String> = triangles.chain(leaves).map(|(u, v)| format!("{u}-{v}")).collect();
    for start in ["", ",start=36:1"] {
        let text = format!("coloring{{colors=4,first=bob,pass=alice{start}}}:{{{}}}", edges.join(" "));
        let answer = solve(&text, &Options { theorems: false, threads: 1, ..Options::default() }).unwrap();
        assert_eq!(answer.winner.map(|winner| winner.id()), Some("bob"), "{text}");
    }
}
