//! `abf`: flip at most one own variable; Alice wins when the formula is true after a move.
//!
//! Every variable has one owner; variables that are only listed for a player count too, even if they do not occur. A pass,
//! where allowed, is not a move: the formula is not evaluated after it unless a move was made before.

use crate::families::entry::*;
use crate::families::formula::{MOST_VARIABLES, check_size, show};
use crate::families::{Family, Problem};
use crate::formula::{Formula, Shape};
use crate::graph::Set;
use crate::rules::{Endless, Move, Place, Player, PositionKey, Rules, VariableView, Verdict, View, Words};
use crate::text::ParseError;

pub static ABF: Entry = Entry {
    id: "abf",
    name: Bilingual { en: "Alternating Boolean formula", pt: "Fórmula booleana alternante" },
    rules: Bilingual {
        en: "Every variable has a value from the start, and an owner. A move flips one own variable, and is written as its number, or flips nothing, and is written none. Alice wins when the formula is true after a move of either player; how it is before the first move does not matter. An endless play is Bob's.",
        pt: "Toda variável tem um valor desde o início, e um dono. Uma jogada inverte uma variável própria e se escreve com o número dela, ou não inverte nenhuma e se escreve none. Alice vence quando a fórmula é verdadeira depois de uma jogada de qualquer um dos dois; como ela está antes da primeira não importa. Uma partida sem fim é de Bob.",
    },
    conventions: OBJECTIVE,
    board: BoardKind::Formula(Shape::ANY),
    keys: &[
        KeyInfo {
            name: "alice",
            title: Bilingual::of("Alice's variables", "Variáveis de Alice"),
            values: VARIABLES,
            default: "",
            help: Bilingual { en: "the variables that Alice owns", pt: "as variáveis de Alice" },
        },
        KeyInfo {
            name: "bob",
            title: Bilingual::of("Bob's variables", "Variáveis de Bob"),
            values: VARIABLES,
            default: "",
            help: Bilingual { en: "the variables that Bob owns", pt: "as variáveis de Bob" },
        },
        KeyInfo {
            name: "true",
            title: Bilingual::of("True at first", "Verdadeiras no início"),
            values: VARIABLES,
            default: "",
            help: Bilingual {
                en: "the variables that are true at first",
                pt: "as variáveis que são verdadeiras no início",
            },
        },
    ],
    summable: false,
    examples: &[
        Example::new("abf{alice=1;2,bob=3,true=1}:(1 -3)(2)", &[("winner", "\"alice\"")], "she flips 2"),
        Example::new(
            "abf{alice=1,bob=2}:(1 2)(-1 -2)",
            &[("winner", "\"alice\"")],
            "the two must differ: she flips 1",
        ),
        Example::new(
            "abf{alice=1;2,bob=3}:(1 3)(2 3)",
            &[("winner", "\"alice\"")],
            "two moves, one after the other",
        ),
        Example::new("abf{alice=1,bob=2}:(1)(2)", &[("winner", "\"bob\"")], "Bob need never make 2 true"),
    ],
    complexity: &[Complexity::new("objective", "EXPTIME-complete", "Stockmeyer and Chandra 1979 (book 5.4)")],
    build,
    ..Entry::GAME
};

/// A list of distinct variables, in order.
const VARIABLES: Values = Values::Written {
    form: Bilingual::of("variables with ; between them, such as 1;2", "variáveis separadas por ;, como 1;2"),
    examples: &["", "1", "1;2"],
    read: read_variables,
};

fn read_variables(text: &str) -> Result<String, ParseError> {
    let mut variables = Vec::new();
    let mut at = 0;
    for word in text.split(';').filter(|_| !text.trim().is_empty()) {
        let known = word.trim().parse().ok().filter(|v| (1..=MOST_VARIABLES).contains(v));
        variables.push(known.ok_or_else(|| {
            let most = MOST_VARIABLES;
            ParseError::new(
                at,
                words!(
                    "'{word}': expected a variable from 1 to {most}, as in 1;2",
                    "'{word}': esperava-se uma variável de 1 a {most}, como em 1;2"
                ),
            )
        })?);
        at += word.len() + 1;
    }
    variables.sort_unstable();
    variables.dedup();
    Ok(variables.iter().map(usize::to_string).collect::<Vec<_>>().join(";"))
}

