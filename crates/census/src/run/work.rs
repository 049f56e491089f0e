//! Solves all shards of a table, on the threads of this machine or on a cluster.

use super::cluster::Cluster;
use super::folder::Folder;
use super::progress::Progress;
use super::shard::{Input, Record, Solver, Trouble};
use super::tables::Feed;
use crate::functions::{CANCEL, interrupted};
use crate::query::TableSpec;
use crate::request::Request;
use crate::say;
use crate::wrong::{Wrong, cancelled};
use futures::StreamExt;
use futures::stream::FuturesUnordered;
use grundy::platform::{on_threads, with_large_stack};
use grundy::text::Words;
use grundy::words;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// A table that is to be solved, and everything that this takes.
pub struct Job<'a> {
    pub place: usize,
    pub table: &'a TableSpec,
    pub solver: &'a Solver,
    pub folder: &'a Folder,
    pub request: &'a Request,
    pub progress: &'a Progress,
}

/// What became of all shards.
#[derive(Default)]
pub struct Summary {
    /// How many values are missing because a limit was met.
    pub stopped: u64,
    /// Some of the values that are missing.
    missing: Vec<Trouble>,
    /// Why shards failed.
    failed: Vec<Trouble>,
}

/// How many troubles are reported.
const MOST_REPORTED: usize = 5;

impl Summary {
    fn take(&mut self, record: Record) {
        match record {
            Record::Failed { trouble } => self.failed.push(trouble),
            Record::Solved { stopped, missing, .. } => {
                self.stopped += stopped;
                self.missing
                    .extend(missing.into_iter().take(MOST_REPORTED.saturating_sub(self.missing.len())));
            }
        }
    }

    /// Adds what became of another table.
    pub fn add(&mut self, other: Summary) {
        self.stopped += other.stopped;
        self.missing.extend(other.missing);
        self.failed.extend(other.failed);
    }

    /// Whether nothing was stopped and nothing failed.
    pub fn is_complete(&self) -> bool {
        self.stopped == 0 && self.failed.is_empty()
    }

    /// Reports on standard error what is missing from the result.
    pub fn report(&self, request: &Request) {
        let language = request.language();
        let line = |trouble: &Trouble| format!("{} {}: {}", trouble.call, trouble.g6, trouble.reason);
        if self.stopped > 0 {
            let count = language.number(self.stopped);
            say(language.of(&words!(
                "{count} values are missing because a limit was met",
                "{count} valores faltam porque um limite foi atingido"
            )));
        }
        for trouble in self.missing.iter().take(MOST_REPORTED) {
            say(&line(trouble));
        }
        if !self.failed.is_empty() {
            let count = language.number(self.failed.len() as u64);
            say(language.of(&words!(
                "{count} shards failed and are not in the result; with --resume they are tried again",
                "{count} partes falharam e não estão no resultado; com --resume são tentadas de novo"
            )));
        }
        for trouble in self.failed.iter().take(MOST_REPORTED) {
            say(&line(trouble));
        }
    }
}

/// Solves the shards on threads of this machine. Each thread takes the next shard when it is done with one.
pub fn near(job: &Job, feed: Feed, runtime: &Runtime) -> Result<Summary, Wrong> {
    let feed = Mutex::new(feed);
    let state: Mutex<(Summary, Option<Wrong>)> = Mutex::default();
    let lock = || state.lock().unwrap_or_else(PoisonError::into_inner);
    let next = || {
        let mut feed = feed.lock().unwrap_or_else(PoisonError::into_inner);
        runtime.block_on(feed.next()).map_err(Wrong::from)
    };
    let one = || -> Result<bool, Wrong> {
        let Some((number, input)) = next()? else { return Ok(false) };
        let record = match job.folder.settled(job.place, number, &job.request.settings) {
            Some(record) => record,
            None => solve_here(job, number, &input)?,
        };
        job.progress.shard(&record);
        lock().0.take(record);
        Ok(lock().1.is_none())
    };
    let work = |_| loop {
        match one() {
            Ok(true) => {}
            Ok(false) => return,
            Err(wrong) => {
                lock().1.get_or_insert(wrong);
                return;
            }
        }
    };
    with_large_stack(|| on_threads(job.request.threads(), work));
    let (summary, wrong) = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    wrong.map_or(Ok(summary), Err)
}

