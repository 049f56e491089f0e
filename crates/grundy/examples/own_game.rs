//! A game of one's own in 25 lines: players take one, three or four coins.

use grundy::rules::{Move, Player, Rules, View};
use grundy::solve::Solver;

/// Whoever cannot take a coin loses.
struct Coins(u64);

impl Rules for Coins {
    /// How many coins are left.
    type Position = u64;

    fn start(&self) -> u64 {
        self.0
    }

    fn moves(&self, left: &u64, _who: Player, out: &mut Vec<Move>) {
        out.extend([1, 3, 4].into_iter().filter(|taken| taken <= left).map(|taken| Move::of(taken as usize)));
    }

    fn play(&self, left: &u64, who: Player, taken: Move) -> (u64, Player) {
        (left - taken.element() as u64, who.other())
    }

    fn view(&self, left: &u64) -> View {
        View::Heaps(vec![*left])
    }
}

pub fn main() {
    let rules = Coins(20);
    let solver = Solver::new(&rules);
    let nimbers: Vec<Option<u64>> = (0..=20).map(|left| solver.nimber(&left).expect("no limit")).collect();
    println!("nimbers {nimbers:?}");
    // Subtracting 1, 3 or 4 has the period 7: 0, 1, 0, 1, 2, 3, 2.
    let known = [0, 1, 0, 1, 2, 3, 2].map(Some);
    assert!(nimbers.iter().zip(known.iter().cycle()).all(|(found, known)| found == known));
    let line = solver.line(&20, Player::Alice).expect("no limit");
    let taken: Vec<usize> = line.iter().map(|taken| taken.element()).collect();
    println!("best play from 20: {taken:?}");
    assert_eq!(taken.iter().sum::<usize>(), 20);
}
