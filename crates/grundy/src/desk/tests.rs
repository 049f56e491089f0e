use super::*;
use crate::ask::Status;
use crate::solve::StopReason;
use serde_json::json;

/// Sends a request as another language would.
fn asked(desk: &Desk, request: serde_json::Value) -> Result<Reply, Failure> {
    let request: Request = serde_json::from_value(request).unwrap();
    desk.handle(&request, &Limits::default(), &mut |_| true)
}

#[test]
fn every_request_is_answered() {
    let desk = Desk::default();
    for request in [
        json!({"request": "games"}),
        json!({"request": "families"}),
        json!({"request": "position", "problem": "kayles:P5//2"}),
        json!({"request": "picture", "problem": "kayles:P5", "lang": "pt"}),
        json!({"request": "drawing", "problem": "kayles:P5//2", "format": "tikz"}),
        json!({"request": "thermograph", "problem": "value:{3|1}"}),
        json!({"request": "graph", "graph": "petersen", "layout": "circle"}),
        json!({"request": "file", "game": "pos-cnf", "content": "p cnf 3 2\n1 2 0\n2 3 0\n"}),
        json!({"request": "tree", "problem": "kayles:P3", "most": 10}),
        json!({"request": "tree", "problem": "nim:3,3", "also": ["nim:2,2"], "fold": true, "turns": true}),
        json!({"request": "lost", "problem": "nim:7,7,6", "seed": 1}),
        json!({"request": "reductions"}),
        json!({"request": "reduce", "name": "kayles-to-coloring", "instance": "P5"}),
        json!({"request": "solve", "problem": "kayles:P5", "wants": ["nimber"], "seconds": 10}),
        json!({"request": "explain", "problem": "nim:3,5,7"}),
        json!({"request": "choose", "problem": "nim:3,4,5", "strength": 1}),
        json!({"request": "number", "problem": "kayles:P4", "name": "alpha_g"}),
        json!({"request": "number", "graph": "petersen", "name": "alpha"}),
        json!({"request": "history", "problem": "kayles:P4//1.3"}),
        json!({"request": "numbers", "problem": "kayles:P4"}),
        json!({"request": "table", "family": "kayles:P{n}", "from": 0, "to": 5}),
        json!({"request": "hunt", "name": "kayles-to-coloring", "seconds": 0.1}),
    ] {
        let reply = asked(&desk, request.clone()).unwrap_or_else(|failure| panic!("{request}: {failure:?}"));
        assert!(serde_json::to_string(&reply).is_ok(), "{request}");
        let again: Request = serde_json::from_value(request.clone()).unwrap();
        assert_eq!(serde_json::to_value(again).unwrap()["request"], request["request"]);
    }
}

/// Every first board can be played at once and is not lost for whoever starts; every picture is of a legal position.
#[test]
fn first_boards_are_good_to_begin_with() {
    let desk = Desk::default();
    let Ok(Reply::Games(list)) = asked(&desk, json!({"request": "games"})) else { panic!() };
    let position = |problem: &str| match asked(&desk, json!({"request": "position", "problem": problem})) {
        Ok(Reply::Position(position)) => position,
        other => panic!("{problem}: {other:?}"),
    };
    let winner = |problem: &str| {
        let request = json!({"request": "solve", "problem": problem, "wants": ["winner", "moves"]});
        let Ok(Reply::Last(Event::Answer { answer, .. })) = asked(&desk, request) else {
            panic!("{problem}")
        };
        (answer.winner.map(|winner| winner.id()), answer.best.map_or(0, |best| best.len()))
    };
    for game in &list.games {
        let first = position(game.first);
        assert!(!first.legal.is_empty() && first.played.is_empty(), "{}", game.first);
        let (won_by, _) = winner(game.first);
        assert!(won_by == Some(first.next) || won_by == Some("draw"), "{}: {won_by:?}", game.first);
        assert!(position(&game.shown).over.is_none(), "{}", game.shown);
    }
    assert_eq!(winner(list.welcome), (Some("alice"), 1));
}

