//! Runs the work of the desk off the request threads: a few slots, a bounded queue, limits, progress, and cancelling when
//! the client is gone.

use super::refused::Refused;
use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use grundy::desk::{Desk, Event, Failure, Reply, Request};
use grundy::solve::Limits;
use grundy::words;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{Sender, channel};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, TryAcquireError};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

/// How many requests may wait for a slot.
const MOST_WAITING: usize = 512;

/// How often progress is reported.
const TICK: Duration = Duration::from_millis(250);

/// How long the first turn of a search is while all slots are taken, and how long its next one is, if others wait: each
/// turn after that is twice as long as the one before. A search starts over in each turn, so that one that waits keeps no
/// memory, and in all it does at most twice the work of its last turn.
const FIRST_TURN: Duration = Duration::from_millis(300);
const SECOND_TURN: Duration = Duration::from_secs(2);

/// What part of the memory of a slot a first turn has.
const FIRST_MEMORY: usize = 8;

/// The limits of one request.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    time: Duration,
    memory: usize,
    slots: usize,
}

impl Bounds {
    /// A slot for each core; they share the memory.
    pub fn new(time: Duration, memory: usize) -> Bounds {
        let slots = available_parallelism().map_or(2, |n| n.get()).max(2);
        Bounds { time, memory: memory / slots, slots }
    }

    /// The limits of one request.
    fn limits(&self) -> Limits {
        Limits { time: Some(self.time), memory: self.memory, ..Limits::default() }
    }
}

/// The desk; the slots for short work, for first turns and for long work, so that short requests never wait behind a
/// search, and small searches never wait behind large ones; how many searches wait; and the places in the queue.
#[derive(Clone)]
pub struct Jobs {
    desk: Arc<Desk>,
    bounds: Bounds,
    short: Arc<Semaphore>,
    first: Arc<Semaphore>,
    long: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    places: Arc<Semaphore>,
}

/// The right to run; released when dropped.
type Slot = OwnedSemaphorePermit;

/// A turn of a search.
struct Turn {
    slot: Slot,
    limits: Limits,
    length: Duration,
    /// Whether the turn ends after its length although nobody waits.
    strict: bool,
}

/// How a turn ended.
enum Ended {
    /// The last event was sent, or the client is gone.
    Answered,
    /// It was the turn of others.
    Interrupted,
}

impl Jobs {
    pub fn new(bounds: Bounds) -> Jobs {
        Jobs {
            desk: Arc::default(),
            bounds,
            short: Arc::new(Semaphore::new(bounds.slots)),
            first: Arc::new(Semaphore::new(bounds.slots)),
            long: Arc::new(Semaphore::new(bounds.slots)),
            waiting: Arc::default(),
            places: Arc::new(Semaphore::new(3 * bounds.slots + MOST_WAITING)),
        }
    }

    fn place(&self) -> Result<OwnedSemaphorePermit, Failure> {
        self.places.clone().try_acquire_owned().map_err(|error| match error {
            TryAcquireError::NoPermits | TryAcquireError::Closed => Failure::unavailable(words!(
                "too many requests are waiting; try again",
                "há pedidos demais na fila; tente de novo"
            )),
        })
    }

    /// Answers a request that takes no time.
    pub fn at_once(&self, request: Request) -> Result<Reply, Refused> {
        Ok(self.desk.handle(&request, &self.bounds.limits(), &mut |_| true)?)
    }

    /// Answers a short request. The slot is kept until it ends, even if the client is gone.
    pub async fn short(&self, request: Request) -> Result<Reply, Refused> {
        self.reply(&self.short, request).await
    }

    /// Answers a request that searches, with a single reply.
    pub async fn long(&self, request: Request) -> Result<Reply, Refused> {
        self.reply(&self.long, request).await
    }

    async fn reply(&self, slots: &Arc<Semaphore>, request: Request) -> Result<Reply, Refused> {
        request.check()?;
        let place = self.place()?;
        let slot = slot(slots).await?;
        let (desk, limits) = (self.desk.clone(), self.bounds.limits());
        let ended = tokio::task::spawn_blocking(move || {
            let ended = desk.handle(&request, &limits, &mut |_| true);
            drop((slot, place));
            ended
        });
        Ok(ended.await.map_err(|_| Failure::internal())??)
    }

    /// Answers a long request with its events, one JSON object per line, and with its progress between them. It is
    /// cancelled as soon as the client closes the connection. Answers that were settled before are sent at once.
    pub fn stream(&self, request: Request) -> Result<Response, Refused> {
        request.check()?;
        if let Some(Reply::Last(event)) = self.desk.remembered(&request) {
            return Ok(lines(Body::from(line(&event))));
        }
        let place = self.place()?;
        let (sender, receiver) = channel(16);
        let jobs = self.clone();
        tokio::spawn(async move {
            jobs.take_turns(request, &sender).await;
            drop(place);
        });
        Ok(lines(Body::from_stream(ReceiverStream::new(receiver).map(Ok::<String, std::io::Error>))))
    }

