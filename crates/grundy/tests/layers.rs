//! The direction of dependency: no layer of the library uses a later one, and the command line knows no game by name.
//! Checked on the text of the sources, without the tests in them.

use grundy::games::GAMES;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every layer and what it may use, in an order in which each uses only earlier ones.
const LAYERS: &[(&str, &[&str])] = &[
    ("platform", &[]),
    ("text", &[]),
    ("graph", &["text"]),
    ("hypergraph", &["graph"]),
    ("value", &["text"]),
    ("heap", &["text"]),
    ("formula", &["text"]),
    ("rules", &["text", "graph"]),
    ("boards", &["text", "graph", "value", "formula", "rules"]),
    ("families", &["text", "graph", "hypergraph", "heap", "formula", "rules", "boards"]),
    ("games", &["text", "graph", "hypergraph", "value", "heap", "formula", "rules", "boards", "families"]),
    ("theory", &["graph", "hypergraph", "value", "heap", "formula", "rules", "games"]),
    ("solve", &["platform", "graph", "rules", "value"]),
    ("explore", &["value", "rules"]),
    ("tell", &["heap", "rules", "solve"]),
    ("draw", &["graph", "value", "rules", "explore", "tell"]),
    (
        "ask",
        &[
            "platform",
            "text",
            "graph",
            "hypergraph",
            "value",
            "heap",
            "formula",
            "rules",
            "games",
            "theory",
            "solve",
            "explore",
            "tell",
        ],
    ),
    ("reduce", &["platform", "text", "graph", "formula", "rules", "games", "solve", "ask"]),
    ("desk", &["graph", "rules", "boards", "games", "solve", "explore", "tell", "draw", "ask", "reduce"]),
];

/// What only the platform may use: the operating system's clock and threads. Nothing uses files and the like.
const OF_THE_SYSTEM: &[&str] = &["thread", "env", "fs", "net", "process", "*"];
const CLOCKS: &[&str] = &["Instant", "SystemTime"];

/// What the command line may use: these layers whole, and of others plain data only.
const COMMAND_LAYERS: &[&str] =
    &["ask", "draw", "tell", "graph", "explore", "value", "reduce", "text", "words", "desk"];
const COMMAND_NAMES: &[(&str, &[&str])] = &[
    (
        "solve",
        &["Call", "Cancel", "Effort", "Limits", "MOST_CALLS", "Method", "StopReason", "with_large_stack"],
    ),
    (
        "rules",
        &["Bilingual", "Class", "Convention", "Mark", "Player", "Verdict", "View", "Words", "label_text"],
    ),
    (
        "games",
        &[
            "GAMES",
            "find",
            "Bilingual",
            "BoardKind",
            "Complexity",
            "Entry",
            "Example",
            "KeyInfo",
            "Order",
            "Values",
        ],
    ),
];

/// What the extension module for Python may use: these layers whole, and of others plain data only.
const PYTHON_LAYERS: &[&str] =
    &["desk", "ask", "reduce", "draw", "tell", "text", "words", "graph", "value", "boards", "games", "rules"];
const PYTHON_NAMES: &[(&str, &[&str])] =
    &[("explore", &["Shape"]), ("solve", &["Cancel", "Limits", "StopReason", "with_large_stack"])];

#[test]
fn the_map_itself_points_backwards() {
    for (i, (layer, uses)) in LAYERS.iter().enumerate() {
        for used in *uses {
            assert!(LAYERS[..i].iter().any(|(earlier, _)| earlier == used), "{layer} uses {used}");
        }
    }
}

#[test]
fn every_module_of_the_library_is_a_layer() {
    let lib = fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let modules: BTreeSet<&str> = lib.lines().filter_map(|line| line.strip_prefix("pub mod ")).collect();
    let layers: BTreeSet<String> = LAYERS.iter().map(|(layer, _)| format!("{layer};")).collect();
    assert_eq!(modules, layers.iter().map(String::as_str).collect());
}

