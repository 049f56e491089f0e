//! Theorems on games of numbers, against a search of every small instance.

use crate::cases::{Report, answer, everything};
use crate::naive::boards::{self, Dice};
use crate::naive::{Case, Misere, Normal};
use grundy::ask::{Options, Wants, solve};
use grundy::solve::{Method, StopReason};

const FIELDS: [&str; 3] = ["winner", "class", "nimber"];

/// Compares answers with and without theorems, under normal and misere play; returns how often a theorem decided.
fn compare(texts: impl IntoIterator<Item = String>) -> usize {
    let mut report = Report::default();
    let mut decided = 0;
    for text in texts {
        let (game, rest) = text.split_once([':', '{']).unwrap();
        let keys = if text[game.len()..].starts_with('{') { rest.to_string() } else { format!("}}:{rest}") };
        let comma = if keys.starts_with('}') { "" } else { "," };
        for convention in ["normal", "misere"] {
            let text = format!("{game}{{convention={convention}{comma}{keys}");
            let asked = Options { wants: None, ..everything() };
            let found = answer(&text, &asked);
            let searched = answer(&text, &Options { theorems: false, ..asked });
            decided += usize::from(!found["engine"].as_str().unwrap().starts_with("search"));
            report.check(&text, &FIELDS, &searched, &found);
        }
    }
    report.finish(1);
    decided
}

/// Every list of `count` numbers up to `most`.
fn lists(count: usize, most: u64) -> Vec<Vec<u64>> {
    (0..count).fold(vec![Vec::new()], |all, _| {
        all.iter().flat_map(|list| (0..=most).map(move |n| [&list[..], &[n]].concat())).collect()
    })
}

fn joined(numbers: &[u64], sign: &str) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(sign)
}

#[test]
fn poker_nim_and_bags() {
    let poker = |bank: u64| {
        lists(2, 4).into_iter().map(move |h| format!("poker-nim{{bank={bank}}}:{}", joined(&h, ",")))
    };
    assert_eq!(compare((0..4).flat_map(poker)), 200);
    let bag = |bits: usize| {
        let sizes: Vec<u64> = (0..5).filter(|size| bits >> size & 1 == 1).collect();
        format!("{{{}}}", joined(&sizes, ";"))
    };
    let alone = (0..32).map(|bits| format!("nim-bags:{}", bag(bits)));
    let several =
        (0..32 * 32).step_by(7).map(|i| format!("nim-bags:{},{},{}", bag(i % 32), i % 4, bag(i / 32)));
    assert!(compare(alone.chain(several)) > 200);
}

#[test]
fn wythoff() {
    let pairs = lists(2, 14).into_iter();
    assert_eq!(compare(pairs.map(|pair| format!("wythoff:{}", joined(&pair, ",")))), 450);
}

#[test]
fn marienbad() {
    let starts = (0..40).map(|n| format!("marienbad:{n}"));
    let positions = lists(2, 20).into_iter().map(|pair| format!("marienbad:{}", joined(&pair, ",")));
    assert_eq!(compare(starts.chain(positions)), 2 * (40 + 21 * 21));
    for (n, convention) in (0..25).flat_map(|n| [(n, "normal"), (n, "misere")]) {
        let text = format!("marienbad{{convention={convention}}}:{n}");
        let all = answer(&text, &everything());
        let numbers =
            all["best"].as_array().unwrap().iter().map(|m| m.as_str().unwrap().parse::<u64>().unwrap());
        let least = numbers.min();
        assert_eq!(all["take"].as_u64().unwrap_or(0), least.unwrap_or(0), "{text}");
    }
}

#[test]
fn knights() {
    let cells = |rows: usize, columns: usize| {
        (0..rows * columns).map(move |cell| {
            let name =
                |cell: usize| format!("{}{}", (b'a' + (cell % columns) as u8) as char, cell / columns + 1);
            format!("knights:{rows}x{columns}/{}.{}", name(cell), name(cell * 5 % (rows * columns)))
        })
    };
    assert_eq!(
        compare(cells(6, 5).chain(cells(3, 8)).chain(cells(1, 4)).chain(cells(5, 2))),
        30 + 24 + 4 + 10
    );
}

