//! The keys of cops and robber.

use super::MOST_COPS;
use crate::families::Problem;
use crate::families::entry::*;
use crate::text::{ParseError, split_unquoted};

/// The value of a key that is not used.
pub const NONE: &str = "none";

/// The greatest speed, distance and so on.
const MOST: u32 = 1000;

pub const KEYS: &[KeyInfo] = &[
    KeyInfo {
        name: "k",
        title: Bilingual::of("Cops", "Policiais"),
        values: Values::Number { least: 1, greatest: MOST_COPS as u64 },
        default: "1",
        help: Bilingual { en: "how many cops there are", pt: "quantos policiais há" },
    },
    KeyInfo {
        name: "speed",
        title: Bilingual::of("Speed of the robber", "Velocidade do ladrão"),
        values: Values::Written {
            form: Bilingual::of("a number from 1 to 1000, or any", "um número de 1 a 1000, ou any"),
            examples: &["1", "2", "any"],
            read: |text| word_or_number(text, "any", 1),
        },
        default: "1",
        help: Bilingual {
            en: "how many edges the robber may follow in a turn, never onto or through a cop",
            pt: "quantas arestas o ladrão pode percorrer em uma vez, nunca até um policial ou através de um",
        },
    },
    KeyInfo {
        name: "guard",
        title: Bilingual::of("Guarded vertices", "Vértices guardados"),
        values: Values::Written {
            form: Bilingual::of(
                "vertices with ; between them, such as 3;4, or none",
                "vértices separados por ;, como 3;4, ou none",
            ),
            examples: &["none", "0"],
            read: read_vertices,
        },
        default: NONE,
        help: Bilingual {
            en: "vertices that the robber must not reach: Bob wins when, after a turn of the cops, the robber stands there uncaught, and an endless play is Alice's",
            pt: "vértices que o ladrão não pode alcançar: Bob vence quando, depois de uma vez dos policiais, o ladrão está ali e não foi capturado, e uma partida sem fim é de Alice",
        },
    },
    KeyInfo {
        name: "budget",
        title: Bilingual::of("Moves per cop", "Movimentos por policial"),
        values: number_or_none(
            Bilingual::of("a number from 0 to 1000, or none", "um número de 0 a 1000, ou none"),
            &["none", "1"],
        ),
        default: NONE,
        help: Bilingual {
            en: "how many moves along edges each cop has in the whole play",
            pt: "quantos movimentos por arestas cada policial tem na partida inteira",
        },
    },
    KeyInfo {
        name: "tandem",
        title: Bilingual::of("Cops stay within", "Policiais à distância máxima"),
        values: number_or_none(
            Bilingual::of("a number from 0 to 1000, or none", "um número de 0 a 1000, ou none"),
            &["none", "1"],
        ),
        default: NONE,
        help: Bilingual {
            en: "how far apart two cops may be after the placement and after each of their turns, except a turn that catches the robber",
            pt: "a que distância dois policiais podem estar um do outro depois da colocação e de cada vez deles, exceto na vez em que capturam o ladrão",
        },
    },
    KeyInfo {
        name: "protected",
        title: Bilingual::of("Protected edges", "Arestas protegidas"),
        values: Values::Written {
            form: Bilingual::of(
                "edges with ; between them, such as 0-1;2-3, or none",
                "arestas separadas por ;, como 0-1;2-3, ou none",
            ),
            examples: &["none", "0-1"],
            read: read_edges,
        },
        default: NONE,
        help: Bilingual {
            en: "edges along which a cop does not catch the robber: a cop who arrives along one shares the vertex with him",
            pt: "arestas por onde um policial não captura o ladrão: um policial que chega por uma delas divide o vértice com ele",
        },
    },
    KeyInfo {
        name: "spy",
        title: Bilingual::of("Spy followed within", "Espião seguido à distância"),
        values: number_or_none(
            Bilingual::of("a number from 0 to 1000, or none", "um número de 0 a 1000, ou none"),
            &["none", "1"],
        ),
        default: NONE,
        help: Bilingual {
            en: "the spy game: the robber is placed first, may pass cops and is never caught, and Alice wins if, after each turn of the cops, some cop is within this distance of him, for ever",
            pt: "o jogo do espião: o ladrão é posto primeiro, pode passar por policiais e nunca é capturado, e Alice vence se, depois de cada vez dos policiais, algum está a no máximo esta distância dele, para sempre",
        },
    },
];

