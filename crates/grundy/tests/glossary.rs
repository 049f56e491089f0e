//! The texts for people keep to docs/glossary.md, and every text of one language has its twin.

use grundy::ask::{Options, PLAIN_NUMBERS, explain};
use grundy::games::GAMES;
use grundy::tell::{Language, note_in_portuguese};
use std::fs;
use std::path::{Path, PathBuf};

/// A row of the glossary, in lower case.
struct Term {
    english: String,
    portuguese: Vec<String>,
    rejected: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn glossary() -> Vec<Term> {
    let text = fs::read_to_string(root().join("docs/glossary.md")).unwrap();
    let rows = text.lines().filter(|line| line.starts_with("| ")).skip(2);
    let read = |line: &str| {
        let cells: Vec<String> = line.split('|').map(|cell| cell.trim().to_lowercase()).collect();
        let several = |cell: &str| -> Vec<String> {
            cell.split('/').filter(|stem| *stem != "-").map(String::from).collect()
        };
        Term { english: cells[1].clone(), portuguese: several(&cells[2]), rejected: several(&cells[3]) }
    };
    rows.map(read).collect()
}

/// Whether a word of the text begins with the stem.
fn has(text: &str, stem: &str) -> bool {
    text.match_indices(stem).any(|(at, _)| !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-'))
}

/// Whether the text has the English term, in singular or plural.
fn has_term(text: &str, term: &str) -> bool {
    let ends = |at: usize| {
        let rest = &text[at + term.len()..];
        let rest = rest.strip_prefix("es").or(rest.strip_prefix('s')).unwrap_or(rest);
        !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '='))
    };
    let begins = |at: usize| {
        !text[..at]
            .ends_with(|c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '=' | '{' | '`' | '\''))
    };
    text.match_indices(term).any(|(at, _)| begins(at) && ends(at))
}

/// A text in lower case, its parameters left out.
fn plain(text: &str) -> String {
    let pieces = text.split('{').map(|piece| piece.split_once('}').map_or(piece, |(_, rest)| rest));
    pieces.collect::<Vec<_>>().join("{}").to_lowercase()
}

/// Terms that a text does not keep to.
fn faults(terms: &[Term], en: &str, pt: &str) -> Vec<String> {
    let (en, pt) = (plain(en), plain(pt));
    let mut faults = Vec::new();
    for term in terms {
        if has_term(&en, &term.english) && !term.portuguese.iter().any(|stem| has(&pt, stem)) {
            faults.push(format!("{} is {}: {pt}", term.english, term.portuguese.join(" or ")));
        }
        faults.extend(term.rejected.iter().filter(|stem| has(&pt, stem)).map(|stem| format!("{stem}: {pt}")));
    }
    faults
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let nested = paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    nested.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// What comes before the English half of a pair of literals in the sources.
const OPENINGS: [&str; 6] = ["en: ", "words!(", "Bilingual::of(", ".pick(", "say(", "label("];

/// The literal at the beginning of a text, perhaps inside `format!(`, and what follows it.
fn literal(text: &str) -> Option<(String, &str)> {
    let text = text.trim_start();
    let inner = text.strip_prefix("format!(").unwrap_or(text).trim_start().strip_prefix('"')?;
    let mut escaped = false;
    let end = inner.find(|c: char| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })?;
    Some((inner[..end].to_string(), &inner[end + 1..]))
}

/// Every pair of literals in the sources of the library and the command: English, then Portuguese.
fn pairs() -> Vec<(String, String)> {
    let folders = ["crates/grundy/src", "crates/cli/src"].map(|folder| sources(&root().join(folder)));
    let mut pairs = Vec::new();
    for path in folders.concat() {
        let source = fs::read_to_string(&path).unwrap();
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        for (opening, at) in OPENINGS
            .iter()
            .flat_map(|opening| source.match_indices(opening).map(move |(at, _)| (opening, at)))
        {
            let Some((en, rest)) = literal(&source[at + opening.len()..]) else { continue };
            let rest = match *opening {
                "en: " => rest.find("pt: ").map(|pt| &rest[pt + 4..]),
                _ => rest.trim_start().trim_start_matches(')').strip_prefix(','),
            };
            if let Some((pt, _)) = rest.and_then(literal) {
                pairs.push((en, pt));
            }
        }
    }
    pairs
}

#[test]
fn texts_keep_to_the_glossary() {
    let terms = glossary();
    assert!(terms.len() > 30, "{} terms", terms.len());
    let pairs = pairs();
    assert!(pairs.len() > 600, "{} pairs", pairs.len());
    let faults: Vec<String> = pairs.iter().flat_map(|(en, pt)| faults(&terms, en, pt)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The texts of the lists, which are put together at run time, and the sentences of explanations.
#[test]
fn lists_and_sentences_keep_to_the_glossary() {
    let terms = glossary();
    let mut all = Vec::new();
    for entry in GAMES {
        let described = entry.board.described();
        all.push((described.en, described.pt));
        // Values that are words of problem texts are the same in both languages.
        let values = entry.keys.iter().map(|key| (key.values.expected().en, key.values.expected().pt));
        all.extend(values.filter(|(en, pt)| en != pt));
        all.extend(entry.numbers.iter().map(|info| (info.help.en.to_string(), info.help.pt.to_string())));
        let mut options = Options::default();
        options.limits.nodes = Some(1 << 12);
        for example in entry.examples {
            let Ok(explained) = explain(example.problem, &options) else { continue };
            let sentence = |language| move |step: &grundy::tell::Step| step.sentence.text(language);
            let steps = &explained.explanation.steps;
            let english = steps.iter().map(sentence(Language::English));
            all.extend(english.zip(steps.iter().map(sentence(Language::Portuguese))));
        }
    }
    all.extend(PLAIN_NUMBERS.iter().map(|info| (info.help.en.to_string(), info.help.pt.to_string())));
    let faults: Vec<String> = all.iter().flat_map(|(en, pt)| faults(&terms, en, pt)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every note of the list of games is made of phrases that have a translation.
#[test]
fn notes_are_translated() {
    let terms = glossary();
    let examples = GAMES.iter().flat_map(|entry| entry.examples).map(|example| example.source);
    let results = GAMES.iter().flat_map(|entry| entry.complexity).flat_map(|c| [c.form, c.known, c.source]);
    for note in examples.chain(results) {
        let translated = note_in_portuguese(note).unwrap_or_else(|| panic!("no Portuguese for {note}"));
        assert_eq!(faults(&terms, note, &translated), Vec::<String>::new(), "{note}");
    }
}

/// Texts that are the same in both languages.
const SAME: &[&str] =
    &["Col", "Hackenbush", "Hex", "Nim", "Snort", "classes", "mex", "nimber", "nimbers", "rank"];

#[test]
fn every_text_has_its_twin() {
    for (en, pt) in pairs() {
        assert_eq!(en.trim().is_empty(), pt.trim().is_empty(), "{en:?} {pt:?}");
        let words = plain(&en).split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 1);
        assert!(en != pt || !words || SAME.contains(&en.as_str()), "{en:?} has no twin");
    }
}

#[test]
fn the_check_finds_faults() {
    let terms = glossary();
    assert_eq!(faults(&terms, "A bag.", "Uma bolsa."), Vec::<String>::new());
    assert_eq!(faults(&terms, "Bags.", "Um saco.").len(), 2);
    assert_eq!(faults(&terms, "A score game", "Um jogo de pontuação").len(), 2);
}