/// The variables listed under a key, numbered from 0.
fn listed(problem: &Problem, key: &str) -> Set<4> {
    problem.key(key).split(';').filter_map(|word| word.parse::<usize>().ok()).map(|v| v - 1).collect()
}

fn build(problem: &Problem) -> Result<Family, Refusal> {
    check_size(problem)?;
    let [alice, bob, start] = ["alice", "bob", "true"].map(|key| listed(problem, key));
    let listed = (alice | bob | start).last().map_or(0, |v| v + 1);
    let formula = Formula { variables: problem.formula().variables.max(listed), ..problem.formula().clone() };
    if let Some(v) = (alice & bob).first() {
        return Err(Refusal::key(
            "bob",
            words!("variable {} is owned by both players", "a variável {} é dos dois jogadores", v + 1),
        ));
    }
    if let Some(v) = Set::<4>::full(formula.variables).minus(&(alice | bob)).first() {
        let message = words!(
            "variable {} is owned by nobody: list it under alice or under bob",
            "a variável {} não é de ninguém: inclua-a em alice ou em bob",
            v + 1
        );
        return Err(Refusal::board(message));
    }
    Ok(Family::of(Abf { formula, owned: [alice, bob], start }))
}

/// What a move names if it flips nothing.
const NONE: Move = Move { what: u32::MAX - 1, how: 0 };

struct Abf {
    formula: Formula,
    /// The variables of Alice, and those of Bob.
    owned: [Set<4>; 2],
    start: Set<4>,
}

impl Abf {
    fn is_true(&self, values: &Set<4>) -> bool {
        let holds = |&literal: &i32| values.contains(literal.unsigned_abs() as usize - 1) == (literal > 0);
        self.formula.clauses.iter().all(|clause| clause.iter().any(holds))
    }
}

impl Rules for Abf {
    /// The true variables, and whether a move has been made: 1 if so.
    type Position = (u8, Set<4>);

    fn start(&self) -> (u8, Set<4>) {
        (0, self.start)
    }

    fn moves(&self, at: &(u8, Set<4>), who: Player, out: &mut Vec<Move>) {
        if self.verdict(at, who, false).is_none() {
            out.push(NONE);
            out.extend(self.owned[who.index()].iter().map(Move::of));
        }
    }

    fn play(&self, at: &(u8, Set<4>), who: Player, m: Move) -> ((u8, Set<4>), Player) {
        let v = m.element();
        let values = match m {
            NONE => at.1,
            _ if at.1.contains(v) => at.1.without(v),
            _ => at.1.with(v),
        };
        ((1, values), who.other())
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &(u8, Set<4>), _next: Player, _stuck: bool) -> Option<Verdict> {
        (at.0 == 1 && self.is_true(&at.1)).then_some(Verdict::Win(Player::Alice))
    }

    fn endless(&self, _at: &(u8, Set<4>)) -> Endless {
        Endless::Possible(Verdict::Win(Player::Bob))
    }

    /// Whether a move has been made matters only where the formula is true.
    fn key(&self, at: &(u8, Set<4>)) -> PositionKey {
        let unmoved = u64::from(at.0 == 0 && self.is_true(&at.1));
        let Set([a, b, c, d]) = at.1;
        match (b >> 32, c, d) {
            (0, 0, 0) => PositionKey::of_words(&[a, b << 1 | unmoved]),
            _ => PositionKey::fingerprint([a, b, c, d, unmoved].into_iter()),
        }
    }

    fn goal(&self) -> Option<Words> {
        Some(Words {
            en: "Alice wins when the formula is true after a move; an endless play is Bob's.".into(),
            pt: "Alice vence quando a fórmula é verdadeira depois de uma jogada; uma partida sem fim é de Bob.".into(),
        })
    }

    fn view(&self, at: &(u8, Set<4>)) -> View {
        let owner = |v: usize| Player::BOTH.into_iter().find(|who| self.owned[who.index()].contains(v));
        let variable = |v: usize| VariableView { value: Some(at.1.contains(v)), owner: owner(v) };
        View::Formula(show(&self.formula, (0..self.formula.variables).map(variable).collect()))
    }

    /// Flipping nothing touches nothing.
    fn places(&self, _at: &(u8, Set<4>), m: Move) -> Vec<Place> {
        if m == NONE { Vec::new() } else { vec![Place::element(m.element())] }
    }

    fn move_text(&self, m: Move) -> String {
        if m == NONE { "none".to_string() } else { (m.what + 1).to_string() }
    }
}
