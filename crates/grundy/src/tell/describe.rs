//! A view in words: what a picture shows, for those who cannot see it.

use super::Language;
use super::formula::formula_words;
use super::sentence::name;
use crate::rules::{GraphView, GridView, Mark, Pile, Player, View, value_sum};
use std::collections::BTreeSet;

/// Marks that are worth a word, in the order in which they are told.
const TOLD: [Mark; 5] = [Mark::Alice, Mark::Bob, Mark::Taken, Mark::Free, Mark::Dead];

/// More elements than this are counted, not listed.
const MOST_LISTED: usize = 24;

/// What a view shows, in one or a few sentences.
pub fn describe(view: &View, language: Language) -> String {
    match view {
        View::Graph(graph) => graph_words(graph, language),
        View::Heaps(heaps) => heap_words(heaps, language),
        View::Piles(piles) => pile_words(piles, language),
        View::Grid(grid) => grid_words(grid, language),
        View::Strip(cells) => strip_words(cells, language),
        View::Stacks(stacks) => stack_words(stacks, language),
        View::Values(values) => value_words(values, language),
        View::Formula(formula) => formula_words(formula, language),
        View::Several(views) => {
            let parts = views.iter().enumerate();
            let texts: Vec<String> =
                parts.map(|(i, v)| format!("({}) {}", i + 1, describe(v, language))).collect();
            texts.join(" ")
        }
    }
}

fn graph_words(graph: &GraphView, language: Language) -> String {
    let (n, m) = (graph.vertices.len() as u64, graph.edges.len() as u64);
    let mut text = match language {
        Language::English => format!(
            "A graph with {} and {}.",
            language.count(n, "vertex", "vertices"),
            language.count(m, "edge", "edges")
        ),
        Language::Portuguese => {
            format!(
                "Um grafo com {} e {}.",
                language.count(n, "vértice", "vértices"),
                language.count(m, "aresta", "arestas")
            )
        }
    };
    text += &mark_words(&graph.vertices, |v| v.to_string(), Gender::Masculine, language);
    text += &colour_words(graph, language);
    if !graph.tokens.is_empty() {
        let places = language.list(&graph.tokens.iter().map(usize::to_string).collect::<Vec<_>>());
        text += &match (language, graph.tokens.len()) {
            (Language::English, 1) => format!(" The token is on vertex {places}."),
            (Language::English, _) => format!(" There are tokens on vertices {places}."),
            (Language::Portuguese, 1) => format!(" A ficha está no vértice {places}."),
            (Language::Portuguese, _) => format!(" Há fichas nos vértices {places}."),
        };
    }
    if let Some(ground) = graph.ground {
        text += &match language {
            Language::English => format!(" The ground is vertex {ground}."),
            Language::Portuguese => format!(" O chão é o vértice {ground}."),
        };
    }
    text + &letter_words(graph, language)
}

/// The vertices of each colour.
fn colour_words(graph: &GraphView, language: Language) -> String {
    let used: BTreeSet<u8> = graph.colours.iter().copied().flatten().collect();
    let of_colour = |&colour: &u8| {
        let vertices = (0..graph.colours.len()).filter(|&v| graph.colours[v] == Some(colour));
        let places: Vec<String> = vertices.map(|v| v.to_string()).collect();
        let list = match places.len() > MOST_LISTED {
            true => language.number(places.len() as u64),
            false => language.list(&places),
        };
        match language {
            Language::English => format!(" Colour {colour}: {list}."),
            Language::Portuguese => format!(" Cor {colour}: {list}."),
        }
    };
    used.iter().map(of_colour).collect()
}

/// The free vertices that only one of the players may choose.
fn letter_words(graph: &GraphView, language: Language) -> String {
    let letters = graph.labels.as_deref().unwrap_or_default();
    let mut words = String::new();
    for (letter, who) in [('A', Player::Alice), ('B', Player::Bob)] {
        let of_letter = letters.chars().enumerate().filter(|&(_, l)| l == letter).map(|(v, _)| v);
        let free = of_letter.filter(|&v| graph.vertices[v] == Mark::Free);
        let places: Vec<String> = free.map(|v| v.to_string()).collect();
        if places.is_empty() {
            continue;
        }
        let list = match places.len() > MOST_LISTED {
            true => language.number(places.len() as u64),
            false => language.list(&places),
        };
        words += &match language {
            Language::English => format!(" For {} only: {list}.", name(who)),
            Language::Portuguese => format!(" Só para {}: {list}.", name(who)),
        };
    }
    words
}

fn value_words(values: &[String], language: Language) -> String {
    let sum = value_sum(values);
    match (language, values.len()) {
        (Language::English, 0 | 1) => format!("The game {sum}."),
        (Language::English, _) => format!("The sum of games {sum}."),
        (Language::Portuguese, 0 | 1) => format!("O jogo {sum}."),
        (Language::Portuguese, _) => format!("A soma de jogos {sum}."),
    }
}

