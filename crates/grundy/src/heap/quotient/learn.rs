//! Learns the misere quotient of some heaps from the outcomes of their sums.
//!
//! The sums that are lost for the player to move are a set of words over the heaps, where the order of letters does
//! not matter, and its syntactic monoid is the misere quotient. If it is finite it can be learned as Angluin (1987)
//! learns regular sets: words stand for elements and are distinguished by tests, that is, by words that are added to
//! them; when the elements so far are closed and commute they form a monoid, and a word on which it is wrong gives a
//! new test.
//!
//! Outcomes come from a smaller game, in which a heap that the quotient so far knows as a product of other heaps is
//! replaced by these. That may be wrong once there is one more heap. So what is learned is checked on the game
//! itself; a sum that refutes it either refutes it on the smaller game too, and gives a test, or shows that the
//! replacement was wrong, and the heaps in it become letters too. In the end the claim is proved, however it was
//! found.

use super::Quotient;
use super::check::{Pair, Sums};
use super::monoid::{Monoid, Word, letters};
use crate::heap::{Stopped, Watch};
use std::collections::{BTreeSet, HashMap};

/// The most words whose outcomes are kept.
const MOST_OUTCOMES: usize = 1 << 20;

type Learned = (Monoid, Vec<usize>, Sums);

/// The quotient of the heaps of `old` and of `heap`, which is the next.
pub fn learn(old: &Quotient, heap: u64, most_order: usize, watch: Watch<'_>) -> Result<Learned, Stopped> {
    let mut letters: BTreeSet<u64> = old.monoid.generators().iter().copied().chain([heap]).collect();
    loop {
        let mut game = Game::new(old, &letters, watch);
        let mut table = ObservationTable::new(letters.len());
        match game.teach(old, &mut table, most_order)? {
            Lesson::Proved(learned) => return Ok(*learned),
            Lesson::Replaced(heaps) => letters.extend(heaps),
        }
    }
}

/// The result of learning a smaller game.
enum Lesson {
    Proved(Box<Learned>),
    /// These heaps must not be replaced.
    Replaced(Vec<u64>),
}

/// The smaller game: words over the letters.
struct Game<'a> {
    letters: Vec<u64>,
    /// Each heap as a word.
    words: Vec<Word>,
    /// What each letter can become.
    options: Vec<Vec<Word>>,
    outcomes: HashMap<Word, bool>,
    watch: Watch<'a>,
}

impl<'a> Game<'a> {
    fn new(old: &Quotient, letters: &BTreeSet<u64>, watch: Watch<'a>) -> Game<'a> {
        let letters: Vec<u64> = letters.iter().copied().collect();
        let heaps = old.elements.len() as u64;
        let word = |heap: u64| {
            let own = [heap];
            // Generators of the old quotient are letters, and so are the heaps that must not be replaced.
            let spelled = if letters.contains(&heap) { &own[..] } else { &old.spelled[heap as usize] };
            let mut word = vec![0u8; letters.len()];
            spelled.iter().filter_map(|heap| letters.binary_search(heap).ok()).for_each(|i| word[i] += 1);
            word
        };
        let words: Vec<Word> = (0..=heaps).map(word).collect();
        let options_of = |&heap: &u64| {
            let mut options = BTreeSet::new();
            old.rule.options(heap, |a, b| {
                options.insert(sum(&words[a as usize], &words[b as usize]));
            });
            options.into_iter().collect()
        };
        let options = letters.iter().map(options_of).collect();
        Game { words, options, letters, outcomes: HashMap::new(), watch }
    }

    /// Whether a word is lost for the player to move, under misere play.
    fn is_lost(&mut self, word: &Word) -> Result<bool, Stopped> {
        if let Some(&lost) = self.outcomes.get(word) {
            return Ok(lost);
        }
        if self.outcomes.len() > MOST_OUTCOMES
            || self.outcomes.len().is_multiple_of(1024) && (self.watch)(1024)
        {
            return Err(Stopped);
        }
        let mut lost = word.iter().any(|&n| n > 0);
        'all: for letter in (0..word.len()).filter(|&letter| word[letter] > 0) {
            let mut rest = word.clone();
            rest[letter] -= 1;
            for i in 0..self.options[letter].len() {
                let option = sum(&rest, &self.options[letter][i]);
                if self.is_lost(&option)? {
                    lost = false;
                    break 'all;
                }
            }
        }
        self.outcomes.insert(word.clone(), lost);
        Ok(lost)
    }

