use super::*;
use crate::graph::expr::parse;
use crate::graph::families::path;
use crate::graph::{Edge, Graph, Labelled as Letters};

const PLAIN: GraphKind = GraphKind { arcs: false, labelled: None, tokens: Tokens::None };
const FORMULA: Shape = Shape { positive: true, clause_length: Some(2), quantified: false };

fn kinds() -> Vec<BoardKind> {
    let graph = |labelled, tokens| BoardKind::Graph(GraphKind { arcs: true, labelled, tokens });
    vec![
        graph(None, Tokens::None),
        graph(Some(Letters::Edges), Tokens::One),
        graph(Some(Letters::Lines), Tokens::Several),
        BoardKind::Multigraph(MultigraphKind { token: true }),
        BoardKind::HEAPS,
        BoardKind::Heaps(HeapsKind { least: 1, most: Some(1) }),
        BoardKind::Heaps(HeapsKind { least: 2, most: Some(2) }),
        BoardKind::Bags(BagsKind),
        BoardKind::Grid(GridKind { cells: false }),
        BoardKind::Grid(GridKind { cells: true }),
        BoardKind::Points(PointsKind),
        BoardKind::Row(RowKind),
        BoardKind::Stacks(StacksKind),
        BoardKind::Value(ValueKind),
        BoardKind::Formula(Shape::ANY),
        BoardKind::Formula(FORMULA),
    ]
}

/// The board that the kind shows as an example, and its text.
fn example(kind: &BoardKind) -> (Board, String) {
    let text = kind.example().en.rsplit(' ').take_while(|word| *word != "as").collect::<Vec<_>>();
    let text: Vec<&str> = text.into_iter().rev().collect();
    let text = text.join(" ");
    let (board, _) = kind.read("game", &text).unwrap_or_else(|error| panic!("{kind:?} {text}: {error}"));
    (board, text)
}

#[test]
fn examples_are_read_written_and_taken_by_their_kind_only() {
    for kind in kinds() {
        let (board, text) = example(&kind);
        assert_eq!(kind.write(&board, None), text);
        kind.check("game", &board, None).unwrap();
        for other in kinds() {
            let same = std::mem::discriminant(&example(&other).0) == std::mem::discriminant(&board);
            if !same {
                let refusal = other.check("game", &board, None).unwrap_err();
                assert_eq!(refusal.message, words!("expected {}", "esperava-se {}"; other.example()));
            }
        }
    }
}

fn place(kind: &dyn Kind, text: &str) -> usize {
    kind.read("game", text).unwrap_err().at
}

#[test]
fn canonical_texts_are_read_back() {
    let show = |kind: &dyn Kind, text: &str| kind.read("game", text).unwrap().0.to_string();
    assert_eq!(show(&BagsKind, "2, {3;0;1;0},{}"), "2,{0;1;3},{}");
    assert_eq!(show(&PointsKind, "(1,3), (2 , 3)"), "(1,3),(2,3)");
    assert_eq!(show(&RowKind, " ..X. "), "..X.");
    assert_eq!(show(&GridKind { cells: true }, "8x30/e6.ad8.e6"), "8x30/e6.ad8.e6");
    assert_eq!(show(&GridKind { cells: true }, "8x8"), "8x8");
    assert_eq!(show(&HeapsKind { least: 1, most: Some(2) }, "3, 5"), "3,5");
}

#[test]
fn faults_have_their_place() {
    let heaps = HeapsKind { least: 1, most: Some(9) };
    assert_eq!(place(&heaps, "3,x"), 2);
    assert_eq!(place(&heaps, "3,18446744073709551616"), 2);
    assert_eq!(place(&HeapsKind { least: 2, most: Some(2) }, "1,2,3"), 0);
    assert_eq!(place(&BagsKind, "2,{0;x}"), 5);
    assert_eq!(place(&BagsKind, "2,{0;1"), 2);
    assert_eq!(place(&PointsKind, "(1,3),(2)"), 6);
    assert_eq!(place(&PointsKind, "(1,3),(2,-1)"), 9);
    assert_eq!(place(&RowKind, "..x"), 2);
    assert_eq!(place(&RowKind, "   "), 3);
    let cells = GridKind { cells: true };
    assert_eq!(place(&cells, "8x8/e6.i1"), 7);
    assert_eq!(place(&cells, "8x8/e0"), 4);
    assert_eq!(place(&cells, "8x8/"), 4);
    assert_eq!(place(&GridKind { cells: false }, "8x8/a1"), 0);
    assert_eq!(place(&GraphKind { tokens: Tokens::One, ..PLAIN }, "P5"), 2);
    assert_eq!(place(&PLAIN, "P5@0"), 0);
}

fn line(u: usize, v: usize, directed: bool, weight: u64) -> Edge {
    Edge { u, v, directed, weight }
}

/// Graphs with what a text could lose: isolated vertices, loops, parallel lines, arcs, weights, no vertices.
fn graphs() -> Vec<Graph> {
    vec![
        Graph::new(0, Vec::new()),
        Graph::new(3, Vec::new()),
        path(4),
        Graph::new(5, vec![line(2, 0, false, 1), line(0, 2, false, 7)]),
        Graph::new(
            3,
            vec![line(1, 1, false, 2), line(1, 0, true, 1), line(0, 1, true, 0), line(2, 1, false, 1)],
        ),
    ]
}

