//! Puzzles: for every game of the registry, what is dealt has exactly one winning move. Each move is solved again by itself,
//! without theorems, and where the oracle can read the board and the position is small it says the same.

use crate::naive::{MOST_ELEMENTS, Oracle, knows, read_case};
use grundy::ask::{Options, Play, Puzzle, PuzzleSource, Wants, deal_puzzle, solve};
use grundy::games::{Entry, GAMES};
use grundy::rules::Verdict;

/// Games without puzzles. A hunter who can win at all wins after any shot: the rabbit can be no freer than at the start.
const NONE: [&str; 1] = ["hunter-rabbit"];

const SEEDS: u64 = 2;

fn puzzles(entry: &Entry, level: u8) -> Vec<Puzzle> {
    let source = PuzzleSource::game(entry.id).unwrap();
    let deal = |seed| deal_puzzle(&source, Some(level), &Options::default(), seed).unwrap();
    (0..SEEDS).map(deal).flat_map(|dealt| dealt.puzzle.or(dealt.nearest)).collect()
}

/// Every move by itself: only the solution wins.
fn has_one_winning_move(puzzle: &Puzzle) {
    let mut options = Options { theorems: false, threads: 1, ..Options::default() };
    options.wants = Some(Wants { winner: true, ..Wants::default() });
    options.limits.nodes = Some(2_000_000);
    let play = Play::new(&puzzle.problem).unwrap();
    assert_eq!(play.legal(), puzzle.moves, "{}", puzzle.problem);
    assert_eq!(play.next().id(), puzzle.next, "{}", puzzle.problem);
    let sign = if play.length() == 0 { "//" } else { "." };
    for text in &puzzle.moves {
        let answer = solve(&format!("{}{sign}{text}", puzzle.problem), &options).unwrap();
        let wins = answer.winner.map(|winner| winner == Verdict::Win(play.next()));
        assert_eq!(wins.unwrap_or(*text == puzzle.text), *text == puzzle.text, "{}: {text}", puzzle.problem);
    }
}

/// What a plain recursion says; false where the oracle cannot read the board or it would take long.
fn oracle_agrees(puzzle: &Puzzle) -> bool {
    let game = puzzle.problem.split(['{', ':']).next().unwrap();
    let (start, played) = puzzle.problem.split_once("//").unwrap_or((&puzzle.problem, ""));
    let large = Play::new(start).unwrap().legal().len() > MOST_ELEMENTS;
    if !knows(game) || large || puzzle.moves.len() > 6 {
        return false;
    }
    let Some(mut case) = read_case(start) else { return false };
    case.played = played.split('.').filter(|text| !text.is_empty()).map(String::from).collect();
    let answer = Oracle::new(&case).answer();
    assert_eq!(answer["winner"], puzzle.next, "{}", puzzle.problem);
    assert_eq!(answer["best"], serde_json::json!([puzzle.text]), "{}", puzzle.problem);
    true
}

fn check(games: &[&'static Entry], level: u8) -> usize {
    let mut agreed = 0;
    for entry in games {
        let dealt = puzzles(entry, level);
        assert_eq!(dealt.is_empty(), NONE.contains(&entry.id), "{}: {} puzzles", entry.id, dealt.len());
        for puzzle in &dealt {
            assert!(puzzle.moves.len() > 1 && (1..=5).contains(&puzzle.difficulty), "{}", puzzle.problem);
            has_one_winning_move(puzzle);
            agreed += usize::from(oracle_agrees(puzzle));
        }
    }
    agreed
}

#[test]
fn easy_puzzles_have_one_winning_move() {
    assert!(check(GAMES, 1) > 30);
}

#[test]
fn harder_puzzles_have_one_winning_move() {
    assert!(check(GAMES, 3) > 5);
}

/// The same seed deals the same puzzle, another seed mostly another one.
#[test]
fn seeds_decide() {
    let any = PuzzleSource::any();
    let deal = |seed| deal_puzzle(&any, None, &Options::default(), seed).unwrap().puzzle.unwrap();
    let dealt: Vec<Puzzle> = (0..8).map(deal).collect();
    assert_eq!(dealt, (0..8).map(deal).collect::<Vec<_>>());
    let mut texts: Vec<&str> = dealt.iter().map(|puzzle| &puzzle.problem[..]).collect();
    texts.sort_unstable();
    texts.dedup();
    assert!(texts.len() > 5, "{texts:?}");
}

/// Games rich in moves have puzzles of every difficulty.
#[test]
fn every_difficulty_is_reached() {
    for game in ["nim", "kayles", "hex", "coloring", "cops-and-robber", "domination", "lines", "col"] {
        let source = PuzzleSource::game(game).unwrap();
        for level in 1..=5 {
            let dealt = deal_puzzle(&source, Some(level), &Options::default(), 0).unwrap();
            let found = dealt.puzzle.map(|puzzle| puzzle.difficulty);
            assert_eq!(found, Some(level), "{game}: {} positions", dealt.tried);
        }
    }
}
