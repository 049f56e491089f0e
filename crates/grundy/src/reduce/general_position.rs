//! Clique-forming to the general position game, in both plays and two convexities.

use super::record::*;
use super::sketch::Sketch;
use crate::games::{Problem, Refusal};
use crate::rules::{Bilingual, Convention};

const GEODESIC: &[(&str, &str)] = &[("convexity", "geodesic")];
const MONOPHONIC: &[(&str, &str)] = &[("convexity", "monophonic")];

/// A vertex u is joined to the whole graph, and every vertex v of it gets a friend v' that has no other neighbour.
/// If Alice does not begin at u, Bob answers a vertex by its friend and a friend by its vertex: nothing else can be
/// chosen, since every path to the friend passes the vertex. Once u is chosen one of v and v' can be, and not both
/// of two that are not adjacent, since u lies between: the rest is clique-forming with Bob first.
pub static NORMAL: Reduction = Reduction {
    id: "clique-forming-to-general-position",
    name: Bilingual {
        en: "Clique-forming to general position", pt: "Formação de clique para posição geral"
    },
    claim: Bilingual {
        en: "Alice wins the general position game if and only if Bob wins clique-forming, under normal play.",
        pt: "Alice vence o jogo da posição geral se e somente se Bob vence a formação de clique, na variante normal.",
    },
    source: Bilingual::of(
        "Chandran, Klavžar, Neethu and Sampaio 2024 (book thm 6.6)",
        "Chandran, Klavžar, Neethu e Sampaio 2024 (livro, teo. 6.6)",
    ),
    status: Status::Theorem,
    from: Side::new("clique-forming", Convention::Normal),
    to: Side { keys: GEODESIC, ..Side::new("general-position", Convention::Normal) },
    winner: WinnerMap::Swapped,
    examples: &["P4", "C5"],
    size: 5,
    instances: Kind::Graphs,
    build: |reduction, problem| build(reduction, problem, &["'"], friend),
};

/// The same graph, by the same proof with induced paths.
pub static NORMAL_MONOPHONIC: Reduction = Reduction {
    id: "clique-forming-to-general-position-monophonic",
    name: Bilingual {
        en: "Clique-forming to monophonic general position",
        pt: "Formação de clique para posição geral monofônica",
    },
    claim: Bilingual {
        en: "Alice wins the monophonic general position game if and only if Bob wins clique-forming, under normal play.",
        pt: "Alice vence o jogo da posição geral monofônica se e somente se Bob vence a formação de clique, na variante normal.",
    },
    source: Bilingual::of(
        "Chandran, Klavžar, Neethu and Sampaio 2024 (book thm 6.6 and 6.6 on monophonic convexity)",
        "Chandran, Klavžar, Neethu e Sampaio 2024 (livro, teo. 6.6 e 6.6 sobre a convexidade monofônica)",
    ),
    to: Side { keys: MONOPHONIC, ..Side::new("general-position", Convention::Normal) },
    ..NORMAL
};

/// The drawing of the source (figure 6.11) is lost; this graph is ours. In place of a friend every vertex v gets five,
/// a cycle that is joined to v and to nothing else.
///
/// If Alice begins at v or at one of its friends, Bob answers by a friend, or by v. Then whatever is not a friend of
/// v has v on its way to that friend; of the friends only the two next to the chosen one can be chosen, and not
/// both: Alice chooses one, Bob cannot move and wins. If she begins at u, the chosen ones of v and its friends are v
/// alone, or friends of which no three lie in a row on the cycle: in the end exactly three. An odd number in every
/// case, so that the vertices whose place is taken form a clique and the rest of the friends are moves in pairs,
/// each of which can be answered by another: misere clique-forming with Bob first. Diameter 4, as in the source.
pub static MISERE: Reduction = Reduction {
    id: "clique-forming-to-general-position-misere",
    name: Bilingual {
        en: "Clique-forming to general position, misere",
        pt: "Formação de clique para posição geral, misère",
    },
    claim: Bilingual {
        en: "Alice wins the general position game if and only if Bob wins clique-forming, under misere play.",
        pt: "Alice vence o jogo da posição geral se e somente se Bob vence a formação de clique, na variante misère.",
    },
    source: Bilingual::of(
        "Chandran, Klavžar, Neethu and Sampaio 2024 (book thm 6.6, ex. 6.4); the graph is ours",
        "Chandran, Klavžar, Neethu e Sampaio 2024 (livro, teo. 6.6, ex. 6.4); o grafo é nosso",
    ),
    from: Side::new("clique-forming", Convention::Misere),
    to: Side { keys: GEODESIC, ..Side::new("general-position", Convention::Misere) },
    size: 5,
    build: |reduction, problem| build(reduction, problem, &[".1", ".2", ".3", ".4", ".5"], wheel),
    ..NORMAL
};

