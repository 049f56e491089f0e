//! What is said below a table.

use super::{FamilyTable, Period, SparseSpace};
use crate::rules::Words;

impl FamilyTable {
    /// The period of the values, and whether it is proved.
    pub fn period_words(&self) -> Words {
        let Some(Period { length, from, saltus, proved_by }) = &self.period else {
            return words!("no period shows", "nenhum período aparece");
        };
        let how = match proved_by {
            Some(theorem) => words!("proved: {}", "provado: {}"; theorem),
            None => {
                let last = self.last.unwrap_or(0);
                words!("seen up to {last}, not proved", "observado até {last}, não provado")
            }
        };
        let repeat = match saltus {
            0 => words!("values repeat from n = {from} on", "os valores se repetem a partir de n = {from}"),
            _ => words!(
                "from n = {from} on values grow by {saltus} each time",
                "a partir de n = {from} os valores crescem {saltus} a cada vez"
            ),
        };
        words!(
            "period {length}, pre-period {from} ({}); {}",
            "período {length}, pré-período {from} ({}); {}"; repeat, how
        )
    }
}

impl SparseSpace {
    /// Which nimbers are rare.
    pub fn words(&self) -> Words {
        let SparseSpace { mask, rare, last_rare, among } = self;
        let last = match last_rare {
            Some(n) => words!(", the last at n = {n}", ", o último em n = {n}"),
            None => Words::default(),
        };
        words!(
            "sparse space: a nimber is rare if it has an even number of ones among the bits {mask:b}; {rare} of the first {among} nimbers are rare{}",
            "espaço esparso: um nimber é raro se tem um número par de uns entre os bits {mask:b}; {rare} dos primeiros {among} nimbers são raros{}"; last
        )
    }
}
