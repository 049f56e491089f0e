use super::*;
use crate::functions::{Settings, scalar_functions};
use datafusion::prelude::SessionContext;

fn read(sql: &str) -> Result<Prepared, crate::Wrong> {
    let context = SessionContext::new();
    scalar_functions(Settings::default(), 1).into_iter().for_each(|function| context.register_udf(function));
    prepare(sql, &context)
}

/// The source, conditions and calls of a table.
type Table = (String, Vec<String>, Vec<String>);

/// The query that is left, and its tables.
fn split(sql: &str) -> (String, Vec<Table>) {
    let prepared = read(sql).unwrap_or_else(|wrong| panic!("{}", wrong.message.en));
    let table = |table: &TableSpec| {
        (
            table.source.text(),
            table.conditions.clone(),
            table.calls.iter().map(CallSpec::text).collect::<Vec<String>>(),
        )
    };
    (prepared.statement.to_string(), prepared.tables.iter().map(table).collect())
}

fn wrong(sql: &str) -> String {
    read(sql).expect_err(sql).message.en
}

#[test]
fn costly_calls_become_columns() {
    let (query, tables) = split(
        "select g6, chi_g(g6), GRUNDY_G(g6) from connected(9) where grundy_g(g6) > chi_g(g6) and m < 20 order by chi_g(g6)",
    );
    assert_eq!(
        query,
        "SELECT g6, census_0_0 AS \"chi_g(g6)\", census_0_1 AS \"GRUNDY_G(g6)\" FROM census_0 AS connected \
         WHERE census_0_1 > census_0_0 AND m < 20 ORDER BY census_0_0"
    );
    assert_eq!(
        tables,
        [(
            "connected(9)".to_string(),
            vec!["m < 20".to_string()],
            vec!["chi_g(g6)".to_string(), "grundy_g(g6)".to_string()]
        )]
    );
}

#[test]
fn constants_are_part_of_a_call() {
    let (query, tables) = split(
        "select nimber('hull', g6) as v, count(*) from connected(8) group by v having min(nimber('kayles', g6)) = 0",
    );
    assert!(
        query.starts_with(
            "SELECT census_0_0 AS v, count(*) AS \"count(*)\" FROM census_0 AS connected GROUP BY v"
        ),
        "{query}"
    );
    assert_eq!(tables[0].2, ["nimber('hull', g6)", "nimber('kayles', g6)"]);
}

#[test]
fn only_cheap_conditions_on_one_table_restrict_it() {
    let cases: [(&str, &[&str]); 7] = [
        (
            "select cop(g6) from trees(5) as t where (t.n = 5 and is_tree(t.g6)) and m > 1 or m = 4",
            &["(n = 5 AND is_tree(g6)) AND m > 1 OR m = 4"],
        ),
        ("select cop(g6) from trees(5) where (n = 5 and m = 4) and cop(g6) = 1", &["n = 5", "m = 4"]),
        ("select cop(g6) from trees(5) where n = 5 and random() < 0.5", &["n = 5"]),
        ("select cop(g6) from trees(5) where current_date > '2000-01-01'", &[]),
        ("select cop(g6) from trees(5) where now() > '2000-01-01'", &[]),
        ("select cop(g6) from trees(5) where m in (select 4)", &[]),
        ("select cop(a.g6) from trees(5) a left join trees(4) b on a.m = b.m where b.m is null", &[]),
    ];
    for (sql, conditions) in cases {
        assert_eq!(split(sql).1[0].1, conditions, "{sql}");
    }
}

#[test]
fn tables_in_subqueries_joins_and_unions_are_separate() {
    let (query, tables) = split(
        "with a as (select g6, cop(g6) as c from trees(5)) select * from a union all \
         select t.g6, alpha(t.g6) from trees(6) as t join connected(4) as u on t.m = u.m where t.m in (select cop(g6) from graphs(3))",
    );
    let calls: Vec<(String, Vec<String>)> =
        tables.into_iter().map(|(source, _, calls)| (source, calls)).collect();
    assert_eq!(
        calls,
        [
            ("trees(5)".to_string(), vec!["cop(g6)".to_string()]),
            ("trees(6)".to_string(), vec!["alpha(g6)".to_string()]),
            ("connected(4)".to_string(), vec![]),
            ("graphs(3)".to_string(), vec!["cop(g6)".to_string()]),
        ]
    );
    assert!(query.contains("census_1_0 AS \"alpha(t.g6)\""), "{query}");
}

