//! Problems: read from texts or made of a game, its keys and a board; and everything that can be asked of them.

use crate::answer::Answer;
use crate::convert::{language_of, said, shortened, wants};
use crate::error;
use crate::explanation::Explanation;
use crate::graph::{Graph, Remade, check_nodes, open};
use crate::made::{Ground, Keys, draft, read_labels, refused};
use crate::own::{Own, move_text};
use crate::tree::Tree;
use crate::value::Thermograph;
use crate::work::{Inside, Within};
use grundy::ask::{self, Options, Play, Question, Wants, open_files, tree_within};
use grundy::draw::{Style, view_svg, view_text_in};
use grundy::explore::Shape;
use grundy::games::Problem as Made;
use grundy::rules::Convention;
use grundy::solve::{Limits, StopReason, with_large_stack};
use grundy::words;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use std::sync::Arc;
use std::time::Duration;

/// How long a question may take on the caller's thread before it gets one of its own.
const MOMENT: Duration = Duration::from_millis(5);

/// Rules written in Python may take long for a position, so that the limits are looked at after so many.
pub const FEW: u64 = 8;

/// On boards with at most so many vertices nothing but search can take long.
const SMALL: usize = 64;

/// A game with its keys and its board, and the moves already played; or a sum of them. `grundy.problem` makes problems.
///
/// Examples
/// --------
/// >>> problem = grundy.problem("kayles", [("Acre", "Bahia"), ("Bahia", "Goiás")])
/// >>> problem.moves
/// ['Acre', 'Bahia', 'Goiás']
/// >>> problem.play("Bahia").result
/// 'alice'
/// >>> problem.solve().nimber
/// 2
#[pyclass(frozen, module = "grundy")]
#[derive(Clone)]
pub struct Problem {
    pub question: Question,
    /// The text that places in errors refer to.
    text: String,
    /// The rules of custom games, which live as long as their problems.
    pub own: Vec<Arc<Own>>,
    /// The objects that the vertices of its graph stand for, if it was made from objects.
    nodes: Option<Arc<Py<PyList>>>,
}

#[pymethods]
impl Problem {
    /// Reads a problem text, a sum of problems joined by ` + `, with files as `@(path)`, and takes the objects that the
    /// vertices of its graph stand for.
    #[staticmethod]
    #[pyo3(signature = (text, nodes = None))]
    fn read(py: Python<'_>, text: &str, nodes: Option<Py<PyList>>) -> PyResult<Problem> {
        let opened = open_files(text, &mut open).map_err(|error| error::asked(py, text, error))?;
        let question = py
            .detach(|| Question::read_opened(&opened))
            .map_err(|error| error::asked(py, &opened.text, error))?;
        if nodes.is_some() {
            let graph = question.single().and_then(Made::as_graph);
            check_nodes(py, nodes.as_ref(), graph.map_or(0, |graph| graph.n()))?;
        }
        Ok(Problem { text: opened.text, nodes: nodes.map(Arc::new), ..Problem::of(question) })
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
        let nodes = ground.nodes(py);
        let board = ground.board(tokens);
        let labels = labels.map(|text| read_labels(py, text)).transpose()?;
        let made = draft(game, &keys).and_then(|draft| match labels {
            Some(labels) => draft.on_labelled(board, labels),
            None => draft.on(board),
        });
        let question = Question::from(made.map_err(|refusal| refused(py, refusal))?);
        Ok(Problem { nodes, ..Problem::of(question) })
    }

    /// A custom game: an object with `start`, `moves` and `play`.
    #[staticmethod]
    fn own(game: &Bound<'_, PyAny>, keys: Keys) -> PyResult<Problem> {
        let py = game.py();
        let own = Own::new(game)?;
        let made = own.problem().and_then(|problem| {
            keys.iter().try_fold(problem, |problem, (name, value)| problem.with(name, value))
        });
        let question = Question::from(made.map_err(|refusal| refused(py, refusal))?);
        Ok(Problem { own: vec![own], ..Problem::of(question) })
    }

