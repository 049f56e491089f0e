//! Keys that several colouring games take, and what their numbers have in common.

use crate::families::Problem;
use crate::families::colouring::MOST_VERTICES;
use crate::families::entry::*;
use crate::graph::distance::is_connected;
use crate::text::ParseError;

const NUMBER: Values = Values::Number { least: 1, greatest: MOST_VERTICES as u64 };

/// How many colours there are.
pub const COLORS: KeyInfo = KeyInfo {
    name: "colors",
    title: Bilingual::of("Colours", "Cores"),
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
    title: Bilingual::of("Marked neighbours", "Vizinhos marcados"),
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
    title: Bilingual::of("Vertices to colour", "Vértices a colorir"),
    values: Values::Written {
        form: Bilingual::of("a number of vertices, or all", "um número de vértices, ou all"),
        examples: &["all", "3"],
        read: read_at_least,
    },
    default: "all",
    help: Bilingual {
        en: "how many vertices must be coloured at the end, those of start included, for Alice to win; for convention objective",
        pt: "quantos vértices devem estar coloridos no fim, contados os de start, para Alice vencer; para a variante objective",
    },
};

fn read_at_least(text: &str) -> Result<String, ParseError> {
    if text == "all" {
        return Ok(text.to_string());
    }
    let number: Result<u32, _> = text.parse();
    let misread = |_| {
        ParseError::new(
            0,
            words!(
                "'{text}': expected a number of vertices, or all",
                "'{text}': esperava-se um número de vértices, ou all"
            ),
        )
    };
    number.map(|number| number.to_string()).map_err(misread)
}

/// The least number of colours with which Alice wins. Whether more may hurt her is open (Zhu 1999).
pub const LEAST_COLORS: NumberInfo = NumberInfo {
    found: Found::Least(FROM_START),
    definition: |problem| (problem.graph().n() == 0).then_some(Definition::Is(0)),
    ..NumberInfo::LEAST
};

/// The same where more colours never hurt: in greedy games, because where she wins with k colours every vertex always has
/// one of them available, so that with more colours the same strategy meets the same positions; in the marking game,
/// trivially.
pub const LEAST_GREEDY_COLORS: NumberInfo =
    NumberInfo { found: Found::Least(Range { more_helps: true, ..FROM_START }), ..LEAST_COLORS };

/// No vertex has as many neighbours as the greatest degree plus one.
pub const FROM_START: Range = Range {
    over: Over::Key("colors"),
    least: colours_of_start,
    enough: |problem| Some(degree_and_one(problem)),
    ..Range::OF_K
};

/// The greatest degree plus one.
fn degree_and_one(problem: &Problem) -> u64 {
    let graph = problem.graph();
    (0..graph.n()).map(|v| graph.degree(v) as u64 + 1).max().unwrap_or(0)
}

/// In a harmonious colouring a vertex and its neighbours all differ. A position uses at most as many colours as there are
/// vertices, and colours that are not in use are alike: from that number on, more change nothing.
pub const LEAST_HARMONIOUS: Range = Range {
    over: Over::Written {
        key: "colors",
        name: Bilingual::of("number of colours", "número de cores"),
        value: |k| k.to_string(),
        last: MOST_VERTICES as u64,
    },
    least: |problem| colours_of_start(problem).max(degree_and_one(problem)),
    enough: |_| None,
    last: |problem| Some((problem.graph().n() as u64).max(colours_of_start(problem))),
    ..FROM_START
};

/// A connected colouring of a graph that is not connected cannot be finished, whatever the colours.
pub fn of_connected_graphs(problem: &Problem) -> Option<Definition> {
    let reason = Bilingual { en: "the graph is not connected", pt: "o grafo não é conexo" };
    match is_connected(problem.graph()) {
        true => (LEAST_COLORS.definition)(problem),
        false => Some(Definition::Undefined(reason)),
    }
}

/// The greatest colour that a start set names; at least 1.
fn colours_of_start(problem: &Problem) -> u64 {
    let colours = problem.start.iter().filter_map(|text| text.rsplit_once(':')?.1.trim().parse().ok());
    colours.max().unwrap_or(1)
}
