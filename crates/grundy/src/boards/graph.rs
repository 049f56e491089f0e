//! Graphs, with what a game asks of them: arcs, labels, vertices named after them, or weights.

use super::{Board, BoardKind, Kind, ReadBoard, Refusal, Written};
use crate::graph::expr::{self, Held, Labels, Marked};
use crate::graph::size::Size;
use crate::graph::{Edge, Expr, Graph, Label, Labelled};
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use serde::Serialize;
use std::collections::HashMap;

/// The most tokens.
const MOST_TOKENS: usize = 100_000;

/// A graph: `P5`, `P3[ABC]`, `{0>1 1>0}@0;1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GraphKind {
    /// Whether arcs are allowed.
    pub arcs: bool,
    /// What label letters refer to.
    #[serde(rename = "labels")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub labelled: Option<Labelled>,
    /// Which vertices must be named after `@`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub tokens: Tokens,
}

impl BoardKind {
    /// A graph without arcs, with labels on vertices: what most games are played on.
    pub const GRAPH: BoardKind =
        BoardKind::Graph(GraphKind { arcs: false, labelled: Some(Labelled::Vertices), tokens: Tokens::None });

    /// A graph without arcs and without labels.
    pub const BARE_GRAPH: BoardKind =
        BoardKind::Graph(GraphKind { arcs: false, labelled: None, tokens: Tokens::None });
}

/// The vertices named after `@` in a problem text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tokens {
    /// No vertex is named.
    None,
    /// `@0`: a root, a token or a start vertex.
    One,
    /// `@0;3`: two different vertices.
    Two,
    /// `@0;1;1`: at least one, and any number on a vertex.
    Several,
}

/// A graph in which loops, parallel edges and weights count: `{0-1*3 1-1*2}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MultigraphKind {
    /// Whether a vertex must be named after `@`.
    pub token: bool,
}

/// A graph and the vertices named after it. If it was not read from a text, its text is made on demand: a list of its
/// lines.
#[derive(Clone, Debug)]
pub struct GraphBoard {
    /// The graph, without labels.
    pub graph: Graph,
    /// The vertices named after `@`.
    pub tokens: Vec<usize>,
    expr: Option<Expr>,
}

impl GraphBoard {
    /// A board without tokens.
    pub fn new(graph: Graph) -> GraphBoard {
        GraphBoard { graph, tokens: Vec::new(), expr: None }
    }

    /// The graph that an expression denotes. Labels are not part of a board: they belong to the terms of a problem.
    pub fn of(expr: Expr) -> Result<GraphBoard, Words> {
        let built = expr.build()?;
        match built.labels {
            Some(_) => Err(words!("expected a graph without labels", "esperava-se um grafo sem rótulos")),
            None => Ok(GraphBoard { graph: built.graph, tokens: Vec::new(), expr: Some(expr) }),
        }
    }

    /// The same board with these vertices named after it.
    pub fn with_tokens(self, tokens: Vec<usize>) -> GraphBoard {
        GraphBoard { tokens, ..self }
    }

    /// The expression that the board was read from, with its labels.
    pub fn expr(&self) -> Option<&Expr> {
        self.expr.as_ref()
    }

    /// The text with its labels as they were read, or else with the given ones, one for each vertex or line.
    fn written(&self, labels: impl FnOnce() -> Option<Labels>) -> String {
        let (marks, names) = (&self.tokens[..], self.graph.names());
        match &self.expr {
            Some(expr) => Marked { expr, marks, names }.to_string(),
            None => Marked { expr: &Expr::written(&self.graph).labelled(labels()), marks, names }.to_string(),
        }
    }
}

impl Written for GraphBoard {
    fn text(&self) -> String {
        self.written(|| None)
    }
}

impl Kind for GraphKind {
    fn example(&self) -> Bilingual {
        match self.tokens {
            Tokens::None => Bilingual::of("a graph such as P5", "um grafo como P5"),
            Tokens::One => {
                Bilingual::of("a graph and a vertex such as P5@0", "um grafo e um vértice como P5@0")
            }
            Tokens::Two => Bilingual::of(
                "a graph and two vertices such as P5@0;4",
                "um grafo e dois vértices como P5@0;4",
            ),
            Tokens::Several => Bilingual::of(
                "a graph and vertices such as {0>1 1>0}@0;1",
                "um grafo e vértices como {0>1 1>0}@0;1",
            ),
        }
    }

