//! Colouring games against plain recursion: every game, every starter and passer, numbers, partial colourings.

use crate::cases::{Report, answer, everything};
use crate::naive::boards::{self, Dice};
use crate::naive::{Alice, Board, Bob, Case, Oracle, Player, random_start};
use grundy::ask::{Options, Wants, number, number_and_all_k, solve};
use grundy::graph::Expr;
use grundy::graph::catalogue::all_graphs;
use serde_json::json;

const GAMES: [&str; 6] = [
    "coloring",
    "greedy-coloring",
    "connected-coloring",
    "connected-greedy-coloring",
    "marking",
    "harmonious-coloring",
];

/// Who starts and who may pass: the six variants.
fn variants() -> Vec<(Player, Option<Player>)> {
    let passing = [None, Some(Alice), Some(Bob)];
    [Alice, Bob].into_iter().flat_map(|first| passing.map(|pass| (first, pass))).collect()
}

fn case(game: &'static str, board: &Board, k: usize, (first, pass): (Player, Option<Player>)) -> Case {
    let key = if game == "marking" { "k" } else { "colors" };
    Case::new(game, board.clone()).with(|c| {
        c.keys = vec![(key, k.to_string())];
        (c.first, c.pass) = (first, pass);
    })
}

/// The winner, by theorems and by a search that stops where the result is certain, against plain recursion.
fn check(case: &Case, report: &mut Report) {
    let (text, winner) = (case.text(), Oracle::new(case).winner().expect("no draw"));
    for theorems in [true, false] {
        let asked = Options { wants: None, theorems, ..everything() };
        report.check(&text, &["winner"], &json!({ "winner": winner.id() }), &answer(&text, &asked));
    }
}

#[test]
fn all_small_graphs_in_every_variant() {
    let mut report = Report::default();
    let mut dice = Dice::new(101);
    for game in GAMES {
        for board in (0..=4).flat_map(boards::graphs) {
            for variant in variants() {
                (1..=3).for_each(|k| check(&case(game, &board, k, variant), &mut report));
            }
        }
        for board in boards::graphs(5) {
            for variant in variants() {
                check(&case(game, &board, 1 + dice.below(3), variant), &mut report);
            }
        }
    }
    report.finish(3000);
}

#[test]
fn random_graphs_in_every_variant() {
    let mut report = Report::default();
    let mut dice = Dice::new(102);
    for game in GAMES {
        for (i, variant) in variants().into_iter().cycle().take(48).enumerate() {
            let board = boards::random_graph(5 + i / 6 % 4, &mut dice);
            let case = case(game, &board, 2 + dice.below(2), variant);
            check(&case, &mut report);
            let start = random_start(&case, &mut dice);
            check(&case.with(|c| c.start = start), &mut report);
        }
    }
    report.finish(500);
}

/// A winner-only search examines few positions. The graphs are those of the clauses (1 2 2 2 2 1) and (1 2 3 3 2 1)
/// with a common vertex; a plain search examines 16,841 and 13,472 positions of the first, at 25,982,816 and
/// 10,796,371 of the second.
#[test]
fn few_positions_are_searched() {
    let one = "{0-7 1-2 2-3 3-4 4-5 5-6 6-7 7-1 8-9 10-11 1-8 2-10 3-10 4-10 5-10 6-8}";
    let two = "{0-7 1-2 2-3 3-4 4-5 5-6 6-7 7-1 0-14 8-9 9-10 10-11 11-12 12-13 13-14 14-8 15-16 17-18 19-20 \
               1-15 2-17 3-17 4-17 5-17 6-15 8-15 9-17 10-19 11-19 12-17 13-15}";
    let options = Options { threads: 1, theorems: false, ..everything() };
    for (graph, first, winner, most) in [
        (one, "alice", "bob", 16_841 / 25),
        (one, "bob", "alice", 13_472 / 25),
        (two, "alice", "bob", 25_982_816 / 1000),
        (two, "bob", "bob", 10_796_371 / 1000),
    ] {
        let text = format!("greedy-coloring{{colors=3,first={first}}}:{graph}");
        let answer = solve(&text, &Options { wants: None, ..options.clone() }).unwrap();
        assert_eq!(answer.winner.map(|winner| winner.id()), Some(winner), "{text}");
        assert!(answer.nodes <= most, "{text}: {} positions", answer.nodes);
    }
}

