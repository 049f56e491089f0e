//! Reductions: those that are theorems hold on every small instance; those that are broken are found out.

use grundy::ask::Options;
use grundy::reduce::{HuntOptions, Instances, Progress, REDUCTIONS, Reduction, Status, hunt, smaller};
use std::time::Duration;

fn options(count: u64) -> HuntOptions {
    HuntOptions { count, each: Duration::from_secs(60), solve: Options::default() }
}

fn agree(reduction: &'static Reduction, instances: Instances, count: u64) -> u64 {
    let hunted = hunt(reduction, instances, &smaller, &options(count), &Progress::default());
    assert_eq!(hunted.counterexample, None, "{}", reduction.id);
    assert_eq!(hunted.stopped, 0, "{}", reduction.id);
    hunted.agreed
}

/// A new theorem in the list is tried without further ado.
#[test]
fn theorems_hold_on_every_small_instance() {
    for reduction in REDUCTIONS.iter().filter(|reduction| reduction.status == Status::Theorem) {
        let since = std::time::Instant::now();
        let agreed = agree(reduction, reduction.small_sources(reduction.size), u64::MAX);
        println!("{}: {agreed} in {:?}", reduction.id, since.elapsed());
        assert!(agreed > 5, "{}: only {agreed} instances", reduction.id);
    }
}
