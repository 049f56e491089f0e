//! Plain numbers: those that are defined without play. Each is a row of [`PLAIN_NUMBERS`]: its name, what it is, its
//! argument, its keys, and a function that finds it within limits.

mod colourings;
mod convexity;
mod domination;
mod graphs;
mod greedy;
mod monochromatic;
mod ramsey;

use super::Error;
use super::number::{NumberAnswer, expected_number};
use super::text::{WrittenKey, twice};
use super::{Options, Reasons, Status, plan};
use crate::games::{About, Board, BoardKind, Convexity, GraphBoard, GraphKind, KeyInfo, Tokens, Values};
use crate::graph::Graph;
use crate::rules::{Bilingual, Words};
use crate::solve::{Meter, StopReason, with_large_stack};
use crate::theory::number_bounds;
use std::collections::BTreeMap;

/// A number that is defined without play.
#[derive(Debug)]
#[non_exhaustive]
pub struct PlainNumber {
    /// The usual name.
    pub name: &'static str,
    /// What the number is.
    pub help: Bilingual,
    /// Its argument.
    pub takes: PlainArgument,
    /// The keys that it takes.
    pub keys: &'static [KeyInfo],
    find: fn(&Argument, &Meter) -> Known,
}

/// What is written after the name of a plain number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlainArgument {
    /// A graph.
    Graph {
        /// Whether it may have arcs.
        arcs: bool,
    },
    /// A number in this range.
    Number {
        /// The least number.
        least: u64,
        /// The greatest number.
        greatest: u64,
    },
}

const COLOURS: KeyInfo = KeyInfo {
    name: "c",
    title: Bilingual::of("Colours", "Cores"),
    values: Values::Number { least: 1, greatest: 6 },
    default: "2",
    help: Bilingual { en: "how many colours there are", pt: "quantas cores há" },
};

const CONVEXITY: KeyInfo = crate::games::CONVEXITY_KEY;

const GRAPH: PlainArgument = PlainArgument::Graph { arcs: false };

const fn of_graphs(
    name: &'static str,
    en: &'static str,
    pt: &'static str,
    find: fn(&Argument, &Meter) -> Known,
) -> PlainNumber {
    PlainNumber { name, help: Bilingual { en, pt }, takes: GRAPH, keys: &[], find }
}

const fn of_intervals(
    name: &'static str,
    en: &'static str,
    pt: &'static str,
    find: fn(&Argument, &Meter) -> Known,
) -> PlainNumber {
    let takes = PlainArgument::Graph { arcs: true };
    PlainNumber { takes, keys: &[CONVEXITY], ..of_graphs(name, en, pt, find) }
}

const fn of_colourings(
    name: &'static str,
    greatest: u64,
    en: &'static str,
    pt: &'static str,
    find: fn(&Argument, &Meter) -> Known,
) -> PlainNumber {
    let takes = PlainArgument::Number { least: 1, greatest };
    PlainNumber { takes, keys: &[COLOURS], ..of_graphs(name, en, pt, find) }
}

