//! The list of tables and functions.

use crate::functions::FUNCTIONS;
use crate::generate::CLASSES;
use crate::wrong::Wrong;
use grundy::tell::Language;
use std::fmt::Write as _;
use std::io::{Write, stdout};
use std::path::Path;

/// Prints every table and every function with what it is.
pub fn list(language: Language) -> Result<(), Wrong> {
    let failed = |error: &std::io::Error| Wrong::file(Path::new("-"), error);
    match stdout().write_all(text(language).as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(failed(&error)),
        _ => Ok(()),
    }
}

fn text(language: Language) -> String {
    let mut rows: Vec<(String, String)> = Vec::new();
    for class in CLASSES {
        let name = format!("{}({})", class.name, class.arguments.join(", "));
        let most = language.pick("n at most", "n no máximo");
        rows.push((name, format!("{}; {most} {}", language.of(&class.help), class.most)));
    }
    let file = language.pick(
        "lines of graph6, CSV or Parquet with a column g6",
        "linhas em graph6, CSV ou Parquet com uma coluna g6",
    );
    rows.push(("file('graphs.g6')".into(), file.into()));
    let geng = language.pick(
        "what the program geng generates, with its options",
        "o que o programa geng gera, com suas opções",
    );
    rows.push(("geng('-c 9')".into(), geng.into()));
    let tables = rows.len();
    for function in FUNCTIONS.iter() {
        let name = format!("{}({}) {}", function.name, function.arguments(), function.returns().name());
        rows.push((name, language.of(&function.help).to_string()));
    }
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for (i, (name, help)) in rows.iter().enumerate() {
        let heading = match i {
            0 => language.pick("Tables, with columns g6, n, m", "Tabelas, com colunas g6, n, m"),
            _ if i == tables => language.pick("\nFunctions", "\nFunções"),
            _ => "",
        };
        if !heading.is_empty() {
            let _ = writeln!(text, "{heading}");
        }
        let _ = writeln!(text, "  {name:<width$}  {help}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_listed_in_both_languages() {
        let (english, portuguese) = (text(Language::English), text(Language::Portuguese));
        for name in ["connected(n)", "regular(n, k)", "grundy_g(g6) bigint", "solve(problem, g6) struct"] {
            assert!(english.contains(name) && portuguese.contains(name), "{name}");
        }
        assert!(english.contains("\nFunctions\n") && portuguese.contains("\nFunções\n"));
    }
}
