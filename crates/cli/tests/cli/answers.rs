//! Answers: solve, number, table, explain. Values are those of the literature.

use crate::{grundy, snapshot};
use serde_json::json;

/// Nimber 3: table 2.1 of the book on node kayles.
#[test]
fn solve() {
    snapshot!("solve", grundy(&["solve", "kayles:P5", "--search-only"]));
    snapshot!("solve-json", grundy(&["solve", "kayles:P5", "--search-only", "--json"]));
    let answer = grundy(&["solve", "kayles:P5", "--json"]).json();
    assert_eq!(answer["nimber"], json!(3));
    assert_eq!(answer["winner"], json!("alice"));
}

/// Nim 3,5,7 has nim-sum 1; the moves that restore 0 lower one heap by one (Bouton 1901).
#[test]
fn solve_with_moves() {
    let run = grundy(&["solve", "nim:3,5,7", "--moves", "--search-only"]);
    snapshot!("solve-moves", run);
    let all = grundy(&["solve", "nim:1,2", "--want", "all", "--json"]).json();
    assert_eq!(all["best"], json!(["1>1"]));
    assert_eq!((&all["remoteness"], &all["depth"]), (&json!(3), &json!(3)));
}

/// Marienbad with 4 matches, counted by hand: plain recursion makes 8 calls, a memory function 7 for 5 positions.
#[test]
fn methods() {
    let effort = |method: &str| {
        let answer = grundy(&["solve", "marienbad:4", "--method", method, "--json"]).json();
        assert_eq!((&answer["winner"], &answer["status"]), (&json!("alice"), &json!("solved")));
        answer["effort"].clone()
    };
    assert_eq!(effort("recursion"), json!({"calls": 8, "entries": 0}));
    assert_eq!(effort("memory"), json!({"calls": 7, "entries": 5}));
    // The table has an entry for every limit with up to 4 matches, and one for none: 1 + 1 + 2 + 3 + 4.
    assert_eq!(effort("table"), json!({"calls": 14, "entries": 11}));
    let shown = grundy(&["solve", "marienbad:4", "--method", "memory"]).out;
    assert!(shown.contains("calls        7") && shown.contains("entries      5"), "{shown}");
}

/// The table of the slides for <8,7>: 36 entries and the one for no matches. The traces are those done by hand.
#[test]
fn traces() {
    let answer = grundy(&["solve", "marienbad:8,7", "--method", "table", "--trace", "--json"]).json();
    assert_eq!((&answer["effort"]["entries"], &answer["winner"]), (&json!(37), &json!("bob")));
    assert_eq!(answer["trace"].as_array().map(Vec::len), Some(37));
    assert_eq!(
        answer["trace"][33],
        json!({"depth": 0, "position": "8,<=5", "outcome": "losing", "known": false})
    );
    let trace = |method: &str| {
        let shown = grundy(&["solve", "marienbad:4", "--method", method, "--trace"]).out;
        let lines = shown.lines().skip(4).filter(|line| line.contains("<="));
        lines.map(|line| line.replace("trace", "").trim().to_string()).collect::<Vec<_>>().join("; ")
    };
    let start = "4,<=3 winning; 3,<=2 losing; 2,<=2 winning; 1,<=1 winning; 0,<=0 losing; 0,<=0 losing";
    assert_eq!(trace("recursion"), format!("{start}; 1,<=1 winning; 0,<=0 losing"));
    assert_eq!(trace("memory"), format!("{start}, known; 1,<=1 winning, known"));
}