/// chi_g, Gamma_g and similar numbers are the least with which Alice wins; on disconnected graphs some are undefined.
#[test]
fn numbers_are_least_winning_ones() {
    let names = [
        ("chi_g", "coloring"),
        ("Gamma_g", "greedy-coloring"),
        ("chi_cg", "connected-coloring"),
        ("Gamma_cg", "connected-greedy-coloring"),
        ("col_g", "marking"),
    ];
    for board in (0..=4).flat_map(boards::graphs) {
        for (name, game) in names {
            for (first, pass) in variants() {
                let graph = Case::new("kayles", board.clone()).text().replace("kayles:", "");
                let prime = if first == Bob { "'" } else { "" };
                let keys = pass.map_or(String::new(), |who| format!("{{pass={}}}", who.id()));
                let found = number(&format!("{name}{prime}{keys}"), &graph, &everything()).unwrap();
                let wins = |k: &usize| {
                    let case = case(game, &board, *k, (first, pass));
                    Oracle::new(&case).winner() == Some(Alice)
                };
                let expected = (0..=5).find(wins).map(|k| k as i64);
                assert_eq!(found.number, expected, "{name}{prime}{keys} of {graph}");
                assert_eq!(found.reason.is_some(), expected.is_none(), "{name}{prime}{keys} of {graph}");
            }
        }
    }
}

/// Who wins with each k up to Delta + 1, against plain recursion, with and without theorems.
#[test]
fn winners_for_every_k() {
    let mut dice = Dice::new(105);
    for round in 0..60 {
        let (name, game) =
            [("chi_g", "coloring"), ("Gamma_g", "greedy-coloring"), ("col_g", "marking")][round % 3];
        let board = boards::random_graph(4 + round % 2, &mut dice);
        let (first, pass) = variants()[round % 6];
        let graph = Case::new("kayles", board.clone()).text().replace("kayles:", "");
        let keys = pass.map_or(String::new(), |who| format!(",pass={}", who.id()));
        let name = format!("{name}{{first={}{keys}}}", first.id());
        for theorems in [true, false] {
            let options = Options { theorems, ..everything() };
            let answer = number_and_all_k(&name, &graph, &options).unwrap();
            let all = answer.all_k.unwrap();
            let winner = |k: u64| Oracle::new(&case(game, &board, k as usize, (first, pass))).winner();
            let expected: Vec<&str> = (1..=all.len() as u64).map(|k| winner(k).unwrap().id()).collect();
            let winners: Vec<&str> = all.iter().map(|won| won.winner.unwrap().id()).collect();
            assert_eq!(winners, expected, "{name} of {graph}");
            let least = winners.iter().position(|winner| *winner == "alice").map(|i| all[i].k as i64);
            assert_eq!(answer.number, least, "{name} of {graph}");
        }
    }
}

/// An answer names what decided the number and the k below it; a stopped one gives bounds on the number.
#[test]
fn numbers_name_what_decided() {
    let engine =
        |name: &str, graph: &str| number(name, graph, &Options::default()).unwrap().engine.to_string();
    assert_eq!(
        engine("chi_g", "C5"),
        "the chromatic number is 3; 3 colours are always enough: no vertex has so many neighbours"
    );
    let split = engine("Gamma_g'{pass=bob}", "fan(4)");
    assert!(split.contains("a split graph with a largest clique of 3"), "{split}");
    let two = engine("chi_g", "P300");
    assert!(two.starts_with("two colours on a bipartite graph"), "{two}");
    assert_eq!(
        engine("chi_cg", "grid(20,20)"),
        "a connected colouring of a bipartite graph with two colours never goes wrong"
    );
    let mut options = Options::default();
    options.limits.nodes = Some(1);
    let stopped = number("chi_g", "bintree(5)", &options).unwrap();
    assert_eq!(stopped.reason.as_ref().map(|reason| &*reason.en), Some("stopped by nodes; from 3 to 4"));
    let all = number_and_all_k("chi_g", "bintree(5)", &options).unwrap();
    let winners: Vec<Option<&str>> =
        all.all_k.unwrap().into_iter().map(|won| Some(won.winner?.id())).collect();
    assert_eq!((all.number, winners), (None, vec![Some("bob"), Some("bob"), None, Some("alice")]));
}

