//! Positional games: the oracle on cases that are known or can be checked by hand, and texts that are wrong.

use crate::cases::*;
use crate::naive::boards::Dice;
use crate::naive::*;
use grundy::ask::{Options, solve};
use grundy::games::GAMES;
use serde_json::{Value, json};

fn oracle(text: &str) -> Oracle {
    let case = read_case(text).unwrap_or_else(|| panic!("{text} cannot be read"));
    assert_eq!(case.text(), text);
    Oracle::new(&case)
}

fn winner(text: &str) -> &'static str {
    oracle(text).winner().map_or("draw", Player::id)
}

/// Facts of the literature that need only a few elements.
#[test]
fn known_winners() {
    for (text, expected) in [
        // Tic-tac-toe and its weak and avoiding forms.
        ("lines{rule=maker-maker}:3^2", "draw"),
        ("lines:3^2", "alice"),
        ("lines{rule=avoider-avoider}:3^2", "draw"),
        ("lines{rule=maker-maker}:1^2", "alice"),
        ("lines{rule=maker-maker}:2^2", "alice"),
        ("cliques:4,3", "bob"),
        ("cliques:5,3", "alice"),
        ("cliques{rule=maker-maker}:5,3", "alice"),
        ("progressions:4,3", "bob"),
        ("progressions:5,3", "alice"),
        // Lehman: Maker wins as second player iff there are two disjoint spanning trees.
        ("spanning{first=bob}:K4", "alice"),
        ("spanning{first=bob}:C4", "bob"),
        ("spanning{first=bob}:K3", "bob"),
        ("dominating{first=bob}:C5", "alice"),
        ("dominating{first=bob}:P4", "alice"),
        ("dominating{first=bob}:P3", "bob"),
        ("dominating{first=bob}:S3", "bob"),
        ("connected{rule=scoring}:P3", "alice"),
        ("connected{rule=scoring}:P4", "draw"),
        ("connected{rule=scoring}:C6", "draw"),
        ("connected{rule=scoring}:C7", "alice"),
        ("boxes{bias=1:1}:2,2,2", "bob"),
        ("boxes{bias=2:1}:4,4", "bob"),
        ("root-to-leaf:tree(0,0,1,1,2,2)@0", "alice"),
        ("copies{h=P4}:C5", "bob"),
        ("copies{h=P4}:K4", "bob"),
        ("copies{h=P4}:tree(0,0,0,1,1)", "alice"),
        ("hypergraph{first=bob}:(1 3)(1 4)(2 3)(2 4)", "alice"),
        ("hypergraph:(5 1 3)(5 1 4)(5 2 3)(5 2 4)", "alice"),
        ("hypergraph:(1 2)(3 4)(5 6)", "bob"),
        ("hypergraph:(1 2)(3 4)(4 5)", "alice"),
    ] {
        let case = read_case(text).unwrap();
        assert_eq!(Oracle::new(&case).winner().map_or("draw", Player::id), expected, "{text}");
    }
}

/// Alice wins hex exactly after 2 of the 4 openings of the board of side 2, and after 5 of the 9 of side 3: the middle row
/// and the short diagonal.
#[test]
fn openings_of_hex() {
    let winning = |text: &str| oracle(text).answer()["best"].clone();
    assert_eq!(winning("hex:2x2"), json!(["a2", "b1"]));
    assert_eq!(winning("hex:3x3"), json!(["a2", "a3", "b2", "c1", "c2"]));
    // With a stone on a winning cell Bob is to move and lost.
    let mut answer = oracle("hex:2x2/b1").answer();
    assert_eq!((answer["winner"].take(), answer["best"].take()), (json!("alice"), json!([])));
    assert_eq!(winner("hex{first=bob}:1x2/a1"), "alice");
    // Bob has a1, Alice a2, and Bob closes the top row.
    assert_eq!(winner("hex{first=bob}:2x2/a1.a2"), "bob");
}

