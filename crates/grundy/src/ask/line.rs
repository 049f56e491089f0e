//! Values side by side: stops, clouds, and how they compare pairwise.

use super::by_value::within;
use super::{Error, Options};
use crate::text::ParseError;
use crate::value::{Calculator, Cloud, Described, Dyadic, Failure, Value, read_value};
use serde::Serialize;

/// One of several values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct Compared {
    /// As it was written.
    pub given: String,
    /// In canonical form.
    pub value: String,
    /// Left's, then Right's.
    pub stops: [String; 2],
    /// The numbers that it is confused with; null if there are none.
    pub cloud: Option<String>,
    /// How it compares with each of the values.
    pub relations: Vec<&'static str>,
    /// The interval that it covers on the number line.
    #[serde(skip)]
    pub ends: (Dyadic, Dyadic),
}

/// Compares values. An error names the index of the value that is wrong or too large.
///
/// ```
/// let values = ["*".to_string(), "0".to_string()];
/// let compared = grundy::ask::compare_values(&values, &Default::default()).unwrap();
/// assert_eq!(compared[0].relations, ["=", "||"]);
/// ```
pub fn compare_values(texts: &[String], options: &Options) -> Result<Vec<Compared>, (usize, Error)> {
    let too_large = |_| {
        (
            0,
            Error::new(
                0,
                words!("these are too large to compare", "estes são grandes demais para serem comparados"),
            ),
        )
    };
    within(options, |calculator| Ok(compared(texts, calculator))).map_err(too_large)?
}

fn compared(texts: &[String], calculator: &mut Calculator<'_>) -> Result<Vec<Compared>, (usize, Error)> {
    let mut values = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        let value = read_value(text, calculator);
        values.push(value.map_err(|error| (i, ParseError::from(error).into()))?);
    }
    let row = |(i, (text, &value)): (usize, (&String, &Value))| {
        let row = compared_with(text, value, &values, calculator);
        row.map_err(|_| {
            (
                i,
                Error::new(
                    0,
                    words!("this is too large to compare", "isto é grande demais para ser comparado"),
                ),
            )
        })
    };
    texts.iter().zip(&values).enumerate().map(row).collect()
}

fn compared_with(
    given: &str,
    value: Value,
    all: &[Value],
    calculator: &mut Calculator<'_>,
) -> Result<Compared, Failure> {
    let described = Described::new(value, calculator)?;
    let relations = all.iter().map(|&other| Ok(calculator.relation(value, other)?.symbol()));
    Ok(Compared {
        given: given.to_string(),
        value: described.text.ok_or(Failure::TooLarge)?,
        stops: [described.left_stop, described.right_stop].map(|stop| stop.to_string()),
        relations: relations.collect::<Result<_, Failure>>()?,
        cloud: Cloud::of(value, calculator)?.map(|cloud| cloud.to_string()),
        ends: (described.right_stop, described.left_stop),
    })
}
