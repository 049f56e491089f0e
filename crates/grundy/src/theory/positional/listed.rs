//! Games on a list of sets: potentials, pairings, boxes.

use super::{Arena, Finding, Reason, pair_chart};
use crate::games::{ClaimRule, Problem};
use crate::hypergraph::{
    Bias, BoxPlay, Branch, Hypergraph, MakerPlan, PairingTree, SmallPlay, Weight, avoider_criterion,
    best_element, box_play, breaker_criterion, maker_criterion, pairing_opening, pairing_tree, small_play,
    values, weight,
};
use crate::rules::{Chart, Player, Words};

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
    let reason = light(&arena, &arena.family(maker)?, bias, arena.next() == maker)?;
    arena.won_by(maker.other(), reason)
}

/// Why Breaker stops all sets of a family: they weigh too little.
pub fn light(arena: &Arena<'_>, family: &Hypergraph, bias: Bias, maker_next: bool) -> Option<Reason> {
    if family.sets().len() > MOST_SETS {
        return None;
    }
    let reason = breaker_criterion(family, bias, maker_next)?;
    let total = Weight(reason.sum.0 + reason.rise.0);
    let (en, pt) = match bias == Bias::FAIR {
        true => ("the Erdős-Selfridge criterion", "o critério de Erdős e Selfridge"),
        false => ("Beck's criterion for a biased Breaker", "o critério de Beck para um Breaker com viés"),
    };
    let [sum, total] = [reason.sum, total].map(shown);
    let sets = family.sets().len();
    let words = Words {
        en: format!("{en}: the {sets} sets weigh {sum}, at most {total} after Maker's turn, below 1"),
        pt: format!(
            "{pt}: os {sets} conjuntos pesam {sum}, no máximo {total} após a vez de Maker, menos que 1"
        ),
    };
    let charts = weights(arena, family, maker_next).into_iter().filter(|_| bias == Bias::FAIR).collect();
    Some(Reason { words, charts })
}

/// What each element weighs, one element a turn, and how the weight of the sets changes if Maker and Breaker in turn take
/// the heaviest ones: Maker's element doubles what contains it, Breaker's takes it away.
fn weights(arena: &Arena<'_>, family: &Hypergraph, maker_next: bool) -> Option<Chart> {
    let labels = values(family).into_iter().enumerate().filter(|(_, value)| value.0 > 0);
    let labels: Vec<(usize, String)> = labels.map(|(v, value)| (v, shown(value))).collect();
    let (mut now, mut described) = (family.clone(), shown(weight(family)));
    for makers in [maker_next, !maker_next] {
        let Some(best) = best_element(&now) else { break };
        now = if makers { now.residual(&[best], &[]) } else { now.residual(&[], &[best]) };
        let who = if makers { "Maker" } else { "Breaker" };
        described += &format!(" → {} ({who}: {})", shown(weight(&now)), arena.names(&[best]));
    }
    let caption = Words {
        en: format!("The weight of the sets through each element; all sets weigh {described}."),
        pt: format!("O peso dos conjuntos por cada elemento; todos os conjuntos pesam {described}."),
    };
    (!labels.is_empty()).then_some(Chart { caption, labels, of_vertices: false })
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
    let charts = weights(&arena, &family, arena.next() == maker).into_iter();
    let charts = charts.filter(|_| bias == Bias::FAIR).collect();
    arena.won_by(maker, Reason { words, charts })
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
    let reason = paired(&arena, &arena.family(maker)?, bias, arena.next() == maker)?;
    arena.won_by(maker.other(), reason)
}

/// Why Breaker stops all sets of a family: pairs, which may depend on the first moves.
pub fn paired(arena: &Arena<'_>, family: &Hypergraph, bias: Bias, maker_next: bool) -> Option<Reason> {
    if bias.maker > 1 || family.sets().len() > MOST_SETS {
        return None;
    }
    let depth = if family.elements() <= MOST_FOR_TREES { 2 } else { 0 };
    let strategy = match maker_next {
        true => (None, pairing_tree(family, depth, MOST_STEPS).ok()??),
        false => {
            let at_once = pairing_tree(family, 0, MOST_STEPS).ok()?.map(|tree| (None, tree));
            let opening = || pairing_opening(family, depth.min(1), MOST_STEPS).ok()?;
            at_once.or_else(|| opening().map(|(first, tree)| (Some(first), tree)))?
        }
    };
    Some(described(arena, strategy))
}

/// A pairing strategy in words and on the board.
fn described(arena: &Arena<'_>, (first, tree): (Option<usize>, PairingTree)) -> Reason {
    let opening = first.map_or(String::new(), |v| format!("{}; ", arena.names(&[v])));
    let strategy = opening + &strategy(&tree, &|v| arena.names(&[v]));
    let words = Words {
        en: format!("pairing strategy {strategy}"),
        pt: format!("estratégia de emparelhamento {strategy}"),
    };
    Reason { words, charts: pair_charts(arena, &tree) }
}

/// The most charts of answers to first moves.
const MOST_CHARTS: usize = 6;

/// The pairs, or for each of the first moves the answer `!` and the pairs after it, if no second move changes them.
fn pair_charts(arena: &Arena<'_>, tree: &PairingTree) -> Vec<Chart> {
    let branches = match tree {
        PairingTree::Pairs(pairs) => return vec![pair_chart(pairs)],
        PairingTree::Answers(branches) => branches,
    };
    let chart = |branch: &Branch| {
        let PairingTree::Pairs(pairs) = &branch.then else { return None };
        let mut chart = pair_chart(pairs);
        chart.labels.retain(|(v, _)| !branch.moves.contains(v));
        chart.labels.extend(branch.moves.iter().map(|&v| (v, "*".to_string())));
        chart.labels.push((branch.answer, "!".to_string()));
        let (moves, answer) = (arena.names(&branch.moves), arena.names(&[branch.answer]));
        chart.caption = Words {
            en: format!("To {moves} (*) the answer is {answer} (!); then equal numbers answer each other."),
            pt: format!(
                "A {moves} (*) a resposta é {answer} (!); depois números iguais respondem um ao outro."
            ),
        };
        Some(chart)
    };
    branches.iter().filter_map(chart).take(MOST_CHARTS).collect()
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
