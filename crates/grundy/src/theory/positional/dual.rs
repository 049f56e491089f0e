//! The dual game: Breaker wants to own one of the minimal transversals.

use super::listed::{light, paired};
use super::{Arena, Finding};
use crate::games::{ClaimRule, Problem};
use crate::hypergraph::{Bias, Hypergraph, self_duality, transversals};
use crate::rules::{Player, Words};

/// Families with more sets, or on larger boards, are not looked at.
const MOST_SETS: usize = 400;
const MOST_ELEMENTS: usize = 64;

/// How many transversals are listed, and how long they are looked for.
const MOST_TRANSVERSALS: usize = 400;
const MOST_STEPS: usize = 20_000;

fn small_family(arena: &Arena<'_>, maker: Player) -> Option<Hypergraph> {
    let fits = |family: &Hypergraph| family.sets().len() <= MOST_SETS && family.elements() <= MOST_ELEMENTS;
    arena.family(maker).filter(fits)
}

/// Maker wins if she stops all of Breaker's sets in the dual game, by pairs or by weights: if Breaker owns no transversal,
/// then Maker owns a set.
pub fn maker_pairs(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let (maker, bias) = arena.maker()?;
    let dual = transversals(&small_family(&arena, maker)?, MOST_TRANSVERSALS, MOST_STEPS)?;
    let reversed = Bias { maker: bias.breaker, breaker: bias.maker };
    let breaker_next = arena.next() != maker;
    let reason = paired(&arena, &dual, reversed, breaker_next)
        .or_else(|| light(&arena, &dual, reversed, breaker_next))?;
    let count = dual.sets().len();
    let reason = reason.after(
        &format!("the dual game, in which Breaker wants one of {count} minimal transversals: "),
        &format!("o jogo transposto, em que Breaker quer um de {count} transversais minimais: "),
    );
    arena.won_by(maker, reason)
}

/// Strategy stealing on a board whose transversals are the image of its sets: the roles can be exchanged, an extra element
/// never hurts, and so the player who starts with no fewer picks wins (Nash).
pub fn self_dual(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let (maker, _) = arena.maker()?;
    let first = arena.next();
    if arena.picks(first) < arena.picks(first.other()) {
        return None;
    }
    let image = self_duality(&small_family(&arena, maker)?, MOST_TRANSVERSALS, MOST_STEPS)?;
    let moved = image.iter().enumerate().filter(|(v, u)| v != *u);
    let pairs: Vec<String> =
        moved.map(|(v, &u)| format!("{}→{}", arena.names(&[v]), arena.names(&[u]))).collect();
    let map = if pairs.is_empty() { String::new() } else { format!(" ({})", pairs.join(" ")) };
    arena.won_by(
        first,
        Words {
            en: format!("strategy stealing: the transversals are the images of the sets{map}"),
            pt: format!("roubo de estratégia: os transversais são as imagens dos conjuntos{map}"),
        },
    )
}