#[test]
fn a_position_says_who_wins_and_how_it_ended() {
    let desk = Desk::default();
    let position = |problem: &str| match asked(&desk, json!({"request": "position", "problem": problem})) {
        Ok(Reply::Position(position)) => position,
        other => panic!("{problem}: {other:?}"),
    };
    let why = |problem: &str| {
        position(problem).over.unwrap().why.into_iter().map(|words| words.en).collect::<Vec<_>>()
    };
    assert_eq!(why("kayles:P3//1"), ["Bob cannot move and therefore loses."]);
    assert_eq!(why("nim{convention=misere}:1//0>0"), ["Bob cannot move and therefore wins."]);
    assert!(why("coloring{colors=2}:P4//0:1.3:1.1:2")[1].contains("Vertex 2 can no longer be coloured"));
    assert!(position("hex:2x2").aim.en.contains("Alice wins"));
}

#[test]
fn a_file_becomes_a_board() {
    let board = |game: &str, content: &str| {
        asked(&Desk::default(), json!({"request": "file", "game": game, "content": content}))
    };
    let Ok(Reply::Board(found)) = board("pos-cnf", "c two clauses\np cnf 3 2\n1 2 0\n2 3 0\n") else {
        panic!()
    };
    assert_eq!(found.board, "(1 2)(2 3)");
    let failure = board("pos-cnf", "p cnf 3 2\n1 -2 0\n").unwrap_err();
    assert!(failure.at.is_none() && failure.kind == FailureKind::Wrong, "{}", failure.message);
    assert!(board("@(x) + nim", "3").is_err());
}

/// On a cycle of five with a cop on 0 the robber is safe on the two vertices that are not next to the cop.
#[test]
fn the_safe_places_of_a_robber_come_with_the_answer() {
    let safe = |problem: &str| {
        let request = json!({"request": "solve", "problem": problem});
        let Ok(Reply::Last(Event::Answer { safe, .. })) = asked(&Desk::default(), request) else { panic!() };
        safe
    };
    let places = [2, 3].map(crate::rules::Place::element);
    assert_eq!(safe("cops-and-robber:C5//0.2"), places);
    assert!(safe("cops-and-robber:P5//0.2").is_empty() && safe("kayles:P5").is_empty());
}

#[test]
fn what_is_wrong_has_its_kind_and_place() {
    let desk = Desk::default();
    let long = "x".repeat(LONGEST_TEXT + 1);
    for (request, at) in [
        (json!({"request": "position", "problem": "kayles:P5x"}), Some(7)),
        (json!({"request": "position", "problem": long}), Some(LONGEST_TEXT)),
        (json!({"request": "solve", "problem": "kayles:P5//7"}), Some(11)),
        (json!({"request": "solve", "problem": "kayles:P5", "seconds": -1}), None),
        (json!({"request": "choose", "problem": "nim:1", "strength": 2}), None),
        (json!({"request": "tree", "problem": "nim:1", "most": 0}), None),
        (json!({"request": "tree", "problem": "nim:1", "also": ["kayles:P3"]}), Some(0)),
        (json!({"request": "tree", "problem": "nim:1", "also": vec!["nim:1"; 17]}), None),
        (json!({"request": "picture", "problem": "nim:1", "lang": "de"}), None),
        (json!({"request": "reduce", "name": "none", "instance": "P5"}), None),
        (json!({"request": "reduce", "name": "kayles-to-coloring", "instance": "P5 x"}), Some(3)),
    ] {
        let failure = asked(&desk, request.clone()).unwrap_err();
        assert_eq!((failure.kind, failure.at), (FailureKind::Wrong, at), "{request}: {}", failure.message);
    }
}

/// A settled answer is returned unchanged, to the last digit of its seconds, whatever the time limit.
#[test]
fn settled_answers_are_kept() {
    let desk = Desk::default();
    let request: Request =
        serde_json::from_value(json!({"request": "solve", "problem": "kayles:grid(3,4)"})).unwrap();
    assert!(desk.remembered(&request).is_none());
    let first = desk.handle(&request, &Limits::default(), &mut |_| true).unwrap();
    let text = |reply: Reply| serde_json::to_string(&reply).unwrap();
    assert_eq!(desk.remembered(&request).map(text), Some(text(first)));
    let other = json!({"request": "solve", "problem": "kayles:grid(3,4)", "wants": ["winner"]});
    assert!(desk.remembered(&serde_json::from_value(other).unwrap()).is_none());
}

