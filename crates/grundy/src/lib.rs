//! Grundy: a workbench for combinatorial games on graphs.

pub mod ask;
pub mod boards;
pub mod draw;
pub mod explore;
pub mod families;
pub mod formula;
pub mod games;
pub mod graph;
pub mod heap;
pub mod reduce;
pub mod rules;
pub mod solve;
pub mod tell;
pub mod theory;
pub mod value;
