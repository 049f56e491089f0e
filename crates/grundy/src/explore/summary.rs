//! A position in a few signs.

use crate::rules::{FormulaView, GraphView, GridView, Mark, Pile, Stroke, View, value_sum};

/// The longest list that is written out.
const MOST_LISTED: usize = 40;

/// What is left of a position, in a few signs: `3,5` for heaps (`+3` for a bank, `<=2` for how many may be taken), `AB,C` for stacks, `x.x/..x` for a board, `{0,2,3}`
/// for the free vertices of a graph (`2A` if only Alice may choose it, `2B` if only Bob), with `@v` for a token,
/// `A{..}` and `B{..}` for what the players own; vertices with their colours as `:{0:1,3:2}`;
/// `T.F` for the values of the variables of a formula.
pub fn summary(view: &View) -> String {
    match view {
        View::Graph(graph) => graph_summary(graph),
        View::Heaps(heaps) if heaps.is_empty() => "-".to_string(),
        View::Heaps(heaps) => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(","),
        View::Piles(piles) => pile_summary(piles),
        View::Grid(grid) => grid_summary(grid),
        View::Strip(cells) => cells.iter().map(sign).collect(),
        View::Values(values) => value_sum(values),
        View::Formula(formula) => formula_summary(formula),
        View::Stacks(stacks) if stacks.is_empty() => "-".to_string(),
        View::Stacks(stacks) => {
            let text = |stack: &String| if stack.is_empty() { "0".to_string() } else { stack.clone() };
            stacks.iter().map(text).collect::<Vec<_>>().join(",")
        }
        View::Several(views) => views.iter().map(summary).collect::<Vec<_>>().join(" + "),
    }
}

/// One sign for each variable, a point for those without a value.
fn formula_summary(formula: &FormulaView) -> String {
    let sign = |value: Option<bool>| value.map_or('.', |value| if value { 'T' } else { 'F' });
    match formula.variables.is_empty() {
        true => "-".to_string(),
        false => formula.variables.iter().map(|variable| sign(variable.value)).collect(),
    }
}

/// Heaps that are empty are left out if others are not: in a part of a position most are.
fn pile_summary(piles: &[Pile]) -> String {
    let lies = |pile: &&Pile| matches!(pile, Pile::Bag(_)) || matches!(pile, Pile::Heap(size) if *size > 0);
    let some = piles.iter().any(|pile| lies(&pile));
    let shown = piles.iter().filter(|pile| !some || **pile != Pile::Heap(0));
    shown.map(Pile::to_string).collect::<Vec<_>>().join(",")
}

/// Vertices by their marks, or edges by theirs where edges differ in mark, carry weights or hang on a ground.
fn graph_summary(graph: &GraphView) -> String {
    let tokens = graph.tokens.iter().map(|v| format!("@{v}"));
    let weighed = |e: &Stroke| e.mark != Mark::Free || e.weight.is_some();
    let by_edges = graph.ground.is_some() || graph.edges.iter().any(weighed);
    let elements: Vec<(Mark, String)> = if by_edges {
        graph.edges.iter().map(edge_text).collect()
    } else {
        let letters = graph.labels.as_deref().unwrap_or_default().as_bytes();
        let letter = |v: usize| letters.get(v).filter(|letter| b"AB".contains(letter));
        let colour = |v: usize| graph.colours.get(v).copied().flatten();
        let text = |v: usize| {
            let letter = letter(v).map_or(String::new(), |&l| (l as char).to_string());
            format!("{v}{letter}{}", colour(v).map_or(String::new(), |colour| format!(":{colour}")))
        };
        graph.vertices.iter().enumerate().map(|(v, &mark)| (mark, text(v))).collect()
    };
    let taken = if graph.colours.is_empty() { "x" } else { ":" };
    let groups = [(Mark::Alice, "A"), (Mark::Bob, "B"), (Mark::Taken, taken), (Mark::Free, "")];
    let groups = groups.into_iter().filter_map(|(mark, sign)| {
        let texts: Vec<&str> = elements.iter().filter(|e| e.0 == mark).map(|e| e.1.as_str()).collect();
        (mark == Mark::Free || !texts.is_empty()).then(|| format!("{sign}{{{}}}", list(&texts)))
    });
    tokens.chain(groups).collect::<Vec<_>>().join(" ")
}

fn edge_text(e: &Stroke) -> (Mark, String) {
    let sign = if e.directed { '>' } else { '-' };
    let weight = e.weight.map_or(String::new(), |weight| format!("*{weight}"));
    let letter = e.label.filter(|letter| "AB".contains(*letter)).map_or(String::new(), String::from);
    (e.mark, format!("{}{sign}{}{letter}{weight}", e.from, e.to))
}

fn list(texts: &[&str]) -> String {
    if texts.len() <= MOST_LISTED {
        return texts.join(",");
    }
    format!("{},..{} more", texts[..MOST_LISTED].join(","), texts.len() - MOST_LISTED)
}

/// The cells with tokens if there are any, else every cell.
fn grid_summary(grid: &GridView) -> String {
    if !grid.tokens.is_empty() {
        let texts: Vec<String> = grid.tokens.iter().map(|&cell| grid.cell_name(cell)).collect();
        return list(&texts.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let rows = grid.cells.chunks(grid.columns.max(1));
    rows.map(|row| row.iter().map(sign).collect::<String>()).collect::<Vec<_>>().join("/")
}

fn sign(mark: &Mark) -> char {
    match mark {
        Mark::Free => '.',
        Mark::Dead => '-',
        Mark::Taken => 'x',
        Mark::Alice => 'A',
        Mark::Bob => 'B',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_view_has_its_signs() {
        assert_eq!(summary(&View::Heaps(vec![3, 0, 5])), "3,0,5");
        let cells = vec![Mark::Taken, Mark::Free, Mark::Alice, Mark::Bob, Mark::Dead, Mark::Free];
        assert_eq!(
            summary(&View::Grid(GridView { rows: 2, columns: 3, cells, ..GridView::default() })),
            "x.A/B-."
        );
        let vertices = vec![Mark::Free, Mark::Dead, Mark::Free, Mark::Alice];
        let view = View::Graph(GraphView { vertices, tokens: vec![1], ..GraphView::default() });
        assert_eq!(summary(&view), "@1 A{3} {0,2}");
        let vertices = vec![Mark::Free, Mark::Free, Mark::Free, Mark::Dead];
        let view = View::Graph(GraphView { vertices, labels: Some("ACB-".into()), ..GraphView::default() });
        assert_eq!(summary(&view), "{0A,1,2B}");
        let (vertices, colours) = (vec![Mark::Taken, Mark::Free, Mark::Taken], vec![Some(2), None, Some(1)]);
        let view = View::Graph(GraphView { vertices, colours, ..GraphView::default() });
        assert_eq!(summary(&view), ":{0:2,2:1} {1}");
        let cells = vec![Mark::Free; 6];
        assert_eq!(
            summary(&View::Grid(GridView {
                rows: 2,
                columns: 3,
                cells,
                tokens: vec![5, 1],
                numbered: false
            })),
            "c2,b1"
        );
        assert_eq!(summary(&View::Strip(vec![Mark::Free, Mark::Taken])), ".x");
        assert_eq!(summary(&View::Piles(vec![Pile::Heap(2), Pile::Bag(vec![0, 3])])), "2,{0;3}");
        assert_eq!(summary(&View::Stacks(vec!["AB".into(), String::new()])), "AB,0");
        assert_eq!(summary(&View::Several(vec![View::Heaps(vec![1]), View::Heaps(vec![])])), "1 + -");
    }
}
