//! Requests that are rejected, and how.

use crate::server::Server;
use serde_json::{Value, json};

fn refused(server: &Server, path: &str, body: Value) -> (u16, Value) {
    let (status, text) = server.post(path, body);
    (status, serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path}: {text}")))
}

#[test]
fn wrong_texts_have_their_place() {
    let server = Server::start(&[]);
    let (status, failure) = refused(&server, "/api/position", json!({"problem": "kayles:P5x"}));
    assert_eq!((status, &failure["at"]), (400, &json!(7)));
    let (status, failure) = refused(&server, "/api/position", json!({"problem": "kayles:@(/etc/passwd)"}));
    assert!(status == 400 && failure["at"].is_number(), "{failure}");
    for body in [json!({}), json!({"problem": 5}), json!([]), json!("x"), json!(null)] {
        assert_eq!(refused(&server, "/api/position", body).0, 400);
    }
    assert_eq!(refused(&server, "/api/nothing", json!({})).0, 404);
    let events = server.events("/api/solve", json!({"problem": "kayles:P5//7"}));
    assert_eq!((&events[0]["kind"], &events[0]["at"]), (&json!("failure"), &json!(11)));
}

#[test]
fn large_texts_and_boards_are_refused() {
    let mut server = Server::start(&[]);
    for (count, expected) in [(20_000, 400), (300_000, 413)] {
        let long = format!("kayles:{{{}}}", "0-1 ".repeat(count));
        assert_eq!(refused(&server, "/api/position", json!({ "problem": long })).0, expected);
    }
    let (status, failure) = refused(&server, "/api/position", json!({"problem": "kayles:P90000"}));
    assert!(status == 400 && failure["message"].as_str().unwrap().contains("at most"), "{failure}");
    for problem in ["nim:99999999999999999999", "digraph:K2000@0", "marbles:(99999,99999)", "col:K1500"] {
        assert_eq!(refused(&server, "/api/position", json!({ "problem": problem })).0, 400, "{problem}");
    }
    assert!(server.is_running());
}

#[test]
fn other_sites_and_other_names_are_refused() {
    let server = Server::start(&[]);
    let request = |headers: &str| {
        let head = format!("GET /api/families HTTP/1.1\r\nConnection: close\r\n{headers}\r\n\r\n");
        server.raw(&head)
    };
    let own = format!("Host: {}", server.address);
    assert_eq!(request(&own), Some(200));
    assert_eq!(request(&format!("{own}\r\nOrigin: http://{}", server.address)), Some(200));
    assert_eq!(request(&format!("{own}\r\nOrigin: http://evil.example")), Some(403));
    assert_eq!(request(&format!("{own}\r\nOrigin: null")), Some(403));
    assert_eq!(request("Host: evil.example"), Some(403));
}

#[test]
fn paths_do_not_leave_the_page() {
    let mut server = Server::start(&[]);
    for path in
        ["/../Cargo.toml", "/..%2f..%2fetc/passwd", "/assets/../../../etc/passwd", "//etc/passwd", "/%00"]
    {
        let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
        let status = server.raw(&head);
        assert!(matches!(status, Some(400 | 404)), "{path}: {status:?}");
    }
    for broken in
        ["\r\n\r\n", "POST /api/solve HTTP/1.1\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n"]
    {
        let _ = server.raw(broken);
    }
    assert!(server.is_running());
    assert_eq!(server.get("/api/families").0, 200);
}

#[test]
fn the_page_may_run_its_own_scripts_only() {
    let server = Server::start(&[]);
    let response = ureq::get(server.url("/api/families")).call().unwrap();
    let policy = response.headers().get("content-security-policy").unwrap().to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), "{policy}");
    assert!(!policy.contains("unsafe"), "{policy}");
}
