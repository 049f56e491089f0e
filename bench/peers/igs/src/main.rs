//! `peer-igs ROWS COLUMNS` prints the nimber of Cram on that board, by the crate's own choice of method.

use igs::game::{DecomposableGame, Game};
use igs::games::Cram;
use igs::solver::SolverForDecomposableGame;

fn main() {
    let sides: Vec<u8> = std::env::args().skip(1).map(|side| side.parse().expect("a number")).collect();
    let cram = Cram::new(sides[1], sides[0]);
    let mut solver = cram.solver_with_stats(());
    println!("{}", solver.nimber(cram.initial_position()));
}