fn solve_here(job: &Job, number: usize, input: &Input) -> Result<Record, Wrong> {
    if CANCEL.is_cancelled() {
        return Err(cancelled().into());
    }
    let (file, record) = job.solver.solve(input)?;
    job.folder.keep(job.place, number, &file, &record)?;
    Ok(record)
}

/// How many shards are out at once: more than the executors of a small cluster can solve, so that none of them waits.
const OUT: usize = 32;

/// How long a scheduler may be away before the census stops.
const PATIENCE: Duration = Duration::from_secs(120);

/// How long to wait between two looks at the scheduler.
const PAUSE: Duration = Duration::from_millis(500);

/// How often a shard is handed out while the scheduler answers.
const ATTEMPTS: usize = 5;

/// Solves the shards on a cluster.
pub async fn far(job: &Job<'_>, mut feed: Feed, cluster: &Cluster) -> Result<Summary, Wrong> {
    let mut summary = Summary::default();
    let reported = Mutex::new(false);
    let mut out = FuturesUnordered::new();
    let mut ended = false;
    loop {
        while !ended && out.len() < OUT {
            match feed.next().await? {
                None => ended = true,
                Some((number, input)) => match job.folder.settled(job.place, number, &job.request.settings) {
                    Some(record) => {
                        job.progress.shard(&record);
                        summary.take(record);
                    }
                    None => out.push(solve_there(job, cluster, number, input, &reported)),
                },
            }
        }
        match out.next().await {
            Some(Ok(record)) => {
                job.progress.shard(&record);
                summary.take(record);
            }
            Some(Err(wrong)) => {
                // Ctrl-C takes all other jobs back too.
                while CANCEL.is_cancelled() && out.next().await.is_some() {}
                return Err(wrong);
            }
            None if ended => return Ok(summary),
            None => {}
        }
    }
}

/// Has a shard solved by the cluster, as often as it takes, and keeps it.
async fn solve_there(
    job: &Job<'_>,
    cluster: &Cluster,
    number: usize,
    input: Input,
    reported: &Mutex<bool>,
) -> Result<Record, Wrong> {
    let mut attempts = 0;
    loop {
        let shard = cluster.job(job.place, job.table, job.request.settings, &input).await?;
        let error = tokio::select! {
            solved = cluster.solve(&shard) => match solved {
                Ok((file, record)) => {
                    job.folder.keep(job.place, number, &file, &record)?;
                    return Ok(record);
                }
                Err(error) => Wrong::from(error),
            },
            () = interrupted() => {
                cluster.cancel(&shard).await;
                return Err(cancelled().into());
            }
        };
        if cluster.address.answers().await {
            attempts += 1;
            if attempts == ATTEMPTS {
                return Err(lost(cluster, &error.message));
            }
        } else {
            wait_for(job, cluster, reported).await?;
        }
    }
}

/// Waits until the scheduler answers again. That it does not is reported once.
async fn wait_for(job: &Job<'_>, cluster: &Cluster, reported: &Mutex<bool>) -> Result<(), Wrong> {
    let silent = words!("the scheduler does not answer", "o escalonador não responde");
    if !std::mem::replace(&mut *reported.lock().unwrap_or_else(PoisonError::into_inner), true) {
        let wrong = lost(cluster, &silent);
        let language = job.request.language();
        let seconds = PATIENCE.as_secs();
        let waiting = words!(
            "{}; waiting up to {seconds} s",
            "{}; aguardando até {seconds} s"; wrong.message
        );
        job.progress.aside(|| say(language.of(&waiting)));
    }
    let since = Instant::now();
    while since.elapsed() < PATIENCE {
        if CANCEL.is_cancelled() {
            return Err(cancelled().into());
        }
        if cluster.address.answers().await {
            *reported.lock().unwrap_or_else(PoisonError::into_inner) = false;
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
    Err(lost(cluster, &silent))
}

fn lost(cluster: &Cluster, what: &Words) -> Wrong {
    let (host, port) = (&cluster.address.host, cluster.address.port);
    Wrong::stopped(words!("{host}:{port}: {}", "{host}:{port}: {}"; what))
}
