//! Requests that are answered.

use crate::server::Server;
use serde_json::{Value, json};

#[test]
fn the_description_of_the_api_is_the_one_that_the_page_was_made_for() {
    let server = Server::start(&[]);
    let (status, text) = server.get("/api/openapi.json");
    assert_eq!(status, 200);
    let now: Value = serde_json::from_str(&text).unwrap();
    let kept = include_str!("../../../../web/openapi.json");
    let kept: Value = serde_json::from_str(kept).unwrap();
    assert_eq!(now, kept, "run `grundy serve --openapi > web/openapi.json`");
}

#[test]
fn every_example_of_every_game_has_a_position_and_a_picture() {
    let server = Server::start(&[]);
    let (_, text) = server.get("/api/games");
    let games: Value = serde_json::from_str(&text).unwrap();
    let games = games["games"].as_array().unwrap();
    assert!(games.len() > 30);
    let mut shown = 0;
    for example in games.iter().flat_map(|game| game["examples"].as_array().unwrap()) {
        let problem = example["problem"].as_str().unwrap();
        let (status, text) = server.post("/api/position", json!({ "problem": problem }));
        if status != 200 {
            // Some examples have boards that are too large to draw.
            assert!(text.contains("at most"), "{problem}: {text}");
            continue;
        }
        let query: String = problem.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let (status, svg) = server.get(&format!("/api/picture?problem={query}&lang=pt"));
        assert!(status == 200 && svg.starts_with("<svg"), "{problem}: {svg}");
        shown += 1;
    }
    assert!(shown > 100, "{shown}");
}

#[test]
fn a_solve_ends_with_its_answer_and_is_remembered() {
    let server = Server::start(&[]);
    let asked = json!({"problem": "kayles:P5", "wants": ["winner", "nimber", "moves"]});
    let first = server.events("/api/solve", asked.clone());
    let answer = first.last().unwrap();
    assert_eq!((&answer["kind"], &answer["answer"]["nimber"]), (&json!("answer"), &json!(3)));
    assert!(answer["sentences"][0]["pt"].as_str().unwrap().contains("Alice"));
    // A cached answer has the same seconds, to the last digit.
    assert_eq!(server.events("/api/solve", asked), first);
}

#[test]
fn a_reduction_builds_a_problem_that_can_be_played() {
    let server = Server::start(&[]);
    let (_, text) = server.get("/api/reductions");
    let listed: Value = serde_json::from_str(&text).unwrap();
    for reduction in listed["reductions"].as_array().unwrap() {
        let asked = json!({"name": reduction["id"], "instance": reduction["examples"][0]});
        let (status, text) = server.post("/api/reduce", asked);
        assert_eq!(status, 200, "{text}");
        let built: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(&built["reduction"], reduction);
        for side in ["source", "target"] {
            let (status, text) = server.post("/api/position", json!({"problem": built[side]}));
            assert_eq!(status, 200, "{side}: {text}");
        }
    }
    let (status, text) =
        server.post("/api/reduce", json!({"name": "kayles-to-coloring", "instance": "P5 x"}));
    let failure: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((status, &failure["at"]), (400, &json!(3)), "{text}");
    assert_eq!(server.post("/api/reduce", json!({"name": "none", "instance": "P5"})).0, 400);
}

#[test]
fn explanations_choices_histories_and_graphs() {
    let server = Server::start(&[]);
    let explained = server.events("/api/explain", json!({"problem": "nim:3,5,7"}));
    assert!(explained.last().unwrap()["steps"].as_array().unwrap().len() > 5);
    let chosen = server.events("/api/choose", json!({"problem": "nim:3,4,5", "strength": 1}));
    let chosen = chosen.last().unwrap();
    assert_eq!((&chosen["move"], &chosen["how"]), (&json!("0>1"), &json!("perfect")));
    assert!(chosen["strategy"]["en"].as_str().unwrap().contains("nim-sum 0"), "{chosen}");
    let chosen = server.events("/api/choose", json!({"problem": "nim:1,4,5", "strength": 1}));
    assert!(chosen.last().unwrap()["strategy"].is_null(), "who loses has no strategy");
    let moments = server.events("/api/history", json!({"problem": "kayles:P4//1.3"}));
    let indices: Vec<&Value> =
        moments.iter().filter(|m| m["kind"] == "moment").map(|m| &m["index"]).collect();
    assert_eq!(indices, [&json!(2), &json!(1), &json!(0)]);
    assert_eq!(moments.last().unwrap()["kind"], "done");
    let (status, graph) = server.post("/api/graph", json!({"graph": "petersen", "layout": "force"}));
    assert!(status == 200 && graph.contains("\"g6\""), "{graph}");
    let (status, tree) = server.post("/api/tree", json!({"problem": "kayles:P3"}));
    assert!(status == 200 && tree.contains("\"complete\":true"), "{tree}");
    let (status, lost) = server.post("/api/lost", json!({"problem": "nim:7,7,6", "seed": 1}));
    assert!(status == 200 && lost.contains("nim:7,7,6"), "{lost}");
    let (status, svg) = server.get("/api/thermograph?problem=value:%7B3%7C1%7D");
    assert!(status == 200 && svg.starts_with("<svg"), "{svg}");
}

/// A solve that meets its limit says so, and reports what it knows.
#[test]
fn a_limit_is_an_answer() {
    let server = Server::start(&[]);
    let asked = json!({"problem": "domination{convention=score}:grid(7,9)", "seconds": 0.3});
    let events = server.events("/api/solve", asked);
    let answer = &events.last().unwrap()["answer"];
    assert_eq!((&answer["status"], &answer["stopped_by"]), (&json!("stopped"), &json!("time")));
    let chosen = server.events("/api/choose", json!({"problem": "kayles:grid(9,10)", "seconds": 0.2}));
    let chosen = chosen.last().unwrap();
    assert_eq!(chosen["how"], "guessed");
    assert!(chosen["move"].is_string());
}
