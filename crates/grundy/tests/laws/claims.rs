//! What rules claim about a position is compared with a plain recursion over the same rules that uses no keys, claims
//! or pruning: prospects of objective games, moves that are dropped as dominated, positions with the players
//! exchanged, and that plays end. This is done for every game of the list and each of its conventions.
//!
//! On every instance a random play is played to its end. Going back from there, all reachable positions are evaluated
//! while they are few, so that larger boards are tested too.

use crate::cases::*;
use crate::naive::boards::{Dice, random_graph};
use grundy::ask::{Play, Question};
use grundy::explore::game_graph;
use grundy::games::{BoardKind, Entry, Visitor};
use grundy::rules::{
    Convention, Endless, Game, Move, Notes, Player, PositionKey, Prospect, Rules, Terms, Verdict,
};
use std::collections::{HashMap, HashSet};

/// At most this many positions of an instance are evaluated.
const MOST_POSITIONS: usize = 3000;

/// No play of a small instance is longer, if it ends.
const LONGEST_PLAY: usize = 200;

/// A position and who is next.
type Place<R> = (<R as Rules>::Position, Player);

/// The result of best play, and the possible results of any play.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Future {
    /// The score of the rest of the play, or who wins: 1 for Alice, 0 for a draw, -1 for Bob.
    best: i32,
    /// Whether some play ends with Bob's win, with a draw, with Alice's win.
    can_end: [bool; 3],
}

/// Plain recursion.
struct Recursion<'a, R: Rules> {
    game: Game<'a, R>,
    /// `None` while a position is being evaluated.
    known: HashMap<Place<R>, Option<Future>>,
}

/// Why the recursion gave up.
#[derive(Debug, PartialEq)]
enum Halt {
    /// There are too many positions.
    Many,
    /// A position recurred.
    Cycle,
}

impl<R: Rules> Recursion<'_, R> {
    fn future(&mut self, place: &Place<R>) -> Result<Future, Halt> {
        if let Some(known) = self.known.get(place) {
            return known.ok_or(Halt::Cycle);
        }
        if self.known.len() >= MOST_POSITIONS {
            return Err(Halt::Many);
        }
        self.known.insert(place.clone(), None);
        let game = self.game;
        let (at, next) = place;
        let moves = legal(game, at, *next);
        let future = match game.ended(at, *next, moves.is_empty()) {
            Some(verdict) => {
                let sign = i32::from(verdict.sign_for(Player::Alice));
                let by_score = game.terms.convention == Convention::Score;
                let best = if by_score { game.rules.final_score(at) } else { sign };
                Future { best, can_end: [-1, 0, 1].map(|end| end == sign) }
            }
            None => {
                let mut can_end = [false; 3];
                for &m in &moves {
                    let after = self.future(&game.play(at, *next, m))?.can_end;
                    (0..3).for_each(|i| can_end[i] |= after[i]);
                }
                Future { best: self.best(at, *next, &moves)?, can_end }
            }
        };
        self.known.insert(place.clone(), Some(future));
        Ok(future)
    }

    /// The best that the player to move can reach with one of these moves.
    fn best(&mut self, at: &R::Position, who: Player, moves: &[Move]) -> Result<i32, Halt> {
        let game = self.game;
        let by_score = game.terms.convention == Convention::Score;
        let maximiser = if by_score { game.rules.maximiser() } else { Player::Alice };
        let mut results = Vec::new();
        for &m in moves {
            let gain = if by_score { game.gain(at, who, m) } else { 0 };
            results.push(gain + self.future(&game.play(at, who, m))?.best);
        }
        let best = if who == maximiser { results.into_iter().max() } else { results.into_iter().min() };
        Ok(best.expect("a move"))
    }
}

fn legal<R: Rules>(game: Game<'_, R>, at: &R::Position, who: Player) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(at, who, &mut moves);
    moves
}

/// How often each kind of claim was checked.
#[derive(Default)]
struct Counts {
    certain: usize,
    forced: usize,
    open: usize,
    dropped: usize,
    exchanged: usize,
    positions: usize,
}

struct Claims<'a> {
    text: &'a str,
    terms: &'a Terms,
    dice: &'a mut Dice,
    counts: &'a mut Counts,
    faults: &'a mut Vec<String>,
}

