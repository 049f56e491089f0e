//! Conway's soldiers.

use super::Finding;
use crate::games::{Problem, Reach, reach, soldiers_goal, soldiers_jumps};
use crate::rules::{Bilingual, Words};

/// Conway 1961: weigh a cell at distance k from the goal with x^k, where x = (√5 - 1)/2. No jump adds to the weight of an
/// army, so that an army that reaches the goal weighs at least 1; all cells below the line together weigh no more
/// from height 5 on, and with diagonal jumps from height 9 on, and a finite army weighs less than all of them. Smaller
/// heights can be reached (Bell, Hirschberg and Guerrero-García 2007 for diagonal jumps); the least army is computed as far as possible.
pub fn apply(problem: &Problem) -> Option<Finding> {
    let (height, diagonal) = soldiers_goal(problem)?;
    match reach(height, diagonal) {
        Reach::Army(jumps) => {
            let list = soldiers_jumps(jumps).join(", ");
            let by = Words {
                en: format!("a backward search from the goal, bounded by Conway's potential: {list}"),
                pt: format!("busca a partir do alvo, limitada pelo potencial de Conway: {list}"),
            };
            let score = Some(jumps.len() as i64 + 1);
            Some(Finding { score, ..Finding::winner(true, by) })
        }
        Reach::Open => {
            let by = Bilingual {
                en: "Bell, Hirschberg and Guerrero-García: with diagonal jumps heights up to 8 can be reached",
                pt: "Bell, Hirschberg e Guerrero-García: com pulos na diagonal, alcançam-se as alturas até 8",
            };
            Some(Finding { lacks_number: true, ..Finding::winner(true, by) })
        }
        Reach::Never => Some(Finding::winner(false, never(height, diagonal))),
    }
}

/// The potential that keeps soldiers from a height.
fn never(height: u64, diagonal: bool) -> Words {
    let d = height;
    let all = match diagonal {
        false => format!("x^{} + 2x^{}", d - 2, d - 3),
        true => format!("{}x^{} + 4x^{}", 2 * u128::from(d) + 1, d - 2, d - 3),
    };
    Words {
        en: format!(
            "Conway's potential: a soldier at distance k from the goal weighs x^k, with x = (√5 - 1)/2; no jump adds weight, a soldier on the goal weighs 1, and all cells below the line together weigh {all} ≤ 1, so that finitely many soldiers weigh less than 1"
        ),
        pt: format!(
            "potencial de Conway: um soldado à distância k do alvo pesa x^k, com x = (√5 - 1)/2; nenhum pulo aumenta o peso, um soldado no alvo pesa 1, e todas as casas abaixo da linha pesam juntas {all} ≤ 1, de modo que um número finito de soldados pesa menos de 1"
        ),
    }
}
