//! Convexity games: intervals, hulls and the games about them.

mod closed_hull;
mod closed_interval;
mod convex_set;
mod general_position;
mod hull;
mod interval;
mod intervals;

pub use closed_hull::CLOSED_HULL;
pub use closed_interval::CLOSED_INTERVAL;
pub use convex_set::CONVEX_SET;
pub use general_position::GENERAL_POSITION;
pub use hull::HULL;
pub use interval::INTERVAL;
pub use intervals::{Convexity, Intervals};

use crate::families::entry::*;
use crate::families::selection::{self, Choice, MakeChoice, SelectionSetup};
use crate::families::{Family, Problem};
use crate::graph::{Labelled, Set};
use crate::rules::Player;

/// Which paths make an interval.
pub const CONVEXITY_KEY: KeyInfo = KeyInfo {
    name: "convexity",
    title: Bilingual::of("Convexity", "Convexidade"),
    values: Values::OneOf(&[
        Named::new("geodesic", "geodesic: shortest paths", "geodésica: caminhos mínimos"),
        Named::new("monophonic", "monophonic: induced paths", "monofônica: caminhos induzidos"),
        Named::new("p3", "P3: paths of 3 vertices", "P3: caminhos de 3 vértices"),
        Named::new("p3-induced", "P3*: induced paths of 3 vertices", "P3*: caminhos induzidos de 3 vértices"),
    ]),
    default: "geodesic",
    help: Bilingual {
        en: "which paths make an interval: shortest, induced, with 3 vertices, induced with 3 vertices",
        pt: "que caminhos formam um intervalo: mínimos, induzidos, com 3 vértices, induzidos com 3 vértices",
    },
};

/// Whether covering everything ends the play or is forbidden.
const GOAL_KEY: KeyInfo = KeyInfo {
    name: "goal",
    title: Bilingual::of("Goal", "Objetivo"),
    values: Values::OneOf(&[
        Named::new("cover", "covering everything ends the play", "cobrir tudo encerra a partida"),
        Named::new("avoid", "covering everything is forbidden", "cobrir tudo é proibido"),
    ]),
    default: "cover",
    help: Bilingual {
        en: "avoid: a move after which everything is covered is illegal",
        pt: "avoid: é proibida a jogada após a qual tudo fica coberto",
    },
};

/// What convexity games have in common.
const GAME: Entry = Entry {
    board: BoardKind::Graph(GraphKind {
        arcs: true,
        labelled: Some(Labelled::Vertices),
        tokens: Tokens::None,
    }),
    keys: &[CONVEXITY_KEY, GOAL_KEY],
    ..selection::GAME
};

/// How one of the games uses the intervals of its graph. `W` is a parameter of the methods, so that one value of this
/// type serves every width.
trait ConvexityGame: Copy + Send + Sync + 'static {
    fn begin<const W: usize>(self, _intervals: &Intervals<W>, chosen: &Set<W>) -> Set<W> {
        *chosen
    }
    fn playable<const W: usize>(self, intervals: &Intervals<W>, at: &Set<W>) -> Set<W>;
    fn choose<const W: usize>(self, _intervals: &Intervals<W>, at: &Set<W>, v: usize) -> Set<W> {
        at.with(v)
    }
    fn parts<const W: usize>(self, _intervals: &Intervals<W>, _at: &Set<W>, _out: &mut Vec<Set<W>>) {}
    fn most_left<const W: usize>(self, intervals: &Intervals<W>, at: &Set<W>) -> usize {
        self.playable(intervals, at).len()
    }
}

/// What may be chosen of the free vertices: in the avoidance form, no vertex that would cover everything.
fn allowed<const W: usize>(
    avoid: bool,
    free: Set<W>,
    everything: &Set<W>,
    covered_after: impl Fn(usize) -> Set<W>,
) -> Set<W> {
    if avoid { free.iter().filter(|&v| covered_after(v) != *everything).collect() } else { free }
}

/// A game of this kind as a selection rule.
struct OnIntervals<const W: usize, G> {
    game: G,
    intervals: Intervals<W>,
}

impl<const W: usize, G: ConvexityGame> Choice<W> for OnIntervals<W, G> {
    fn begin(&self, chosen: &Set<W>) -> Set<W> {
        self.game.begin(&self.intervals, chosen)
    }
    fn playable(&self, at: &Set<W>) -> Set<W> {
        self.game.playable(&self.intervals, at)
    }
    fn choose(&self, at: &Set<W>, v: usize) -> Set<W> {
        self.game.choose(&self.intervals, at, v)
    }
    fn parts(&self, at: &Set<W>, out: &mut Vec<Set<W>>) {
        self.game.parts(&self.intervals, at, out);
    }
    fn most_left(&self, at: &Set<W>) -> usize {
        self.game.most_left(&self.intervals, at)
    }
}

struct Make<G> {
    game: G,
    convexity: Convexity,
    /// Induced paths, found once before the width is chosen, since the search for them may fail.
    monophonic: Option<Intervals<16>>,
}

impl<G: ConvexityGame> MakeChoice for Make<G> {
    fn make<const W: usize>(&self, problem: &Problem) -> Box<dyn Choice<W>> {
        let intervals = match &self.monophonic {
            Some(found) => found.narrowed(),
            None => Intervals::of(problem.graph(), self.convexity),
        };
        Box::new(OnIntervals { game: self.game, intervals })
    }
}

/// The convexity of a problem.
pub fn convexity_of(problem: &Problem) -> Convexity {
    Convexity::from_id(problem.key("convexity")).unwrap_or(Convexity::Geodesic)
}

/// Whether the problem forbids covering everything.
pub fn avoids(problem: &Problem) -> bool {
    problem.key("goal") == "avoid"
}

fn build<G: ConvexityGame>(problem: &Problem, game: G, maximiser: Player) -> Result<Family, Refusal> {
    let graph = problem.graph();
    if graph.n() > Intervals::<1>::MOST_VERTICES {
        let most = Intervals::<1>::MOST_VERTICES;
        return Err(Refusal::too_large(words!(
            "{} vertices; convexity games are searched up to {most}",
            "{} vértices; os jogos de convexidade são examinados até {most}",
            graph.n()
        )));
    }
    let convexity = convexity_of(problem);
    let monophonic = match convexity {
        Convexity::Monophonic => Some(Intervals::monophonic(graph).map_err(Refusal::too_large)?),
        _ => None,
    };
    SelectionSetup { maximiser, ..SelectionSetup::of(problem) }.build(&Make { game, convexity, monophonic })
}
