//! Work off the request threads: a few slots, a bounded queue, limits, progress, and an end when nobody waits.

use super::shapes::{Event, Failure};
use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use grundy::ask::Options;
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

/// How often progress is told.
const TICK: Duration = Duration::from_millis(250);

/// What one request may use.
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

    /// The options of a request that asks for so many seconds.
    pub fn options(&self, seconds: Option<f64>) -> Options {
        let mut options = Options::default();
        let asked = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        options.limits.time = Some(asked.map_or(self.time, |asked| asked.min(self.time)));
        options.limits.memory = self.memory;
        options
    }
}

/// The slots for short and for long work, so that nobody waits for a position behind a search; and the places in the
/// queue before them.
#[derive(Clone)]
pub struct Jobs {
    bounds: Bounds,
    short: Arc<Semaphore>,
    long: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

/// The right to run; given back when it is dropped.
type Slot = (OwnedSemaphorePermit, OwnedSemaphorePermit);

impl Jobs {
    pub fn new(bounds: Bounds) -> Jobs {
        Jobs {
            bounds,
            short: Arc::new(Semaphore::new(bounds.slots)),
            long: Arc::new(Semaphore::new(bounds.slots)),
            places: Arc::new(Semaphore::new(2 * bounds.slots + MOST_WAITING)),
        }
    }

    fn place(&self) -> Result<OwnedSemaphorePermit, Failure> {
        self.places.clone().try_acquire_owned().map_err(|error| match error {
            TryAcquireError::NoPermits | TryAcquireError::Closed => {
                Failure::new(StatusCode::SERVICE_UNAVAILABLE, "too many requests are waiting; try again")
            }
        })
    }

    /// Runs something short. The slot is kept until it ends, even if the client has gone.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        self.run_in(&self.short, work).await
    }

    /// Runs something that searches, within bounds of its own, and answers once.
    pub async fn search<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Bounds) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let bounds = self.bounds;
        self.run_in(&self.long, move || work(&bounds)).await
    }

    async fn run_in<T: Send + 'static>(
        &self,
        slots: &Arc<Semaphore>,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let slot = slot(slots, self.place()?).await?;
        let ended = tokio::task::spawn_blocking(move || {
            let ended = work();
            drop(slot);
            ended
        });
        ended.await.map_err(|_| failed())?
    }

    /// Runs something long and answers with its events, one JSON object to a line, and with its progress between them.
    /// It is cancelled as soon as the client closes the connection.
    pub fn stream(
        &self,
        seconds: Option<f64>,
        work: impl FnOnce(&Options, &Emit) -> Result<(), Failure> + Send + 'static,
    ) -> Result<Response, Failure> {
        let place = self.place()?;
        let (sender, receiver) = channel(16);
        let jobs = self.clone();
        tokio::spawn(async move {
            let slot = tokio::select! {
                slot = slot(&jobs.long, place) => slot,
                _ = sender.closed() => return,
            };
            let Ok(slot) = slot else { return };
            jobs.watch(slot, seconds, sender, work).await;
        });
        Ok(lines(Body::from_stream(ReceiverStream::new(receiver).map(Ok::<String, std::io::Error>))))
    }

    /// Runs the work in its slot, tells its progress, and cancels it when the client has gone.
    async fn watch(
        &self,
        slot: Slot,
        seconds: Option<f64>,
        sender: Sender<String>,
        work: impl FnOnce(&Options, &Emit) -> Result<(), Failure> + Send + 'static,
    ) {
        let options = self.bounds.options(seconds);
        let limits = options.limits.clone();
        let emit = Emit { sender: sender.clone(), told: Arc::default() };
        let told = emit.told.clone();
        let mut ended = tokio::task::spawn_blocking(move || {
            if let Err(failure) = work(&options, &emit) {
                emit.event(&Event::Failure { message: failure.message, at: failure.at });
            }
            drop(slot);
        });
        let since = Instant::now();
        loop {
            tokio::select! {
                ended = &mut ended => {
                    if ended.is_err() {
                        let _ = sender.send(line(&Event::Failure { message: failed().message, at: None })).await;
                    }
                    return;
                }
                _ = sender.closed() => {
                    limits.cancel.cancel();
                    let _ = ended.await;
                    return;
                }
                _ = tokio::time::sleep(TICK) => {
                    let told = told.lock().unwrap_or_else(PoisonError::into_inner);
                    if !*told {
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
    let slot = slots.clone().acquire_owned().await.map_err(|_| failed())?;
    Ok((place, slot))
}

/// Where a job puts its events.
pub struct Emit {
    sender: Sender<String>,
    /// Whether there was one, after which no more progress is told.
    told: Arc<Mutex<bool>>,
}

impl Emit {
    /// Sends an event; says whether somebody still listens.
    pub fn event(&self, event: &Event) -> bool {
        self.line(line(event))
    }

    /// Sends an event that is a line already.
    pub fn line(&self, line: String) -> bool {
        *self.told.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.sender.blocking_send(line).is_ok()
    }
}

/// An event as a line.
pub fn line(event: &Event) -> String {
    let mut text = serde_json::to_string(event).unwrap_or_default();
    text.push('\n');
    text
}

/// An answer of several lines.
pub fn lines(body: Body) -> Response {
    let mut response = Response::new(body);
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(LINES));
    response
}

/// The media type of one JSON object to a line.
pub const LINES: &str = "application/x-ndjson";

fn failed() -> Failure {
    Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "something went wrong inside; please report it")
}
