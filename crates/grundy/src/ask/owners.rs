//! Who chose what: a position contains only what matters for the rest of the play, but people want to see the past too.

use super::Play;
use crate::rules::{Mark, Place, Player, View};
use std::collections::BTreeMap;

/// A move that was made: by whom, and where it showed.
type Made = (Player, Vec<Place>);

impl Play {
    /// What the position looks like, with everything that was chosen, and is out of play now, marked as its player's.
    pub fn view_with_owners(&self) -> View {
        owned(self.view(), &self.made())
    }
}

fn owned(view: View, made: &[Made]) -> View {
    match view {
        View::Several(boards) => {
            let within = |(part, board)| owned(board, &in_part(part, made));
            View::Several(boards.into_iter().enumerate().map(within).collect())
        }
        // Tokens only pass by, and weights only shrink: there no vertex or line has an owner.
        View::Graph(mut graph)
            if graph.tokens.is_empty() && graph.edges.iter().all(|edge| edge.weight.is_none()) =>
        {
            for (place, who) in owners(made) {
                let mark = match place {
                    Chosen::Vertex(v) => graph.vertices.get_mut(v),
                    Chosen::Line(line) => graph.edges.get_mut(line).map(|edge| &mut edge.mark),
                };
                if let Some(mark @ (Mark::Dead | Mark::Taken)) = mark {
                    *mark = Mark::of(who);
                }
            }
            View::Graph(graph)
        }
        other => other,
    }
}

/// The moves of one board of a sum.
fn in_part(part: usize, made: &[Made]) -> Vec<Made> {
    let inside = |place: &Place| match place {
        Place::Part { part: of, place } if *of == part => Some((**place).clone()),
        _ => None,
    };
    made.iter().map(|(who, places)| (*who, places.iter().filter_map(inside).collect())).collect()
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Chosen {
    Vertex(usize),
    Line(usize),
}

/// Who chose each vertex and line last.
fn owners(made: &[Made]) -> BTreeMap<Chosen, Player> {
    let chosen = |place: &Place| match place {
        Place::Element { at } => Some(Chosen::Vertex(*at)),
        Place::Line { at } => Some(Chosen::Line(*at)),
        _ => None,
    };
    made.iter()
        .flat_map(|(who, places)| places.iter().filter_map(chosen).map(|place| (place, *who)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The marks of the vertices of the board with this number.
    fn marks(text: &str, board: usize) -> Vec<Mark> {
        let view = match Play::new(text).unwrap().view_with_owners() {
            View::Several(mut boards) => boards.swap_remove(board),
            view => view,
        };
        let View::Graph(graph) = view else { panic!("{text} is not on a graph") };
        graph.vertices
    }

    #[test]
    fn what_was_chosen_belongs_to_its_player() {
        use Mark::*;
        assert_eq!(marks("kayles:P4//0.3", 0), [Alice, Dead, Dead, Bob]);
        assert_eq!(marks("coloring{colors=3}:P3//0:1.2:1", 0), [Alice, Free, Bob]);
        assert_eq!(marks("kayles:P2 + kayles:P3//0:0.1:1", 0), [Alice, Dead]);
        assert_eq!(marks("kayles:P2 + kayles:P3//0:0.1:1", 1), [Dead, Bob, Dead]);
    }

    #[test]
    fn tokens_only_pass_by() {
        assert!(!marks("geography:P4@0//1", 0).contains(&Mark::Alice));
    }

    #[test]
    fn lines_have_owners_too() {
        let View::Graph(graph) = Play::new("arc-kayles:P4//1-2").unwrap().view_with_owners() else {
            panic!()
        };
        assert_eq!(graph.edges[1].mark, Mark::Alice);
    }
}