    fn described(&self) -> Words {
        let graph: Words = match self.tokens {
            Tokens::None => Bilingual { en: "A graph, as in P5.", pt: "Um grafo, como em P5." },
            Tokens::Several => Bilingual {
                en: "A graph and one or more of its vertices, as in {0>1 1>2}@0;1.",
                pt: "Um grafo e um ou mais de seus vértices, como em {0>1 1>2}@0;1.",
            },
            Tokens::Two => Bilingual {
                en: "A graph and two of its vertices, as in P5@0;4.",
                pt: "Um grafo e dois de seus vértices, como em P5@0;4.",
            },
            Tokens::One => Bilingual {
                en: "A graph and one of its vertices, as in P5@0.",
                pt: "Um grafo e um de seus vértices, como em P5@0.",
            },
        }
        .into();
        let arcs = match self.arcs {
            true => Bilingual {
                en: " Arcs are allowed, as in {0>1 1>2}.",
                pt: " Arcos são permitidos, como em {0>1 1>2}.",
            },
            false => Bilingual::default(),
        };
        let labels = match self.labelled {
            None => Bilingual::default(),
            Some(Labelled::Vertices) => Bilingual {
                en: " One letter per vertex says who may choose it, as in P3[ABC]: Alice, Bob, both.",
                pt: " Uma letra por vértice diz quem pode escolhê-lo, como em P3[ABC]: Alice, Bob, ambos.",
            },
            Some(Labelled::Edges | Labelled::Lines) => Bilingual {
                en: " One letter per edge, in written order, says who may choose it, as in {0-1 1-2}[AB]: Alice (A), Bob (B) or both (C).",
                pt: " Uma letra por aresta, na ordem escrita, diz quem pode escolhê-la, como em {0-1 1-2}[AB]: Alice (A), Bob (B) ou ambos (C).",
            },
        };
        graph.and(arcs).and(labels)
    }

    fn read(&self, game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        self.read_holding(game, text, 0, &[])
    }

    fn read_holding(
        &self,
        game: &str,
        text: &str,
        from: usize,
        held: &[Held],
    ) -> Result<ReadBoard, ParseError> {
        let of = self.labelled.unwrap_or(Labelled::Vertices);
        let parsed = expr::parse_holding(text, from, held, of)?;
        let refused = |refusal: Refusal| refusal.at(0);
        if self.labelled.is_none() && parsed.expr.is_labelled() {
            Refusal::of_labels(game, Some(&[])).map_err(refused)?;
        }
        let size = parsed.expr.size().map_err(Refusal::board);
        size.and_then(|size| self.check_size(size)).map_err(refused)?;
        let built = parsed.expr.build().map_err(|message| ParseError::new(0, message))?;
        self.check_arcs(game, &built.graph).map_err(refused)?;
        self.check_tokens(game, parsed.marks.as_deref()).map_err(|refusal| match parsed.marks {
            None => refusal.at(text.len()),
            Some(_) if matches!(self.tokens, Tokens::One | Tokens::Two) => refusal.at(text.len()),
            Some(_) => refusal.at(0),
        })?;
        let labels = built.labels.map(|labels| match of {
            Labelled::Vertices | Labelled::Lines => labels,
            Labelled::Edges => simple_labels(&built.graph, &labels),
        });
        let tokens = parsed.marks.unwrap_or_default();
        let board = GraphBoard { graph: built.graph, tokens, expr: Some(parsed.expr) };
        Ok((Board::Graph(board), labels))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Graph(board) = board else { return Err(self.expected()) };
        let (graph, tokens) = (&board.graph, &board.tokens);
        let n = graph.n();
        self.check_size(Size::new(n as u64, graph.edges().len() as u64))?;
        let ends = graph.edges().iter().flat_map(|edge| [edge.u, edge.v]);
        if let Some(v) = ends.chain(tokens.iter().copied()).find(|&v| v >= n) {
            return Err(Refusal::board(no_vertex(v, n)));
        }
        self.check_labels(game, graph, labels)?;
        self.check_arcs(game, graph)?;
        self.check_tokens(game, Some(&tokens[..]).filter(|tokens| !tokens.is_empty()))
    }

    fn write(&self, board: &Board, labels: Option<&[Label]>) -> String {
        let Board::Graph(board) = board else { return board.to_string() };
        board.written(|| self.letters(&board.graph, labels?))
    }
}

impl GraphKind {
    /// Tokens on a digraph are solved in time linear in its size, so that it may be larger than other boards.
    fn check_size(&self, size: Size) -> Result<(), Refusal> {
        let checked = match self.tokens {
            Tokens::Several => size.check_written(),
            Tokens::None | Tokens::One | Tokens::Two => size.check(),
        };
        checked.map(|_| ()).map_err(Refusal::board)
    }

    fn check_arcs(&self, game: &str, graph: &Graph) -> Result<(), Refusal> {
        if !self.arcs && graph.is_directed() {
            return Err(Refusal::board(words!(
                "{game} is not played on graphs with arcs",
                "{game} não se joga em grafos com arcos"
            )));
        }
        Ok(())
    }

