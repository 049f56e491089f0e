//! Many clients, and clients that go away.

use crate::server::Server;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::thread;

/// Hard enough to take longer than any test waits.
const ENDLESS: &str = "domination{convention=score}:grid(8,12)";

/// Two hundred clients at once, each with hard and easy requests: all are answered, and memory stays within what the
/// tables may use and a little more.
#[test]
fn two_hundred_clients_at_once() {
    let server = Server::start(&["--memory", "64M", "--time", "200ms"]);
    thread::scope(|scope| {
        for client in 0..200 {
            let server = &server;
            scope.spawn(move || {
                let problem = match client % 4 {
                    0 => ENDLESS.to_string(),
                    1 => format!("kayles:gnm(30,60,{client})"),
                    2 => format!("snort:P{}", 2 + client % 20),
                    _ => format!("nim:{client},{},3", client / 2),
                };
                let events = server.events("/api/solve", json!({ "problem": problem, "seconds": 0.2 }));
                assert_eq!(events.last().unwrap()["kind"], "answer", "{problem}: {events:?}");
                let (status, _) = server.post("/api/position", json!({ "problem": problem }));
                assert_eq!(status, 200, "{problem}");
            });
        }
    });
    assert!(server.most_memory() < 700, "{} MiB", server.most_memory());
}

/// Opens a search that takes longer than any test waits.
fn endless(server: &Server) -> TcpStream {
    let body = json!({ "problem": ENDLESS }).to_string();
    let head = format!(
        "POST /api/solve HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    );
    server.send(&head)
}

/// A small question is answered while every slot has a search that does not end, and more of them wait; and each of
/// those that wait gets its turn.
#[test]
fn nobody_waits_behind_giants() {
    let server = Server::start(&["--time", "600s", "--memory", "64M"]);
    let giants: Vec<_> = (0..6).map(|_| endless(&server)).collect();
    let mut lines: Vec<_> = giants.iter().map(|giant| BufReader::new(giant).lines()).collect();
    let mut next = |giant: usize| lines[giant].next().expect("more lines").expect("a line");
    // The searches have begun, or wait.
    for giant in 0..giants.len() {
        while !next(giant).contains("kind") {}
    }
    let events = server.events("/api/solve", json!({"problem": "kayles:gnm(24,40,1)"}));
    assert_eq!(events.last().unwrap()["answer"]["status"], "solved");
    for giant in 0..giants.len() {
        let (mut waited, mut kind) = (false, String::new());
        while !(waited && kind.contains("\"progress\"")) {
            kind = next(giant);
            assert!(!kind.contains("\"answer\""), "{kind}");
            waited |= kind.contains("\"waiting\"");
        }
    }
}

/// Clients that close the connection cancel their searches: afterwards the slots are free again, although each of those
/// searches would have taken a minute.
#[test]
fn who_goes_away_cancels() {
    let server = Server::start(&["--time", "60s", "--memory", "64M"]);
    let open: Vec<_> = (0..40).map(|_| endless(&server)).collect();
    thread::sleep(std::time::Duration::from_millis(500));
    drop(open);
    let (status, _) = server.post("/api/position", json!({"problem": "kayles:P4"}));
    assert_eq!(status, 200);
    let events = server.events("/api/solve", json!({"problem": "kayles:P12"}));
    assert_eq!(events.last().unwrap()["kind"], "answer");
}

/// Clients that send half a request and wait take nothing from others.
#[test]
fn slow_clients_do_not_stop_others() {
    let server = Server::start(&[]);
    let half =
        format!("POST /api/solve HTTP/1.1\r\nHost: {}\r\nContent-Length: 100\r\n\r\n{{", server.address);
    let open: Vec<_> = (0..100).map(|_| server.send(&half)).collect();
    assert_eq!(server.get("/api/families").0, 200);
    let events = server.events("/api/solve", json!({"problem": "kayles:P12"}));
    assert_eq!(events.last().unwrap()["kind"], "answer");
    drop(open);
}
