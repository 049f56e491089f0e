//! Misere quotients of heap games.

use super::{Error, Options, Period, Question, Status};
use crate::games::as_heaps;
use crate::heap::quotient::{Bounds, End, Monoid, Quotient, generator_name};
use crate::solve::{Meter, with_large_stack};
use serde::Serialize;

/// A misere quotient, as texts. Elements are products of the generators a, b, ..
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct QuotientAnswer {
    /// The canonical text of the problem.
    pub problem: String,
    /// Whether the question was settled.
    pub status: Status,
    /// The largest heap that the quotient covers; null if it covers all heaps.
    pub heaps_up_to: Option<u64>,
    /// Why it was not extended further: "proved", "bound", "too-large" or "stopped".
    pub end: &'static str,
    /// The number of elements.
    pub order: usize,
    /// The heap that each generator stands for.
    pub generators: Vec<(String, u64)>,
    /// Equations between products of generators that define the quotient.
    pub relations: Vec<String>,
    /// Every element, as a product of generators.
    pub elements: Vec<String>,
    /// The elements that are lost for the player to move.
    pub p_portion: Vec<String>,
    /// For each element its products with all elements, by their places.
    pub products: Vec<Vec<usize>>,
    /// The element of each heap from 0 on.
    pub heaps: Vec<String>,
    /// The period of the elements of heaps, if it is known.
    pub period: Option<Period>,
    /// The element of the heaps of the problem, and whether they are lost for the player to move.
    pub element: Option<String>,
    /// Whether the heaps of the problem are lost for the player to move.
    pub lost: Option<bool>,
    /// How long it took.
    pub seconds: f64,
}

/// The misere quotient of the heaps of a problem, within bounds.
///
/// ```
/// let answer = grundy::ask::quotient("octal{code=0.33}:5", Default::default(), &Default::default()).unwrap();
/// assert_eq!((answer.order, answer.p_portion.join(" ").as_str()), (6, "a b^2"));
/// ```
pub fn quotient(text: &str, bounds: Bounds, options: &Options) -> Result<QuotientAnswer, Error> {
    Question::read(text)?.quotient(bounds, options)
}

impl Question {
    /// The misere quotient of its heaps: see [`quotient`].
    pub fn quotient(&self, bounds: Bounds, options: &Options) -> Result<QuotientAnswer, Error> {
        found(self, bounds, options)
    }
}

fn found(question: &Question, bounds: Bounds, options: &Options) -> Result<QuotientAnswer, Error> {
    let single = question.single().filter(|_| question.played.is_empty());
    let heaps = match single.and_then(as_heaps) {
        Some(heaps) if heaps.openings.is_none() => heaps,
        _ => {
            return Err(Error::new(
                0,
                words!(
                    "expected one problem of heaps, such as octal{{code=0.77}}:5",
                    "esperava-se um só problema de pilhas, como octal{{code=0.77}}:5"
                ),
            ));
        }
    };
    let meter = Meter::new(options.limits.clone());
    let watch = |work: u64| meter.report(work).is_err();
    let (found, end) = with_large_stack(|| Quotient::find(&heaps.rule, bounds, &watch));
    let monoid = &found.monoid;
    let element_text = |&element: &usize| Monoid::text(monoid.word(element));
    let elements: Vec<usize> = (0..monoid.order()).collect();
    let lost = elements.iter().filter(|element| monoid.is_lost(**element));
    let names = (0..).map(generator_name);
    Ok(QuotientAnswer {
        problem: question.to_string(),
        status: if matches!(end, End::Proved | End::Bound) { Status::Solved } else { Status::Stopped },
        heaps_up_to: found.period.is_none().then(|| found.elements.len() as u64 - 1),
        end: end_id(end),
        order: monoid.order(),
        generators: names.zip(monoid.generators().iter().copied()).collect(),
        relations: monoid.relations().iter().map(ToString::to_string).collect(),
        p_portion: lost.map(element_text).collect(),
        products: elements
            .iter()
            .map(|&a| elements.iter().map(|&b| monoid.product(a, b)).collect())
            .collect(),
        elements: elements.iter().map(element_text).collect(),
        heaps: found.elements.iter().map(element_text).collect(),
        period: found.period.as_ref().map(Period::proved),
        element: found.element(&heaps.heaps).map(|element| element_text(&element)),
        lost: found.is_lost(&heaps.heaps),
        seconds: meter.seconds(),
    })
}

fn end_id(end: End) -> &'static str {
    match end {
        End::Proved => "proved",
        End::Bound => "bound",
        End::TooLarge => "too-large",
        End::Stopped => "stopped",
    }
}
