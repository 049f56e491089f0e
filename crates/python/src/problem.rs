//! Problems: read from texts or made of a game, its keys and a board; and everything that can be asked of them.

use crate::answer::Answer;
use crate::convert::{language_of, wants};
use crate::error;
use crate::explanation::Explanation;
use crate::graph::{Graph, open};
use crate::own::Own;
use crate::tree::Tree;
use crate::value::Thermograph;
use crate::work::{Inside, Within};
use grundy::ask::{self, Options, Play, Question, Wants, open_files, tree_from};
use grundy::boards::{Board, BoardKind};
use grundy::draw::{Style, view_svg, view_text_in};
use grundy::explore::Shape;
use grundy::games::{self, Problem as Made, Refusal};
use grundy::graph::Label;
use grundy::rules::Convention;
use grundy::solve::{StopReason, with_large_stack};
use grundy::text::Words;
use grundy::words;
use pyo3::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long a question may take on the caller's thread before it gets one of its own.
const MOMENT: Duration = Duration::from_millis(5);

/// On boards with at most so many vertices nothing but search can take long.
const SMALL: usize = 64;

/// A game with its keys and its board, and the moves already played; or a sum of them.
#[pyclass(frozen, module = "grundy")]
#[derive(Clone)]
pub struct Problem {
    pub question: Question,
    /// The text that places in errors refer to.
    text: String,
    /// The rules of games of one's own, which live as long as their problems.
    pub own: Vec<Arc<Own>>,
}

/// What a problem is made on.
#[derive(FromPyObject)]
pub enum Ground<'py> {
    Graph(Bound<'py, Graph>),
    Heaps(Vec<u64>),
}

/// A name and a value for each key.
type Keys = Vec<(String, String)>;

#[pymethods]
impl Problem {
    /// Reads a problem text, a sum of problems joined by ` + `, with files as `@(path)`.
    #[staticmethod]
    fn read(py: Python<'_>, text: &str) -> PyResult<Problem> {
        let opened = open_files(text, &mut open).map_err(|error| error::asked(py, text, error))?;
        let question =
            Question::read_opened(&opened).map_err(|error| error::asked(py, &opened.text, error))?;
        Ok(Problem { question, text: opened.text, own: Vec::new() })
    }

    /// A game on a graph or on heaps, with its keys, the vertices after `@` and the labels.
    #[staticmethod]
    #[pyo3(signature = (game, ground, keys, tokens = None, labels = None))]
    fn make(
        py: Python<'_>,
        game: &str,
        ground: Ground<'_>,
        keys: Keys,
        tokens: Option<Vec<usize>>,
        labels: Option<&str>,
    ) -> PyResult<Problem> {
        let board = match ground {
            Ground::Heaps(heaps) => Board::from(heaps),
            Ground::Graph(graph) => {
                let board = graph.get().board.clone();
                Board::from(if let Some(tokens) = tokens { board.with_tokens(tokens) } else { board })
            }
        };
        let labels = labels.map(|text| read_labels(py, text)).transpose()?;
        let made = draft(game, &keys).and_then(|draft| match labels {
            Some(labels) => draft.on_labelled(board, labels),
            None => draft.on(board),
        });
        let question = Question::from(made.map_err(|refusal| refused(py, refusal))?);
        Ok(Problem { question, text: String::new(), own: Vec::new() })
    }

    /// A game of one's own: an object with `start`, `moves` and `play`.
    #[staticmethod]
    fn own(game: &Bound<'_, PyAny>, keys: Keys) -> PyResult<Problem> {
        let py = game.py();
        let own = Own::new(game)?;
        let made = own.problem().and_then(|problem| {
            keys.iter().try_fold(problem, |problem, (name, value)| problem.with(name, value))
        });
        let question = Question::from(made.map_err(|refusal| refused(py, refusal))?);
        Ok(Problem { question, text: String::new(), own: vec![own] })
    }

    /// The disjunctive sum of problems.
    #[staticmethod]
    fn sum(py: Python<'_>, problems: Vec<PyRef<'_, Problem>>) -> PyResult<Problem> {
        if let [problem] = &problems[..] {
            return Ok((**problem).clone());
        }
        let summands = problems.iter().flat_map(|problem| problem.question.problems().cloned());
        let question = Question::sum(summands).map_err(|error| error::plain(py, &error.message))?;
        let own = problems.iter().flat_map(|problem| problem.own.clone()).collect();
        Ok(Problem { question, text: String::new(), own })
    }

    /// The problem after further moves.
    #[pyo3(signature = (*moves))]
    fn play(&self, py: Python<'_>, moves: Vec<String>) -> PyResult<Problem> {
        let question = self.question.after(moves.iter().map(String::as_str));
        let after = Problem { question, text: String::new(), own: self.own.clone() };
        after.line(py)?;
        Ok(after)
    }

    /// The texts of the legal moves; none when the play is over.
    #[getter]
    fn moves(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        let play = self.line(py)?;
        self.checked(py, || play.legal())
    }