/// Table 1.3 of the dissertation: one or two objects may be taken. Q_I, Q_P and Q_R are n, options and take.
#[test]
fn options_in_a_table() {
    let shown = grundy(&["table", "subtraction{set=1;2}:{n}", "1..8", "--options"]).out;
    let columns = |line: &str| line.split_whitespace().map(String::from).collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = shown.lines().skip(1).take(8).map(columns).collect();
    let printed = [
        ("0", "1"),
        ("0,1", "2"),
        ("1,2", "0"),
        ("2,3", "1"),
        ("3,4", "2"),
        ("4,5", "0"),
        ("5,6", "1"),
        ("6,7", "2"),
    ];
    for ((row, n), (options, take)) in rows.iter().zip(1..).zip(printed) {
        let mex = (n % 3).to_string();
        assert_eq!([&row[0], &row[1], &row[3], &row[4]], [&n.to_string(), options, &mex, take], "{shown}");
    }
    snapshot!("table-options", grundy(&["table", "subtraction:{n}", "0..19", "--options", "--lang", "pt"]));
    snapshot!("table-options-graph", grundy(&["table", "kayles:P{n}", "0..5", "--options"]));
    let json = grundy(&["table", "nim:{n}", "2..2", "--options", "--json"]).json();
    assert_eq!((&json["rows"][0]["options"], &json["rows"][0]["take"]), (&json!(["0", "1"]), &json!(2)));
    let csv = grundy(&["table", "nim:{n}", "2..2", "--options", "--csv"]).out;
    assert!(
        csv.contains("value,options,nimbers,mex,take,nodes") && csv.contains(",\"0,1\",\"0,1\",2,2,"),
        "{csv}"
    );
}

/// The table of the book on pins: 24 nimbers in rows of one period.
#[test]
fn tables_in_rows_of_one_period() {
    let shown = grundy(&["table", "kayles:bowling({n})", "1..24", "--wrap"]).out;
    let printed = [
        ["1", "1", "2", "3", "1", "4", "3", "2", "1", "4", "2", "6", "4"],
        ["13", "1", "2", "7", "1", "4", "3", "2", "1", "4", "6", "7", "4"],
    ];
    let rows: Vec<Vec<&str>> =
        shown.lines().skip(1).take(2).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows, printed);
    assert!(
        shown
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("period 12, pre-period 71") && line.contains("proved: "))
    );
    let [svg, plot] = ["wrapped.svg", "plot.svg"].map(crate::shapes::scratch);
    let (to, plotted) = (svg.to_str().unwrap(), plot.to_str().unwrap());
    let run = grundy(&[
        "table",
        "kayles:P{n}",
        "0..67",
        "--wrap=34",
        "--svg",
        to,
        "--plot",
        plotted,
        "--lang",
        "pt",
    ]);
    assert_eq!(run.code, 0);
    assert!(
        run.out.contains("período 34, pré-período 52") && run.out.contains("provado: o teorema"),
        "{}",
        run.out
    );
    assert_eq!(std::fs::read_to_string(&svg).unwrap().matches("<rect class=\"shape").count(), 68);
    assert_eq!(std::fs::read_to_string(&plot).unwrap().matches("<circle").count(), 68);
    let run = grundy(&["table", "snort:P{n}", "1..2", "--plot", plotted]);
    assert!(run.code == 0 && run.err.contains("nothing was plotted"), "{}", run.err);
}

/// What is asked for changes the columns, not what is proved.
#[test]
fn wants_keep_the_proof_of_a_period() {
    for family in ["kayles:P{n}", "octal{code=0.77}:{n}", "subtraction:{n}", "kayles:bowling-circle({n})"] {
        for want in ["nimber", "winner", "class,nimber", "nimber,remoteness"] {
            let shown = grundy(&["table", family, "0..12", "--want", want]).out;
            assert!(shown.contains("; proved: "), "{family} {want}: {shown}");
        }
    }
    // Dawson's kayles is lost for n = 14, 20, 24, 28, 34 and then with period 34; 14 and 34 are exceptions.
    let period =
        grundy(&["table", "kayles:P{n}", "0..120", "--want", "winner", "--json"]).json()["period"].clone();
    assert_eq!((&period["length"], &period["from"]), (&json!(34), &json!(35)));
    let shown = grundy(&["table", "nim:{n},{m}", "0..1", "0..1", "--want", "winner"]).out;
    assert_eq!(shown, "n  0      1\n0  bob    alice\n1  alice  bob\n");
}

/// In 0.77 the nimbers are common from 71 on; in 0.007 rare ones still come up among the last of 20,000.
#[test]
fn sparse_spaces_are_announced_when_settled() {
    let said = |family: &str, range: &str| grundy(&["table", family, range]).out.contains("sparse space");
    assert!(said("octal{code=0.77}:{n}", "0..100"));
    assert!(!said("octal{code=0.007}:{n}", "0..2000") && !said("grundy-split:{n}", "0..30"));
}