/// Theorems answer on boards far too large to be searched.
#[test]
fn large_boards() {
    for (text, winner) in [
        ("coloring{colors=4,first=bob,pass=bob}:S400+S400", "alice"),
        ("coloring{colors=2}:P1000", "bob"),
        ("coloring{colors=2,first=bob}:K200,200", "alice"),
        ("greedy-coloring{colors=255,first=bob,pass=bob}:K300", "bob"),
        ("greedy-coloring{colors=2,first=bob}:K200,200", "alice"),
        ("marking{k=5}:cactus(999)", "alice"),
        ("coloring{colors=7}:fan(200)+fan(200)", "alice"),
        ("connected-coloring{colors=2,first=bob}:grid(30,30)", "alice"),
    ] {
        let answer = solve(text, &Options::default()).unwrap();
        assert_eq!(
            (answer.winner.map(|winner| winner.id()), answer.nodes),
            (Some(winner), 0),
            "{text}: {}",
            answer.engine
        );
    }
}

/// The winner when either starts comes from theorems too, or from a search where they decide only one of the two.
#[test]
fn classes_of_colouring_games() {
    let mut options = everything();
    options.wants = grundy::ask::Wants::read("winner,class").ok();
    for (text, class) in [
        ("coloring{colors=2}:P4", "P"),
        ("coloring{colors=2,first=bob}:P4", "P"),
        ("coloring{colors=2}:P3", "L"),
        ("coloring{colors=2,first=bob}:P5", "R"),
        ("coloring{colors=2}:P4+K1", "N"),
        ("coloring{colors=3}:tree(0,0,0,3,4)", "L"),
    ] {
        assert_eq!(answer(text, &options)["class"], json!(class), "{text}");
    }
}

/// A row of triangles, each sharing a vertex with the next, with four leaves at every vertex: the shared and outer ones are
/// 0 to t, the third one of triangle i is t + 1 + i, and the first leaf of v is 2 t + 1 + 4 v.
fn triangles(t: usize) -> String {
    let sides = (0..t).flat_map(|i| [(i, i + 1), (i, t + 1 + i), (i + 1, t + 1 + i)]);
    let leaves = (0..8 * t + 4).map(|leaf| (leaf / 4, 2 * t + 1 + leaf));
    let edges: Vec<String> = sides.chain(leaves).map(|(u, v)| format!("{u}-{v}")).collect();
    format!("{{{}}}", edges.join(" "))
}

/// Positions of the colouring game with four colours on such cacti, won by Bob: with seven triangles he reaches the last one
/// by his first move, so that chi_g is at least 5 (Sidorowicz 2007; book lemma 7.2). Configurations 0 to 4 of book fig. 7.3
/// follow from the text; for 7 the text does not say which vertex is coloured, and of the single vertices only this one
/// gives a win whoever is to move; 5 and 6 are not recoverable without the figure.
#[test]
fn critical_configurations() {
    let (bobs, either): (&[&str], &[&str]) = (&["bob"], &["alice", "bob"]);
    let configurations = [
        // 0: three colours around a vertex, and a fourth is possible.
        ("S5".to_string(), "1:1;2:2;3:3", bobs),
        // 1: 0 and 2 each see the colour of 1 and, on a leaf, another.
        (triangles(1), "1:2;3:1;11:1", either),
        // 2: the same before 2 has a coloured leaf; 3: before 1 is coloured.
        (triangles(1), "1:2;3:1", bobs),
        (triangles(1), "3:1;11:1", bobs),
        // 4: configuration 2 in two triangles, so that Alice can answer in only one.
        (triangles(2), "1:2;5:1;13:1", either),
        // 7: the third vertex of the middle triangle.
        (triangles(3), "5:1", either),
    ];
    for (graph, start, bob_wins) in configurations {
        for first in either {
            let text = format!("coloring{{colors=4,first={first},start={start}}}:{graph}");
            let winner = if bob_wins.contains(first) { "bob" } else { "alice" };
            assert_eq!(answer(&text, &Options::default())["winner"], winner, "{text}");
        }
    }
}

