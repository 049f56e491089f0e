//! What a position looks like, as plain data. A kind of view is one file here, one in `draw/views` and one in
//! `tell/describe`, and two lines below; games only choose among the kinds.

mod blocks;
mod dots;
mod formula;
mod graph;
mod grid;
mod heaps;
mod hex;
mod piles;
mod place;
mod several;
mod stacks;
mod strip;
mod values;

pub use blocks::{Block, BlockForm, BlocksView, ElementView, SetState, SetView};
pub use dots::DotsView;
pub use formula::{ClauseState, ClauseView, FormulaView, VariableView};
pub use graph::{GraphView, Role, RoleView, Stroke};
pub use grid::{GridView, cell_text, column_letters};
pub use hex::HexView;
pub use piles::Pile;
pub use place::Place;
pub use stacks::Stacks;
pub use values::{Values, value_sum};

use super::Player;
use crate::graph::Label;
use crate::graph::layout::Places;
use serde::Serialize;

/// What to show of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", content = "view", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub enum View {
    /// A graph with marks, labels and tokens.
    Graph(GraphView),
    /// The sizes of heaps.
    Heaps(Vec<u64>),
    /// Piles that are not all plain heaps.
    Piles(Vec<Pile>),
    /// A rectangular board.
    Grid(GridView),
    /// Dots, the edges between them and the boxes that they form.
    Dots(DotsView),
    /// Cells in a row, numbered from 0.
    Strip(Vec<Mark>),
    /// Stacks of objects with letters `A`, `B`, `C`, each from its bottom to its top.
    Stacks(Vec<String>),
    /// Games by their values, which add up.
    Values(Vec<String>),
    /// A formula with values of its variables.
    Formula(FormulaView),
    /// A rhombus of hexagons.
    Hex(HexView),
    /// Named elements in blocks, and sets of them.
    Blocks(BlocksView),
    /// Several boards, in a sum.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Several(Vec<View>),
}

/// Evaluates the same expression on the content of a view of any kind, each with its own type.
macro_rules! with_view {
    ($view:expr, $held:ident => $do:expr) => {
        match $view {
            $crate::rules::View::Graph($held) => $do,
            $crate::rules::View::Heaps($held) => $do,
            $crate::rules::View::Piles($held) => $do,
            $crate::rules::View::Grid($held) => $do,
            $crate::rules::View::Dots($held) => $do,
            $crate::rules::View::Strip($held) => $do,
            $crate::rules::View::Stacks(stacks) => {
                let $held = &$crate::rules::view::Stacks(stacks);
                $do
            }
            $crate::rules::View::Values(values) => {
                let $held = &$crate::rules::view::Values(values);
                $do
            }
            $crate::rules::View::Formula($held) => $do,
            $crate::rules::View::Hex($held) => $do,
            $crate::rules::View::Blocks($held) => $do,
            $crate::rules::View::Several($held) => $do,
        }
    };
}
pub(crate) use with_view;

/// What every kind of view provides, apart from being drawn and described.
trait Shown {
    /// About how many things there are to draw.
    fn elements(&self) -> usize;

    /// Whether the view has this place.
    fn has(&self, place: &Place) -> bool;

    /// What is left of the position, in a few characters.
    fn summary(&self) -> String;

    /// Whether the moves are few enough to be listed.
    fn is_listable(&self) -> bool {
        true
    }

    /// Where the vertices of each board stand; none on boards without vertices.
    fn layouts(&self) -> Vec<Places> {
        vec![Places::new()]
    }
}

impl View {
    /// The most objects in heaps for which moves are listed one by one.
    pub const MOST_OBJECTS: u64 = heaps::MOST_OBJECTS;

    /// About how many things there are to draw.
    pub fn elements(&self) -> usize {
        with_view!(self, held => held.elements())
    }

    /// The name of a vertex; the number of any other element.
    pub fn element_name(&self, element: usize) -> String {
        match self {
            View::Graph(graph) => graph.name(element),
            _ => element.to_string(),
        }
    }

    /// Whether the view has this place.
    pub fn has(&self, place: &Place) -> bool {
        with_view!(self, held => held.has(place))
    }

    /// What is left of the position, in a few characters: `3,5` for heaps (`+3` for a bank, `<=2` for how many may be
    /// taken), `AB,C` for stacks, `x.x/..x` for a board, `{0,2,3}` for the free vertices of a graph (`2A` if only Alice
    /// may choose it, `2B` if only Bob), with `@v` for a token, `A{..}` and `B{..}` for what the players own, `?{..}` for
    /// what is on offer; vertices with their colours as `:{0:1,3:2}`; `T.F` for the values of the variables of a formula; `A.x/.B-`
    /// for boxes, with `:` and the free edges by their numbers.
    pub fn summary(&self) -> String {
        with_view!(self, held => held.summary())
    }

    /// Whether the moves are few enough to be listed: a heap has as many as it has objects.
    pub fn is_listable(&self) -> bool {
        with_view!(self, held => held.is_listable())
    }

    /// Where the vertices of each board stand; none on boards without vertices.
    pub fn layouts(&self) -> Vec<Places> {
        with_view!(self, held => held.layouts())
    }
}

