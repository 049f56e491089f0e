//! A position in a few signs.

use crate::rules::{GraphView, GridView, Mark, View};

/// The longest list that is written out.
const MOST_LISTED: usize = 40;

/// What is left of a position, in a few signs: `3,5` for heaps, `x.x/..x` for a board, `{0,2,3}` for the free
/// vertices of a graph, with `@v` for a token, `A{..}` and `B{..}` for what the players own.
pub fn summary(view: &View) -> String {
    match view {
        View::Graph(graph) => graph_summary(graph),
        View::Heaps(heaps) if heaps.is_empty() => "-".to_string(),
        View::Heaps(heaps) => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(","),
        View::Grid(grid) => grid_summary(grid),
        View::Several(views) => views.iter().map(summary).collect::<Vec<_>>().join(" + "),
    }
}

/// Vertices by their marks, or edges by theirs where edges differ in mark or carry weights.
fn graph_summary(graph: &GraphView) -> String {
    let tokens = graph.tokens.iter().map(|v| format!("@{v}"));
    let by_edges = graph.edges.iter().any(|e| e.mark != Mark::Free || e.weight.is_some());
    let elements: Vec<(Mark, String)> = if by_edges {
        graph.edges.iter().map(edge_text).collect()
    } else {
        graph.vertices.iter().enumerate().map(|(v, &mark)| (mark, v.to_string())).collect()
    };
    let groups = [(Mark::Alice, "A"), (Mark::Bob, "B"), (Mark::Taken, "x"), (Mark::Free, "")];
    let groups = groups.into_iter().filter_map(|(mark, sign)| {
        let texts: Vec<&str> = elements.iter().filter(|e| e.0 == mark).map(|e| e.1.as_str()).collect();
        (mark == Mark::Free || !texts.is_empty()).then(|| format!("{sign}{{{}}}", list(&texts)))
    });
    tokens.chain(groups).collect::<Vec<_>>().join(" ")
}

fn edge_text(e: &crate::rules::Stroke) -> (Mark, String) {
    let sign = if e.directed { '>' } else { '-' };
    let weight = e.weight.map_or(String::new(), |weight| format!("*{weight}"));
    (e.mark, format!("{}{sign}{}{weight}", e.from, e.to))
}

fn list(texts: &[&str]) -> String {
    if texts.len() <= MOST_LISTED {
        return texts.join(",");
    }
    format!("{},..{} more", texts[..MOST_LISTED].join(","), texts.len() - MOST_LISTED)
}

fn grid_summary(grid: &GridView) -> String {
    let sign = |mark: &Mark| match mark {
        Mark::Free => '.',
        Mark::Dead => '-',
        Mark::Taken => 'x',
        Mark::Alice => 'A',
        Mark::Bob => 'B',
    };
    let rows = grid.cells.chunks(grid.columns.max(1));
    rows.map(|row| row.iter().map(sign).collect::<String>()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_view_has_its_signs() {
        assert_eq!(summary(&View::Heaps(vec![3, 0, 5])), "3,0,5");
        let cells = vec![Mark::Taken, Mark::Free, Mark::Alice, Mark::Bob, Mark::Dead, Mark::Free];
        assert_eq!(summary(&View::Grid(GridView { rows: 2, columns: 3, cells })), "x.A/B-.");
        let vertices = vec![Mark::Free, Mark::Dead, Mark::Free, Mark::Alice];
        let view = View::Graph(GraphView { vertices, tokens: vec![1], ..GraphView::default() });
        assert_eq!(summary(&view), "@1 A{3} {0,2}");
        assert_eq!(summary(&View::Several(vec![View::Heaps(vec![1]), View::Heaps(vec![])])), "1 + -");
    }
}