/// A score found by "does Alice win with k colours?" is the one that a plain search finds, on every small graph.
#[test]
fn scores_by_numbers_are_those_of_a_search() {
    let searched = Options { theorems: false, threads: 1, ..Options::default() };
    let graphs = (0..=5).flat_map(all_graphs);
    for graph in graphs.map(|graph| Expr::written(&graph).to_string()) {
        for keys in ["first=alice", "first=bob", "first=bob,pass=bob", "pass=alice", "first=bob,pass=alice"] {
            let problem = format!("greedy-coloring{{convention=score,{keys}}}:{graph}");
            let [asked, plain] =
                [&Options::default(), &searched].map(|options| solve(&problem, options).unwrap());
            assert_eq!((asked.score, asked.is_solved()), (plain.score, true), "{problem}");
        }
    }
}

/// The number of colours used when Alice wants few is the least number with which she wins.
#[test]
fn greedy_scores_are_numbers() {
    let mut dice = Dice::new(103);
    for i in 0..40 {
        let board = boards::random_graph(5 + i % 3, &mut dice);
        let graph = Case::new("kayles", board).text().replace("kayles:", "");
        let score = answer(&format!("greedy-coloring{{convention=score}}:{graph}"), &everything());
        let named = number("grundy_g", &graph, &Options::default()).unwrap();
        assert_eq!((score["score"].as_i64(), named.name.as_str()), (named.number, "Gamma_g"), "{graph}");
    }
}

/// Colours are interchangeable in a partial colouring.
#[test]
fn renaming_colours_changes_nothing() {
    let mut report = Report::default();
    let mut dice = Dice::new(104);
    for i in 0..60 {
        let game = ["coloring", "connected-coloring", "harmonious-coloring"][i % 3];
        let board = boards::random_graph(5, &mut dice);
        let case = case(game, &board, 3, variants()[i % 6]);
        let start = random_start(&case, &mut dice);
        let turned = start.iter().map(|code| code % 1000 + 1000 * (code / 1000 % 3 + 1)).collect();
        let (one, other) = (case.clone().with(|c| c.start = start), case.with(|c| c.start = turned));
        let fields = ["winner", "class", "remoteness", "depth"];
        let (expected, got) = (answer(&one.text(), &everything()), answer(&other.text(), &everything()));
        report.check(&other.text(), &fields, &expected, &got);
    }
    report.finish(60);
}

#[test]
fn colourings_that_cannot_be_are_refused() {
    for (text, says) in [
        ("coloring{colors=0}:P3", "from 1 to 255"),
        ("coloring{start=0}:P3", "vertex:colour"),
        ("coloring{start=3:1}:P3", "a vertex from 0 to 2"),
        ("coloring{colors=2,start=0:3}:P3", "a colour from 1 to 2"),
        ("coloring{start=0:1;0:2}:P3", "twice"),
        ("coloring{start=0:1;1:1}:P3", "same colour"),
        ("coloring{at-least=x}:P3", "a number of vertices"),
        ("harmonious-coloring{start=0:1;1:2;2:1}:P3", "colours of another edge"),
        ("connected-coloring{start=0:1;2:1}:P3", "not connected"),
        ("harmonious-coloring{start=0:1}:P300", "at most 255"),
        ("marking{start=0:1}:P3", "a vertex from 0 to 2"),
        ("coloring:P3 + coloring:P3", "objective"),
        ("coloring:P3//0:4", "not a legal move"),
    ] {
        let refused = solve(text, &Options::default()).map(|_| ()).unwrap_err();
        assert!(refused.message.en.contains(says), "{text}: {}", refused.message);
    }
}

/// The only answer to a threat may be to colour the one vertex that could take the last colour, with another colour: here
/// 3 has only colour 1 left, 4 could take it, and Alice must give 4 the colour 2.
#[test]
fn a_threat_is_answered_at_the_vertex_that_threatens() {
    let text = "coloring{colors=2,start=1:1;2:1;6:2}:{4-0 4-3 5-4 6-3}";
    let options =
        Options { wants: Some(Wants { winner: true, moves: true, ..Wants::default() }), ..everything() };
    let answer = solve(text, &options).unwrap();
    assert_eq!(answer.winner.map(|winner| winner.id()), Some("alice"));
    assert_eq!(answer.best, Some(vec!["4:2".to_string()]));
}
