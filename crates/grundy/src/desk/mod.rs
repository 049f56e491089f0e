//! The desk: one place that answers every request, with plain records in and out.
//!
//! It needs no server, no thread and no clock. A transport (HTTP, another language, a worker in a browser) passes a
//! [`Request`] to [`Desk::handle`], receives [`Event`]s on the way, and sends back the [`Reply`] or the [`Failure`]. Limits
//! come with the request: a search counts its positions in [`Limits::progress`] and ends when [`Limits::cancel`] says so.

mod answers;
mod failure;
mod games;
mod graphs;
mod hunts;
mod kept;
mod positions;
mod reply;
mod request;
mod tables;

pub use failure::{Failure, FailureKind};
pub use games::{Complexity, Example, Game, GameGroup, GameKey, NamedValue, Need, Number, Values, record};
pub use reply::{
    BoardAnswer, BoardNumber, BoardNumbers, DrawingAnswer, Event, Failed, Families, FamilyGroup, FamilyInfo,
    FamilyParameter, Games, GraphAnswer, Line, LostAnswer, Reductions, Reply, Step, TablePeriod,
};
pub use request::{
    ChooseRequest, DrawingFormat, DrawingRequest, DrawingTheme, FileRequest, GraphRequest, HuntRequest,
    LONGEST_TEXT, LabelsOf, LayoutKind, LostRequest, MoveNote, MoveResult, NumberRequest, PictureRequest,
    ProblemRequest, PuzzleRequest, ReduceRequest, Request, SolveRequest, SurveyRequest, TableRequest,
    TimedRequest, TreeRequest, Want,
};

use crate::ask::Options;
use crate::games::GAMES;
use crate::games::shelf::{STARTERS, WELCOME};
use crate::reduce::REDUCTIONS;
use crate::solve::Limits;
use kept::Kept;
use request::wants;
use std::time::Duration;

/// Bytes for settled answers, measured by the length of their JSON, and for layouts.
const MEMORY: usize = 16 << 20;
const LAYOUT_MEMORY: usize = 4 << 20;

/// Answers requests, and caches what may be asked for again. One desk serves any number of threads.
pub struct Desk {
    settled: Kept<Event>,
    /// The layouts of boards, by the text of the problem without its moves.
    layouts: Kept<Layouts>,
}

/// The positions of the vertices, for each board of a view.
type Layouts = Vec<Vec<(f64, f64)>>;

impl Default for Desk {
    fn default() -> Desk {
        Desk { settled: Kept::within(MEMORY), layouts: Kept::within(LAYOUT_MEMORY) }
    }
}

impl Desk {
    /// Answers a request within limits; a request cannot ask for more time than they allow. Events on the way go to
    /// `emit`, which returns whether the caller is still listening.
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
        emit: &mut dyn FnMut(Event) -> bool,
    ) -> Result<Reply, Failure> {
        request.check()?;
        if let Some(reply) = self.remembered(request) {
            return Ok(reply);
        }
        match request {
            Request::Games => Ok(Reply::Games(list_games())),
            Request::Families => Ok(Reply::Families(Families { groups: graphs::families() })),
            Request::Reductions => Ok(Reply::Reductions(list_reductions())),
            Request::Graph(asked) => graphs::graph(asked).map(|graph| Reply::Graph(Box::new(graph))),
            Request::Position(asked) => self.position(asked),
            Request::Picture(asked) => positions::picture(asked),
            Request::Drawing(asked) => positions::drawing(asked),
            Request::File(asked) => positions::file(asked),
            Request::Tree(asked) => positions::tree(asked, limits),
            Request::Reduce(asked) => positions::reduce(asked),
            Request::Lost(asked) => positions::lost(asked, limits),
            Request::Puzzle(asked) => answers::puzzle(asked, limits).map(Reply::Last),
            Request::Survey(asked) => graphs::survey(asked).map(Reply::Survey),
            Request::Thermograph(asked) => answers::thermograph(asked, limits),
            Request::Solve(asked) => answers::solve(asked, limits).map(|found| self.last(request, found)),
            Request::Explain(asked) => answers::explain(asked, limits).map(|found| self.last(request, found)),
            Request::Choose(asked) => answers::choose(asked, limits).map(Reply::Last),
            Request::Number(asked) => answers::number(asked, limits).map(Reply::Last),
            Request::Numbers(asked) => positions::numbers(asked),
            Request::Table(asked) => tables::table(asked, limits, emit).map(Reply::Last),
            Request::Hunt(asked) => hunts::hunt(asked, limits, emit).map(Reply::Last),
            Request::History(asked) => answers::history(asked, limits, emit).map(Reply::Last),
        }
    }

    /// The cached answer to a request that was settled before, available without waiting.
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

/// The cache key for the settled answer to a request; it ignores the time limit, which no longer matters.
fn settled_name(request: &Request) -> Option<String> {
    match request {
        Request::Solve(asked) => {
            Some(format!("solve {:?} {:?} {}", asked.wants, asked.openings, asked.problem))
        }
        Request::Explain(asked) => Some(format!("explain {}", asked.problem)),
        _ => None,
    }
}

fn list_games() -> Games {
    let games = GAMES.iter().map(|entry| record(entry)).collect();
    Games {
        version: env!("CARGO_PKG_VERSION"),
        games,
        groups: games::groups(),
        starters: STARTERS.to_vec(),
        welcome: WELCOME,
    }
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
