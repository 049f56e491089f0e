//! Scores of any size, and none where a play may be endless.

use grundy::rules::{Convention, Endless, Erased, Game, Misfit, Move, Player, Rules, Terms, Verdict, View};
use grundy::solve::{Limits, Solver};
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

/// Rules that give no bounds on scores, with scores from a few to many millions, on either side of 0.
#[test]
fn scores_of_any_size_are_found() {
    let mut dice = super::Dice(5);
    for (most, count) in [(9, 12), (3000, 12), (100_000, 14), (20_000_000, 14), (5000, 24)] {
        for first in Player::BOTH {
            let coins: Vec<i32> = (0..count).map(|_| dice.roll(most) as i32 + 1).collect();
            let expected = lead(&coins, &mut HashMap::new(), 0, coins.len());
            let expected = if first == Player::Alice { expected } else { -expected };
            let (rules, terms) = (Coins(coins), Terms { first, ..Terms::new(Convention::Score) });
            // Without the table there would be far more positions.
            let limits = Limits { nodes: Some(500_000), ..Limits::default() };
            let solver = Solver::new(&rules).terms(&terms).limits(limits);
            assert_eq!(solver.score(&rules.start(), first), Ok(Some(expected)), "{:?}", rules.0);
        }
    }
}

/// A single coin: scores around and far beyond what one table entry can hold.
#[test]
fn a_score_beyond_a_table_entry() {
    let terms = Terms::new(Convention::Score);
    for coin in [1, 2045, 2046, 2047, 2048, 4092, 5000, 6138, 100_000] {
        let rules = Coins(vec![coin]);
        let solver = Solver::new(&rules).terms(&terms);
        assert_eq!(solver.score(&rules.start(), Player::Alice), Ok(Some(coin)));
        assert_eq!(solver.score(&rules.start(), Player::Bob), Ok(Some(-coin)));
    }
}

/// A token goes back and forth forever, and every move scores.
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
    let terms = Terms::new(Convention::Score);
    let game = Game::new(&ToAndFro, &terms);
    assert_eq!(game.check(), Err(Misfit::EndlessScore));
    let solver = Solver::new(&ToAndFro).terms(&terms);
    assert_eq!(solver.score(&0, Player::Alice), Ok(None));
    assert_eq!(solver.line(&0, Player::Alice), Ok(Vec::new()));
    assert_eq!(solver.moves(&0, Player::Alice).map(|moves| moves.len()), Ok(1));
    let erased = Erased::new(ToAndFro);
    assert_eq!(Game::new(&erased, &terms).check(), Err(Misfit::EndlessScore));
    assert_eq!(Game::new(&ToAndFro, &Terms::new(Convention::Normal)).check(), Ok(()));
    assert_eq!(Game::new(&Coins(vec![1]), &terms).check(), Ok(()));
}