#[test]
fn marbles() {
    let alone = lists(2, 7).into_iter().map(|p| format!("marbles:({})", joined(&p, ",")));
    let pairs = lists(4, 3).into_iter().map(|p| format!("marbles:({},{}),({},{})", p[0], p[1], p[2], p[3]));
    assert_eq!(compare(alone.chain(pairs)), 2 * (64 + 256));
    assert!(
        compare(
            lists(4, 5)
                .into_iter()
                .step_by(29)
                .map(|p| format!("marbles:({},{}),({},{})", p[0], p[1], p[2], p[3]))
        ) > 80
    );
}

/// As many marbles as in the contest of the thesis, and no more work than a sum of nimbers.
#[test]
fn a_thousand_marbles() {
    let marble = |i: usize| format!("({},{})", i * 37 % 100 + 1, i * 53 % 60 + 101);
    let text = format!("marbles:{}", (0..1000).map(marble).collect::<Vec<_>>().join(","));
    for convention in ["normal", "misere"] {
        let text = text.replacen("marbles", &format!("marbles{{convention={convention}}}"), 1);
        let found = answer(&text, &Options { wants: None, ..everything() });
        assert_eq!((found["status"].as_str(), found["nodes"].as_u64()), (Some("solved"), Some(0)));
        assert!(found["winner"].is_string() && found["nimber"].as_u64().is_none_or(|nimber| nimber == 0));
    }
}

#[test]
fn treblecross() {
    let row = |n: usize, bits: usize| {
        (0..n).map(move |i| if bits >> i & 1 == 1 { 'X' } else { '.' }).collect::<String>()
    };
    let all = (1..=8).flat_map(|n| (0..1 << n).map(move |bits| format!("treblecross:{}", row(n, bits))));
    assert!(compare(all) > 500);
    let sparse = (9..=14).flat_map(|n| (0..n).map(move |i| format!("treblecross:{}", row(n, 1 << i))));
    assert!(compare(sparse) > 60);
    assert!(compare((9..=14).map(|n| format!("treblecross:{}", row(n, 0)))) == 6);
}

#[test]
fn circles() {
    let circle = |n: usize, k: usize, most: u64, step: usize| {
        let all = lists(n, most).into_iter().step_by(step);
        all.map(move |heaps| format!("circular-nim{{k={k}}}:{}", joined(&heaps, ",")))
    };
    for (n, k, most, step) in
        [(1, 1, 4, 1), (2, 1, 3, 1), (3, 1, 2, 1), (3, 2, 3, 1), (3, 3, 2, 1), (4, 2, 3, 2), (4, 3, 2, 1)]
    {
        assert!(compare(circle(n, k, most, step)) > 0, "({n},{k})");
    }
    for (n, k, most, step) in
        [(5, 2, 3, 9), (5, 3, 3, 9), (5, 4, 2, 5), (6, 3, 2, 7), (6, 4, 2, 7), (6, 2, 1, 2), (7, 3, 1, 3)]
    {
        assert!(compare(circle(n, k, most, step)) > 0, "({n},{k})");
    }
}

