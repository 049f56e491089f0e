//! Games on a list of sets: potentials, pairings, boxes.

use super::{Arena, Finding};
use crate::games::{ClaimRule, Problem};
use crate::hypergraph::{
    Bias, BoxPlay, Branch, MakerPlan, PairingTree, SmallPlay, Weight, avoider_criterion, box_play,
    breaker_criterion, maker_criterion, pairing_opening, pairing_tree, small_play,
};
use crate::rules::{Player, Words};

/// Lists with more sets than this are not looked at.
const MOST_SETS: usize = 20_000;

/// Larger lists of small sets are left to search.
const MOST_SMALL: usize = 60;

/// How many steps the search for a pairing may take.
const MOST_STEPS: usize = 4_000;

/// Larger boards get only pairings that no first move changes.
const MOST_FOR_TREES: usize = 16;

/// A weight as a short decimal fraction.
fn shown(weight: Weight) -> String {
    let (numerator, denominator) = weight.fraction();
    match denominator {
        1 => numerator.to_string(),
        2..=4096 => format!("{numerator}/{denominator}"),
        _ => format!("{:.4}", weight.approximately()),
    }
}

/// Erdős and Selfridge, and Beck with bias: Breaker wins if the sets weigh too little.
pub fn breaking(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let (maker, bias) = arena.maker()?;
    let family = arena.family(maker).filter(|family| family.sets().len() <= MOST_SETS)?;
    let reason = breaker_criterion(&family, bias, arena.next() == maker)?;
    let total = Weight(reason.sum.0 + reason.rise.0);
    let fair = (bias.maker, bias.breaker) == (1, 1);
    let (en, pt) = match fair {
        true => ("the Erdős-Selfridge criterion", "o critério de Erdős e Selfridge"),
        false => ("Beck's criterion for a biased Breaker", "o critério de Beck para um Breaker com viés"),
    };
    let words = Words {
        en: format!(
            "{en}: the sets weigh {}, at most {} after Maker's turn, below 1",
            shown(reason.sum),
            shown(total)
        ),
        pt: format!(
            "{pt}: os conjuntos pesam {}, no máximo {} após a vez de Maker, menos que 1",
            shown(reason.sum),
            shown(total)
        ),
    };
    arena.won_by(maker.other(), words)
}

/// Beck: Maker wins if the sets weigh much and few of them share two elements.
pub fn making(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let (maker, bias) = arena.maker()?;
    let family = arena.family(maker).filter(|family| family.sets().len() <= MOST_SETS)?;
    let reason = maker_criterion(&family, bias, arena.next() == maker)?;
    let loss = reason.losses.iter().max().copied().unwrap_or(Weight(0));
    let words = Words {
        en: format!(
            "Beck's criterion for Maker: the sets weigh {}, more than the {} that Breaker can take away",
            shown(reason.sum),
            shown(loss)
        ),
        pt: format!(
            "o critério de Beck para Maker: os conjuntos pesam {}, mais que os {} que Breaker consegue tirar",
            shown(reason.sum),
            shown(loss)
        ),
    };
    arena.won_by(maker, words)
}

/// Hefetz, Krivelevich and Szabó after Lu: Avoider wins if the sets weigh too little.
pub fn avoiding(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::AvoiderEnforcer)?;
    let (avoider, bias) = arena.maker()?;
    let family = arena.family(avoider).filter(|family| family.sets().len() <= MOST_SETS)?;
    let reason = avoider_criterion(&family, bias, arena.next() == avoider, arena.free())?;
    let words = Words {
        en: format!("Lu's criterion for Avoider: the sets weigh {} at the end, below 1", shown(reason.last)),
        pt: format!(
            "o critério de Lu para Avoider: os conjuntos pesam {} no fim, menos que 1",
            shown(reason.last)
        ),
    };
    arena.won_by(avoider, words)
}

/// Breaker wins by pairs: to one element of a pair he answers with the other.
pub fn pairs(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let (maker, bias) = arena.maker()?;
    let family = arena.family(maker).filter(|family| bias.maker == 1 && family.sets().len() <= MOST_SETS)?;
    let depth = if family.elements() <= MOST_FOR_TREES { 2 } else { 0 };
    let strategy = match arena.next() == maker {
        true => (None, pairing_tree(&family, depth, MOST_STEPS).ok()??),
        false => {
            let at_once = pairing_tree(&family, 0, MOST_STEPS).ok()?.map(|tree| (None, tree));
            let opening = || Some(pairing_opening(&family, depth.min(1), MOST_STEPS).ok()??);
            at_once.or_else(|| opening().map(|(first, tree)| (Some(first), tree)))?
        }
    };
    arena.won_by(maker.other(), told(&arena, strategy))
}