    /// The disjunctive sum of problems: also `one + two`.
    ///
    /// Parameters
    /// ----------
    /// problems
    ///     Some problems, at least one, with the same convention and the same player first.
    ///
    /// Returns
    /// -------
    /// Problem
    ///
    /// Examples
    /// --------
    /// >>> one, two = grundy.problem("kayles:P5"), grundy.problem("nim:3")
    /// >>> grundy.Problem.sum([one, two]) == one + two, (one + two).solve().nimber
    /// (True, 0)
    #[staticmethod]
    fn sum(py: Python<'_>, problems: Vec<PyRef<'_, Problem>>) -> PyResult<Problem> {
        if let [problem] = &problems[..] {
            return Ok((**problem).clone());
        }
        let summands = problems.iter().flat_map(|problem| problem.question.problems().cloned());
        let question = Question::sum(summands).map_err(|error| error::plain(py, &error.message))?;
        let own = problems.iter().flat_map(|problem| problem.own.clone()).collect();
        Ok(Problem { own, ..Problem::of(question) })
    }

    fn __add__<'py>(
        slf: PyRef<'py, Self>,
        py: Python<'py>,
        other: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match other.extract::<PyRef<'py, Problem>>() {
            Ok(other) => Problem::sum(py, vec![slf, other])?.into_bound_py_any(py),
            Err(_) => Ok(py.NotImplemented().into_bound(py)),
        }
    }

    /// The sum of a list begins with 0.
    fn __radd__<'py>(slf: &Bound<'py, Self>, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match other.extract::<u8>() {
            Ok(0) => Ok(slf.clone().into_any()),
            _ => Ok(slf.py().NotImplemented().into_bound(slf.py())),
        }
    }

    /// The problem after further moves.
    ///
    /// Parameters
    /// ----------
    /// *moves
    ///     Their texts, or the objects that they stand for, such as a vertex of a graph of networkx or a move of a custom game.
    ///
    /// Returns
    /// -------
    /// Problem
    ///
    /// Raises
    /// ------
    /// Error
    ///     If a move is not legal; it lists those that are.
    #[pyo3(signature = (*moves))]
    fn play(&self, moves: &Bound<'_, PyTuple>) -> PyResult<Problem> {
        let texts = moves.iter().map(|m| self.text_of(&m)).collect::<PyResult<Vec<String>>>()?;
        let question = self.question.after(texts.iter().map(String::as_str));
        let after = Problem { question, text: String::new(), ..self.clone() };
        after.line(moves.py())?;
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
    fn graph(&self, py: Python<'_>) -> Option<Graph> {
        let nodes = self.nodes.as_ref().map(|nodes| nodes.clone_ref(py));
        self.question.single()?.as_graph().map(|graph| Graph::of(graph.clone(), nodes))
    }

    /// Say who wins it, and by how much: `grundy.solve` of this problem.
    ///
    /// Parameters
    /// ----------
    /// want, moves, openings, theorems
    ///     What to find out, and whether theorems may decide: see `grundy.solve`.
    /// time, memory, nodes, threads, progress
    ///     See `grundy.solve`.
    ///
    /// Returns
    /// -------
    /// Answer
    #[pyo3(signature = (**asked), text_signature = "($self, *, want=None, moves=False, openings=False, theorems=True, time=None, memory=None, nodes=None, threads=None, progress=None)")]
    fn solve<'py>(slf: &Bound<'py, Self>, asked: Option<&Bound<'py, PyDict>>) -> Asked<'py> {
        by_package("solve", slf, asked)
    }

    /// Say why it is won: `grundy.explain` of this problem.
    ///
    /// Parameters
    /// ----------
    /// time, memory, nodes, threads, progress
    ///     See `grundy.solve`.
    ///
    /// Returns
    /// -------
    /// Explanation
    #[pyo3(signature = (**asked), text_signature = "($self, *, time=None, memory=None, nodes=None, threads=None, progress=None)")]
    fn explain<'py>(slf: &Bound<'py, Self>, asked: Option<&Bound<'py, PyDict>>) -> Asked<'py> {
        by_package("explain", slf, asked)
    }

    /// Build its game graph: `grundy.tree` of this problem.
    ///
    /// Parameters
    /// ----------
    /// most, fold, turns, time, progress
    ///     See `grundy.tree`.
    ///
    /// Returns
    /// -------
    /// Tree
    #[pyo3(signature = (**asked), text_signature = "($self, *, most=200, fold=True, turns=False, time=None, progress=None)")]
    fn tree<'py>(slf: &Bound<'py, Self>, asked: Option<&Bound<'py, PyDict>>) -> Asked<'py> {
        by_package("tree", slf, asked)
    }

    /// Draw the thermograph of its value: `grundy.thermograph` of this problem.
    ///
    /// Parameters
    /// ----------
    /// time, progress
    ///     See `grundy.solve`.
    ///
    /// Returns
    /// -------
    /// Thermograph
    #[pyo3(signature = (**asked), text_signature = "($self, *, time=None, progress=None)")]
    fn thermograph<'py>(slf: &Bound<'py, Self>, asked: Option<&Bound<'py, PyDict>>) -> Asked<'py> {
        by_package("thermograph", slf, asked)
    }

    /// A move of the computer.
    ///
    /// Parameters
    /// ----------
    /// strength
    ///     The probability with which it plays perfectly, otherwise at random; 1 if it is not given.
    /// seed
    ///     For what is left to chance; 0 if it is not given.
    /// time, memory, nodes, threads, progress
    ///     See `grundy.solve`.
    ///
    /// Returns
    /// -------
    /// str or None
    ///     The text of the move; None when the play is over.
    #[pyo3(
        signature = (**asked),
        text_signature = "($self, *, strength=1.0, seed=0, time=None, memory=None, nodes=None, threads=None, progress=None)"
    )]
    fn choose<'py>(slf: &Bound<'py, Self>, asked: Option<&Bound<'py, PyDict>>) -> Asked<'py> {
        by_package("_choose", slf, asked)
    }

    #[pyo3(name = "_solve")]
    fn solve_within(
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

    #[pyo3(name = "_explain")]
    fn explain_within(&self, py: Python<'_>, within: Within<'_>) -> PyResult<Explanation> {
        let options = self.options(&within);
        let explained = self.long(py, &within, &options, |options| self.question.explain(options))?;
        Ok(Explanation::new(explained))
    }

    #[pyo3(name = "_tree")]
    fn tree_within(
        &self,
        py: Python<'_>,
        most: usize,
        fold: bool,
        turns: bool,
        within: Within<'_>,
    ) -> PyResult<Tree> {
        let options = self.options(&within);
        let shape = Shape { fold, turns, views: true, ..Shape::new(most) };
        let question = std::slice::from_ref(&self.question);
        let grow = |options: &Options| tree_within(question, shape, &options.limits);
        let grown = self.long(py, &within, &options, |options| grow(options).map_err(|(_, error)| error))?;
        self.checked(py, || self.own.iter().for_each(|own| own.look_for_circles()))?;
        Ok(Tree::new(grown))
    }

    #[pyo3(name = "_thermograph")]
    fn thermograph_within(&self, py: Python<'_>, within: Within<'_>) -> PyResult<Thermograph> {
        let options = self.options(&within);
        let found = self.long(py, &within, &options, |options| self.question.valued(options))?;
        let found = found.map_err(|reason| error::plain(py, &reason.stopped().into()))?;
        Ok(Thermograph::new(found.thermograph, found.problem))
    }

    #[pyo3(name = "_choose")]
    fn choose_within(
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
        self.shown(py, self.svg(py, None))
    }

    fn __str__(&self) -> String {
        self.question.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<grundy.Problem {}>", shortened(&self.__str__()))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Problem>().is_ok_and(|other| other.get().__str__() == self.__str__())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Remade<'py>)> {
        let nodes = self.nodes.as_ref().map(|nodes| nodes.bind(py).clone());
        match self.own.is_empty() {
            true => Ok((py.get_type::<Problem>().getattr("read")?, (self.__str__(), nodes))),
            false => Err(PyTypeError::new_err(said(&words!(
                "a problem of a custom game cannot be pickled",
                "um problema de um jogo próprio não pode ser serializado com pickle"
            )))),
        }
    }

    fn __hash__(&self) -> u64 {
        self.__str__().bytes().fold(0, |hash, byte| grundy::rules::mix(hash ^ u64::from(byte)))
    }
}

