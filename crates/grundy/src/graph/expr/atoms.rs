//! Reads the atoms of graph expressions: names, graph6, sparse6, brace lists.

use super::parser::{Node, Parser};
use super::{Atom, Expr, Item};
use crate::graph::families::{Argument, BILLION, FAMILIES, Family, Shape, family};
use crate::graph::formats::{graph6, sparse6};
use crate::graph::names::tidy;
use crate::graph::size::{MAX_WRITTEN_VERTICES, Size};
use crate::graph::{Edge, Graph};
use crate::text::{Bilingual, ParseError, Words, did_you_mean, nearest, quoted, some};
use std::collections::HashMap;

impl Parser<'_> {
    pub(super) fn atom(&mut self) -> Result<(Atom, Node), ParseError> {
        self.skip_space();
        let begin = self.at;
        let atom = match self.peek() {
            Some(b'(') => return self.group(),
            Some(b'{') => self.braces()?,
            Some(b'@') => {
                let message = words!(
                    "expected a graph, found '@': files, as @(path), are read by the command line only",
                    "esperava-se um grafo, e não '@': arquivos, como @(caminho), só são lidos pela linha de comando"
                );
                self.held().ok_or_else(|| ParseError::new(begin, message))?
            }
            Some(byte) if byte.is_ascii_alphabetic() => self.name()?,
            _ => {
                return Err(self.expected(Bilingual::of(
                    "a graph, such as P5, grid(3,4), {0-1 1-2} or g6:DQc",
                    "um grafo, como P5, grid(3,4), {0-1 1-2} ou g6:DQc",
                )));
            }
        };
        let arc = match &atom {
            Atom::Words(_) => true,
            Atom::Written(graph) => graph.is_directed(),
            Atom::Braces(items) => {
                items.iter().any(|item| matches!(item, Item::Line(Edge { directed: true, .. })))
            }
            _ => false,
        };
        let named = match &atom {
            Atom::Words(_) => true,
            Atom::Written(graph) => !graph.names().is_empty(),
            Atom::Named(family, _) => family.is_named(),
            _ => false,
        };
        let size = self.checked(begin, atom.size())?;
        let expr = Expr::Union(Vec::new());
        Ok((atom, Node { expr, size, label_at: None, arc_at: arc.then_some(begin), named }))
    }

    /// A family with its arguments, or one of the prefixes `g6:` and `s6:`.
    fn name(&mut self) -> Result<Atom, ParseError> {
        let begin = self.at;
        let rest = &self.text[begin..];
        let length = rest.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'-').count();
        let word = &rest[..length];
        self.at = begin + length;
        match word {
            "g6" if self.peek() == Some(b':') => return self.graph6(),
            "s6" if self.peek() == Some(b':') => return self.sparse6(),
            "words" => return self.words(),
            _ => {}
        }
        let letters = word.bytes().take_while(u8::is_ascii_alphabetic).count();
        if let Some(family) = family(&word[..letters]).filter(|family| family.shape == Shape::Letter)
            && word[letters..].bytes().all(|b| b.is_ascii_digit())
        {
            self.at = begin + letters;
            return self.letter(family);
        }
        match family(word).filter(|family| family.shape != Shape::Letter) {
            Some(family) if family.shape == Shape::Bare => Ok(Atom::Named(family, Vec::new())),
            Some(family) => Ok(Atom::Named(family, self.arguments(family)?)),
            None => Err(ParseError::new(begin, unknown(word))),
        }
    }

    /// The numbers of `P5` or `K3,3`, without spaces.
    fn letter(&mut self, family: &'static Family) -> Result<Atom, ParseError> {
        let mut numbers = vec![self.number_below(Bilingual::of("a number", "um número"), u64::MAX)?];
        while numbers.len() < family.arity.1 && self.peek() == Some(b',') {
            self.at += 1;
            numbers.push(self.number_below(Bilingual::of("a number", "um número"), u64::MAX)?);
        }
        Ok(Atom::Named(family, numbers))
    }

    /// The arguments of `grid(3,4)`, in parentheses.
    fn arguments(&mut self, family: &Family) -> Result<Vec<u64>, ParseError> {
        if !self.accept(b'(') {
            return Err(self.expected(words!("'(', as in {}", "'(', como em {}", family.usage)));
        }
        let mut arguments = Vec::new();
        if family.arity.0 == 0 && self.accept(b')') {
            return Ok(arguments);
        }
        loop {
            self.skip_space();
            arguments.push(match family.argument(arguments.len()) {
                Argument::Number => self.number_below(Bilingual::of("a number", "um número"), u64::MAX)?,
                Argument::Probability => self.probability()?,
            });
            if self.accept(b')') {
                break;
            }
            if arguments.len() == family.arity.1 {
                return Err(self.expected(words!("')', as in {}", "')', como em {}", family.usage)));
            }
            if !self.accept(b',') {
                return Err(self.expected(Bilingual::of("',' or ')'", "',' ou ')'")));
            }
        }
        if arguments.len() < family.arity.0 {
            self.at -= 1;
            return Err(self.expected(words!(
                "',' and another number, as in {}",
                "',' e mais um número, como em {}",
                family.usage
            )));
        }
        Ok(arguments)
    }

    /// A decimal from 0 to 1 with at most nine places, in billionths.
    fn probability(&mut self) -> Result<u64, ParseError> {
        let begin = self.at;
        let what = Bilingual::of(
            "a probability from 0 to 1 with at most nine decimals",
            "uma probabilidade de 0 a 1 com no máximo nove casas decimais",
        );
        let wrong = || ParseError::new(begin, words!("expected {}", "esperava-se {}"; what));
        let whole = if self.peek() == Some(b'.') { 0 } else { self.number_below(what, 1)? };
        let mut value = whole * BILLION;
        if self.peek() == Some(b'.') {
            let decimals = self.at + 1;
            self.at = decimals;
            self.number_below(Bilingual::of("decimals", "um algarismo decimal"), u64::MAX)?;
            let digits = self.text[decimals..self.at].trim_end_matches('0');
            if digits.len() > 9 {
                return Err(wrong());
            }
            value += format!("{digits:0<9}").parse::<u64>().map_err(|_| wrong())?;
        }
        if value > BILLION { Err(wrong()) } else { Ok(value) }
    }

    /// `words(a,b,..)`.
    fn words(&mut self) -> Result<Atom, ParseError> {
        if !self.accept(b'(') {
            return Err(self.expected(Bilingual::of(
                "'(', as in words(Bahia,Alagoas,Sergipe)",
                "'(', como em words(Bahia,Alagoas,Sergipe)",
            )));
        }
        let mut words = Vec::new();
        loop {
            let begin = self.at;
            let refused = |c: char| ",()[]{}@;\"".contains(c) || (c.is_control() && !c.is_whitespace());
            let rest = &self.text[begin..];
            let length = rest.find(refused).unwrap_or(rest.len());
            let word = rest[..length].split_whitespace().collect::<Vec<_>>().join(" ");
            if !word.chars().any(char::is_alphanumeric) {
                return Err(ParseError::new(
                    begin,
                    words!("expected a word with a letter", "esperava-se uma palavra com uma letra"),
                ));
            }
            words.push(word);
            self.at = begin + length;
            if self.accept(b')') {
                return Ok(Atom::Words(words));
            }
            if !self.accept(b',') {
                return Err(self.expected(Bilingual::of("',' or ')'", "',' ou ')'")));
            }
        }
    }

    /// A graph6 text, which may contain any character of the grammar: its length is in its header.
    fn graph6(&mut self) -> Result<Atom, ParseError> {
        let begin = self.at + 1;
        let bytes = &self.text.as_bytes()[begin..];
        let length = graph6::length(bytes).map_err(|error| error.shifted(begin))?.min(bytes.len());
        graph6::decode(&bytes[..length]).map_err(|error| error.shifted(begin))?;
        self.at = begin + length;
        Ok(Atom::Graph6(self.text[begin..self.at].to_string()))
    }

    /// A sparse6 text, the longest run of its bytes, with or without the colon that begins it.
    fn sparse6(&mut self) -> Result<Atom, ParseError> {
        self.at += 1;
        if self.peek() == Some(b':') {
            self.at += 1;
        }
        let begin = self.at;
        let bytes = &self.text.as_bytes()[begin..];
        let length = bytes.iter().take_while(|byte| (63..=126).contains(*byte)).count();
        sparse6::decode(&bytes[..length]).map_err(|error| error.shifted(begin))?;
        self.at = begin + length;
        Ok(Atom::Sparse6(self.text[begin..self.at].to_string()))
    }

    /// Edges, arcs and vertices in braces.
    fn braces(&mut self) -> Result<Atom, ParseError> {
        self.at += 1;
        let mut items = Vec::new();
        let mut listed = Listed::Nothing;
        loop {
            self.skip_space();
            match self.peek() {
                Some(b'}') => break,
                Some(b'"' | b'0'..=b'9') => items.push(self.item(&mut listed)?),
                Some(byte) if byte.is_ascii_alphabetic() => {
                    let quotes = Bilingual::of(
                        "a vertex or '}'; names are written in quotes, as in {\"a\"-\"b\"}",
                        "um vértice ou '}'; nomes são escritos entre aspas, como em {\"a\"-\"b\"}",
                    );
                    return Err(self.expected(quotes));
                }
                _ => return Err(self.expected(Bilingual::of("a vertex or '}'", "um vértice ou '}'"))),
            }
            if !matches!(self.peek(), Some(b'}')) && !self.peek().is_some_and(|b| b.is_ascii_whitespace()) {
                return Err(self
                    .expected(Bilingual::of("a space or '}' after this", "um espaço ou '}' depois disto")));
            }
        }
        self.at += 1;
        let Listed::Names(vertices) = listed else { return Ok(Atom::Braces(items)) };
        let lines = items.iter().filter_map(Item::line).collect();
        let mut names = vec![None; vertices.len()];
        vertices.into_iter().for_each(|(name, v)| names[v] = Some(name));
        let graph = Graph::new(names.len(), lines).with_names(names);
        Ok(if graph.names().is_empty() { Atom::Braces(items) } else { Atom::Written(graph) })
    }

    /// `u`, `u-v`, `u>v`, `u-v*m`.
    fn item(&mut self, listed: &mut Listed) -> Result<Item, ParseError> {
        let u = self.vertex(listed)?;
        let after = self.at;
        let directed = match (self.accept(b'-'), self.peek()) {
            (true, _) => false,
            (false, Some(b'>')) => {
                self.at += 1;
                true
            }
            _ => {
                self.at = after;
                return Ok(Item::Vertex(u));
            }
        };
        self.skip_space();
        let v = self.vertex(listed)?;
        let after = self.at;
        let weight = if self.accept(b'*') {
            self.skip_space();
            self.number_below(Bilingual::of("a weight", "um peso"), u64::MAX)?
        } else {
            self.at = after;
            1
        };
        Ok(Item::Line(Edge { u, v, directed, weight }))
    }

    /// A vertex by its number, or by its name in quotes: a list has either numbers or names. Vertices with names are
    /// numbered in order of appearance.
    fn vertex(&mut self, listed: &mut Listed) -> Result<usize, ParseError> {
        let begin = self.at;
        let rest = &self.text[begin..];
        if !rest.starts_with('"') {
            if let Listed::Names(_) = listed {
                return Err(self.expected(Bilingual::of(
                    "a name in quotes, as before",
                    "um nome entre aspas, como antes",
                )));
            }
            *listed = Listed::Numbers;
            let v = self.number_below(Bilingual::of("a vertex", "um vértice"), u64::MAX)?;
            let size = Size::new(v.saturating_add(1), 0).check_written();
            return self.checked(begin, size.map(|_| v as usize).map_err(|_| too_high(v)));
        }
        if let Listed::Numbers = listed {
            return Err(self.expected(Bilingual::of("a number, as before", "um número, como antes")));
        }
        let (name, length) = quoted(rest).ok_or_else(|| {
            ParseError::new(begin, words!("this quotation does not end", "falta fechar estas aspas"))
        })?;
        let name = tidy(name).ok_or_else(|| self.expected(Bilingual::of("a vertex", "um vértice")))?;
        self.at = begin + length;
        let vertices = listed.names();
        let next = vertices.len();
        let size = Size::new(next as u64 + 1, 0).check_written();
        size.map_err(|message| ParseError::new(begin, message))?;
        Ok(*vertices.entry(name).or_insert(next))
    }
}