    /// The texts of the moves already played.
    #[getter]
    fn played(&self) -> Vec<String> {
        self.question.moves().map(String::from).collect()
    }

    /// The player to move.
    #[getter]
    fn next(&self, py: Python<'_>) -> PyResult<&'static str> {
        Ok(self.line(py)?.next().id())
    }

    /// Who has won, or "draw", if the play is over.
    #[getter]
    fn result(&self, py: Python<'_>) -> PyResult<Option<&'static str>> {
        let play = self.line(py)?;
        Ok(self.checked(py, || play.result())?.map(|verdict| verdict.id()))
    }

    /// The ids of the games in it.
    #[getter]
    fn games(&self) -> Vec<String> {
        self.question.problems().map(|problem| problem.entry.id.to_string()).collect()
    }

    /// The graph of the board, if there is one board and it is a graph.
    #[getter]
    fn graph(&self) -> Option<Graph> {
        self.question.single()?.as_graph().map(|graph| Graph::of(graph.clone()))
    }

    /// What is known of it: see `grundy.solve`.
    fn solve(
        &self,
        py: Python<'_>,
        want: Option<&str>,
        moves: bool,
        openings: bool,
        theorems: bool,
        within: Within<'_>,
    ) -> PyResult<Answer> {
        let asked = wants(py, want)?;
        let wants =
            if moves { Some(Wants { moves: true, ..asked.unwrap_or_else(|| self.usual()) }) } else { asked };
        let options = Options { wants, theorems, ..self.options(&within) };
        let ask = if openings { Question::openings } else { Question::solve };
        let answer = self.asked(py, &within, &options, |options| ask(&self.question, options))?;
        Ok(Answer::new(self.clone(), answer))
    }

    /// Why it is so: see `grundy.explain`.
    fn explain(&self, py: Python<'_>, within: Within<'_>) -> PyResult<Explanation> {
        let options = self.options(&within);
        let explained = self.long(py, &within, &options, |options| self.question.explain(options))?;
        Ok(Explanation::new(explained))
    }

    /// The game graph: see `grundy.tree`.
    fn tree(
        &self,
        py: Python<'_>,
        most: usize,
        fold: bool,
        turns: bool,
        within: Within<'_>,
    ) -> PyResult<Tree> {
        let options = self.options(&within);
        let shape = Shape { fold, turns, views: true, ..Shape::new(most) };
        let grow =
            |_: &Options| tree_from(std::slice::from_ref(&self.question), shape).map_err(|(_, error)| error);
        Ok(Tree::new(self.long(py, &within, &options, grow)?))
    }

    /// The thermograph of its value.
    fn thermograph(&self, py: Python<'_>, within: Within<'_>) -> PyResult<Thermograph> {
        let options = self.options(&within);
        let found = self.long(py, &within, &options, |options| self.question.valued(options))?;
        let found = found.map_err(|reason| error::plain(py, &reason.stopped().into()))?;
        Ok(Thermograph::new(found.thermograph, found.problem))
    }

    /// A move of the computer, which plays perfectly with probability `strength`; none when the play is over.
    fn choose(
        &self,
        py: Python<'_>,
        strength: f64,
        seed: u64,
        within: Within<'_>,
    ) -> PyResult<Option<String>> {
        let options = self.options(&within);
        let choose = |options: &Options| Play::of(&self.question)?.choose(options, strength, seed);
        Ok(self.long(py, &within, &options, choose)?.text)
    }

    /// The picture of the position.
    #[pyo3(signature = (lang = None))]
    fn svg(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let style = Style { language: language_of(py, lang)?, ..Style::default() };
        let play = self.line(py)?;
        self.checked(py, || view_svg(&play.view_with_owners(), &style))
    }

    /// The position as text.
    #[pyo3(signature = (lang = None))]
    fn text(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let (language, play) = (language_of(py, lang)?, self.line(py)?);
        self.checked(py, || view_text_in(&play.view_with_owners(), language))
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.shown(self.svg(py, None))
    }

    fn __str__(&self) -> String {
        self.question.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<grundy.Problem {}>", self.question)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Problem>().is_ok_and(|other| other.get().__str__() == self.__str__())
    }

    fn __hash__(&self) -> u64 {
        self.__str__().bytes().fold(0, |hash, byte| grundy::rules::mix(hash ^ u64::from(byte)))
    }
}

impl Problem {
    /// A problem of the library.
    pub fn of(problem: Made) -> Problem {
        Problem { question: problem.into(), text: String::new(), own: Vec::new() }
    }

    /// The play under way.
    pub fn line(&self, py: Python<'_>) -> PyResult<Play> {
        let play = self.checked(py, || Play::of(&self.question))?;
        play.map_err(|error| self.wrong(py, error))
    }

    /// How to answer. Python runs on one thread at a time, and so do games written in it.
    fn options(&self, within: &Within<'_>) -> Options {
        let mut options = within.options();
        if !self.own.is_empty() {
            options.threads = 1;
        }
        options
    }

    /// Answers on the caller's thread if that takes no more than a moment, else on one of its own.
    fn asked<T: Send + Stops>(
        &self,
        py: Python<'_>,
        within: &Within<'_>,
        options: &Options,
        ask: impl Fn(&Options) -> Result<T, ask::Error> + Sync,
    ) -> PyResult<T> {
        if self.is_small() {
            let mut brief = options.clone();
            brief.limits.time = Some(options.limits.time.map_or(MOMENT, |time| time.min(MOMENT)));
            let found = py.detach(|| ask(&brief)).map_err(|error| self.wrong(py, error))?;
            if !found.out_of_time() || options.limits.time.is_some_and(|time| time <= MOMENT) {
                return Ok(found);
            }
        }
        self.long(py, within, options, ask)
    }

    /// Answers on a thread of its own, on a large stack.
    fn long<T: Send>(
        &self,
        py: Python<'_>,
        within: &Within<'_>,
        options: &Options,
        ask: impl Fn(&Options) -> Result<T, ask::Error> + Sync,
    ) -> PyResult<T> {
        self.own.iter().for_each(|own| own.begin(&options.limits));
        let inside = Inside::default();
        let found = match self.own.is_empty() {
            true => within.run(py, &options.limits, || with_large_stack(|| ask(options))),
            false => within.run_inside(py, &options.limits, Some(&inside), || {
                with_large_stack(|| inside.hold(|| ask(options)))
            }),
        };
        self.faultless()?;
        found?.map_err(|error| self.wrong(py, error))
    }

    /// A result that needs no search; games of one's own may raise exceptions.
    pub fn checked<T>(&self, _py: Python<'_>, find: impl FnOnce() -> T) -> PyResult<T> {
        let found = find();
        self.faultless()?;
        Ok(found)
    }

    /// Raises what went wrong in the rules of a game of one's own.
    fn faultless(&self) -> PyResult<()> {
        self.own.iter().find_map(|own| own.take_fault()).map_or(Ok(()), Err)
    }

    /// What is told of a position and of every move; what does not apply stays empty.
    fn usual(&self) -> Wants {
        let class = matches!(self.question.terms().convention, Convention::Normal | Convention::Misere);
        Wants { class, ..results() }
    }

    /// A picture for a notebook: none of what cannot be drawn, but what a game of one's own raises comes out.
    pub fn shown(&self, drawn: PyResult<String>) -> PyResult<Option<String>> {
        if self.own.is_empty() { Ok(drawn.ok()) } else { drawn.map(Some) }
    }

    fn is_small(&self) -> bool {
        let small = |problem: &Made| problem.as_graph().is_some_and(|graph| graph.n() <= SMALL);
        self.own.is_empty() && self.question.problems().all(small)
    }

    fn wrong(&self, py: Python<'_>, error: ask::Error) -> PyErr {
        match self.text.is_empty() {
            true => error::plain(py, &error.message),
            false => error::asked(py, &self.text, error),
        }
    }
}

/// What may end without having found all that was asked for.
pub trait Stops {
    /// Whether time ran out.
    fn out_of_time(&self) -> bool;
}

impl Stops for ask::Answer {
    fn out_of_time(&self) -> bool {
        self.stopped_by == Some(StopReason::Time)
    }
}

/// A game with its keys, before its board.
pub fn draft(game: &str, keys: &[(String, String)]) -> Result<games::Draft, Refusal> {
    keys.iter().try_fold(Made::of(game)?, |draft, (name, value)| draft.key(name, value))
}

/// A refusal, with the key that it is about.
pub fn refused(py: Python<'_>, refusal: Refusal) -> PyErr {
    let key = match refusal.about {
        games::About::Key(key) | games::About::Inside(key, _) => key,
        _ => return error::plain(py, &refusal.message),
    };
    let Words { en, pt } = refusal.message;
    let named = |text: String| if text.contains(key) { text } else { format!("{key}: {text}") };
    error::plain(py, &Words { en: named(en), pt: named(pt) })
}

fn read_labels(py: Python<'_>, text: &str) -> PyResult<Vec<Label>> {
    let label = |letter: char| match letter {
        'A' => Ok(Label::A),
        'B' => Ok(Label::B),
        'C' => Ok(Label::C),
        _ => Err(error::plain(
            py,
            &words!("labels: expected letters A, B and C", "rótulos: esperavam-se letras A, B e C"),
        )),
    };
    text.chars().map(label).collect()
}

/// The kind of board that a game is played on, "graph", "multigraph", "heaps", or "text" for all that is written.
#[pyfunction]
pub fn board_kind(py: Python<'_>, game: &str) -> PyResult<&'static str> {
    let draft = Made::of(game).map_err(|refusal| refused(py, refusal))?;
    Ok(match draft.entry().board {
        BoardKind::Graph(_) => "graph",
        BoardKind::Multigraph(_) => "multigraph",
        BoardKind::Heaps(_) => "heaps",
        _ => "text",
    })
}

/// The wants that a picture with results needs.
pub fn results() -> Wants {
    Wants { winner: true, nimber: true, value: true, score: true, moves: true, ..Wants::default() }
}
