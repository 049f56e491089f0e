//! Asking the object: what it declares of itself, and its methods with what they return checked.

use super::Own;
use super::known::{Turn, Way};
use crate::convert::shortened;
use crate::error;
use grundy::rules::{Convention, MOST_SCORE, Player, Verdict};
use grundy::text::Words;
use grundy::words;
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use std::collections::HashSet;

/// The longest play that a search follows: each of its moves takes room on the stack.
const LONGEST: u32 = 200_000;

/// The most moves in a position: who lists more has most likely forgotten to stop.
const MOST_MOVES: usize = 1_000_000;

/// What a game declares by its attributes and by the methods that it has.
pub struct Traits {
    pub name: String,
    pub doc: String,
    pub convention: Convention,
    pub impartial: bool,
    pub endless: Option<Verdict>,
    pub maximiser: Player,
    pub has_verdict: bool,
    pub has_gain: bool,
    pub has_final_score: bool,
    pub has_parts: bool,
    pub has_key: bool,
    pub has_view: bool,
}

impl Traits {
    pub fn of(game: &Bound<'_, PyAny>) -> PyResult<Traits> {
        check_methods(game)?;
        let has = |name: &str| has_method(game, name);
        let (has_verdict, has_gain, has_final_score) = (has("verdict"), has("gain"), has("final_score"));
        let usual = if has_verdict {
            Convention::Objective
        } else if has_gain || has_final_score {
            Convention::Score
        } else {
            Convention::Normal
        };
        let conventions = words!("normal, misere, objective or score", "normal, misere, objective ou score");
        let convention = declared(game, "convention", conventions, Convention::from_id)?.unwrap_or(usual);
        if convention == Convention::Objective && !has_verdict {
            let message = words!(
                "an objective game needs a method verdict(position, player, stuck)",
                "um jogo com objetivo precisa de um método verdict(position, player, stuck)"
            );
            return Err(error::rule(game.py(), message, None, None));
        }
        let ends = words!("alice, bob or draw", "alice, bob ou draw");
        let players = words!("alice or bob", "alice ou bob");
        let class = game.get_type();
        Ok(Traits {
            name: class.name()?.to_string(),
            doc: class.getattr("__doc__").and_then(|doc| doc.extract()).unwrap_or_default(),
            convention,
            impartial: game.getattr_opt("impartial")?.is_some_and(|value| value.is_truthy().unwrap_or(false)),
            endless: declared(game, "endless", ends, verdict)?,
            maximiser: declared(game, "maximiser", players, player)?.unwrap_or(Player::Alice),
            has_verdict,
            has_gain,
            has_final_score,
            has_parts: has("parts"),
            has_key: has("key"),
            has_view: has("view"),
        })
    }
}

fn has_method(game: &Bound<'_, PyAny>, name: &str) -> bool {
    game.getattr(name).is_ok_and(|method| method.is_callable())
}

/// Whether an object can be a game at all.
fn check_methods(game: &Bound<'_, PyAny>) -> PyResult<()> {
    let wrong = |message: Words| Err(error::rule(game.py(), message, None, None));
    if game.is_instance_of::<PyType>() {
        return wrong(words!(
            "expected a game, not {game}: create an instance of the class, with ()",
            "esperava-se um jogo, não {game}: instancie a classe, com ()"
        ));
    }
    match ["start", "moves", "play"].into_iter().find(|name| !has_method(game, name)) {
        None => Ok(()),
        Some(name) => {
            wrong(words!("expected a game with a method {name}", "esperava-se um jogo com um método {name}"))
        }
    }
}

/// What an attribute of a game declares, if it has it.
fn declared<T>(
    game: &Bound<'_, PyAny>,
    name: &str,
    expected: Words,
    read: impl Fn(&str) -> Option<T>,
) -> PyResult<Option<T>> {
    let Some(value) = game.getattr_opt(name)?.filter(|value| !value.is_none() && !value.is_callable()) else {
        return Ok(None);
    };
    let id = value.str()?.to_string();
    let wrong = || words!("{name} '{id}': expected {}", "{name} '{id}': esperava-se {}"; expected);
    read(&id).map(Some).ok_or_else(|| error::rule(game.py(), wrong(), None, None))
}