/// The number to take (10 = 8 + 2), and a winner by theorem on a board that is too large to search.
#[test]
fn numbers_to_take() {
    let answer = grundy(&["solve", "marienbad:10", "--json"]).json();
    assert_eq!((&answer["take"], &answer["nimber"].is_u64()), (&json!(2), &true));
    let run = grundy(&["solve", "marienbad:1000000000000000000", "--json"]);
    assert_eq!(run.code, 3);
    let answer = run.json();
    assert_eq!((&answer["winner"], &answer["status"]), (&json!("alice"), &json!("stopped")));
}

/// Theorems answer for boards that are too large to be searched, even if moves are asked for. Kayles on P2000 has nimber
/// 0, since 2000 = 28 modulo 34 (Guy and Smith 1956); Alice follows the perfect matching of P2000 (Fraenkel et al. 1993).
#[test]
fn moves_of_boards_too_large() {
    for (problem, winner) in [("kayles:P2000", "bob"), ("geography:P2000@0", "alice")] {
        let run = grundy(&["solve", problem, "--moves", "--json"]);
        let answer = run.json();
        assert_eq!((run.code, &answer["winner"], &answer["moves"]), (3, &json!(winner), &json!(null)));
        assert_eq!((&answer["status"], &answer["stopped_by"]), (&json!("stopped"), &json!("size")));
        let shown = grundy(&["solve", problem, "--moves"]);
        assert!(shown.out.contains("\n  moves        not listed: the board is too large\n"), "{}", shown.out);
        assert!(shown.out.contains("stopped by   the size of the board"), "{}", shown.out);
    }
    let unknown = grundy(&["solve", "kayles:P2000", "--moves", "--search-only"]);
    assert_eq!((unknown.code, unknown.out.as_str()), (2, ""));
}

/// Kayles on P5 has nimber 3, so together with a heap of 3 the second player wins.
#[test]
fn several_problems_are_a_sum() {
    let run = grundy(&["solve", "kayles:P5", "nim:3", "--moves", "--search-only"]);
    snapshot!("solve-sum", run);
    let joined = grundy(&["solve", "kayles:P5 + nim:3", "--json"]).json();
    assert_eq!(joined["problem"], json!("kayles:P5 + nim:3"));
    assert_eq!(joined["nimber"], json!(0));
}

/// gamma_g(C10) = 5 and gamma_g'(C10) = 4 (Kosmrlj 2017).
#[test]
fn number() {
    snapshot!("number", grundy(&["number", "gamma_g", "C10", "--search-only"]));
    snapshot!("number-bob", grundy(&["number", "gamma_g'", "C10", "--search-only", "--json"]));
    assert_eq!(grundy(&["number", "gamma_g_bob", "C10", "--json"]).json()["number"], json!(4));
    let run = grundy(&["number", "gcn{convexity=monophonic}", "P5"]);
    assert!(run.out.starts_with("gcn{convexity=monophonic}(P5) = 5\n"), "{}", run.out);
}

/// Who wins with every k: book 7.1 for the crown without a vertex, with Alice and with Bob starting.
#[test]
fn number_and_all_k() {
    let run = grundy(&["number", "chi_g", "crown(3)", "--all-k"]);
    assert!(run.out.starts_with("chi_g(crown(3)) = 3\n  by k        1 bob, 2 bob, 3 alice\n"), "{}", run.out);
    let answer = grundy(&["number", "chi_g'", "crown(3)", "--all-k", "--json"]).json();
    let winners = [(1, "bob"), (2, "alice"), (3, "alice")];
    assert_eq!(answer["all_k"], json!(winners.map(|(k, winner)| json!({"k": k, "winner": winner}))));
    let passing = grundy(&["number", "Gamma_g{first=bob,pass=bob}", "fan(4)", "--json"]).json();
    assert_eq!(passing["number"], json!(3));
    let run = grundy(&["number", "gamma_g", "C5", "--all-k"]);
    assert!(run.code == 2 && run.err.contains("not a least k; those that are: chi_g"), "{}", run.err);
}

