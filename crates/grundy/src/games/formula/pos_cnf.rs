//! `pos-cnf` and `pos-cnf-6`: give any variable of a positive formula a value.
//!
//! Since no variable is negated, it is enough that Alice makes variables true and Bob makes them false: the clauses are
//! the sets of a Maker-Breaker game in which Bob is Maker. The rules still allow both to give either value.

use crate::families::entry::*;
use crate::families::formula::{Assignment, Matrix, check_size, move_text, read_start};
use crate::families::{Family, Problem};
use crate::formula::Shape;
use crate::graph::Set;
use crate::rules::{
    Convention, Erased, Move, Notes, Player, PositionKey, Prospect, Remark, Rules, Verdict, View, Words,
};

const POSITIVE: Shape = Shape { positive: true, ..Shape::ANY };

pub static POS_CNF: Entry = Entry {
    id: "pos-cnf",
    name: Bilingual { en: "Positive CNF game", pt: "Jogo POS-CNF" },
    rules: Bilingual {
        en: "Give any variable without a value the value T or F. No variable of the formula is negated. Alice wins if the formula is true at the end. A move is written variable:value, as in 1:T, and so are values given before play: start=1:T;2:F.",
        pt: "Dê a qualquer variável sem valor o valor T (verdadeiro) ou F (falso). Nenhuma variável da fórmula é negada. Alice vence se no fim a fórmula é verdadeira. Uma jogada se escreve variável:valor, como em 1:T, e assim também os valores já dados no início: start=1:T;2:F.",
    },
    conventions: OBJECTIVE,
    board: BoardKind::Formula(POSITIVE),
    start: Some(Start::Valued),
    summable: false,
    examples: &[
        Example::new(
            "pos-cnf:(1 2)(1 3)(2 4)(3 4)",
            &[("winner", "\"bob\"")],
            "book 4.3, 7.3, thesis on the greedy colouring game 5.2.1",
        ),
        Example::new(
            "pos-cnf{first=bob}:(1 2)(3 4)",
            &[("winner", "\"alice\"")],
            "each clause is a pair of its own",
        ),
        Example::new(
            "pos-cnf{start=1:F}:(1 2)(1 3)",
            &[("winner", "\"bob\"")],
            "Alice can save one of two clauses with one literal",
        ),
    ],
    complexity: &[
        Complexity::new("objective", "PSPACE-complete", "Schaefer 1978 (book 4.3)"),
        Complexity::new(
            "objective, clauses of 2 literals",
            "polynomial",
            "Maker needs two moves: two clauses that share a variable",
        ),
    ],
    build,
    ..Entry::GAME
};

pub static POS_CNF_6: Entry = Entry {
    id: "pos-cnf-6",
    name: Bilingual {
        en: "Positive CNF game with 6 literals per clause",
        pt: "Jogo POS-CNF-6, com 6 literais por cláusula",
    },
    rules: Bilingual {
        en: "The positive CNF game on a formula all of whose clauses have 6 literals; a literal may be repeated.",
        pt: "O jogo POS-CNF em uma fórmula cujas cláusulas têm todas 6 literais; um literal pode se repetir.",
    },
    board: BoardKind::Formula(Shape { clause_length: Some(6), ..POSITIVE }),
    examples: &[
        Example::new(
            "pos-cnf-6:(1 2 2 2 2 1)(1 2 3 3 2 1)",
            &[("winner", "\"alice\"")],
            "1:T makes both clauses true",
        ),
        Example::new(
            "pos-cnf-6:(1 1 1 2 2 2)(1 1 1 3 3 3)(2 2 2 4 4 4)(3 3 3 4 4 4)",
            &[("winner", "\"bob\"")],
            "book 4.3, with literals repeated",
        ),
    ],
    complexity: &[Complexity::new(
        "objective",
        "PSPACE-complete",
        "Rahman and Watson 2021 (thesis on the greedy colouring game 5.2)",
    )],
    conventions: OBJECTIVE,
    start: Some(Start::Valued),
    summable: false,
    build,
    ..Entry::GAME
};

fn build(problem: &Problem) -> Result<Family, Refusal> {
    check_size(problem)?;
    let start = read_start(problem)?;
    let formula = problem.formula();
    Ok(Family::Erased(match formula.variables <= Set::<1>::CAPACITY {
        true => Erased::new(Positive(Matrix::<1>::new(formula, &start))),
        false => Erased::new(Positive(Matrix::<4>::new(formula, &start))),
    }))
}

/// The clauses of a positive formula that remain under the values given before play: those not yet true that contain
/// no other one, as sets of variables.
pub fn open_clauses(problem: &Problem) -> Option<Vec<Set<4>>> {
    check_size(problem).ok()?;
    let positive = Positive(Matrix::<4>::new(problem.formula(), &read_start(problem).ok()?));
    Some(positive.minimal(&positive.start()))
}

/// With more clauses than this, those that contain another one are not removed.
const MOST_COMPARED: usize = 64;

struct Positive<const W: usize>(Matrix<W>);

impl<const W: usize> Positive<W> {
    /// What is left of the clauses that are not yet true, without those that contain another one: they
    /// become true with it.
    fn minimal(&self, at: &Assignment<W>) -> Vec<Set<W>> {
        let mut open: Vec<Set<W>> = self.0.open(at).map(|clause| clause.plain).collect();
        open.sort_unstable();
        open.dedup();
        if open.len() <= MOST_COMPARED {
            let needless = |set: &Set<W>| open.iter().any(|other| other != set && other.is_subset(set));
            open = open.iter().filter(|set| !needless(set)).copied().collect();
        }
        open
    }

