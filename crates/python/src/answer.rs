//! Answers: the record of a solve, with the types that Python has for its fields.

use crate::convert::{fraction, language_of, record, shortened};
use crate::error;
use crate::problem::{Problem, results};
use crate::value::Value;
use crate::work::Within;
use grundy::ask::{self, MoveAnswer, Question, verdict};
use grundy::draw::{Found, Note, Style, view_svg};
use grundy::rules::Player;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::OnceLock;
use std::time::Duration;

/// How long to search for what a picture shows.
const PICTURE: Duration = Duration::from_secs(2);

/// Where play stops if Left begins, and if Right does.
type Stops<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);

/// The most moves whose results a picture shows.
const MOST_MOVES: usize = 500;

/// What is known of a problem. A field is None where it does not apply, or was neither asked for nor found on the way.
///
/// Examples
/// --------
/// >>> answer = grundy.solve("nim:3,5", moves=True)
/// >>> answer.winner, answer.nimber, answer.best
/// ('alice', 6, ['1>3'])
/// >>> answer.to_dict()["status"]
/// 'solved'
#[pyclass(frozen, module = "grundy")]
pub struct Answer {
    of: Problem,
    answer: ask::Answer,
    /// What every move leads to, if a picture has asked.
    results: OnceLock<Vec<MoveAnswer>>,
}

#[pymethods]
impl Answer {
    /// The problem, with which more can be asked.
    #[getter]
    fn of(&self) -> Problem {
        self.of.clone()
    }

    /// The canonical text of what was solved.
    #[getter]
    fn problem(&self) -> &str {
        &self.answer.problem
    }

