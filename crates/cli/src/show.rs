//! Answers for people.

use crate::lines::{columns, field};
use grundy::ask::{Answer, MoveAnswer, Opening, Question, Reasons, Undominated};
use grundy::rules::{Class, Convention, Player, Verdict};
use grundy::solve::StopReason;
use grundy::tell::{Language, Sentence};
use std::io::{self, Write};

/// An answer as a block of named lines. If moves were asked for and there are none, it says why.
pub fn answer(
    out: &mut dyn Write,
    question: &Question,
    answer: &Answer,
    asked_for_moves: bool,
) -> io::Result<()> {
    writeln!(out, "{}", shortened(&answer.problem))?;
    let mut line = |name: &str, text: Option<String>| match text {
        Some(text) => field(out, name, &text),
        None => Ok(()),
    };
    line("winner", winner(question, answer))?;
    line("class", answer.class.map(class))?;
    line("nimber", answer.nimber.map(|n| n.to_string()))?;
    line("loopy", answer.loopy.as_ref().map(|value| value.to_string()))?;
    line("value", answer.value.clone())?;
    line("mean", answer.mean.clone())?;
    line("temperature", answer.temperature.clone())?;
    line("heat", answer.heat.map(|heat| heat.name().to_string()))?;
    line("stops", answer.stops.as_ref().map(stops))?;
    line("relation", answer.relation.map(|found| relation(found.symbol())))?;
    line("score", answer.score.map(|score| score.to_string()))?;
    line("score", answer.score_window.map(|(low, high)| format!("from {low} to {high}")))?;
    line(
        "remoteness",
        answer.remoteness.map(|moves| Language::English.count(moves as u64, "move", "moves")),
    )?;
    line("depth", answer.depth.map(|moves| Language::English.count(moves as u64, "move", "moves")))?;
    line("take", answer.take.map(taken))?;
    line("best", answer.best.as_ref().map(|best| best_moves(answer, best)))?;
    line("undominated", answer.undominated.as_ref().map(undominated))?;
    line("moves", answer.moves.as_ref().filter(|moves| !moves.is_empty()).map(|moves| move_table(moves)))?;
    let too_large = asked_for_moves && answer.stopped_by == Some(StopReason::Size);
    line("moves", too_large.then(|| "not listed: the board is too large".to_string()))?;
    line("calls", answer.effort.map(|effort| Language::English.number(effort.calls)))?;
    line("entries", answer.effort.map(|effort| Language::English.number(effort.entries)))?;
    let took = decided(&answer.engine, answer.nodes, answer.seconds);
    match answer.stopped_by {
        None => line("decided by", Some(took)),
        Some(limit) => line("stopped by", Some(format!("{} ({took})", stopped(limit)))),
    }
}

/// Who wins after every first move: on the board if it has cells, else as a list.
pub fn openings(
    out: &mut dyn Write,
    question: &Question,
    answer: &Answer,
    board: Option<&str>,
) -> io::Result<()> {
    self::answer(out, question, answer, false)?;
    let all = answer.openings.as_deref().unwrap_or_default();
    match board {
        Some(board) => {
            field(out, "openings", board)?;
            field(out, "", "A Alice wins, B Bob wins, = draw, ? not known, - no move")
        }
        None => field(out, "openings", &opening_list(all)),
    }
}

/// One line per move with who wins after it.
fn opening_list(openings: &[Opening]) -> String {
    let mut rows = vec![vec!["move".to_string(), "winner".to_string()]];
    rows.extend(openings.iter().map(|opening| {
        let winner = opening.winner.map_or("-".to_string(), |winner| winner.to_string());
        vec![opening.text.clone(), winner]
    }));
    columns(&rows)
}

/// The longest text of a problem that is shown whole.
const LONGEST_SHOWN: usize = 2000;

/// A text that is too long for a person, without its middle.
pub fn shortened(text: &str) -> String {
    let count = text.chars().count();
    if count <= LONGEST_SHOWN {
        return text.to_string();
    }
    let head: String = text.chars().take(LONGEST_SHOWN / 2).collect();
    let tail: String = text.chars().skip(count - 40).collect();
    format!("{head} .. {tail}")
}

/// Where play stops by who begins.
pub fn stops([left, right]: &[String; 2]) -> String {
    format!("{left} if Alice begins, {right} if Bob begins")
}

