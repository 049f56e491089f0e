//! Answers, compared with the literature, with a loop over the library, and with each other.

use super::{csv, program, query, run};
use grundy::ask::{Options, number, solve};
use grundy::graph::catalogue::connected_graphs;
use grundy::graph::formats::{Format, read, write};
use grundy::graph::symmetry::canonical_form;
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;

/// Connected graphs on which one cop wins (Baird, Beveridge, Bonato, Codenotti, Maurer, McCauley and Valeva 2014): 68 of 112
/// on six vertices.
#[test]
fn cop_win_graphs() {
    for (n, count) in [(1, 1), (2, 1), (3, 2), (4, 5), (5, 16), (6, 68), (7, 403)] {
        let found = csv(&format!("select count(*) as k from connected({n}) where cop(g6) = 1"));
        assert_eq!(found, format!("k\n{count}\n"), "{n}");
    }
}

#[test]
fn generated_tables_have_their_columns() {
    assert_eq!(
        csv("select n, m, count(*) as k from connected(4) group by n, m order by m"),
        "n,m,k\n4,3,2\n4,4,2\n4,5,1\n4,6,1\n"
    );
    assert_eq!(csv("select count(*) as k from graphs(8)"), "k\n12346\n");
    assert_eq!(csv("select * from trees(1)"), "g6,n,m\n@,1,0\n");
    assert_eq!(csv("select * from regular(5, 3)"), "g6,n,m\n");
    assert_eq!(csv("select count(*) as k from (select g6 from connected(9) limit 5)"), "k\n5\n");
}

fn canonical(g6: &str) -> String {
    let graph = read(Format::Graph6, g6).unwrap();
    write(Format::Graph6, &canonical_form(&graph, &[]).0).unwrap().trim().to_string()
}

/// Every connected graph on seven vertices with three values, by canonical form.
#[test]
fn values_are_those_of_a_loop_over_the_library() {
    let printed = csv(
        "select canon(g6), chi_g(g6), nimber('hull', g6), winner('coloring{colors=3}', g6) from connected(7)",
    );
    let mut found = BTreeMap::new();
    for line in printed.lines().skip(1) {
        let (g6, rest) = line.split_once(',').unwrap();
        found.insert(g6.to_string(), rest.to_string());
    }
    let options = Options::default();
    let expected = connected_graphs(7).into_iter().map(|graph| {
        let g6 = canonical(write(Format::Graph6, &graph).unwrap().trim());
        let chi = number("chi_g", &format!("g6:{g6}"), &options).unwrap().number.unwrap();
        let nimber = solve(&format!("hull:g6:{g6}"), &options).unwrap().nimber.unwrap();
        let winner = solve(&format!("coloring{{colors=3}}:g6:{g6}"), &options).unwrap().winner.unwrap().id();
        (g6, format!("{chi},{nimber},{winner}"))
    });
    assert_eq!(found, expected.collect::<BTreeMap<String, String>>());
}

#[test]
fn solved_columns_agree_with_functions_in_the_query() {
    let solved = csv("select g6, cop(g6) as c from connected(6) where m < 9 order by g6");
    let inline =
        csv("select h as g6, cop(h) as c from (select g6 as h, m from connected(6)) where m < 9 order by h");
    assert_eq!(solved, inline);
    assert!(solved.lines().count() > 20);
}

/// No query is too deep for the stack.
#[test]
fn long_conditions_are_read() {
    let condition = vec!["m = 4"; 3000].join(" or ");
    assert_eq!(csv(&format!("select count(*) as k from trees(5) where {condition}")), "k\n3\n");
    assert_eq!(csv(&format!("select max(cop(g6)) as k from trees(5) where {condition}")), "k\n1\n");
}

#[test]
fn records_have_fields() {
    let found = csv(
        "select solve('kayles', g6)['nimber'] as v, solve('kayles', g6)['class'] as c from trees(4) order by v",
    );
    assert_eq!(found, "v,c\n0,P\n1,N\n");
    let json = run(&query("select g6, solve('kayles', g6) as s from trees(2)", json!({ "format": "json" })));
    let row: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(
        (row["g6"].as_str(), row["s"]["winner"].as_str(), row["s"]["score"].is_null()),
        (Some("A_"), Some("alice"), true)
    );
}

