//! Files in problem texts, for whoever may open them: `@(path)` is replaced by what the file holds.

use super::{Error, text};
use crate::games::{BoardKind, find};
use crate::graph::expr::{file_atom, replace_files};

/// Replaces each `@(path)` by what that file holds, by what the game is played on in whose instance it stands, and by
/// the graph in it if there is no game; the text may be that of a problem, of a sum of problems or of a graph.
pub fn expand_files(
    text: &str,
    open: &mut dyn FnMut(&str) -> Result<String, String>,
) -> Result<String, Error> {
    let mut make = |before: &str, path: &str| {
        let content = open(path)?;
        match board_before(before) {
            Some(kind) => kind.file_text(&content),
            None => file_atom(&content),
        }
    };
    Ok(replace_files(text, &mut make)?)
}

/// What the game is played on which the text before a path names last.
fn board_before(before: &str) -> Option<BoardKind> {
    let problem = text::last_problem(before).trim_start();
    let name = problem.split([':', '{']).next()?.trim_end();
    Some(find(name)?.board)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expand(text: &str) -> Result<String, Error> {
        expand_files(text, &mut |path| match path {
            "a.g6" => Ok("DQc\n".into()),
            "dir//a.cnf" => Ok("c a comment\np cnf 3 2\n1 -2 0\n3 0\n".into()),
            "a.qdimacs" => Ok("p cnf 2 1\na 1 0\ne 2 0\n1 2 0\n".into()),
            "a.txt" => Ok(" (1 2)\n(3)\n".into()),
            "bad.cnf" => Ok("p cnf 3 2\n1 -2 0\n".into()),
            _ => Err("no such file".into()),
        })
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
