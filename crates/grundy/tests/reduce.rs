//! Reductions: those that are theorems hold on every small instance; broken ones are detected.

use grundy::ask::{Error, Options, Question, solve};
use grundy::games::Problem;
use grundy::graph::layout;
use grundy::reduce::{
    Applied, End, HuntOptions, Hunted, Instances, Progress, REDUCTIONS, Reduces, Reduction, Status,
    WinnerMap, apply, find, hunt, smaller,
};
use std::collections::{HashMap, HashSet};
use std::time::Duration;

fn hunted(reduces: &dyn Reduces, instances: Instances, count: u64) -> Hunted {
    let options = HuntOptions { count, each: Duration::from_secs(60), solve: Options::default() };
    hunt(reduces, instances, &smaller, &options, &Progress::default())
}

fn agreed(reduction: &Reduction, instances: Instances, count: u64) -> u64 {
    let hunted = hunted(reduction, instances, count);
    assert_eq!(hunted.counterexample, None, "{}", reduction.id);
    assert_eq!(hunted.stopped, 0, "{}", reduction.id);
    hunted.agreed
}

/// Theorems whose smallest target is too large to be solved: the parts that can be solved are tested separately.
const TOO_LARGE: &[&str] = &["pos-cnf-to-coloring"];

fn theorems() -> impl Iterator<Item = &'static Reduction> {
    let solvable = |reduction: &&Reduction| !TOO_LARGE.contains(&reduction.id);
    REDUCTIONS.iter().copied().filter(|r| r.status == Status::Theorem).filter(solvable)
}

/// A new theorem in the list is tested without any change here.
#[test]
fn theorems_hold_on_every_small_instance() {
    for reduction in theorems() {
        let agreed = agreed(reduction, reduction.small_sources(reduction.size), u64::MAX);
        assert!(agreed > 5, "{}: only {agreed} instances", reduction.id);
    }
}

#[test]
fn theorems_hold_on_random_instances() {
    for reduction in theorems() {
        agreed(reduction, reduction.random_sources(reduction.size.min(4), 2026), 12);
    }
}

#[test]
fn every_reduction_is_complete_and_its_examples_build() {
    let mut ids = HashSet::new();
    for reduction in REDUCTIONS {
        assert!(ids.insert(reduction.id) && find(reduction.id).is_some_and(|found| found.id == reduction.id));
        for text in [reduction.name, reduction.claim] {
            assert!(!text.en.is_empty() && !text.pt.is_empty() && text.en != text.pt, "{}", reduction.id);
        }
        assert!(!reduction.examples.is_empty(), "{}", reduction.id);
        for example in reduction.examples {
            check_built(&reduction.apply(example).unwrap_or_else(|error| panic!("{example}: {error}")));
        }
    }
}

#[test]
fn the_documents_name_every_reduction() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reductions.md");
    let text = std::fs::read_to_string(path).unwrap();
    for reduction in REDUCTIONS {
        assert!(text.contains(&format!("`{}`", reduction.id)), "{}", reduction.id);
    }
}

/// Names, parts and echo refer to existing vertices, names are unique, the target has the declared terms.
fn check_built(applied: &Applied) {
    let built = &applied.built;
    let question = Question::read(&built.target.to_string()).unwrap();
    let problem = question.problems().next().unwrap();
    let n = problem.as_graph().unwrap().n();
    assert_eq!(built.vertices.len(), n);
    assert_eq!(built.vertices.iter().collect::<HashSet<_>>().len(), n, "names are unique");
    let in_parts: usize = built.parts.iter().map(|part| part.vertices.len()).sum();
    let parts: HashSet<usize> = built.parts.iter().flat_map(|part| part.vertices.iter().copied()).collect();
    assert_eq!((in_parts, parts.len()), (n, n), "{}: every vertex is in one part", applied.reduction.id);
    assert!(built.echo.iter().all(|echo| echo.vertex < n && !echo.source.is_empty()));
    assert_eq!(problem.entry.id, applied.reduction.to.game);
    assert_eq!(problem.terms.convention.id(), applied.reduction.to.convention);
    assert_eq!(problem.terms.first.id(), applied.reduction.to.first);
    assert_eq!(question.to_string(), built.target.to_string(), "the text is canonical");
}

