//! Reductions on the command line.

use crate::grundy;
use crate::shapes::scratch;

#[test]
fn reductions_are_listed_and_described() {
    let run = grundy(&["reduce"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for part in ["kayles-to-coloring", "swapped", "theorem", "jellyfish", "attempt"] {
        assert!(run.out.contains(part), "{part}: {}", run.out);
    }
    let records = grundy(&["reduce", "--json"]).json();
    let count = records.as_array().unwrap().len();
    assert_eq!(run.out.lines().count(), count + 1);
    let described = grundy(&["reduce", "jellyfish", "--lang", "pt"]);
    assert!(described.out.contains("afirmação") && described.out.contains("tentativa"), "{}", described.out);
    assert_eq!(grundy(&["reduce", "jellyfish", "--json"]).json()["to"]["first"], "bob");
    assert_eq!(grundy(&["reduce", "jellyfish", "--first", "alice", "--json"]).json()["to"]["first"], "alice");
}

#[test]
fn instances_are_built_checked_and_converted() {
    let built = grundy(&["reduce", "kayles-to-coloring", "P2", "--check", "--json"]).json();
    assert_eq!(built["source"], "kayles:P2");
    assert_eq!(built["vertices"], serde_json::json!(["0", "1", "0'", "1'", "x"]));
    assert_eq!(built["parts"][2]["name"]["en"], "x");
    assert_eq!(built["echo"][1], serde_json::json!({"vertex": 2, "source": "0"}));
    assert_eq!((&built["check"]["expected"], &built["check"]["agrees"]), (&"bob".into(), &true.into()));
    let dot = grundy(&["reduce", "qsat-to-geography", "(1)", "--to", "dot"]);
    assert!(dot.code == 0 && dot.out.starts_with("digraph"), "{}", dot.out);
    let shown = grundy(&["reduce", "clique-forming-to-hull", "P3", "--check"]);
    assert!(shown.code == 0 && shown.out.contains("as claimed"), "{}", shown.out);
}

#[test]
fn what_is_built_is_drawn_with_its_parts() {
    let path = scratch("reduction.svg");
    let run =
        grundy(&["reduce", "jellyfish", "(1 2 3 4 5 6)", "--svg", path.to_str().unwrap(), "--lang", "pt"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let svg = std::fs::read_to_string(path).unwrap();
    assert_eq!(svg.matches("<g data-vertex=").count(), 18);
    assert!(
        svg.contains(">cláusula 1</text>") && svg.contains(">x6&#39;</text>") && svg.contains("part part1")
    );
}

#[test]
fn hunts_find_counterexamples() {
    let path = scratch("counterexample.svg");
    let run = grundy(&["reduce", "pos-cnf-to-greedy-cycles", "--hunt", "--svg", path.to_str().unwrap()]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for part in
        ["a counterexample was found", "won by       alice", "won by       bob", "no colour is left for"]
    {
        assert!(run.out.contains(part), "{part}: {}", run.out);
    }
    assert!(std::fs::read_to_string(path).unwrap().contains("hue"));
    let report = grundy(&["reduce", "jellyfish", "--hunt", "--first", "alice", "--json"]).json();
    assert_eq!((&report["end"], &report["first"]), (&"counterexample".into(), &"alice".into()));
    let moves = report["counterexample"]["line"].as_array().unwrap();
    assert!(moves.len() > 3 && moves[0]["who"] == "alice" && moves[0]["lost"] == true);
    // The same counterexample on any number of threads.
    for threads in ["1", "3"] {
        let args = ["reduce", "jellyfish", "--hunt", "--first", "alice", "--json", "--threads", threads];
        assert_eq!(grundy(&args).json()["counterexample"]["source"], report["counterexample"]["source"]);
    }
}

#[test]
fn hunts_tell_how_many_agreed() {
    let run = grundy(&["reduce", "domination-to-misere", "--hunt", "--size", "3", "--count", "15"]);
    assert!(run.code == 0 && run.out.contains("no counterexample"), "{}", run.out);
    assert!(run.out.contains("agreed       15, Alice winning"), "{}", run.out);
    let stopped =
        grundy(&["reduce", "kayles-to-coloring", "--hunt", "--count", "1000000", "--time", "200ms"]);
    assert_eq!((stopped.code, stopped.err.as_str()), (3, "grundy: stopped by the limit on time\n"));
    assert!(stopped.out.starts_with("stopped; no counterexample so far"));
}

#[test]
fn wrong_requests_are_refused() {
    for (args, begins) in [
        (&["reduce", "nonsense"][..], "grundy: invalid value 'nonsense'"),
        (&["reduce", "kayles-to-coloring", "P5x"], "grundy: kayles:P5x at 7: "),
        (&["reduce", "kayles-to-coloring", "nim:3"], "grundy: kayles:nim:3 at 7: "),
        (&["reduce", "kayles-to-coloring", "P5", "--hunt"], "grundy: the argument"),
        (&["reduce", "kayles-to-coloring", "--svg", "x.svg"], "grundy: expected an instance to draw"),
        (&["reduce", "pos-cnf-to-greedy-cycles", "(1 -2)"], "grundy: pos-cnf:(1 -2) at 11: "),
        (&["reduce", "--hunt"], "grundy: the following required arguments"),
    ] {
        let run = grundy(args);
        assert!(run.code == 2 && run.out.is_empty() && run.err.starts_with(begins), "{args:?}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{args:?}");
    }
}
