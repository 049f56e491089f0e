//! Reads graph expressions by recursive descent. Sizes are added up while reading, so that a graph that is too large
//! is rejected at the right place, before anything is built.

use super::build::wrong_number;
use super::{Atom, Expr, Held, Labelled, Labels, MAX_DEPTH, Operator, Parsed, copies};
use crate::graph::size::Size;
use crate::graph::{Graph, Label, Names};
use crate::text::{Bilingual, ParseError, Words, split_unquoted};

/// Reads a graph expression with an optional trailing `@v` or `@s;t`.
pub fn parse(text: &str, labelled: Labelled) -> Result<Parsed, ParseError> {
    parse_holding(text, 0, &[], labelled)
}

/// The same for a part, beginning at `from`, of a larger text whose file references were replaced by the graphs in
/// `held`.
pub fn parse_holding(
    text: &str,
    from: usize,
    held: &[Held],
    labelled: Labelled,
) -> Result<Parsed, ParseError> {
    let mut parser = Parser { text, from, held, at: 0, labelled, depth: 0 };
    let node = parser.graph()?;
    let at = parser.at;
    let mut names = Names::default();
    let marks = match parser.accept(b'@') {
        true if node.named => {
            let graph = parser.checked(at, node.expr.build())?.graph;
            names = graph.names().clone();
            Some(parser.named_marks(&graph)?)
        }
        true => Some(parser.marks(node.size.vertices)?),
        false => None,
    };
    parser.skip_space();
    if parser.at < text.len() {
        return Err(
            parser.expected(Bilingual::of("'+', '*', '&', '@' or the end", "'+', '*', '&', '@' ou o fim"))
        );
    }
    Ok(Parsed { expr: node.expr, marks, names })
}

/// An expression with what the parser must know about it: its size, and where it is labelled or has an arc,
/// and whether its vertices may have names.
pub(super) struct Node {
    pub(super) expr: Expr,
    pub(super) size: Size,
    pub(super) label_at: Option<usize>,
    pub(super) arc_at: Option<usize>,
    pub(super) named: bool,
}

pub(super) struct Parser<'a> {
    pub(super) text: &'a str,
    /// Where this text begins in the larger text to which the held graphs belong.
    from: usize,
    held: &'a [Held],
    pub(super) at: usize,
    labelled: Labelled,
    depth: usize,
}