/// How many critical sets some boards have.
#[test]
fn counts_of_critical_sets() {
    for (text, count) in [
        ("lines:3^2", 8),
        ("lines:3^3", 49),
        ("lines:2^3", 28),
        ("lines:5^1", 1),
        ("k-in-a-row{k=3}:3x3", 8),
        ("k-in-a-row{k=2}:2x3", 11),
        ("k-in-a-row{k=1}:2x3", 6),
        ("progressions:9,3", 16),
        ("progressions:5,1", 5),
        ("cliques:5,3", 10),
        ("cliques:4,2", 6),
        ("boxes:3,4", 2),
        ("hex:2x2", 8),
        ("shannon:P4@0;3", 1),
        ("shannon{claim=edges}:C4@0;2", 7),
        ("copies{h=P3}:K4", 12),
        ("copies{h=C4}:K4", 3),
        ("copies{h=K3}:K4", 4),
        ("spanning:K4", 16),
        ("spanning:K1", 1),
        ("spanning:P3", 1),
        ("hamilton:K4", 3),
        ("hamilton:K2", 0),
        ("matching:K4", 3),
        ("matching:K3", 0),
        ("matching:{}", 1),
        ("dominating:C4", 11),
        ("hull-sets:P3", 2),
        ("hull-sets:K3", 1),
        ("hull-sets{convexity=p3}:K3", 4),
        ("connected{k=3}:C5", 5),
        ("root-to-leaf:tree(0,0,1,1,2,2)@0", 4),
        ("root-to-leaf:P3@0", 1),
        ("root-to-leaf:K1@0", 1),
        ("hypergraph:(1 2)(2 x)*5", 2),
    ] {
        let case = read_case(text).unwrap();
        assert_eq!(positional::critical_sets(&case), count, "{text}");
    }
}

#[test]
fn turns_of_several_elements() {
    // Alice fills the box in one turn, of two moves; Bob as first player spoils it.
    let mut answer = oracle("boxes{bias=2:1}:2").answer();
    assert_eq!((answer["remoteness"].take(), answer["class"].take()), (json!(2), json!("N")));
    // Avoider must take both, unless she may stop in the middle of her turn.
    assert_eq!(winner("boxes{rule=avoider-enforcer,bias=2:1}:2"), "bob");
    assert_eq!(winner("boxes{pass=alice,rule=avoider-enforcer,bias=2:1}:2"), "alice");
    let mut play = oracle("boxes{pass=alice,bias=2:1}:4");
    play.play("1");
    assert_eq!(play.legal(), ["2", "3", "4", "pass"]);
    play.play("pass");
    assert_eq!(play.legal(), ["2", "3", "4"]);
    play.play("2");
    assert_eq!(play.legal(), ["3", "4", "pass"]);
    // In the middle of Alice's turn she completes her box; if it were Bob's turn, he would have a full one.
    let mut middle = oracle("boxes{rule=maker-maker,bias=2:2}:2,2");
    middle.play("1");
    assert_eq!(middle.class(), Some("N"));
    // Listed stones fill turns too: with 2:1 the second stone is Alice's, and the fourth move hers again.
    let mut hex = oracle("hex{bias=2:1}:3x3/a1.b1.c3");
    assert_eq!(hex.winner(), Some(Alice));
    hex.play("a2");
    hex.play("a3");
    assert_eq!(hex.legal(), Vec::<String>::new());
}

