//! Table keys of colouring games.

use super::{Colouring, Colours, Few, Rule};
use crate::graph::Set;
use crate::rules::PositionKey;

/// The key of a position: the part of it that matters for the rest of the play.
///
/// In a proper colouring that is the set of uncoloured vertices and, for each colour, those of them that have it on a
/// neighbour: these sets determine the moves available now and after each further move. Colours can be renamed
/// freely, so the sets are sorted, except under the greedy rule, where the order of colours matters. Empty sets are
/// left out where order does not matter. A vertex is joined to a coloured one if it is in one of the sets. Among
/// twins only the number left matters.
///
/// In a harmonious colouring pairs of colours seen anywhere matter too; there the key is the whole colouring, with
/// colours renamed in the order of their first vertices.
pub fn of<const W: usize, const P: usize>(game: &Colouring<W, P>, at: &Colours<W, P>) -> PositionKey {
    match game.rule {
        Rule::Harmonious => PositionKey::of_bytes(&renamed(game.graph.n(), at)),
        Rule::Marking => {
            let mut unmarked = [Set::full(game.graph.n()).minus(&at.coloured())];
            game.twins.gather(&mut unmarked);
            PositionKey::of_sets(&unmarked)
        }
        Rule::Proper | Rule::Greedy => {
            let used = game.counts_colours.then(|| game.colours_used(at));
            of_sets(&residue(game, at), used)
        }
    }
}

/// The uncoloured vertices, and for each colour those of them that have it on a neighbour.
fn residue<const W: usize, const P: usize>(game: &Colouring<W, P>, at: &Colours<W, P>) -> Vec<Set<W>> {
    let uncoloured = Set::full(game.graph.n()).minus(&at.coloured());
    let near = (1..=game.colours).map(|colour| game.beside(&at.class(colour)) & uncoloured);
    let mut sets: Vec<Set<W>> = [uncoloured].into_iter().chain(near).collect();
    game.twins.gather(&mut sets);
    if game.rule != Rule::Greedy {
        sets[1..].sort_unstable_by(|a, b| b.cmp(a));
    }
    let last = sets.iter().rposition(|set| !set.is_empty()).unwrap_or(0);
    sets.truncate(last + 1);
    sets
}

/// The key of a list of sets of vertices, and of the colours used where they are counted.
fn of_sets<const W: usize>(sets: &[Set<W>], used: Option<Few>) -> PositionKey {
    let words = sets.iter().flat_map(|set| set.0).chain(used.into_iter().flat_map(|set| set.0));
    PositionKey::of_words(&words.collect::<Vec<u64>>())
}

/// The same colouring with its colours numbered in the order of their first vertices.
fn renamed<const W: usize, const P: usize>(n: usize, at: &Colours<W, P>) -> Vec<u8> {
    let mut names = [0; 256];
    let mut used = 0;
    let name = |v: usize| {
        let colour = at.of(v);
        if colour != 0 && names[colour] == 0 {
            used += 1;
            names[colour] = used;
        }
        names[colour]
    };
    (0..n).map(name).collect()
}
