//! Positional games against a plain alpha-beta search with a table; the P4-game on all small graphs.

use super::Extent;
use crate::claims::{Claims, Rule};
use crate::measure::{Figures, Solve, apart, here};
use crate::report::{Report, grouped, ratio, seconds};
use grundy::ask::{Options, Question, solve};
use grundy::games::{ClaimManner, ClaimRule, ClaimSets, claim_board};
use grundy::graph::catalogue::connected_graphs;
use grundy::graph::formats::graph6;

/// Problems, and whether they belong to the quick run.
const PROBLEMS: &[(&str, bool)] = &[
    ("lines{rule=maker-maker}:3^2", true),
    ("lines{rule=avoider-avoider}:3^2", true),
    ("progressions:12,4", true),
    ("progressions:13,4", true),
    ("progressions{rule=maker-maker}:15,4", true),
    ("cliques{rule=avoider-avoider}:6,3", true),
    ("cliques{rule=maker-maker}:6,3", true),
    ("cliques:6,4", true),
    ("cliques:7,4", false),
    ("cliques:8,4", false),
    ("lines{rule=avoider-avoider}:4^2", true),
    ("progressions:24,5", false),
    ("progressions:27,5", false),
    ("progressions:28,5", false),
    ("lines{rule=maker-maker}:4^3", false),
];

/// The plain search gives up after so many positions.
const MOST_PLAIN: u64 = 20_000_000;

/// Who wins, without theorems, against the plain search.
pub fn run(extent: Extent) {
    let report = Report::new(
        "positional: who wins, one thread, theorems off, against a plain search (goals: progressions 28,5 in 20 s)",
        &["problem", "winner", "nodes", "s", "plain nodes", "plain s", "nodes ratio", "s ratio"],
    );
    for (problem, _) in PROBLEMS.iter().filter(|(_, quick)| *quick || extent == Extent::Full) {
        let how = Solve { want: "winner".into(), theorems: false, ..Solve::default() };
        let (found, plain) = (how.run(problem), apart(&["claims".into(), problem.to_string()]));
        if found.solved && plain.solved {
            assert_eq!(found.answer, plain.answer, "{problem}");
        }
        let of_plain = |text: String| if plain.solved { text } else { format!("> {text}") };
        report.row(&[
            problem.to_string(),
            found.answer.clone(),
            grouped(found.nodes),
            seconds(found.cpu),
            of_plain(grouped(plain.nodes)),
            of_plain(seconds(plain.cpu)),
            of_plain(ratio(plain.nodes as f64 / found.nodes.max(1) as f64)),
            of_plain(ratio(plain.cpu / found.cpu)),
        ]);
    }
    copies();
}

/// The plain search in this process.
pub fn plain(text: &str) -> Figures {
    let question = Question::read(text).expect("a problem that can be read");
    let problem = question.single().expect("one problem");
    let board = claim_board(problem).expect("a positional board");
    let ClaimSets::Listed(sets) = &board.sets else { panic!("{text}: no list of sets") };
    let mask = |set: &Vec<usize>| set.iter().fold(0, |mask, element| mask | 1 << element);
    let sets = sets.iter().map(|(set, _)| mask(set)).collect();
    let rule = match ClaimManner::rule(problem) {
        ClaimRule::MakerBreaker => Rule::MakerBreaker,
        ClaimRule::MakerMaker => Rule::MakerMaker,
        _ => Rule::AvoiderAvoider,
    };
    let mut search = Claims::new(board.elements.len() as u32, sets, rule);
    here(|| {
        let found = search.solve(MOST_PLAIN);
        let answer = match found {
            Some(1) => "alice",
            Some(-1) => "bob",
            Some(_) => "draw",
            None => "stopped",
        };
        (answer.into(), found.is_some(), search.nodes)
    })
}

/// Who wins the P4-game on all connected graphs with 2 to 7 vertices.
fn copies() {
    let report = Report::new(
        "positional: the P4-game on all connected graphs with 2 to 7 vertices",
        &["graphs", "Alice wins", "nodes", "s"],
    );
    let figures = here(|| {
        let (mut graphs, mut won, mut nodes) = (0, 0, 0);
        for graph in (2..=7).flat_map(connected_graphs) {
            let text = graph6::write(&graph).expect("a small graph");
            let answer = solve(&format!("copies{{h=P4}}:g6:{text}"), &Options::default()).expect("a problem");
            graphs += 1;
            won += u64::from(
                answer.winner.and_then(|winner| winner.winner()).is_some_and(|who| who.index() == 0),
            );
            nodes += answer.nodes;
        }
        (format!("{won} of {graphs}"), true, nodes)
    });
    let (won, graphs) = figures.answer.split_once(" of ").unwrap_or_default();
    report.row(&[graphs.into(), won.into(), grouped(figures.nodes), seconds(figures.cpu)]);
}