    /// What is left of the clauses, and how many variables have no value: it does not matter which variables outside
    /// the clauses remain.
    fn key_of(&self, open: &[Set<W>], at: &Assignment<W>) -> PositionKey {
        let words = open.iter().flat_map(|clause| clause.0);
        PositionKey::fingerprint([self.0.unset(at).len() as u64].into_iter().chain(words))
    }
}

/// Whether Bob, as Maker, has too little weight to win (Erdős and Selfridge 1973): the sum of 2^-|clause| is below 1/2, or
/// below 1 where Alice moves first. She always takes the variable of greatest weight; then what Bob's next move adds
/// is at most what hers took away, and a falsified clause would weigh 1.
pub fn is_light<const W: usize>(clauses: &[Set<W>], alice_first: bool) -> bool {
    let total: u128 = clauses.iter().map(weight).sum();
    total < if alice_first { UNIT } else { UNIT / 2 }
}

/// The weight of a falsified clause. Below 1 / UNIT weights are rounded up, and a sum of all does not overflow.
const UNIT: u128 = 1 << 110;

fn weight<const W: usize>(clause: &Set<W>) -> u128 {
    (UNIT >> clause.len().min(110)).max(1)
}

impl<const W: usize> Rules for Positive<W> {
    type Position = Assignment<W>;

    fn start(&self) -> Assignment<W> {
        self.0.start()
    }

    fn moves(&self, at: &Assignment<W>, _who: Player, out: &mut Vec<Move>) {
        out.extend(self.0.unset(at).iter().flat_map(Matrix::<W>::moves_on));
    }

    fn play(&self, at: &Assignment<W>, who: Player, m: Move) -> (Assignment<W>, Player) {
        (self.0.set(at, m), who.other())
    }

    fn verdict(&self, at: &Assignment<W>, _next: Player, stuck: bool) -> Option<Verdict> {
        stuck.then(|| self.0.decided(at).unwrap_or(Verdict::Win(Player::Bob)))
    }

    fn prospect(&self, at: &Assignment<W>, next: Player) -> Prospect {
        if let Some(verdict) = self.0.decided(at) {
            return Prospect::Certain(verdict);
        }
        let open = self.minimal(at);
        let total: u128 = open.iter().map(weight).sum();
        let alice_next = next == Player::Alice;
        let threats = open.iter().filter(|clause| clause.len() == 1).count();
        if is_light(&open, alice_next) {
            return Prospect::Forced(Verdict::Win(Player::Alice));
        }
        if threats > usize::from(alice_next) {
            return Prospect::Forced(Verdict::Win(Player::Bob));
        }
        // Alice's moves that leave little weight are tried first, and Bob's that leave much.
        let weight = (total >> 70) as usize;
        let rank = if alice_next { usize::MAX - weight } else { weight };
        Prospect::Open { key: self.key_of(&open, at), rank, notes: Notes::new() }
    }

    /// Alice sets variables to true, Bob to false; an extra move never hurts, so passing is dominated too. A clause
    /// with one variable must be saved. Otherwise a variable is dominated if another one occurs in every open clause in
    /// which it does: a player who takes the other one can continue as if it were this one.
    fn drop_dominated(
        &self,
        at: &Assignment<W>,
        who: Player,
        convention: Convention,
        _notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        let open = self.minimal(at);
        if convention != Convention::Objective || open.is_empty() || open.len() > MOST_COMPARED {
            return;
        }
        let value = u64::from(who == Player::Alice);
        let threat = open.iter().find(|clause| clause.len() == 1).and_then(Set::first);
        if let Some(v) = threat {
            return moves.retain(|m| *m == Move::new(v, value));
        }
        let occurs =
            |v: usize| (0..open.len()).filter(|&i| open[i].contains(v)).fold(0u64, |set, i| set | 1 << i);
        let places: Vec<(usize, u64)> = self.0.unset(at).iter().map(|v| (v, occurs(v))).collect();
        let needless = |&(v, of): &(usize, u64)| {
            places.iter().any(|&(u, other)| of & !other == 0 && (of != other || u < v))
        };
        let kept: Set<W> = places.iter().filter(|place| !needless(place)).map(|&(v, _)| v).collect();
        moves.retain(|m| *m != Move::PASS && m.how == value && kept.contains(m.element()));
    }

    fn length(&self, at: &Assignment<W>) -> Option<u32> {
        Some(self.0.unset(at).len() as u32)
    }

    fn key(&self, at: &Assignment<W>) -> PositionKey {
        self.key_of(&self.minimal(at), at)
    }

    fn goal(&self) -> Option<Words> {
        Some(Words {
            en: "Alice wants the formula to be true at the end, Bob wants it false.".into(),
            pt: "Alice quer que a fórmula seja verdadeira no fim, e Bob, que seja falsa.".into(),
        })
    }

    fn remarks(&self, at: &Assignment<W>, next: Player) -> Vec<Remark> {
        self.0.clause_remarks(at, next)
    }

    fn view(&self, at: &Assignment<W>) -> View {
        View::Formula(self.0.view(at, |_| None))
    }

    fn move_text(&self, m: Move) -> String {
        move_text(m)
    }
}
