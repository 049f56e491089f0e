//! Shapes: game graphs, graphs, files.

use crate::{grundy, snapshot};
use serde_json::json;
use std::path::PathBuf;

pub fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Kayles on P4: every first move leaves nimber 1, so the nimber is 0 and Bob wins in two moves.
#[test]
fn tree() {
    snapshot!("tree", grundy(&["tree", "kayles:P4"]));
    snapshot!("tree-stopped", grundy(&["tree", "kayles:P9", "--most", "20"]));
    assert!(grundy(&["tree", "nim:2", "--format", "dot"]).out.starts_with("digraph"));
    let json = grundy(&["tree", "nim:2", "--format", "json"]).json();
    assert_eq!(json["nodes"][0]["nimber"], json!(2));
    assert_eq!(json["nodes"][0]["remoteness"], json!(1));
    assert_eq!((&json["nodes"][0]["outcome"], &json["nodes"][0]["next"]), (&json!("winning"), &json!(null)));
    let file = scratch("tree.svg");
    let run = grundy(&["tree", "nim:2", "--format", "svg", "--output", file.to_str().unwrap()]);
    assert_eq!((run.code, run.out.as_str()), (0, ""));
    assert!(std::fs::read_to_string(&file).unwrap().contains("<svg"));
}

/// Figure 1.2 of the book, folded as there; the exercise of the slides with its three roots; who is next where it matters.
#[test]
fn trees_as_printed() {
    snapshot!("tree-fold", grundy(&["tree", "nim:2,2", "--fold"]));
    snapshot!("tree-turns", grundy(&["tree", "nim:2,2", "--fold", "--turns", "--lang", "pt"]));
    snapshot!(
        "tree-roots",
        grundy(&["tree", "marienbad:5,4", "marienbad:4,3", "marienbad:3,2", "--lang", "pt"])
    );
    snapshot!("tree-partizan", grundy(&["tree", "snort:P3"]));
    let twenty = grundy(&["tree", "subtraction:19", "--json"]).json();
    assert_eq!(twenty["nodes"].as_array().map(Vec::len), Some(20));
    let dot = grundy(&["tree", "nim:2", "--format", "dot", "--lang", "pt"]).out;
    assert!(dot.contains("perdedora passo=0 nimber=0"), "{dot}");
    let svg = grundy(&["tree", "kayles:P3", "--format", "svg", "--lang", "pt"]).out;
    assert!(svg.contains(">vencedora t1 *2</text>") && svg.contains("<circle"), "{svg}");
}

#[test]
fn nothing_to_fold_is_said() {
    let run = grundy(&["tree", "nim:3", "--fold"]);
    assert_eq!((run.code, run.out.lines().count()), (0, 7));
    assert_eq!(run.err, "grundy: no two of these positions are symmetric: nothing was folded\n");
}

/// The Petersen graph: 15 edges, diameter 2, 120 symmetries, one orbit.
#[test]
fn graph() {
    snapshot!("graph", grundy(&["graph", "petersen"]));
    snapshot!("graph-json", grundy(&["graph", "P3+K1", "--json"]));
    snapshot!("graph-labels", grundy(&["graph", "P5[AABCB]@2"]));
}

#[test]
fn conversions() {
    let to = |format: &str| grundy(&["graph", "P3+K1", "--to", format]).out;
    assert_eq!(to("g6"), "Cg\n");
    assert_eq!(to("braces"), "{0-1 1-2 3}\n");
    assert!(to("dot").starts_with("graph"));
    assert!(to("dimacs").contains("p edge 4 2"));
    for format in ["g6", "s6", "dot", "edges", "dimacs", "json", "gml", "graphml"] {
        let file = scratch(&format!("graph.{format}"));
        std::fs::write(&file, to(format)).unwrap();
        let text = format!("@({})", file.display());
        assert_eq!(grundy(&["graph", &text, "--to", "g6"]).out, "Cg\n", "{format}");
    }
    let first = grundy(&["graph", "{0-1 1-2 2-3}", "--canonical", "--to", "g6"]);
    let second = grundy(&["graph", "{2-0 0-3 3-1}", "--canonical", "--to", "g6"]);
    assert_eq!(first.out, second.out);
}

/// An answer never names the file that it came from.
#[test]
fn files_in_problems() {
    let file = scratch("p5.g6");
    std::fs::write(&file, grundy(&["graph", "P5", "--to", "g6"]).out).unwrap();
    let answer = grundy(&["solve", &format!("kayles:@({})", file.display()), "--json"]).json();
    assert_eq!(answer["nimber"], json!(3));
    assert_eq!(answer["problem"], json!("kayles:g6:DhC"));
}

/// Formulas come in DIMACS, in QDIMACS or inline; errors in them are reported with the line.
#[test]
fn formulas_in_files() {
    let solved = |game: &str, content: &str| {
        let file = scratch("formula.txt");
        std::fs::write(&file, content).unwrap();
        grundy(&["solve", &format!("{game}:@({})", file.display()), "--json"])
    };
    let problem = |game: &str, content: &str| solved(game, content).json()["problem"].clone();
    assert_eq!(problem("pos-cnf", "c none\np cnf 4 2\n1 2 0 2\n3 0\n"), json!("pos-cnf:4:(1 2)(2 3)"));
    assert_eq!(problem("qsat", "p cnf 2 1\na 1 0\ne 2 0\n1 -2 0\n"), json!("qsat:(2 -3)"));
    assert_eq!(problem("pos-cnf", "(1 2)\n(3)\n"), json!("pos-cnf:(1 2)(3)"));
    for (game, content, says) in [
        ("pos-cnf", "p cnf 3 2\n1 2 0\n-3 0\n", "line 3: -3: expected a variable that is not negated"),
        (
            "qsat",
            "p cnf 3 3\n1 2 0\n-3 0\n",
            "line 1: the header says that there are 3 clauses, and there are 2",
        ),
        ("qsat", "p cnf 2 1\n1 3 0\n", "line 2: 3: there is no such variable"),
        ("qsat", "p cnf 2 1\n1 2\n", "line 2: expected 0 at the end of the clause"),
        ("pos-cnf-6", "p cnf 2 1\n1 2 0\n", "line 2: expected 6 literals in every clause, found 2"),
        ("abf", "p cnf 2 1\ne 1 2 0\n1 2 0\n", "line 2: quantifiers: expected clauses only"),
    ] {
        let run = solved(game, content);
        assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (2, "", 1), "{content}");
        assert!(run.err.contains(says), "{}", run.err);
    }
}

#[test]
fn drawing() {
    let file = scratch("c5.svg");
    let run = grundy(&["graph", "C5[AABBC]", "--svg", file.to_str().unwrap()]);
    assert_eq!(run.code, 0);
    assert!(std::fs::read_to_string(&file).unwrap().contains("<svg"));
}