    /// "solved" or "stopped".
    #[getter]
    fn status(&self) -> &'static str {
        if self.answer.is_solved() { "solved" } else { "stopped" }
    }

    /// Whether everything asked for was found.
    #[getter]
    fn solved(&self) -> bool {
        self.answer.is_solved()
    }

    /// Which limit stopped the solve.
    #[getter]
    fn stopped_by(&self) -> Option<&'static str> {
        self.answer.stopped_by.map(|reason| reason.id())
    }

    /// "alice", "bob" or "draw".
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        self.answer.winner.map(|winner| winner.id())
    }

    /// "N", "P", "L" or "R": who wins when either player starts.
    #[getter]
    fn class_(&self) -> Option<String> {
        self.answer.class.map(|class| class.to_string())
    }

    /// The nimber, of impartial games under normal play.
    #[getter]
    fn nimber(&self) -> Option<u64> {
        self.answer.nimber
    }

    /// The loopy nimber: {"finite": m} or {"infinite": [..]}.
    #[getter]
    fn loopy<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.answer.loopy.as_ref().map(|loopy| record(py, loopy)).transpose()
    }

    /// The value in canonical form.
    #[getter]
    fn value(&self, py: Python<'_>) -> PyResult<Option<Value>> {
        self.answer.value.as_deref().map(|text| Value::read(py, text)).transpose()
    }

    /// The mean value.
    #[getter]
    fn mean<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.answer.mean.as_deref().map(|text| fraction(py, text)).transpose()
    }

    /// The temperature.
    #[getter]
    fn temperature<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.answer.temperature.as_deref().map(|text| fraction(py, text)).transpose()
    }

    /// "cold", "tepid" or "hot".
    #[getter]
    fn heat(&self) -> Option<&'static str> {
        self.answer.heat.map(|heat| heat.name())
    }

    /// Of a value: where play stops if Alice begins, and if Bob does.
    #[getter]
    fn stops<'py>(&self, py: Python<'py>) -> PyResult<Option<Stops<'py>>> {
        let Some([left, right]) = &self.answer.stops else { return Ok(None) };
        Ok(Some((fraction(py, left)?, fraction(py, right)?)))
    }

    /// Of a value: how deep its canonical form is.
    #[getter]
    fn birthday(&self) -> Option<u64> {
        self.answer.birthday
    }

    /// Of an all-small value: how many ups it is worth.
    #[getter]
    fn atomic_weight(&self, py: Python<'_>) -> PyResult<Option<Value>> {
        self.answer.atomic_weight.as_deref().map(|text| Value::read(py, text)).transpose()
    }

    /// Of a value: the reduced canonical form, in which infinitesimals do not count.
    #[getter]
    fn reduced(&self, py: Python<'_>) -> PyResult<Option<Value>> {
        self.answer.reduced.as_deref().map(|text| Value::read(py, text)).transpose()
    }

    /// How the two games of a comparison compare: "<", ">", "=" or "||".
    #[getter]
    fn relation(&self) -> Option<&'static str> {
        self.answer.relation.map(|relation| relation.symbol())
    }

    /// The score under best play.
    #[getter]
    fn score(&self) -> Option<i64> {
        self.answer.score
    }

    /// The least and the greatest possible score, if the solve was stopped.
    #[getter]
    fn score_window(&self) -> Option<(i64, i64)> {
        self.answer.score_window
    }

    /// How many moves the play lasts when the winner hurries and the loser delays.
    #[getter]
    fn remoteness(&self) -> Option<u32> {
        self.answer.remoteness
    }

    /// The length of the longest play.
    #[getter]
    fn depth(&self) -> Option<u32> {
        self.answer.depth
    }

    /// The genus, such as "4^146".
    #[getter]
    fn genus(&self) -> Option<&str> {
        self.answer.genus.as_deref()
    }

    /// Whether the position is tame: it and all that follow have genera of nim.
    #[getter]
    fn tame(&self) -> Option<bool> {
        self.answer.tame
    }

    /// The rank, where positions may recur and the loopy nimber is finite.
    #[getter]
    fn rank(&self) -> Option<u32> {
        self.answer.rank
    }

    /// Who wins after every first move, if that was asked for: the move, and "alice", "bob", "draw" or None.
    #[getter]
    fn openings<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(openings) = &self.answer.openings else { return Ok(None) };
        let winners = PyDict::new(py);
        for opening in openings {
            winners.set_item(&opening.text, opening.winner.map(|winner| winner.id()))?;
        }
        Ok(Some(winners))
    }

    /// Every legal move and what it leads to, if that was asked for.
    #[getter]
    fn moves(&self) -> Option<Vec<Move>> {
        self.answer.moves.as_ref().map(|moves| moves.iter().cloned().map(Move).collect())
    }

    /// The moves that keep the result.
    #[getter]
    fn best(&self) -> Option<Vec<String>> {
        self.answer.best.clone()
    }

    /// How many positions were examined.
    #[getter]
    fn nodes(&self) -> u64 {
        self.answer.nodes
    }

    /// How long it took.
    #[getter]
    fn seconds(&self) -> f64 {
        self.answer.seconds
    }

    /// What decided.
    #[getter]
    fn engine(&self) -> String {
        self.answer.engine.to_string()
    }

    /// What decided, in a language.
    #[pyo3(signature = (lang = None))]
    fn decided_by(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        Ok(self.answer.engine.text(language_of(py, lang)?))
    }

    /// What the answer says, in sentences.
    #[pyo3(signature = (lang = None))]
    fn text(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let language = language_of(py, lang)?;
        let next = self.of.line(py).map_or(Player::Alice, |play| play.next());
        let sentences = verdict(&self.answer, next, self.of.question.terms().convention);
        Ok(sentences.iter().map(|words| language.of(words)).collect::<Vec<_>>().join(" "))
    }

    /// The board, with every move marked by its result.
    #[pyo3(signature = (lang = None))]
    fn svg(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let play = self.of.line(py)?;
        let (legal, count) = play.legal_moves(MOST_MOVES);
        let known = match &self.answer.moves {
            Some(moves) => moves,
            None if count <= MOST_MOVES => self.results(py)?,
            None => &Vec::new(),
        };
        let note = |found: &MoveAnswer| {
            let places = legal.iter().find(|legal| legal.text == found.text)?.places.clone();
            let sign = found.winner.map(|winner| winner.sign_for(play.next()))?;
            let result = match sign {
                1 => Found::Win,
                0 => Found::Draw,
                _ => Found::Loss,
            };
            Some(Note { places, found: result, text: left(found) })
        };
        let notes = known.iter().filter_map(note).collect();
        let style = Style { language: language_of(py, lang)?, notes, ..Style::default() };
        self.of.checked(py, || view_svg(&play.view_with_owners(), &style))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.of.shown(py, self.svg(py, None))
    }

    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("grundy._html")?.call_method1("answer", (slf,))
    }

    /// The JSON of `grundy solve --json` as a dict.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        record(py, &self.answer)
    }

    /// A field by its name in the JSON, such as answer["class"].
    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        self.to_dict(py)?.get_item(name)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let fields = self.to_dict(py)?.cast_into::<PyDict>()?;
        let mut shown = format!("Answer({}", shortened(&self.answer.problem));
        for name in [
            "status",
            "winner",
            "class",
            "nimber",
            "loopy",
            "value",
            "relation",
            "score",
            "remoteness",
            "best",
        ] {
            let known = fields.get_item(name)?.filter(|field| !field.is_none());
            if let Some(field) = known.filter(|_| name != "status" || !self.answer.is_solved()) {
                shown += &format!(", {name}={}", field.repr()?);
            }
        }
        Ok(shown + ")")
    }
}