impl Visitor for Claims<'_> {
    type Output = ();

    fn visit<R: Rules>(mut self, rules: &R) {
        let game = Game::new(rules, self.terms);
        let play = random_play(game, self.dice);
        let mut recursion = Recursion { game, known: HashMap::new() };
        let mut winners = HashMap::new();
        for place in play.iter().rev() {
            if !rules.endless(&place.0).is_short() {
                self.check_endless(game, place);
                continue;
            }
            match recursion.future(place) {
                Ok(_) => {}
                Err(Halt::Many) => break,
                Err(Halt::Cycle) => self.fault("a position comes back where every play should end".into()),
            }
        }
        let known = recursion.known.iter().filter_map(|(place, future)| Some((place.clone(), (*future)?)));
        for (place, future) in known.collect::<Vec<_>>() {
            self.counts.positions += 1;
            if self.terms.convention == Convention::Objective {
                self.check_prospect(game, &place, future, &mut winners);
            }
            self.check_pruning(&mut recursion, &place, future);
            self.check_exchanged(&mut recursion, &place, future);
        }
    }
}

impl Claims<'_> {
    fn fault(&mut self, message: String) {
        self.faults.push(format!("{}: {message}", self.text));
    }

    /// Claims about the winner are true, and positions that share a key have the same winner.
    fn check_prospect<R: Rules>(
        &mut self,
        game: Game<'_, R>,
        (at, next): &Place<R>,
        future: Future,
        winners: &mut HashMap<(PositionKey, Player), i32>,
    ) {
        let sign = |verdict: Verdict| i32::from(verdict.sign_for(Player::Alice));
        let prospect = game.rules.prospect(at, *next);
        let holds = match prospect {
            Prospect::Certain(verdict) => {
                self.counts.certain += 1;
                future.can_end == [-1, 0, 1].map(|end| end == sign(verdict))
            }
            Prospect::Forced(verdict) => {
                self.counts.forced += 1;
                future.best == sign(verdict)
            }
            Prospect::Open { key, .. } => {
                self.counts.open += 1;
                *winners.entry((key, *next)).or_insert(future.best) == future.best
            }
        };
        if !holds {
            self.fault(format!("{} to move: {prospect:?}, but {future:?}", next.id()));
        }
    }

    /// Dropping dominated moves changes neither the winner nor the score, where the rules do not give the winner
    /// anyway.
    fn check_pruning<R: Rules>(
        &mut self,
        recursion: &mut Recursion<'_, R>,
        (at, next): &Place<R>,
        future: Future,
    ) {
        let game = recursion.game;
        let moves = legal(game, at, *next);
        let objective = self.terms.convention == Convention::Objective;
        let (known, notes) = match game.rules.prospect(at, *next) {
            _ if !objective => (false, Notes::new()),
            Prospect::Open { notes, .. } => (false, notes),
            _ => (true, Notes::new()),
        };
        if known || game.ended(at, *next, moves.is_empty()).is_some() {
            return;
        }
        let mut kept = moves.clone();
        game.rules.drop_dominated(at, *next, self.terms.convention, &notes, &mut kept);
        self.counts.dropped += moves.len() - kept.len().min(moves.len());
        let distinct: HashSet<Move> = kept.iter().copied().collect();
        if kept.is_empty() || distinct.len() < kept.len() || !kept.iter().all(|m| moves.contains(m)) {
            return self.fault(format!("{} has {moves:?} and keeps {kept:?}", next.id()));
        }
        let best = recursion.best(at, *next, &kept).expect("all moves are known");
        if best != future.best {
            self.fault(format!("{} keeps {kept:?} of {moves:?}: {best}, not {}", next.id(), future.best));
        }
    }

    /// With the players exchanged the other player has the same future.
    fn check_exchanged<R: Rules>(
        &mut self,
        recursion: &mut Recursion<'_, R>,
        (at, next): &Place<R>,
        future: Future,
    ) {
        let by_last_move = matches!(self.terms.convention, Convention::Normal | Convention::Misere);
        let rules = recursion.game.rules;
        let Some(exchanged) = rules.exchanged(at).filter(|_| by_last_move && self.terms.pass.is_none())
        else {
            return;
        };
        if let Ok(other) = recursion.future(&(exchanged, next.other())) {
            self.counts.exchanged += 1;
            if other.best != -future.best {
                self.fault(format!("{} to move: {future:?}, exchanged {other:?}", next.id()));
            }
        }
    }

    /// Where a play may be endless, the game graph decides who wins.
    fn check_endless<R: Rules>(&mut self, game: Game<'_, R>, (at, next): &Place<R>) {
        let prospect = game.rules.prospect(at, *next);
        let claims = !matches!(prospect, Prospect::Open { .. });
        if !claims || self.terms.convention != Convention::Objective {
            return;
        }
        let graph = game_graph(game, at.clone(), *next, MOST_POSITIONS);
        let winner = graph.nodes[graph.roots[0]].winner;
        let holds = match prospect {
            Prospect::Certain(verdict) => {
                let endless = game.rules.endless(at) == Endless::Possible(verdict);
                endless && graph.nodes.iter().all(|node| node.winner == Some(verdict))
            }
            Prospect::Forced(verdict) => winner == Some(verdict),
            Prospect::Open { .. } => true,
        };
        if graph.complete && !holds {
            self.fault(format!("{} to move: {prospect:?}, but {winner:?}", next.id()));
        }
    }
}

