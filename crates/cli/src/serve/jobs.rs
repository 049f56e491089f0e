//! Runs the work of the desk off the request threads: a few slots, a bounded queue, limits, progress, and cancelling when
//! the client is gone.

use super::refused::Refused;
use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use grundy::desk::{Desk, Event, Failure, Reply, Request};
use grundy::solve::Limits;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};
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

/// The desk; the slots for short and for long work, so that short requests never wait behind a search; and the places
/// in the queue.
#[derive(Clone)]
pub struct Jobs {
    desk: Arc<Desk>,
    bounds: Bounds,
    short: Arc<Semaphore>,
    long: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

/// The right to run; released when dropped.
type Slot = (OwnedSemaphorePermit, OwnedSemaphorePermit);

impl Jobs {
    pub fn new(bounds: Bounds) -> Jobs {
        Jobs {
            desk: Arc::default(),
            bounds,
            short: Arc::new(Semaphore::new(bounds.slots)),
            long: Arc::new(Semaphore::new(bounds.slots)),
            places: Arc::new(Semaphore::new(2 * bounds.slots + MOST_WAITING)),
        }
    }

    fn place(&self) -> Result<OwnedSemaphorePermit, Failure> {
        self.places.clone().try_acquire_owned().map_err(|error| match error {
            TryAcquireError::NoPermits | TryAcquireError::Closed => {
                Failure::unavailable("too many requests are waiting; try again")
            }
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
        let slot = slot(slots, self.place()?).await?;
        let (desk, limits) = (self.desk.clone(), self.bounds.limits());
        let ended = tokio::task::spawn_blocking(move || {
            let ended = desk.handle(&request, &limits, &mut |_| true);
            drop(slot);
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
            let slot = tokio::select! {
                slot = slot(&jobs.long, place) => slot,
                _ = sender.closed() => return,
            };
            let Ok(slot) = slot else { return };
            jobs.watch(slot, request, sender).await;
        });
        Ok(lines(Body::from_stream(ReceiverStream::new(receiver).map(Ok::<String, std::io::Error>))))
    }

    /// Answers a request in its slot, reports its progress, and cancels it when the client is gone.
    async fn watch(&self, slot: Slot, request: Request, sender: Sender<String>) {
        let limits = self.bounds.limits();
        let emit = Emit { sender: sender.clone(), sent: Arc::default() };
        let sent = emit.sent.clone();
        let (desk, within) = (self.desk.clone(), limits.clone());
        let mut ended = tokio::task::spawn_blocking(move || {
            let ended = desk.handle(&request, &within, &mut |event| emit.event(&event));
            match ended {
                Ok(Reply::Last(event)) => emit.event(&event),
                Ok(_) => emit.event(&Failure::internal().into()),
                Err(failure) => emit.event(&failure.into()),
            };
            drop(slot);
        });
        let since = Instant::now();
        loop {
            tokio::select! {
                ended = &mut ended => {
                    if ended.is_err() {
                        let _ = sender.send(line(&Failure::internal().into())).await;
                    }
                    return;
                }
                _ = sender.closed() => {
                    limits.cancel.cancel();
                    let _ = ended.await;
                    return;
                }
                _ = tokio::time::sleep(TICK) => {
                    let sent = sent.lock().unwrap_or_else(PoisonError::into_inner);
                    if !*sent {
                        let positions = limits.progress.load(Relaxed);
                        let seconds = since.elapsed().as_secs_f64();
                        // A client that reads slowly misses some of these.
                        let _ = sender.try_send(line(&Event::Progress { positions, seconds }));
                    }
                }
            }
        }
    }
}

async fn slot(slots: &Arc<Semaphore>, place: OwnedSemaphorePermit) -> Result<Slot, Failure> {
    let slot = slots.clone().acquire_owned().await.map_err(|_| Failure::internal())?;
    Ok((place, slot))
}

/// The sender of a job's events.
struct Emit {
    sender: Sender<String>,
    /// Whether an event was sent, after which no more progress is reported.
    sent: Arc<Mutex<bool>>,
}

impl Emit {
    /// Sends an event; returns whether the client is still listening.
    fn event(&self, event: &Event) -> bool {
        *self.sent.lock().unwrap_or_else(PoisonError::into_inner) = true;
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
