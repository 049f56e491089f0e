//! The names of numbers, with their keys, and how they are applied to an argument.

use super::super::plain::{PLAIN_NUMBERS, PlainNumber};
use super::super::text::{self, WrittenKey, twice};
use super::played::Asked;
use super::{Error, NumberAnswer, Options, number_names};
use crate::ask::Question;
use crate::games::{Draft, Entry, NumberInfo, Over, Problem, Range, Refusal, Takes};
use crate::rules::Player;
use crate::text::{Bilingual, Words, suggestion};
use std::collections::BTreeMap;

/// The name of a number with its keys, as in `gcn{convexity=monophonic}`; ready for an argument.
///
/// ```
/// use grundy::ask::NumberName;
///
/// assert_eq!(NumberName::read("HJ_star").unwrap().of("3", &Default::default()).unwrap().number, Some(3));
/// assert_eq!(NumberName::read("gcn{convexity=round}").unwrap_err().at, 14);
/// ```
#[derive(Debug)]
pub struct NumberName {
    /// The whole text.
    text: String,
    what: What,
}

/// What a name stands for.
#[derive(Debug)]
enum What {
    /// A number of a game, with its keys set.
    Played { info: &'static NumberInfo, bob: bool, draft: Box<Draft>, keys: Vec<String> },
    /// A number of whatever game the argument is a problem of, and the keys to set.
    OfProblems { name: String, bob: bool, keys: Vec<WrittenKey> },
    /// A number without play.
    Plain { info: &'static PlainNumber, keys: BTreeMap<&'static str, String> },
}

impl NumberName {
    /// Reads a name with its keys; an error says where it is wrong.
    pub fn read(text: &str) -> Result<NumberName, Error> {
        let (base, keys) = read_name(text)?;
        let what = match PLAIN_NUMBERS.iter().find(|info| info.name == base) {
            Some(info) => What::Plain { info, keys: info.read_keys(&keys)? },
            None => played(base, keys)?,
        };
        Ok(NumberName { text: text.to_string(), what })
    }

    /// Whether its argument is a problem, with its keys.
    pub fn takes_problem(&self) -> bool {
        matches!(self.what, What::OfProblems { .. })
    }

    /// The number of an argument: a graph, a number or a problem. Places of errors are places in the argument.
    pub fn of(&self, argument: &str, options: &Options) -> Result<NumberAnswer, Error> {
        match &self.what {
            What::Plain { info, keys } => info.of(argument, keys.clone(), options),
            _ => self.asked(argument, options)?.answer(),
        }
    }

    /// The same, and who wins with every k, for numbers that are a least k.
    pub fn of_and_all_k(&self, argument: &str, options: &Options) -> Result<NumberAnswer, Error> {
        self.check_least_k()?;
        Asked { every_k: true, ..self.asked(argument, options)? }.answer()
    }

    /// Whether it is a least k, so that it can be asked who wins with every k; an error is about the name.
    pub fn check_least_k(&self) -> Result<(), Error> {
        let is_least = match &self.what {
            What::Played { info, .. } => info.is_least_of_key(),
            What::OfProblems { name, .. } => {
                number_names().any(|(_, info)| info.name == name && info.is_least_of_key())
            }
            What::Plain { .. } => false,
        };
        if is_least {
            return Ok(());
        }
        let mut least: Vec<&str> = Vec::new();
        for (_, info) in number_names().filter(|(_, info)| info.is_least_of_key()) {
            if !least.contains(&info.name) {
                least.push(info.name);
            }
        }
        let name = self.text.split('{').next().unwrap_or_default();
        let message = words!(
            "{name} is not a least k; those that are: {}",
            "{name} não é um menor k; os que são: {}",
            least.join(", ")
        );
        Err(Error::new(0, message))
    }

    /// A number of a game, with its argument.
    fn asked<'a>(&self, argument: &str, options: &'a Options) -> Result<Asked<'a>, Error> {
        match &self.what {
            What::Played { info, bob, draft, keys } => {
                let asked = on_argument(info, *bob, draft, argument, options)?;
                Ok(Asked { keys: keys.clone(), ..asked })
            }
            What::OfProblems { name, bob, keys } => of_problem(name, *bob, keys, argument, options),
            What::Plain { info, .. } => Err(unknown(info.name)),
        }
    }
}

/// A name and its keys.
pub(super) fn read_name(text: &str) -> Result<(&str, Vec<WrittenKey>), Error> {
    match text.find('{') {
        Some(at) => Ok((&text[..at], read_keys(text, at)?)),
        None => Ok((text, Vec::new())),
    }
}

/// The name of a number with a prime where Bob starts.
pub(super) fn full_name(name: &str, bob: bool) -> String {
    format!("{name}{}", if bob { "'" } else { "" })
}

/// A number of a game: its own name, with ' or _bob where Bob starts, and its keys.
fn played(base: &str, keys: Vec<WrittenKey>) -> Result<What, Error> {
    let plain = base.strip_suffix('\'').or_else(|| base.strip_suffix("_bob"));
    let bob = plain.is_some();
    let found = number_names().find(|(_, number)| number.is_called(plain.unwrap_or(base)));
    let (entry, info) = found.ok_or_else(|| unknown(base))?;
    match info.takes {
        Takes::Problem => Ok(What::OfProblems { name: info.name.to_string(), bob, keys }),
        _ => {
            let draft = Box::new(drafted(entry, info, bob, &keys)?);
            let keys = keys.into_iter().map(|key| key.name).collect();
            Ok(What::Played { info, bob, draft, keys })
        }
    }
}

