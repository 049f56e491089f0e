//! Portuguese: by `--lang` or by the locale, in all that is printed.

use crate::{Run, grundy, grundy_in};

const BRAZIL: &str = "pt_BR.UTF-8";

/// Words that are frequent in what the command says in English and do not exist in Portuguese.
const ENGLISH: &[&str] = &[
    "the",
    "of",
    "and",
    "with",
    "from",
    "is",
    "are",
    "not",
    "by",
    "expected",
    "wins",
    "loses",
    "found",
    "stopped",
    "there",
    "position",
    "positions",
    "heap",
    "heaps",
    "unknown",
    "theorem",
    "search",
];

/// Names of fields and columns, which are also ids.
const FIELDS: &[&str] = &[
    "winner", "class", "value", "score", "move", "moves", "mean", "heat", "stops", "decided", "draw", "none",
];

/// Which of these words are in a text, apart from ids in quotes and problems.
fn among(known: &[&'static str], text: &str) -> Vec<&'static str> {
    let plain = text.split_whitespace().filter(|word| !word.contains([':', '{', '=', '\'', '`', '(', '/']));
    let words: Vec<String> =
        plain.map(|word| word.trim_matches([',', ';', '.', '?']).to_lowercase()).collect();
    known.iter().copied().filter(|known| words.iter().any(|word| word == known)).collect()
}

/// The English words in a text.
pub fn english(text: &str) -> Vec<&'static str> {
    among(ENGLISH, text)
}

fn in_brazil(args: &[&str]) -> Run {
    grundy_in(BRAZIL, args, "dica\njogadas\ndesistir\n")
}

#[test]
fn the_locale_chooses_unless_a_language_is_given() {
    assert!(in_brazil(&["solve", "nim:3,5"]).out.contains("\n  vencedor     alice: o nimber não é 0, "));
    assert!(grundy(&["solve", "nim:3,5", "--lang", "pt"]).out.contains("\n  vencedor     alice"));
    assert!(grundy(&["--lang", "pt", "solve", "nim:3,5"]).out.contains("\n  vencedor     alice"));
    assert!(in_brazil(&["solve", "nim:3,5", "--lang", "en"]).out.contains("\n  winner       alice"));
    assert!(grundy_in("de_DE.UTF-8", &["solve", "nim:3,5"], "").out.contains("\n  winner       alice"));
    assert!(in_brazil(&["solve", "nim:x"]).err.contains("em 4: 'x': esperava-se um tamanho de pilha"));
    assert!(in_brazil(&["solve", "nim:x", "--lang=en"]).err.contains("at 4: 'x': expected a heap size"));
}

#[test]
fn json_is_the_same_in_every_language() {
    let json = |locale: &str| {
        let run = grundy_in(locale, &["solve", "nim:3,5", "--json", "--want", "all"], "");
        let mut answer = run.json();
        answer["seconds"] = 0.into();
        answer
    };
    assert_eq!(json(BRAZIL), json("C"));
}

/// Every command, with what it prints for people.
#[test]
fn nothing_is_left_in_english() {
    let commands: &[&[&str]] = &[
        &["solve", "kayles:P5", "--moves", "--want", "all"],
        &["solve", "value:{3|1||0}", "--moves"],
        &["solve", "value:^*", "value:1/2"],
        &["solve", "digraph:{0>0 0>1 0>2 1>2}@0", "--want", "all"],
        &["solve", "domination{convention=score}:C8", "--moves", "--search-only"],
        &["solve", "marienbad:20", "--method", "memory"],
        &["solve", "hex:3x3", "--all-openings"],
        &["solve", "kayles:C12", "--search-only", "--nodes", "3"],
        &["solve", "kayles:P7", "--want", "genus"],
        &["explain", "nim:3,5,7"],
        &["table", "kayles:P{n}", "0..9"],
        &["table", "octal{code=0.77}:{n}", "0..99"],
        &["table", "nim:{n},{m}", "0..3", "0..3"],
        &["number", "gamma_g", "C10"],
        &["number", "chi_g", "P4", "--all-k"],
        &["number", "h_g", "P4"],
        &["tree", "kayles:P3"],
        &["tree", "kayles:P5", "--most", "3"],
        &["graph", "petersen", "--set", "0,3"],
        &["quotient", "octal{code=0.23}:5"],
        &["thermograph", "value:{3|1||0}"],
        &["number-tree", "3"],
        &["number-line", "0", "*", "+-1"],
        &["reduce"],
        &["reduce", "kayles-to-coloring", "P3", "--check"],
        &["reduce", "kayles-to-coloring", "--hunt", "--count", "20", "--size", "3"],
        &["play", "kayles:P5"],
        &["games"],
    ];
    for args in commands {
        let run = in_brazil(args);
        assert!(run.code == 0 || run.code == 3, "{args:?}: {}", run.err);
        for line in run.out.lines().chain(run.err.lines()) {
            assert_eq!(english(line), Vec::<&str>::new(), "{args:?}: {line}");
            let fields = if args[0] == "games" { Vec::new() } else { among(FIELDS, line) };
            assert_eq!(fields, Vec::<&str>::new(), "{args:?}: {line}");
        }
    }
}

#[test]
fn games_are_described_in_portuguese() {
    for line in in_brazil(&["games"]).out.lines().skip(1) {
        let id = line.split_whitespace().next().unwrap();
        let run = in_brazil(&["games", id]);
        assert_eq!(run.code, 0, "{id}");
        for line in run.out.lines() {
            assert_eq!(english(line), Vec::<&str>::new(), "{id}: {line}");
        }
    }
}

#[test]
fn numbers_have_the_separators_of_the_language() {
    let run = in_brazil(&["solve", "kayles:grid(4,4)", "--search-only", "--threads", "1"]);
    let last = run.out.lines().last().unwrap();
    let seconds = last.strip_suffix(" s").unwrap().rsplit(' ').next().unwrap();
    assert!(seconds.contains(',') && !seconds.contains('.'), "{last}");
}