impl Problem {
    /// A problem of the library.
    pub fn of(question: impl Into<Question>) -> Problem {
        Problem { question: question.into(), text: String::new(), own: Vec::new(), nodes: None }
    }

    /// The text of a move that is given as a text or by the object that it stands for.
    fn text_of(&self, given: &Bound<'_, PyAny>) -> PyResult<String> {
        let py = given.py();
        let at = match &self.nodes {
            Some(nodes) => nodes.bind(py).index(given).ok(),
            None => None,
        };
        if let (Some(v), Some(graph)) = (at, self.question.single().and_then(Made::as_graph)) {
            return Ok(graph.vertex_text(v));
        }
        let text = given.str()?.to_string();
        Ok(if self.own.is_empty() { text } else { move_text(&text) })
    }

    /// The play under way.
    pub fn line(&self, py: Python<'_>) -> PyResult<Play> {
        let play = self.checked(py, || Play::of(&self.question))?;
        play.map_err(|error| self.wrong(py, error))
    }

    /// How to answer. Python runs on one thread at a time, and so do games written in it.
    pub fn options(&self, within: &Within<'_>) -> Options {
        let mut options = within.options();
        if !self.own.is_empty() {
            options.threads = 1;
            options.limits.batch = FEW;
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
    pub fn long<T: Send>(
        &self,
        py: Python<'_>,
        within: &Within<'_>,
        options: &Options,
        ask: impl Fn(&Options) -> Result<T, ask::Error> + Sync,
    ) -> PyResult<T> {
        self.begin(&options.limits);
        let inside = Inside::default();
        let found = match self.own.is_empty() {
            true => within.run(py, &options.limits, || with_large_stack(|| ask(options))),
            false => within.run_inside(py, &options.limits, Some(&inside), || {
                with_large_stack(|| inside.hold(|| ask(options)))
            }),
        };
        let faultless = self.faultless();
        let found = found?;
        faultless?;
        found.map_err(|error| self.wrong(py, error))
    }

    /// A result that needs no search. Other threads go on meanwhile: one of them may be in rules that it needs.
    pub fn checked<T: Send>(&self, py: Python<'_>, find: impl FnOnce() -> T + Send) -> PyResult<T> {
        let found = py.detach(find);
        self.faultless()?;
        Ok(found)
    }

    /// A search begins under these limits.
    pub fn begin(&self, limits: &Limits) {
        self.own.iter().for_each(|own| own.begin(limits));
    }

    /// Raises what went wrong in the rules of a custom game.
    pub fn faultless(&self) -> PyResult<()> {
        self.own.iter().find_map(|own| own.take_fault()).map_or(Ok(()), Err)
    }

    /// What is asked of a position and of every move; what does not apply stays empty.
    fn usual(&self) -> Wants {
        let class = matches!(self.question.terms().convention, Convention::Normal | Convention::Misere);
        Wants { class, ..results() }
    }

    /// A picture for a notebook: none of what cannot be drawn, but what a custom game raises comes out, and Ctrl-C.
    pub fn shown(&self, py: Python<'_>, drawn: PyResult<String>) -> PyResult<Option<String>> {
        match drawn {
            Err(fault) if self.own.is_empty() && fault.is_instance_of::<error::Error>(py) => Ok(None),
            drawn => drawn.map(Some),
        }
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

/// What a function of the package returns.
type Asked<'py> = PyResult<Bound<'py, PyAny>>;

/// Calls a function of the package on an object: the defaults of its arguments are written there.
pub fn by_package<'py, T>(name: &str, of: &Bound<'py, T>, asked: Option<&Bound<'py, PyDict>>) -> Asked<'py> {
    of.py().import("grundy._ask")?.getattr(name)?.call((of.as_any(),), asked)
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

/// The wants that a picture with results needs.
pub fn results() -> Wants {
    Wants { winner: true, nimber: true, value: true, score: true, moves: true, ..Wants::default() }
}
