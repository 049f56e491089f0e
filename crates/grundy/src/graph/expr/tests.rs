//! What the grammar says, and that no text breaks it.

use super::*;
use crate::graph::families::{self, FAMILIES, Shape};
use crate::graph::{Edge, Graph};
use crate::text::ParseError;
use proptest::prelude::*;

fn read(text: &str) -> Result<Parsed, ParseError> {
    parse(text, Labelled::Vertices)
}

fn graph(text: &str) -> Graph {
    read(text).unwrap_or_else(|e| panic!("{text}: {e}")).expr.build().unwrap().graph
}

fn labels(text: &str, of: Labelled) -> String {
    let built = parse(text, of).unwrap_or_else(|e| panic!("{text}: {e}")).expr.build().unwrap();
    built.labels.map_or("none".into(), |letters| letters.iter().map(|l| format!("{l:?}")).collect())
}

#[test]
fn every_family_reads_its_own_example() {
    for family in FAMILIES {
        for usage in family.usage.split(", ") {
            let parsed = read(usage).unwrap_or_else(|e| panic!("{usage}: {e}"));
            assert_eq!(parsed.to_string(), usage);
            assert!(family.shape == Shape::Letter || usage.starts_with(family.name));
            assert!(parsed.expr.build().unwrap().graph.n() > 3);
        }
    }
}

#[test]
fn operators_and_precedence() {
    assert_eq!(graph("P2+P3"), families::union(&families::path(2), &families::path(3)));
    assert_eq!(graph("P3*P4"), families::grid(3, 4));
    assert_eq!(graph("3P4"), graph("P4+P4+P4"));
    assert_eq!(graph("P1+P2*P2").n(), 5);
    assert_eq!(graph("P2*P2&K1"), graph("(P2*P2)&K1"));
    assert_eq!(graph("~P4*P1"), graph("(~P4)*P1"));
    assert_eq!(graph("~2K1").edges().len(), 1);
    assert_eq!(graph(" ~ ~ C5 + 2 ( K1 + K2 ) ").n(), 11);
    assert_eq!((graph("P0").n(), graph("K0").n(), graph("C0").n(), graph("{}").n()), (0, 0, 0, 0));
    assert_eq!((graph("C1"), graph("C2")), (graph("K1"), graph("K2")));
    assert_eq!(graph("K3,3").edges().len(), 9);
    assert_eq!((graph("0K2000").n(), graph("K2000*P0&K2").n()), (0, 2));
}

#[test]
fn brace_lists_keep_what_is_written() {
    let graph = graph("{0-1*3 0 - 1 2>1*2 3-3 5}");
    assert_eq!(graph.n(), 6);
    let edge = |u, v, directed, weight| Edge { u, v, directed, weight };
    let expected = [edge(0, 1, false, 3), edge(0, 1, false, 1), edge(2, 1, true, 2), edge(3, 3, false, 1)];
    assert_eq!(graph.edges(), expected);
    assert_eq!(read("{ 0-1   2 }").unwrap().to_string(), "{0-1 2}");
    assert!(read("{0-1,1-2}").is_err() && read("{0--1}").is_err() && read("{0-1*-1}").is_err());
    assert_eq!(read("{0-1*99999999999999999999}").unwrap_err().at, 5);
    assert_eq!(read("{0-4000000}").unwrap_err().at, 3);
}

#[test]
fn graph6_is_read_by_its_length() {
    assert_eq!(graph("g6:DQc").n(), 5);
    assert_eq!(graph("g6:DQc+K1").n(), 6);
    assert_eq!(read("g6:DQc@4").unwrap().marks, Some(vec![4]));
    assert_eq!(graph("(g6:?)").n(), 0);
    assert_eq!(graph("g6:B[+g6:@").n(), 4);
    assert_eq!(labels("g6:Bw[ABC]", Labelled::Vertices), "ABC");
    assert_eq!(read("P2+g6:DQ").unwrap_err().at, 8);
    assert_eq!((graph("s6::Fa@x^").n(), graph("s6:Fa@x^ + K1").n()), (7, 8));
    assert_eq!(read("(s6:Fa@x^)@6").unwrap().to_string(), "(s6::Fa@x^)@6");
}