#[test]
fn graphs() {
    let mut dice = Dice::new(5);
    let random = |game, token: bool, dice: &mut Dice| -> Vec<String> {
        let boards = boards::weighted(7, token, 250, dice);
        boards.into_iter().map(|board| Case::new(game, board).text()).collect()
    };
    let sums = random("graph-nim", false, &mut dice);
    assert!(compare(sums.iter().cloned()) > 100);
    let pairs = sums.iter().map(|text| text.replace("graph-nim", "graph-nim{bundles=2}"));
    assert!(compare(pairs) > 100);
    let cycle = |n: usize, weights: &[u64]| {
        let edges: Vec<String> = (0..n).map(|v| format!("{v}-{}*{}", (v + 1) % n, weights[v])).collect();
        format!("graph-nim:{{{}}}", edges.join(" "))
    };
    let cycles =
        lists(4, 2).into_iter().map(|w| cycle(4, &w)).chain(lists(5, 2).into_iter().map(|w| cycle(5, &w)));
    assert!(compare(cycles.chain(lists(3, 3).into_iter().map(|w| cycle(3, &w)))) >= 81 + 243 + 64);
    // Boards without parallel edges and loops are searched as they are, and so is misere play.
    assert!(compare(random("edge-nim", true, &mut dice)) > 100);
}

/// The nimbers of rows of free cells in which a cross takes its cell and two on either side, by the mex rule alone.
fn rows_of_free_cells(longest: usize) -> Vec<usize> {
    let mut nimbers: Vec<usize> = vec![0];
    let mut met = vec![0; 1024];
    for cells in 1..=longest {
        for cross in 0..cells {
            let left = nimbers[cross.saturating_sub(2)];
            let right = nimbers[(cells - 1 - cross).saturating_sub(2)];
            met[left ^ right] = cells;
        }
        nimbers.push((0..).find(|&nimber| met[nimber] != cells).unwrap());
    }
    nimbers
}

/// Treblecross on rows without a cross is won exactly if that nimber is not 0: nobody puts a cross within two cells of
/// another, where the next move completes three (Berlekamp, Conway and Guy 1982, ch. 4).
#[test]
fn long_rows_of_treblecross() {
    let nimbers = rows_of_free_cells(10_000);
    for cells in (3..200).chain([5000, 9997, 9998, 9999, 10_000]) {
        let options = Options { wants: Wants::read("winner").ok(), ..Options::default() };
        let answer = solve(&format!("treblecross:{}", ".".repeat(cells)), &options).unwrap();
        let winner = if nimbers[cells] == 0 { "bob" } else { "alice" };
        assert_eq!(
            (answer.winner.map(|winner| winner.id()), answer.is_solved()),
            (Some(winner), true),
            "{cells} cells"
        );
    }
}

/// Boards far too large to be played on: theorems give the winner, and what cannot be computed is reported as such.
#[test]
fn large_boards() {
    for (text, winner, status) in [
        ("wythoff:618033988749894848,1000000000000000000", "bob", "solved"),
        ("wythoff:618033988749894847,1000000000000000000", "alice", "stopped"),
        ("wythoff:1618033988749894848,2618033988749894848", "bob", "solved"),
        ("marienbad:1000000000000000000", "alice", "stopped"),
        ("marienbad:12200160415121876738", "bob", "solved"),
        ("poker-nim{bank=18446744073709551615}:18446744073709551615,1", "alice", "solved"),
        ("nim-bags:18446744073709551615,{0;1;18446744073709551615}", "alice", "solved"),
        ("knights:1000x1000/all1000", "bob", "solved"),
        ("marbles:(1000000000000000000,0)", "alice", "solved"),
        ("marbles:(1000,2000),(2000,1000)", "bob", "solved"),
        ("circular-nim:1000000000000,7,1000000000000,7", "bob", "solved"),
        ("circular-nim{k=3}:9,9,9,1000000000000", "alice", "stopped"),
        ("graph-nim:{0-1*1000000000000 1-2*1000000000000 2-0*1000000000000}", "bob", "solved"),
        ("edge-nim:{0-1*1000000000000 1-0*999999999999}@1", "alice", "solved"),
    ] {
        let answer = serde_json::to_value(solve(text, &Options::default()).unwrap()).unwrap();
        let found = (answer["winner"].as_str().unwrap(), answer["status"].as_str().unwrap());
        assert_eq!(found, (winner, status), "{}", &text[..text.len().min(60)]);
    }
}

