//! What explanations say: of one position of every game and of one for every theorem, in both languages.

use grundy::ask::{Options, Question, explain};
use grundy::draw::explanation_text;
use grundy::games::{GAMES, Problem};
use grundy::tell::Language;
use grundy::theory::{THEOREMS, Theorem};

/// Problems for theorems that settle no example of a game.
const MORE: &[(&str, &str)] = &[
    ("kayles-cographs", "kayles:K2,3"),
    ("kayles-cographs", "clique-forming:K2,3"),
    ("extreme-vertices", "interval:S4"),
    ("extreme-vertices", "hull:S4"),
    ("extreme-vertices", "interval:K4"),
    ("extreme-vertices", "hull:K4"),
    ("extreme-vertices", "interval:P5"),
    ("extreme-vertices", "hull:P5"),
    ("convexable-is-chordal", "convex-set{convention=score}:C5"),
    ("convexable-is-chordal", "convex-set{convention=score}:C6"),
    ("greedy-colouring-cographs", "greedy-coloring{colors=2}:K3,3"),
    ("greedy-colouring-forests", "greedy-coloring{colors=3}:bintree(3)"),
    ("colouring-chains-of-triangles", "coloring{colors=4}:sidorowicz(7)"),
    ("greedy-colouring-partial-2-trees", "greedy-coloring{colors=7}:fan(12)"),
    ("connected-colouring-outerplanar", "connected-coloring{colors=5}:fan(9)"),
    ("k-in-a-row-infinite", "k-in-a-row{k=8}:infinite"),
    ("connected-joins", "connected{k=3}:K3,3"),
    ("connected-scored-joins", "connected{k=2,rule=scoring}:K3,3"),
    ("star-on-forest", "copies{h=S3}:bintree(3)"),
    ("star-on-forest", "copies{h=S2}:P6"),
    ("plane-pairing", "lines:6^2"),
    ("van-der-waerden", "progressions{rule=maker-maker}:9,3"),
    ("van-der-waerden", "progressions{rule=avoider-avoider}:9,3"),
    ("hales-jewett", "lines{rule=avoider-avoider}:3^3"),
    ("self-dual-board", "hypergraph:(1 2)(2 3)(1 3)"),
    ("avoider-potential", "lines{rule=avoider-enforcer}:4^2"),
    ("avoider-potential", "progressions{rule=avoider-enforcer}:12,5"),
];

/// The explanation of a problem in both languages. One thread, so that nothing varies from run to run.
fn explained(problem: &str) -> String {
    let mut options = Options { threads: 1, ..Options::default() };
    options.limits.nodes = Some(1 << 18);
    let explained = explain(problem, &options).unwrap_or_else(|error| panic!("{problem}: {error}"));
    let text = |language: Language| {
        format!("{problem} ({})\n{}", language.id(), explanation_text(&explained.explanation, language))
    };
    Language::ALL.map(text).join("")
}

fn problem(text: &str) -> Option<Problem> {
    let question = Question::read(text).ok()?;
    question.problems().next().filter(|_| question.moves().next().is_none()).cloned()
}

/// A problem about which the theorem says something: the first example of a game, or one of those above.
fn example_of(theorem: &Theorem) -> Option<&'static str> {
    let examples =
        GAMES.iter().filter(|entry| theorem.games.contains(&entry.id)).flat_map(|entry| entry.examples);
    let texts = examples.map(|example| example.problem);
    let more = MORE.iter().filter(|(id, _)| *id == theorem.id).map(|(_, text)| *text);
    texts.chain(more).find(|text| {
        problem(text).is_some_and(|problem| {
            theorem.games.contains(&problem.entry.id) && (theorem.apply)(&problem).is_some()
        })
    })
}

fn compare(name: &str, texts: Vec<String>) {
    let mut settings = insta::Settings::clone_current();
    settings.add_filter(r"[\d.,]+ (positions?|posições|posição)", "[nodes] $1");
    settings.bind(|| insta::assert_snapshot!(name, texts.join("\n")));
}

#[test]
fn one_position_of_every_game() {
    let texts = GAMES.iter().map(|entry| explained(entry.examples[0].problem)).collect();
    compare("explanations-of-games", texts);
}

#[test]
fn one_position_for_every_theorem() {
    let without: Vec<&str> =
        THEOREMS.iter().filter(|theorem| example_of(theorem).is_none()).map(|theorem| theorem.id).collect();
    assert!(without.is_empty(), "no example for {}", without.join(", "));
    let texts = THEOREMS.iter().filter_map(|theorem| {
        Some(format!("{} ({})\n{}", theorem.id, theorem.source, explained(example_of(theorem)?)))
    });
    compare("explanations-of-theorems", texts.collect());
}