#[test]
fn labels_bind_to_the_atom() {
    assert_eq!(labels("2P3[ABC]", Labelled::Vertices), "ABCABC");
    assert_eq!(labels("P2[AB]+K1", Labelled::Vertices), "ABC");
    assert_eq!(labels("(P2*P2)[ABBA]", Labelled::Vertices), "ABBA");
    assert_eq!(labels("~P2[AB]", Labelled::Vertices), "AB");
    assert_eq!(labels("P0[]+K1", Labelled::Vertices), "C");
    assert_eq!(labels("{0-1 1-2 0-2}[ABC]+P2", Labelled::Edges), "ABCC");
    assert_eq!(labels("P2", Labelled::Vertices), "none");
    for (text, at) in
        [("P3[AB]", 3), ("P2[AB]*P2", 2), ("P2&(K1+P2[AB])", 9), ("P2[AD]", 4), ("(P2[AB])[AB]", 9)]
    {
        assert_eq!(read(text).unwrap_err().at, at, "{text}");
    }
    assert_eq!(parse("~P3[AB]", Labelled::Edges).unwrap_err().at, 3);
}

#[test]
fn marks_are_vertices() {
    assert_eq!(read("P3 @ 2").unwrap().marks, Some(vec![2]));
    assert_eq!(read("P3@0;2").unwrap().to_string(), "P3@0;2");
    for (text, at) in [("P3@3", 3), ("P3@", 3), ("P3@0;", 5), ("P3@0 1", 5)] {
        assert_eq!(read(text).unwrap_err().at, at, "{text}");
    }
}