    /// Runs a search in turns until it ends: at once if a slot is free, else first in a short turn of its own, and then in
    /// the slots, as often as others wait for them.
    async fn take_turns(&self, request: Request, sender: &Sender<String>) {
        let (begun, limits) = (Instant::now(), self.bounds.limits());
        let mut turn = match self.long.clone().try_acquire_owned() {
            Ok(slot) => Turn { slot, limits, length: SECOND_TURN, strict: false },
            Err(_) => {
                let Some(slot) = self.wait(&self.first, sender).await else { return };
                let memory = limits.memory / FIRST_MEMORY;
                Turn { slot, limits: Limits { memory, ..limits }, length: FIRST_TURN, strict: true }
            }
        };
        loop {
            let next = if turn.strict { SECOND_TURN } else { 2 * turn.length };
            if let Ended::Answered = self.watch(turn, begun, &request, sender).await {
                return;
            }
            let Some(slot) = self.wait(&self.long, sender).await else { return };
            turn = Turn { slot, limits: self.bounds.limits(), length: next, strict: false };
        }
    }

    /// Waits for a slot, and says so; none if the client goes away.
    async fn wait(&self, slots: &Arc<Semaphore>, sender: &Sender<String>) -> Option<Slot> {
        if let Ok(slot) = slots.clone().try_acquire_owned() {
            return Some(slot);
        }
        let before = self.waiting.fetch_add(1, Relaxed);
        let _ = sender.try_send(line(&Event::Waiting { before: before + self.bounds.slots }));
        let slot = tokio::select! {
            slot = slot(slots) => slot.ok(),
            _ = sender.closed() => None,
        };
        self.waiting.fetch_sub(1, Relaxed);
        slot
    }

    /// Runs one turn of a search, reports its progress, and cancels it when the client is gone or others wait.
    async fn watch(&self, turn: Turn, begun: Instant, request: &Request, sender: &Sender<String>) -> Ended {
        let Turn { slot, limits, length, strict } = turn;
        let emit = Emit { sender: sender.clone(), sent: Arc::default() };
        let sent = emit.sent.clone();
        let (desk, within, request) = (self.desk.clone(), limits.clone(), request.clone());
        let mut ended = tokio::task::spawn_blocking(move || {
            let ended = desk.handle(&request, &within, &mut |event| emit.event(&event));
            drop(slot);
            match ended {
                Ok(Reply::Last(event)) => event,
                Ok(_) => Failure::internal().into(),
                Err(failure) => failure.into(),
            }
        });
        let since = Instant::now();
        loop {
            tokio::select! {
                ended = &mut ended => {
                    let last = ended.unwrap_or_else(|_| Failure::internal().into());
                    let _ = sender.send(line(&last)).await;
                    return Ended::Answered;
                }
                _ = sender.closed() => {
                    limits.cancel.cancel();
                    let _ = ended.await;
                    return Ended::Answered;
                }
                _ = tokio::time::sleep(TICK.min(length)) => {}
            }
            // What was sent cannot be taken back, so that a search that has sent something goes on to its end.
            if sent.load(Relaxed) {
                continue;
            }
            let seconds = begun.elapsed().as_secs_f64();
            let positions = limits.progress.load(Relaxed);
            // A client that reads slowly misses some of these.
            let _ = sender.try_send(line(&Event::Progress { positions, seconds }));
            if since.elapsed() >= length && (strict || self.waiting.load(Relaxed) > 0) {
                limits.cancel.cancel();
                let _ = ended.await;
                return Ended::Interrupted;
            }
        }
    }
}

async fn slot(slots: &Arc<Semaphore>) -> Result<Slot, Failure> {
    slots.clone().acquire_owned().await.map_err(|_| Failure::internal())
}

/// The sender of a job's events.
struct Emit {
    sender: Sender<String>,
    /// Whether an event was sent, after which no more progress is reported.
    sent: Arc<AtomicBool>,
}

impl Emit {
    /// Sends an event; returns whether the client is still listening.
    fn event(&self, event: &Event) -> bool {
        self.sent.store(true, Relaxed);
        self.sender.blocking_send(line(event)).is_ok()
    }
}

/// An event as a line.
fn line(event: &Event) -> String {
    let mut text = serde_json::to_string(event).unwrap_or_default();
    text.push('\n');
    text
}

/// An answer of several lines.
fn lines(body: Body) -> Response {
    let mut response = Response::new(body);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(LINES));
    response
}

/// The media type for one JSON object per line.
const LINES: &str = "application/x-ndjson";
