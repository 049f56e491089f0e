//! The manual in Markdown.

use super::sheet::{Body, sheet};
use grundy::ask::{PLAIN_NUMBERS, PlainArgument, PlainNumber};
use grundy::games::{Entry, GAMES, KeyInfo};
use grundy::tell::Language;

/// The manual of all games.
pub fn markdown(language: Language) -> String {
    let mut text = language.pick(ENGLISH, PORTUGUESE).to_string();
    for entry in GAMES {
        text += &format!("- [`{}`](#{}) {}\n", entry.id, anchor(entry, language), language.of(&entry.name));
    }
    GAMES.iter().for_each(|entry| text += &format!("\n{}", section(entry, language)));
    text + &plain_numbers(language)
}

/// The numbers that are defined without play.
fn plain_numbers(language: Language) -> String {
    let say = |en, pt| language.pick(en, pt);
    let row = |info: &PlainNumber| {
        let argument = match info.takes {
            PlainArgument::Number { least, greatest } => {
                format!("{} {least}..{greatest}", say("a number", "um número"))
            }
            _ => say("a graph", "um grafo").to_string(),
        };
        let key = |key: &KeyInfo| {
            format!("{} ({}; {})", key.name, language.of(&key.values.expected()), key.default)
        };
        let keys: Vec<String> = info.keys.iter().map(key).collect();
        vec![info.name.to_string(), argument, keys.join(", "), language.of(&info.help).to_string()]
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

Vertices have numbers from 0 on, and names if the graph gives them: the words of `words(Bahia,Alagoas)`, the nodes of a DOT file, or the
names in a list such as `{\"a\"-\"b\" \"b\"-\"c\"}`, which has either numbers or names. A name goes wherever a number goes, `words(Bahia,Alagoas)@Bahia//Alagoas`, and
numbers are read too. A name with other characters than letters, digits, `_`, `'` and spaces is written in quotes, `\"a.b\"`, and in a
list every name is. A name wins over a number; a name that two vertices have names neither.

";

const PORTUGUESE: &str = "\
# Os jogos

Este arquivo é feito a partir da lista de jogos por `grundy games --markdown --lang pt`.

Um problema se escreve `jogo{chave=valor,..}:instância`, e uma posição no meio da partida é o problema com suas
jogadas: `kayles:P9//2.7`. Problemas unidos por ` + ` são a sua soma disjuntiva.

Vértices têm números a partir de 0, e nomes se o grafo os dá: as palavras de `words(Bahia,Alagoas)`, os nós de um arquivo DOT ou os
nomes em uma lista como `{\"a\"-\"b\" \"b\"-\"c\"}`, que tem só números ou só nomes. Onde cabe um número cabe um nome, `words(Bahia,Alagoas)@Bahia//Alagoas`, e
números continuam valendo. Um nome com outros caracteres além de letras, algarismos, `_`, `'` e espaços se escreve entre aspas, `\"a.b\"`, e em uma
lista, todo nome. Um nome tem precedência sobre um número; um nome de dois vértices não nomeia nenhum deles.

";

/// One game.
pub fn section(entry: &Entry, language: Language) -> String {
    let mut text = format!("## {}: {}\n", entry.id, language.of(&entry.name));
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
    let heading = format!("{}: {}", entry.id, language.of(&entry.name)).to_lowercase();
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}