    /// Learns until what is learned is proved, or a replacement is refuted.
    fn teach(
        &mut self,
        old: &Quotient,
        table: &mut ObservationTable,
        most_order: usize,
    ) -> Result<Lesson, Stopped> {
        loop {
            table.close(self, most_order)?;
            let lost = table.words.iter().map(|word| self.is_lost(word)).collect::<Result<Vec<_>, _>>()?;
            let monoid = Monoid::new(self.letters.clone(), &table.steps, &lost);
            let refuted = match self.prove(old, monoid)? {
                Ok(learned) => return Ok(Lesson::Proved(Box::new(learned))),
                Err(heaps) => heaps,
            };
            if !self.find_test(old, table, &lost, &refuted)? {
                let replaced = refuted.into_iter().filter(|heap| self.letters.binary_search(heap).is_err());
                return Ok(Lesson::Replaced(replaced.collect()));
            }
        }
    }

    /// Checks a monoid on the game itself. A sum for which it fails is returned as its heaps.
    fn prove(&self, old: &Quotient, monoid: Monoid) -> Result<Result<Learned, Vec<u64>>, Stopped> {
        let elements: Vec<usize> = self.words.iter().map(|word| monoid.element(word)).collect();
        let mut sums = Sums::new();
        let mut added: Vec<(Pair, u64)> = Vec::new();
        for (heap, &element) in elements.iter().enumerate().skip(1) {
            let mut options = BTreeSet::new();
            old.rule.options(heap as u64, |a, b| {
                options.insert(monoid.product(elements[a as usize], elements[b as usize]));
            });
            let pair = Pair::new(element, &options);
            if added.iter().any(|(known, _)| *known == pair) {
                continue;
            }
            added.push((pair.clone(), heap as u64));
            match sums.add(&monoid, pair) {
                Ok(()) => {}
                Err(None) => return Err(Stopped),
                Err(Some(places)) => return Ok(Err(places.iter().map(|&i| added[i].1).collect())),
            }
        }
        Ok(Ok((monoid, elements, sums)))
    }

    /// Looks for a word on which the table is wrong, among a sum of heaps and its options; adds a test if there is
    /// one.
    fn find_test(
        &mut self,
        old: &Quotient,
        table: &mut ObservationTable,
        lost: &[bool],
        heaps: &[u64],
    ) -> Result<bool, Stopped> {
        let word_of = |game: &Game<'_>, heap: u64| game.words[heap as usize].clone();
        let zero = vec![0; self.letters.len()];
        let total = |game: &Game<'_>, without: Option<usize>| {
            let kept = heaps.iter().enumerate().filter(|(i, _)| Some(*i) != without);
            kept.fold(zero.clone(), |all, (_, &heap)| sum(&all, &word_of(game, heap)))
        };
        let mut words = vec![total(self, None)];
        for (i, &heap) in heaps.iter().enumerate() {
            let rest = total(self, Some(i));
            old.rule.options(heap, |a, b| words.push(sum(&rest, &sum(&word_of(self, a), &word_of(self, b)))));
        }
        for word in words {
            if self.is_lost(&word)? != lost[table.element(&word)] {
                table.add_test(self, &word)?;
                return Ok(true);
            }
        }
        Ok(false)
    }
}