/// A browser whose stack is too small asks again without searching: no engine goes deeper than the first position.
#[test]
fn a_search_that_was_cancelled_before_does_not_begin() {
    let desk = Desk::default();
    let limits = Limits::default();
    limits.cancel.cancel_for(StopReason::Size);
    for (problem, want) in [
        ("kayles:grid(9,9)", "nimber"),
        ("kayles{convention=misere}:grid(5,5)", "winner"),
        ("kayles{convention=score}:grid(5,5)", "score"),
        ("kayles:grid(5,5)", "depth"),
        ("snort:grid(4,4)", "value"),
        ("subtraction{set=1,pass=alice}:20000", "winner"),
        ("coloring{colors=3}:grid(4,4)", "winner"),
    ] {
        let request = json!({"request": "solve", "problem": problem, "wants": [want]});
        let request: Request = serde_json::from_value(request).unwrap();
        let reply = desk.handle(&request, &limits, &mut |_| true);
        let Ok(Reply::Last(Event::Answer { answer, .. })) = reply else { panic!("{problem}: {reply:?}") };
        assert_eq!(
            (answer.status, answer.stopped_by),
            (Status::Stopped, Some(StopReason::Size)),
            "{problem}"
        );
        assert!(answer.nodes <= 2, "{problem}: {}", answer.nodes);
    }
}

#[test]
fn a_cancelled_search_says_so_and_is_not_kept() {
    let desk = Desk::default();
    let limits = Limits::default();
    limits.cancel.cancel();
    let problem = "domination{convention=score}:grid(8,12)";
    let request: Request = serde_json::from_value(json!({"request": "solve", "problem": problem})).unwrap();
    let reply = desk.handle(&request, &limits, &mut |_| true).unwrap();
    let Reply::Last(Event::Answer { answer, .. }) = reply else { panic!("{reply:?}") };
    assert_eq!(answer.status, Status::Stopped);
    let value = serde_json::to_value(&answer).unwrap();
    assert_eq!(value["stopped_by"], StopReason::Cancelled.id());
    assert!(desk.remembered(&request).is_none());
}

/// A history is reported from its end, and stops when nobody is listening.
#[test]
fn histories_end_when_nobody_listens() {
    let desk = Desk::default();
    let request = json!({"request": "history", "problem": "kayles:P6//1.3"});
    let request: Request = serde_json::from_value(request).unwrap();
    let moments = |listened: usize| {
        let mut heard = Vec::new();
        let reply = desk.handle(&request, &Limits::default(), &mut |event| {
            let Event::Moment { index, .. } = event else { panic!("{event:?}") };
            heard.push(index);
            heard.len() < listened
        });
        assert!(matches!(reply, Ok(Reply::Last(Event::Done))), "{reply:?}");
        heard
    };
    assert_eq!((moments(9), moments(1)), (vec![2, 1, 0], vec![2]));
}

/// A board is laid out once for all positions of a play, as it would be for each alone.
#[test]
fn a_move_leaves_the_layout() {
    let desk = Desk::default();
    let layouts = |desk: &Desk, problem: &str| {
        let reply = asked(desk, json!({"request": "position", "problem": problem})).unwrap();
        let Reply::Position(position) = reply else { panic!("{reply:?}") };
        position.layouts
    };
    let start = layouts(&desk, "kayles:petersen");
    assert_eq!(desk.layouts.get("kayles:petersen"), Some(start.clone()));
    let mark = vec![vec![(0.25, 0.75)]];
    desk.layouts.keep("kayles:petersen".into(), mark.clone(), 1);
    assert_eq!(layouts(&desk, "kayles:petersen//0.2"), mark);
    assert_eq!(layouts(&Desk::default(), "kayles:petersen//0.2"), start);
}

/// Texts for people, by the names of their fields.
const TEXTS: [&str; 10] =
    ["name", "title", "help", "rules", "line", "about", "form", "known", "source", "claim"];

/// Checks every text of a record: it has both languages, and they differ unless it consists of names and numbers.
fn check_twins(at: &str, value: &serde_json::Value) {
    match value {
        serde_json::Value::Object(fields) => {
            if let (Some(en), Some(pt)) = (fields.get("en"), fields.get("pt")) {
                let (en, pt) = (en.as_str().unwrap(), pt.as_str().unwrap());
                let words = en.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 3);
                let plain = words.filter(|word| word.starts_with(char::is_lowercase)).count();
                assert_eq!(en.is_empty(), pt.is_empty(), "{at}: {en}");
                assert!(en != pt || plain == 0 || SAME.contains(&en), "{at}: {en} has no twin");
                return;
            }
            for (name, field) in fields {
                let id = at.ends_with("numbers") || at.ends_with("keys");
                let text = TEXTS.contains(&name.as_str()) && !(id && name == "name");
                assert!(!text || !field.is_string(), "{at}.{name}: {field} is in one language only");
                check_twins(&format!("{at}.{name}"), field);
            }
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| check_twins(at, item)),
        _ => {}
    }
}

