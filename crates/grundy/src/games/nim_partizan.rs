//! `nim-partizan`: take an object of yours from a stack, and all above it.

use crate::families::entry::*;
use crate::families::{Family, Problem};
use crate::graph::Label;
use crate::rules::{Move, Place, Player, PositionKey, Rules, View, label_text};

pub static NIM_PARTIZAN: Entry = Entry {
    id: "nim-partizan",
    name: Bilingual { en: "Partizan Nim", pt: "Nim partizan" },
    rules: Bilingual {
        en: "Take an object of yours and all above it in its stack: Alice takes A or C, Bob takes B or C. Stacks are written bottom first. A move is written stack>left: 0>2 leaves 2 objects in the first stack.",
        pt: "Retire um objeto seu e todos os que estão acima dele na pilha: Alice retira A ou C, Bob retira B ou C. As pilhas se escrevem de baixo para cima. Uma jogada se escreve pilha>resto: 0>2 deixa 2 objetos na primeira pilha.",
    },
    board: BoardKind::Stacks(StacksKind),
    examples: &[
        Example::new("nim-partizan:ABB,BAA", &[("winner", "\"bob\""), ("nimber", "null")], "book fig. 1.7"),
        Example::new("nim-partizan{convention=misere}:ABB,BAA", &[("winner", "\"alice\"")], "book ex. 1.3"),
        Example::new("nim-partizan:BA,C,A", &[("class", "\"L\"")], "book 10.4"),
        Example::new(
            "nim-partizan:C,CC,CCC",
            &[("nimber", "0"), ("class", "\"P\"")],
            "book 10 intro: nim with heaps of 1, 2 and 3",
        ),
    ],
    complexity: &[Complexity::new(
        "normal, A and B",
        "linear time: every stack is a number",
        "Berlekamp 1974; Winning Ways ch. 3",
    )],
    build,
    ..Entry::GAME
};

/// The greatest number of objects, which bounds the length of a play.
const MOST_OBJECTS: usize = 1024;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let stacks = problem.stacks()?;
    let total: usize = stacks.iter().map(Vec::len).sum();
    if total > MOST_OBJECTS {
        let message = words!(
            "{total} objects; play and search take at most {MOST_OBJECTS}",
            "{total} objetos; o jogo e a busca aceitam no máximo {MOST_OBJECTS}"
        );
        return Err(Refusal::too_large(message));
    }
    Ok(Family::of(NimPartizan { stacks: stacks.to_vec() }))
}

struct NimPartizan {
    stacks: Vec<Vec<Label>>,
}

impl NimPartizan {
    /// What is left of each stack.
    fn left<'a>(&'a self, at: &'a [u32]) -> impl Iterator<Item = &'a [Label]> {
        self.stacks.iter().zip(at).map(|(stack, &height)| &stack[..height as usize])
    }
}

impl Rules for NimPartizan {
    /// The height of each stack: what is left of it is a part of it that begins at its bottom.
    type Position = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        self.stacks.iter().map(|stack| stack.len() as u32).collect()
    }

    fn moves(&self, at: &Vec<u32>, who: Player, out: &mut Vec<Move>) {
        for (i, stack) in self.left(at).enumerate() {
            let own = stack.iter().enumerate().filter(|(_, label)| who.may_choose(**label));
            out.extend(own.map(|(height, _)| Move::new(i, height as u64)));
        }
    }

    fn play(&self, at: &Vec<u32>, who: Player, m: Move) -> (Vec<u32>, Player) {
        let mut next = at.clone();
        next[m.element()] = m.how as u32;
        (next, who.other())
    }

    fn impartial(&self) -> bool {
        self.stacks.iter().flatten().all(|&label| label == Label::C)
    }

    /// Each stack alone.
    fn parts(&self, at: &Vec<u32>, out: &mut Vec<Vec<u32>>) {
        for (i, &height) in at.iter().enumerate().filter(|(_, height)| **height > 0) {
            let mut alone = vec![0; at.len()];
            alone[i] = height;
            out.push(alone);
        }
    }

    /// Stacks in any order, empty ones dropped: the letters as digits 1 to 3 to base 4, with a 0 after each
    /// stack. Up to 52 digits are exact.
    fn key(&self, at: &Vec<u32>) -> PositionKey {
        let mut stacks: Vec<&[Label]> = self.left(at).filter(|stack| !stack.is_empty()).collect();
        stacks.sort_unstable();
        let digits = stacks.iter().flat_map(|stack| stack.iter().map(|&l| l as u8 + 1).chain([0]));
        let digits: Vec<u8> = digits.collect();
        match digits.len() as u32 <= PositionKey::BITS / 2 {
            true => PositionKey(digits.iter().fold(0, |sum, &digit| sum << 2 | digit as u128)),
            false => PositionKey::of_bytes(&digits),
        }
    }

    fn size(&self, at: &Vec<u32>) -> usize {
        at.iter().sum::<u32>() as usize
    }

    fn view(&self, at: &Vec<u32>) -> View {
        View::Stacks(self.left(at).map(label_text).collect())
    }

    fn places(&self, _at: &Vec<u32>, m: Move) -> Vec<Place> {
        Place::heap(m.element(), m.how).into()
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", m.what, m.how)
    }
}
