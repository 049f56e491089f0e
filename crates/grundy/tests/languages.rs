//! What a person reads exists in English and in Portuguese. The types require both; this checks that the Portuguese is
//! Portuguese.

use grundy::ask::{Options, explain, solve};
use grundy::games::GAMES;
use grundy::solve::Method;
use grundy::tell::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Words that are frequent in English and do not exist in Portuguese.
const ENGLISH: &[&str] = &[
    "the",
    "of",
    "by",
    "from",
    "and",
    "with",
    "every",
    "each",
    "is",
    "are",
    "to",
    "heap",
    "heaps",
    "period",
    "search",
    "nimbers of",
    "nim-sum",
    "player",
    "checked",
];

/// The English words in a text, parameters left out.
fn english(text: &str) -> Vec<&'static str> {
    let pieces = text.split('{').map(|piece| piece.split_once('}').map_or(piece, |(_, rest)| rest));
    let text = pieces.collect::<Vec<_>>().join(" ");
    let padded: String = text.chars().map(|c| if c.is_alphabetic() || c == '-' { c } else { ' ' }).collect();
    let padded = format!(" {} ", padded.to_lowercase());
    ENGLISH.iter().copied().filter(|word| padded.contains(&format!(" {word} "))).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let nested = paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    nested.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// The text of a field, if it is literal in the source: in quotes, or in the quotes of a `format!`.
fn written<'a>(source: &'a str, field: &str) -> Option<&'a str> {
    let value = source.strip_prefix(field)?;
    value.strip_prefix("format!(").unwrap_or(value).trim_start().strip_prefix('"')?.split('"').next()
}

/// Every text in the sources that is written in two languages: names and rules of games, keys, theorems, engines.
#[test]
fn bilingual_texts_are_bilingual() {
    let mut seen = 0;
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let source = fs::read_to_string(&path).unwrap();
        for (at, _) in source.match_indices("en: ") {
            let Some(en) = written(&source[at..], "en: ") else { continue };
            let pt = source[at..].find("pt: ").and_then(|pt| written(&source[at + pt..], "pt: "));
            let pt = pt.unwrap_or_else(|| panic!("{}: no Portuguese for {en}", path.display()));
            assert!(!en.is_empty() && !pt.is_empty(), "{}: {en}", path.display());
            assert_eq!(english(pt), Vec::<&str>::new(), "{}: {pt}", path.display());
            seen += 1;
        }
    }
    assert!(seen > 150, "{seen} texts");
}

/// Problems that are decided in different ways from the examples of the games.
const MORE: &[&str] = &[
    "nim{convention=misere}:1,1,1",
    "nim{convention=misere}:3,1,1",
    "octal{code=0.77}:1000000000000000000,5",
    "octal{code=0.6}:50",
    "octal{code=0.0}:5",
    "octal{convention=misere}:60,70",
    "octal{code=0.07,convention=misere}:20,20",
    "subtraction{set=1;3;4}:100",
    "grundy-split:40,30",
    "wythoff:3,4",
    "wythoff{convention=misere}:3,4",
    "marienbad{convention=misere}:1",
    "marbles:(0,3)",
    "marbles{convention=misere}:(2,3)",
    "treblecross:X.X",
    "edge-nim:{0-1*3 0-1*2 1-2*4 2-2*1}@0",
    "digraph{convention=misere}:{0>1 1>0 1>2}@0",
    "nim:3 + kayles:P4 + digraph:{0>0 0>1}@0",
    "nim{pass=bob}:3,2",
    "kayles:P30 + nim:4",
    "kayles:P7[AABAABA]",
    "value:{1|-1}+^",
    "domination{convention=score}:grid(4,4)",
    "hull:C5",
    "closed-interval{goal=avoid}:P5",
];

#[test]
fn explanations_are_in_portuguese() {
    let examples = GAMES.iter().flat_map(|entry| entry.examples).map(|example| example.problem);
    let mut reasons = BTreeSet::new();
    for text in examples.chain(MORE.iter().copied()) {
        let mut options = Options::default();
        options.limits.nodes = Some(1 << 18);
        let explained = explain(text, &options).unwrap().explanation.prose(Language::Portuguese);
        assert_eq!(english(&explained), Vec::<&str>::new(), "{text}: {explained}");
        let engine = solve(text, &options).unwrap().engine;
        assert!(!engine.is_empty(), "{text}");
        assert_ne!(engine.text(Language::English), engine.text(Language::Portuguese), "{text}");
        reasons.insert(engine.to_string());
    }
    assert!(reasons.len() > 40, "{reasons:#?}");
}

#[test]
fn methods_have_two_names() {
    for method in Method::ALL {
        assert_ne!(method.name().en, method.name().pt);
    }
}
