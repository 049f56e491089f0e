//! What is said below a table.

use grundy::ask::{Period, SparseSpace};
use grundy::tell::Language;
use grundy::text::Words;
use grundy::words;

/// The period of the values, and whether it is proved.
pub fn period(period: Option<&Period>, last: Option<u64>) -> Words {
    let Some(Period { length, from, saltus, proved_by, .. }) = period else {
        return words!("no period shows", "nenhum período aparece");
    };
    let how = match proved_by {
        Some(theorem) => words!("proved: {}", "provado: {}"; theorem),
        None => {
            let last = last.unwrap_or(0);
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

/// Which nimbers are rare.
pub fn sparse_space(space: &SparseSpace) -> Words {
    let SparseSpace { mask, rare, last_rare, among, .. } = space;
    let last = match last_rare {
        Some(n) => words!(", the last at n = {n}", ", o último em n = {n}"),
        None => Words::default(),
    };
    words!(
        "sparse space: a nimber is rare if it has an even number of ones among the bits {mask:b}; {rare} of the first {among} nimbers are rare{}",
        "espaço esparso: um nimber é raro se tem um número par de uns entre os bits {mask:b}; {rare} dos primeiros {among} nimbers são raros{}"; last
    )
}

/// How far a table got.
pub fn stopped(count: u64, language: Language) -> String {
    match language {
        Language::English => format!("stopped by a limit after {}", language.count(count, "row", "rows")),
        Language::Portuguese => {
            format!("interrompido por um limite após {}", language.count(count, "linha", "linhas"))
        }
    }
}

/// Why a table is not drawn.
pub fn too_long(most: u64) -> Words {
    let most = Language::all(|language| language.number(most));
    words!("at most {} values can be drawn", "podem ser desenhados no máximo {} valores"; most)
}

/// Why there is no plot.
pub fn no_numbers(language: Language) -> &'static str {
    match language {
        Language::English => "nothing was plotted: these values are not numbers; --want may name some",
        Language::Portuguese => {
            "nada foi posto no gráfico: estes valores não são números; --want pode pedir alguns"
        }
    }
}