#[test]
fn solved_columns_are_no_part_of_a_star() {
    let (query, _) = split("select * from trees(5) where cop(g6) = 1");
    assert_eq!(query, "SELECT * EXCLUDE (census_0_0) FROM census_0 AS trees WHERE census_0_0 = 1");
    let (query, _) = split("select T.* from trees(5) t where cop(g6) = 1");
    assert_eq!(query, "SELECT T.* EXCLUDE (census_0_0) FROM census_0 AS t WHERE census_0_0 = 1");
    let (query, _) = split("select a.* from trees(5) as A join trees(4) b on a.m = b.m where cop(b.g6) = 1");
    assert!(query.starts_with("SELECT a.* FROM"), "{query}");
}

#[test]
fn other_calls_stay_in_the_query() {
    let (query, tables) = split("select cop(h) from (select canon(g6) as h from trees(5))");
    assert!(query.contains("cop(h)") && tables[0].2.is_empty(), "{query}");
}

#[test]
fn errors_say_where() {
    let cases = [
        (
            "select Gamma_g(g6) from trees(5)",
            "line 1, column 8, at 'Gamma_g(g6) from trees(5': SQL folds Gamma_g to gamma_g, which means something else; Gamma_g is grundy_g here",
        ),
        (
            "select g6\nfrom trees(5) where chi_gg(g6) > 2",
            "line 2, column 21, at 'chi_gg(g6) > 2': there is no function chi_gg; did you mean chi_",
        ),
        (
            "select nimber('kayels', g6) from trees(5)",
            "line 1, column 15, at ''kayels', g6) from trees': 'kayels' at 0: ",
        ),
        (
            "select 1 from conected(5)",
            "line 1, column 15, at 'conected(5)': there is no table conected; did you mean connected",
        ),
        (
            "select 1 from connected(99)",
            "line 1, column 15, at 'connected(99)': connected(n): expected n from 1 to 11",
        ),
        ("select 1 from regular(4)", "line 1, column 15, at 'regular(4)': expected regular(n, k)"),
        ("select 1 from file(3)", "line 1, column 15, at 'file(3)': expected file('graphs.g6')"),
        (
            "select 1 from geng('9 out.g6')",
            "line 1, column 15, at 'geng('9 out.g6')': geng('9 out.g6'): expected options",
        ),
        (
            "select 1 from geng('-u 9')",
            "line 1, column 15, at 'geng('-u 9')': geng('-u 9'): expected options",
        ),
        ("select 1 from geng(9)", "line 1, column 15, at 'geng(9)': expected geng('-c 9')"),
        (
            "select Gamma(g6) from trees(5)",
            "line 1, column 8, at 'Gamma(g6) from trees(5)': SQL folds Gamma to gamma, which means something else; Gamma is grundy here",
        ),
        ("select 1 frm x y", "line 1, column 14, at 'x y': invalid SQL: Expected"),
        ("select n\nfrom trees(5", "invalid SQL: Expected"),
        (
            "select m from trees(5) as t (g6, m, n) where m = 5",
            "line 1, column 30, at 'g6, m, n) where m = 5': the columns of a table of graphs keep their names",
        ),
        ("drop table x", "expected one query"),
        ("select 1; select 2", "expected one query"),
        ("", "expected one query"),
    ];
    for (sql, expected) in cases {
        let message = wrong(sql);
        assert!(message.starts_with(expected), "{sql}: {message}");
    }
    for geng in ["9", "-c 9", "-cd2 -D4 9 8:12", "-t -c 10 5:0"] {
        assert!(read(&format!("select 1 from geng('{geng}')")).is_ok(), "{geng}");
    }
    assert!(read("select \"gamma_g\"(g6), gamma_g(g6) from trees(5)").is_ok());
}