impl Answer {
    pub fn new(of: Problem, answer: ask::Answer) -> Answer {
        Answer { of, answer, results: OnceLock::new() }
    }

    /// What every move leads to, found once, within a moment.
    fn results(&self, py: Python<'_>) -> PyResult<&Vec<MoveAnswer>> {
        if let Some(results) = self.results.get() {
            return Ok(results);
        }
        let question: &Question = &self.of.question;
        let mut options = self.of.options(&Within::default());
        (options.wants, options.threads, options.limits.time) = (Some(results()), 1, Some(PICTURE));
        let found = self.of.long(py, &Within::default(), &options, |options| question.solve(options));
        let results = match found {
            Ok(answer) => answer.moves.unwrap_or_default(),
            Err(fault) if self.of.own.is_empty() && fault.is_instance_of::<error::Error>(py) => Vec::new(),
            Err(fault) => return Err(fault),
        };
        Ok(self.results.get_or_init(|| results))
    }
}

/// What a move leaves, in a few characters.
fn left(found: &MoveAnswer) -> String {
    let number = |text: Option<String>| text.filter(|text| text.len() <= 12);
    let nimber = found.nimber.map(|nimber| nimber.to_string());
    let score = found.score.map(|score| score.to_string());
    number(nimber).or(number(found.value.clone())).or(number(score)).unwrap_or_default()
}

/// A legal move and what it leads to.
#[pyclass(frozen, module = "grundy")]
pub struct Move(MoveAnswer);

#[pymethods]
impl Move {
    /// The text of the move.
    #[getter]
    fn r#move(&self) -> &str {
        &self.0.text
    }

    /// Who wins after it.
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        self.0.winner.map(|winner| winner.id())
    }

    /// The nimber of the position that it leads to.
    #[getter]
    fn nimber(&self) -> Option<u64> {
        self.0.nimber
    }

    /// The value of the position that it leads to.
    #[getter]
    fn value(&self, py: Python<'_>) -> PyResult<Option<Value>> {
        self.0.value.as_deref().map(|text| Value::read(py, text)).transpose()
    }

    /// The score under best play after it.
    #[getter]
    fn score(&self) -> Option<i64> {
        self.0.score
    }

    /// The remoteness of the position that it leads to.
    #[getter]
    fn remoteness(&self) -> Option<u32> {
        self.0.remoteness
    }

    /// The record as a dict.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        record(py, &self.0)
    }

    fn __str__(&self) -> &str {
        &self.0.text
    }

    fn __repr__(&self) -> String {
        let won = self.0.winner.map_or(String::new(), |winner| format!(", winner='{}'", winner.id()));
        let left = left(&self.0);
        let left = if left.is_empty() { left } else { format!(", leaves {left}") };
        format!("Move('{}'{won}{left})", self.0.text)
    }
}
