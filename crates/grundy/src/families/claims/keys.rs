//! The keys of claim games: the rule, the bias, how points are counted, and stones placed before play.

use super::super::entry::{Bilingual, KeyInfo, Named, Need, Values};
use super::super::{Problem, Refusal};
use crate::graph::Graph;
use crate::rules::Player;
use crate::text::{ParseError, Words};

/// Who wins a claim game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Alice wins if she owns a critical set, else Bob does.
    MakerBreaker,
    /// The first player to own a critical set wins.
    MakerMaker,
    /// Alice loses if she owns a critical set, else Bob does.
    AvoiderEnforcer,
    /// The first player to own a critical set loses.
    AvoiderAvoider,
    /// Alice offers elements, Bob keeps some of them, and Alice gets the rest. Alice wins if she owns a critical set; with
    /// the goal of Maker-Maker the first player to own one does.
    WaiterClient {
        /// Whether the first player to own a set wins.
        either: bool,
    },
    /// More points at the end win.
    Scoring,
}

const MAKER_BREAKER: Named =
    Named::new("maker-breaker", "Maker-Breaker: Alice wants a set", "Maker-Breaker: Alice quer um conjunto");

const RULES: &[Named] = &[
    MAKER_BREAKER,
    Named::new("maker-maker", "Maker-Maker: the first set wins", "Maker-Maker: o primeiro conjunto vence"),
    Named::new(
        "avoider-enforcer",
        "Avoider-Enforcer: Alice avoids sets",
        "Avoider-Enforcer: Alice evita conjuntos",
    ),
    Named::new(
        "avoider-avoider",
        "Avoider-Avoider: the first set loses",
        "Avoider-Avoider: o primeiro perde",
    ),
    Named::new("waiter-client", "Waiter-Client: Alice offers", "Waiter-Client: Alice oferece"),
    Named::new("scoring", "more points win", "vence quem tem mais pontos"),
];

const fn rule_key(rules: &'static [Named]) -> KeyInfo {
    KeyInfo {
        name: "rule",
        title: Bilingual::of("Who wins", "Quem vence"),
        values: Values::OneOf(rules),
        default: "maker-breaker",
        help: Bilingual {
            en: "who wins: Maker (Alice) by owning a set, the first owner of a set, Avoider (Alice) by owning none, the last to avoid one, Waiter (Alice), who offers, or whoever has more points",
            pt: "quem vence: Maker (Alice) se possuir um conjunto, o primeiro dono de um conjunto, Avoider (Alice) se não possuir nenhum, quem evita um conjunto por mais tempo, Waiter (Alice), que oferece, ou quem tem mais pontos",
        },
    }
}

const BIAS: KeyInfo = KeyInfo {
    name: "bias",
    title: Bilingual::of("Elements per turn, Alice:Bob", "Elementos por vez, Alice:Bob"),
    values: Values::Written {
        form: Bilingual::of("a:b, as in 1:2", "a:b, como em 1:2"),
        examples: &["1:1", "1:2", "2:1"],
        read: canonical_bias,
    },
    default: "1:1",
    help: Bilingual {
        en: "how many elements Alice and Bob claim in a turn; all that is left if fewer",
        pt: "quantos elementos Alice e Bob tomam por vez; todos os que restam, se forem menos",
    },
};

const POINTS: KeyInfo = KeyInfo {
    name: "points",
    title: Bilingual::of("What counts", "O que conta"),
    values: Values::OneOf(&[
        Named::new("best", "the best set owned", "o melhor conjunto possuído"),
        Named::new("sum", "all sets owned", "todos os conjuntos possuídos"),
    ]),
    default: "best",
    help: Bilingual {
        en: "rule=scoring: whether the best set owned counts, or all sets owned",
        pt: "rule=scoring: se conta o melhor conjunto possuído ou todos eles",
    },
};

const GOAL: KeyInfo = KeyInfo {
    name: "goal",
    title: Bilingual::of("Goal of the Waiter", "Objetivo do Waiter"),
    values: Values::OneOf(&[
        Named::new("maker-breaker", "Waiter must own a set", "Waiter precisa possuir um conjunto"),
        Named::new("maker-maker", "the first owner of a set wins", "vence o primeiro dono de um conjunto"),
    ]),
    default: "maker-breaker",
    help: Bilingual {
        en: "rule=waiter-client: whether Waiter must own a set, or the first owner of a set wins",
        pt: "rule=waiter-client: se Waiter precisa possuir um conjunto ou se vence o primeiro dono de um conjunto",
    },
};