/// Every reduction draws what it builds: vertices apart from each other and off the lines that are not theirs.
#[test]
fn figures_are_clear() {
    for reduction in REDUCTIONS {
        for example in reduction.examples {
            let applied = reduction.apply(example).unwrap();
            let (graph, layout) = (applied.built.target.as_graph().unwrap(), &applied.layout);
            assert_eq!(layout.len(), graph.n(), "{}", reduction.id);
            assert_ne!(*layout, layout::auto(graph), "{}: a figure of its own", reduction.id);
            assert!(layout.iter().all(|p| (0.0..=1.0).contains(&p.0) && (0.0..=1.0).contains(&p.1)));
            // As a part of what a square with so many vertices would allow. In a dense figure lines are everywhere.
            let room = 1.0 / (graph.n() as f64).sqrt();
            let closest = layout::closest(layout) / room;
            let clear = layout::clearance(&graph.simple_edges(), layout) / room;
            assert!(closest > 0.1, "{} {example}: {closest}", reduction.id);
            let wanted = if graph.edges().len() > 8 * graph.n() { 1e-4 } else { 0.01 };
            assert!(clear > wanted, "{} {example}: {clear}", reduction.id);
        }
    }
}

fn vertices(id: &str, instance: &str) -> usize {
    apply(id, instance).unwrap().built.vertices.len()
}

/// The sizes that the sources give, or that follow from their constructions.
#[test]
fn constructions_have_the_sizes_of_the_sources() {
    // v, c, the six vertices of the clause and two for each variable.
    assert_eq!(vertices("pos-cnf-6-to-greedy-cycles", "(1 2 2 2 2 1)"), 12);
    assert_eq!(vertices("pos-cnf-6-to-greedy-cycles", "(1 2 2 2 2 1)(1 2 3 3 2 1)"), 21);
    assert_eq!(vertices("pos-cnf-6-to-greedy-cycles", "(1 2 2 2 2 1)(1 2 3 4 5 6)"), 27);
    // Clauses of 3, 2, 2 and 3 literals: cycles of 5, 3, 3 and 5.
    assert_eq!(vertices("pos-cnf-to-greedy-cycles", "(1 2 5)(2 3)(3 4)(1 4 2)"), 1 + 16 + 10);
    assert_eq!(vertices("jellyfish", "(1 2 3 4 5 6)"), 18);
    assert_eq!(vertices("kayles-to-coloring", "P5"), 11);
    assert_eq!(vertices("clique-forming-to-convex-set", "C5"), 9);
    assert_eq!(vertices("clique-forming-to-hull", "C5"), 13);
    assert_eq!(vertices("clique-forming-to-general-position", "C5"), 11);
    assert_eq!(vertices("coloring-to-connected-coloring", "coloring{colors=2,first=bob}:P5"), 5 + 1 + 2 + 2);
    // The book's example: 12 = 2 * 4 + 4, cliques L of 17 vertices, 23 colours.
    let coloring = apply("pos-cnf-to-coloring", "(1 2)(1 3)(2 4)(3 4)").unwrap().built;
    assert_eq!(coloring.vertices.len(), (1 + 2 * 11 + 2 * 24) + 1 + 4 + 4 * 23);
    assert!(coloring.target.to_string().starts_with("coloring{colors=23}:"));
    assert_eq!(coloring.vertices.iter().filter(|name| name.starts_with("L1.")).count(), 17);
}

/// The digraph of the book's figure 5.3, up to the numbers of its vertices.
#[test]
fn geography_is_the_book_s_digraph() {
    let figure = "geography:{0>1 1>2 0>3 3>2 2>4 4>5 5>6 4>7 7>6 6>8 8>9 9>10 8>11 11>10 10>12 12>13 13>14 12>15 15>14 \
                  14>16 16>3 16>11 14>17 17>7 17>9 14>18 18>13 18>11 14>19 19>1 19>5}@0";
    let built = apply("qsat-to-geography", "(-1 -3)(-2 3)(4 -3)(1 2)").unwrap().built;
    let read = |text: &str| {
        let question = Question::read(text).unwrap();
        question.problems().next().unwrap().as_graph().unwrap().clone()
    };
    assert!(grundy::graph::symmetry::isomorphic(&read(figure), &built.target.as_graph().unwrap().clone()));
    assert_eq!(
        solve(&built.target.to_string(), &Options::default()).unwrap().winner.map(|winner| winner.id()),
        Some("bob")
    );
}

