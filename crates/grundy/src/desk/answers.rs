//! Requests that search: answers, explanations, moves of the opponent, histories and thermographs.

use super::positions::seen;
use super::{
    ChooseRequest, Event, Failure, NumberRequest, PictureRequest, PuzzleRequest, Reply, SolveRequest, Step,
    TimedRequest, Want, options, wants,
};
use crate::ask::{self, Options, Play, Puzzle, Question, Status, deal_puzzle};
use crate::draw::thermograph_svg;
use crate::rules::{Convention, Player};
use crate::solve::Limits;

/// How long to search for what is drawn.
const PICTURE_SECONDS: f64 = 5.0;

/// The greatest number of moments of a play that are solved.
const MOST_MOMENTS: usize = 400;

/// What is known about a position, and whether the question is settled.
pub fn solve(asked: &SolveRequest, limits: &Limits) -> Result<(Event, bool), Failure> {
    let question = Question::read(&asked.problem)?;
    let wants = asked.wants.as_deref().map(wants);
    let options = Options { wants, ..options(limits, asked.seconds) };
    let answer = match asked.openings {
        Some(true) => question.openings(&options)?,
        _ => question.solve(&options)?,
    };
    let (next, convention) = to_move(&question);
    let sentences = ask::verdict(&answer, next, convention);
    let solved = answer.is_solved();
    let safe = if solved { question.safe_places(&options)? } else { Vec::new() };
    Ok((Event::Answer { answer: Box::new(answer), sentences, safe }, solved))
}

/// Whose turn it is, and how the play is decided.
fn to_move(question: &Question) -> (Player, Convention) {
    let terms = question.problems().next().map(|problem| problem.terms.clone());
    let (first, convention) = terms.map_or((Player::Alice, Convention::Normal), |t| (t.first, t.convention));
    // No moves have been played on a board that is too large to be played on.
    (Play::of(question).map_or(first, |play| play.next()), convention)
}

/// Why it is so, and whether the question is settled.
pub fn explain(asked: &TimedRequest, limits: &Limits) -> Result<(Event, bool), Failure> {
    let explained = Question::read(&asked.problem)?.explain(&options(limits, asked.seconds))?;
    let digest = explained.explanation.digest();
    let steps = explained.explanation.steps.into_iter().map(Step::from).collect();
    let solved = explained.status == Status::Solved;
    Ok((Event::Explanation { problem: explained.problem, status: explained.status, steps, digest }, solved))
}

/// A move of the opponent.
pub fn choose(asked: &ChooseRequest, limits: &Limits) -> Result<Event, Failure> {
    let (_, play) = seen(&asked.problem)?;
    let (strength, seed) = (asked.strength.unwrap_or(1.0), asked.seed.unwrap_or(0).into());
    let chosen = play.choose(&options(limits, asked.seconds), strength, seed)?;
    Ok(Event::Chosen { text: chosen.text, how: chosen.how, strategy: chosen.strategy })
}

/// A puzzle, or whether a position is one.
pub fn puzzle(asked: &PuzzleRequest, limits: &Limits) -> Result<Event, Failure> {
    let options = options(limits, asked.seconds);
    if let Some(text) = &asked.problem {
        let puzzle = Puzzle::of(&Question::read(text)?, &options)?;
        return Ok(Event::Puzzle { puzzle, nearest: None, stopped: false });
    }
    let dealt = deal_puzzle(&asked.source()?, asked.difficulty, &options, asked.seed.unwrap_or(0).into())?;
    let nearest = dealt.nearest.map(|puzzle| puzzle.difficulty);
    Ok(Event::Puzzle { puzzle: dealt.puzzle, nearest, stopped: dealt.stopped_by.is_some() })
}

/// A number of the board of a problem, or of a graph.
pub fn number(asked: &NumberRequest, limits: &Limits) -> Result<Event, Failure> {
    let options = options(limits, asked.seconds);
    let found = if let Some(graph) = &asked.graph {
        ask::number(&asked.name, graph, &options)?
    } else {
        let question = Question::read(asked.problem.as_deref().unwrap_or_default())?;
        let problem = question
            .problems()
            .next()
            .ok_or_else(|| Failure::wrong(words!("expected a problem", "esperava-se um problema")))?;
        ask::number_of_board(&asked.name, problem, &options)?
    };
    Ok(Event::Number {
        name: asked.name.clone(),
        number: found.number,
        status: found.status,
        bounds: found.bounds.into_iter().map(|bound| bound.by).collect(),
        engine: found.engine.words(),
        reason: found.reason,
    })
}

/// Solves the position before each move and after the last, the latest first: the end of a play is the easiest to
/// solve. The moments share the time.
pub fn history(
    asked: &TimedRequest,
    limits: &Limits,
    emit: &mut dyn FnMut(Event) -> bool,
) -> Result<Event, Failure> {
    let (_, mut play) = seen(&asked.problem)?;
    let moments = (play.length() + 1).min(MOST_MOMENTS);
    let mut options = options(limits, asked.seconds);
    let all = [Want::Winner, Want::Nimber, Want::Value, Want::Score, Want::Remoteness, Want::Moves];
    options.wants = Some(wants(&all));
    options.limits.time = options.limits.time.map(|time| time / moments as u32);
    for _ in 0..moments {
        let (index, next) = (play.length(), play.next().id());
        let answer = Box::new(play.solve(&options)?);
        if !emit(Event::Moment { index, next, answer }) || !play.undo() {
            break;
        }
    }
    Ok(Event::Done)
}

/// The thermograph of a position that has a value.
pub fn thermograph(asked: &PictureRequest, limits: &Limits) -> Result<Reply, Failure> {
    let found = Question::read(&asked.problem)?.valued(&options(limits, Some(PICTURE_SECONDS)))?;
    let found = found.map_err(|reason| {
        Failure::unavailable(words!(
            "the value was not found within the limits ({})",
            "o valor não foi achado dentro dos limites ({})",
            reason.id()
        ))
    })?;
    Ok(Reply::Picture(thermograph_svg(&found.thermograph, &found.problem, asked.language()?)))
}
