//! Colouring games: with how many colours Alice wins.
//!
//! Every theorem is about the empty board and states for which starters and passers it was proved. Alice's wins when
//! Bob starts and may pass are wins in all six variants; a theorem about the plain form, in which Alice starts, also
//! holds where she may pass.

mod asked;
mod connected;
mod degrees;
mod forests;
mod greedy;
mod harmonious;
mod marked;
mod split;
#[cfg(test)]
pub mod tests;
mod triangles;
mod two;

pub use connected::{bipartite as connected_bipartite, outerplanar as connected_outerplanar};
pub use degrees::{enough, too_few};
pub use forests::four as forests;
pub use greedy::{cographs, forests as greedy_forests, partial_two_trees, score_is_number};
pub use harmonious::{colours_needed, no_hub};
pub use marked::classes;
pub use split::clique_number as split;
pub use triangles::chains_of_triangles;
pub use two::{colours as two_colours, marks as two_marks};
