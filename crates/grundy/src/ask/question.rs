//! A question: one problem, or several as a sum, and the moves already played.

use super::text::{self, Located};
use super::{Error, Opened, Options};
use crate::ask::Answer;
use crate::games::{Problem, Refusal};
use crate::graph::expr::Held;
use crate::rules::Terms;
use std::fmt;

/// What was asked, as plain data, with the places of its parts for messages.
pub struct Question {
    pub(super) problems: Vec<Located>,
    pub(super) played: Vec<(usize, String)>,
}

impl Question {
    /// Reads a text; says where and what was expected if it is wrong. Boards are built, games are not yet
    /// set up.
    pub fn read(text: &str) -> Result<Question, Error> {
        Question::read_holding(text, &[])
    }

    /// The same of a text whose files were opened.
    pub fn read_opened(opened: &Opened) -> Result<Question, Error> {
        Question::read_holding(&opened.text, &opened.held)
    }

    fn read_holding(text: &str, held: &[Held]) -> Result<Question, Error> {
        let (summands, moves) = text::split(text, held)?;
        let problems = summands.into_iter().map(|(at, text)| text::read(at, text, held));
        let problems = problems.collect::<Result<Vec<Located>, Error>>()?;
        let question = Question {
            problems,
            played: moves.into_iter().map(|(at, text)| (at, text.to_string())).collect(),
        };
        question.check_sum()?;
        Ok(question)
    }

    pub fn problems(&self) -> impl Iterator<Item = &Problem> {
        self.problems.iter().map(|located| &located.problem)
    }

    /// The texts of the moves already played.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.played.iter().map(|(_, text)| text.as_str())
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
        for Located { problem, game_at, .. } in &self.problems {
            use crate::rules::Convention::{Objective, Score};
            let terms = &problem.terms;
            let fault = if !problem.entry.summable {
                format!("{} cannot be a summand: one move may end the whole play", problem.entry.id)
            } else if matches!(terms.convention, Score | Objective) {
                format!("a {} game cannot be a summand", terms.convention.id())
            } else if terms.convention != first.convention
                || terms.first != first.first
                || terms.pass != first.pass
            {
                "summands must agree on convention, first and pass".to_string()
            } else {
                continue;
            };
            return Err(Error::new(*game_at, fault));
        }
        Ok(())
    }

    /// The terms of the whole question; labels are kept per summand in a sum.
    pub(super) fn terms(&self) -> Terms {
        let terms = self.problems[0].problem.terms.clone();
        if self.problems.len() == 1 { terms } else { Terms { labels: None, ..terms } }
    }

    /// Answers it.
    pub fn solve(&self, options: &Options) -> Result<Answer, Error> {
        super::plan::solve(self, options)
    }
}

/// The canonical text.
impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.problems().map(Problem::to_string).collect();
        f.write_str(&texts.join(" + "))?;
        let moves: Vec<&str> = self.played.iter().map(|(_, text)| text.as_str()).collect();
        if !moves.is_empty() {
            write!(f, "//{}", moves.join("."))?;
        }
        Ok(())
    }
}