/// The moves of each player that matter.
fn undominated(moves: &Undominated) -> String {
    let list = |moves: &[String]| if moves.is_empty() { "none".into() } else { moves.join(" ") };
    format!("Alice {}; Bob {}", list(&moves.alice), list(&moves.bob))
}

/// How the two games of a comparison compare.
fn relation(sign: &str) -> String {
    let meaning = match sign {
        "<" => "the first is less than the second",
        "=" => "they are equal",
        ">" => "the first is greater than the second",
        "||" => "they are confused: neither is at least the other",
        _ => return sign.to_string(),
    };
    format!("{sign}  {meaning}")
}

/// The limit that stopped a solve.
pub fn stopped(limit: StopReason) -> String {
    match limit {
        StopReason::Cancelled => "request".to_string(),
        StopReason::Size => "the size of the board, too large to be searched".to_string(),
        limit => format!("the limit on {}", limit.id()),
    }
}

/// Who wins, with a reason where it is short.
fn winner(question: &Question, answer: &Answer) -> Option<String> {
    let winner = answer.winner?;
    let convention = question.problems().next().map(|problem| problem.terms.convention);
    let why = match (answer.nimber, convention) {
        _ if winner == Verdict::Draw => "",
        (Some(0), Some(Convention::Normal)) => ": the nimber is 0, so the player to move loses",
        (Some(_), Some(Convention::Normal)) => ": the nimber is not 0, so the player to move wins",
        _ if answer.value.is_some() => by_value(answer.class),
        _ => "",
    };
    Some(format!("{winner}{why}"))
}

/// What a value of this class says about the winner.
fn by_value(class: Option<Class>) -> &'static str {
    match class {
        Some(Class::L) => ": the value is above 0, so Alice wins whoever starts",
        Some(Class::R) => ": the value is below 0, so Bob wins whoever starts",
        Some(Class::P) => ": the value is 0, so whoever moves first loses",
        Some(Class::N) => ": the value is confused with 0, so whoever moves first wins",
        None => "",
    }
}

fn class(class: Class) -> String {
    let meaning = match class {
        Class::N => "whoever moves first wins",
        Class::P => "whoever moves first loses",
        Class::L => "Alice wins, whoever moves first",
        Class::R => "Bob wins, whoever moves first",
    };
    format!("{class}: {meaning}")
}

fn taken(number: u64) -> String {
    match number {
        0 => "0: no number wins".to_string(),
        number => format!("{number}: the least number that wins"),
    }
}

fn best_moves(answer: &Answer, best: &[String]) -> String {
    match (best.is_empty(), answer.moves.as_ref().is_none_or(Vec::is_empty)) {
        (false, _) => best.join(" "),
        (true, true) => "none: there is no move".to_string(),
        (true, false) => "none: every move loses".to_string(),
    }
}

/// One line per move, with the columns that are known.
fn move_table(moves: &[MoveAnswer]) -> String {
    type Column = (&'static str, fn(&MoveAnswer) -> Option<String>);
    let all: [Column; 7] = [
        ("move", |m| Some(m.text.clone())),
        ("winner", |m| m.winner.map(|winner| winner.to_string())),
        ("nimber", |m| m.nimber.map(|n| n.to_string())),
        ("loopy", |m| m.loopy.as_ref().map(|loopy| loopy.to_string())),
        ("value", |m| m.value.clone()),
        ("score", |m| m.score.map(|s| s.to_string())),
        ("remoteness", |m| m.remoteness.map(|r| r.to_string())),
    ];
    let known: Vec<&Column> =
        all.iter().filter(|(_, cell)| moves.iter().any(|m| cell(m).is_some())).collect();
    let mut rows = vec![known.iter().map(|(name, _)| name.to_string()).collect::<Vec<String>>()];
    for m in moves {
        rows.push(known.iter().map(|(_, cell)| cell(m).unwrap_or_else(|| "-".into())).collect());
    }
    columns(&rows)
}

/// What decided, and the work done.
pub fn decided(engine: &Reasons, nodes: u64, seconds: f64) -> String {
    match nodes {
        0 => format!("{engine}, {seconds:.3} s"),
        _ => format!("{engine}, {}, {seconds:.3} s", Language::English.count(nodes, "position", "positions")),
    }
}

/// The description of a finished play.
pub fn ended(convention: Convention, next: Player, winner: Verdict) -> Sentence {
    match convention {
        Convention::Normal => Sentence::CannotMove { who: next, wins: false },
        Convention::Misere => Sentence::CannotMove { who: next, wins: true },
        _ => Sentence::Over { winner },
    }
}
