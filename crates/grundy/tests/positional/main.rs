//! Positional games: theorems on small graphs against every play, and strategies as answers print them, played on larger
//! boards against sampled replies.

mod boards;
mod copies;
mod joining;
mod pairs;
mod potentials;
mod sampled;
mod theory;