impl Parser<'_> {
    /// Terms joined by `+`.
    fn graph(&mut self) -> Result<Node, ParseError> {
        let mut node = self.term()?;
        let mut terms = Vec::new();
        while self.accept(b'+') {
            let begin = self.at;
            let next = self.term()?;
            if terms.is_empty() {
                terms.push(std::mem::replace(&mut node.expr, Expr::Union(Vec::new())));
            }
            terms.push(next.expr);
            node.size = self.checked(begin, node.size.union(next.size).check())?;
            node.label_at = node.label_at.or(next.label_at);
            node.arc_at = node.arc_at.or(next.arc_at);
            node.named |= next.named;
        }
        if !terms.is_empty() {
            node.expr = Expr::Union(terms);
        }
        Ok(node)
    }

    /// Factors joined by `*` and `&`, from left to right.
    fn term(&mut self) -> Result<Node, ParseError> {
        let mut node = self.factor()?;
        let mut rest = Vec::new();
        loop {
            self.skip_space();
            let begin = self.at;
            let operator = if self.accept(b'*') {
                Operator::Cartesian
            } else if self.accept(b'&') {
                Operator::Join
            } else {
                break;
            };
            let next = self.factor()?;
            if let Some(at) = node.label_at.or(next.label_at) {
                return Err(ParseError::new(
                    at,
                    words!("labels are refused under {operator}", "rótulos não são aceitos sob {operator}"),
                ));
            }
            node.size = self.checked(begin, operator.size(node.size, next.size).check())?;
            node.arc_at = node.arc_at.or(next.arc_at);
            node.named |= next.named;
            rest.push((operator, next.expr));
        }
        if !rest.is_empty() {
            node.expr = Expr::Chain(Box::new(node.expr), rest);
        }
        Ok(node)
    }

    /// A complement, or an atom with its count and labels.
    fn factor(&mut self) -> Result<Node, ParseError> {
        self.skip_space();
        let begin = self.at;
        if self.accept(b'~') {
            self.deeper(begin)?;
            let inner = self.factor()?;
            self.depth -= 1;
            if let (Some(at), Labelled::Edges | Labelled::Lines) = (inner.label_at, self.labelled) {
                return Err(ParseError::new(
                    at,
                    words!(
                        "labels of edges have no meaning under ~",
                        "rótulos de arestas não têm sentido sob ~"
                    ),
                ));
            }
            if let Some(at) = inner.arc_at {
                return Err(ParseError::new(
                    at,
                    words!("~ is for graphs without arcs", "~ é para grafos sem arcos"),
                ));
            }
            let size = self.checked(begin, inner.size.complement().check())?;
            return Ok(Node { expr: Expr::Complement(Box::new(inner.expr)), size, ..inner });
        }
        let count = match self.peek() {
            Some(b'0'..=b'9') => {
                self.number_below(Bilingual::of("a count", "uma quantidade"), usize::MAX as u64)? as usize
            }
            _ => 1,
        };
        let (atom, mut node) = self.atom()?;
        self.skip_space();
        let label_at = self.at;
        let labels = if self.accept(b'[') { Some(self.labels(&atom, &node)?) } else { None };
        if labels.is_some() {
            node.label_at = Some(label_at);
        }
        let size = self.checked(begin, copies(node.size, count))?;
        Ok(Node { expr: Expr::Copies { count, atom, labels }, size, ..node })
    }

    /// The letters after `[`, one per vertex or line of the atom.
    fn labels(&mut self, atom: &Atom, node: &Node) -> Result<Labels, ParseError> {
        let begin = self.at;
        if node.label_at.is_some() {
            return Err(ParseError::new(begin, words!("these are labelled already", "estes já têm rótulos")));
        }
        let mut letters = Vec::new();
        loop {
            self.skip_space();
            match self.peek() {
                Some(b'A') => letters.push(Label::A),
                Some(b'B') => letters.push(Label::B),
                Some(b'C') => letters.push(Label::C),
                Some(b']') => break,
                _ => return Err(self.expected(Bilingual::of("A, B, C or ']'", "A, B, C ou ']'"))),
            }
            self.at += 1;
        }
        self.at += 1;
        let elements = match self.labelled {
            Labelled::Vertices => node.size.vertices as usize,
            Labelled::Edges | Labelled::Lines => {
                let built = self.checked(begin, Expr::atom(atom.clone()).build())?;
                built.graph.edges().len()
            }
        };
        if elements != letters.len() {
            return Err(ParseError::new(begin, wrong_number(self.labelled, elements, letters.len())));
        }
        Ok(Labels { of: self.labelled, letters })
    }

    /// What is in parentheses. Parentheses around a plain atom are dropped, except around sparse6, whose text would
    /// swallow what follows.
    pub(super) fn group(&mut self) -> Result<(Atom, Node), ParseError> {
        self.deeper(self.at)?;
        self.at += 1;
        let mut node = self.graph()?;
        if !self.accept(b')') {
            return Err(self.expected(Bilingual::of("'+', '*', '&' or ')'", "'+', '*', '&' ou ')'")));
        }
        self.depth -= 1;
        let expr = std::mem::replace(&mut node.expr, Expr::Union(Vec::new()));
        let atom = match expr {
            Expr::Copies { count: 1, atom, labels: None } if !matches!(atom, Atom::Sparse6(_)) => atom,
            expr => Atom::Group(Box::new(expr)),
        };
        Ok((atom, node))
    }

    /// The graph of the file that stands here, if one is held.
    pub(super) fn held(&mut self) -> Option<Atom> {
        let held = self.held.iter().find(|held| held.place.start == self.from + self.at)?;
        self.at = held.place.end - self.from;
        Some(Atom::Written(held.graph.clone()))
    }

    fn deeper(&mut self, at: usize) -> Result<(), ParseError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(ParseError::new(
                at,
                words!("nested more than {MAX_DEPTH} deep", "mais de {MAX_DEPTH} níveis de aninhamento"),
            ));
        }
        Ok(())
    }

    /// The vertices after `@`, separated by `;`.
    fn marks(&mut self, n: u64) -> Result<Vec<usize>, ParseError> {
        let mut marks = Vec::new();
        loop {
            self.skip_space();
            let begin = self.at;
            let v =
                self.number_below(Bilingual::of("a vertex after '@'", "um vértice depois de '@'"), u64::MAX)?;
            if v >= n {
                let message = words!(
                    "there is no vertex {v}: vertices are numbered from 0, and there are {n}",
                    "não existe o vértice {v}: os vértices são numerados a partir de 0, e há {n}"
                );
                return Err(ParseError::new(begin, message));
            }
            marks.push(v as usize);
            if !self.accept(b';') {
                return Ok(marks);
            }
        }
    }

    /// The same where vertices may have names: all that is left of the text.
    fn named_marks(&mut self, graph: &Graph) -> Result<Vec<usize>, ParseError> {
        let begin = self.at;
        let mut marks = Vec::new();
        for (at, piece) in split_unquoted(&self.text[begin..], ';') {
            let text = piece.trim();
            self.at = begin + at + (piece.len() - piece.trim_start().len());
            let Some(v) = graph.read_vertex(text) else {
                return Err(match text {
                    "" => self.expected(Bilingual::of("a vertex after '@'", "um vértice depois de '@'")),
                    text => ParseError::new(
                        self.at,
                        words!("'{text}': {}", "'{text}': {}"; graph.expected_vertex(text)),
                    ),
                });
            };
            marks.push(v);
        }
        self.at = self.text.len();
        Ok(marks)
    }

    pub(super) fn checked<T>(&self, at: usize, result: Result<T, Words>) -> Result<T, ParseError> {
        result.map_err(|message| ParseError::new(at, message))
    }

    pub(super) fn expected(&self, what: impl Into<Words>) -> ParseError {
        let what = what.into();
        let found = match self.text[self.at..].chars().next() {
            Some(c) => words!("found '{}'", "e não '{}'", c.escape_debug()),
            None => words!("found the end", "e o texto acaba"),
        };
        ParseError::new(self.at, words!("expected {}, {}", "esperava-se {}, {}"; what, found))
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn skip_space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// Consumes the character if it is next, after spaces.
    pub(super) fn accept(&mut self, byte: u8) -> bool {
        self.skip_space();
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// A run of digits as a number of at most `most`.
    pub(super) fn number_below(&mut self, what: Bilingual, most: u64) -> Result<u64, ParseError> {
        let begin = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        if self.at == begin {
            return Err(self.expected(what));
        }
        match self.text[begin..self.at].parse::<u64>() {
            Ok(value) if value <= most => Ok(value),
            _ => Err(ParseError::new(
                begin,
                words!("{} may be at most {most}", "{} pode ser no máximo {most}"; what),
            )),
        }
    }
}