/// Texts that are the same in both languages: words that Portuguese has too, and keys with their values.
const SAME: [&str; 9] = [
    "slides",
    "folklore",
    "nimber",
    "nimbers",
    "normal",
    "claim=edges",
    "claim=vertices",
    "maker-breaker",
    "maker-breaker, h=P4",
];

#[test]
fn every_text_of_every_record_has_its_twin() {
    let desk = Desk::default();
    let check = |request: serde_json::Value| {
        let reply = asked(&desk, request.clone()).unwrap();
        check_twins(request["request"].as_str().unwrap(), &serde_json::to_value(reply).unwrap());
    };
    check(json!({"request": "games"}));
    check(json!({"request": "reductions"}));
    check(json!({"request": "families"}));
    let Ok(Reply::Games(list)) = asked(&desk, json!({"request": "games"})) else { panic!() };
    for game in &list.games {
        check(json!({"request": "numbers", "problem": game.first}));
    }
}

/// The rows of a table come one by one, and the last event has the period; errors are where they are in the family.
#[test]
fn a_table_comes_row_by_row() {
    let desk = Desk::default();
    let table = |family: &str, to: u64, listened: usize| {
        let request = json!({"request": "table", "family": family, "from": 0, "to": to});
        let mut values = Vec::new();
        let reply =
            desk.handle(&serde_json::from_value(request).unwrap(), &Limits::default(), &mut |event| {
                let Event::Row { value, .. } = event else { panic!("{event:?}") };
                values.push(value.unwrap());
                values.len() < listened
            });
        (reply, values)
    };
    let (reply, values) = table("kayles:P{n}", 5, 9);
    assert_eq!(values, ["0", "1", "1", "2", "0", "3"]);
    let Ok(Reply::Last(Event::Table { solved, period, .. })) = reply else { panic!("{reply:?}") };
    // Guy and Smith 1956: the octal game 0.137 has period 34 from 52 on.
    assert!(
        solved && period.is_some_and(|period| (period.length, period.from, period.proved) == (34, 52, true))
    );
    assert_eq!(table("kayles:P{n}", 5, 2).1.len(), 2);
    for (family, to, at) in
        [("kayles:P5", 3, Some(9)), ("kayles:P{n} x", 3, Some(12)), ("kayles:P{n}", 9999, None)]
    {
        assert_eq!(table(family, to, 9).0.unwrap_err().at, at, "{family}");
    }
}

/// A reduction that fails is found out; a theorem is not, and the hunt says up to which size.
#[test]
fn a_hunt_says_how_far_it_came() {
    let desk = Desk::default();
    let hunt = |name: &str, seconds: f64| {
        let mut sizes = Vec::new();
        let request = json!({"request": "hunt", "name": name, "seconds": seconds});
        let reply =
            desk.handle(&serde_json::from_value(request).unwrap(), &Limits::default(), &mut |event| {
                let Event::Hunting { size, .. } = event else { panic!("{event:?}") };
                sizes.push(size);
                size != Some(3)
            });
        (reply, sizes)
    };
    let (reply, sizes) = hunt("kayles-to-coloring", 60.0);
    assert_eq!(sizes, [Some(0), Some(1), Some(2), Some(3)]);
    let Ok(Reply::Last(Event::Hunted { agreed, up_to: Some(2), failed: None, .. })) = reply else {
        panic!("{reply:?}")
    };
    // There are 1, 1, 2 and 4 graphs with 0 to 3 vertices.
    assert_eq!(agreed, 8);
    let (reply, _) = hunt("pos-cnf-to-greedy-cycles", 60.0);
    let Ok(Reply::Last(Event::Hunted { failed: Some(failed), .. })) = reply else { panic!("{reply:?}") };
    assert_ne!(failed.source_winner, failed.target_winner);
    assert!(!failed.line.is_empty());
}