fn sum(a: &Word, b: &Word) -> Word {
    a.iter().zip(b).map(|(a, b)| a.saturating_add(*b)).collect()
}

/// Words that stand for elements, and tests that distinguish them (an observation table in the sense of Angluin).
struct ObservationTable {
    words: Vec<Word>,
    tests: Vec<Word>,
    /// For each element its product with each letter.
    steps: Vec<Vec<usize>>,
}

impl ObservationTable {
    fn new(letters: usize) -> ObservationTable {
        ObservationTable { words: vec![vec![0; letters]], tests: vec![vec![0; letters]], steps: Vec::new() }
    }

    /// The element of a word, letter by letter.
    fn element(&self, word: &Word) -> usize {
        letters(word).fold(0, |at, letter| self.steps[at][letter])
    }

    fn signature(&self, game: &mut Game<'_>, word: &Word) -> Result<Vec<bool>, Stopped> {
        self.tests.iter().map(|test| game.is_lost(&sum(word, test))).collect()
    }

    /// Adds words until every step leads to an element, and tests until steps commute.
    fn close(&mut self, game: &mut Game<'_>, most_order: usize) -> Result<(), Stopped> {
        loop {
            let mut known: HashMap<Vec<bool>, usize> = HashMap::new();
            for (i, word) in self.words.clone().iter().enumerate() {
                known.entry(self.signature(game, word)?).or_insert(i);
            }
            self.steps.clear();
            let mut at = 0;
            while at < self.words.len() {
                let mut steps = Vec::new();
                for letter in 0..self.words[at].len() {
                    let mut word = self.words[at].clone();
                    word[letter] = word[letter].saturating_add(1);
                    let next = self.words.len();
                    let element = *known.entry(self.signature(game, &word)?).or_insert(next);
                    if element == next {
                        self.words.push(word);
                    }
                    steps.push(element);
                }
                self.steps.push(steps);
                at += 1;
                // More words than the quotient may have elements: words are never removed.
                if self.words.len() > most_order {
                    return Err(Stopped);
                }
            }
            if !self.add_commuting_test(game)? {
                return Ok(());
            }
        }
    }

    /// If two letters lead to different elements in different orders, one of the words in between represents a word
    /// that it is not equivalent to: a test that shows this is added.
    fn add_commuting_test(&mut self, game: &mut Game<'_>) -> Result<bool, Stopped> {
        for at in 0..self.words.len() {
            let letters = self.words[at].len();
            for (a, b) in (0..letters).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let ends = [self.steps[self.steps[at][a]][b], self.steps[self.steps[at][b]][a]];
                if ends[0] != ends[1] {
                    let mut word = self.words[at].clone();
                    word[a] = word[a].saturating_add(1);
                    word[b] = word[b].saturating_add(1);
                    let whole = self.signature(game, &word)?;
                    for (end, last) in [(ends[0], b), (ends[1], a)] {
                        let found = self.signature(game, &self.words[end].clone())?;
                        if let Some(i) = (0..whole.len()).find(|&i| whole[i] != found[i]) {
                            let mut test = self.tests[i].clone();
                            test[last] = test[last].saturating_add(1);
                            self.tests.push(test);
                            return Ok(true);
                        }
                    }
                }
            }
        }
        Ok(false)
    }

    /// Called for a word on which the table is wrong. Following the word letter by letter, at some point the word of
    /// an element represents a word that it is not equivalent to; the remaining letters are the test that shows it
    /// (Rivest and Schapire 1993).
    fn add_test(&mut self, game: &mut Game<'_>, word: &Word) -> Result<(), Stopped> {
        let outcome = game.is_lost(word)?;
        let mut left = word.clone();
        let mut at = 0;
        for letter in letters(word) {
            left[letter] -= 1;
            at = self.steps[at][letter];
            if game.is_lost(&sum(&self.words[at], &left))? != outcome {
                break;
            }
        }
        self.tests.push(left);
        Ok(())
    }
}