    /// Whether the right number of vertices is named; none is named if there is no `@`.
    fn check_tokens(&self, game: &str, tokens: Option<&[usize]>) -> Result<(), Refusal> {
        let message = match (self.tokens, tokens) {
            (Tokens::None, None) => return Ok(()),
            (Tokens::None, Some(_)) => {
                words!("{game} takes no vertex after '@'", "{game} não aceita vértice depois de '@'")
            }
            (Tokens::One, Some([_])) => return Ok(()),
            (Tokens::One, _) => words!(
                "expected one vertex after the graph, as in P5@0",
                "esperava-se um vértice depois do grafo, como em P5@0"
            ),
            (Tokens::Two, Some([s, t])) if s != t => return Ok(()),
            (Tokens::Two, _) => words!(
                "expected two different vertices after the graph, as in P5@0;4",
                "esperavam-se dois vértices diferentes depois do grafo, como em P5@0;4"
            ),
            (Tokens::Several, Some(tokens)) if tokens.len() <= MOST_TOKENS => return Ok(()),
            (Tokens::Several, Some(_)) => {
                words!("at most {MOST_TOKENS} tokens", "no máximo {MOST_TOKENS} fichas")
            }
            (Tokens::Several, None) => {
                words!(
                    "expected the vertices of the tokens after the graph, as in {{0>1 1>0}}@0;1",
                    "esperavam-se os vértices das fichas depois do grafo, como em {{0>1 1>0}}@0;1"
                )
            }
        };
        Err(Refusal::board(message))
    }

    fn check_labels(&self, game: &str, graph: &Graph, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Some(labels) = labels else { return Ok(()) };
        let (count, what) = match self.labelled {
            None => return Refusal::of_labels(game, Some(labels)),
            Some(Labelled::Vertices) => (graph.n(), Bilingual::of("vertices", "vértices")),
            Some(Labelled::Edges) => (graph.simple_lines().len(), Bilingual::of("edges", "arestas")),
            Some(Labelled::Lines) => (graph.edges().len(), Bilingual::of("edges", "arestas")),
        };
        match labels.len() {
            found if found == count => Ok(()),
            found => Err(Refusal::board(
                words!("{found} labels for {count} {}", "{found} rótulos para {count} {}"; what),
            )),
        }
    }

    /// The letters of a graph that is written out: where labels refer to the edges of the simple graph, each line has
    /// the letter of its edge; loops, which do not matter, have C.
    fn letters(&self, graph: &Graph, labels: &[Label]) -> Option<Labels> {
        let of = self.labelled?;
        let letters = match of {
            Labelled::Vertices | Labelled::Lines => labels.to_vec(),
            Labelled::Edges => {
                let ends = |e: &Edge| (e.u.min(e.v), e.u.max(e.v));
                let first = graph.simple_lines().into_iter().map(|i| ends(&graph.edges()[i]));
                let known: HashMap<(usize, usize), Label> = first.zip(labels.iter().copied()).collect();
                let label = |e: &Edge| known.get(&ends(e)).copied().unwrap_or(Label::C);
                graph.edges().iter().map(label).collect()
            }
        };
        Some(Labels { of, letters })
    }
}

fn no_vertex(v: usize, n: usize) -> Words {
    match n {
        0 => words!(
            "there is no vertex {v}: the graph has no vertices",
            "não existe o vértice {v}: o grafo não tem vértices"
        ),
        n => words!(
            "there is no vertex {v}: expected a vertex from 0 to {}",
            "não existe o vértice {v}: esperava-se um vértice de 0 a {}",
            n - 1
        ),
    }
}

/// Labels of lines as labels of the simple graph's edges: of parallel lines the first counts.
fn simple_labels(graph: &Graph, labels: &[Label]) -> Vec<Label> {
    graph.simple_lines().into_iter().map(|i| labels[i]).collect()
}

impl MultigraphKind {
    fn as_graph(self) -> GraphKind {
        let tokens = if self.token { Tokens::One } else { Tokens::None };
        GraphKind { arcs: false, labelled: None, tokens }
    }
}

impl Kind for MultigraphKind {
    fn example(&self) -> Bilingual {
        match self.token {
            false => Bilingual::of(
                "a graph with weights such as {0-1*3 1-2*2}",
                "um grafo com pesos como {0-1*3 1-2*2}",
            ),
            true => Bilingual::of(
                "a graph with weights and a vertex such as {0-1*3 1-2*2}@0",
                "um grafo com pesos e um vértice como {0-1*3 1-2*2}@0",
            ),
        }
    }

    fn described(&self) -> Words {
        let graph = Words::from(Bilingual {
            en: "A graph with weights, loops and parallel edges, as in {0-1*3 1-1*2}",
            pt: "Um grafo com pesos, laços e arestas paralelas, como em {0-1*3 1-1*2}",
        });
        graph.and(match self.token {
            true => Bilingual {
                en: ", and one of its vertices, as in {0-1*3}@0.",
                pt: ", e um de seus vértices, como em {0-1*3}@0.",
            },
            false => Bilingual { en: ".", pt: "." },
        })
    }

    fn read(&self, game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        self.as_graph().read(game, text)
    }

    fn read_holding(
        &self,
        game: &str,
        text: &str,
        from: usize,
        held: &[Held],
    ) -> Result<ReadBoard, ParseError> {
        self.as_graph().read_holding(game, text, from, held)
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Graph(_) = board else { return Err(self.expected()) };
        self.as_graph().check(game, board, labels)
    }
}
