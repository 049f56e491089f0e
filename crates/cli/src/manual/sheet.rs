//! The content of the manual page of one game, under headings.

use grundy::games::{Entry, Example, Order};
use grundy::rules::Convention;
use grundy::tell::Language;

/// The content under a heading.
pub enum Body {
    Text(String),
    /// A header and its rows.
    Rows(Vec<&'static str>, Vec<Vec<String>>),
}

/// The headings with their content; empty ones are left out.
pub fn sheet(entry: &Entry, language: Language) -> Vec<(&'static str, Body)> {
    let say = |en, pt| language.pick(en, pt);
    let instance = language.of(&entry.board.described()).to_string();
    let source = say("source", "fonte");
    let meaning = say("meaning", "significado");
    let mut sheet = vec![
        (say("Rules", "Regras"), Body::Text(language.of(&entry.rules).to_string())),
        (say("Instance", "Instância"), Body::Text(instance)),
        (
            say("Conventions", "Variantes"),
            Body::Rows(vec![say("convention", "variante"), meaning], conventions(entry, language)),
        ),
        (
            say("Keys", "Chaves"),
            Body::Rows(
                vec![say("key", "chave"), say("values", "valores"), say("default", "padrão"), meaning],
                keys(entry, language),
            ),
        ),
    ];
    let numbers = entry.numbers.iter().map(|n| vec![n.name.to_string(), language.of(&n.help).to_string()]);
    sheet
        .push((say("Numbers", "Números"), Body::Rows(vec![say("name", "nome"), meaning], numbers.collect())));
    sheet.push((
        say("Examples", "Exemplos"),
        Body::Rows(
            vec![say("problem", "problema"), say("answer", "resposta"), source],
            entry.examples.iter().map(|known| example(known, language)).collect(),
        ),
    ));
    let complexity =
        entry.complexity.iter().map(|c| [c.form, c.known, c.source].map(|note| language.note(note)).to_vec());
    sheet.push((
        say("Complexity", "Complexidade"),
        Body::Rows(vec![say("form", "forma"), say("known", "sabe-se"), source], complexity.collect()),
    ));
    sheet.retain(|(_, body)| !matches!(body, Body::Rows(_, rows) if rows.is_empty()));
    sheet
}

fn example(example: &Example, language: Language) -> Vec<String> {
    let field = |(name, json): &(&str, &str)| {
        let value = json.trim_matches('"');
        let value = if value == "draw" { language.pick(value, "empate") } else { value };
        format!("{} {value}", field_name(name, language))
    };
    let answer: Vec<String> = example.expect.iter().map(field).collect();
    vec![example.problem.to_string(), answer.join(", "), language.note(example.source)]
}

/// What a field of an answer is called.
fn field_name(name: &str, language: Language) -> &str {
    let portuguese = match name {
        "winner" => "vencedor",
        "class" => "classe",
        "value" => "valor",
        "score" => "pontuação",
        "loopy" => "com laços",
        "depth" => "mais longa",
        "remoteness" => "afastamento",
        "take" => "retirar",
        other => other,
    };
    language.pick(name, portuguese)
}

/// The keys: those that every game takes, then the game's own.
fn keys(entry: &Entry, language: Language) -> Vec<Vec<String>> {
    let say = |en: &str, pt: &str| language.pick(en, pt).to_string();
    let row = |name: &str, values: String, default: &str, help: String| {
        vec![name.to_string(), values, default.to_string(), help]
    };
    let conventions: Vec<&str> = entry.conventions.iter().map(|c| c.id()).collect();
    let decided = say("how the play is decided", "como a partida é decidida");
    let mut rows = vec![row("convention", conventions.join(", "), entry.default_convention().id(), decided)];
    if !matches!(entry.order, Order::Fixed(_)) {
        rows.extend([
            row("first", "alice, bob".into(), "alice", say("who starts", "quem começa")),
            row(
                "pass",
                "alice, bob, none".into(),
                "none",
                say("who may pass while having another move", "quem pode passar enquanto tiver outra jogada"),
            ),
        ]);
    }
    if entry.start.is_some() {
        let values = say("elements with ; between them", "elementos separados por ;");
        rows.push(row(
            "start",
            values,
            "",
            say("what is chosen before play", "o que já está escolhido no início"),
        ));
    }
    if entry.conventions.contains(&Convention::Score) && entry.key("at-least").is_none() {
        rows.push(row(
            "at-least, at-most",
            say("a score", "uma pontuação"),
            "",
            say(
                "Alice wins if the score is so; the one that fits her aim, and no convention beside it",
                "Alice vence se a pontuação for essa; vale a que serve ao objetivo dela, e sem convention",
            ),
        ));
    }
    for key in entry.keys {
        rows.push(row(
            key.name,
            language.of(&key.values.expected()).to_string(),
            key.default,
            language.of(&key.help).to_string(),
        ));
    }
    rows
}

fn conventions(entry: &Entry, language: Language) -> Vec<Vec<String>> {
    let meaning = |convention: Convention| {
        let (en, pt) = match convention {
            Convention::Normal => ("the player who cannot move loses", "quem não puder jogar perde"),
            Convention::Misere => ("the player who cannot move wins", "quem não puder jogar vence"),
            Convention::Score => (
                "the play has a number, which one player wants large and the other small",
                "a partida vale um número, que um quer grande e o outro, pequeno",
            ),
            Convention::Objective => ("the rules say who wins", "as regras dizem quem vence"),
        };
        language.pick(en, pt)
    };
    entry.conventions.iter().map(|&c| vec![c.id().to_string(), meaning(c).to_string()]).collect()
}
