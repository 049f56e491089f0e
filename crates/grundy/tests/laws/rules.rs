//! What the seam promises about every game of the registry, at every position of small instances: the moves are the
//! oracle's, parts add up to the whole, equal keys mean equal futures, positions survive packing, and what the rules
//! say about scores is true. Everything here is plain recursion over the rules; no engine is used.

use crate::cases::*;
use crate::naive::boards::{Dice, random_graph, relabelled, symmetric};
use crate::naive::{Case, NaiveGame, Position};
use grundy::ask::Question;
use grundy::games::{BoardKind, GraphKind, Tokens, Visitor};
use grundy::rules::{Convention, Game, Pack, Player, PositionKey, Rules, Terms};
use std::collections::{HashMap, HashSet};

/// The future of a position: for each player to move, whether that player wins under normal and under misere play, the
/// optimal score and the longest play.
type Future = [(bool, bool, i32, u32); 2];

struct Walk<'a> {
    case: &'a Case,
    terms: &'a Terms,
    faults: &'a mut Vec<String>,
}

/// Plain recursion over sums of positions.
struct Recursion<'a, R: Rules> {
    game: Game<'a, R>,
    known: HashMap<Vec<R::Position>, Future>,
}

impl<R: Rules> Recursion<'_, R> {
    fn future(&mut self, at: &[R::Position]) -> Future {
        if let Some(future) = self.known.get(at) {
            return *future;
        }
        let future = Player::BOTH.map(|who| {
            let (mut normal, mut misere, mut score, mut depth) = (false, false, None, None);
            let better: fn(i32, i32) -> i32 =
                if who == self.game.rules.maximiser() { i32::max } else { i32::min };
            let mut moves = Vec::new();
            for i in 0..at.len() {
                self.game.moves(&at[i], who, &mut moves);
                for &m in &moves {
                    let gain = self.game.rules.gain(&at[i], who, m);
                    let (next, to_move) = self.game.play(&at[i], who, m);
                    let mut after = at.to_vec();
                    after[i] = next;
                    let (wins, wins_misere, rest, longest) = self.future(&after)[to_move.index()];
                    normal |= wins == (to_move == who);
                    misere |= wins_misere == (to_move == who);
                    score = Some(score.map_or(gain + rest, |s| better(s, gain + rest)));
                    depth = depth.max(Some(longest + 1));
                }
            }
            let at_the_end = || at.iter().map(|part| self.game.rules.final_score(part)).sum();
            (normal, misere || depth.is_none(), score.unwrap_or_else(at_the_end), depth.unwrap_or(0))
        });
        self.known.insert(at.to_vec(), future);
        future
    }
}

impl Visitor for Walk<'_> {
    type Output = ();

    fn visit<R: Rules>(self, rules: &R) {
        let game = Game::new(rules, self.terms);
        let naive = NaiveGame::new(self.case);
        let mut recursion = Recursion { game, known: HashMap::new() };
        let mut by_key: HashMap<PositionKey, (R::Position, Future)> = HashMap::new();
        let mut seen: HashSet<(R::Position, Position, Option<Player>)> = HashSet::new();
        // Where the order of play is fixed only the player whose turn it is has moves.
        let turn = |who: Player| naive.fixed_order().then_some(who);
        let mut stack = vec![(rules.start(), naive.start(), turn(self.terms.first))];
        while let Some((at, naive_at, next)) = stack.pop() {
            if !seen.insert((at.clone(), naive_at.clone(), next)) {
                continue;
            }
            let place = format!("{}: at {naive_at:?}", self.case.text());
            let mut fault = |message: String| self.faults.push(format!("{place}: {message}"));
            if R::Position::from_bytes(&at.to_bytes()) != at {
                fault("packing loses something".into());
            }
            if rules.endless(&at).is_short() {
                ended(&mut recursion, &at, &mut by_key, &mut fault);
            }
            for who in Player::BOTH.into_iter().filter(|&who| next.is_none_or(|next| next == who)) {
                let mut moves = Vec::new();
                game.moves(&at, who, &mut moves);
                let naive_who = if who == Player::Alice { crate::naive::Alice } else { crate::naive::Bob };
                let mut expected: HashMap<String, Position> =
                    naive.moves(&naive_at, naive_who).into_iter().collect();
                for m in moves {
                    match expected.remove(&game.move_text(m)) {
                        Some(naive_at) => {
                            let (after, next) = game.play(&at, who, m);
                            stack.push((after, naive_at, turn(next)));
                        }
                        None => fault(format!("{} may not play {}", who.id(), game.move_text(m))),
                    }
                }
                for text in expected.keys() {
                    fault(format!("{} may play {text}", who.id()));
                }
            }
        }
    }
}

