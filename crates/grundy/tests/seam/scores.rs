//! Scores of any size, and none where a play may be endless.

use super::Desk;
use grundy::rules::{Convention, Endless, Erased, Game, Misfit, Move, Player, Rules, Terms, Verdict, View};
use grundy::solve::{Limits, Meter, Score, StopReason};
use std::collections::HashMap;

/// Players take a coin from either end of a row. The score is what Alice's coins are worth, less Bob's.
struct Coins(Vec<i32>);

impl Rules for Coins {
    /// The first coin that is left, and how many are.
    type Position = (u32, u32);

    fn start(&self) -> (u32, u32) {
        (0, self.0.len() as u32)
    }

    fn moves(&self, at: &(u32, u32), _who: Player, out: &mut Vec<Move>) {
        let ends = [at.0, (at.0 + at.1).saturating_sub(1)];
        out.extend(ends[..(at.1 as usize).min(2)].iter().map(|&coin| Move::of(coin as usize)));
    }

    fn play(&self, at: &(u32, u32), who: Player, m: Move) -> ((u32, u32), Player) {
        ((at.0 + u32::from(m.what == at.0), at.1 - 1), who.other())
    }

    fn impartial(&self) -> bool {
        false
    }

    fn gain(&self, _at: &(u32, u32), who: Player, m: Move) -> i32 {
        if who == Player::Alice { self.0[m.element()] } else { -self.0[m.element()] }
    }

    fn view(&self, at: &(u32, u32)) -> View {
        View::Heaps(self.0[at.0 as usize..(at.0 + at.1) as usize].iter().map(|&coin| coin as u64).collect())
    }
}

/// The best score by plain recursion: by how much the player to move does better than the other.
fn lead(coins: &[i32], known: &mut HashMap<(usize, usize), i32>, first: usize, end: usize) -> i32 {
    if first == end {
        return 0;
    }
    if let Some(&known) = known.get(&(first, end)) {
        return known;
    }
    let left = coins[first] - lead(coins, known, first + 1, end);
    let right = coins[end - 1] - lead(coins, known, first, end - 1);
    known.insert((first, end), left.max(right));
    left.max(right)
}

/// Rules that say nothing of how large scores are, with scores from a few to many millions, on either side of 0.
#[test]
fn scores_of_any_size_are_found() {
    let mut dice = super::Dice(5);
    for (most, count) in [(9, 12), (3000, 12), (100_000, 14), (20_000_000, 14), (5000, 24)] {
        for first in Player::BOTH {
            let coins: Vec<i32> = (0..count).map(|_| dice.roll(most) as i32 + 1).collect();
            let expected = lead(&coins, &mut HashMap::new(), 0, coins.len());
            let expected = if first == Player::Alice { expected } else { -expected };
            let (rules, terms) = (Coins(coins), Terms { first, ..Terms::new(Convention::Score) });
            // Without what the table remembers there would be far more positions.
            let limits = Limits { nodes: Some(500_000), ..Limits::default() };
            let desk = Desk { meter: Meter::new(limits), ..Desk::new(1) };
            let (low, high) = rules.score_range(&rules.start());
            let engine = desk.minimax(Game::new(&rules, &terms), Score);
            assert_eq!(engine.value(&rules.start(), first, low, high), Ok(expected), "{:?}", rules.0);
        }
    }
}

/// A single coin: the score is beyond what one table entry can hold.
#[test]
fn a_score_beyond_a_table_entry() {
    let (rules, terms) = (Coins(vec![5000]), Terms::new(Convention::Score));
    let engine = Desk::new(1);
    let engine = engine.minimax(Game::new(&rules, &terms), Score);
    for k in [-5000, -2046, 0, 2046, 2047, 4092, 5000, 5001, 6138, 100_000] {
        assert_eq!(engine.at_least(&rules.start(), Player::Alice, k), Ok(k <= 5000), "{k}");
    }
}

/// A token goes to and fro for ever, and every move scores.
struct ToAndFro;

impl Rules for ToAndFro {
    type Position = u32;

    fn start(&self) -> u32 {
        0
    }

    fn moves(&self, at: &u32, _who: Player, out: &mut Vec<Move>) {
        out.push(Move::of(1 - *at as usize));
    }

    fn play(&self, _at: &u32, who: Player, m: Move) -> (u32, Player) {
        (m.what, who.other())
    }

    fn endless(&self, _at: &u32) -> Endless {
        Endless::Possible(Verdict::Draw)
    }

    fn view(&self, at: &u32) -> View {
        View::Heaps(vec![*at as u64])
    }
}

#[test]
fn endless_plays_have_no_score() {
    let (desk, terms) = (Desk::new(1), Terms::new(Convention::Score));
    let game = Game::new(&ToAndFro, &terms);
    assert_eq!(game.check(), Err(Misfit::EndlessScore));
    let found = desk.minimax(game, Score).value(&0, Player::Alice, -10, 10);
    assert_eq!(found, Err(StopReason::Memory));
    let erased = Erased::new(ToAndFro);
    assert_eq!(Game::new(&erased, &terms).check(), Err(Misfit::EndlessScore));
    assert_eq!(Game::new(&ToAndFro, &Terms::new(Convention::Normal)).check(), Ok(()));
    assert_eq!(Game::new(&Coins(vec![1]), &terms).check(), Ok(()));
}
