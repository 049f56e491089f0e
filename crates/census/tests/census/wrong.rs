//! Requests that are wrong: one line on standard error that says where, exit code 2, nothing on standard output.

use super::{query, run};
use serde_json::json;
use std::fs;

#[track_caller]
fn refused(sql: &str, more: serde_json::Value, expected: &str) {
    let run = run(&query(sql, more));
    assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (2, "", 1), "{sql}: {}", run.err);
    assert!(run.err.contains(expected), "{sql}: {}", run.err);
}

#[test]
fn wrong_queries() {
    refused(
        "select Gamma_cg(g6) from connected(4)",
        json!({}),
        "line 1, column 8, at 'Gamma_cg(g6) from connec': SQL folds",
    );
    refused("select cop(g6) frm connected(4)", json!({}), "invalid SQL: ");
    refused("select cops(g6) from connected(4)", json!({}), "there is no function cops; did you mean cop");
    refused(
        "select n,\n g7 from connected(4)",
        json!({}),
        "line 2, column 2, at 'g7 from connected(4)': column 'g7' not found",
    );
    refused("select n from trees", json!({}), "line 1, column 15, at 'trees'");
    refused("select nimber('nim', g6) from connected(4)", json!({}), "line 1, column 15");
    refused("select cop('A') from connected(4)", json!({}), "'A'");
    refused("select solve('kayles', g6) from trees(3)", json!({}), "CSV cannot hold");
    refused("select g6 from trees(3)", json!({ "out": "a.txt" }), "expected a name that ends in .parquet");
    refused("select g6 from trees(3)", json!({ "plot": "a.svg" }), "expected a column of numbers");
    refused("select n from trees(3)", json!({ "links": "http://localhost" }), "no column g6");
    refused("select winner('copies{h=(@(/etc/passwd))}', g6) from trees(3)", json!({}), "line 1, column 15");
    refused("select cop(g6) from trees(3)", json!({ "cluster": "nowhere" }), "expected HOST:PORT");
    refused(
        "select cop(g6) from trees(5) where mm > 3",
        json!({}),
        "line 1, column 36, at 'mm > 3': column 'mm' not found",
    );
}

/// A condition on a column of another table is no condition on this one, and the query is right.
#[test]
fn queries_in_conditions_may_use_columns_outside() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sizes.csv");
    fs::write(&file, "g6,size\nA_,1\nBw,3\nBW,2\n").unwrap();
    let sql = format!(
        "select size from file('{}') where exists (select 1 from trees(3) where m = size and cop(g6) = 1)",
        file.display()
    );
    assert_eq!(super::csv(&sql), "size\n2\n");
}

/// What cannot be written is found before anything is solved, and leaves nothing behind: these graphs would take days.
#[test]
fn results_that_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().to_string();
    let long = "select n, cop(g6) as c from connected(11)";
    refused(long, json!({ "out": path("absent/rows.csv") }), "absent/rows.csv: ");
    refused(long, json!({ "plot": path("absent/plot.svg") }), "absent/plot.svg: ");
    refused(long, json!({ "links": "http://localhost", "out": path("rows.csv") }), "no column g6");
    fs::create_dir(path("folder.csv")).unwrap();
    refused(long, json!({ "out": path("folder.csv"), "plot": path("plot.svg") }), "folder.csv: ");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn wrong_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().to_string();
    fs::write(path("bad.g6"), "A_\nBw\nD c\n").unwrap();
    fs::write(path("bad.csv"), "g6,k\nA_,1\nB,2\n").unwrap();
    fs::write(path("none.csv"), "graph,k\nA_,1\n").unwrap();
    refused(&format!("select cop(g6) from file('{}')", path("bad.g6")), json!({}), "bad.g6: line 3 at 1: ");
    refused(&format!("select n from file('{}')", path("bad.g6")), json!({}), "bad.g6: line 3 at 1: ");
    refused(
        &format!("select cop(g6) from file('{}')", path("bad.csv")),
        json!({}),
        "bad.csv: row 2, column g6, at 1: ",
    );
    refused(&format!("select k from file('{}')", path("none.csv")), json!({}), "expected a column g6");
    refused(&format!("select n from file('{}')", path("absent.g6")), json!({}), "absent.g6");
}

/// An error in a file does not take away what was solved before.
#[test]
fn a_wrong_file_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("graphs.g6");
    let resume = folder.path().join("run");
    fs::write(&file, "A_\nBw\n").unwrap();
    let sql = format!("select cop(g6) as c from file('{}')", file.display());
    let request = || query(&sql, json!({ "resume": resume }));
    assert_eq!(run(&request()).out, "c\n1\n1\n");
    let before = super::contents(&resume.join("table-0"));
    fs::write(&file, "A_\nBw\n!\n").unwrap();
    let again = run(&request());
    assert_eq!((again.code, again.out.as_str()), (2, ""));
    assert_eq!(super::contents(&resume.join("table-0")), before);
}

#[test]
fn a_folder_of_another_census_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let resume = json!({ "resume": folder.path() });
    assert_eq!(run(&query("select cop(g6) as c from trees(4)", resume.clone())).code, 0);
    assert_eq!(run(&query("select max(cop(g6)) as c from trees(4)", resume.clone())).out, "c\n1\n");
    refused(
        "select cop(g6) from trees(5)",
        resume,
        "this folder belongs to another query: select cop(g6) as c from trees(4); choose another",
    );
}

#[test]
fn errors_come_in_portuguese() {
    let run = run(&query("select Gamma_g(g6) from trees(3)", json!({ "lang": "pt-BR" })));
    assert!(
        run.code == 2 && run.err.contains("linha 1, coluna 8") && run.err.contains("aqui Gamma_g é grundy_g"),
        "{}",
        run.err
    );
}