/// Every plain number.
pub static PLAIN_NUMBERS: &[PlainNumber] = &[
    of_graphs(
        "alpha",
        "the vertices of a largest independent set",
        "os vértices de um conjunto independente máximo",
        graphs::independent,
    ),
    of_graphs("omega", "the vertices of a largest clique", "os vértices de um clique máximo", graphs::clique),
    of_graphs(
        "nu",
        "the edges of a largest matching",
        "as arestas de um emparelhamento máximo",
        graphs::matching,
    ),
    of_graphs(
        "gamma",
        "the vertices of a smallest dominating set",
        "os vértices de um conjunto dominante mínimo",
        domination::domination,
    ),
    of_graphs(
        "chi",
        "the least number of colours of a proper colouring",
        "o menor número de cores de uma coloração própria",
        graphs::chromatic,
    ),
    of_graphs(
        "chi_a",
        "the least number of colours of a proper colouring in which no cycle has only two: the acyclic chromatic number",
        "o menor número de cores de uma coloração própria em que nenhum ciclo tem só duas: o número cromático acíclico",
        colourings::acyclic,
    ),
    of_graphs(
        "h",
        "the least number of colours of a proper colouring in which no two edges have the same pair: the harmonious chromatic number",
        "o menor número de cores de uma coloração própria em que não há duas arestas com o mesmo par: o número cromático harmônico",
        colourings::harmonious,
    ),
    of_graphs(
        "Gamma",
        "the most colours that a greedy colouring may use, for the worst order of the vertices: the Grundy number",
        "o maior número de cores que uma coloração gulosa pode usar, na pior ordem dos vértices: o número de Grundy",
        greedy::grundy,
    ),
    of_graphs(
        "col",
        "one more than the least degree of the subgraph where that is greatest: the colouring number",
        "um mais o menor grau do subgrafo em que ele é maior: o número de coloração",
        graphs::colouring_number,
    ),
    of_graphs("Delta", "the greatest degree", "o maior grau", graphs::greatest_degree),
    of_graphs(
        "girth",
        "the length of a shortest cycle",
        "o comprimento de um ciclo mínimo: a cintura",
        graphs::girth,
    ),
    of_graphs(
        "diam",
        "the greatest distance between two vertices: the diameter",
        "a maior distância entre dois vértices: o diâmetro",
        graphs::diameter,
    ),
    of_graphs(
        "tw",
        "the least k such that the graph is a partial k-tree: the treewidth",
        "o menor k tal que o grafo é uma k-árvore parcial: a largura em árvore",
        graphs::treewidth,
    ),
    of_intervals(
        "gn",
        "the fewest vertices whose interval is everything: the geodetic number",
        "o menor número de vértices cujo intervalo é tudo: o número geodético",
        convexity::geodetic,
    ),
    of_intervals(
        "hn",
        "the fewest vertices whose convex hull is everything: the hull number",
        "o menor número de vértices cuja envoltória convexa é tudo: o número de envoltória",
        convexity::hull,
    ),
    of_intervals(
        "gp",
        "the most vertices of which none is between two others: the general position number",
        "o maior número de vértices dos quais nenhum está entre dois outros: o número de posição geral",
        convexity::general_position,
    ),
    of_colourings(
        "W",
        100,
        "the least n such that every colouring of 1, .., n has a progression with k terms in one colour; its argument is k",
        "o menor n tal que toda coloração de 1, .., n tem uma progressão de k termos de uma só cor; seu argumento é k",
        ramsey::van_der_waerden,
    ),
    of_colourings(
        "R",
        12,
        "the least n such that every colouring of the edges of the complete graph on n vertices has a clique with k vertices in one colour; its argument is k",
        "o menor n tal que toda coloração das arestas do grafo completo com n vértices tem um clique com k vértices de uma só cor; seu argumento é k",
        ramsey::ramsey,
    ),
    of_colourings(
        "HJ",
        100,
        "the least d such that every colouring of [n]^d has a line in one colour along which no coordinate falls; its argument is n",
        "o menor d tal que toda coloração de [n]^d tem uma linha de uma só cor ao longo da qual nenhuma coordenada decresce; seu argumento é n",
        ramsey::hales_jewett,
    ),
    of_colourings(
        "HJ_star",
        100,
        "the least d such that every colouring of [n]^d has a line in one colour; its argument is n",
        "o menor d tal que toda coloração de [n]^d tem uma linha de uma só cor; seu argumento é n",
        ramsey::hales_jewett_by_all_lines,
    ),
];

/// How an answer's `engine` names a search.
const SEARCH: Bilingual = plan::SEARCH;

/// The argument of a plain number, with its keys.
struct Argument {
    /// Without vertices if the argument is a number.
    graph: Graph,
    /// 0 if the argument is a graph.
    number: u64,
    keys: BTreeMap<&'static str, String>,
}

impl Argument {
    /// The number of colours of a number that takes one.
    fn colours(&self) -> usize {
        self.keys.get(COLOURS.name).and_then(|value| value.parse().ok()).unwrap_or(2)
    }

    /// The convexity of a number that takes one.
    fn convexity(&self) -> Convexity {
        let id = self.keys.get(CONVEXITY.name).map_or(CONVEXITY.default, String::as_str);
        Convexity::from_id(id).unwrap_or(Convexity::Geodesic)
    }
}

