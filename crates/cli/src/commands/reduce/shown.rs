//! Reductions for people.

use crate::lines::{columns, field, wrapped};
use crate::show;
use grundy::ask::Answer;
use grundy::reduce::{Applied, Checked, REDUCTIONS, Reduction, SideRecord, Status, WinnerMap};
use grundy::rules::Bilingual;
use grundy::tell::Language;
use std::io::{self, Write};

/// One line per reduction.
pub fn list(language: Language) -> String {
    let header =
        language.pick(["reduction", "name", "winner", "status"], ["redução", "nome", "vencedor", "situação"]);
    let row = |reduction: &&Reduction| {
        let name = language.of(&reduction.name);
        [reduction.id, name, winner(reduction.winner, language), status(reduction.status, language)]
            .map(String::from)
            .to_vec()
    };
    let mut rows = vec![header.map(String::from).to_vec()];
    rows.extend(REDUCTIONS.iter().map(row));
    columns(&rows)
}

fn status(status: Status, language: Language) -> &'static str {
    match status {
        Status::Theorem => language.pick("theorem", "teorema"),
        Status::Attempt => language.pick("attempt", "tentativa"),
    }
}

fn winner(map: WinnerMap, language: Language) -> &'static str {
    match map {
        WinnerMap::Same => language.pick("same", "o mesmo"),
        WinnerMap::Swapped => language.pick("swapped", "trocado"),
    }
}

/// What a reduction claims, and about which games.
pub fn reduction(out: &mut dyn Write, reduction: &Reduction, language: Language) -> io::Result<()> {
    writeln!(out, "{}: {}", reduction.id, language.of(&reduction.name))?;
    let names = |text: Bilingual| language.of(&text).to_string();
    let label = |en, pt| language.pick(en, pt);
    field(out, label("claim", "afirmação"), &wrapped(&names(reduction.claim)))?;
    field(out, label("status", "situação"), status(reduction.status, language))?;
    field(out, label("winner", "vencedor"), winner(reduction.winner, language))?;
    field(out, label("from", "de"), &side(&(&reduction.from).into(), language))?;
    field(out, label("to", "para"), &side(&(&reduction.to).into(), language))?;
    field(out, label("source", "fonte"), &wrapped(language.of(&reduction.source)))?;
    field(out, label("examples", "exemplos"), &reduction.examples.join("\n"))
}

fn side(side: &SideRecord, language: Language) -> String {
    let first = match side.first {
        "alice" => language.pick("Alice first", "Alice começa"),
        _ => language.pick("Bob first", "Bob começa"),
    };
    let keys: Vec<String> = side.keys.iter().map(|(key, value)| format!(", {key}={value}")).collect();
    format!("{}, {}, {first}{}", side.game, side.convention, keys.concat())
}

/// The most names of a part that are written out.
const MOST_NAMES: usize = 24;

/// What was built.
pub fn applied(out: &mut dyn Write, applied: &Applied, language: Language) -> io::Result<()> {
    let label = |en, pt| language.pick(en, pt);
    let built = &applied.built;
    writeln!(out)?;
    field(out, label("source", "origem"), &show::shortened(&applied.source.to_string()))?;
    field(out, label("target", "destino"), &show::shortened(&built.target.to_string()))?;
    field(out, label("vertices", "vértices"), &built.vertices.len().to_string())?;
    let row = |part: &grundy::reduce::Part| {
        let names = part.vertices.iter().take(MOST_NAMES);
        let mut names: Vec<String> = names.map(|&v| format!("{}={v}", built.vertices[v])).collect();
        if part.vertices.len() > MOST_NAMES {
            names.push("..".into());
        }
        vec![language.of(&part.name).to_string(), names.join(" ")]
    };
    let rows: Vec<Vec<String>> = built.parts.iter().map(row).collect();
    field(out, label("parts", "partes"), &columns(&rows))?;
    let intended: Vec<String> = built.intended.iter().map(|words| wrapped(language.of(words))).collect();
    match intended.is_empty() {
        true => Ok(()),
        false => field(out, label("intended", "intenção"), &intended.join("\n")),
    }
}

/// Who wins on either side.
pub fn checked(out: &mut dyn Write, checked: &Checked, language: Language) -> io::Result<()> {
    let label = |en, pt| language.pick(en, pt);
    let side = |answer: &Answer| {
        let took = show::decided(&answer.engine, answer.nodes, answer.seconds, language);
        match answer.winner {
            Some(winner) => format!("{} ({took})", show::verdict(winner, language)),
            None => format!("{} ({took})", label("not solved", "não resolvido")),
        }
    };
    writeln!(out)?;
    field(out, label("source won", "na origem"), &side(&checked.source))?;
    field(out, label("target won", "no destino"), &side(&checked.target))?;
    let verdict = match checked.agrees {
        Some(true) => label("as claimed", "como afirmado"),
        Some(false) => label("not as claimed", "não como afirmado"),
        None => label("not known", "não se sabe"),
    };
    field(out, label("agrees", "confere"), verdict)
}
