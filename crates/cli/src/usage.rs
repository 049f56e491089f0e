//! Errors in the command line itself, one line each.

use crate::ending::Wrong;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use grundy::tell::Language;
use grundy::text::{Words, did_you_mean, nearest};
use std::error::Error;

/// How many names an error lists.
const MOST_LISTED: usize = 12;

/// What is wrong with the arguments.
pub fn message(error: &clap::Error, language: Language) -> String {
    use ErrorKind::{DisplayHelpOnMissingArgumentOrSubcommand, MissingSubcommand};
    if matches!(error.kind(), DisplayHelpOnMissingArgumentOrSubcommand | MissingSubcommand) {
        return language
            .pick("expected a command; see grundy --help", "esperava-se um comando; veja grundy --help")
            .to_string();
    }
    match (suggested(error), language) {
        (Some(words), _) => language.of(&words).to_string(),
        (None, Language::English) => english(error),
        (None, Language::Portuguese) => portuguese(error),
    }
}

/// What clap says, without its hints.
fn english(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    first.strip_prefix("error: ").unwrap_or(first).to_string()
}

/// The parts of an error of clap as texts.
fn part(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// The same in Portuguese: clap knows English only.
fn portuguese(error: &clap::Error) -> String {
    let text = |kind| part(error, kind).join(", ");
    let (argument, value) = (text(ContextKind::InvalidArg), text(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => format!("falta um valor para '{argument}'"),
        ErrorKind::InvalidValue => {
            let known = text(ContextKind::ValidValue);
            format!("valor inválido '{value}' para '{argument}' [valores possíveis: {known}]")
        }
        ErrorKind::ValueValidation => {
            format!("valor inválido '{value}' para '{argument}': {}", cause(error))
        }
        ErrorKind::UnknownArgument => format!("argumento inesperado '{argument}'"),
        ErrorKind::InvalidSubcommand => {
            format!("comando desconhecido '{}'", text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::ArgumentConflict => {
            format!("'{argument}' não pode ser usado com '{}'", text(ContextKind::PriorArg))
        }
        ErrorKind::MissingRequiredArgument => {
            format!("faltam argumentos obrigatórios: {}", part(error, ContextKind::InvalidArg).join(" "))
        }
        ErrorKind::TooFewValues | ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
            format!("número errado de valores para '{argument}'")
        }
        ErrorKind::InvalidUtf8 => "um argumento não é um texto em UTF-8".to_string(),
        _ => english(error),
    }
}

/// Why a value is refused: our own errors have both languages, those of clap are about numbers.
fn cause(error: &clap::Error) -> String {
    let Some(source) = error.source() else { return "esperava-se outro valor".to_string() };
    match source.downcast_ref::<Wrong>() {
        Some(wrong) => wrong.text(Language::Portuguese).to_string(),
        None => match source.to_string().split_once(" is not in ") {
            Some((number, range)) => format!("{number} não está em {range}"),
            None => "esperava-se um número".to_string(),
        },
    }
}

/// A name that is not on a long list, such as that of the games, with the nearest that are.
fn suggested(error: &clap::Error) -> Option<Words> {
    let known = part(error, ContextKind::ValidValue);
    if known.len() <= MOST_LISTED {
        return None;
    }
    let one = |kind| part(error, kind).into_iter().next();
    let (argument, name) = (one(ContextKind::InvalidArg)?, one(ContextKind::InvalidValue)?);
    let near = nearest(&name, known.iter().map(String::as_str));
    let meant = match near.is_empty() {
        true => Words::default(),
        false => grundy::words!("{} ", "{} "; did_you_mean(&near)),
    };
    Some(grundy::words!(
        "invalid value '{name}' for '{argument}'; {}without it the command lists all",
        "valor inválido '{name}' para '{argument}'; {}sem ele o comando mostra a lista"; meant
    ))
}
