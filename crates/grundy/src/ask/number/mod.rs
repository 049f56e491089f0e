//! Numbers by their usual names: those of games (alpha_g, gamma_g', W_g, ...) and plain ones (alpha, W, ...).

mod board;
mod name;
mod played;

pub(super) use board::graph_text;
pub use board::{BoardNumber, board_numbers, number_of_board};
pub use name::NumberName;

use super::{Answer, Error, Options, Reasons, Status};
use crate::games::{Entry, GAMES, NumberInfo, Problem, Takes};
use crate::rules::Verdict;
use crate::solve::StopReason;
use crate::text::{Words, in_english};
use crate::theory::Bound;
use name::{refused, unknown};
use played::Asked;
use serde::Serialize;
use std::time::Duration;

/// The number of a graph or of another argument.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct NumberAnswer {
    /// The name under which the number was asked for.
    pub name: String,
    /// The text of the graph or other argument.
    pub graph: String,
    /// The number; null if it is undefined or a limit was met.
    pub number: Option<i64>,
    /// Why there is no number.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "in_english")]
    pub reason: Option<Words>,
    /// Who wins with each k, up to one more than the greatest degree, if that was asked for: where the number is the least k
    /// with which Alice wins, a larger k may still be worse for her.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_k: Option<Vec<WinnerFor>>,
    /// What theorems say of the number before any search.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bounds: Vec<Bound>,
    /// Whether the question was settled.
    pub status: Status,
    /// How many positions were examined.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
    /// What decided.
    pub engine: Reasons,
    /// Which limit was met.
    #[serde(skip)]
    pub(super) stopped_by: Option<StopReason>,
}

/// Who wins with some number of colours or marks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct WinnerFor {
    /// The number of colours or marks.
    pub k: u64,
    /// `None` if a limit was met.
    pub winner: Option<Verdict>,
}

/// Every number of a game, with the game that it comes from. Several games may have a number of the same name, if its
/// argument is a problem.
pub fn number_names() -> impl Iterator<Item = (&'static Entry, &'static NumberInfo)> {
    GAMES.iter().flat_map(|entry| entry.numbers.iter().map(move |number| (*entry, number)))
}

/// The number `name` (with keys, as in `gcn{convexity=monophonic}`) of a graph, or of whatever else its argument is.
///
/// ```
/// let number = |name: &str, argument: &str| {
///     grundy::ask::number(name, argument, &Default::default()).unwrap().number
/// };
/// assert_eq!(number("gamma_g'", "C10"), Some(4));
/// assert_eq!(number("chi_g", "P4"), Some(3));
/// assert_eq!(number("W_g", "3"), Some(5));
/// assert_eq!(number("threshold", "boxes:2,2"), Some(1));
/// assert_eq!(number("alpha", "petersen"), Some(4));
/// ```
pub fn number(name: &str, argument: &str, options: &Options) -> Result<NumberAnswer, Error> {
    NumberName::read(name)?.of(argument, options)
}

/// The same, and who wins with every k up to one more than the greatest degree, for numbers that are a least k.
///
/// ```
/// let answer = grundy::ask::number_and_all_k("chi_g", "P4", &Default::default()).unwrap();
/// let winners: Vec<&str> = answer.all_k.unwrap().into_iter().map(|won| won.winner.unwrap().id()).collect();
/// assert_eq!(winners, ["bob", "bob", "alice"]);
/// ```
pub fn number_and_all_k(name: &str, argument: &str, options: &Options) -> Result<NumberAnswer, Error> {
    NumberName::read(name)?.of_and_all_k(argument, options)
}

