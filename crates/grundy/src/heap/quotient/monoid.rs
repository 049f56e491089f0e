//! Finite commutative monoids with a P-portion.

use std::collections::BTreeMap;
use std::fmt;

/// A product of generators, as the number of times that each occurs.
pub type Word = Vec<u8>;

/// A finite commutative monoid by generators. Elements are numbers, and 0 is the identity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Monoid {
    /// The least word of each element: fewest factors, then as many of the first generators as possible.
    words: Vec<Word>,
    /// For each element its product with each generator.
    steps: Vec<Vec<usize>>,
    products: Vec<Vec<usize>>,
    lost: Vec<bool>,
    /// The heaps that are the generators.
    generators: Vec<u64>,
}

/// Two words with the same product.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relation {
    /// The word that is rewritten.
    pub greater: Word,
    /// What it is rewritten to.
    pub lesser: Word,
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", Monoid::text(&self.greater), Monoid::text(&self.lesser))
    }
}

impl Monoid {
    /// The quotient of heaps without moves: the player to move wins.
    pub fn trivial() -> Monoid {
        Monoid {
            words: vec![Word::new()],
            steps: vec![Vec::new()],
            products: vec![vec![0]],
            lost: vec![false],
            generators: Vec::new(),
        }
    }

    /// The monoid in which `steps` says where each generator leads, with elements that no factor distinguishes
    /// merged. The steps must commute, and every element must be reachable from element 0.
    pub fn new(generators: Vec<u64>, steps: &[Vec<usize>], lost: &[bool]) -> Monoid {
        let words = least_words(generators.len(), steps);
        // Elements are distinguished by which of their products are lost.
        let mut kinds: BTreeMap<Vec<bool>, usize> = BTreeMap::new();
        let mut kind = vec![0; steps.len()];
        let mut first = Vec::new();
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by_key(|&element| rank(&words[element]));
        for element in order {
            let row = words.iter().map(|word| lost[follow(steps, element, word)]).collect();
            let next = first.len();
            kind[element] = *kinds.entry(row).or_insert(next);
            if kind[element] == next {
                first.push(element);
            }
        }
        let steps: Vec<Vec<usize>> =
            first.iter().map(|&element| steps[element].iter().map(|&to| kind[to]).collect()).collect();
        let words: Vec<Word> = first.iter().map(|&element| words[element].clone()).collect();
        let lost = first.iter().map(|&element| lost[element]).collect();
        let mut monoid = Monoid { words, steps, products: Vec::new(), lost, generators };
        monoid.products = (0..monoid.order())
            .map(|a| monoid.words.iter().map(|word| follow(&monoid.steps, a, word)).collect())
            .collect();
        monoid
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.words.len()
    }

    /// The product of two elements.
    pub fn product(&self, a: usize, b: usize) -> usize {
        self.products[a][b]
    }

    /// Whether an element is in the P-portion: lost for the player to move.
    pub fn is_lost(&self, element: usize) -> bool {
        self.lost[element]
    }

    /// The heaps that generate the monoid.
    pub fn generators(&self) -> &[u64] {
        &self.generators
    }

    /// The least word that stands for an element.
    pub fn word(&self, element: usize) -> &Word {
        &self.words[element]
    }

    /// The element of a word.
    pub fn element(&self, word: &Word) -> usize {
        follow(&self.steps, 0, word)
    }

    /// A complete set of relations: every word that is not least, but whose parts are, with the least of its element.
    pub fn relations(&self) -> Vec<Relation> {
        let mut relations = Vec::new();
        for (element, word) in self.words.iter().enumerate() {
            for letter in 0..self.generators.len() {
                let greater = times(word, letter);
                let lesser = &self.words[self.steps[element][letter]];
                let parts_are_least = (0..greater.len()).filter(|&i| greater[i] > 0).all(|i| {
                    let mut part = greater.clone();
                    part[i] -= 1;
                    self.words[self.element(&part)] == part
                });
                if greater != *lesser && parts_are_least {
                    relations.push(Relation { greater, lesser: lesser.clone() });
                }
            }
        }
        relations.sort_by_key(|relation| rank(&relation.greater));
        relations.dedup();
        relations
    }

    /// A word with letters for generators: `1`, `a`, `a^2b`.
    pub fn text(word: &Word) -> String {
        let power = |(i, &n): (usize, &u8)| match n {
            0 => String::new(),
            1 => generator_name(i),
            _ => format!("{}^{n}", generator_name(i)),
        };
        let text: String = word.iter().enumerate().map(power).collect();
        if text.is_empty() { "1".into() } else { text }
    }
}

/// `a`, `b`, .., `z`, `a1`, `b1`, ..
pub fn generator_name(i: usize) -> String {
    let letter = (b'a' + (i % 26) as u8) as char;
    if i < 26 { letter.to_string() } else { format!("{letter}{}", i / 26) }
}

/// The generators of a word, one by one.
pub(super) fn letters(word: &Word) -> impl Iterator<Item = usize> {
    word.iter().enumerate().flat_map(|(letter, &n)| std::iter::repeat_n(letter, n as usize))
}

/// Where a word leads.
fn follow(steps: &[Vec<usize>], from: usize, word: &Word) -> usize {
    letters(word).fold(from, |at, letter| steps[at][letter])
}

/// Fewest factors first; among equals, more of the first generators.
fn rank(word: &Word) -> (usize, Vec<i16>) {
    (word.iter().map(|&n| n as usize).sum(), word.iter().map(|&n| -(n as i16)).collect())
}

fn times(word: &Word, letter: usize) -> Word {
    let mut product = word.clone();
    product[letter] = product[letter].saturating_add(1);
    product
}

/// The least word that leads to each element, one factor after the other.
fn least_words(letters: usize, steps: &[Vec<usize>]) -> Vec<Word> {
    let mut words: Vec<Option<Word>> = vec![None; steps.len()];
    words[0] = Some(vec![0; letters]);
    let mut layer = vec![0];
    while !layer.is_empty() {
        let mut next: Vec<(Word, usize)> = Vec::new();
        for &element in &layer {
            for (letter, &to) in steps[element].iter().enumerate() {
                let word = words[element].as_ref().map(|word| times(word, letter)).unwrap_or_default();
                next.push((word, to));
            }
        }
        next.sort_by_key(|(word, _)| rank(word));
        layer.clear();
        for (word, element) in next {
            if words[element].is_none() {
                words[element] = Some(word);
                layer.push(element);
            }
        }
    }
    words.into_iter().map(Option::unwrap_or_default).collect()
}