/// The state of a vertex, a cell or an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub enum Mark {
    /// Can still be chosen.
    Free,
    /// Can no longer be chosen.
    Dead,
    /// Was chosen, by nobody in particular.
    Taken,
    /// Was chosen by Alice.
    Alice,
    /// Was chosen by Bob.
    Bob,
    /// Is on offer: the other player chooses among such elements.
    Offered,
}

impl Mark {
    /// The mark of an element chosen by a player.
    pub fn of(who: Player) -> Mark {
        match who {
            Player::Alice => Mark::Alice,
            Player::Bob => Mark::Bob,
        }
    }
}

impl Mark {
    /// The character for a cell with this mark.
    fn sign(self) -> char {
        match self {
            Mark::Free => '.',
            Mark::Dead => '-',
            Mark::Taken => 'x',
            Mark::Alice => 'A',
            Mark::Bob => 'B',
            Mark::Offered => '?',
        }
    }
}

/// Cells row by row, one character each.
fn sign_rows(cells: &[Mark], columns: usize) -> String {
    let rows = cells.chunks(columns.max(1));
    rows.map(|row| row.iter().map(|mark| mark.sign()).collect::<String>()).collect::<Vec<_>>().join("/")
}

/// Elements by their marks, those that are free last. `taken` is the sign of what nobody in particular chose.
fn grouped(elements: &[(Mark, String)], taken: &str) -> Vec<String> {
    let groups =
        [(Mark::Alice, "A"), (Mark::Bob, "B"), (Mark::Taken, taken), (Mark::Offered, "?"), (Mark::Free, "")];
    let groups = groups.into_iter().filter_map(|(mark, sign)| {
        let texts: Vec<&str> = elements.iter().filter(|e| e.0 == mark).map(|e| e.1.as_str()).collect();
        (mark == Mark::Free || !texts.is_empty()).then(|| format!("{sign}{{{}}}", list(&texts)))
    });
    groups.collect()
}

/// Labels as one string of letters.
pub fn label_text(labels: &[Label]) -> String {
    labels.iter().copied().map(letter).collect()
}

/// The letter of a label.
pub fn letter(label: Label) -> char {
    match label {
        Label::A => 'A',
        Label::B => 'B',
        Label::C => 'C',
    }
}

/// The longest list that is written out in a summary.
const MOST_LISTED: usize = 40;

fn list(texts: &[&str]) -> String {
    if texts.len() <= MOST_LISTED {
        return texts.join(",");
    }
    format!("{},..+{}", texts[..MOST_LISTED].join(","), texts.len() - MOST_LISTED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_view_has_a_summary() {
        assert_eq!(View::Heaps(vec![3, 0, 5]).summary(), "3,0,5");
        let cells = vec![Mark::Taken, Mark::Free, Mark::Alice, Mark::Bob, Mark::Dead, Mark::Free];
        assert_eq!(
            View::Grid(GridView { rows: 2, columns: 3, cells, ..GridView::default() }).summary(),
            "x.A/B-."
        );
        let vertices = vec![Mark::Free, Mark::Dead, Mark::Free, Mark::Alice];
        let view = View::Graph(GraphView { vertices, tokens: vec![1], ..GraphView::default() });
        assert_eq!(view.summary(), "@1 A{3} {0,2}");
        let vertices = vec![Mark::Free, Mark::Free, Mark::Free, Mark::Dead];
        let view = View::Graph(GraphView { vertices, labels: Some("ACB-".into()), ..GraphView::default() });
        assert_eq!(view.summary(), "{0A,1,2B}");
        let (vertices, colours) = (vec![Mark::Taken, Mark::Free, Mark::Taken], vec![Some(2), None, Some(1)]);
        let view = View::Graph(GraphView { vertices, colours, ..GraphView::default() });
        assert_eq!(view.summary(), ":{0:2,2:1} {1}");
        let cells = vec![Mark::Free; 6];
        assert_eq!(
            View::Grid(GridView { rows: 2, columns: 3, cells, tokens: vec![5, 1], numbered: false })
                .summary(),
            "c2,b1"
        );
        assert_eq!(View::Strip(vec![Mark::Free, Mark::Taken]).summary(), ".x");
        let cells = vec![Mark::Free, Mark::Bob, Mark::Alice, Mark::Offered];
        assert_eq!(View::Hex(HexView { rows: 2, columns: 2, cells }).summary(), ".B/A?");
        let element = |(name, mark): (&str, Mark)| ElementView { name: name.into(), mark };
        let elements = [("1", Mark::Free), ("2", Mark::Alice), ("x", Mark::Offered)].map(element).to_vec();
        assert_eq!(View::Blocks(BlocksView { elements, ..BlocksView::default() }).summary(), "A{2} ?{x} {1}");
        assert_eq!(View::Piles(vec![Pile::Heap(2), Pile::Bag(vec![0, 3])]).summary(), "2,{0;3}");
        assert_eq!(View::Stacks(vec!["AB".into(), String::new()]).summary(), "AB,0");
        assert_eq!(View::Several(vec![View::Heaps(vec![1]), View::Heaps(vec![])]).summary(), "1 + -");
    }
}
