//! Theorems that settle whole problems, each citing its source.
//!
//! A theorem looks at a problem and, if its hypotheses hold, says what it knows: who wins, the nimber, the
//! score, or a window for the score. Search does only what is left.

mod arc_kayles;
mod bags;
mod circles;
mod closed;
mod colouring;
mod convex_set;
mod domination;
mod edge_nim;
mod extreme;
mod finding;
mod general_position;
mod geography;
mod hull_table;
mod kayles;
mod knights;
mod labelled;
mod marbles;
mod marienbad;
mod mirror;
#[cfg(test)]
mod naive;
mod nim;
mod parts;
mod period;
mod plain;
mod pos_cnf;
mod queens;
#[cfg(test)]
mod tests;
mod treblecross;
mod wythoff;

pub use colouring::{forest_reply, more_colours_help, score_is_number, split_reply};
pub use domination::from_other_start;
pub use finding::Finding;
pub use labelled::{VALUE_THEOREMS, ValueTheorem, value};
pub use parts::deciders;
pub use period::{Period, period};

use crate::games::Problem;
use crate::rules::Words;

/// A theorem and where it comes from.
pub struct Theorem {
    pub id: &'static str,
    pub source: &'static str,
    /// What it says of a problem without played moves, if it applies.
    pub apply: fn(&Problem) -> Option<Finding>,
}