fn stack_words(stacks: &[String], language: Language) -> String {
    let stack = |stack: &String| if stack.is_empty() { "0".to_string() } else { stack.clone() };
    let texts = language.list(&stacks.iter().map(stack).collect::<Vec<_>>());
    match (language, stacks.len()) {
        (Language::English, 0) => "No stacks.".into(),
        (Language::English, 1) => format!("A stack, bottom first: {texts}."),
        (Language::English, _) => format!("Stacks, each bottom first: {texts}."),
        (Language::Portuguese, 0) => "Nenhuma pilha.".into(),
        (Language::Portuguese, 1) => format!("Uma pilha, de baixo para cima: {texts}."),
        (Language::Portuguese, _) => format!("Pilhas, cada uma de baixo para cima: {texts}."),
    }
}

fn heap_words(heaps: &[u64], language: Language) -> String {
    let sizes = language.list(&heaps.iter().map(|&size| language.number(size)).collect::<Vec<_>>());
    match (language, heaps.len()) {
        (Language::English, 0) => "No heaps.".into(),
        (Language::English, 1) => format!("A heap of {sizes}."),
        (Language::English, _) => format!("Heaps of {sizes}."),
        (Language::Portuguese, 0) => "Nenhuma pilha.".into(),
        (Language::Portuguese, 1) => format!("Uma pilha de {sizes}."),
        (Language::Portuguese, _) => format!("Pilhas de {sizes}."),
    }
}

fn grid_words(grid: &GridView, language: Language) -> String {
    let (rows, columns) = (grid.rows as u64, grid.columns as u64);
    let board = match language {
        Language::English => format!(
            "A board with {} and {}.",
            language.count(rows, "row", "rows"),
            language.count(columns, "column", "columns")
        ),
        Language::Portuguese => format!(
            "Um tabuleiro com {} e {}.",
            language.count(rows, "linha", "linhas"),
            language.count(columns, "coluna", "colunas")
        ),
    };
    let cell = |i: usize| grid.cell_name(i);
    let marks = match grid.tokens.is_empty() {
        true => mark_words(&grid.cells, cell, Gender::Feminine, language),
        false => String::new(),
    };
    let tokens: Vec<String> = grid.tokens.iter().map(|&i| cell(i)).collect();
    let list = match tokens.len() > MOST_LISTED {
        true => language.number(tokens.len() as u64),
        false => language.list(&tokens),
    };
    let tokens = match (language, tokens.len()) {
        (_, 0) => String::new(),
        (Language::English, 1) => format!(" A token is on {list}."),
        (Language::English, _) => format!(" There are tokens on {list}."),
        (Language::Portuguese, 1) => format!(" Há uma ficha em {list}."),
        (Language::Portuguese, _) => format!(" Há fichas em {list}."),
    };
    board + &marks + &tokens
}

/// One sentence for the heaps, one for each of the others.
fn pile_words(piles: &[Pile], language: Language) -> String {
    let heap = |pile: &Pile| if let Pile::Heap(size) = pile { Some(*size) } else { None };
    let heaps: Vec<u64> = piles.iter().filter_map(heap).collect();
    let mut words = heap_words(&heaps, language);
    for pile in piles {
        let number = |n: u64| language.number(n);
        words += &match (language, pile) {
            (_, Pile::Heap(_)) => continue,
            (Language::English, Pile::Bag(sizes)) if sizes.is_empty() => " An empty bag.".to_string(),
            (Language::Portuguese, Pile::Bag(sizes)) if sizes.is_empty() => " Um saco vazio.".to_string(),
            (_, Pile::Bag(sizes)) => {
                let list = language.list(&sizes.iter().map(|&size| number(size)).collect::<Vec<_>>());
                match language {
                    Language::English => format!(" A bag with heaps of {list}."),
                    Language::Portuguese => format!(" Um saco com pilhas de {list}."),
                }
            }
            (Language::English, Pile::Bank(n)) => format!(" In the bank: {}.", number(*n)),
            (Language::Portuguese, Pile::Bank(n)) => format!(" No banco: {}.", number(*n)),
            (Language::English, Pile::Limit(n)) => format!(" At most {} may be taken.", number(*n)),
            (Language::Portuguese, Pile::Limit(n)) => format!(" Pode-se retirar no máximo {}.", number(*n)),
        };
    }
    words
}

fn strip_words(cells: &[Mark], language: Language) -> String {
    let n = cells.len() as u64;
    let row = match language {
        Language::English => format!("A row of {}.", language.count(n, "cell", "cells")),
        Language::Portuguese => format!("Uma fileira de {}.", language.count(n, "casa", "casas")),
    };
    row + &mark_words(cells, |i| i.to_string(), Gender::Feminine, language)
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
    for mark in TOLD {
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
        (Mark::Alice, ..) => name(Player::Alice),
        (Mark::Bob, ..) => name(Player::Bob),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_listed() {
        let view = View::Heaps(vec![3, 5, 7]);
        assert_eq!(describe(&view, Language::English), "Heaps of 3, 5 and 7.");
        assert_eq!(describe(&view, Language::Portuguese), "Pilhas de 3, 5 e 7.");
        assert_eq!(describe(&View::Heaps(vec![1]), Language::Portuguese), "Uma pilha de 1.");
    }

    #[test]
    fn colours_are_told() {
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
    fn grounds_letters_and_stacks_are_told() {
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
    fn tokens_and_piles_are_told() {
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
