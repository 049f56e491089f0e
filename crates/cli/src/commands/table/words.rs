//! What is said below a table.

use grundy::tell::Language;
use grundy::text::Words;
use grundy::words;

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