fn player(id: &str) -> Option<Player> {
    Player::BOTH.into_iter().find(|who| who.id() == id)
}

fn verdict(id: &str) -> Option<Verdict> {
    if id == "draw" { Some(Verdict::Draw) } else { player(id).map(Verdict::Win) }
}

/// The parts of a pair whose second is a text, such as a position with the next player.
fn with_text<'py>(of: &Bound<'py, PyAny>) -> Option<(Bound<'py, PyAny>, String)> {
    let pair = of.cast::<PyTuple>().ok().filter(|pair| pair.len() == 2)?;
    Some((pair.get_item(0).ok()?, pair.get_item(1).ok()?.extract().ok()?))
}

/// What `play` returned: a position, perhaps with the next player. Where positions are themselves pairs with a text, only such
/// a pair with a text has the next player; elsewhere a text that is no player is an error.
fn split<'py>(
    before: &Bound<'py, PyAny>,
    chosen: &Bound<'py, PyAny>,
    after: Bound<'py, PyAny>,
) -> PyResult<(Bound<'py, PyAny>, Option<Player>)> {
    let pair = with_text(&after)
        .filter(|(position, _)| with_text(before).is_none() || with_text(position).is_some());
    let Some((position, id)) = pair else { return Ok((after, None)) };
    let wrong = || {
        words!(
            "play returned {after}: expected a position, or one with the next player, 'alice' or 'bob'",
            "play retornou {after}: esperava-se uma posição, ou uma com quem joga em seguida, 'alice' ou 'bob'"
        )
    };
    let next = player(&id).ok_or_else(|| error::rule(after.py(), wrong(), Some(before), Some(chosen)))?;
    Ok((position, Some(next)))
}

/// A score within the bounds of scores.
fn score(of: &Bound<'_, PyAny>) -> Option<i32> {
    of.extract::<i32>().ok().filter(|score| score.abs() < MOST_SCORE)
}

/// Whether an object hashes: lists do not, nor do tuples of lists. What its own `__hash__` raises comes out as it is.
fn hashes(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    let py = object.py();
    match object.hash() {
        Ok(_) => Ok(true),
        Err(fault) if !fault.is_instance_of::<PyTypeError>(py) => Err(fault),
        Err(fault) if !fault.value(py).to_string().contains("unhashable type") => Err(fault),
        Err(_) => Ok(false),
    }
}

fn no_score(method: &str, said: &Bound<'_, PyAny>) -> Words {
    words!("{method} returned {said}, not a score", "{method} retornou {said}, que não é uma pontuação")
}

impl Own {
    /// The number of the position before the first move.
    pub fn ask_start(&self, py: Python<'_>) -> PyResult<u64> {
        let start = self.game.bind(py).call_method0(intern!(py, "start"))?;
        self.hashed(&start, 0, None, None)
    }