#[test]
fn graphs_made_in_code_have_texts_that_read_back() {
    let kind = GraphKind { arcs: true, ..PLAIN };
    for graph in graphs() {
        let board = Board::Graph(GraphBoard::new(graph.clone()));
        kind.check("game", &board, None).unwrap();
        let (read, labels) = kind.read("game", &kind.write(&board, None)).unwrap();
        let Board::Graph(read) = read else { panic!("{read}") };
        assert_eq!((read.graph, labels), (graph.clone(), None));
        if graph.n() > 0 {
            let tokens = vec![graph.n() - 1, 0];
            let board = Board::Graph(GraphBoard::new(graph.clone()).with_tokens(tokens.clone()));
            let kind = GraphKind { tokens: Tokens::Several, ..kind };
            kind.check("game", &board, None).unwrap();
            let Board::Graph(read) = kind.read("game", &board.to_string()).unwrap().0 else {
                panic!("{board}")
            };
            assert_eq!((read.graph, read.tokens), (graph, tokens));
        }
    }
}

#[test]
fn labels_of_graphs_made_in_code_read_back() {
    for graph in graphs().into_iter().skip(2) {
        let counts = [
            (Letters::Vertices, graph.n()),
            (Letters::Edges, graph.simple_edges().len()),
            (Letters::Lines, graph.edges().len()),
        ];
        for (of, count) in counts {
            let kind = GraphKind { arcs: true, labelled: Some(of), ..PLAIN };
            let labels: Vec<Label> =
                [Label::B, Label::A, Label::C, Label::A].into_iter().cycle().take(count).collect();
            let board = Board::Graph(GraphBoard::new(graph.clone()));
            kind.check("game", &board, Some(&labels)).unwrap();
            let text = kind.write(&board, Some(&labels));
            let (Board::Graph(read), again) = kind.read("game", &text).unwrap() else { panic!("{text}") };
            assert_eq!((read.graph, again), (graph.clone(), Some(labels.clone())), "{text}");
            let refusal = kind.check("game", &board, Some(&labels[1..])).unwrap_err().message.en;
            assert!(refusal.starts_with(&format!("{} labels for {count}", count - 1)), "{refusal}");
        }
    }
}

#[test]
fn an_expression_makes_a_board_and_keeps_its_text() {
    let board = |text: &str| GraphBoard::of(parse(text, Letters::Vertices).unwrap().expr);
    assert_eq!(Board::Graph(board("grid(2,3)").unwrap()).to_string(), "grid(2,3)");
    assert!(board("P3[ABC]").is_err());
}

/// Boards that no text could give are rejected, and nothing panics.
#[test]
fn wrong_boards_are_refused() {
    let graph =
        |graph: Graph, tokens: &[usize]| Board::Graph(GraphBoard::new(graph).with_tokens(tokens.to_vec()));
    let one = GraphKind { tokens: Tokens::One, ..PLAIN };
    let several = GraphKind { tokens: Tokens::Several, ..PLAIN };
    let grid =
        |rows, columns, cells: &[usize]| Board::Grid(GridBoard { rows, columns, cells: cells.to_vec() });
    let formula = |variables, clauses: &[&[i32]]| {
        Board::Formula(Formula { variables, clauses: clauses.iter().map(|clause| clause.to_vec()).collect() })
    };
    let wrong: &[(&dyn Kind, Board)] = &[
        (&PLAIN, graph(path(3), &[0])),
        (&PLAIN, graph(Graph::new(2, vec![line(0, 1, true, 1)]), &[])),
        (&PLAIN, graph(Graph::new(2, vec![line(0, 2, false, 1)]), &[])),
        (&PLAIN, graph(Graph::new(1 << 40, Vec::new()), &[])),
        (&one, graph(path(3), &[])),
        (&one, graph(path(3), &[0, 1])),
        (&one, graph(path(3), &[3])),
        (&one, graph(Graph::default(), &[0])),
        (&several, graph(path(3), &[])),
        (&several, graph(path(3), &[0; MOST + 1])),
        (&HeapsKind { least: 1, most: None }, Board::Heaps(Vec::new())),
        (&HeapsKind { least: 1, most: None }, Board::Heaps(vec![1; MOST + 1])),
        (&HeapsKind { least: 2, most: Some(2) }, Board::Heaps(vec![1])),
        (&BagsKind, Board::Bags(Vec::new())),
        (&BagsKind, Board::Bags(vec![Pile::Bag(vec![2, 1])])),
        (&BagsKind, Board::Bags(vec![Pile::Bank(3)])),
        (&GridKind { cells: true }, grid(0, 3, &[])),
        (&GridKind { cells: true }, grid(1001, 3, &[])),
        (&GridKind { cells: true }, grid(2, 3, &[6])),
        (&GridKind { cells: false }, grid(2, 3, &[0])),
        (&PointsKind, Board::Points(Vec::new())),
        (&RowKind, Board::Row(Vec::new())),
        (&StacksKind, Board::Stacks(vec![Vec::new()])),
        (&FORMULA, formula(2, &[&[1, -2]])),
        (&FORMULA, formula(2, &[&[1]])),
        (&Shape::ANY, formula(2, &[&[0]])),
        (&Shape::ANY, formula(2, &[&[i32::MIN]])),
        (&Shape::ANY, formula(usize::MAX, &[])),
    ];
    for (kind, board) in wrong {
        assert!(kind.check("game", board, None).is_err(), "{kind:?}");
    }
    for kind in kinds() {
        let (board, _) = example(&kind);
        assert!(kind.check("game", &board, Some(&[Label::A; 77])).is_err(), "{kind:?}");
    }
}

const MOST: usize = list::MOST_ITEMS;