/// How the vertices of a brace list are written.
enum Listed {
    Nothing,
    Numbers,
    /// By name, with the number of each.
    Names(HashMap<String, usize>),
}

impl Listed {
    fn names(&mut self) -> &mut HashMap<String, usize> {
        if !matches!(self, Listed::Names(_)) {
            *self = Listed::Names(HashMap::new());
        }
        match self {
            Listed::Names(names) => names,
            Listed::Nothing | Listed::Numbers => unreachable!("a list of names"),
        }
    }
}

fn too_high(v: u64) -> Words {
    words!(
        "there is no vertex {v}: at most {MAX_WRITTEN_VERTICES} vertices are allowed, numbered from 0",
        "não existe o vértice {v}: são permitidos no máximo {MAX_WRITTEN_VERTICES} vértices, numerados a partir de 0"
    )
}

/// The message for a name that is not known, with similar names.
fn unknown(word: &str) -> Words {
    let named = FAMILIES.iter().filter(|family| family.shape != Shape::Letter);
    let usages: Vec<(&str, &str)> =
        named.map(|family| (family.name, family.usage)).chain([("words", "words(Bahia,Alagoas)")]).collect();
    let near = nearest(word, usages.iter().map(|(name, _)| *name));
    let usage = |name: &str| usages.iter().find(|(known, _)| *known == name).map(|(_, usage)| *usage);
    let near: Vec<&str> = near.into_iter().filter_map(usage).collect();
    let all: Vec<&str> = FAMILIES.iter().map(|family| family.usage).collect();
    let help = match near.is_empty() {
        true => some(Bilingual::of("graphs", "grafos"), &all, "grundy graph --help"),
        false => did_you_mean(&near),
    };
    let word: String = word.chars().take(40).collect();
    words!("there is no graph named '{word}'; {}", "não existe grafo chamado '{word}'; {}"; help)
}