/// The keys of most boards.
pub const KEYS: [KeyInfo; 4] = [rule_key(RULES), BIAS, POINTS, GOAL];

/// What means nothing under most rules.
pub const NEEDS: [Need; 3] = [
    Need { option: ("points", "sum"), with: ("rule", "scoring") },
    Need { option: ("goal", "maker-maker"), with: ("rule", "waiter-client") },
    Need { option: ("convention", "score"), with: ("rule", "scoring") },
];

/// The keys of boards on which Alice joins two sides.
pub const JOINING_KEYS: [KeyInfo; 2] = [rule_key(&[MAKER_BREAKER]), BIAS];

/// The most elements in a turn.
pub const MOST_BIAS: u16 = 1000;

fn read_bias(text: &str) -> Result<[u16; 2], ParseError> {
    let fault = |at: usize| {
        ParseError::new(
            at,
            words!(
                "'{text}': expected two numbers from 1 to {MOST_BIAS}, as in 1:2",
                "'{text}': esperavam-se dois números de 1 a {MOST_BIAS}, como em 1:2"
            ),
        )
    };
    let (alice, bob) = text.split_once(':').ok_or_else(|| fault(0))?;
    let number = |at: usize, text: &str| {
        let number = text.trim().parse().ok().filter(|bias| (1..=MOST_BIAS).contains(bias));
        number.ok_or_else(|| fault(at))
    };
    Ok([number(0, alice)?, number(alice.len() + 1, bob)?])
}

fn canonical_bias(text: &str) -> Result<String, ParseError> {
    read_bias(text).map(|[alice, bob]| format!("{alice}:{bob}"))
}

/// How a claim game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Who wins.
    pub rule: Rule,
    /// How many elements Alice and Bob claim in a turn.
    pub bias: [u16; 2],
    /// Whether the points of all sets owned are added up.
    pub sum: bool,
}

impl Manner {
    /// Reads the keys of a problem.
    pub fn of(problem: &Problem) -> Manner {
        let bias = read_bias(problem.key("bias")).unwrap_or([1, 1]);
        Manner { rule: Manner::rule(problem), bias, sum: problem.get("points") == Some("sum") }
    }

    /// The rule of a problem.
    pub fn rule(problem: &Problem) -> Rule {
        match problem.key("rule") {
            "maker-maker" => Rule::MakerMaker,
            "avoider-enforcer" => Rule::AvoiderEnforcer,
            "avoider-avoider" => Rule::AvoiderAvoider,
            "waiter-client" => Rule::WaiterClient { either: problem.get("goal") == Some("maker-maker") },
            "scoring" => Rule::Scoring,
            _ => Rule::MakerBreaker,
        }
    }

    /// How many elements a player claims in a turn.
    pub fn bias(&self, who: Player) -> u16 {
        self.bias[who.index()]
    }
}

/// The elements that `start` gives to Alice and to Bob: `A:1;B:4`.
pub fn read_start(problem: &Problem, elements: &[String]) -> Result<[Vec<usize>; 2], Refusal> {
    let mut owned = [Vec::new(), Vec::new()];
    for item in &problem.start {
        let fault = |message: Words| Refusal::key("start", words!("'{item}': {}", "'{item}': {}"; message));
        let owner = match item.split_once(':') {
            Some(("A", element)) => Some((0, element)),
            Some(("B", element)) => Some((1, element)),
            _ => None,
        };
        let (owner, element) = owner.ok_or_else(|| {
            fault(words!(
                "expected an owner and an element, as in A:1",
                "esperavam-se um dono e um elemento, como em A:1"
            ))
        })?;
        let names = problem.as_graph().map(Graph::names);
        let by_number = |name: &String| names.is_some_and(|names| names.numbered(name) == element);
        let found = elements.iter().position(|name| name == element);
        let element = found.or_else(|| elements.iter().position(by_number));
        let element = element.ok_or_else(|| fault(expected_element(elements)))?;
        if owned.iter().flatten().any(|&other| other == element) {
            return Err(fault(words!("the element is claimed already", "o elemento já foi tomado")));
        }
        owned[owner].push(element);
    }
    Ok(owned)
}

fn expected_element(elements: &[String]) -> Words {
    match elements {
        [] => words!("the board has no elements", "o tabuleiro não tem elementos"),
        [only] => words!("expected the element {only}", "esperava-se o elemento {only}"),
        [first, .., last] => words!(
            "expected an element of the board, from {first} to {last}",
            "esperava-se um elemento do tabuleiro, de {first} a {last}"
        ),
    }
}