#[test]
fn mistakes_are_placed_and_named() {
    for (text, at, words) in [
        ("", 0, "expected a graph"),
        ("P3+", 3, "expected a graph"),
        ("(P3", 3, "')'"),
        ("P3)", 2, "the end"),
        ("grid(3)", 6, "grid(3,4)"),
        ("grid(3,4,5)", 8, "')'"),
        ("peterson", 0, "petersen"),
        ("gird(3,4)", 0, "grid(3,4)"),
        ("P", 1, "a number"),
        ("P5x", 0, "P5x"),
        ("@(some file)", 0, "command line"),
        ("3~P4", 1, "expected a graph"),
        ("~{0>1}", 1, "arcs"),
        ("random(5,1.5,1)", 9, "probability"),
        ("projective(6)", 0, "prime"),
        ("tree(2,1)", 0, "lead to vertex 0"),
        ("P2+99999999P9", 3, "100000"),
        ("K5000", 0, "2000000"),
        ("P99999999999999999999999", 1, "at most"),
        ("K100*K100*K100", 9, "100000"),
        ("99999999P0", 0, "copies"),
    ] {
        let error = read(text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
        assert!(error.message.en.contains(words), "{text}: {error}");
    }
}

#[test]
fn nesting_is_bounded() {
    for (open, close) in [("(", ")"), ("~", ""), ("2(P1+", ")"), ("(~", ")")] {
        let deep = format!("{}K1{}", open.repeat(100_000), close.repeat(100_000));
        assert!(read(&deep).unwrap_err().message.en.contains("deep"));
    }
    let deep = format!("{}K1{}", "(P0+".repeat(MAX_DEPTH), ")".repeat(MAX_DEPTH));
    assert_eq!(graph(&deep).n(), 1);
    let long = format!("K1{}", "*K1".repeat(50_000));
    assert_eq!(graph(&long).n(), 1);
}

#[test]
fn words_keep_their_text() {
    let parsed = read("words( Bahia , São  Paulo,Alagoas )").unwrap();
    assert_eq!(parsed.to_string(), "words(Bahia,São Paulo,Alagoas)");
    // Bahia > Alagoas, and Alagoas > São Paulo.
    assert_eq!(parsed.expr.build().unwrap().graph.edges().len(), 2);
}

fn atoms() -> impl Strategy<Value = Atom> {
    let numbered = (0..FAMILIES.len(), proptest::collection::vec(0u64..6, 0..4))
        .prop_map(|(i, arguments)| Atom::Named(&FAMILIES[i], arguments))
        .prop_filter("arguments that fit", |atom| atom.size().is_ok());
    let items = (0usize..9, 0usize..9, 0..4, 0u64..4).prop_map(|(u, v, kind, weight)| match kind {
        0 => Item::Vertex(u),
        _ => Item::Line(Edge { u, v, directed: kind == 1, weight }),
    });
    let braces = proptest::collection::vec(items, 0..6).prop_map(Atom::Braces);
    let graph6 = (0usize..9, any::<u64>()).prop_map(|(n, seed)| {
        let graph = families::random(n, 500_000_000, seed, 99);
        Atom::Graph6(crate::graph::formats::graph6::write(&graph).unwrap())
    });
    prop_oneof![4 => numbered, 2 => braces, 1 => graph6]
}

fn expressions() -> impl Strategy<Value = Expr> {
    let leaf = (atoms(), 0usize..3).prop_map(|(atom, count)| Expr::Copies { count, atom, labels: None });
    leaf.prop_recursive(4, 24, 4, |inner| {
        let factor = inner.prop_map(|expr| match expr {
            Expr::Union(_) | Expr::Chain(..) => Expr::atom(Atom::Group(Box::new(expr))),
            plain => plain,
        });
        let operator = prop_oneof![Just(Operator::Cartesian), Just(Operator::Join)];
        let rest = proptest::collection::vec((operator, factor.clone()), 1..3);
        prop_oneof![
            proptest::collection::vec(factor.clone(), 2..4).prop_map(Expr::Union),
            (factor.clone(), rest).prop_map(|(first, rest)| Expr::Chain(Box::new(first), rest)),
            factor.prop_map(|expr| Expr::Complement(Box::new(expr))),
        ]
    })
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        for of in [Labelled::Vertices, Labelled::Edges] {
            if let Err(error) = parse(&text, of) {
                prop_assert!(error.at <= text.len() && text.is_char_boundary(error.at));
            }
        }
    }

    #[test]
    fn any_text_of_the_grammar_is_read_or_refused(
        parts in proptest::collection::vec("[PCKSWQ]|[0-9]{1,3}|[-+*&~()\\[\\]{},;@> ABC.:?]|g6:|s6:|fan2?|tree|words|kneser|DQc|random", 0..14)
    ) {
        let text = parts.concat();
        for of in [Labelled::Vertices, Labelled::Edges] {
            match parse(&text, of) {
                Err(error) => prop_assert!(error.at <= text.len()),
                Ok(parsed) => {
                    let shown = parsed.to_string();
                    prop_assert_eq!(parse(&shown, of), Ok(parsed.clone()));
                    // Most such texts are small; the large ones are not worth the time.
                    if parsed.expr.size().is_ok_and(|size| size.lines < 10_000) {
                        prop_assert!(parsed.expr.build().is_ok());
                    }
                }
            }
        }
    }

    #[test]
    fn canonical_texts_read_back(expr in expressions()) {
        let text = expr.to_string();
        if let Ok(parsed) = read(&text) {
            prop_assert_eq!(&parsed.expr, &expr);
            let size = parsed.expr.size().unwrap();
            if size.lines < 10_000 {
                let graph = parsed.expr.build().unwrap().graph;
                prop_assert_eq!(graph.n() as u64, size.vertices);
                prop_assert!(graph.edges().len() as u64 <= size.lines);
            }
        } else {
            // Building fails only because of arcs under ~ and the caps.
            prop_assert!(text.contains('>') || expr.build().is_err());
        }
    }
}