/// Book lemma 7.3: on F1 with 2b - 1 colours Alice wins if and only if she is first, and then only from s.
#[test]
fn the_forcing_part_of_the_colouring_reduction_forces() {
    for (colours, graph) in [(3, "K1&((K1&4K1)+(K1&4K1))"), (5, "K1&((K2&6K1)+(K2&6K1))")] {
        let wants = Some(grundy::ask::Wants { winner: true, moves: true, ..Default::default() });
        let options = Options { wants, theorems: false, ..Options::default() };
        let ask = |first: &str| {
            solve(&format!("coloring{{colors={colours},first={first}}}:{graph}"), &options).unwrap()
        };
        let (alice, bob) = (ask("alice"), ask("bob"));
        assert_eq!(
            (alice.winner.map(|winner| winner.id()), bob.winner.map(|winner| winner.id())),
            (Some("alice"), Some("bob"))
        );
        assert!(alice.best.unwrap().iter().all(|text| text.starts_with("0:")), "{graph}");
    }
}

/// Bob colours y, a variable and what else it takes; the clause cannot be coloured where all outer neighbours have the
/// colour of s. What is left of the construction when F1 except s is coloured is small enough for one clause.
#[test]
fn clauses_of_the_colouring_reduction_decide_once_the_forcing_part_is_coloured() {
    for (formula, winner) in [("2:(1)", "alice"), ("2:()", "bob")] {
        let built = apply("pos-cnf-to-coloring", formula).unwrap().built;
        let question = Question::read(&built.target.to_string()).unwrap();
        let problem = question.problems().next().unwrap();
        let kept: Vec<usize> =
            (0..built.vertices.len()).filter(|&v| v == 0 || !built.parts[0].vertices.contains(&v)).collect();
        let place = |v: usize| kept.iter().position(|&kept| kept == v);
        let edges = problem.as_graph().unwrap().simple_edges().into_iter();
        let edges = edges.filter_map(|(u, v)| Some(format!("{}-{}", place(u)?, place(v)?)));
        let graph = format!("{{{} {}}}", edges.collect::<Vec<_>>().join(" "), kept.len() - 1);
        let colours = problem.get("colors").unwrap();
        let text = format!("coloring{{colors={colours},first=bob,start=0:1}}:{graph}");
        let answer = solve(&text, &Options::default()).unwrap();
        assert_eq!(answer.winner.map(|winner| winner.id()), Some(winner), "{text}");
    }
}

fn problem(text: &str) -> Problem {
    Question::read(text).unwrap().single().unwrap().clone()
}

/// A reduction that was never true.
struct Broken;

impl Reduces for Broken {
    fn target(&self, source: &Problem) -> Result<Problem, Error> {
        Ok(Problem::new("clique-forming", source.board.clone()).unwrap())
    }

    fn winner(&self) -> WinnerMap {
        WinnerMap::Same
    }
}

/// Kayles and clique-forming agree on graphs with fewer than two vertices and differ on both graphs with two.
#[test]
fn a_broken_reduction_is_caught_and_shrunk() {
    let instances = ["P6", "petersen", "grid(2,3)"].map(|graph| problem(&format!("kayles:{graph}")));
    for instance in instances {
        let found = hunted(&Broken, Box::new([instance.clone()].into_iter()), 10);
        let Some(counterexample) = found.counterexample else { continue };
        assert_eq!(found.end, End::Counterexample);
        assert!(
            ["kayles:{0-1}", "kayles:{1}"].contains(&counterexample.source.to_string().as_str()),
            "{counterexample:?}"
        );
        assert_eq!(counterexample.found, instance);
        assert_ne!(counterexample.source_winner, counterexample.target_winner);
        // The line is a play from beginning to end, and its winner is the reported one.
        let last = counterexample.line.last().unwrap();
        assert_eq!(last.who, counterexample.target_winner);
        assert!(
            counterexample.line.iter().all(|step| step.lost == (step.who != counterexample.target_winner))
        );
    }
    let all: Instances =
        Box::new(["K1", "2K1", "K2"].map(|graph| problem(&format!("kayles:{graph}"))).into_iter());
    let first = hunted(&Broken, all, 10).counterexample.unwrap();
    assert_eq!(first.found.to_string(), "kayles:2K1");
}

