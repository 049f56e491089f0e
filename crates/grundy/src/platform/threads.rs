//! Threads with large stacks. Where there are no threads, all work runs on the current one.

use std::cell::Cell;
use std::panic::resume_unwind;
use std::sync::OnceLock;
use std::thread::{Builder, ScopedJoinHandle, available_parallelism, scope};

/// How large a stack a searching thread needs: searches recurse once per move, and plays may be long. It is
/// only reserved, not taken.
const STACK: usize = 1 << 30;

thread_local! {
    /// Whether this thread was started here, with a large stack.
    static LARGE: Cell<bool> = const { Cell::new(false) };
}

/// How many threads can work at once. The system is asked once: on Linux that reads several files, which takes as long as
/// a small solve.
pub fn parallelism() -> usize {
    static FOUND: OnceLock<usize> = OnceLock::new();
    *FOUND.get_or_init(|| available_parallelism().map_or(1, |n| n.get()))
}

/// Runs a task on a thread whose stack is large enough for a search; on the current thread if its stack is large, or
/// if a new thread cannot be started.
pub fn with_large_stack<T: Send>(task: impl FnOnce() -> T + Send) -> T {
    if LARGE.get() {
        return task();
    }
    let mut task = Some(task);
    let slot = &mut task;
    let result = scope(|scope| {
        let run = move || {
            LARGE.set(true);
            slot.take().map(|task| task())
        };
        joined(Builder::new().stack_size(STACK).spawn_scoped(scope, run).ok()?)
    });
    match (result, task) {
        (Some(answer), _) => answer,
        (None, Some(task)) => task(),
        (None, None) => unreachable!("a task that was taken gave its answer or its panic"),
    }
}

/// Runs the same work on this thread, which is number 0, and on further threads with large stacks, and returns what
/// each found. If a thread cannot be started, the others do the work.
pub fn on_threads<T: Send>(threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    scope(|scope| {
        let work = &work;
        let spawn = |thread: usize| {
            let run = move || {
                LARGE.set(true);
                work(thread)
            };
            Builder::new().stack_size(STACK).spawn_scoped(scope, run).ok()
        };
        let others: Vec<_> = (1..threads).filter_map(spawn).collect();
        let mut found = vec![work(0)];
        found.extend(others.into_iter().map(joined));
        found
    })
}

/// The result of a thread; a panic in it continues here.
fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thread_works_once() {
        assert_eq!(on_threads(3, |thread| thread), [0, 1, 2]);
        assert_eq!(on_threads(0, |thread| thread), [0]);
    }

    #[test]
    fn a_large_stack_is_kept() {
        let here = || std::thread::current().id();
        with_large_stack(|| assert_eq!(here(), with_large_stack(here)));
        assert_ne!(here(), with_large_stack(here));
    }
}
