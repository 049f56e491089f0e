//! Players who do not lose: strategy stealing, blocking, mirror images.

use super::listed::{light, paired};
use super::{Arena, Finding, Reason, manner};
use crate::games::{ClaimRule, ClaimSets, Problem};
use crate::hypergraph::Bias;
use crate::rules::{Bilingual, Player, Words};
use std::collections::BTreeSet;

/// Strategy stealing (Nash; Hales and Jewett 1963): where both players want the same sets and an extra element never hurts,
/// the player who starts on an empty board does not lose. If the other one could win, the starter would take any
/// elements and then play as the other one; an element that is already there is replaced by any other. This needs at
/// least as many elements in a turn as the opponent takes.
pub fn stealing(problem: &Problem) -> Option<Finding> {
    let manner = manner(problem)?;
    let alike = matches!(manner.rule, ClaimRule::MakerMaker | ClaimRule::Scoring);
    let first = problem.terms.first;
    let [own, other] = [first, first.other()].map(|who| manner.bias[who.index()]);
    if !alike || !problem.start.is_empty() || own < other {
        return None;
    }
    let name = first.name();
    Some(Finding::safe(
        true,
        Words {
            en: format!("strategy stealing: {name} does not lose"),
            pt: format!("roubo de estratégia: {name} não perde"),
        },
    ))
}

/// A player who would stop every set of the opponent as Breaker does not lose as Maker.
pub fn blocking(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerMaker)?;
    let mut found: Option<Finding> = None;
    for breaker in [arena.next().other(), arena.next()] {
        let Some(reason) = blocked(&arena, breaker) else { continue };
        let name = breaker.name();
        let reason = reason.after(&format!("{name} does not lose: "), &format!("{name} não perde: "));
        let safe = reason.finding(|words| Finding::safe(breaker == arena.next(), words));
        match &mut found {
            Some(known) => known.absorb(safe),
            None => found = Some(safe),
        }
    }
    found
}

fn blocked(arena: &Arena<'_>, breaker: Player) -> Option<Reason> {
    // Where sets must be met, what the players want is not listed.
    let ClaimSets::Listed(_) = arena.board.sets else { return None };
    let maker = breaker.other();
    let bias = Bias { maker: arena.picks(maker), breaker: arena.picks(breaker) };
    let family = arena.family(maker)?;
    let maker_next = arena.next() == maker;
    light(arena, &family, bias, maker_next).or_else(|| paired(arena, &family, bias, maker_next))
}

/// Golomb and Hales 2002, for any board whose family is its own image under the reflection in the centre, one element a
/// turn: with an even number of elements the second player always answers with the image, and with an odd one the first
/// player takes the centre and does so, if every set through the centre has some element with its image. A set that has
/// both is never owned by the player who mirrors, and before any other is complete the opponent owns its image.
pub fn mirror(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::AvoiderAvoider)?;
    let ClaimSets::Listed(sets) = &arena.board.sets else { return None };
    if !arena.is_empty() || arena.manner.bias != [1, 1] {
        return None;
    }
    let n = arena.board.elements.len();
    let sets: BTreeSet<&Vec<usize>> = sets.iter().map(|(set, _)| set).collect();
    let image = |set: &Vec<usize>| set.iter().rev().map(|v| n - 1 - v).collect::<Vec<usize>>();
    let doubled = |set: &Vec<usize>| set.iter().any(|v| *v != n - 1 - v && set.contains(&(n - 1 - v)));
    let through_centre = |set: &Vec<usize>| n % 2 == 1 && set.contains(&(n / 2));
    let closed = sets.iter().all(|set| sets.contains(&image(set)) && (!through_centre(set) || doubled(set)));
    if !closed || n == 0 {
        return None;
    }
    let by = match n % 2 {
        0 => Bilingual::of(
            "mirror strategy: the second player answers with the point opposite in the centre and does not lose",
            "estratégia de espelhamento: o segundo jogador responde com o ponto oposto pelo centro e não perde",
        ),
        _ => Bilingual::of(
            "mirror strategy: the first player takes the centre, answers with the opposite point and does not lose",
            "estratégia de espelhamento: o primeiro jogador toma o centro, responde com o ponto oposto e não perde",
        ),
    };
    Some(Finding::safe(n % 2 == 1, by))
}
