//! Reads a query: which tables it needs, and which calls are to be solved before it runs.

mod names;
mod prepare;
mod tables;

pub use prepare::{Prepared, prepare};
pub use tables::{CallSpec, Source, TableSpec, Text};

#[cfg(test)]
mod tests;
