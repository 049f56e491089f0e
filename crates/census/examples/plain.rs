//! A plain parallel loop over all graphs of a class, with which `bench/sql` compares a query: it prints the seconds that it took.
//!
//! Arguments: a class, n, and a function of a graph, such as `connected 9 cop`.

use grundy::platform::{on_threads, parallelism, with_large_stack};
use grundy_census::functions::{Settings, Value, function};
use grundy_census::generate::{Class, Small, descend, parts};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [class, n, name] = &arguments[..] else { return Err("expected a class, n and a function".into()) };
    let n = n.parse().map_err(|_| format!("{n}: expected a number"))?;
    let class = Class::new(class, &[n]).map_err(|words| words.en)?;
    let function = function(name).filter(|function| function.arguments() == "g6" && function.is_costly());
    let function = function.ok_or_else(|| format!("{name}: expected a function that solves games"))?;
    let since = Instant::now();
    let parts = parts(&class);
    let next = AtomicUsize::new(0);
    let work = |_| {
        let call = function.call(None).expect("the function needs no constant");
        let options = Settings::default().options();
        let (mut graphs, mut found) = (0u64, 0u64);
        while let Some(part) = parts.get(next.fetch_add(1, Relaxed)) {
            let mut one = |graph: &Small| {
                graphs += 1;
                found += u64::from(call.find(&graph.g6(), &options).value != Value::Null);
                true
            };
            let _ = part.iter().all(|parent| descend(&class, parent, &mut one));
        }
        (graphs, found)
    };
    let done = with_large_stack(|| on_threads(parallelism(), work));
    let (graphs, found) = done.into_iter().fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
    println!("{graphs} {found} {:.3}", since.elapsed().as_secs_f64());
    Ok(())
}
