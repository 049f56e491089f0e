//! Labels on boards for the terminal.

use super::views::WIDEST;
use crate::rules::{GridView, HexView, Mark, Place, View};
use crate::tell::Labelled;
use std::collections::HashSet;

/// A board with its labels in place of free elements: cells as they lie, elements in a row under their names; elsewhere, the
/// elements by their labels.
pub fn chart_text(view: &View, labels: &[Labelled]) -> String {
    match view {
        View::Grid(grid) => cells(grid, 0, labels),
        View::Hex(HexView { rows, columns, cells: marks }) => {
            let grid =
                GridView { rows: *rows, columns: *columns, cells: marks.clone(), ..GridView::default() };
            cells(&grid, 1, labels)
        }
        View::Blocks(_) => row(labels),
        _ if are_many(labels) => row(labels),
        _ => grouped(labels),
    }
}

/// Whether most labels are on one element only.
fn are_many(labels: &[Labelled]) -> bool {
    let different: HashSet<&str> = labels.iter().map(|labelled| labelled.label.as_str()).collect();
    2 * different.len() > labels.len()
}

fn label_of(labels: &[Labelled], element: usize) -> Option<&str> {
    let here = |labelled: &&Labelled| labelled.places.contains(&Place::element(element));
    labels.iter().find(here).map(|labelled| labelled.label.as_str())
}

/// A rectangle, or a rhombus whose rows are moved to the right.
fn cells(grid: &GridView, shift: usize, labels: &[Labelled]) -> String {
    let text = |i: usize| match (label_of(labels, i), grid.cells[i]) {
        (Some(label), _) => label,
        (None, Mark::Alice) => "A",
        (None, Mark::Bob) => "B",
        (None, _) => ".",
    };
    let texts: Vec<&str> = (0..grid.cells.len()).map(text).collect();
    let heads: Vec<String> = (0..grid.columns).map(|column| grid.column_name(column)).collect();
    let widths = texts.iter().map(|text| text.chars().count()).chain(heads.iter().map(String::len));
    let width = widths.max().unwrap_or(1);
    let margin = grid.rows.to_string().len();
    let line = |indent: usize, head: &str, cells: Vec<&str>| {
        let cells: Vec<String> = cells.iter().map(|text| format!("{text:>width$}")).collect();
        format!("{}{head:>margin$} {}", " ".repeat(indent), cells.join(" "))
    };
    let mut lines = vec![line(0, "", heads.iter().map(String::as_str).collect())];
    for (row, texts) in texts.chunks(grid.columns.max(1)).enumerate() {
        lines.push(line(shift * row, &grid.row_name(row), texts.to_vec()));
    }
    lines.join("\n")
}

/// Names with their labels below, in lines that fit.
fn row(labels: &[Labelled]) -> String {
    let width = |labelled: &Labelled| labelled.element.chars().count().max(labelled.label.chars().count());
    let width = labels.iter().map(width).max().unwrap_or(1);
    let mut sorted: Vec<&Labelled> = labels.iter().collect();
    sorted.sort_by_key(|labelled| first_place(labelled));
    let line = |part: &[&Labelled], text: fn(&Labelled) -> &str| {
        part.iter().map(|labelled| format!("{:>width$}", text(labelled))).collect::<Vec<_>>().join(" ")
    };
    let lines = sorted.chunks((WIDEST / (width + 1)).max(1)).map(|part| {
        let (names, below) =
            (line(part, |labelled| &labelled.element), line(part, |labelled| &labelled.label));
        format!("{names}\n{below}")
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn first_place(labelled: &Labelled) -> usize {
    let at = labelled.places.iter().find_map(|place| match place {
        Place::Element { at } | Place::Line { at } => Some(*at),
        _ => None,
    });
    at.unwrap_or(usize::MAX)
}

/// Each label with its elements.
fn grouped(labels: &[Labelled]) -> String {
    let mut lines: Vec<(&str, Vec<&str>)> = Vec::new();
    for labelled in labels {
        match lines.iter_mut().find(|(label, _)| *label == labelled.label) {
            Some((_, elements)) => elements.push(&labelled.element),
            None => lines.push((&labelled.label, vec![&labelled.element])),
        }
    }
    let width = lines.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let line = |(label, elements): &(&str, Vec<&str>)| format!("{label:>width$}: {}", elements.join(" "));
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labelled(at: usize, element: &str, label: &str) -> Labelled {
        Labelled { places: vec![Place::element(at)], element: element.into(), label: label.into() }
    }

    #[test]
    fn cells_show_their_labels() {
        let cells = vec![Mark::Free, Mark::Alice, Mark::Free, Mark::Bob];
        let grid = GridView { rows: 2, columns: 2, cells, ..GridView::default() };
        let labels = [labelled(0, "a1", "3/8"), labelled(2, "a2", "1")];
        assert_eq!(chart_text(&View::Grid(grid), &labels), "    a   b\n1 3/8   A\n2   1   B");
    }

    #[test]
    fn other_boards_list_their_elements_by_label() {
        let labels = ["1", "2", "1", "2"].iter().zip(["0-1", "0-2", "1-2", "0-3"]).enumerate();
        let labels: Vec<Labelled> = labels.map(|(i, (label, name))| labelled(i, name, label)).collect();
        let board = View::Heaps(Vec::new());
        assert_eq!(chart_text(&board, &labels), "1: 0-1 1-2\n2: 0-2 0-3");
        assert_eq!(chart_text(&board, &labels[..2]), "0-1 0-2\n  1   2");
    }
}
