//! The manual in Markdown.

use super::said;
use super::sheet::{Body, sheet};
use grundy::ask::{PLAIN_NUMBERS, PlainArgument, PlainNumber};
use grundy::games::{Entry, GAMES, KeyInfo};
use grundy::tell::Language;

/// The manual of all games.
pub fn markdown(language: Language) -> String {
    let mut text = match language {
        Language::English => ENGLISH.to_string(),
        Language::Portuguese => PORTUGUESE.to_string(),
    };
    for entry in GAMES {
        text +=
            &format!("- [`{}`](#{}) {}\n", entry.id, anchor(entry, language), said(&entry.name, language));
    }
    GAMES.iter().for_each(|entry| text += &format!("\n{}", section(entry, language)));
    text + &plain_numbers(language)
}

/// The numbers that are defined without play.
fn plain_numbers(language: Language) -> String {
    let say = |en, pt| match language {
        Language::English => en,
        Language::Portuguese => pt,
    };
    let row = |info: &PlainNumber| {
        let argument = match info.takes {
            PlainArgument::Number { least, greatest } => {
                format!("{} {least}..{greatest}", say("a number", "um número"))
            }
            _ => say("a graph", "um grafo").to_string(),
        };
        let key = |key: &KeyInfo| format!("{} ({}; {})", key.name, key.values.expected(), key.default);
        let keys: Vec<String> = info.keys.iter().map(key).collect();
        vec![info.name.to_string(), argument, keys.join(", "), said(&info.help, language).to_string()]
    };
    let header = [
        say("name", "nome"),
        say("argument", "argumento"),
        say("keys (values; default)", "chaves (valores; padrão)"),
        say("meaning", "significado"),
    ];
    let rows: Vec<Vec<String>> = PLAIN_NUMBERS.iter().map(row).collect();
    let heading = say("Numbers without play", "Números sem jogo");
    let usage = "`grundy number alpha petersen`, `grundy number 'W{c=3}' 3`.";
    format!("\n## {heading}\n\n{usage}\n\n{}", table(&header, &rows))
}

const ENGLISH: &str = "\
# The games

This file is made from the list of games by `grundy games --markdown`.

A problem is written `game{key=value,..}:instance`, and a position in mid-play is the problem and its moves:
`kayles:P9//2.7`. Problems joined by ` + ` are their disjunctive sum.

";

const PORTUGUESE: &str = "\
# Os jogos

Este arquivo é feito a partir da lista de jogos por `grundy games --markdown --lang pt`.

Um problema se escreve `jogo{chave=valor,..}:instância`, e uma posição no meio da partida é o problema com suas
jogadas: `kayles:P9//2.7`. Problemas unidos por ` + ` são a sua soma disjuntiva.

";

/// One game.
pub fn section(entry: &Entry, language: Language) -> String {
    let mut text = format!("## {}: {}\n", entry.id, said(&entry.name, language));
    for (heading, body) in sheet(entry, language) {
        text += &match body {
            Body::Text(text) => format!("\n**{heading}.** {}\n", marked(&text)),
            Body::Rows(header, rows) => format!("\n**{heading}**\n\n{}", table(&header, &rows)),
        };
    }
    text
}

/// Rows; keys, names and problems in the first column are code.
fn table(header: &[&str], rows: &[Vec<String>]) -> String {
    let mut text = format!("| {} |\n|{}\n", header.join(" | "), " --- |".repeat(header.len()));
    for row in rows {
        let cells = row.iter().enumerate().map(|(i, cell)| match i {
            0 if !cell.contains(' ') || cell.contains(':') => format!("`{cell}`"),
            _ => marked(cell),
        });
        text += &format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "));
    }
    text
}

/// Plain text with the special characters of Markdown escaped.
fn marked(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '|' | '*' | '_' | '<' | '>' | '[' | ']' | '`') {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}

/// The anchor of a heading, as renderers make it: lower case, spaces as hyphens, other characters dropped.
fn anchor(entry: &Entry, language: Language) -> String {
    let heading = format!("{}: {}", entry.id, said(&entry.name, language)).to_lowercase();
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}
