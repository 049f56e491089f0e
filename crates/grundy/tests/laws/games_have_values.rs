//! The values of positions, for every game of the list: the answer against the canonical form computed from the whole
//! game tree, which is naive except for the arithmetic (which has its own tests).

use crate::cases::*;
use crate::naive::boards::Dice;
use crate::naive::{Alice, Board, Case, Normal, Oracle};
use grundy::ask::{Options, Wants, solve};
use grundy::games::Entry;
use grundy::solve::Switches;
use grundy::value::{Calculator, Notation, Relation, Store, read_value, text};

fn naive_value(oracle: &Oracle) -> String {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let value = oracle.fold(&mut |left, right| calculator.make(left.into(), right.into()).unwrap());
    text(value, &store, Notation::Ascii).unwrap()
}

fn answered(problem: &str, options: &Options) -> Option<String> {
    solve(problem, options).unwrap_or_else(|error| panic!("{problem}: {error}")).value
}

/// Every way to find a value finds the same.
fn check(cases: &[Case]) -> bool {
    let oracle = Oracle::sum(cases);
    if oracle.impartial() || oracle.may_cycle() {
        return false;
    }
    let problem = cases.iter().map(Case::text).collect::<Vec<_>>().join(" + ");
    let expected = Some(naive_value(&oracle));
    let plain = Options { threads: 1, ..Options::default() };
    assert_eq!(answered(&problem, &plain), expected, "{problem}");
    let searched = Options { theorems: false, ..plain.clone() };
    assert_eq!(answered(&problem, &searched), expected, "{problem} by search");
    let switches = Switches::NONE;
    assert_eq!(answered(&problem, &Options { switches, ..searched }), expected, "{problem} without parts");
    true
}

#[test]
fn values_agree_with_the_game_tree() {
    let mut dice = Dice::new(97);
    let mut checked = 0;
    for entry in all_games().into_iter().filter(|entry| conventions(entry).contains(&Normal)) {
        let boards = boards_for(entry, 4, &mut dice);
        for _ in 0..250 {
            let board: Board = dice.pick(&boards).clone();
            let keys = dice.pick(&all_keys(entry)).clone();
            let kind = dice.below(KINDS);
            let case = variant(entry, &board, &keys, kind, &mut dice);
            checked += check(&[case.with(|c| {
                c.convention = Normal;
                c.pass = None;
            })]) as usize;
        }
    }
    assert!(checked > 1000, "only {checked} partizan problems");
}

#[test]
fn values_of_sums_agree_with_the_game_tree() {
    let mut dice = Dice::new(98);
    let games = all_games();
    let mut checked = 0;
    while checked < 300 {
        let mut pick = || {
            let entry: &'static Entry = games[dice.below(games.len())];
            summand(entry, Normal, &mut dice)
        };
        let (Some(a), Some(b)) = (pick(), pick()) else { continue };
        let first = a.first;
        checked +=
            check(&[a.with(|c| c.pass = None), b.with(|c| (c.first, c.pass) = (first, None))]) as usize;
    }
}

/// Hackenbush on a tree is the closed interval game on a directed graph, monophonic (the book, 6.6): a vertex for
/// every edge, an arc to each edge right above it, and a sink, chosen before play, to which the topmost edges have
/// arcs. Choosing a vertex covers the induced paths from it to the sink: itself and all above it. The undominated
/// moves of the player who starts are those that no other move beats by a strictly better value; and the moves of
/// both players are found whoever starts.
#[test]
fn undominated_moves_are_those_of_the_definition() {
    let (mut dice, mut dropped) = (Dice::new(98), 0);
    let options = Options { wants: Some(Wants::all()), threads: 1, ..Options::default() };
    for entry in all_games().into_iter().filter(|entry| conventions(entry).contains(&Normal)) {
        let boards = boards_for(entry, 4, &mut dice);
        for _ in 0..40 {
            let board: Board = dice.pick(&boards).clone();
            let keys = dice.pick(&all_keys(entry)).clone();
            let kind = dice.below(KINDS);
            let case = variant(entry, &board, &keys, kind, &mut dice);
            let case = case.with(|c| {
                c.convention = Normal;
                c.pass = None;
            });
            let problem = case.text();
            let answer = solve(&problem, &options).unwrap();
            let Some(found) = answer.undominated else { continue };
            let store = Store::default();
            let mut calculator = Calculator::new(&store);
            let moves = answer.moves.unwrap();
            let values: Vec<_> = moves
                .iter()
                .map(|m| read_value(m.value.as_deref().unwrap(), &mut calculator).unwrap())
                .collect();
            let alice = case.first == Alice;
            let better = if alice { Relation::Greater } else { Relation::Less };
            let mut is_best =
                |value| values.iter().all(|&other| calculator.relation(other, value).unwrap() != better);
            let best: Vec<&String> = moves
                .iter()
                .zip(&values)
                .filter(|(_, value)| is_best(**value))
                .map(|(m, _)| &m.text)
                .collect();
            let of_first = if alice { &found.alice } else { &found.bob };
            assert_eq!(of_first.iter().collect::<Vec<_>>(), best, "{problem}");
            dropped += moves.len() - best.len();
        }
    }
    assert!(dropped > 100, "{dropped}");
}

#[test]
fn hackenbush_on_trees_is_a_closed_interval_game() {
    let mut dice = Dice::new(99);
    let options = Options { threads: 1, ..Options::default() };
    for round in 0..120 {
        let n = 1 + round % 7;
        let parents: Vec<usize> = (0..n).map(|v| dice.below(v + 1)).collect();
        let labels = dice.labels(n);
        if labels.chars().all(|letter| letter == 'C') {
            continue;
        }
        // Edge v joins vertex v + 1 to its parent.
        let edges: Vec<String> = (0..n).map(|v| format!("{}-{}", parents[v], v + 1)).collect();
        let mut arcs: Vec<String> = Vec::new();
        for v in 0..n {
            let above: Vec<usize> = (0..n).filter(|&w| parents[w] == v + 1).collect();
            arcs.extend(above.iter().map(|w| format!("{v}>{w}")));
            if above.is_empty() {
                arcs.push(format!("{v}>{n}"));
            }
        }
        let tree = format!("hackenbush:{{{}}}[{labels}]@0", edges.join(" "));
        let closed =
            format!("closed-interval{{convexity=monophonic,start={n}}}:{{{}}}[{labels}C]", arcs.join(" "));
        let value = answered(&tree, &options);
        assert!(value.is_some(), "{tree}");
        assert_eq!(answered(&closed, &options), value, "{closed} and {tree}");
    }
}

/// Every value of col is a number or a number and a star (Conway 1976).
#[test]
fn col_is_cold_or_tepid() {
    let options = Options { threads: 1, ..Options::default() };
    for n in 0..60 {
        let problem = format!("col:gnm({},{},{n})", 4 + n % 6, 3 + n % 7);
        let Ok(answer) = solve(&problem, &options) else { continue };
        let value = answer.value.unwrap();
        let number = value.strip_suffix('*').unwrap_or(&value);
        let is_number = number.is_empty() || number.chars().all(|c| c.is_ascii_digit() || "-/".contains(c));
        assert!(is_number, "{problem} has value {value}");
    }
}