/// The positions of a random play in order; a prefix if it does not end.
fn random_play<R: Rules>(game: Game<'_, R>, dice: &mut Dice) -> Vec<Place<R>> {
    let mut play = vec![(game.rules.start(), game.terms.first)];
    for _ in 0..LONGEST_PLAY {
        let (at, next) = play.last().expect("the start");
        let moves = legal(game, at, *next);
        if game.ended(at, *next, moves.is_empty()).is_some() {
            break;
        }
        let after = game.play(at, *next, *dice.pick(&moves));
        play.push(after);
        let endless = !game.rules.endless(&game.rules.start()).is_short();
        if endless && play.len() > 8 {
            break;
        }
    }
    play
}

/// Every convention of some of the games, in all variants, on small boards and on some that are larger.
fn check(entries: &[&'static Entry], seed: u64) -> (Counts, Vec<String>) {
    let (mut counts, mut faults) = (Counts::default(), Vec::new());
    for entry in entries {
        let mut dice = Dice::new(seed);
        let mut boards = boards_for(entry, 4, &mut dice);
        if let BoardKind::Graph(_) = entry.board {
            let larger: Vec<_> = (0..24).map(|i| random_graph(6 + i % 4, &mut dice)).collect();
            boards.extend(larger.iter().filter_map(|board| playable_board(entry, board, &mut dice)));
        }
        let all_keys = all_keys(entry);
        for convention in conventions(entry) {
            // Few values of keys may go with a convention, and positional games have many.
            let rounds = if is_positional(entry) { 3 * ROUNDS } else { ROUNDS };
            for i in 0..rounds {
                let (board, keys) = (dice.pick(&boards).clone(), dice.pick(&all_keys).clone());
                if !conventions_with(entry, &keys).contains(&convention) {
                    continue;
                }
                let case = variant(entry, &board, &keys, i % KINDS, &mut dice);
                let text = case.with(|c| c.convention = convention).text();
                let question = Question::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
                let problem = question.problems().next().expect("one problem");
                let family = (entry.build)(problem).unwrap_or_else(|error| panic!("{text}: {error:?}"));
                let (dice, counts, faults) = (&mut dice, &mut counts, &mut faults);
                family.visit(Claims { text: &text, terms: &problem.terms, dice, counts, faults });
            }
        }
    }
    (counts, faults)
}

const ROUNDS: usize = 30 * KINDS;
const THREADS: usize = 2;

#[test]
fn claims_are_true() {
    let shares: Vec<_> = (0..THREADS).map(|part| share(part, THREADS)).collect();
    let found: Vec<(Counts, Vec<String>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = shares.iter().map(|entries| scope.spawn(|| check(entries, 31))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    let (counts, faults): (Vec<Counts>, Vec<Vec<String>>) = found.into_iter().unzip();
    let faults = faults.concat();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), shortest(faults));
    let total = |of: fn(&Counts) -> usize| counts.iter().map(of).sum::<usize>();
    for (what, seen) in [
        ("positions", total(|c| c.positions)),
        ("certain results", total(|c| c.certain)),
        ("forced results", total(|c| c.forced)),
        ("open positions", total(|c| c.open)),
        ("dropped moves", total(|c| c.dropped)),
        ("exchanged positions", total(|c| c.exchanged)),
    ] {
        println!("{seen} {what}");
        assert!(seen > 1000, "only {seen} {what} were looked at");
    }
}

/// Every example can be set up, passed to the theorems and played to an end: a game that reads a key that it does not
/// declare fails here.
#[test]
fn every_example_is_played() {
    let mut dice = Dice::new(37);
    for entry in all_games() {
        for example in entry.examples {
            let mut play = Play::new(example.problem).unwrap_or_else(|e| panic!("{}: {e}", example.problem));
            for _ in 0..LONGEST_PLAY {
                let legal = play.legal();
                if play.result().is_some() || legal.is_empty() {
                    break;
                }
                let text: &String = dice.pick(&legal);
                play.play(text).unwrap_or_else(|e| panic!("{}: {e}", example.problem));
            }
        }
    }
}