/// The game of a number with the keys that the number sets and those that are given.
fn drafted(entry: &'static Entry, info: &NumberInfo, bob: bool, keys: &[WrittenKey]) -> Result<Draft, Error> {
    let mut draft = Draft::new(entry).convention(info.convention).map_err(refused)?;
    for (key, value) in info.keys {
        draft = draft.key(key, value).map_err(refused)?;
    }
    if bob {
        draft = draft.first(Player::Bob).map_err(refused)?;
    }
    check_keys(info, bob, keys)?;
    for key in keys {
        key.set(&mut draft)?;
    }
    Ok(draft)
}

/// Refuses keys that are given twice, or that the number itself sets.
pub(super) fn check_keys(info: &NumberInfo, bob: bool, keys: &[WrittenKey]) -> Result<(), Error> {
    let set_by_name = |name: &str| {
        name == "convention" || bob && name == "first" || info.fixed_keys().any(|fixed| fixed == name)
    };
    for (i, key) in keys.iter().enumerate() {
        if set_by_name(&key.name) {
            let message = words!(
                "{} itself sets the key '{}'",
                "o próprio {} fixa a chave '{}'",
                full_name(info.name, bob),
                key.name
            );
            return Err(Error::new(key.name_at, message));
        }
        if keys[..i].iter().any(|other| other.name == key.name) {
            return Err(Error::new(key.name_at, twice(&key.name)));
        }
    }
    Ok(())
}

/// A number whose argument is a board, or a number from which boards are made.
fn on_argument<'a>(
    info: &'static NumberInfo,
    bob: bool,
    draft: &Draft,
    argument: &str,
    options: &'a Options,
) -> Result<Asked<'a>, Error> {
    let given = match info.takes {
        Takes::Number { least, greatest } => Some(super::expected_number(argument, least, greatest)?),
        _ => None,
    };
    let problem = match (given, info.range()) {
        (Some(given), Some(Range { over: Over::Board { board, .. }, .. })) => {
            draft.clone().on(board(given, 2)).map_err(refused)?
        }
        _ => text::on_board(draft.clone(), argument)?,
    };
    let (name, keys) = (full_name(info.name, bob), Vec::new());
    Ok(Asked { info: *info, name, problem, given, options, every_k: false, keys })
}

/// A number of the game that the argument is a problem of.
fn of_problem<'a>(
    name: &str,
    bob: bool,
    keys: &[WrittenKey],
    argument: &str,
    options: &'a Options,
) -> Result<Asked<'a>, Error> {
    let question = Question::read(argument)?;
    let problem = question.single().filter(|_| question.moves().next().is_none());
    let problem = problem.ok_or_else(|| {
        Error::new(
            0,
            words!(
                "expected one problem, before the first move",
                "esperava-se um só problema, antes da primeira jogada"
            ),
        )
    })?;
    let own = problem.entry.numbers.iter().find(|info| info.is_called(name));
    let info = *own.ok_or_else(|| Error::new(0, has_no(problem, name)))?;
    check_keys(&info, bob, keys)?;
    let mut problem = problem.clone();
    if bob {
        problem = problem.with("first", Player::Bob.id()).map_err(refused)?;
    }
    for key in keys {
        problem = problem.with(&key.name, &key.value).map_err(refused)?;
    }
    Asked::of_problem(info, full_name(name, bob), problem, options)
}

fn has_no(problem: &Problem, name: &str) -> Words {
    let games: Vec<&str> =
        number_names().filter(|(_, info)| info.is_called(name)).map(|(entry, _)| entry.id).collect();
    words!(
        "{} has no number {name}; games that have it are {}",
        "{} não tem o número {name}; jogos que o têm: {}",
        problem.entry.id,
        games.join(", ")
    )
}

/// The keys in braces that begin at byte `at` of a name.
fn read_keys(name: &str, at: usize) -> Result<Vec<WrittenKey>, Error> {
    if !name.ends_with('}') {
        return Err(Error::new(name.len(), words!("expected '}}'", "esperava-se '}}'")));
    }
    match text::read_keys(0, name, at)? {
        (keys, end) if end == name.len() => Ok(keys),
        _ => Err(Error::new(name.len(), words!("expected '}}'", "esperava-se '}}'"))),
    }
}

/// A refusal of the problem that a number is about.
pub(super) fn refused(refusal: Refusal) -> Error {
    Error { too_large: refusal.too_large, ..Error::new(0, refusal.message) }
}

pub(super) fn unknown(name: &str) -> Error {
    let plain = name.strip_suffix('\'').or_else(|| name.strip_suffix("_bob")).unwrap_or(name);
    if PLAIN_NUMBERS.iter().any(|info| info.name == plain) {
        return Error::new(
            plain.len(),
            words!(
                "{plain} is defined without play: nobody starts",
                "{plain} é definido sem jogo: ninguém começa"
            ),
        );
    }
    let mut names: Vec<&str> = number_names().map(|(_, number)| number.name).collect();
    names.extend(PLAIN_NUMBERS.iter().map(|info| info.name));
    let mut seen = std::collections::HashSet::new();
    names.retain(|name| seen.insert(*name));
    let help = suggestion(plain, Bilingual::of("numbers", "números"), names, "grundy games");
    Error::new(
        0,
        words!(
            "unknown number '{name}'; {}, each also with ' or _bob where Bob starts",
            "número desconhecido '{name}'; {}, cada um também com ' ou _bob se Bob começa"; help
        ),
    )
}