#[test]
fn offers() {
    // Two offers and a choice; the rest of the offer is Alice's.
    let mut play = oracle("hypergraph{rule=waiter-client}:(1)(2)(3)");
    assert_eq!((play.winner(), play.remoteness(), play.depth()), (Some(Alice), Some(3), 3));
    assert_eq!(play.answer()["class"], Value::Null);
    play.play("3");
    assert_eq!(play.legal(), ["1", "2"]);
    play.play("1");
    assert_eq!(play.legal(), ["1", "3"]);
    play.play("1");
    assert_eq!(play.legal(), Vec::<String>::new());
    assert_eq!(winner("hypergraph{rule=waiter-client}:(1 2)"), "bob");
    assert_eq!(winner("hypergraph{rule=waiter-client,goal=maker-maker}:(1 2)"), "draw");
    // Bob's set is complete before Alice has the rest.
    assert_eq!(winner("hypergraph{rule=waiter-client,goal=maker-maker}:(1)(2)"), "bob");
    // Too few elements for an offer are all Bob's, without a move.
    let mut short = oracle("hypergraph{rule=waiter-client,goal=maker-maker,bias=2:2}:(1)(2)(3)");
    assert_eq!((short.winner(), short.depth()), (Some(Bob), 0));
    assert_eq!(winner("hypergraph{rule=waiter-client,bias=2:2}:(1)(2)(3)"), "bob");
    // Of three elements Alice gets two.
    assert_eq!(winner("hypergraph{rule=waiter-client,bias=2:1}:(1 2)(1 3)(2 3)"), "alice");
}

#[test]
fn points() {
    let score = |text: &str| oracle(text).answer()["score"].clone();
    assert_eq!(score("hypergraph{convention=score,rule=scoring}:(1)*5(2)*3(3)"), 2);
    assert_eq!(score("hypergraph{convention=score,rule=scoring,points=sum}:(1)*5(2)*3(3)"), 3);
    assert_eq!(score("hypergraph{convention=score,first=bob,rule=scoring}:(1)*5(2)*3(3)"), -2);
    assert_eq!(winner("hypergraph{first=bob,rule=scoring}:(1)*5(2)*3(3)"), "bob");
    // Alice's 1 and 2 are one connected set, Bob's 0 and 3 two.
    assert_eq!(score("connected{convention=score,rule=scoring,start=A:1;A:2;B:0;B:3}:{0-1 1-2 2-3}"), 1);
    // The play goes on until the board is full, whoever owns a set.
    assert_eq!(oracle("hypergraph{rule=scoring}:(1)(2)(3)").depth(), 3);
}

#[test]
fn draws_and_decided_starts() {
    let answer = oracle("hypergraph{rule=maker-maker}:(1 2)").answer();
    let drawn = |text: &str| json!({"move": text, "winner": "draw", "nimber": null, "score": null, "remoteness": null});
    assert_eq!(
        answer,
        json!({
            "winner": "draw", "class": null, "nimber": null, "loopy": null, "score": null, "remoteness": null,
            "moves": [drawn("1"), drawn("2")], "best": ["1", "2"], "depth": 2,
        })
    );
    let mut both = oracle("hypergraph{rule=maker-maker,start=A:1;B:2}:(1)(2)(3)");
    assert_eq!((both.winner(), both.depth()), (None, 0));
    for (text, expected) in [
        ("spanning:{0}", "alice"),
        ("matching:{}", "alice"),
        ("matching:{0}", "bob"),
        ("dominating{rule=avoider-avoider}:{}", "draw"),
        ("shannon:{0-1}@0;1", "alice"),
        ("shannon{first=bob,claim=edges}:{0-1}@0;1", "bob"),
        ("hypergraph{rule=avoider-avoider,start=B:1}:(1)(2)", "alice"),
        ("hypergraph{rule=maker-breaker,start=B:1}:(1)(2)", "alice"),
        ("hypergraph{rule=avoider-enforcer,start=B:1}:(1)(2 3)", "alice"),
        ("lines{rule=maker-breaker,first=bob,start=A:b2;A:a1}:3^2", "alice"),
    ] {
        let case = read_case(text).unwrap();
        assert_eq!(Oracle::new(&case).winner().map_or("draw", Player::id), expected, "{text}");
    }
}

/// The winner or the score alone, by theorems and by a search that stops where the result is certain, against plain
/// recursion.
#[test]
fn results_alone_agree_with_the_oracle() {
    let mut report = Report::default();
    let mut dice = Dice::new(301);
    for entry in all_games().into_iter().filter(|entry| is_positional(entry)) {
        let boards = boards_for(entry, 4, &mut dice);
        for _ in 0..200 {
            let case = random_case(entry, &boards, &mut dice);
            let (text, expected) = (case.text(), Oracle::new(&case).answer());
            for theorems in [true, false] {
                let asked = Options { wants: None, theorems, ..everything() };
                report.check(&text, &["winner", "score"], &expected, &answer(&text, &asked));
            }
        }
    }
    report.finish(0);
}

