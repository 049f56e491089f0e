//! Openings on the board: who wins after each first move.

use super::views::view_svg;
use super::{Language, Style};
use crate::rules::{GridView, Mark, Place, Player, Verdict, View};

/// Who wins after a move, and where the move shows on the view before it. The winner is unknown if a limit was met.
pub type Opened<'a> = (&'a [Place], Option<Verdict>);

/// A board on which every cell, vertex or line that can be chosen is marked by who then wins: Alice, Bob, taken for a
/// draw, free where that is unknown. None for other kinds of views.
fn marked(view: &View, openings: &[Opened<'_>]) -> Option<View> {
    let mark = |element: bool, i: usize| {
        let at = |place: &Place| match place {
            Place::Element { at } => element && *at == i,
            Place::Line { at } => !element && *at == i,
            _ => false,
        };
        let opened = openings.iter().find(|(places, _)| places.iter().any(at));
        opened.map_or(Mark::Dead, |(_, winner)| match winner {
            Some(Verdict::Win(Player::Alice)) => Mark::Alice,
            Some(Verdict::Win(Player::Bob)) => Mark::Bob,
            Some(Verdict::Draw) => Mark::Taken,
            None => Mark::Free,
        })
    };
    match view.clone() {
        View::Grid(mut grid) => {
            grid.cells = (0..grid.cells.len()).map(|i| mark(true, i)).collect();
            Some(View::Grid(grid))
        }
        View::Graph(mut graph) => {
            graph.vertices = (0..graph.vertices.len()).map(|i| mark(true, i)).collect();
            graph.edges.iter_mut().enumerate().for_each(|(i, edge)| {
                let lines = openings.iter().flat_map(|(places, _)| *places);
                if lines.into_iter().any(|place| matches!(place, Place::Line { .. })) {
                    edge.mark = mark(false, i);
                }
            });
            Some(View::Graph(graph))
        }
        _ => None,
    }
}

/// The board as SVG. None for kinds of views on which a move is not one cell, vertex or line.
pub fn openings_svg(view: &View, openings: &[Opened<'_>], language: Language) -> Option<String> {
    let title = match language {
        Language::English => "Who wins after each first move: A Alice, B Bob",
        Language::Portuguese => "Quem vence após cada primeira jogada: A Alice, B Bob",
    };
    let style = Style { title: Some(title.to_string()), language, ..Style::default() };
    Some(view_svg(&marked(view, openings)?, &style))
}

/// A board with cells as lines of text: `A`, `B` or `=` (a draw) where a move leads to that, `?` where it is unknown, and
/// `-` where no move can be made. None for other kinds of views.
pub fn openings_text(view: &View, openings: &[Opened<'_>]) -> Option<String> {
    let View::Grid(grid) = marked(view, openings)? else { return None };
    let signs: Vec<&str> = grid.cells.iter().map(|&mark| sign(mark)).collect();
    let heads: Vec<String> = (0..grid.columns).map(|column| grid.column_name(column)).collect();
    let width = heads.iter().map(String::len).max().unwrap_or(1);
    let mut lines = vec![line(&grid, "", heads.iter().map(String::as_str), width)];
    for (row, signs) in signs.chunks(grid.columns.max(1)).enumerate() {
        lines.push(line(&grid, &grid.row_name(row), signs.iter().copied(), width));
    }
    Some(lines.join("\n"))
}

fn line<'a>(grid: &GridView, head: &str, cells: impl Iterator<Item = &'a str>, width: usize) -> String {
    let margin = grid.rows.to_string().len();
    let cells: Vec<String> = cells.map(|cell| format!("{cell:>width$}")).collect();
    format!("{head:>margin$} {}", cells.join(" "))
}

fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Alice => "A",
        Mark::Bob => "B",
        Mark::Taken => "=",
        Mark::Free | Mark::Offered => "?",
        Mark::Dead => "-",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GraphView, Stroke};

    fn element(at: usize) -> [Place; 1] {
        [Place::element(at)]
    }

    #[test]
    fn boards_show_winners_draws_and_what_is_unknown() {
        let view =
            View::Grid(GridView { rows: 2, columns: 3, cells: vec![Mark::Free; 6], ..GridView::default() });
        let places: Vec<[Place; 1]> = (0..4).map(element).collect();
        let winners =
            [Some(Verdict::Win(Player::Alice)), Some(Verdict::Win(Player::Bob)), Some(Verdict::Draw), None];
        let openings: Vec<Opened<'_>> =
            places.iter().zip(winners).map(|(places, winner)| (&places[..], winner)).collect();
        assert_eq!(openings_text(&view, &openings).as_deref(), Some("  a b c\n1 A B =\n2 ? - -"));
        let svg = openings_svg(&view, &openings, Language::Portuguese).unwrap();
        assert!(svg.contains(">A</text>") && svg.contains("Quem vence"));
    }

    #[test]
    fn lines_of_graphs_are_marked_and_heaps_are_not_drawn() {
        let graph = GraphView {
            vertices: vec![Mark::Dead; 3],
            edges: vec![Stroke::line(0, 1), Stroke::line(1, 2)],
            ..GraphView::default()
        };
        let places = [Place::Line { at: 1 }];
        let openings = [(&places[..], Some(Verdict::Win(Player::Bob)))];
        let Some(View::Graph(marked)) = marked(&View::Graph(graph.clone()), &openings) else { panic!() };
        assert_eq!((marked.edges[0].mark, marked.edges[1].mark), (Mark::Dead, Mark::Bob));
        assert!(openings_text(&View::Graph(graph), &openings).is_none());
        assert!(openings_svg(&View::Heaps(vec![3]), &openings, Language::English).is_none());
    }
}
