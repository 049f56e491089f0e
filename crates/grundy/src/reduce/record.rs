//! What a reduction is, as plain data, and what it builds.

use crate::games::{Draft, Problem, Refusal};
use crate::graph::layout::{self, Point};
use crate::rules::{Bilingual, Convention, Player, Words};
use serde::{Serialize, Serializer};

/// Whether a reduction is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Standing))]
pub enum Status {
    /// Proved: the winner is as claimed on every instance.
    Theorem,
    /// Not proved: the hunt looks for an instance on which it fails.
    Attempt,
}

/// How the winner of the target follows from the winner of the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum WinnerMap {
    /// Whoever wins the source wins the target.
    Same,
    /// Alice wins the target exactly if Bob wins the source.
    Swapped,
}

impl WinnerMap {
    /// Who must win the target if `source` wins the source.
    pub fn of(self, source: Player) -> Player {
        match self {
            WinnerMap::Same => source,
            WinnerMap::Swapped => source.other(),
        }
    }
}

/// A game and the terms on which it is played. Keys that are not listed here depend on the instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The id of the game.
    pub game: &'static str,
    /// The convention under which it is played.
    pub convention: Convention,
    /// Who starts.
    pub first: Player,
    /// The keys that the reduction fixes, with their values.
    pub keys: &'static [(&'static str, &'static str)],
}

impl Side {
    /// A game with Alice first and no keys.
    pub const fn new(game: &'static str, convention: Convention) -> Side {
        Side { game, convention, first: Player::Alice, keys: &[] }
    }

    /// The game on these terms, with some more keys, before it has a board.
    pub fn draft(&self, own: &[(&str, String)]) -> Result<Draft, Refusal> {
        let mut draft = Problem::of(self.game)?.convention(self.convention)?;
        if self.first != Player::Alice {
            draft = draft.first(self.first)?;
        }
        for (key, value) in self.keys {
            draft = draft.key(key, value)?;
        }
        own.iter().try_fold(draft, |draft, (key, value)| draft.key(key, value))
    }
}

/// A reduction from one game to another: every instance of the first becomes one of the second.
#[derive(Clone, Copy, Debug)]
pub struct Reduction {
    /// The name by which commands and requests call it.
    pub id: &'static str,
    /// A short title.
    pub name: Bilingual,
    /// The relation between the two sides that is proved or conjectured.
    pub claim: Bilingual,
    /// Where it comes from.
    pub source: Bilingual,
    /// Whether it is proved.
    pub status: Status,
    /// The game that is reduced.
    pub from: Side,
    /// The game it is reduced to.
    pub to: Side,
    /// How the winners correspond.
    pub winner: WinnerMap,
    /// Instances to show.
    pub examples: &'static [&'static str],
    /// Up to which size every instance is tried in a hunt, and in the tests if it is a theorem.
    pub size: usize,
    /// The instances that a hunt tries, by what they are made of.
    pub instances: Kind,
    /// Builds the target of a source.
    pub build: fn(&Reduction, &Problem) -> Result<Built, Refusal>,
}

impl Reduction {
    /// The same with another player first on the target; this is no longer a theorem.
    pub fn starting_with(self, first: Player) -> Reduction {
        if first == self.to.first {
            return self;
        }
        Reduction { status: Status::Attempt, to: Side { first, ..self.to }, ..self }
    }

    /// The same for a hunt among formulas in which no clause has a literal twice, and no clause occurs twice.
    pub fn with_distinct_literals(self) -> Reduction {
        match self.instances {
            Kind::PositiveFormulas { width, .. } => {
                Reduction { instances: Kind::PositiveFormulas { width, distinct: true }, ..self }
            }
            Kind::Graphs
            | Kind::OddGraphsWithColours
            | Kind::LabelledTrees
            | Kind::Formulas
            | Kind::OwnedFormulas => self,
        }
    }
}