#[test]
fn no_layer_uses_a_later_one() {
    let mut faults = Vec::new();
    for (layer, uses) in LAYERS {
        let sources = sources(&root().join("src").join(layer));
        assert!(!sources.is_empty(), "{layer} has no sources");
        for source in sources {
            let text = without_tests(&fs::read_to_string(&source).unwrap());
            faults.extend(
                layer_faults(layer, uses, &text).iter().map(|f| format!("{}: {f}", source.display())),
            );
            if climbs_out(depth(&source), &text) {
                faults.push(format!("{}: climbs out of {layer} by super", source.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn only_the_platform_asks_the_operating_system() {
    let mut faults = Vec::new();
    for source in sources(&root().join("src")) {
        if source.starts_with(root().join("src/platform")) {
            continue;
        }
        let text = without_tests(&fs::read_to_string(&source).unwrap());
        faults.extend(system_faults(&text).iter().map(|name| format!("{}: {name}", source.display())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_command_line_knows_plain_data_and_no_game() {
    let mut faults = Vec::new();
    let sources = sources(&root().join("../cli/src"));
    assert!(!sources.is_empty());
    for source in sources {
        let text = without_tests(&fs::read_to_string(&source).unwrap());
        faults.extend(command_faults(&text).iter().map(|fault| format!("{}: {fault}", source.display())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The extension module for Python knows no engine, no theorem and no game.
#[test]
fn the_module_for_python_knows_no_engine() {
    let mut faults = Vec::new();
    let sources = sources(&root().join("../python/src"));
    assert!(!sources.is_empty());
    for source in sources {
        let text = without_tests(&fs::read_to_string(&source).unwrap());
        let found = front_end_faults("the module for Python", PYTHON_LAYERS, PYTHON_NAMES, &text);
        faults.extend(found.iter().map(|fault| format!("{}: {fault}", source.display())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The module for browsers only carries requests: it uses the desk, limits and the clock.
#[test]
fn the_module_uses_the_desk_alone() {
    let sources = sources(&root().join("../wasm/src"));
    assert!(!sources.is_empty());
    for source in sources {
        let text = fs::read_to_string(&source).unwrap();
        let used = names_after("grundy", &text);
        let allowed = ["desk", "platform", "solve", "words"];
        assert!(used.iter().all(|layer| allowed.contains(&layer.as_str())), "{used:?}");
        let limits = names_after("grundy::solve", &text);
        assert!(limits.iter().all(|name| ["Limits", "StopReason"].contains(&name.as_str())), "{limits:?}");
    }
}

/// A theorem names its games in its row, and otherwise looks at the problem, never at the id.
#[test]
fn theorems_name_games_in_their_rows_only() {
    let mut faults = Vec::new();
    for source in sources(&root().join("src/theory")) {
        let text = without_tests(&fs::read_to_string(&source).unwrap());
        faults.extend(names_of_games(&text).iter().map(|id| format!("{}: {id}", source.display())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The checks find what they should find.
#[test]
fn violations_are_found() {
    let uses = &["graph", "rules"];
    assert!(layer_faults("games", uses, "use crate::rules::Rules;\nuse crate::games::Entry;").is_empty());
    for wrong in [
        "use crate::theory::consult;",
        "use crate::{graph::Set, ask};",
        "use crate::{\n    rules::{PositionKey, Move},\n    solve::PositionTable,\n};",
        "let answer = crate::ask::solve(text, options);",
        "use crate as all;",
        "use crate::*;",
    ] {
        assert_eq!(layer_faults("games", uses, wrong).len(), 1, "{wrong}");
    }
    assert!(layer_faults("games", uses, "// use crate::theory::consult;").is_empty());
    let tests = "fn a() {}\n#[cfg(test)]\nmod tests {\n    use crate::ask::solve;\n}\n";
    assert!(layer_faults("games", uses, &without_tests(tests)).is_empty());
    assert!(climbs_out(1, "use super::theory;") && climbs_out(2, "use super::super::theory;"));
    assert!(!climbs_out(2, "use super::Entry;") && !climbs_out(3, "use super::super::entry;"));

    assert!(system_faults("use std::time::Duration;\n// std::thread").is_empty());
    for wrong in
        ["use std::time::{Duration, Instant};", "std::thread::sleep(time)", "use std::{thread, fmt};"]
    {
        assert_eq!(system_faults(wrong).len(), 1, "{wrong}");
    }

    let row =
        "T { id: \"kayles\", games: &[\"kayles\", \"hull\"] }\nconst BOTH: &[&str] = &[\n    \"hull\"\n];";
    assert!(names_of_games(row).is_empty());
    for wrong in
        ["problem.entry.id == \"kayles\"", "plain(problem, &[\"hull\"])", "match id { \"nim\" => 1 }"]
    {
        assert_eq!(names_of_games(wrong).len(), 1, "{wrong}");
    }

    assert!(command_faults("use grundy::ask::solve;\nuse grundy::games::{Entry, GAMES};").is_empty());
    assert!(command_faults("const HELP: &str = \"Examples: grundy solve kayles:P5\";").is_empty());
    for wrong in [
        "use grundy::theory::consult;",
        "use grundy::rules::{Convention, Rules};",
        "use grundy::solve::Nimbers;",
        "use grundy::{ask, solve};",
        "if entry.id == \"kayles\" {}",
        "let text = format!(\"nim{{convention=misere}}:{heaps}\");",
        "solve(\"domination:P5\")",
    ] {
        assert_eq!(command_faults(wrong).len(), 1, "{wrong}");
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files under a directory, except those declared for tests only.
fn sources(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut paths: Vec<PathBuf> = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts: Vec<String> = paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    let for_tests = |path: &Path| {
        let name = path.file_stem().unwrap().to_string_lossy();
        let declared = |text: &String| {
            ["mod", "pub mod"].iter().any(|word| text.contains(&format!("#[cfg(test)]\n{word} {name};")))
        };
        texts.iter().any(declared)
    };
    for path in paths.into_iter().filter(|path| !for_tests(path)) {
        if path.is_dir() {
            // The tests of a module that is a file beside its directory are declared in that file.
            let parent = fs::read_to_string(path.with_extension("rs")).unwrap_or_default();
            let declared = |file: &PathBuf| {
                let name = file.file_stem().unwrap().to_string_lossy();
                parent.contains(&format!("#[cfg(test)]\nmod {name};"))
            };
            found.extend(sources(&path).into_iter().filter(|file| !declared(file)));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The text before the module of tests, which comes last, without comments.
fn without_tests(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    without_comments(text)
}

fn without_comments(text: &str) -> String {
    let code = |line: &str| !line.trim_start().starts_with("//");
    text.lines().filter(|line| code(line)).collect::<Vec<_>>().join("\n")
}

/// The names right after a path prefix such as `crate::`, in braces too. What cannot be resolved (a whole crate under
/// another name, a glob) is returned unchanged.
fn names_after(prefix: &str, text: &str) -> Vec<String> {
    let text = without_comments(text);
    let mut names = Vec::new();
    for (at, _) in text.match_indices(prefix) {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        let rest = text[at + prefix.len()..].trim_start();
        match rest.strip_prefix("::") {
            Some(path) => names.extend(first_names(path.trim_start())),
            None if rest.starts_with("as ") => names.push(format!("{prefix} as another name")),
            None => {}
        }
    }
    names
}

/// The first name of a path, or of each path in braces.
fn first_names(path: &str) -> Vec<String> {
    let Some(inside) = path.strip_prefix('{') else { return vec![name_at(path)] };
    let (mut depth, mut names, mut piece) = (0, Vec::new(), String::new());
    for c in inside.chars() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(std::mem::take(&mut piece)),
            _ => {}
        }
        if depth == 0 && c != ',' {
            piece.push(c);
        }
    }
    names.push(piece);
    names.iter().map(|piece| name_at(piece.trim())).filter(|name| !name.is_empty()).collect()
}

fn name_at(path: &str) -> String {
    if path.starts_with('*') {
        return "*".to_string();
    }
    path.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

fn layer_faults(layer: &str, uses: &[&str], text: &str) -> Vec<String> {
    let names: BTreeSet<String> = names_after("crate", text).into_iter().collect();
    let allowed = |name: &String| name == layer || uses.contains(&name.as_str());
    names.into_iter().filter(|name| !allowed(name)).map(|name| format!("{layer} uses {name}")).collect()
}

/// The parts of the operating system that a text names.
fn system_faults(text: &str) -> BTreeSet<String> {
    let text = without_comments(text);
    let modules = names_after("std", &text).into_iter();
    let modules = modules.filter(|name| OF_THE_SYSTEM.contains(&name.as_str()) || name.contains(' '));
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_').map(String::from);
    modules.chain(words.filter(|word| CLOCKS.contains(&word.as_str()))).collect()
}

/// How many `super` lead from a source file out of the crate's root module.
fn depth(source: &Path) -> usize {
    let inner = source.strip_prefix(root().join("src")).unwrap();
    let is_mod = inner.file_name().is_some_and(|name| name == "mod.rs");
    inner.components().count() - usize::from(is_mod)
}

/// Whether a chain of `super` reaches the root, and with it every layer.
fn climbs_out(depth: usize, text: &str) -> bool {
    text.contains(&"super::".repeat(depth))
}

/// The ids of games that occur in a text as literals, except in the rows of theorems: their own ids, the games they
/// cover, and lists of such games.
fn names_of_games(text: &str) -> Vec<&'static str> {
    let mut rest = text.to_string();
    for (opening, end) in [(" id: \"", "\","), (" games: &[", "]"), (": &[&str] =", "]")] {
        let mut kept = String::new();
        let mut pieces = rest.split(opening);
        kept.push_str(pieces.next().unwrap_or_default());
        pieces.for_each(|piece| kept.push_str(piece.split_once(end).map_or("", |(_, after)| after)));
        rest = kept;
    }
    let ids = GAMES.iter().map(|entry| entry.id);
    ids.filter(|id| rest.contains(&format!("\"{id}\""))).collect()
}

fn command_faults(text: &str) -> Vec<String> {
    front_end_faults("the command line", COMMAND_LAYERS, COMMAND_NAMES, text)
}

/// What a front end uses beyond some layers and some names of others, and the games that it names.
fn front_end_faults(who: &str, layers: &[&str], names: &[(&str, &[&str])], text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for layer in names_after("grundy", text) {
        let Some((_, allowed)) = names.iter().find(|(name, _)| *name == layer) else {
            if !layers.contains(&layer.as_str()) {
                faults.push(format!("{who} uses {layer}"));
            }
            continue;
        };
        let inner = names_after(&format!("grundy::{layer}"), text);
        if inner.is_empty() {
            faults.push(format!("{who} uses {layer} whole"));
        }
        let wrong = inner.into_iter().filter(|name| !allowed.contains(&name.as_str()));
        faults.extend(wrong.map(|name| format!("{who} uses {layer}::{name}")));
    }
    // Help texts show problems; code that begins a text with a game's name knows the game.
    for entry in GAMES {
        // The name of a game that is also a field of an answer may occur alone.
        let field = ["value", "connected", "lines"].contains(&entry.id);
        let ends: &[&str] = if field { &["{", ":"] } else { &["\"", "{", ":"] };
        let known = ends.iter().any(|end| text.contains(&format!("\"{}{end}", entry.id)));
        if known {
            faults.push(format!("{who} names {}", entry.id));
        }
    }
    faults.sort();
    faults.dedup();
    faults
}
