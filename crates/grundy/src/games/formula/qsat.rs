//! `qsat`: the variables are set in the order of their numbers, the odd ones by Alice.

use crate::families::entry::*;
use crate::families::formula::{Assignment, Clause, Matrix, check_size, move_text, read_start};
use crate::families::{Family, Problem};
use crate::formula::Shape;
use crate::graph::Set;
use crate::rules::{Erased, Move, Notes, Player, PositionKey, Prospect, Rules, Verdict, View, Words};

pub static QSAT: Entry = Entry {
    id: "qsat",
    name: Bilingual { en: "Quantified satisfiability", pt: "Satisfatibilidade quantificada" },
    rules: Bilingual {
        en: "The variables get their values in the order of their numbers: Alice sets those with odd numbers, Bob those with even ones. Alice wins if the formula is true at the end. A move is written variable:value, as in 1:T, and so are values given before play: start=1:T;2:F. Whose turn it is follows from the least variable without a value. A file in QDIMACS is brought into this order by numbering its variables again, with unused ones between those that follow each other with the same quantifier.",
        pt: "As variáveis recebem seus valores na ordem de seus números: Alice escolhe os das ímpares, Bob os das pares. Alice vence se no fim a fórmula é verdadeira. Uma jogada se escreve variável:valor, como em 1:T (verdadeiro) ou 1:F (falso), e assim também os valores já dados no início: start=1:T;2:F. De quem é a vez decorre da menor variável sem valor. Um arquivo em QDIMACS é posto nessa ordem: suas variáveis são renumeradas, com variáveis sem uso entre as que se seguem com o mesmo quantificador.",
    },
    conventions: OBJECTIVE,
    board: BoardKind::Formula(Shape { quantified: true, ..Shape::ANY }),
    start: Some(Start::Valued),
    order: Order::Fixed(first),
    summable: false,
    examples: &[
        Example::new("qsat:(-1 -3)(-2 3)(4 -3)(1 2)", &[("winner", "\"bob\"")], "book fig. 5.3"),
        Example::new(
            "qsat:(2 3)(2 -3)",
            &[("winner", "\"bob\"")],
            "book app. B (for all x1 exists x2, shifted by one variable)",
        ),
        Example::new("qsat:(2 3)(-2 -3)", &[("winner", "\"alice\"")], "x3 is chosen last, unlike x2"),
        Example::new("qsat{start=1:F}:(1 2)", &[("winner", "\"bob\"")], "variable 2 is Bob's"),
    ],
    complexity: &[Complexity::new("objective", "PSPACE-complete", "Stockmeyer and Meyer 1973 (book app. B)")],
    build,
    ..Entry::GAME
};

/// Who sets a variable.
fn owner(v: usize) -> Player {
    if v.is_multiple_of(2) { Player::Alice } else { Player::Bob }
}

/// Who sets the least variable without a value. A start that cannot be parsed is rejected when the game is set up.
fn first(problem: &Problem) -> Player {
    let values = read_start(problem).unwrap_or_default();
    owner(values.iter().position(Option::is_none).unwrap_or(0))
}

fn build(problem: &Problem) -> Result<Family, Refusal> {
    check_size(problem)?;
    let start = read_start(problem)?;
    let formula = problem.formula();
    Ok(Family::Erased(match formula.variables <= Set::<1>::CAPACITY {
        true => Erased::new(Qsat(Matrix::<1>::new(formula, &start))),
        false => Erased::new(Qsat(Matrix::<4>::new(formula, &start))),
    }))
}

struct Qsat<const W: usize>(Matrix<W>);

impl<const W: usize> Qsat<W> {
    fn next(&self, at: &Assignment<W>) -> Option<usize> {
        self.0.unset(at).first()
    }

    /// The clause without those of Bob's variables that come after all of Alice's: he sets them knowing her choices,
    /// and against her.
    fn reduced(clause: Clause<W>) -> Clause<W> {
        let last = clause.variables().iter().filter(|&v| owner(v) == Player::Alice).last();
        let kept = Set::full(last.map_or(0, |last| last + 1));
        Clause { plain: clause.plain & kept, negated: clause.negated & kept }
    }

    /// The winner, if unit propagation decides it, as in the solvers of Cadoli, Giovanardi and Schaerf 1998. If a clause
    /// is reduced to nothing, Bob wins. One that is reduced to a single literal, which is then Alice's, must be made true
    /// by it: she can do so now, since this cannot hurt any play that she wins. This is repeated until nothing more
    /// follows.
    fn propagated(&self, at: &Assignment<W>) -> Option<Verdict> {
        let mut at = *at;
        loop {
            if let Some(verdict) = self.0.decided(&at) {
                return Some(verdict);
            }
            let before = at;
            for clause in self.0.clauses() {
                let Some(rest) = clause.residue(&at).map(Self::reduced) else { continue };
                if rest.is_empty() {
                    return Some(Verdict::Win(Player::Bob));
                }
                if rest.variables().len() == 1 {
                    at = (at.0 | rest.plain, at.1 | rest.negated);
                }
            }
            if at == before {
                return None;
            }
        }
    }
}

impl<const W: usize> Rules for Qsat<W> {
    type Position = Assignment<W>;

    fn start(&self) -> Assignment<W> {
        self.0.start()
    }

    fn moves(&self, at: &Assignment<W>, who: Player, out: &mut Vec<Move>) {
        if let Some(v) = self.next(at).filter(|&v| owner(v) == who) {
            out.extend(Matrix::<W>::moves_on(v));
        }
    }

    fn play(&self, at: &Assignment<W>, who: Player, m: Move) -> (Assignment<W>, Player) {
        let at = self.0.set(at, m);
        (at, self.next(&at).map_or(who.other(), owner))
    }

    fn task(&self, at: &Assignment<W>, _next: Player) -> Option<Words> {
        let variable = self.next(at)? + 1;
        Some(words!("Set x{variable} to true or false.", "Dê a x{variable} o valor verdadeiro ou falso."))
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &Assignment<W>, _next: Player, stuck: bool) -> Option<Verdict> {
        stuck.then(|| self.0.decided(at).unwrap_or(Verdict::Win(Player::Bob)))
    }

    fn prospect(&self, at: &Assignment<W>, _next: Player) -> Prospect {
        let open = || Prospect::Open { key: self.key(at), rank: 0, notes: Notes::new() };
        self.propagated(at).map_or_else(open, Prospect::Forced)
    }

    fn length(&self, at: &Assignment<W>) -> Option<u32> {
        Some(self.0.unset(at).len() as u32)
    }

    /// What is left of the clauses, each once, and the variables without a value.
    fn key(&self, at: &Assignment<W>) -> PositionKey {
        let mut open: Vec<Clause<W>> = self.0.open(at).collect();
        open.sort_unstable();
        open.dedup();
        let words = open.iter().flat_map(|clause| clause.plain.0.into_iter().chain(clause.negated.0));
        PositionKey::fingerprint(self.0.unset(at).0.into_iter().chain(words))
    }

    fn goal(&self) -> Option<Words> {
        Some(Words {
            en: "Alice wants the formula to be true at the end, Bob wants it false.".into(),
            pt: "Alice quer que a fórmula seja verdadeira no fim, e Bob, que seja falsa.".into(),
        })
    }

    fn view(&self, at: &Assignment<W>) -> View {
        let mut view = self.0.view(at, |v| Some(owner(v)));
        view.next = self.next(at);
        View::Formula(view)
    }

    fn move_text(&self, m: Move) -> String {
        move_text(m)
    }
}