/// Texts that are wrong; the message must give a place between the marks.
const WRONG: [&str; 58] = [
    "hypergraph:«»",
    "hypergraph:«()»",
    "hypergraph:(1 2)«()»",
    "hypergraph:«(1 2)(2 1)»",
    "hypergraph:(1 2)«(3»",
    "hypergraph:(1 2)«*0x»",
    "hypergraph:«1 2»",
    "hypergraph{start=«A:3»}:(1 2)",
    "progressions{start=«A:6»}:5,3",
    "progressions{start=«A:0»}:5,3",
    "progressions{start=«1»}:5,3",
    "progressions{start=«C:1»}:5,3",
    "progressions{start=«A:1;B:1»}:5,3",
    "progressions{start=«A:1;A:1»}:5,3",
    "lines{start=«B:d1»}:3^2",
    "lines{start=«B:1-1»}:3^2",
    "hex{start=«A:c1»}:2x2",
    "hex{«start=A:a1}:2x2/a1»",
    "hex:2x2/«a1.a1»",
    "hex:2x2/a1.«c1»",
    "hex:«2»",
    "spanning{start=«A:0-2»}:P3",
    "spanning{start=«A:0»}:P3",
    "dominating{start=«A:3»}:P3",
    "shannon{start=«A:0»}:P4@0;3",
    "lines{bias=«0:1»}:3^2",
    "lines{bias=«1:0»}:3^2",
    "lines{bias=«1»}:3^2",
    "lines{bias=«a:b»}:3^2",
    "lines{bias=«1:1:1»}:3^2",
    "lines{rule=«maker»}:3^2",
    "hex{rule=«maker-maker»}:2x2",
    "shannon{rule=«scoring»}:P4@0;3",
    "hex{«goal=maker-maker»}:2x2",
    "lines{«first=bob,rule=waiter-client»}:3^2",
    "lines{«rule=waiter-client,pass=alice»}:3^2",
    "lines{«points=sum»}:3^2",
    "lines{«goal=maker-maker»}:3^2",
    "lines{«convention=score»}:3^2",
    "lines{convention=«normal»}:3^2",
    "lines:«3»",
    "lines:«0^2»",
    "lines:«3^x»",
    "progressions:«5»",
    "progressions:«5,0»",
    "cliques:«5,1»",
    "k-in-a-row{k=«0»}:3x3",
    "shannon:«P4»",
    "shannon:«P4@0»",
    "shannon:«P4@0;1;2»",
    "shannon:«P4@0;4»",
    "shannon{claim=«faces»}:P4@0;3",
    "root-to-leaf:«C4@0»",
    "root-to-leaf:«2P2@0»",
    "copies{h=«nothing»}:K4",
    "spanning:«{0>1}»",
    "«lines:3^2 + lines:3^2»",
    "lines:3^2//a1.«a1»",
];

/// Wrong texts of the games in the list are refused with a place.
#[test]
fn wrong_texts_are_refused_with_a_place() {
    let mut faults = Vec::new();
    for marked in WRONG {
        let (before, rest) = marked.split_once('«').unwrap();
        let (part, after) = rest.split_once('»').unwrap();
        let text = format!("{before}{part}{after}");
        let game = text.split(['{', ':']).next().unwrap();
        let listed = GAMES.iter().any(|entry| entry.id == game);
        match solve(&text, &Options::default()) {
            Ok(_) => faults.push(format!("{text} is accepted")),
            Err(error) if listed && !(before.len()..=before.len() + part.len()).contains(&error.at) => {
                faults.push(format!("{marked}: {error} at {}", error.at));
            }
            Err(_) => {}
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