    /// The number of a position that a move of another one, or its parts, gave.
    fn hashed(
        &self,
        object: &Bound<'_, PyAny>,
        depth: u32,
        from: Option<&Bound<'_, PyAny>>,
        chosen: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<u64> {
        let py = object.py();
        if object.is_none() {
            let message = words!(
                "a position is None: the move leads nowhere",
                "uma posição é None: a jogada não leva a lugar nenhum"
            );
            return Err(error::rule(py, message, from, chosen));
        }
        if !hashes(object)? {
            let shown = shortened(&object.repr()?.to_string());
            let message = words!(
                "the position {shown} is not hashable: use tuples and frozensets, not lists, dicts and sets",
                "a posição {shown} não é hasheável: use tuple e frozenset em vez de list, dict e set"
            );
            return Err(error::rule(py, message, from, chosen));
        }
        self.known.number(object, depth)
    }

    /// The moves of a player in a position, and whether the play has ended.
    pub fn ask_turn(&self, py: Python<'_>, at: u64, who: Player) -> PyResult<Turn> {
        let (game, position) = (self.game.bind(py), self.known.position(py, at));
        let ended = |stuck: bool| self.ask_verdict(game, &position, who, stuck);
        if let verdict @ Some(_) = ended(false)? {
            return Ok(Turn { verdict, ways: Vec::new() });
        }
        let ways = self.ask_moves(game, &position, who)?;
        if self.traits.impartial && at < TRIED {
            let moves = |ways: &[Way]| ways.iter().map(|way| way.chosen).collect::<HashSet<u32>>();
            let other = self.ask_moves(game, &position, who.other())?;
            if moves(&ways) != moves(&other) {
                let message = words!(
                    "the game says that it is impartial, but the players have different moves",
                    "o jogo se diz imparcial, mas os jogadores têm jogadas diferentes"
                );
                return Err(error::rule(py, message, Some(&position), None));
            }
        }
        let verdict = if ways.is_empty() { ended(true)? } else { None };
        Ok(Turn { ways, verdict })
    }

    fn ask_moves(
        &self,
        game: &Bound<'_, PyAny>,
        position: &Bound<'_, PyAny>,
        who: Player,
    ) -> PyResult<Vec<Way>> {
        let py = game.py();
        let wrong = |message: Words, chosen| error::rule(py, message, Some(position), chosen);
        let moves = game.call_method1(intern!(py, "moves"), (position, who.id()))?;
        let listed = moves.try_iter().map_err(|_| {
            wrong(
                words!(
                    "moves returned {moves}, which is not iterable",
                    "moves retornou {moves}, que não é iterável"
                ),
                None,
            )
        })?;
        let (mut ways, mut texts) = (Vec::new(), HashSet::new());
        for object in listed {
            let object = object?;
            if !hashes(&object)? {
                return Err(wrong(
                    words!(
                        "a move is not hashable: use a number, a text or a tuple",
                        "uma jogada não é hasheável: use um número, um texto ou uma tupla"
                    ),
                    Some(&object),
                ));
            }
            let (chosen, text) = self.known.chosen(&object)?;
            if text.is_empty() {
                return Err(wrong(words!("a move has no text", "uma jogada não tem texto"), Some(&object)));
            }
            if !texts.insert(text.clone()) {
                return Err(wrong(
                    words!(
                        "two moves have the same text '{text}'",
                        "duas jogadas têm o mesmo texto '{text}'"
                    ),
                    Some(&object),
                ));
            }
            if ways.len() == MOST_MOVES {
                let message =
                    words!("there are more than {MOST_MOVES} moves", "há mais de {MOST_MOVES} jogadas");
                return Err(wrong(message, None));
            }
            ways.push(Way { chosen, gain: self.ask_gain(game, position, who, &object)?, to: None });
        }
        Ok(ways)
    }

    fn ask_gain(
        &self,
        game: &Bound<'_, PyAny>,
        position: &Bound<'_, PyAny>,
        who: Player,
        chosen: &Bound<'_, PyAny>,
    ) -> PyResult<i32> {
        // A score game without gains and without a final score counts its moves.
        if !self.traits.has_gain {
            return Ok(if self.traits.has_final_score { 0 } else { 1 });
        }
        let py = game.py();
        let gain = game.call_method1(intern!(py, "gain"), (position, who.id(), chosen))?;
        score(&gain).ok_or_else(|| error::rule(py, no_score("gain", &gain), Some(position), Some(chosen)))
    }

    fn ask_verdict(
        &self,
        game: &Bound<'_, PyAny>,
        position: &Bound<'_, PyAny>,
        who: Player,
        stuck: bool,
    ) -> PyResult<Option<Verdict>> {
        if !self.traits.has_verdict {
            return Ok(None);
        }
        let py = game.py();
        let said = game.call_method1(intern!(py, "verdict"), (position, who.id(), stuck))?;
        if said.is_none() {
            return Ok(None);
        }
        let found = said.extract::<String>().ok().and_then(|id| verdict(&id));
        let wrong = || {
            words!(
                "verdict returned {said}: expected 'alice', 'bob', 'draw' or None",
                "verdict retornou {said}: esperava-se 'alice', 'bob', 'draw' ou None"
            )
        };
        found.map(Some).ok_or_else(|| error::rule(py, wrong(), Some(position), None))
    }

    /// Where a move leads, and who is next. Players may have to alternate.
    pub fn ask_play(
        &self,
        py: Python<'_>,
        at: u64,
        who: Player,
        chosen: u32,
        alternate: bool,
    ) -> PyResult<(u64, Player)> {
        let (position, object) = (self.known.position(py, at), self.known.move_object(py, chosen));
        let game = self.game.bind(py);
        let after = game.call_method1(intern!(py, "play"), (&position, who.id(), &object))?;
        let (after, next) = match split(&position, &object, after)? {
            (after, Some(next)) => (after, next),
            (after, None) => (after, who.other()),
        };
        let depth = self.known.depth(at) + 1;
        if depth > LONGEST {
            let message =
                words!("a play has more than {LONGEST} moves", "uma partida tem mais de {LONGEST} jogadas");
            return Err(error::rule(py, message, Some(&position), Some(&object)));
        }
        if self.traits.impartial && next == who {
            let message = words!(
                "the game says that it is impartial, but a player moves twice in a row",
                "o jogo se diz imparcial, mas um jogador joga duas vezes seguidas"
            );
            return Err(error::rule(py, message, Some(&position), Some(&object)));
        }
        if alternate && next == who {
            let message = words!(
                "a player moves twice in a row: let a method verdict(position, player, stuck) say who wins",
                "um jogador joga duas vezes seguidas: um método verdict(position, player, stuck) deve dizer quem vence"
            );
            return Err(error::rule(py, message, Some(&position), Some(&object)));
        }
        let to = self.hashed(&after, depth, Some(&position), Some(&object))?;
        if to == at && self.traits.endless.is_none() {
            let message = words!(
                "a move leads back to its own position: say how endless plays end, as in endless = 'draw'",
                "uma jogada leva de volta à própria posição: diga como terminam as partidas sem fim, como em endless = 'draw'"
            );
            return Err(error::rule(py, message, Some(&position), Some(&object)));
        }
        Ok((to, next))
    }

    /// The positions whose sum a position is; none if it does not split.
    pub fn ask_parts(&self, py: Python<'_>, at: u64) -> PyResult<Vec<u64>> {
        let position = self.known.position(py, at);
        let parts = self.game.bind(py).call_method1(intern!(py, "parts"), (&position,))?;
        if parts.is_none() {
            return Ok(Vec::new());
        }
        let depth = self.known.depth(at);
        let mut numbers = Vec::new();
        let listed = parts.try_iter().map_err(|_| {
            let message = words!(
                "parts returned {parts}, which is not iterable",
                "parts retornou {parts}, que não é iterável"
            );
            error::rule(py, message, Some(&position), None)
        })?;
        for part in listed {
            numbers.push(self.hashed(&part?, depth, Some(&position), None)?);
        }
        Ok(if numbers == [at] { Vec::new() } else { numbers })
    }

    /// The number of the key of a position.
    pub fn ask_key(&self, py: Python<'_>, at: u64) -> PyResult<u64> {
        let position = self.known.position(py, at);
        let key = self.game.bind(py).call_method1(intern!(py, "key"), (&position,))?;
        if !hashes(&key)? {
            return Err(error::rule(
                py,
                words!("a key is not hashable", "uma chave (key) não é hasheável"),
                Some(&position),
                None,
            ));
        }
        self.known.key_number(&key)
    }

    /// What the end of the play adds to the score.
    pub fn ask_final_score(&self, py: Python<'_>, at: u64) -> PyResult<i32> {
        let position = self.known.position(py, at);
        let said = self.game.bind(py).call_method1(intern!(py, "final_score"), (&position,))?;
        let wrong = || error::rule(py, no_score("final_score", &said), Some(&position), None);
        score(&said).ok_or_else(wrong)
    }
}

/// In so many positions it is tried whether both players have the same moves, if a game says so.
const TRIED: u64 = 1000;
