//! A view in words: what a picture shows, for people who cannot see it. One file per kind of view.

mod blocks;
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

use super::Language;
use crate::rules::view::with_view;
use crate::rules::{Mark, Player, View};

/// The marks that are described, in this order.
const DESCRIBED: [Mark; 6] = [Mark::Alice, Mark::Bob, Mark::Taken, Mark::Offered, Mark::Free, Mark::Dead];

/// More elements than this are counted, not listed.
const MOST_LISTED: usize = 24;

/// What a view shows, in one or a few sentences.
pub fn describe(view: &View, language: Language) -> String {
    with_view!(view, held => held.words(language))
}

/// The content of a kind of view, in words.
trait Described {
    fn words(&self, language: Language) -> String;
}

/// The gender of what is marked, in Portuguese: *vértices* are masculine, the *casas* of a board feminine.
#[derive(Clone, Copy)]
enum Gender {
    Masculine,
    Feminine,
}

/// One sentence for each kind of mark that occurs.
fn mark_words(marks: &[Mark], text: impl Fn(usize) -> String, gender: Gender, language: Language) -> String {
    let mut words = String::new();
    for mark in DESCRIBED {
        let places: Vec<usize> = (0..marks.len()).filter(|&i| marks[i] == mark).collect();
        if places.is_empty() {
            continue;
        }
        let list = if places.len() == marks.len() {
            match (language, gender) {
                (Language::English, _) => "all".into(),
                (Language::Portuguese, Gender::Masculine) => "todos".into(),
                (Language::Portuguese, Gender::Feminine) => "todas".into(),
            }
        } else if places.len() > MOST_LISTED {
            language.number(places.len() as u64)
        } else {
            language.list(&places.into_iter().map(&text).collect::<Vec<_>>())
        };
        words += &format!(" {}: {list}.", mark_name(mark, gender, language));
    }
    words
}

