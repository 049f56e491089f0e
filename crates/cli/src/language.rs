//! The language of everything that is printed: what `--lang` says, else what the locale says.

use crate::args::Lang;
use clap::ValueEnum;
use grundy::tell::Language;

/// The variables of the locale, in the order in which the C library looks at them; the first that is set decides.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that was chosen, else that of the locale, else English.
pub fn chosen(lang: Option<Lang>) -> Language {
    lang.map_or_else(of_locale, Language::from)
}

fn of_locale() -> Language {
    let set = LOCALE.iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
    set.and_then(|locale| Language::from_id(&locale)).unwrap_or_default()
}

/// The same for arguments that could not be parsed, so that the error is in the language that they ask for.
pub fn asked_for(arguments: impl Iterator<Item = String>) -> Language {
    let mut value = None;
    let mut expected = false;
    for argument in arguments {
        if expected {
            value = Some(argument.clone());
        }
        expected = argument == "--lang";
        value = argument.strip_prefix("--lang=").map(String::from).or(value);
    }
    chosen(value.and_then(|value| Lang::from_str(&value, true).ok()))
}