/// Where every play ends: equal keys mean equal futures, parts add up to the whole, scores are as promised.
fn ended<R: Rules>(
    recursion: &mut Recursion<'_, R>,
    at: &R::Position,
    by_key: &mut HashMap<PositionKey, (R::Position, Future)>,
    fault: &mut impl FnMut(String),
) {
    let rules = recursion.game.rules;
    let future = recursion.future(std::slice::from_ref(at));
    let known = by_key.entry(rules.key(at)).or_insert_with(|| (at.clone(), future));
    if known.1 != future {
        fault(format!("the key is shared by different futures: {future:?} and {:?}", known.1));
    }
    let mut parts = Vec::new();
    rules.parts(at, &mut parts);
    if !parts.is_empty() {
        let sum = recursion.future(&parts);
        if sum != future {
            fault(format!("{} parts add up to {sum:?}, not {future:?}", parts.len()));
        }
    }
    for who in Player::BOTH {
        scores(recursion, at, who, future, fault);
    }
}

/// The range of scores contains the score, and dropping dominated moves changes nothing.
fn scores<R: Rules>(
    recursion: &mut Recursion<'_, R>,
    at: &R::Position,
    who: Player,
    future: Future,
    fault: &mut impl FnMut(String),
) {
    let game = recursion.game;
    let (_, _, score, _) = future[who.index()];
    let (least, greatest) = game.rules.score_range(at, who);
    if score < least || score > greatest {
        fault(format!("score {score} is outside {least}..{greatest}"));
    }
    let mut moves = Vec::new();
    game.moves(at, who, &mut moves);
    if moves.is_empty() {
        return;
    }
    game.rules.drop_dominated(at, who, Convention::Score, &[], &mut moves);
    let results = moves.iter().map(|&m| {
        let (next, to_move) = game.play(at, who, m);
        game.rules.gain(at, who, m) + recursion.future(&[next])[to_move.index()].2
    });
    let results: Vec<i32> = results.collect();
    let best = if who == game.rules.maximiser() { results.iter().max() } else { results.iter().min() };
    if best != Some(&score) {
        fault(format!("{}: without dominated moves the score is {best:?}, not {score}", who.id()));
    }
}

const PARTS: usize = 3;

/// How many boards with keys are drawn for a game that has too many values of keys to try them all.
const DRAWN: usize = 48;

fn walk(part: usize) {
    let mut faults = Vec::new();
    let mut count = 0;
    for entry in share(part, PARTS) {
        let mut dice = Dice::new(81 + part as u64);
        let mut boards = boards_for(entry, 4, &mut dice);
        // The positions of colouring games are too many on larger graphs.
        if let (BoardKind::Graph(GraphKind { tokens: Tokens::None, .. }), false) =
            (entry.board, colours(entry) || is_positional(entry))
        {
            // Larger graphs have more pairs of positions whose keys might be confused.
            let most = if entry.keys.is_empty() { 40 } else { 6 };
            boards.extend((0..most).map(|i| random_graph(6 + i % 2, &mut dice)));
            boards.extend(symmetric().iter().map(|board| relabelled(board, &mut dice)));
        }
        // The positions of positional games are too many on boards without stones.
        let plain = usize::from(is_positional(entry));
        for (keys, board) in combinations(entry, &boards, DRAWN, &mut dice) {
            for kind in [plain, 3, 4, 5] {
                let case = variant(entry, &board, &keys, kind, &mut dice);
                let question =
                    Question::read(&case.text()).unwrap_or_else(|e| panic!("{}: {e}", case.text()));
                let problem = question.problems().next().unwrap();
                let family = (entry.build)(problem).unwrap_or_else(|e| panic!("{}: {e:?}", case.text()));
                let terms = &problem.terms;
                family.visit(Walk { case: &case, terms, faults: &mut faults });
                count += 1;
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), shortest(faults));
    assert!(count >= 500, "only {count} instances walked");
}

#[test]
fn every_position_keeps_the_promises_1() {
    walk(0);
}

#[test]
fn every_position_keeps_the_promises_2() {
    walk(1);
}

#[test]
fn every_position_keeps_the_promises_3() {
    walk(2);
}