const fn number_or_none(form: Bilingual, examples: &'static [&'static str]) -> Values {
    Values::Written { form, examples, read: |text| word_or_number(text, NONE, 0) }
}

fn word_or_number(text: &str, word: &str, least: u32) -> Result<String, ParseError> {
    let text = text.trim();
    let number = text.parse::<u32>().ok().filter(|number| (least..=MOST).contains(number));
    match number {
        _ if text == word => Ok(word.to_string()),
        Some(number) => Ok(number.to_string()),
        None => Err(ParseError::new(
            0,
            words!(
                "'{text}': expected a number from {least} to {MOST}, or {word}",
                "'{text}': esperava-se um número de {least} a {MOST}, ou {word}"
            ),
        )),
    }
}

/// The parts of a list in ascending order, each once. What they name is known only when there is a graph.
fn read_parts<K: Ord>(
    text: &str,
    what: Bilingual,
    key: impl Fn(&str) -> Option<(K, String)>,
) -> Result<String, ParseError> {
    if text.trim() == NONE {
        return Ok(NONE.to_string());
    }
    let mut parts = Vec::new();
    for (at, part) in split_unquoted(text, ';') {
        let part = part.trim();
        let expected =
            || ParseError::new(at, words!("'{part}': expected {}", "'{part}': esperava-se {}"; what));
        parts.push(key(part).ok_or_else(expected)?);
    }
    parts.sort_unstable();
    parts.dedup();
    Ok(parts.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(";"))
}

/// Where a vertex stands in a list, and its text: numbers before names.
fn vertex_key(text: &str) -> Option<((u32, String), String)> {
    let text = text.trim();
    let number = text.parse::<u32>().ok();
    let key = (number.unwrap_or(u32::MAX), number.map_or(text.to_string(), |_| String::new()));
    (!text.is_empty()).then(|| (key, number.map_or(text.to_string(), |number| number.to_string())))
}

fn read_vertices(text: &str) -> Result<String, ParseError> {
    read_parts(text, Bilingual::of("a vertex", "um vértice"), vertex_key)
}

/// Edges are written with their first end, in the order of the list, before the other.
fn read_edges(text: &str) -> Result<String, ParseError> {
    let edge = |part: &str| {
        let [(_, u), (_, v)] = split_unquoted(part, '-')[..] else { return None };
        let mut ends = [vertex_key(u)?, vertex_key(v)?];
        ends.sort_unstable();
        let [(u, first), (v, second)] = ends;
        (u != v).then(|| ((u, v), format!("{first}-{second}")))
    };
    read_parts(text, Bilingual::of("an edge such as 0-1", "uma aresta como 0-1"), edge)
}

/// The value of a key that is a number, unless it is a word.
pub fn number(problem: &Problem, key: &str) -> Option<u32> {
    problem.key(key).parse().ok()
}

/// The parts of a key that is a list.
fn parts<'a>(problem: &'a Problem, key: &str) -> impl Iterator<Item = &'a str> {
    let value = problem.key(key);
    split_unquoted(value, ';').into_iter().map(|(_, part)| part).filter(move |_| value != NONE)
}

/// The vertices of a key, all of which must be in the graph.
pub fn vertices(problem: &Problem, key: &'static str) -> Result<Vec<u32>, Refusal> {
    let mut found = Vec::new();
    for part in parts(problem, key) {
        found.push(problem.vertex(key, part)? as u32);
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

/// The edges of a key, all of which must be in the graph, each with its smaller end first.
pub fn edges(problem: &Problem, key: &'static str) -> Result<Vec<(u32, u32)>, Refusal> {
    let graph = problem.graph();
    let find = |part: &str| {
        let ends = graph.read_edge(part).filter(|&(u, v)| graph.adjacent(u, v));
        let expected = || {
            Refusal::key(
                key,
                words!(
                    "'{part}': expected an edge of the graph",
                    "'{part}': esperava-se uma aresta do grafo"
                ),
            )
        };
        ends.map(|(u, v)| (u.min(v) as u32, u.max(v) as u32)).ok_or_else(expected)
    };
    parts(problem, key).map(find).collect()
}
