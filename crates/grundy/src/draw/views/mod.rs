//! Positions as pictures and as lines of text, one file per kind of view.

mod blocks;
mod cell;
mod chips;
mod columns;
mod dots;
mod formula;
mod graph;
mod grid;
mod heaps;
mod hex;
mod piles;
mod several;
mod stacks;
mod strip;
mod values;

use super::Style;
use super::svg::Picture;
use crate::rules::view::with_view;
use crate::rules::{Mark, View};
use crate::tell::{Language, describe};

/// The widest drawing for the terminal.
pub const WIDEST: usize = 100;

/// How a kind of view is drawn.
trait Drawn {
    fn picture(&self, style: &Style) -> Picture;

    /// As lines of text.
    fn text(&self, language: Language) -> String;
}

/// A view as a standalone SVG document, readable on light and dark backgrounds.
pub fn view_svg(view: &View, style: &Style) -> String {
    let description = describe(view, style.language);
    let title = style.title.as_deref().unwrap_or(&description);
    picture(view, style).themed(title, &description, style.language, style.theme)
}

/// A view as a picture that can be put into another one.
pub fn picture(view: &View, style: &Style) -> Picture {
    with_view!(view, held => held.picture(style))
}

/// A view as lines of text, in English.
pub fn view_text(view: &View) -> String {
    view_text_in(view, Language::English)
}

/// A view as lines of text.
pub fn view_text_in(view: &View, language: Language) -> String {
    with_view!(view, held => held.text(language))
}

fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Free => ".",
        Mark::Dead => "-",
        Mark::Taken => "x",
        Mark::Alice => "A",
        Mark::Bob => "B",
        Mark::Offered => "?",
    }
}

