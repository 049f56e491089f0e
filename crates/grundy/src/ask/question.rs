//! A question: one problem, or several as a sum, and the moves already played.

use super::prepared::{Prepared, Standing};
use super::text::{self, Located};
use super::{Error, Opened, Options};
use crate::ask::Answer;
use crate::games::{Problem, Refusal};
use crate::graph::expr::Held;
use crate::rules::{Convention, Rules, Terms};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// What is asked: one problem or a sum of several, and the moves already played. The game is set up once, when it is
/// first needed; copies of a question share it, together with everything solves have found.
///
/// ```
/// use grundy::ask::Question;
/// use grundy::games::Problem;
/// use grundy::graph::families::path;
///
/// let read = Question::read("kayles:P5 + nim:2").unwrap();
/// let made = Question::sum([Problem::new("kayles", path(5)).unwrap(), Problem::new("nim", vec![2]).unwrap()]);
/// let nimber = |question: Question| question.solve(&Default::default()).unwrap().nimber;
/// assert_eq!((nimber(read), nimber(made.unwrap())), (Some(1), Some(1)));
/// ```
#[derive(Clone)]
pub struct Question {
    pub(super) problems: Arc<[Located]>,
    /// The moves already played, with their places in the text.
    pub(super) played: Vec<(usize, String)>,
    prepared: Arc<OnceLock<Result<Prepared, Error>>>,
    standing: OnceLock<Result<Standing, Error>>,
}

/// One problem alone is always a question.
impl From<Problem> for Question {
    fn from(problem: Problem) -> Question {
        Question::made(vec![problem.into()], Vec::new())
    }
}

impl Question {
    /// Parses a text; an error says where it is wrong and what was expected. Boards are built, games are not yet set
    /// up.
    pub fn read(text: &str) -> Result<Question, Error> {
        Question::read_holding(text, &[])
    }

    /// The same for a text whose files were opened.
    pub fn read_opened(opened: &Opened) -> Result<Question, Error> {
        Question::read_holding(&opened.text, &opened.held)
    }

    fn read_holding(text: &str, held: &[Held]) -> Result<Question, Error> {
        let (summands, moves) = text::split(text, held)?;
        let problems = summands.into_iter().map(|(at, text)| text::read(at, text, held));
        let problems = problems.collect::<Result<Vec<Located>, Error>>()?;
        let played = moves.into_iter().map(|(at, text)| (at, text.to_string())).collect();
        let question = Question::made(problems, played);
        question.check_sum()?;
        Ok(question)
    }

    /// The disjunctive sum of problems, which must agree on convention, first and pass.
    pub fn sum(problems: impl IntoIterator<Item = Problem>) -> Result<Question, Error> {
        let problems: Vec<Located> = problems.into_iter().map(Located::from).collect();
        if problems.is_empty() {
            return Err(Error::new(
                0,
                words!("expected at least one problem", "esperava-se pelo menos um problema"),
            ));
        }
        if problems.len() > text::MOST_SUMMANDS {
            return Err(Error::new(
                0,
                words!("at most {} summands", "no máximo {} parcelas", text::MOST_SUMMANDS),
            ));
        }
        let question = Question::made(problems, Vec::new());
        question.check_sum()?;
        Ok(question)
    }

