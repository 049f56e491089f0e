//! Heaps, stacks and rectangular boards.

use super::Style;
use super::strokes::mark_class;
use super::svg::{Picture, label, number};
use crate::rules::{GridView, Mark, Pile, value_sum};

/// Heaps with more objects are drawn as one block with its number; so are stacks, though later, since their
/// objects differ.
const MOST_ALIKE: usize = 12;
const MOST_STACKED: usize = 60;

/// The side of a cell.
const CELL: f64 = 36.0;

/// Heaps side by side: their sizes above, their numbers, by which moves name them, below.
pub fn heaps(heaps: &[u64], style: &Style) -> Picture {
    piles(&heaps.iter().map(|&size| Pile::Heap(size)).collect::<Vec<_>>(), style)
}

/// Piles side by side: heaps with their objects, the others as one block with what is in it.
pub fn piles(piles: &[Pile], style: &Style) -> Picture {
    let few = |pile: &Pile| match pile {
        Pile::Heap(size) => usize::try_from(*size).ok().filter(|&size| size <= MOST_ALIKE),
        _ => None,
    };
    let column = |pile: &Pile| Column {
        text: pile.to_string(),
        objects: few(pile).map(|count| "C".repeat(count)),
        lettered: false,
    };
    columns(&piles.iter().map(column).collect::<Vec<_>>(), style)
}

/// Stacks side by side, every object with its letter and its tint.
pub fn stacks(stacks: &[String], style: &Style) -> Picture {
    let column = |stack: &String| Column {
        text: stack.len().to_string(),
        objects: Some(stack.clone()).filter(|stack| stack.len() <= MOST_STACKED),
        lettered: true,
    };
    columns(&stacks.iter().map(column).collect::<Vec<_>>(), style)
}

/// A heap or a stack as it is drawn.
struct Column {
    /// Its size, or what is in it.
    text: String,
    /// The letters of its objects, bottom first; none if it is drawn as one block.
    objects: Option<String>,
    /// Whether the letters are written on the objects.
    lettered: bool,
}

/// Columns on a common ground.
fn columns(columns: &[Column], style: &Style) -> Picture {
    const COLUMN: f64 = 58.0;
    const LEVEL: f64 = 14.0;
    let level = |column: &Column| column.objects.as_ref().map_or(4, String::len) as f64;
    let highest = columns.iter().map(level).fold(0.0, f64::max);
    let ground = highest * LEVEL + 24.0;
    let width = COLUMN * columns.len().max(1) as f64;
    let mut body = String::new();
    for (i, column) in columns.iter().enumerate() {
        let middle = COLUMN * (i as f64 + 0.5);
        let top = ground - level(column) * LEVEL;
        let block = |class: &str, y: f64, height: f64| {
            let [x, y, h] = [middle - 20.0, y + 1.0, height - 2.0].map(number);
            format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"40\" height=\"{h}\" rx=\"6\"/>\n")
        };
        body += &format!("<g data-heap=\"{i}\">\n");
        if let Some(objects) = &column.objects {
            for (object, letter) in objects.chars().enumerate() {
                let y = ground - (object + 1) as f64 * LEVEL;
                body += &block(&format!("shape {letter}"), y, LEVEL);
                if column.lettered {
                    body += &label(middle, y + LEVEL / 2.0, "small", &letter.to_string());
                }
            }
            body += &label(middle, top - 10.0, "strong", &column.text);
        } else {
            body += &block("shape", top, 4.0 * LEVEL);
            body += &label(middle, top + 2.0 * LEVEL, "strong", &column.text);
        }
        if style.emphasis.contains(&i) {
            let (x, y) = (number(middle - 25.0), number(top - 20.0));
            let h = number(ground - top + 22.0);
            body +=
                &format!("<rect class=\"best\" x=\"{x}\" y=\"{y}\" width=\"50\" height=\"{h}\" rx=\"8\"/>\n");
        }
        body += &label(middle, ground + 12.0, "small dim", &i.to_string());
        body += "</g>\n";
    }
    let y = number(ground + 1.0);
    body += &format!("<path class=\"line\" d=\"M0 {y}H{}\"/>\n", number(width));
    Picture { width, height: ground + 22.0, body }
}

/// Values, written as a sum.
pub fn values(values: &[String]) -> Picture {
    let sum = value_sum(values);
    let width = 12.0 * sum.chars().count() as f64 + 24.0;
    Picture { width, height: 36.0, body: label(width / 2.0, 18.0, "strong", &sum) }
}

/// A board with column letters above and row numbers at the left.
pub fn grid(grid: &GridView, style: &Style) -> Picture {
    const EDGE: f64 = 26.0;
    let mut body = String::new();
    for column in 0..grid.columns {
        body += &label(EDGE + CELL * (column as f64 + 0.5), EDGE / 2.0, "dim", &grid.column_name(column));
    }
    for row in 0..grid.rows {
        body += &label(EDGE / 2.0, EDGE + CELL * (row as f64 + 0.5), "dim", &grid.row_name(row));
    }
    let corner = |i: usize| {
        let (row, column) = (i / grid.columns.max(1), i % grid.columns.max(1));
        (EDGE + CELL * column as f64, EDGE + CELL * row as f64)
    };
    for (i, &mark) in grid.cells.iter().enumerate() {
        body += &cell(i, mark, corner(i), style.emphasis.contains(&i));
    }
    let mut cells = grid.tokens.clone();
    cells.sort_unstable();
    for alike in cells.chunk_by(|a, b| a == b) {
        body += &token(corner(alike[0]), alike.len());
    }
    Picture {
        width: EDGE + CELL * grid.columns as f64 + 2.0,
        height: EDGE + CELL * grid.rows as f64 + 2.0,
        body,
    }
}

