//! Errors: what is wrong with a text, and where.

use crate::convert::{chosen, said, shortened};
use grundy::ask;
use grundy::text::Words;
use grundy::words;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    grundy,
    Error,
    PyValueError,
    "A problem, graph or value that cannot be read or is not allowed. `at` is the place in `text` where it is wrong, in\n\
     characters, `message` says what was expected, and `message_pt` says it in Portuguese."
);

create_exception!(
    grundy,
    RuleError,
    Error,
    "A custom game whose rules are invalid. `position` and `move` say where, if they are known."
);

/// What errors have that know no more.
pub fn describe(py: Python<'_>) -> PyResult<()> {
    let names = ["message", "message_pt", "text", "at"];
    names.iter().try_for_each(|name| py.get_type::<Error>().setattr(name, py.None()))?;
    ["position", "move"].iter().try_for_each(|name| py.get_type::<RuleError>().setattr(name, py.None()))
}

/// An error at a place in a text, in bytes: a message with the text and a mark under the place.
pub fn at(py: Python<'_>, text: &str, byte: usize, message: &Words) -> PyErr {
    let byte = byte.min(text.len());
    let byte = (0..=byte).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0);
    let place = text[..byte].chars().count();
    let line = text.lines().next().unwrap_or_default();
    let placed = words!("at {place}: {}", "em {place}: {}"; message);
    let placed = chosen().of(&placed);
    let shown = if text.is_empty() || line != text {
        placed.to_string()
    } else {
        format!("{placed}\n  {text}\n  {}^", " ".repeat(place))
    };
    with(py, Error::new_err(shown), message, Some((text, place)))
}

/// An error without a place.
pub fn plain(py: Python<'_>, message: &Words) -> PyErr {
    with(py, Error::new_err(said(message)), message, None)
}

fn with(py: Python<'_>, error: PyErr, message: &Words, place: Option<(&str, usize)>) -> PyErr {
    let value = error.value(py);
    let set = || {
        value.setattr("message", &message.en)?;
        value.setattr("message_pt", &message.pt)?;
        value.setattr("text", place.map(|(text, _)| text))?;
        value.setattr("at", place.map(|(_, at)| at))
    };
    match set() {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// The error of a request about a text.
pub fn asked(py: Python<'_>, text: &str, error: ask::Error) -> PyErr {
    at(py, text, error.at, &error.message)
}

/// A fault in the rules of a game written in Python.
pub fn rule(
    py: Python<'_>,
    message: Words,
    position: Option<&Bound<'_, PyAny>>,
    chosen_move: Option<&Bound<'_, PyAny>>,
) -> PyErr {
    let shown = |item: &Bound<'_, PyAny>| {
        item.repr().map_or_else(|_| "?".into(), |text| shortened(&text.to_string()))
    };
    let Words { mut en, mut pt } = message;
    if let Some(position) = position.map(shown) {
        en += &format!(", in position {position}");
        pt += &format!(", na posição {position}");
    }
    if let Some(chosen) = chosen_move.map(shown) {
        en += &format!(", move {chosen}");
        pt += &format!(", jogada {chosen}");
    }
    let message = Words { en, pt };
    let error = with(py, RuleError::new_err(said(&message)), &message, None);
    let value = error.value(py);
    let set = value.setattr("position", position).and_then(|()| value.setattr("move", chosen_move));
    set.map_or_else(|other| other, |()| error)
}
