//! Grundy: a workbench for combinatorial games on graphs.

pub mod graph;