/// Cells in a row with their numbers above.
pub fn strip(cells: &[Mark], style: &Style) -> Picture {
    const EDGE: f64 = 26.0;
    let mut body = String::new();
    for (i, &mark) in cells.iter().enumerate() {
        let x = 1.0 + CELL * i as f64;
        body += &label(x + CELL / 2.0, EDGE / 2.0, "dim", &i.to_string());
        body += &cell(i, mark, (x, EDGE), style.emphasis.contains(&i));
    }
    Picture { width: CELL * cells.len() as f64 + 2.0, height: EDGE + CELL + 2.0, body }
}

/// A token, with their number if there are several.
fn token((x, y): (f64, f64), count: usize) -> String {
    let (x, y) = (x + CELL / 2.0, y + CELL / 2.0);
    let disc =
        format!("<circle class=\"shape taken\" cx=\"{}\" cy=\"{}\" r=\"11\"/>\n", number(x), number(y));
    if count == 1 { disc } else { disc + &label(x, y, "strong", &count.to_string()) }
}

/// A cell: a cross if it was taken by nobody in particular, a disc with a letter if by a player.
fn cell(i: usize, mark: Mark, (x, y): (f64, f64), emphasised: bool) -> String {
    let square = |class: &str, inset: f64| {
        let (x, y, side) = (number(x + inset), number(y + inset), number(CELL - 2.0 * inset));
        format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>\n")
    };
    let (middle_x, middle_y) = (x + CELL / 2.0, y + CELL / 2.0);
    let disc = |letter: &str| {
        let (cx, cy) = (number(middle_x), number(middle_y));
        let class = mark_class(mark);
        format!("<circle class=\"shape {class}\" cx=\"{cx}\" cy=\"{cy}\" r=\"13\"/>\n")
            + &label(middle_x, middle_y, "strong", letter)
    };
    let mut text = format!("<g data-cell=\"{i}\">\n");
    text += &square(if mark == Mark::Dead { "shape dead" } else { "shape" }, 0.0);
    match mark {
        Mark::Free | Mark::Dead => {}
        Mark::Taken => {
            let [left, right] = [middle_x - 9.0, middle_x + 9.0].map(number);
            let [top, bottom] = [middle_y - 9.0, middle_y + 9.0].map(number);
            text += &format!(
                "<path class=\"line taken\" d=\"M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}\"/>\n"
            );
        }
        Mark::Alice => text += &disc("A"),
        Mark::Bob => text += &disc("B"),
    }
    if emphasised {
        text += &square("best", 3.0);
    }
    text + "</g>\n"
}

#[cfg(test)]
mod tests {
    use super::super::view_svg;
    use super::*;
    use crate::rules::View;

    #[test]
    fn small_heaps_are_stacked_and_large_ones_counted() {
        let svg = view_svg(&View::Heaps(vec![3, 0, 100]), &Style::default());
        assert_eq!(svg.matches("<rect class=\"shape C\"").count(), 3);
        assert_eq!(svg.matches("<rect class=\"shape\"").count(), 1);
        assert!(svg.contains(">100</text>"));
    }

    #[test]
    fn stacks_show_their_letters() {
        let stacks = vec!["ABB".to_string(), String::new(), "C".repeat(99)];
        let svg = view_svg(&View::Stacks(stacks), &Style::default());
        assert_eq!(svg.matches("<rect class=\"shape B\"").count(), 2);
        assert_eq!(svg.matches(">B</text>").count(), 2);
        assert!(svg.contains(">99</text>") && svg.matches("<rect class=\"shape C\"").count() == 0);
    }

    #[test]
    fn boards_have_coordinates_and_marks() {
        let cells = vec![Mark::Free, Mark::Alice, Mark::Bob, Mark::Taken, Mark::Dead, Mark::Free];
        let svg = view_svg(
            &View::Grid(GridView { rows: 2, columns: 3, cells, tokens: vec![5, 5], ..GridView::default() }),
            &Style::default(),
        );
        for text in
            [">a</text>", ">c</text>", ">2</text>", ">A</text>", ">B</text>", "line taken", "shape dead"]
        {
            assert!(svg.contains(text), "{text}");
        }
        assert_eq!(svg.matches("data-cell").count(), 6);
        assert_eq!(svg.matches("r=\"11\"").count(), 1);
    }

    #[test]
    fn strips_are_numbered() {
        let svg = view_svg(&View::Strip(vec![Mark::Free, Mark::Taken]), &Style::default());
        assert!(svg.contains(">0</text>") && svg.contains(">1</text>") && svg.contains("line taken"));
        assert_eq!(svg.matches("data-cell").count(), 2);
    }

    #[test]
    fn bags_and_banks_are_blocks() {
        let piles = vec![Pile::Heap(2), Pile::Bag(vec![0, 1, 3]), Pile::Bank(4)];
        let svg = view_svg(&View::Piles(piles), &Style::default());
        assert_eq!(svg.matches("<rect class=\"shape C\"").count(), 2);
        assert!(svg.contains(">{0;1;3}</text>") && svg.contains(">+4</text>"));
    }
}