/// Formulas shrink to one that no step makes smaller.
#[test]
fn a_broken_reduction_of_formulas_is_shrunk() {
    struct Forgetful;
    impl Reduces for Forgetful {
        /// Forgets the second clause.
        fn target(&self, source: &Problem) -> Result<Problem, Error> {
            let mut formula = source.as_formula().unwrap().clone();
            if formula.clauses.len() > 1 {
                formula.clauses.remove(1);
            }
            Ok(source.moved_to(formula).unwrap())
        }
        fn winner(&self) -> WinnerMap {
            WinnerMap::Same
        }
    }
    let source = problem("pos-cnf:(1 2 3)(4)(5)(2 5)");
    let found = hunted(&Forgetful, Box::new([source].into_iter()), 1).counterexample.unwrap();
    let minimal = smaller(&found.source).into_iter();
    let others = hunted(&Forgetful, Box::new(minimal), u64::MAX);
    assert_eq!(others.counterexample, None, "{} is minimal", found.source);
    assert!(found.source.as_formula().unwrap().clauses.len() == 2, "{}", found.source);
}

/// The attempts fail, on formulas found by the hunt and confirmed here by recursion over all plays.
#[test]
fn the_attempts_fail_where_the_documents_say() {
    for (id, instance) in [
        ("pos-cnf-to-greedy-cycles", "(1)(1)"),
        ("pos-cnf-6-to-greedy-cycles", "(1 1 1 1 1 1)"),
        ("jellyfish", "(1 2 2 2 2 1)(2 1 1 1 1 1)"),
    ] {
        let built = apply(id, instance).unwrap().built;
        let question = Question::read(&built.target.to_string()).unwrap();
        let graph = question.problems().next().unwrap().as_graph().unwrap().clone();
        let uncoloured = vec![0u8; graph.n()];
        assert!(!alice_wins_greedily(&graph, &uncoloured, false, &mut HashMap::new()), "{id} {instance}");
        let formula = question_of(id, instance);
        assert_eq!(
            solve(&formula, &Options::default()).unwrap().winner.map(|winner| winner.id()),
            Some("alice"),
            "{formula}"
        );
    }
}

fn question_of(id: &str, instance: &str) -> String {
    find(id).unwrap().source_text(instance)
}

/// Greedy colouring with three colours by its rules alone; whose turn it is follows from the colours.
fn alice_wins_greedily(
    graph: &grundy::graph::Graph,
    colours: &[u8],
    alice: bool,
    known: &mut HashMap<Vec<u8>, bool>,
) -> bool {
    let free = |v: usize| (1..=3u8).find(|&c| graph.neighbours(v).iter().all(|&u| colours[u] != c));
    let open: Vec<usize> = (0..graph.n()).filter(|&v| colours[v] == 0).collect();
    if open.iter().any(|&v| free(v).is_none()) {
        return false;
    }
    if let Some(&won) = known.get(colours) {
        return won;
    }
    let mut won = open.is_empty() || !alice;
    for v in open {
        let mut next = colours.to_vec();
        next[v] = free(v).unwrap();
        if alice_wins_greedily(graph, &next, !alice, known) == alice {
            won = alice;
            break;
        }
    }
    known.insert(colours.to_vec(), won);
    won
}

/// Errors in an instance are reported with their place.
#[test]
fn wrong_instances_are_refused() {
    for (id, instance, at, word) in [
        ("kayles-to-coloring", "Q", 8, "number"),
        ("kayles-to-coloring", "kayles{convention=misere}:P4", 18, "normal"),
        ("kayles-to-coloring", "P4[AABB]", 7, "labels"),
        ("kayles-to-coloring", "kayles:P4//0", 7, "first move"),
        ("coloring-to-connected-coloring", "coloring{colors=2,first=bob}:P4", 29, "odd"),
        ("coloring-to-connected-coloring", "coloring{colors=2}:P3", 0, "first"),
        ("clique-forming-to-hull-misere", "K3", 15, "complete"),
        ("pos-cnf-to-greedy-cycles", "(1 2)()", 8, "literal"),
        ("pos-cnf-to-coloring", "(1 2)", 8, "variables"),
        ("pos-cnf-6-to-greedy-cycles", "(1 2)", 10, "6"),
        ("nonsense", "P4", 0, "reductions are"),
    ] {
        let error = apply(id, instance).unwrap_err();
        assert!(error.at == at && error.message.en.contains(word), "{id} {instance}: {error}");
    }
}
