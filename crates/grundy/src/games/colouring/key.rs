//! Table keys of colouring games.

use super::{Colouring, Few, Rule};
use crate::rules::Key;

/// The key of a position: what matters of it for the rest of the play.
///
/// In a proper colouring that is the set of uncoloured vertices and, for each colour, those of them that have it on a
/// neighbour: these sets say which moves there are now, and how they change after each move. Colours can be
/// renamed at will, so the sets are sorted; where the least colour is taken they are not. Empty sets are left
/// out where order does not matter. A vertex is joined to a coloured one if it is in one of the sets.
///
/// In a harmonious colouring pairs of colours seen anywhere matter too; there the whole colouring is kept, with
/// colours renamed by their first vertices.
pub fn of(game: &Colouring, at: &[u8]) -> Key {
    match game.rule {
        Rule::Harmonious => Key::of_bytes(&renamed(at)),
        Rule::Marking => of_sets(at.len(), &[uncoloured(at)], None),
        Rule::Proper | Rule::Greedy => {
            let used = game.counts_colours.then(|| game.colours_used(at));
            of_sets(at.len(), &residue(game, at), used)
        }
    }
}

fn uncoloured(at: &[u8]) -> Few {
    (0..at.len()).filter(|&v| at[v] == 0).collect()
}

/// The uncoloured vertices, and for each colour those of them that have it on a neighbour.
fn residue(game: &Colouring, at: &[u8]) -> Vec<Few> {
    let most = at.iter().copied().max().unwrap_or(0) as usize;
    let mut near = vec![Few::EMPTY; most + 1];
    for v in (0..at.len()).filter(|&v| at[v] == 0) {
        for &u in game.graph.neighbours(v) {
            near[at[u] as usize].insert(v);
        }
    }
    near[0] = uncoloured(at);
    match game.rule {
        Rule::Greedy => {
            let last = near.iter().rposition(|set| !set.is_empty()).unwrap_or(0);
            near.truncate(last.max(1) + 1);
        }
        _ => {
            near[1..].sort_unstable_by(|a, b| b.cmp(a));
            near.retain(|set| !set.is_empty());
        }
    }
    near
}

/// The key of a list of sets of vertices, as few words as they need, and of the colours used where they are counted.
fn of_sets(n: usize, sets: &[Few], used: Option<Few>) -> Key {
    let width = n.div_ceil(64).max(1);
    let vertices = sets.iter().flat_map(|set| set.0[..width].iter().copied());
    let words: Vec<u64> = vertices.chain(used.into_iter().flat_map(|set| set.0)).collect();
    Key::of_words(&words)
}

/// The same colouring with its colours numbered in the order of their first vertices.
fn renamed(at: &[u8]) -> Vec<u8> {
    let mut names = [0; 256];
    let mut used = 0;
    let name = |&colour: &u8| {
        if colour != 0 && names[colour as usize] == 0 {
            used += 1;
            names[colour as usize] = used;
        }
        names[colour as usize]
    };
    at.iter().map(name).collect()
}