/// Every theorem. The first that settles a problem may be taken; windows come after what is exact.
pub static THEOREMS: &[Theorem] = &[
    Theorem { id: "nim", source: "Bouton 1901", apply: nim::apply },
    Theorem { id: "poker-nim", source: "Berlekamp, Conway and Guy 1982, ch. 3", apply: bags::poker_nim },
    Theorem { id: "nim-bags", source: "Sprague 1935, Grundy 1939; Conway 1976", apply: bags::nim_bags },
    Theorem { id: "wythoff", source: "Wythoff 1907", apply: wythoff::apply },
    Theorem { id: "marienbad", source: "Whinihan 1963", apply: marienbad::apply },
    Theorem { id: "knights", source: "Sprague 1935, Grundy 1939", apply: knights::apply },
    Theorem { id: "marbles", source: "thesis on impartial games 7.3", apply: marbles::apply },
    Theorem { id: "treblecross", source: "Berlekamp, Conway and Guy 1982, ch. 4", apply: treblecross::apply },
    Theorem {
        id: "circular-nim",
        source: "Ehrenborg and Steingrimsson 1996; Dufour and Heubach 2013",
        apply: circles::circular_nim,
    },
    Theorem {
        id: "graph-nim",
        source: "dissertation on nim and graphs thm 2.8, 2.10; Dufour and Heubach 2013",
        apply: circles::graph_nim,
    },
    Theorem { id: "edge-nim", source: "Fukuyama 2003", apply: edge_nim::apply },
    Theorem {
        id: "geography-matching",
        source: "Fraenkel, Scheinerman and Ullman 1993",
        apply: geography::apply,
    },
    Theorem {
        id: "kayles-simplices",
        source: "Prisner, Topp and Vestergaard 1996; book ex. 2.5",
        apply: kayles::simplices,
    },
    Theorem { id: "kayles-paths", source: "Guy and Smith 1956", apply: kayles::paths },
    Theorem { id: "kayles-cographs", source: "Bodlaender and Kratsch 2002", apply: kayles::cographs },
    Theorem {
        id: "kayles-parts",
        source: "Guy and Smith 1956; Bodlaender and Kratsch 2002",
        apply: kayles::parts,
    },
    Theorem { id: "mirror", source: "Gardner 1974, for Cram; folklore for kayles", apply: mirror::apply },
    Theorem { id: "arc-kayles-paths", source: "Guy and Smith 1956", apply: arc_kayles::paths },
    Theorem {
        id: "arc-kayles-equimatchable",
        source: "Sumner 1979: graphs all of whose maximal matchings are equal in size",
        apply: arc_kayles::equimatchable,
    },
    Theorem {
        id: "closed-games-by-blocks",
        source: "Ulehla 1980; Araujo et al. 2024; Dailly, Gahlawat and Myint 2024",
        apply: closed::apply,
    },
    Theorem {
        id: "extreme-vertices",
        source: "Farber and Jamison 1986; Araujo et al. 2024; Benesh et al. 2025",
        apply: extreme::apply,
    },
    Theorem { id: "hull-table", source: "Benesh et al. 2025; book tab. 6.1", apply: hull_table::apply },
    Theorem {
        id: "convex-geometry",
        source: "Farber and Jamison 1986; book thm 6.8",
        apply: convex_set::geometry,
    },
    Theorem { id: "convexable-is-chordal", source: "Brosse et al. 2025", apply: convex_set::window },
    Theorem {
        id: "general-position-fixed",
        source: "three vertices of a path are never in general position, those of a clique always",
        apply: general_position::apply,
    },
    Theorem { id: "pos-cnf-weights", source: "Erdős and Selfridge 1973", apply: pos_cnf::light },
    Theorem { id: "pos-cnf-pairing", source: "Hales and Jewett 1963", apply: pos_cnf::pairing },
    Theorem { id: "domination-paths", source: "Brito et al. 2025", apply: domination::nimbers },
    Theorem { id: "domination-path-scores", source: "Kosmrlj 2017", apply: domination::scores },
    Theorem {
        id: "domination-bounds",
        source: "Bresar, Klavzar and Rall 2010; Versteegen 2024",
        apply: domination::bounds,
    },
    Theorem { id: "colouring-enough", source: "Bodlaender 1991; book ex. 7.1", apply: colouring::enough },
    Theorem {
        id: "colouring-two-colours",
        source: "a proof is given; forests: Dunn, Larsen, Lindke, Retter and Toci 2015",
        apply: colouring::two_colours,
    },
    Theorem { id: "marking-stars", source: "a proof is given", apply: colouring::two_marks },
    Theorem {
        id: "connected-colouring-bipartite",
        source: "Charpentier, Hocquard, Sopena and Zhu 2020",
        apply: colouring::connected_bipartite,
    },
    Theorem { id: "greedy-colouring-split", source: "book thm 7.5", apply: colouring::split },
    Theorem {
        id: "greedy-colouring-cographs",
        source: "Christen and Selkow 1979; Havet and Zhu 2013",
        apply: colouring::cographs,
    },
    Theorem {
        id: "greedy-colouring-forests",
        source: "Havet and Zhu 2013; book 7.4",
        apply: colouring::greedy_forests,
    },
    Theorem {
        id: "colouring-forests",
        source: "Faigle, Kern, Kierstead and Trotter 1993; book thm 7.1",
        apply: colouring::forests,
    },
    Theorem { id: "colouring-too-few", source: "book ex. 7.1", apply: colouring::too_few },
    Theorem {
        id: "greedy-colouring-partial-2-trees",
        source: "Havet and Zhu 2013; book 7.4",
        apply: colouring::partial_two_trees,
    },
    Theorem {
        id: "colouring-classes",
        source: "Faigle et al. 1993; Kierstead and Trotter 1994; Zhu 2000; Sidorowicz 2007; Zhu 2008; Sekiguchi 2014; Nakprasit and Nakprasit 2018; book 7.2, 7.4",
        apply: colouring::classes,
    },
    Theorem {
        id: "connected-colouring-outerplanar",
        source: "Charpentier, Hocquard, Sopena and Zhu 2020",
        apply: colouring::connected_outerplanar,
    },
];

/// What the theorems say together: the first that gives a field decides it, and windows are intersected. Once
/// the problem is settled the others are not asked.
pub fn consult(problem: &Problem) -> Finding {
    let mut all = Finding::default();
    for theorem in THEOREMS {
        if let Some(finding) = (theorem.apply)(problem) {
            all.absorb(finding);
        }
        if all.settles(problem.terms.convention) {
            break;
        }
    }
    all
}

/// A smaller problem with the same nimber, and why it has it.
pub struct Reduction {
    pub problem: Problem,
    pub by: Words,
}

/// A smaller problem with the same nimber, if a theorem gives one. Theorems decide or reduce; they do not search.
pub fn reduction(problem: &Problem) -> Option<Reduction> {
    edge_nim::reduce(problem)
}