/// What instances are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// Graphs, by the number of vertices.
    Graphs,
    /// Graphs with an odd number of vertices and a number of colours.
    OddGraphsWithColours,
    /// Trees with a root and a label for every edge, by the number of edges.
    LabelledTrees,
    /// Formulas without negation.
    PositiveFormulas {
        /// How many literals every clause has, if that is fixed: then instances are tried by the number of clauses,
        /// else by the number of literals.
        width: Option<usize>,
        /// Whether no clause has a literal twice, and no clause occurs twice.
        distinct: bool,
    },
    /// Formulas, by the number of variables.
    Formulas,
    /// Formulas whose variables have owners and first values, by the number of variables.
    OwnedFormulas,
}

/// The target of an instance, with information about its vertices.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Built {
    /// The problem text of the target. In JSON its vertices go by their numbers, so that any program can read it.
    #[serde(serialize_with = "by_number")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub target: Problem,
    /// A name for each vertex.
    pub vertices: Vec<String>,
    /// The parts of the construction.
    pub parts: Vec<Part>,
    /// What moves on vertices of the target stand for.
    pub echo: Vec<Echo>,
    /// How each player is meant to play on it, in words; for an attempt this need not win.
    pub intended: Vec<Words>,
    /// Where vertices were placed, the closest ones at distance 1 or so.
    #[serde(skip)]
    pub(super) places: Vec<Option<Point>>,
}

/// With more lines per vertex a figure stays as it was placed.
const DENSE: usize = 8;

impl Built {
    /// Where the vertices of the target are drawn, in the unit square: as they were placed, but off lines, unless there are lines
    /// everywhere; the usual drawing of the graph if some vertex has no place.
    pub(super) fn layout(&self) -> Vec<Point> {
        let Some(graph) = self.target.as_graph() else { return Vec::new() };
        match self.places.iter().copied().collect::<Option<Vec<Point>>>() {
            Some(places) if graph.edges().len() > DENSE * graph.n() => layout::into_square(places),
            Some(places) => layout::into_square(layout::cleared(graph, places)),
            None => layout::auto(graph),
        }
    }
}

fn by_number<S: Serializer>(target: &Problem, serializer: S) -> Result<S::Ok, S::Error> {
    target.numbered().serialize(serializer)
}

/// A part of a construction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Part {
    /// What the part is called.
    pub name: Words,
    /// The vertices of the part.
    pub vertices: Vec<usize>,
}

/// A move of the target that stands for a move of the source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Echo {
    /// The vertex of the target that is played on.
    pub vertex: usize,
    /// By whom, if that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<&'static str>,
    /// The text of the move of the source; where a vertex gets a colour, only the vertex.
    pub source: String,
}

/// A reduction as JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Record {
    /// The name by which commands and requests call it.
    pub id: &'static str,
    /// A short title.
    pub name: Words,
    /// What it claims.
    pub claim: Words,
    /// Where it comes from.
    pub source: Words,
    /// Whether it is proved.
    pub status: Status,
    /// The game that is reduced.
    pub from: SideRecord,
    /// The game it is reduced to.
    pub to: SideRecord,
    /// How the winners correspond.
    pub winner: WinnerMap,
    /// Sources to begin with.
    pub examples: Vec<&'static str>,
}

/// One side of a reduction as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct SideRecord {
    /// The id of the game.
    pub game: &'static str,
    /// The convention under which it is played.
    pub convention: &'static str,
    /// Who starts.
    pub first: &'static str,
    /// Keys of the game that the reduction fixes.
    pub keys: std::collections::BTreeMap<&'static str, &'static str>,
}

impl From<&Side> for SideRecord {
    fn from(side: &Side) -> SideRecord {
        SideRecord {
            game: side.game,
            convention: side.convention.id(),
            first: side.first.id(),
            keys: side.keys.iter().copied().collect(),
        }
    }
}

impl From<&Reduction> for Record {
    fn from(reduction: &Reduction) -> Record {
        Record {
            id: reduction.id,
            name: reduction.name.into(),
            claim: reduction.claim.into(),
            source: reduction.source.into(),
            status: reduction.status,
            from: (&reduction.from).into(),
            to: (&reduction.to).into(),
            winner: reduction.winner,
            examples: reduction.examples.to_vec(),
        }
    }
}