fn mark_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Free => "free",
        Mark::Dead => "dead",
        Mark::Taken => "taken",
        Mark::Alice => "alice",
        Mark::Bob => "bob",
        Mark::Offered => "offered",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GraphView, GridView, Pile, Role, RoleView, Stroke};

    #[test]
    fn coloured_vertices_show_their_colours() {
        let edge = Stroke::line;
        let mut view = graph(vec![Mark::Taken, Mark::Free, Mark::Dead], vec![edge(0, 1), edge(1, 2)]);
        view.colours = vec![Some(2), None, None];
        assert_eq!(view_text(&View::Graph(view.clone())), ":2 -  1 -  .");
        view.edges.push(edge(0, 2));
        assert_eq!(view_text(&View::Graph(view)), "0  :2    1 2\n1  free  0 2\n2  out   1 0");
    }

    fn edge(from: usize, to: usize) -> Stroke {
        Stroke::line(from, to)
    }

    fn graph(vertices: Vec<Mark>, edges: Vec<Stroke>) -> GraphView {
        GraphView { vertices, edges, ..GraphView::default() }
    }

    #[test]
    fn paths_are_drawn_as_paths() {
        let mut path = graph(vec![Mark::Free, Mark::Dead, Mark::Free], vec![edge(0, 1), edge(1, 2)]);
        assert_eq!(view_text(&View::Graph(path.clone())), "0 - . - 2");
        path.labels = Some("ABC".into());
        assert_eq!(view_text(&View::Graph(path)), "0A -  . - 2C");
    }

    #[test]
    fn grids_are_drawn_as_grids() {
        let edges = vec![edge(0, 1), edge(2, 3), edge(0, 2), edge(1, 3)];
        let mut square = graph(vec![Mark::Free; 4], edges);
        square.tokens = vec![3];
        assert_eq!(view_text(&View::Graph(square)), "  0 -   1\n  |     |\n  2 - (3)");
    }

    #[test]
    fn other_graphs_are_listed() {
        let arc = Stroke { directed: true, weight: Some(4), ..edge(2, 0) };
        let mut triangle =
            graph(vec![Mark::Free, Mark::Taken, Mark::Dead], vec![edge(0, 1), edge(1, 2), arc]);
        triangle.tokens = vec![2];
        let lines = "0  free    1\n1  chosen  0 2\n2@ out     1 >0*4";
        assert_eq!(view_text(&View::Graph(triangle.clone())), lines);
        triangle.tokens = vec![2, 0, 2];
        let lines = "0@1   free    1\n1     chosen  0 2\n2@0;2 out     1 >0*4";
        assert_eq!(view_text(&View::Graph(triangle)), lines);
    }

    #[test]
    fn letters_and_owners_of_edges_are_described() {
        let labelled = |to: usize, letter: char| Stroke { label: Some(letter), ..edge(0, to) };
        let owned = Stroke { mark: Mark::Bob, ..labelled(2, 'B') };
        let star = graph(vec![Mark::Free; 4], vec![labelled(1, 'A'), owned, labelled(3, 'C')]);
        assert!(view_text(&View::Graph(star)).starts_with("0  free  1A 2B[B] 3C\n"));
    }

    #[test]
    fn owners_and_roles_are_described() {
        let role = |vertex, role| RoleView { vertex, role };
        let mut path = graph(vec![Mark::Alice, Mark::Bob, Mark::Free], vec![edge(0, 1), edge(1, 2)]);
        path.roles = vec![role(0, Role::Source), role(2, Role::Target)];
        assert_eq!(view_text(&View::Graph(path)), "sA -  B - t2");
        let owned = Stroke { mark: Mark::Alice, ..edge(0, 1) };
        let mut lines = graph(vec![Mark::Free; 3], vec![owned, edge(1, 2)]);
        lines.on_lines = true;
        lines.roles = vec![role(1, Role::Root)];
        assert_eq!(view_text(&View::Graph(lines.clone())), " 0 A r1 -  2");
        lines.edges.push(edge(2, 0));
        assert_eq!(view_text(&View::Graph(lines)), "0   1[A] 2\n1r  0[A] 2\n2   1 0");
    }

    #[test]
    fn heaps_and_boards_have_coordinates() {
        assert_eq!(view_text(&View::Heaps(vec![3, 0, 99])), "0: 3 ooo\n1: 0\n2: 99");
        let cells = vec![Mark::Taken, Mark::Free, Mark::Alice, Mark::Bob];
        let board = View::Grid(GridView { rows: 2, columns: 2, cells, ..GridView::default() });
        assert_eq!(view_text(&board), "  a b\n1 x .\n2 A B");
        assert_eq!(
            view_text(&View::Several(vec![View::Heaps(vec![1]), board])),
            "0: 1 o\n+\n  a b\n1 x .\n2 A B"
        );
    }

    #[test]
    fn tokens_and_piles_are_described() {
        let cells = vec![Mark::Free; 4];
        let board =
            View::Grid(GridView { rows: 2, columns: 2, cells, tokens: vec![3, 0, 3], ..GridView::default() });
        assert_eq!(view_text(&board), "  a b\n1 o .\n2 . 2");
        let View::Grid(grid) = board else { unreachable!() };
        let board = View::Grid(GridView { numbered: true, ..grid });
        assert_eq!(view_text(&board), "  0 1\n0 1 .\n1 . +");
        assert_eq!(view_text(&View::Strip(vec![Mark::Free, Mark::Taken])), "0 1\n. x");
        let piles = View::Piles(vec![Pile::Heap(2), Pile::Bag(vec![0, 3]), Pile::Bank(5), Pile::Limit(1)]);
        assert_eq!(view_text(&piles), "0: 2 oo\n1: {0;3}\n   +5\n   <=1");
    }

    #[test]
    fn grounds_and_stacks_are_described() {
        let mut path = graph(vec![Mark::Free; 2], vec![edge(0, 1)]);
        path.ground = Some(0);
        assert_eq!(view_text(&View::Graph(path.clone())), "_0_ -   1");
        path.edges[0].mark = Mark::Dead;
        assert_eq!(view_text(&View::Graph(path)), "_0_     1");
        assert_eq!(view_text(&View::Stacks(vec!["ABB".into(), String::new()])), "0: ABB\n1: 0");
    }

    #[test]
    fn large_graphs_show_what_is_in_play() {
        let mut vertices = vec![Mark::Dead; 200];
        vertices[150] = Mark::Free;
        let text = view_text_in(&View::Graph(graph(vertices, vec![edge(0, 150)])), Language::Portuguese);
        assert_eq!(text.lines().count(), 2);
        assert!(text.starts_with("150  livre") && text.ends_with(".. mais 199"));
    }
}