/// What was found about a number: it is at least `least` and, if that is known, at most `most`.
struct Known {
    least: u64,
    most: Option<u64>,
    by: Bilingual,
    /// What ended the work before the bounds met.
    stopped: Option<StopReason>,
    /// Why the number does not exist.
    undefined: Option<Bilingual>,
}

impl Known {
    fn exactly(number: usize, by: Bilingual) -> Known {
        Known { least: number as u64, most: Some(number as u64), by, stopped: None, undefined: None }
    }

    /// A number that exists, or the reason why it does not.
    fn of(number: Option<usize>, by: Bilingual, undefined: Bilingual) -> Known {
        match number {
            Some(number) => Known::exactly(number, by),
            None => Known { undefined: Some(undefined), ..Known::exactly(0, by) },
        }
    }

    fn stopped(least: usize, most: Option<u64>, reason: StopReason) -> Known {
        Known { least: least as u64, most, by: SEARCH, stopped: Some(reason), undefined: None }
    }
}

impl PlainNumber {
    /// Its keys with their values.
    pub(super) fn read_keys(&self, written: &[WrittenKey]) -> Result<BTreeMap<&'static str, String>, Error> {
        let mut keys = BTreeMap::new();
        for key in written {
            let info = self.keys.iter().find(|info| info.name == key.name);
            let info = info.ok_or_else(|| Error::new(key.name_at, self.unknown_key(&key.name)))?;
            let value = info.read(&key.value).map_err(|refusal| {
                let inside = if let About::Inside(_, at) = refusal.about { at } else { 0 };
                Error::new(key.value_at + inside, refusal.message)
            })?;
            if keys.insert(info.name, value).is_some() {
                return Err(Error::new(key.name_at, twice(&key.name)));
            }
        }
        Ok(keys)
    }

    fn unknown_key(&self, key: &str) -> Words {
        let names: Vec<&str> = self.keys.iter().map(|info| info.name).collect();
        let takes = match names.is_empty() {
            true => words!("no keys", "nenhuma chave"),
            false => Words::same(names.join(", ")),
        };
        words!(
            "{} does not take the key '{key}'; it takes {}",
            "{} não aceita a chave '{key}'; aceita {}", self.name; takes
        )
    }

    /// The number of an argument.
    pub(super) fn of(
        &self,
        text: &str,
        keys: BTreeMap<&'static str, String>,
        options: &Options,
    ) -> Result<NumberAnswer, Error> {
        let (argument, written) = match self.takes {
            PlainArgument::Number { least, greatest } => {
                let number = expected_number(text, least, greatest)?;
                (Argument { graph: Graph::default(), number, keys }, number.to_string())
            }
            PlainArgument::Graph { arcs } => {
                let kind = BoardKind::Graph(GraphKind { arcs, labelled: None, tokens: Tokens::None });
                let (board, _) = kind.read(self.name, text)?;
                let written = kind.write(&board, None);
                let Board::Graph(GraphBoard { graph, .. }) = board else { return Err(refused(&kind)) };
                (Argument { graph, number: 0, keys }, written)
            }
        };
        let meter = Meter::new(options.limits.clone());
        let known = with_large_stack(|| (self.find)(&argument, &meter));
        let mut answer = NumberAnswer::empty(self.name.to_string(), written);
        let plain = self
            .keys
            .iter()
            .all(|info| argument.keys.get(info.name).is_none_or(|value| value == info.default));
        if plain && options.theorems {
            answer.bounds = number_bounds(self.name, argument.number);
        }
        known.record(&meter, &mut answer);
        Ok(answer)
    }
}

impl Known {
    fn record(self, meter: &Meter, answer: &mut NumberAnswer) {
        (answer.nodes, answer.seconds) = (meter.nodes(), meter.seconds());
        answer.engine = Reasons::from(self.by);
        if let Some(reason) = self.undefined {
            answer.reason = Some(reason.into());
            return;
        }
        if self.most == Some(self.least) {
            answer.number = Some(self.least as i64);
            return;
        }
        let limit = self.stopped.unwrap_or(StopReason::Size);
        (answer.status, answer.stopped_by) = (Status::Stopped, Some(limit));
        answer.stopped_between(limit, self.least, self.most);
    }
}

fn refused(kind: &BoardKind) -> Error {
    Error::new(0, kind.expected().message)
}
