//! Reductions between games as programs, and the hunt for instances on which one fails.
//!
//! A [`Reduction`] turns an instance of one game into an instance of another and claims who wins the second from who
//! wins the first. [`REDUCTIONS`] lists them; [`hunt`] tests such a claim on one instance after another.

mod abf_cops;
mod apply;
mod chi_coloring;
mod connected_coloring;
mod convex_set;
mod formulas;
mod general_position;
mod geography;
mod greedy_coloring;
mod hackenbush;
mod hull;
mod hunt;
mod instances;
mod kayles_coloring;
mod line;
mod misere_domination;
mod record;
mod shrink;
mod sizes;
mod sketch;

pub use apply::{Applied, Checked, apply, unknown};
pub use hunt::{Counterexample, End, HuntOptions, Hunted, Instances, Progress, Reduces, Shrink, hunt};

pub use line::{LineMove, line};
pub use record::{Built, Echo, Kind, Part, Record, Reduction, Side, SideRecord, Status, WinnerMap};
pub use shrink::smaller;
pub use sizes::{Hunting, hunt_by_size};

use crate::ask::Answer;
use crate::rules::Player;

/// Every reduction. Help, documents, tests and pages are made from this list.
pub static REDUCTIONS: &[&Reduction] = &[
    &kayles_coloring::KAYLES_TO_COLORING,
    &convex_set::NORMAL,
    &convex_set::MISERE,
    &hull::HULL,
    &hull::HULL_MISERE,
    &hull::CLOSED_HULL,
    &hull::CLOSED_HULL_MISERE,
    &general_position::NORMAL,
    &general_position::MISERE,
    &general_position::NORMAL_MONOPHONIC,
    &general_position::MISERE_MONOPHONIC,
    &misere_domination::DOMINATION_TO_MISERE,
    &connected_coloring::COLORING_TO_CONNECTED_COLORING,
    &hackenbush::HACKENBUSH_TO_CLOSED_INTERVAL,
    &geography::QSAT_TO_GEOGRAPHY,
    &abf_cops::ABF_TO_COPS_AND_ROBBER,
    &chi_coloring::POS_CNF_TO_COLORING,
    &greedy_coloring::CYCLES,
    &greedy_coloring::CYCLES_OF_7,
    &greedy_coloring::JELLYFISH,
];

/// The reduction with this id.
pub fn find(id: &str) -> Option<&'static Reduction> {
    REDUCTIONS.iter().copied().find(|reduction| reduction.id == id)
}

/// The winner, if the answer has one.
fn winner_of(answer: &Answer) -> Option<Player> {
    answer.winner?.winner()
}
