//! The answers of the library against an oracle that shares no code with it, and laws that need no oracle. It is one test
//! program, so that the oracle is compiled once.

mod cases;
mod claims;
mod naive;

mod colouring;
mod endless;
mod every_game;
mod formula;
mod games_have_values;
mod numbers;
mod oracle;
mod positional;
mod pursuit;
mod puzzles;
mod robust;
mod rules;
mod strategies;
