//! The desk in WebAssembly, without any binding generator: JSON in, JSON out, in linear memory. `tests/wasm` asks it for the
//! answers to all examples and compares them with those of the command. Elsewhere this is empty.
#![cfg(target_family = "wasm")]

use grundy::desk::{Desk, Failure, Request};
use grundy::platform::set_clock;
use std::sync::LazyLock;

static DESK: LazyLock<Desk> = LazyLock::new(|| {
    set_clock(|| now());
    Desk::default()
});

unsafe extern "C" {
    /// Seconds since any moment.
    safe fn now() -> f64;
}

/// Room for a request of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    Box::leak(vec![0; length].into_boxed_slice()).as_mut_ptr()
}

/// Answers the request that stands in a room, which is gone afterwards: a pointer to the length of the answer in four
/// bytes, followed by it.
///
/// # Safety
///
/// The room must be one of that length, and hold a request.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ask(room: *mut u8, length: usize) -> *const u8 {
    // SAFETY: the room was made by `room`, as the caller promises.
    let request = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(room, length)) };
    let answer = answer(&request);
    let mut framed = (answer.len() as u32).to_le_bytes().to_vec();
    framed.extend(answer.into_bytes());
    Box::leak(framed.into_boxed_slice()).as_ptr()
}

fn answer(request: &[u8]) -> String {
    let read = serde_json::from_slice::<Request>(request).map_err(|error| Failure::wrong(error.to_string()));
    let reply = read.and_then(|request| DESK.handle(&request, &Default::default(), &mut |_| true));
    let text = match reply {
        Ok(reply) => serde_json::to_string(&reply),
        Err(failure) => serde_json::to_string(&failure),
    };
    text.unwrap_or_default()
}
