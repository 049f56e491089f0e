//! Files in problem texts, for callers that may open them: `@(path)` is replaced by the content of the file.

use super::{Error, text};
use crate::games::{BoardKind, find};
use crate::graph::expr::{self, File, Held, file_graph, hold_files};
use crate::text::Words;

/// Replaces each `@(path)` by the content of that file. The game before it decides how the file is read; without a
/// game it is read as a graph. The text may be a problem, a sum of problems or a graph.
pub fn expand_files(
    text: &str,
    open: &mut dyn FnMut(&str) -> Result<String, Words>,
) -> Result<String, Error> {
    Ok(expr::expand_files(text, &mut |before, path| made(before, &open(path)?))?)
}

/// A text in which formulas have replaced their files, and the graphs that were read from the other files.
pub struct Opened {
    /// The text with its formulas in place.
    pub text: String,
    pub(super) held: Vec<Held>,
}

/// Opens the files of a text. Graphs are read once and passed to the problem parser as graphs, not as text: files may
/// have millions of lines.
pub fn open_files(text: &str, open: &mut dyn FnMut(&str) -> Result<String, Words>) -> Result<Opened, Error> {
    let (text, held) = hold_files(text, &mut |before, path| made(before, &open(path)?))?;
    Ok(Opened { text, held })
}

/// The content of a file, read as the text before it requires.
fn made(before: &str, content: &str) -> Result<File, Words> {
    match board_before(before) {
        Some(kind) => kind.file(content),
        None => file_graph(content),
    }
}

/// The kind of board of the last game named in the text before a path.
fn board_before(before: &str) -> Option<BoardKind> {
    let problem = text::last_problem(before).trim_start();
    let name = problem.split([':', '{']).next()?.trim_end();
    Some(find(name)?.board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Question;

    fn expand(text: &str) -> Result<String, Error> {
        expand_files(text, &mut open)
    }

    fn open(path: &str) -> Result<String, Words> {
        match path {
            "a.g6" => Ok("DQc\n".into()),
            "a//b + c:d.txt" => Ok("0 > 1\n1 > 2\n".into()),
            "dir//a.cnf" => Ok("c a comment\np cnf 3 2\n1 -2 0\n3 0\n".into()),
            "a.qdimacs" => Ok("p cnf 2 1\na 1 0\ne 2 0\n1 2 0\n".into()),
            "a.txt" => Ok(" (1 2)\n(3)\n".into()),
            "bad.cnf" => Ok("p cnf 3 2\n1 -2 0\n".into()),
            _ => Err(words!("no such file", "não existe tal arquivo")),
        }
    }

    /// Opened files give the same question as their texts, whatever characters a path contains, and errors are located in
    /// the text with its paths.
    #[test]
    fn graphs_are_passed_on_without_a_text() {
        let read = |text: &str| Question::read_opened(&open_files(text, &mut open).unwrap());
        for text in [
            "digraph:@(a//b + c:d.txt)@0",
            "kayles:@(a.g6) + digraph:@(a//b + c:d.txt)@0;1 + kayles:P3//1/0>1",
            "qsat:@(dir//a.cnf)//1:F",
            "digraph:K2+2@(a//b + c:d.txt)+@(a//b + c:d.txt)@0",
        ] {
            let question = read(text).unwrap();
            assert_eq!(question.to_string(), Question::read(&expand(text).unwrap()).unwrap().to_string());
            assert!(!question.to_string().contains("@("));
        }
        let error = read("digraph:@(a//b + c:d.txt)@3").err().unwrap();
        assert_eq!((error.at, error.message.en.contains("no vertex 3")), (26, true));
    }

    #[test]
    fn the_game_says_what_a_file_holds() {
        assert_eq!(expand("kayles:@(a.g6)").unwrap(), "kayles:g6:DQc");
        assert_eq!(expand("K1+@(a.g6)").unwrap(), "K1+g6:DQc");
        assert_eq!(expand("qsat{start=1:T}:@(dir//a.cnf)//2:F").unwrap(), "qsat{start=1:T}:(1 -2)(3)//2:F");
        assert_eq!(expand("qsat:@(a.qdimacs)").unwrap(), "qsat:(2 3)");
        assert_eq!(expand("pos-cnf:@(a.txt)").unwrap(), "pos-cnf:(1 2)(3)");
        assert_eq!(expand("pos-cnf:(1) + kayles:@(a.g6)").unwrap(), "pos-cnf:(1) + kayles:g6:DQc");
    }

    #[test]
    fn mistakes_have_their_line() {
        let says = |text: &str| expand(text).unwrap_err().to_string();
        assert!(says("qsat:@(bad.cnf)").starts_with("at 7: bad.cnf: line 1: the header says"));
        assert!(
            says("pos-cnf:@(dir//a.cnf)").contains("line 3: -2: expected a variable that is not negated")
        );
        assert!(says("pos-cnf:@(a.qdimacs)").contains("line 2: quantifiers"));
        assert!(says("pos-cnf-6:@(a.txt)").contains("line 1: expected 6 literals"));
        assert!(says("qsat:@(none)").contains("no such file"));
    }
}
