//! From values as they were typed to their canonical forms.

use super::super::by_value::within;
use super::super::{Options, Question};
use crate::games::Board;
use crate::rules::Player;
use crate::tell::Sentence;
use crate::value::{self, Calculator, Evaluator, Failure, Notation, Side, TracedForm, Value, text};

/// The most forms that are described, those that contain the others first.
const MOST_FORMS: usize = 30;

/// Texts that are longer are not traced.
const LONGEST_TEXT: usize = 4000;

/// What becomes of the forms that a single problem of values is written with, inner ones first; nothing if it is
/// written with none, was played on, or cannot be worked out within the limits.
pub fn written_steps(question: &Question, options: &Options) -> Vec<Sentence> {
    let board = match question.single().map(|problem| &problem.board) {
        Some(Board::Value(board)) if question.played.is_empty() && board.text().len() <= LONGEST_TEXT => {
            board
        }
        _ => return Vec::new(),
    };
    let described = within(options, |calculator| {
        let mut traced = Vec::new();
        for tree in board.written() {
            let found = Evaluator::new(calculator).trace(tree);
            traced.extend(found.map_err(|error| error.failure().unwrap_or(Failure::TooLarge))?);
        }
        let rest = traced.split_off(traced.len().saturating_sub(MOST_FORMS));
        let described = rest.iter().map(|form| described(form, calculator)).collect::<Option<Vec<_>>>();
        described.ok_or(Failure::TooLarge)
    });
    described.map(|sentences| sentences.concat()).unwrap_or_default()
}

/// The options of a form, the steps to its canonical form, and its value.
fn described(traced: &TracedForm, calculator: &Calculator<'_>) -> Option<Vec<Sentence>> {
    let name = |value: Value| text(value, calculator.store(), Notation::Ascii);
    let (form, value) = (traced.form.clone(), name(traced.value)?);
    let Some(options) = &traced.options else {
        let described = (form != value).then_some(Sentence::FormIs { form, value });
        return Some(described.into_iter().collect());
    };
    let named = |side: &[(String, Value)]| {
        side.iter().map(|(text, value)| Some((text.clone(), name(*value)?))).collect::<Option<Vec<_>>>()
    };
    let (alice, bob) = (named(&options.left)?, named(&options.right)?);
    let mut described = vec![Sentence::FormOptions { form: form.clone(), alice, bob }];
    for step in &options.steps {
        described.push(step_described(step, &name)?);
    }
    described.push(match options.steps.is_empty() {
        true => Sentence::FormCanonical { form, value },
        false => Sentence::FormIs { form, value },
    });
    Some(described)
}

/// A step towards a canonical form, with the names of values; none if a name would be too long.
pub fn step_described(step: &value::Step, name: &dyn Fn(Value) -> Option<String>) -> Option<Sentence> {
    let player = |side: &Side| if *side == Side::Left { Player::Alice } else { Player::Bob };
    Some(match step {
        value::Step::Dominated { side, option, by } => {
            Sentence::Dominated { who: player(side), option: name(*option)?, by: name(*by)? }
        }
        value::Step::Reversed { side, option, answer, instead } => Sentence::Reversible {
            who: player(side),
            option: name(*option)?,
            answer: name(*answer)?,
            instead: instead.iter().map(|&value| name(value)).collect::<Option<_>>()?,
        },
        value::Step::Simplest { number, among } => {
            Sentence::SimplestNumber { number: number.to_string(), among: among.to_string() }
        }
    })
}
