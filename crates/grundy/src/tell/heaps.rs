//! Heaps in words: rules by their names, periods with their proofs.

use crate::heap::{Period, Proof, Rule};
use crate::rules::{Bilingual, Words};

/// A rule as it is named within a sentence: by its code or its set, if it has one.
pub fn rule(rule: &Rule) -> Words {
    match rule {
        Rule::UnequalSplit => Bilingual { en: "unequal splits", pt: "divisões desiguais" }.into(),
        Rule::Octal(_) | Rule::Subtraction(_) => Words { en: rule.to_string(), pt: rule.to_string() },
    }
}

/// A period and why it holds: "period 12 from 71 by the octal periodicity theorem (k = 2, ...)".
pub fn period(period: &Period) -> Words {
    let Period { length, from, .. } = period;
    if period.proof == Proof::NimLike {
        let text = Bilingual {
            en: "a heap of n has nimber n: it can become every smaller heap and nothing with as many objects",
            pt: "uma pilha de n tem nimber n: pode tornar-se qualquer pilha menor e nada com tantos objetos",
        };
        return text.into();
    }
    let Words { en, pt } = proof(period);
    Words {
        en: format!("period {length} from {from} by {en}"),
        pt: format!("período {length} a partir de {from}, segundo {pt}"),
    }
}

/// The theorem that proves a period, and the numbers that it was applied to.
pub fn proof(period: &Period) -> Words {
    let p = period.length;
    let checked = |k: &u64, from: &u64, to: &u64| {
        let equation = format!("k = {k}, g(n + {p}) = g(n)");
        let (range, count) = (format!("{from} <= n < {to}"), to - from);
        Words {
            en: format!("{equation} checked for {range}: {count} values"),
            pt: format!("{equation} verificado para {range}: {count} valores"),
        }
    };
    let (theorem, numbers) = match &period.proof {
        Proof::NimLike => {
            let text = Bilingual {
                en: "every smaller heap and nothing larger in reach",
                pt: "o alcance de toda pilha menor e de nenhuma maior",
            };
            return text.into();
        }
        Proof::Window { k: 0, .. } => {
            let text = Bilingual {
                en: "the rule itself: no heap can be moved in",
                pt: "a própria regra: em nenhuma pilha há jogada",
            };
            return text.into();
        }
        Proof::Octal { k, from, to } => (OCTAL, checked(k, from, to)),
        Proof::Window { k, from, to } => (WINDOW, checked(k, from, to)),
    };
    Words { en: format!("{} ({})", theorem.en, numbers.en), pt: format!("{} ({})", theorem.pt, numbers.pt) }
}

const OCTAL: Bilingual =
    Bilingual { en: "the octal periodicity theorem", pt: "o teorema da periodicidade octal" };
const WINDOW: Bilingual =
    Bilingual { en: "the repetition of k consecutive values", pt: "a repetição de k valores consecutivos" };
