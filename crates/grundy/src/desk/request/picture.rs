//! Pictures.

use super::{Failure, Record};
use crate::tell::Language;
use serde::{Deserialize, Serialize};

/// The most vertices with places, and the most notes; how far outside the unit square a vertex may stand.
const MOST_PLACES: usize = 5000;
const FARTHEST: f64 = 10.0;

/// What to draw, and the language of its description.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
pub struct PictureRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", param(max_length = 65536))]
    pub problem: String,
    /// `en` or `pt`.
    pub lang: Option<String>,
}

impl PictureRequest {
    /// The language, English by default.
    pub fn language(&self) -> Result<Language, Failure> {
        language_of(self.lang.as_ref())
    }
}

/// A language by its id, English by default.
pub fn language_of(lang: Option<&String>) -> Result<Language, Failure> {
    let read = |id: &String| Language::from_id(id);
    lang.map_or(Some(Language::English), read)
        .ok_or_else(|| Failure::wrong(words!("lang: expected en or pt", "lang: esperava-se en ou pt")))
}

/// A position as it stands on a page: with its language, its moved vertices and the results that are shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DrawingRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// `en` or `pt`.
    pub lang: Option<String>,
    /// SVG by default.
    pub format: Option<DrawingFormat>,
    /// As the reader's screen is, by default.
    pub theme: Option<DrawingTheme>,
    /// For each board, where its vertices stand, in or near the unit square; none or an empty list for the usual layout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layouts: Vec<Vec<(f64, f64)>>,
    /// The moves with their results, where these are shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<MoveNote>,
}

impl Record for DrawingRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }

    fn check(&self) -> Result<(), Failure> {
        let all = || self.layouts.iter().flatten().flat_map(|&(x, y)| [x, y]);
        let near = all().all(|number| number.is_finite() && number.abs() <= FARTHEST);
        let long = self.layouts.len() > MOST_PLACES
            || all().count() > 2 * MOST_PLACES
            || self.notes.len() > MOST_PLACES;
        match near && !long {
            true => language_of(self.lang.as_ref()).map(drop),
            false => Err(Failure::wrong(words!(
                "layouts, notes: at most {MOST_PLACES} of them, at most {FARTHEST} from the unit square",
                "layouts, notes: no máximo {MOST_PLACES}, a no máximo {FARTHEST} do quadrado unitário"
            ))),
        }
    }
}

/// A format of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum DrawingFormat {
    /// For screens.
    #[default]
    Svg,
    /// For papers, in LaTeX.
    Tikz,
}

/// The ground of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum DrawingTheme {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// A move, what it does for the player who makes it, and what it leaves, in a few characters.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveNote {
    /// The text of the move.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    pub result: MoveResult,
    /// What it leaves.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 64))]
    pub note: String,
}

/// What a move does for the player who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum MoveResult {
    /// It wins.
    Win,
    /// It draws.
    Draw,
    /// It loses.
    Loss,
}

impl Record for PictureRequest {
    fn text(&self) -> Option<&str> {
        Some(&self.problem)
    }

    fn check(&self) -> Result<(), Failure> {
        self.language().map(drop)
    }
}
