//! Named elements in blocks, and sets of them.

use super::{Mark, Place, Player, Shown, grouped};
use serde::Serialize;

/// An element by its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ElementView {
    /// Its name, by which moves refer to it.
    pub name: String,
    /// Whether it can still be chosen, or who chose it.
    pub mark: Mark,
}

/// Rows of elements.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Block {
    /// What its elements have in common, if they are named after it: `1-*-*`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The numbers of the elements. A single row may be wrapped.
    pub rows: Vec<Vec<usize>>,
}

/// What blocks are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum BlockForm {
    /// All elements in one block, without structure.
    #[default]
    Row,
    /// Disjoint sets.
    Boxes,
    /// The planes of a space.
    Layers,
}

/// What has become of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SetState {
    /// Nobody has an element of it.
    Open,
    /// One player has elements of it, and can still own it.
    Alive,
    /// One player owns it.
    Owned,
    /// Nobody for whom it would count can own it any more.
    Dead,
}

/// A set of elements.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SetView {
    /// The numbers of its elements.
    pub elements: Vec<usize>,
    /// What it is worth, if not one point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// What has become of it.
    pub state: SetState,
    /// The player who owns it or can still own it, if that is only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Player>,
}

/// Named elements in blocks, with sets of them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BlocksView {
    /// The elements.
    pub elements: Vec<ElementView>,
    /// Where they stand.
    pub blocks: Vec<Block>,
    /// What the blocks are.
    pub form: BlockForm,
    /// How many blocks stand side by side; 0 for as many as there is room for.
    pub across: usize,
    /// Sets of elements, where they are listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<SetView>,
    /// How many further sets there are.
    #[serde(skip_serializing_if = "is_zero")]
    pub more_sets: usize,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl BlocksView {
    /// A set as problem texts write it: `(1 2)*3`.
    pub fn set_text(&self, set: &SetView) -> String {
        let names: Vec<&str> = set.elements.iter().map(|&e| self.elements[e].name.as_str()).collect();
        format!("({}){}", names.join(" "), set.points.map_or(String::new(), |points| format!("*{points}")))
    }
}

impl Shown for BlocksView {
    fn elements(&self) -> usize {
        let members: usize = self.sets.iter().map(|set| set.elements.len()).sum();
        self.elements.len() + self.sets.len() + members / 5
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at } if *at < self.elements.len())
    }

    /// The elements of each player, then those that are free.
    fn summary(&self) -> String {
        let elements: Vec<(Mark, String)> =
            self.elements.iter().map(|element| (element.mark, element.name.clone())).collect();
        grouped(&elements, "x").join(" ")
    }
}