/// A pairing strategy in words.
fn told(arena: &Arena<'_>, (first, tree): (Option<usize>, PairingTree)) -> Words {
    let opening = first.map_or(String::new(), |v| format!("{}; ", arena.names(&[v])));
    let strategy = opening + &strategy(&tree, &|v| arena.names(&[v]));
    Words {
        en: format!("pairing strategy {strategy}"),
        pt: format!("estratégia de emparelhamento {strategy}"),
    }
}

/// A pairing strategy: pairs in braces, or an answer to each first move and what follows.
pub fn strategy(tree: &PairingTree, name: &dyn Fn(usize) -> String) -> String {
    let names = |elements: &[usize]| elements.iter().map(|&v| name(v)).collect::<Vec<_>>().join(", ");
    match tree {
        PairingTree::Pairs(pairs) => {
            let pair = |&(u, v): &(usize, usize)| format!("{{{}}}", names(&[u, v]));
            pairs.iter().map(pair).collect::<Vec<_>>().join(" ")
        }
        PairingTree::Answers(branches) => {
            let one = |branch: &Branch| {
                let then = strategy(&branch.then, name);
                format!("[{} → {}: {then}]", names(&branch.moves), name(branch.answer))
            };
            branches.iter().map(one).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Sets of at most three elements are decided by chains, one element a turn.
pub fn small_sets(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let (maker, _) = arena.maker().filter(|(_, bias)| *bias == Bias::FAIR)?;
    let family = arena.family(maker).filter(|family| family.sets().len() <= MOST_SMALL)?;
    match small_play(&family, arena.next() == maker, MOST_STEPS)? {
        SmallPlay::Maker(plans) => {
            let plan = plans.first().map_or(String::new(), |plan| planned(&arena, plan));
            let words = Words {
                en: format!("sets of at most three elements: Maker forces the chain {plan}"),
                pt: format!("conjuntos de até três elementos: Maker força a cadeia {plan}"),
            };
            arena.won_by(maker, words)
        }
        SmallPlay::Breaker(first) => {
            let first = first.map_or(String::new(), |v| format!(": {}", arena.names(&[v])));
            let words = Words {
                en: format!("sets of at most three elements: Maker can force no chain{first}"),
                pt: format!("conjuntos de até três elementos: Maker não consegue forçar uma cadeia{first}"),
            };
            arena.won_by(maker.other(), words)
        }
    }
}

/// Maker's claims, and the chain that they lead to if Breaker lets the first plan work.
fn planned(arena: &Arena<'_>, plan: &MakerPlan) -> String {
    match plan {
        MakerPlan::Chain(sets) => {
            sets.iter().map(|set| format!("{{{}}}", arena.names(set))).collect::<Vec<_>>().join(" ")
        }
        MakerPlan::Claim(v, plans) => {
            let then = plans.first().map_or(String::new(), |plan| planned(arena, plan));
            format!("{} → {then}", arena.names(&[*v]))
        }
    }
}

/// The box game is decided for every bias.
pub fn boxes(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let (maker, bias) = arena.maker()?;
    let family = arena.family(maker)?;
    let sizes: Vec<usize> = family.sets().iter().map(Vec::len).collect();
    if sizes.is_empty() {
        return None;
    }
    let list = |sizes: &[usize]| sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    match box_play(&sizes, bias, arena.next() == maker) {
        BoxPlay::Maker { turns } => {
            let left = turns.iter().map(|turn| list(turn)).collect::<Vec<_>>().join("; ");
            let (en, pt) = match left.is_empty() {
                true => {
                    ("she fills a box at once".to_string(), "ela enche uma caixa de imediato".to_string())
                }
                false => (format!("she leaves {left}"), format!("ela deixa {left}")),
            };
            let words = Words { en: format!("the box game: {en}"), pt: format!("o jogo das caixas: {pt}") };
            arena.won_by(Player::Alice, words)
        }
        BoxPlay::Breaker { last } => {
            let words = Words {
                en: format!("the box game: the last box still has {} elements", list(&last)),
                pt: format!("o jogo das caixas: a última caixa ainda tem {} elementos", list(&last)),
            };
            arena.won_by(Player::Bob, words)
        }
    }
}
