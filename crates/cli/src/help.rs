//! The help of the command line in Portuguese. clap writes it in English from the comments of the arguments; here every
//! text of a command is replaced by its twin before the arguments are read.

mod phrases;

use clap::builder::StyledStr;
use clap::{Arg, Command};
use grundy::tell::Language;
use phrases::PHRASES;

/// The command line with its help in a language.
pub fn in_language(mut command: Command, language: Language) -> Command {
    match language {
        Language::English => command,
        Language::Portuguese => {
            // This adds what clap itself provides, such as --help.
            command.build();
            translated(command)
        }
    }
}

/// The texts of help around the arguments.
const TEMPLATE: &str = "{about-with-newline}\nUso: {usage}\n\n{all-args}{after-help}";

fn translated(mut command: Command) -> Command {
    let usage = usage(&mut command);
    let about = command.get_about().map(|about| twin(&plain(about)));
    let after = command.get_after_help().map(|after| twin_of_blocks(&plain(after)));
    let names: Vec<String> = command.get_subcommands().map(|each| each.get_name().to_string()).collect();
    let mut command = command
        .mut_args(translated_arg)
        .help_template(TEMPLATE)
        .override_usage(usage)
        .subcommand_help_heading("Comandos")
        .subcommand_value_name("COMANDO");
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    names.into_iter().fold(command, |command, name| command.mut_subcommand(name, translated))
}

/// The line that shows how a command is used; clap writes its placeholders in English.
fn usage(command: &mut Command) -> String {
    let usage = plain(&command.render_usage());
    let line = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    line.replace("[OPTIONS]", "[OPÇÕES]").replace("[COMMAND]", "[COMANDO]").replace("<COMMAND>", "<COMANDO>")
}

fn translated_arg(arg: Arg) -> Arg {
    let heading = match arg.get_help_heading().and_then(known) {
        Some(heading) => heading,
        None if arg.is_positional() => "Argumentos",
        None => "Opções",
    };
    let mut help = arg.get_help().map(|help| twin(&plain(help))).unwrap_or_default();
    let mut add = |name: &str, values: Vec<String>| {
        if !values.is_empty() {
            let space = if help.is_empty() { "" } else { " " };
            help += &format!("{space}[{name}: {}]", values.join(", "));
        }
    };
    let takes = arg.get_action().takes_values();
    if takes && !arg.is_hide_default_value_set() {
        add("padrão", arg.get_default_values().iter().map(|value| value.to_string_lossy().into()).collect());
    }
    if takes && !arg.is_hide_possible_values_set() {
        add("valores possíveis", arg.get_possible_values().iter().map(|v| v.get_name().into()).collect());
    }
    arg.help(help).help_heading(heading).hide_default_value(true).hide_possible_values(true)
}

/// A text without styles.
fn plain(text: &StyledStr) -> String {
    text.to_string()
}

/// The Portuguese text for an English one, or itself if there is none; a test finds those.
fn twin(text: &str) -> String {
    kept(known(text).unwrap_or(text))
}

fn known(text: &str) -> Option<&'static str> {
    PHRASES.iter().find(|(english, _)| *english == text).map(|(_, portuguese)| *portuguese)
}

/// A style escape splits {n}: clap would replace it with a line break.
fn kept(text: &str) -> String {
    text.replace("{n}", "{\u{1b}[0mn}")
}

/// What comes after the options: paragraphs, and examples with remarks behind them.
fn twin_of_blocks(text: &str) -> String {
    let block = |block: &str| match block.strip_prefix("Examples:") {
        Some(lines) => {
            kept(&format!("Exemplos:{}", lines.split('\n').map(example).collect::<Vec<_>>().join("\n")))
        }
        None => twin(&block.replace('\n', " ")),
    };
    text.split("\n\n").map(block).collect::<Vec<_>>().join("\n\n")
}

/// An example with its remark in Portuguese.
fn example(line: &str) -> String {
    match remark(line) {
        Some(remark) => line.replace(remark, known(remark).unwrap_or(remark)),
        None => line.to_string(),
    }
}

/// The remark behind an example: what stands after several spaces.
fn remark(line: &str) -> Option<&str> {
    let (_, remark) = line.trim().rsplit_once("   ")?;
    Some(remark.trim()).filter(|remark| !remark.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::CommandFactory;

    /// Every text of a command and of those below it.
    fn texts(command: &Command) -> Vec<String> {
        let mut found: Vec<String> = command.get_about().map(plain).into_iter().collect();
        for arg in command.get_arguments() {
            found.extend(arg.get_help().map(plain));
            found.extend(arg.get_help_heading().map(String::from));
        }
        for block in command.get_after_help().map(plain).unwrap_or_default().split("\n\n") {
            match block.strip_prefix("Examples:") {
                Some(lines) => found.extend(lines.split('\n').filter_map(remark).map(String::from)),
                None => found.push(block.replace('\n', " ")),
            }
        }
        found.extend(command.get_subcommands().flat_map(texts));
        found.retain(|text| text.contains(char::is_alphabetic));
        found
    }

    #[test]
    fn every_text_has_its_twin() {
        let mut command = Cli::command();
        command.build();
        let texts = texts(&command);
        assert!(texts.len() > 150, "{}", texts.len());
        let missing: Vec<&String> = texts.iter().filter(|text| known(text).is_none()).collect();
        // The lists of graphs consist of names.
        let missing: Vec<&&String> = missing.iter().filter(|text| !text.starts_with("Graphs: ")).collect();
        assert!(missing.is_empty(), "{missing:#?}");
    }

    #[test]
    fn no_phrase_is_left_over() {
        let mut command = Cli::command();
        command.build();
        let texts = texts(&command);
        for (english, portuguese) in PHRASES {
            assert!(texts.iter().any(|text| text == english), "{english}");
            assert!(english != portuguese, "{english}");
        }
    }

    #[test]
    fn help_is_written_in_portuguese() {
        let mut command = in_language(Cli::command(), Language::Portuguese);
        let help = command.render_help().to_string();
        for text in
            ["Uso: grundy", "Comandos:", "Opções:", "Exemplos:", "kayles:P{n}", "[valores possíveis: en, pt]"]
        {
            assert!(help.contains(text), "{text} in {help}");
        }
        assert!(!help.contains("Usage") && !help.contains("Options:"), "{help}");
    }
}