/// Brassard and Bratley's recursion, with its calls counted.
fn recwin(i: u64, j: u64, calls: &mut u64) -> bool {
    *calls += 1;
    (1..=j).any(|k| !recwin(i - k, (2 * k).min(i - k), calls))
}

/// The table with every number of matches up to n and every limit, row by row: the winner, how many moves are looked up,
/// and how many entries there are. A row of the table is left at the first move that wins.
fn table_of_marienbad(n: usize) -> (&'static str, u64, u64) {
    let (mut wins, mut calls) = (vec![vec![false]], 0);
    for matches in 1..=n {
        wins.push(vec![false]);
        for limit in 1..=matches {
            let looked_up = (1..=limit).position(|k| !wins[matches - k][(2 * k).min(matches - k)]);
            calls += looked_up.map_or(limit, |moves| moves + 1) as u64;
            wins[matches].push(looked_up.is_some());
        }
    }
    let entries = 1 + n * (n + 1) / 2;
    (if wins[n][n - 1] { "alice" } else { "bob" }, calls, entries as u64)
}

#[test]
fn methods_count_their_calls() {
    let effort = |text: &str, method: Method| {
        let answer = solve(text, &Options { method: Some(method), ..everything() }).unwrap();
        let effort = answer.effort.unwrap();
        (answer.winner.unwrap().id(), effort.calls, effort.entries)
    };
    for n in 1..=18 {
        let text = format!("marienbad:{n}");
        let mut calls = 0;
        let winner = if recwin(n, n - 1, &mut calls) { "alice" } else { "bob" };
        assert_eq!(effort(&text, Method::Recursion), (winner, calls, 0), "{text}");
        for method in [Method::Table, Method::Memory] {
            let (found, _, entries) = effort(&text, method);
            assert_eq!(found, winner, "{text}");
            assert!(entries <= n * (n + 1) / 2 + 1, "{text}: {entries} entries");
        }
    }
    // By hand: <4,3>, <3,2>, <2,2>, <1,1>, <0,0>, and again <0,0> and <1,1>.
    assert_eq!(effort("marienbad:4", Method::Memory), ("alice", 7, 5));
    for n in 2..=18 {
        assert_eq!(effort(&format!("marienbad:{n}"), Method::Table), table_of_marienbad(n), "{n}");
    }
    // The entries that the slides count.
    assert_eq!(table_of_marienbad(8).2, 37);
}

#[test]
fn methods_have_limits_and_serve_every_game() {
    for text in [
        "kayles:P7[AABAABA]",
        "treblecross{convention=misere}:..X....",
        "nim{pass=bob}:3,2",
        "kayles:P4 + nim:2",
    ] {
        for method in Method::ALL {
            let found = solve(text, &Options { method: Some(method), ..everything() }).unwrap();
            assert_eq!(found.winner.unwrap().id(), answer(text, &everything())["winner"], "{text}");
        }
    }
    let scored = Options { method: Some(Method::Table), ..everything() };
    assert!(solve("kayles{convention=score}:P3", &scored).is_err());
    let mut options = Options { method: Some(Method::Recursion), ..everything() };
    options.limits.nodes = Some(5000);
    assert_eq!(solve("kayles:P30", &options).unwrap().stopped_by, Some(StopReason::Nodes));
}

/// Theorems do not apply where a player may pass, nor to positions in mid-play.
#[test]
fn passing_is_searched() {
    for text in ["wythoff{pass=bob}:3,5", "marienbad{pass=alice}:8", "edge-nim{pass=bob}:{0-1*2}@0"] {
        assert_eq!(answer(text, &everything())["engine"], "search", "{text}");
    }
    let case = Case::new("wythoff", crate::naive::Board::Heaps(vec![3, 5]));
    assert_eq!(
        [Normal, Misere].map(|c| answer(
            &case.clone().with(|case| case.convention = c).text(),
            &everything()
        )["winner"]
            .clone()),
        ["bob", "bob"]
    );
}
