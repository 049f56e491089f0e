//! What Berlekamp's theory says of a position: its chains and cycles, its worth in nimstring, the long chain rule.

use super::{Capture, Dots, Edges, Images, Nimstring, Strings, Worth};
use crate::rules::{Player, Remark};

/// Nimstring gives up after so many positions.
const MOST_POSITIONS: usize = 100_000;

/// Up to this many moves are named.
const MOST_NAMED: usize = 8;

/// The remarks on a position with these free edges.
pub fn remarks(dots: &Dots, strings: &Strings, images: &Images, free: &Edges, next: Player) -> Vec<Remark> {
    if free.is_empty() {
        return Vec::new();
    }
    let (rest, taken) = strings.without_offers(free);
    let mut remarks = vec![coins(dots, strings, free)];
    if taken > 0 {
        remarks.push(Remark::new(
            format!("Boxes that {next:?} can take without a choice: {taken}. They are taken first."),
            format!("Caixas que {next:?} pode tomar sem escolha: {taken}. Elas são tomadas primeiro."),
        ));
    }
    if rest.is_empty() {
        return remarks;
    }
    if let Capture::Choice(..) = strings.capture(&rest) {
        remarks.push(loony(next));
        return remarks;
    }
    let mut nimstring = Nimstring::new(dots, strings, images, MOST_POSITIONS);
    match nimstring.worth(&rest) {
        Some(Worth::Nimber(nimber)) => {
            let winning = nimstring.winning(&rest).unwrap_or_default();
            let winning: Vec<String> = winning.into_iter().map(|e| dots.text(e)).collect();
            remarks.push(worth(nimber, &winning, next));
        }
        Some(Worth::Loony) => remarks.push(loony(next)),
        None => remarks.push(Remark::new(
            "The nimstring value is not given: there are too many positions to look at.",
            "O valor de nimstring não é dado: há posições demais para examinar.",
        )),
    }
    remarks.push(long_chain_rule(dots, &rest, next));
    remarks
}

/// Strings and coins, and the runs of coins with two strings.
fn coins(dots: &Dots, strings: &Strings, free: &Edges) -> Remark {
    let boxes = open(dots, free);
    let list = |keep: &dyn Fn(usize, bool) -> bool| {
        let mut found: Vec<usize> =
            strings.runs(free).filter(|run| keep(run.coins, run.cycle)).map(|run| run.coins).collect();
        found.sort_unstable();
        match found.is_empty() {
            true => "0".to_string(),
            false => found.iter().map(usize::to_string).collect::<Vec<_>>().join(" + "),
        }
    };
    let short = list(&|coins, cycle| !cycle && coins < 3);
    let long = list(&|coins, cycle| !cycle && coins >= 3);
    let cycles = list(&|_, cycle| cycle);
    let edges = free.len();
    Remark::new(
        format!(
            "As strings and coins: boxes that are not complete (coins): {boxes}; free edges (strings): {edges}; boxes in short chains: {short}, in long chains, of at least three boxes: {long}, in loops: {cycles}."
        ),
        format!(
            "Como cordas e moedas: caixas incompletas (moedas): {boxes}; arestas livres (cordas): {edges}; caixas em cadeias curtas: {short}, em cadeias longas, de pelo menos três caixas: {long}, em ciclos: {cycles}."
        ),
    )
}

/// How many boxes are not complete.
fn open(dots: &Dots, free: &Edges) -> usize {
    dots.sides.iter().filter(|sides| sides.meets(free)).count()
}

fn worth(nimber: u32, winning: &[String], next: Player) -> Remark {
    let other = next.other();
    let named = winning.iter().take(MOST_NAMED).cloned().collect::<Vec<_>>().join(", ");
    let more = if winning.len() > MOST_NAMED { ", …" } else { "" };
    match nimber {
        0 => Remark::new(
            format!(
                "The nimstring value, where boxes do not count and whoever cannot move loses, is 0: with best play {next:?} is the first to be left without a move or only with loony ones, which give a long chain or a loop away, and {other:?} gets control."
            ),
            format!(
                "O valor de nimstring, em que caixas não contam e quem não pode jogar perde, é 0: com as melhores jogadas, {next:?} é quem primeiro fica sem jogadas ou só com jogadas loony, que entregam uma cadeia longa ou um ciclo, e {other:?} fica com o controle."
            ),
        ),
        _ => Remark::new(
            format!(
                "The nimstring value, where boxes do not count and whoever cannot move loses, is {nimber}: with {named}{more} {next:?} leaves 0, so that {other:?} is the first to be left without a move or only with loony ones, which give a long chain or a loop away, and {next:?} gets control."
            ),
            format!(
                "O valor de nimstring, em que caixas não contam e quem não pode jogar perde, é {nimber}: com {named}{more}, {next:?} deixa 0, de modo que {other:?} é quem primeiro fica sem jogadas ou só com jogadas loony, que entregam uma cadeia longa ou um ciclo, e {next:?} fica com o controle."
            ),
        ),
    }
}

fn loony(next: Player) -> Remark {
    let other = next.other();
    Remark::new(
        format!(
            "The nimstring value is loony: {next:?} may take every box on offer, or give the last two of a chain (four of a loop) away and let {other:?} move first in the rest, and gets at least half of the boxes that are left."
        ),
        format!(
            "O valor de nimstring é loony: {next:?} pode tomar todas as caixas oferecidas, ou ceder as duas últimas de uma cadeia (quatro de um ciclo) e deixar {other:?} começar no resto, e fica com pelo menos metade das caixas que restam."
        ),
    )
}

/// Who gets control, by the number of long chains.
///
/// Let E edges be free and B boxes incomplete. Every turn ends with an edge that completes nothing, except the last one,
/// which the player in control makes; an edge that completes two boxes is a double-cross. With Q of them there are B - Q
/// edges that complete boxes, and E - B + Q + 1 turns. The player in control leaves two boxes of every long chain but the
/// last, and four of a loop, so that Q has the parity of C - 1, where C is the number of long chains. So the player to
/// move has control if E - B + C is odd (Berlekamp; on an empty board E - B is the number of dots less 1).
fn long_chain_rule(dots: &Dots, rest: &Edges, next: Player) -> Remark {
    let odd = (rest.len() - open(dots, rest)).is_multiple_of(2);
    let (en, pt) = if odd { ("odd", "ímpar") } else { ("even", "par") };
    let other = next.other();
    Remark::new(
        format!(
            "Long chain rule: as a rule {next:?} gets control if the number of long chains at the end is {en}, and {other:?} otherwise. Who has control takes almost every box of the long chains."
        ),
        format!(
            "Regra das cadeias longas: em geral, {next:?} fica com o controle se o número de cadeias longas no fim for {pt}, e {other:?} caso contrário. Quem tem o controle toma quase todas as caixas das cadeias longas."
        ),
    )
}