/// What a mark says, in a word or two.
fn mark_name(mark: Mark, gender: Gender, language: Language) -> &'static str {
    match (mark, language, gender) {
        (Mark::Free, Language::English, _) => "Free",
        (Mark::Free, Language::Portuguese, _) => "Livres",
        (Mark::Dead, Language::English, _) => "Out of play",
        (Mark::Dead, Language::Portuguese, _) => "Fora do jogo",
        (Mark::Taken, Language::English, _) => "Chosen",
        (Mark::Taken, Language::Portuguese, Gender::Masculine) => "Escolhidos",
        (Mark::Taken, Language::Portuguese, Gender::Feminine) => "Escolhidas",
        (Mark::Offered, Language::English, _) => "On offer",
        (Mark::Offered, Language::Portuguese, Gender::Masculine) => "Oferecidos",
        (Mark::Offered, Language::Portuguese, Gender::Feminine) => "Oferecidas",
        (Mark::Alice, ..) => Player::Alice.name(),
        (Mark::Bob, ..) => Player::Bob.name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GraphView, GridView, Pile, Role, RoleView, Stroke};

    #[test]
    fn heaps_are_listed() {
        let view = View::Heaps(vec![3, 5, 7]);
        assert_eq!(describe(&view, Language::English), "Heaps of 3, 5 and 7.");
        assert_eq!(describe(&view, Language::Portuguese), "Pilhas de 3, 5 e 7.");
        assert_eq!(describe(&View::Heaps(vec![1]), Language::Portuguese), "Uma pilha de 1.");
    }

    #[test]
    fn colours_are_described() {
        let vertices = vec![Mark::Taken, Mark::Taken, Mark::Free, Mark::Taken];
        let colours = vec![Some(1), Some(2), None, Some(1)];
        let view = View::Graph(GraphView { vertices, colours, ..GraphView::default() });
        assert_eq!(
            describe(&view, Language::English),
            "A graph with 4 vertices and 0 edges. Chosen: 0, 1 and 3. Free: 2. Colour 1: 0 and 3. Colour 2: 1."
        );
        assert!(describe(&view, Language::Portuguese).ends_with("Cor 1: 0 e 3. Cor 2: 1."));
    }

    #[test]
    fn boards_name_their_cells() {
        let cells = vec![Mark::Alice, Mark::Free, Mark::Free, Mark::Bob];
        let view = View::Grid(GridView { rows: 2, columns: 2, cells, ..GridView::default() });
        assert_eq!(
            describe(&view, Language::English),
            "A board with 2 rows and 2 columns. Alice: a1. Bob: b2. Free: b1 and a2."
        );
    }

    #[test]
    fn graphs_tell_tokens_and_marks() {
        let vertices = vec![Mark::Free, Mark::Dead];
        let view = View::Graph(GraphView { vertices, tokens: vec![1], ..GraphView::default() });
        assert_eq!(
            describe(&view, Language::Portuguese),
            "Um grafo com 2 vértices e 0 arestas. Livres: 0. Fora do jogo: 1. A ficha está no vértice 1."
        );
    }

    #[test]
    fn lines_and_roles_are_described() {
        let line = |from, to, mark| Stroke { mark, ..Stroke::line(from, to) };
        let role = |vertex, role| RoleView { vertex, role };
        let view = View::Graph(GraphView {
            vertices: vec![Mark::Free; 4],
            edges: vec![line(0, 1, Mark::Alice), line(0, 2, Mark::Bob), line(1, 3, Mark::Free)],
            roles: vec![role(0, Role::Source), role(3, Role::Target)],
            on_lines: true,
            ..GraphView::default()
        });
        assert_eq!(
            describe(&view, Language::English),
            "A graph with 4 vertices and 3 edges. Alice: 0-1. Bob: 0-2. Free: 1-3. Alice joins s = 0 and t = 3."
        );
        let (vertices, roles) = (vec![Mark::Free; 2], vec![role(1, Role::Root)]);
        let tree = View::Graph(GraphView { vertices, roles, ..GraphView::default() });
        assert_eq!(
            describe(&tree, Language::Portuguese),
            "Um grafo com 2 vértices e 0 arestas. Livres: todos. A raiz é o vértice 1."
        );
        let (edges, roles) =
            (vec![Stroke { label: Some('p'), ..Stroke::line(0, 1) }], vec![role(1, Role::Guarded)]);
        let chase =
            View::Graph(GraphView { vertices: vec![Mark::Free; 2], edges, roles, ..GraphView::default() });
        assert_eq!(
            describe(&chase, Language::English),
            "A graph with 2 vertices and 1 edge. Free: all. To be guarded: 1. Protected edges: 0-1."
        );
    }

    #[test]
    fn grounds_letters_and_stacks_are_described() {
        let (vertices, labels) = (vec![Mark::Free, Mark::Dead, Mark::Free], Some("A-C".to_string()));
        let view = View::Graph(GraphView { vertices, labels, ground: Some(1), ..GraphView::default() });
        assert_eq!(
            describe(&view, Language::Portuguese),
            "Um grafo com 3 vértices e 0 arestas. Livres: 0 e 2. Fora do jogo: 1. O chão é o vértice 1. Só para Alice: 0."
        );
        let stacks = View::Stacks(vec!["ABB".into(), String::new()]);
        assert_eq!(describe(&stacks, Language::English), "Stacks, each bottom first: ABB and 0.");
    }

    #[test]
    fn tokens_and_piles_are_described() {
        let cells = vec![Mark::Free; 4];
        let view =
            View::Grid(GridView { rows: 2, columns: 2, cells, tokens: vec![3, 0, 3], numbered: false });
        assert_eq!(
            describe(&view, Language::English),
            "A board with 2 rows and 2 columns. There are tokens on b2, a1 and b2."
        );
        let strip = View::Strip(vec![Mark::Free, Mark::Taken, Mark::Free]);
        assert_eq!(
            describe(&strip, Language::Portuguese),
            "Uma fileira de 3 casas. Escolhidas: 1. Livres: 0 e 2."
        );
        let piles = View::Piles(vec![Pile::Heap(2), Pile::Bag(vec![0, 1, 3]), Pile::Bank(5)]);
        assert_eq!(
            describe(&piles, Language::English),
            "A heap of 2. A bag with heaps of 0, 1 and 3. In the bank: 5."
        );
        assert_eq!(
            describe(&View::Piles(vec![Pile::Heap(8), Pile::Limit(3)]), Language::Portuguese),
            "Uma pilha de 8. Pode-se retirar no máximo 3."
        );
    }
}