/// The number `name` of the board of a problem, on its terms except for the convention.
///
/// ```
/// use grundy::{ask::number_of, games::Problem, graph::families::path};
///
/// let answer = number_of("chi_g", &Problem::new("coloring", path(4)).unwrap(), &Default::default()).unwrap();
/// assert_eq!(answer.number, Some(3));
/// ```
pub fn number_of(name: &str, problem: &Problem, options: &Options) -> Result<NumberAnswer, Error> {
    let own = problem.entry.numbers.iter().find(|info| info.is_called(name));
    let Some(info) = own else {
        let (entry, _) =
            number_names().find(|(_, info)| info.is_called(name)).ok_or_else(|| unknown(name))?;
        let message = words!(
            "{name} is a number of {}, not of {}",
            "{name} é um número de {}, não de {}",
            entry.id,
            problem.entry.id
        );
        return Err(Error::new(0, message));
    };
    if let Takes::Number { .. } = info.takes {
        return Err(Error::new(
            0,
            words!(
                "the argument of {name} is a number, not a board",
                "o argumento de {name} é um número, não um tabuleiro"
            ),
        ));
    }
    let problem = problem.with("convention", info.convention.id()).map_err(refused)?;
    Asked::of_problem(*info, name.to_string(), problem, options)?.answer()
}

impl NumberAnswer {
    pub(super) fn empty(name: String, graph: String) -> NumberAnswer {
        NumberAnswer {
            name,
            graph,
            number: None,
            reason: None,
            all_k: None,
            bounds: Vec::new(),
            status: Status::Solved,
            nodes: 0,
            seconds: 0.0,
            engine: Reasons::default(),
            stopped_by: None,
        }
    }

    /// The window that bounds give: the least and the greatest number that are possible.
    fn window(&self, least: u64) -> (u64, Option<u64>) {
        let least = self.bounds.iter().filter_map(|bound| bound.least).fold(least, u64::max);
        (least, self.bounds.iter().filter_map(|bound| bound.most).min())
    }

    /// What is known if a limit stopped the work: the number is `least` or more, and not greater than `most` if that is given.
    pub(super) fn stopped_between(&mut self, limit: StopReason, least: u64, most: Option<u64>) {
        let (least, bound) = self.window(least);
        let most = [most, bound].into_iter().flatten().min();
        self.reason = Some(match most {
            Some(most) => {
                words!("{}; from {least} to {most}", "{}; de {least} a {most}"; limit.stopped())
            }
            None => words!("{}; {least} or more", "{}; {least} ou mais"; limit.stopped()),
        });
    }

    /// Which limit was met.
    pub fn stopped_by(&self) -> Option<StopReason> {
        self.stopped_by
    }

    /// Adds the work of a solve, and what decided it.
    fn spend(&mut self, answer: &Answer) {
        self.nodes += answer.nodes;
        self.seconds += answer.seconds;
        self.engine = answer.engine.clone();
    }

    /// The limits of the next solve, after the work already spent.
    fn what_is_left_of(&self, options: &Options) -> Options {
        options.after_work(Duration::from_secs_f64(self.seconds), self.nodes)
    }

    fn take_score(&mut self, answer: &Answer) {
        self.spend(answer);
        self.number = answer.score;
        (self.status, self.stopped_by) = (answer.status, answer.stopped_by);
        self.reason = match (answer.score, answer.stopped_by.map(StopReason::stopped), answer.score_window) {
            (None, Some(limit), Some((low, high))) => {
                Some(words!("{}; from {low} to {high}", "{}; de {low} a {high}"; limit))
            }
            (None, Some(limit), None) => Some(limit.into()),
            _ => None,
        };
    }
}

/// A number in a range, as the argument of another number.
pub(super) fn expected_number(text: &str, least: u64, greatest: u64) -> Result<u64, Error> {
    let number = text.trim().parse().ok().filter(|number| (least..=greatest).contains(number));
    let expected = || {
        words!(
            "'{text}': expected a number from {least} to {greatest}, such as 3",
            "'{text}': esperava-se um número de {least} a {greatest}, como 3"
        )
    };
    number.ok_or_else(|| Error::new(0, expected()))
}
