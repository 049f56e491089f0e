//! Values given before play: what `start` lists.

use crate::families::{Problem, Refusal};
use crate::rules::Words;

/// The value of each variable, if it has one.
pub type Values = Vec<Option<bool>>;

/// Reads `variable:value` for each variable that has a value, as in `1:T;3:F`.
pub fn read_start(problem: &Problem) -> Result<Values, Refusal> {
    let n = problem.formula().variables;
    let mut values = vec![None; n];
    for text in &problem.start {
        let fault = |expected: Words| {
            Refusal::key("start", words!("'{text}': expected {}", "'{text}': esperava-se {}"; expected))
        };
        let (variable, value) = text.split_once(':').ok_or_else(|| {
            fault(words!("variable:value, such as 1:T or 2:F", "variável:valor, como 1:T ou 2:F"))
        })?;
        let value = match value.trim() {
            "T" => true,
            "F" => false,
            _ => return Err(fault(words!("the value T or F", "o valor T ou F"))),
        };
        let v = variable.trim().parse().ok().filter(|v: &usize| (1..=n).contains(v));
        let v = v.ok_or_else(|| fault(words!("a variable from 1 to {n}", "uma variável de 1 a {n}")))?;
        if values[v - 1].replace(value).is_some() {
            return Err(Refusal::key(
                "start",
                words!(
                    "'{text}': variable {v} is listed twice",
                    "'{text}': a variável {v} aparece duas vezes"
                ),
            ));
        }
    }
    Ok(values)
}