    /// The same question after more moves, each given by its text. Whether they are legal is checked when it is
    /// solved.
    pub fn after<'a>(&self, moves: impl IntoIterator<Item = &'a str>) -> Question {
        let mut played = self.played.clone();
        played.extend(moves.into_iter().map(|text| (0, text.to_string())));
        Question { played, standing: OnceLock::new(), ..self.clone() }
    }

    pub(super) fn made(problems: Vec<Located>, played: Vec<(usize, String)>) -> Question {
        Question { problems: problems.into(), played, prepared: Arc::default(), standing: OnceLock::new() }
    }

    /// The question of a play under way: the game is the same, and the position is known.
    pub(super) fn at(&self, played: Vec<(usize, String)>, standing: Standing) -> Question {
        Question { played, standing: OnceLock::from(Ok(standing)), ..self.clone() }
    }

    /// The problems whose sum is asked about.
    pub fn problems(&self) -> impl Iterator<Item = &Problem> {
        self.problems.iter().map(|located| &located.problem)
    }

    /// The problem, if there is only one.
    pub fn single(&self) -> Option<&Problem> {
        match &self.problems[..] {
            [located] => Some(&located.problem),
            _ => None,
        }
    }

    /// The texts of the moves already played.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.played.iter().map(|(_, text)| text.as_str())
    }

    /// Sets the game up, or returns the reason why it cannot be. Methods that need the game do this themselves, once.
    pub fn set_up(&self) -> Result<(), Error> {
        self.prepared().map(drop)
    }

    /// The game, set up on first use.
    pub(crate) fn prepared(&self) -> Result<&Prepared, Error> {
        self.prepared.get_or_init(|| Prepared::new(self)).as_ref().map_err(Error::clone)
    }

    /// The position after the moves already played.
    pub(super) fn standing(&self) -> Result<&Standing, Error> {
        let find = || self.prepared().and_then(|prepared| prepared.replay(&self.played));
        self.standing.get_or_init(find).as_ref().map_err(Error::clone)
    }

    /// The position in mid-play as the start of a problem, if the game can say so: theorems are about starts. A score counts
    /// what was played, and so it cannot.
    pub(super) fn restated(&self) -> Option<Question> {
        let scored = |problem: &&Problem| problem.terms.convention == Convention::Score;
        let problem = self.single().filter(|problem| !self.played.is_empty() && !scored(problem))?;
        let (prepared, standing) = (self.prepared().ok()?, self.standing().ok()?);
        let mut restated = (problem.entry.restate?)(problem, &prepared.game().rules.view(&standing.at))?;
        (restated.began, restated.terms.first) = (standing.next, standing.next);
        Some(Question::from(restated))
    }

    /// A refusal of the first problem, as an error that says where in the text.
    pub fn refused(&self, refusal: Refusal) -> Error {
        self.problems[0].refused(refusal)
    }

    /// Summands must be summable and agree on the terms.
    fn check_sum(&self) -> Result<(), Error> {
        if self.problems.len() < 2 {
            return Ok(());
        }
        let first = &self.problems[0].problem.terms;
        for Located { problem, game_at, .. } in self.problems.iter() {
            let terms = &problem.terms;
            let fault = if !problem.entry.summable {
                words!(
                    "{} cannot be a summand: one move may end the whole play",
                    "{} não pode ser uma parcela: uma jogada pode encerrar a partida inteira",
                    problem.entry.id
                )
            } else if matches!(terms.convention, Convention::Score | Convention::Objective) {
                words!(
                    "a {} game cannot be a summand",
                    "um jogo com a convenção {} não pode ser uma parcela",
                    terms.convention.id()
                )
            } else if (terms.convention, terms.first, terms.pass)
                != (first.convention, first.first, first.pass)
            {
                words!(
                    "summands must agree on convention, first and pass",
                    "as parcelas devem concordar em convention, first e pass"
                )
            } else {
                continue;
            };
            return Err(Error::new(*game_at, fault));
        }
        Ok(())
    }

    /// The terms of the whole question; labels are kept per summand in a sum.
    pub fn terms(&self) -> Terms {
        let terms = self.problems[0].problem.terms.clone();
        if self.problems.len() == 1 { terms } else { Terms { labels: None, ..terms } }
    }

    /// Answers the question.
    pub fn solve(&self, options: &Options) -> Result<Answer, Error> {
        super::plan::solve(self, options)
    }
}

/// The canonical text.
impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.problems().enumerate() {
            let plus = if i == 0 { "" } else { " + " };
            write!(f, "{plus}{problem}")?;
        }
        for (i, text) in self.moves().enumerate() {
            let before = if i == 0 { "//" } else { "." };
            write!(f, "{before}{text}")?;
        }
        Ok(())
    }
}