#[test]
fn files_are_tables() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().to_string();
    fs::write(path("some.g6"), ">>graph6<<A_\n\nBw\nDhc\n").unwrap();
    let lines = csv(&format!("select g6, n, cop(g6) as c from file('{}')", path("some.g6")));
    assert_eq!(lines, "g6,n,c\nA_,2,1\nBw,3,1\nDhc,5,2\n");
    for name in ["more.csv", "more.parquet", "more.jsonl", "more.arrow"] {
        let task = query(
            "select g6, m as size, degree_sequence(g6)[1] as greatest from trees(6) order by g6",
            json!({ "out": path(name) }),
        );
        assert_eq!(run(&task).code, 0, "{name}");
    }
    // No sign of a name stands for other files.
    fs::copy(path("more.csv"), path("m?r*[1] 50%.CSV")).unwrap();
    assert_eq!(csv(&format!("select count(*) as k from file('{}')", path("m?r*[1] 50%.CSV"))), "k\n6\n");
    let resume =
        run(&query("select max(cop(g6)) as c from trees(4)", json!({ "resume": path("run*[1] 50%") })));
    assert_eq!((resume.code, resume.out.as_str()), (0, "c\n1\n"), "{}", resume.err);
    let from = |name: &str| {
        csv(&format!("select g6, size, greatest, cop(g6) as c from file('{}') where size = 5", path(name)))
    };
    assert_eq!(from("more.csv"), from("more.parquet"));
    assert_eq!(from("more.csv").lines().count(), 7);
    assert_eq!(fs::read_to_string(path("more.jsonl")).unwrap().lines().count(), 6);
    assert!(
        fs::read_dir(folder.path()).unwrap().all(|entry| !entry
            .unwrap()
            .path()
            .to_string_lossy()
            .contains("unfinished"))
    );
}

/// The other generator and ours agree, where it is installed: connected graphs with minimum degree 2 by their canonical forms.
#[test]
fn geng_generates_the_same_graphs() {
    let graphs = |from: &str| {
        query(
            &format!("select canon(g6) as g6, cop(g6) as c from {from} where min_degree(g6) >= 2 order by 1"),
            json!({}),
        )
    };
    let (own, geng) = (run(&graphs("connected(7)")), run(&graphs("geng('-cd2 7')")));
    if geng.err.contains("geng is not on the PATH") {
        assert_eq!(geng.code, 2);
        eprintln!("skipped: geng is not installed");
        return;
    }
    assert_eq!((geng.code, geng.err.as_str(), geng.out), (0, "", own.out));
    let failed = run(&query("select g6 from geng('9 5:3')", json!({})));
    assert_eq!(failed.code, 2, "{}", failed.err);
}

#[test]
fn problems_may_name_the_place_of_the_graph() {
    let found = csv(
        "select g6, nimber('kayles:%+P2', g6) as v, solve('snort:%', g6)['temperature'] as t from trees(2)",
    );
    assert_eq!(found, "g6,v,t\nA_,0,1.0\n");
}

#[test]
fn tables_pictures_and_links() {
    let folder = tempfile::tempdir().unwrap();
    let plot = folder.path().join("plot.svg");
    let task = query(
        "select nimber('kayles', g6) as v, count(*) from trees(5) group by v order by v",
        json!({ "format": "table", "plot": plot }),
    );
    let shown = run(&task);
    assert_eq!((shown.code, shown.out.lines().next()), (0, Some("v  count(*)")));
    assert!(fs::read_to_string(plot).unwrap().contains("<rect x="));
    let links = run(&query(
        "select g6, winner('kayles{convention=misere}', g6) from trees(2)",
        json!({ "links": "http://localhost:1/" }),
    ));
    // Alice must take an end of the only edge, which is the last move: under the misere convention she loses.
    let row = "A_,bob,http://localhost:1/#draw=kayles%7Bconvention%3Dmisere%7D:g6:A_\n";
    assert!(links.out.ends_with(row), "{}", links.out);
}

#[test]
fn limits_leave_nulls_and_are_reported() {
    let task = query(
        "select n, score('domination{convention=score}', g6) as s from graphs(7) where m = 9 limit 3",
        json!({ "settings": { "time": 0 } }),
    );
    let run = run(&task);
    assert_eq!(run.code, 3, "{}", run.err);
    assert!(run.err.contains("values are missing because a limit was met"), "{}", run.err);
    assert!(run.out.contains("7,\n"), "{}", run.out);
}

#[test]
fn the_list_has_tables_and_functions() {
    let run = run(&json!({ "task": "list", "lang": "pt-BR" }));
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(
        run.out.contains("connected(n)")
            && run.out.contains("capture_time(g6)")
            && run.out.contains("Funções")
    );
}

/// A reader who has read enough ends the query, and that is no failure.
#[test]
fn a_closed_pipe_ends_a_query() {
    use std::io::{BufRead, BufReader};
    let mut child = program(&query("select g6 from connected(11)", json!({}))).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert_eq!(lines.next().unwrap().unwrap(), "g6");
    drop(lines);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
