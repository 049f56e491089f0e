//! The desk in WebAssembly, without any binding generator: requests and answers are JSON texts in linear memory.
//!
//! The host writes a request into a `room` and calls `ask`. Before that returns, the module calls the host: `event` with
//! the text of each event on the way, its progress among them, and `answer` with the text of the reply or of the failure.
//! A module that has trapped, be it for want of stack or of memory, must not be used again. Elsewhere this crate is empty.
#![cfg(target_family = "wasm")]

use grundy::desk::{Desk, Event, Failure, Request};
use grundy::platform::set_clock;
use grundy::solve::{Limits, StopReason};
use grundy::words;
use std::cell::RefCell;
use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Bytes for the table of positions.
const TABLE: usize = 64 << 20;

/// Seconds between two reports of progress.
const TICK: f64 = 0.25;

mod host {
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        /// Seconds since any moment.
        pub safe fn now() -> f64;
        /// An event of the request that is being answered.
        pub unsafe fn event(text: *const u8, length: usize);
        /// The answer to it.
        pub unsafe fn answer(text: *const u8, length: usize);
        /// What went wrong inside, before the module traps.
        pub unsafe fn panicked(text: *const u8, length: usize);
    }
}

/// Passes a text to a function of the host.
fn pass(to: unsafe extern "C" fn(*const u8, usize), text: &str) {
    // SAFETY: the host only reads the text, and only during the call.
    unsafe { to(text.as_ptr(), text.len()) }
}

static DESK: LazyLock<Desk> = LazyLock::new(|| {
    set_clock(clock);
    std::panic::set_hook(Box::new(|panic| pass(host::panicked, &panic.to_string())));
    Desk::default()
});

/// A search that is under way.
struct Watched {
    positions: Arc<AtomicU64>,
    begun: f64,
    described: f64,
}

thread_local! {
    static WATCHED: RefCell<Option<Watched>> = const { RefCell::new(None) };
}

/// Nothing else runs during a search. But a search looks at the clock again and again, and then says how far it is.
fn clock() -> f64 {
    let now = host::now();
    WATCHED.with_borrow_mut(|watched| {
        if let Some(search) = watched.as_mut().filter(|search| now - search.described >= TICK) {
            search.described = now;
            tell(&Event::Progress { positions: search.positions.load(Relaxed), seconds: now - search.begun });
        }
    });
    now
}

fn tell(event: &Event) -> bool {
    pass(host::event, &serde_json::to_string(event).unwrap_or_default());
    true
}

/// Room for a request of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    Box::leak(vec![0; length].into_boxed_slice()).as_mut_ptr()
}

/// Answers the request that stands in a room, which is gone afterwards, within so many seconds; returns 1 if there is a reply
/// and 0 if there is a failure. With no time at all nothing is searched, since the board is too large for that: so a request is answered
/// for which a module has trapped.
///
/// # Safety
///
/// The room must be one of that length, and hold a request.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ask(room: *mut u8, length: usize, seconds: f64) -> u32 {
    // SAFETY: the room was made by `room`, as the caller promises.
    let request = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(room, length)) };
    let (desk, limits) = (&*DESK, limits(seconds));
    let begun = host::now();
    WATCHED.set(Some(Watched { positions: limits.progress.clone(), begun, described: begun }));
    let reply = read(&request).and_then(|request| desk.handle(&request, &limits, &mut |event| tell(&event)));
    WATCHED.take();
    let text = match &reply {
        Ok(reply) => serde_json::to_string(reply),
        Err(failure) => serde_json::to_string(failure),
    };
    pass(host::answer, &text.unwrap_or_default());
    reply.is_ok().into()
}

fn read(request: &[u8]) -> Result<Request, Failure> {
    serde_json::from_slice(request)
        .map_err(|fault| Failure::wrong(words!("not a request: {fault}", "não é um pedido: {fault}")))
}

fn limits(seconds: f64) -> Limits {
    let time = Duration::try_from_secs_f64(seconds).ok();
    let limits = Limits { time, memory: TABLE, ..Limits::default() };
    if time.is_none_or(|time| time.is_zero()) {
        limits.cancel.cancel_for(StopReason::Size);
    }
    limits
}
