//! The desk: one place to which every request goes, as plain records in and out.
//!
//! It needs no server, no thread and no clock. Whoever carries its records - HTTP, another language, a worker in a browser -
//! hands a [`Request`] to [`Desk::handle`], is told [`Event`]s on the way, and sends the [`Reply`] or the [`Failure`] back.
//! Limits come with the request: a search counts its positions in [`Limits::progress`] and ends when
//! [`Limits::cancel`] says so.

mod answers;
mod failure;
mod games;
mod graphs;
mod kept;
mod positions;
mod reply;
mod request;

pub use failure::{Failure, FailureKind};
pub use games::{Complexity, Example, Game, GameKey, Number, Values, record};
pub use reply::{Event, Families, FamilyInfo, Games, GraphAnswer, Line, LostAnswer, Reductions, Reply, Step};
pub use request::{
    ChooseRequest, GraphRequest, LONGEST_TEXT, LabelsOf, LayoutKind, LostRequest, PictureRequest,
    ProblemRequest, ReduceRequest, Request, SolveRequest, TimedRequest, TreeRequest, Want,
};

use crate::ask::Options;
use crate::games::GAMES;
use crate::reduce::REDUCTIONS;
use crate::solve::Limits;
use kept::Kept;
use std::time::Duration;

/// Bytes for settled answers, counted in the letters of their JSON, and for layouts.
const MEMORY: usize = 16 << 20;
const LAYOUT_MEMORY: usize = 4 << 20;

/// Answers requests, and keeps what may be asked for again. One desk serves any number of threads.
pub struct Desk {
    settled: Kept<Event>,
    /// Where the vertices of boards stand, by the text of the problem without its moves.
    layouts: Kept<Layouts>,
}

/// For each board of a view where its vertices stand.
type Layouts = Vec<Vec<(f64, f64)>>;

impl Default for Desk {
    fn default() -> Desk {
        Desk { settled: Kept::within(MEMORY), layouts: Kept::within(LAYOUT_MEMORY) }
    }
}

impl Desk {
    /// Answers a request within limits, of which the time is the longest that any request may take. Events on the way
    /// go to `tell`, which says whether anybody still listens.
    ///
    /// ```
    /// use grundy::desk::{Desk, Event, Reply, Request};
    /// let request: Request = serde_json::from_str(r#"{"request": "solve", "problem": "kayles:P5"}"#).unwrap();
    /// let reply = Desk::default().handle(&request, &Default::default(), &mut |_| true);
    /// let Ok(Reply::Last(Event::Answer { answer, .. })) = reply else { panic!() };
    /// assert_eq!(answer.nimber, Some(3));
    /// ```
    pub fn handle(
        &self,
        request: &Request,
        limits: &Limits,
        tell: &mut dyn FnMut(Event) -> bool,
    ) -> Result<Reply, Failure> {
        request.check()?;
        if let Some(reply) = self.remembered(request) {
            return Ok(reply);
        }
        match request {
            Request::Games => Ok(Reply::Games(list_games())),
            Request::Families => Ok(Reply::Families(Families { families: graphs::families() })),
            Request::Reductions => Ok(Reply::Reductions(list_reductions())),
            Request::Graph(asked) => graphs::graph(asked).map(|graph| Reply::Graph(Box::new(graph))),
            Request::Position(asked) => self.position(asked),
            Request::Picture(asked) => positions::picture(asked),
            Request::Tree(asked) => positions::tree(asked),
            Request::Reduce(asked) => positions::reduce(asked),
            Request::Lost(asked) => positions::lost(asked, limits),
            Request::Thermograph(asked) => answers::thermograph(asked, limits),
            Request::Solve(asked) => answers::solve(asked, limits).map(|found| self.last(request, found)),
            Request::Explain(asked) => answers::explain(asked, limits).map(|found| self.last(request, found)),
            Request::Choose(asked) => answers::choose(asked, limits).map(Reply::Last),
            Request::History(asked) => answers::history(asked, limits, tell).map(Reply::Last),
        }
    }

    /// The answer to a request that was settled before: there is no need to wait for it.
    pub fn remembered(&self, request: &Request) -> Option<Reply> {
        self.settled.get(&settled_name(request)?).map(Reply::Last)
    }

    /// An event that ends the answer to a request, kept if it is settled.
    fn last(&self, request: &Request, (event, settled): (Event, bool)) -> Reply {
        if let Some(name) = settled_name(request).filter(|_| settled) {
            let bytes = serde_json::to_string(&event).map_or(usize::MAX, |text| text.len());
            self.settled.keep(name, event.clone(), bytes);
        }
        Reply::Last(event)
    }
}

/// Under which name the answer to a request is kept once it is settled: how long it may take does not matter then.
fn settled_name(request: &Request) -> Option<String> {
    match request {
        Request::Solve(asked) => Some(format!("solve {:?} {}", asked.wants, asked.problem)),
        Request::Explain(asked) => Some(format!("explain {}", asked.problem)),
        _ => None,
    }
}

fn list_games() -> Games {
    let games = GAMES.iter().map(|entry| record(entry)).collect();
    Games { version: env!("CARGO_PKG_VERSION"), games }
}

fn list_reductions() -> Reductions {
    Reductions { reductions: REDUCTIONS.iter().map(|&reduction| reduction.into()).collect() }
}

/// How to answer within limits and within the time that a request asks for.
fn options(limits: &Limits, seconds: Option<f64>) -> Options {
    let asked = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let time = [asked, limits.time].into_iter().flatten().min();
    Options { limits: Limits { time, ..limits.clone() }, ..Options::default() }
}

#[cfg(test)]
mod tests;
