//! Keys that several colouring games take.

use crate::games::entry::{Bilingual, KeyInfo, Values};
use crate::heap::Misread;

const NUMBER: Values = Values::Number { least: 1, greatest: super::MOST_VERTICES as u64 };

/// How many colours there are.
pub const COLORS: KeyInfo = KeyInfo {
    name: "colors",
    values: NUMBER,
    default: "3",
    help: Bilingual { en: "how many colours there are", pt: "quantas cores há" },
};

/// How many colours there are, in games whose score is the number of colours.
pub const ENOUGH_COLORS: KeyInfo = KeyInfo {
    default: "255",
    help: Bilingual {
        en: "how many colours there are; 255 are enough for every graph",
        pt: "quantas cores há; 255 bastam para todo grafo",
    },
    ..COLORS
};

/// How many marked neighbours are too many.
pub const SURROUNDED: KeyInfo = KeyInfo {
    name: "k",
    values: NUMBER,
    default: "3",
    help: Bilingual {
        en: "Bob wins when an unmarked vertex has so many marked neighbours",
        pt: "Bob vence quando um vértice sem marca tem tantos vizinhos marcados",
    },
};

/// How many vertices Alice wants to be coloured, under the objective convention.
pub const AT_LEAST: KeyInfo = KeyInfo {
    name: "at-least",
    values: Values::Written {
        form: "a number of vertices, or all",
        examples: &["all", "3"],
        read: read_at_least,
    },
    default: "all",
    help: Bilingual {
        en: "how many vertices must be coloured at the end, those of start included, for Alice to win; for convention objective",
        pt: "quantos vértices devem estar coloridos no fim, contados os de start, para Alice vencer; para a variante objective",
    },
};

fn read_at_least(text: &str) -> Result<String, Misread> {
    if text == "all" {
        return Ok(text.to_string());
    }
    let number: Result<u32, _> = text.parse();
    let misread = |_| Misread::new(0, format!("'{text}': expected a number of vertices, or all"));
    number.map(|number| number.to_string()).map_err(misread)
}
