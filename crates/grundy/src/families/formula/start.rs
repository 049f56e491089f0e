//! Values given before play: what `start` lists.

use crate::families::{Problem, Refusal};

/// The value of each variable, if it has one.
pub type Values = Vec<Option<bool>>;

/// Reads `variable:value` for each variable that has a value, as in `1:T;3:F`.
pub fn read_start(problem: &Problem) -> Result<Values, Refusal> {
    let n = problem.formula().variables;
    let mut values = vec![None; n];
    for text in &problem.start {
        let fault = |expected: &str| Refusal::key("start", format!("'{text}': expected {expected}"));
        let (variable, value) =
            text.split_once(':').ok_or_else(|| fault("variable:value, such as 1:T or 2:F"))?;
        let value = match value.trim() {
            "T" => true,
            "F" => false,
            _ => return Err(fault("the value T or F")),
        };
        let v = variable.trim().parse().ok().filter(|v: &usize| (1..=n).contains(v));
        let v = v.ok_or_else(|| fault(&format!("a variable from 1 to {n}")))?;
        if values[v - 1].replace(value).is_some() {
            return Err(Refusal::key("start", format!("'{text}': variable {v} is listed twice")));
        }
    }
    Ok(values)
}