/// On a cycle of five all is between two vertices that are not adjacent, where paths need only be induced. Here v gets
/// six friends: with v they are the join of K1 + K1 + K2, in which v is a K1, and K1 + K2. A program that tried all
/// graphs with a marked vertex v, up to seven vertices, found it by the two properties that the proof needs: with u
/// chosen every largest possible choice among v and its friends has an odd number of vertices, and whichever of
/// them Alice chooses at the very beginning, Bob has an answer among them after which nothing outside can be
/// chosen and he wins. (It has both for shortest paths too.)
pub static MISERE_MONOPHONIC: Reduction = Reduction {
    id: "clique-forming-to-general-position-monophonic-misere",
    name: Bilingual {
        en: "Clique-forming to monophonic general position, misere",
        pt: "Formação de clique para posição geral monofônica, misère",
    },
    claim: Bilingual {
        en: "Alice wins the monophonic general position game if and only if Bob wins clique-forming, under misere play.",
        pt: "Alice vence o jogo da posição geral monofônica se e somente se Bob vence a formação de clique, na variante misère.",
    },
    to: Side { keys: MONOPHONIC, ..Side::new("general-position", Convention::Misere) },
    size: 4,
    build: |reduction, problem| build(reduction, problem, &[".1", ".2", ".3", ".4", ".5", ".6"], bouquet),
    ..MISERE
};

/// The graph, u joined to it, and the friends of every vertex, which `befriend` turns into a gadget.
fn build(
    reduction: &Reduction,
    problem: &Problem,
    friends: &[&str],
    befriend: fn(&mut Sketch, usize, &[usize]),
) -> Result<Built, Refusal> {
    let mut sketch = Sketch::default();
    let copy = sketch.copy(problem.graph());
    let u = sketch.vertex("u");
    sketch.join(&[u], &copy);
    let places = sketch.like(&copy, problem.graph(), (0.0, 0.0), if friends.len() > 1 { 4.6 } else { 1.6 });
    let top = places.iter().map(|at| at.1).fold(0.0, f64::min);
    sketch.place(u, (0.0, top - 2.0 - 0.35 * copy.len() as f64));
    let mut all = Vec::new();
    for (v, &vertex) in copy.iter().enumerate() {
        let (shown, text) = (problem.graph().names().shown(v), problem.graph().vertex_text(v));
        let own: Vec<usize> = friends.iter().map(|name| sketch.vertex(format!("{shown}{name}"))).collect();
        befriend(&mut sketch, vertex, &own);
        drawn_around(&mut sketch, &own, places[v]);
        own.iter().for_each(|&friend| sketch.stands_for(friend, text.clone()));
        all.extend(own);
    }
    sketch.part("the graph", "o grafo", &copy);
    sketch.part("u", "u", &[u]);
    sketch.part("friends", "amigos", &all);
    sketch.built(&reduction.to, &[], &[])
}

/// Draws friends beside their vertex: one below it or further out, five around it, and six in two rows further out.
fn drawn_around(sketch: &mut Sketch, friends: &[usize], at: (f64, f64)) {
    // Outwards from the middle of the graph, but never up, where u is.
    let length = at.0.hypot(at.1).max(1e-9);
    let out = if at.1 > 0.1 { (at.0 / length, at.1 / length) } else { (0.6 * at.0 / length, 0.8) };
    let beside =
        |across: f64, away: f64| (at.0 + out.0 * away - out.1 * across, at.1 + out.1 * away + out.0 * across);
    match friends {
        [friend] => sketch.place(*friend, beside(0.0, 1.3)),
        [near @ .., _, _, _] if near.len() == 3 => {
            for (i, &friend) in friends.iter().enumerate() {
                let (row, column) = (i / 3, i % 3);
                let bow = if column == 1 { 0.45 } else { 0.0 };
                sketch.place(friend, beside(column as f64 * 1.1 - 1.1, 2.9 - 1.3 * row as f64 + bow));
            }
        }
        _ => sketch.ring(friends, at, 1.3),
    }
}

fn friend(sketch: &mut Sketch, v: usize, friends: &[usize]) {
    sketch.join(&[v], friends);
}

fn wheel(sketch: &mut Sketch, v: usize, rim: &[usize]) {
    sketch.cycle(rim);
    sketch.join(&[v], rim);
}

fn bouquet(sketch: &mut Sketch, v: usize, friends: &[usize]) {
    let (near, far) = friends.split_at(3);
    sketch.join(&[v], far);
    sketch.join(near, far);
    sketch.edge(near[1], near[2]);
    sketch.edge(far[1], far[2]);
}