/// Numbers without play, of positional games, and of problems; what is out of reach ends with code 3.
#[test]
fn numbers_of_every_kind() {
    for (name, argument, number) in
        [("W_g", "3", 5), ("W{c=3}", "3", 27), ("R", "4", 18), ("nu", "petersen", 5)]
    {
        let answer = grundy(&["number", name, argument, "--json"]).json();
        assert_eq!((&answer["graph"], &answer["number"]), (&json!(argument), &json!(number)), "{name}");
    }
    let run = grundy(&["number", "W{c=3}", "3"]);
    assert!(run.out.starts_with("W{c=3}(3) = 27\n"), "{}", run.out);
    let run = grundy(&["number", "threshold", "boxes:1,3"]);
    assert_eq!(run.code, 0);
    assert!(run.out.starts_with("threshold(boxes:1,3): no number; Alice wins for every b\n"), "{}", run.out);
    let run = grundy(&["number", "W", "6", "--nodes", "100"]);
    assert!(run.code == 3 && run.out.starts_with("W(6): no number; stopped by nodes; "), "{}", run.out);
    let script = grundy(&["completions", "bash"]).out;
    assert!(script.contains("gamma_g") && script.contains("HJ_star"));
}

/// The first moves of hex on a small board (Browne 2000: the acute corners lose), drawn and listed.
#[test]
fn openings() {
    let run = grundy(&["solve", "hex:2x2", "--all-openings"]);
    assert!(
        run.out.contains("  openings       a b\n               1 B A\n                2 A B\n"),
        "{}",
        run.out
    );
    let answer = grundy(&["solve", "cliques:4,3", "--all-openings", "--json"]).json();
    assert_eq!(answer["openings"][0], json!({"move": "0-1", "winner": "bob"}));
    assert_eq!(answer["openings"].as_array().map(Vec::len), Some(6));
    let run = grundy(&["solve", "cliques:4,3", "--all-openings"]);
    assert!(run.out.contains("  openings     move  winner\n               0-1   bob\n"), "{}", run.out);
    let hard = "lines{rule=avoider-avoider}:4^2";
    let stopped = grundy(&["solve", hard, "--all-openings", "--nodes", "10", "--search-only", "--json"]);
    assert_eq!((stopped.code, &stopped.json()["status"]), (3, &json!("stopped")));
}

#[test]
fn score_games() {
    let text = "domination{convention=score,first=bob}:C10";
    let answer = grundy(&["solve", text, "--moves", "--json"]).json();
    assert_eq!(answer["score"], json!(4));
    assert_eq!(answer["best"].as_array().map(Vec::len), Some(10));
}

/// The nimbers of Dawson's kayles, 0.137 in the octal code (Guy and Smith 1956).
#[test]
fn table() {
    let run = grundy(&["table", "kayles:P{n}", "0..20"]);
    assert_eq!(run.code, 0);
    let values: Vec<&str> =
        run.out.lines().skip(1).take(21).filter_map(|line| line.split_whitespace().last()).collect();
    let known = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0];
    assert_eq!(values, known.map(|n: u32| n.to_string()));
    snapshot!("table-csv", grundy(&["table", "nim:{n},2", "0..4", "--csv", "--search-only"]));
    let shown = grundy(&["table", "nim:{n},{n}", "0..9", "--search-only"]);
    assert!(shown.out.ends_with("n = 0 on); seen up to 9, not proved\n"), "{}", shown.out);
    let json = grundy(&["table", "nim:{n},2", "1..2", "--json"]).json();
    assert_eq!(json["rows"][1]["answer"]["nimber"], json!(0));
}

#[test]
fn explain() {
    snapshot!("explain", grundy(&["explain", "nim:3,5,7", "--search-only"]));
    snapshot!("explain-pt", grundy(&["explain", "kayles:P2+P3+P4+P5", "--lang", "pt", "--search-only"]));
    snapshot!("explain-misere", grundy(&["explain", "nim{convention=misere}:1,1", "--search-only"]));
    snapshot!("explain-score", grundy(&["explain", "domination{convention=score}:P7", "--search-only"]));
    let json = grundy(&["explain", "nim:1", "--json"]).json();
    assert_eq!(json["steps"][1]["en"], json!("Alice starts."));
    assert_eq!(json["steps"][1]["pt"], json!("Alice começa."));
}

/// Theorems and search agree on what they both answer.
#[test]
fn theorems_change_no_answer() {
    for problem in ["kayles:C9", "nim:4,9", "domination:P8", "domination{convention=score}:P9"] {
        let with = grundy(&["solve", problem, "--json"]).json();
        let without = grundy(&["solve", problem, "--json", "--search-only"]).json();
        for field in ["winner", "class", "nimber", "score"] {
            assert_eq!(with[field], without[field], "{problem}: {field}");
        }
    }
}
