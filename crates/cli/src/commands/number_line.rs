//! `grundy number-line`: values over the number line, and what is confused with what.

use crate::ending::Ending;
use crate::limits::LimitArgs;
use crate::lines::{columns, list};
use crate::picture::PictureArgs;
use crate::texts;
use crate::watch::Watch;
use clap::Args;
use grundy::ask::{Compared, compare_values};
use grundy::draw::number_line_svg;
use grundy::tell::Language;
use grundy::value::Relation;
use serde::Serialize;
use std::io::Write;

/// Compare values: their stops, the numbers and the values that each is confused with
#[derive(Args, Debug)]
#[command(after_help = "\
The cloud of a value is the set of numbers that it is confused with: it lies between the stops, and a square
bracket says that the stop belongs to it. A value that begins with a minus comes after -- or in parentheses.

Examples:
  grundy number-line 0 '*' '^' '+-1' '{3|1}'
  grundy number-line --svg line.svg -- '-1' '-1^' '{2|-1/2}'")]
pub struct NumberLineArgs {
    /// Values as the game `value` reads them
    #[arg(required = true, value_name = "VALUE", allow_negative_numbers = true)]
    values: Vec<String>,
    #[command(flatten)]
    picture: PictureArgs,
    /// Print the comparison as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

/// What is reported about the values.
#[derive(Serialize)]
struct Record {
    values: Vec<Compared>,
}

pub fn run(args: NumberLineArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let options = args.limits.options();
    let watch = Watch::over(&options.limits, language);
    let values = compare_values(&args.values, &options);
    drop(watch);
    let values = values.map_err(|(i, error)| texts::wrong(&args.values[i], error))?;
    let record = Record { values };
    args.picture.draw(|| {
        let game = |row: &Compared| (row.value.clone(), row.ends.0, row.ends.1);
        number_line_svg(&record.values.iter().map(game).collect::<Vec<_>>(), language)
    })?;
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&record)?)?,
        false => writeln!(out, "{}", record.table(language))?,
    }
    Ok(Ending::Answered)
}

impl Record {
    fn table(&self, language: Language) -> String {
        let header = language.pick(
            ["value", "left stop", "right stop", "cloud", "confused with"],
            ["valor", "parada esquerda", "parada direita", "nuvem", "confuso com"],
        );
        let mut rows = vec![header.map(String::from).to_vec()];
        rows.extend(self.values.iter().map(|row| {
            let [left, right] = row.stops.clone();
            let cloud = row.cloud.clone().unwrap_or_else(|| "-".to_string());
            vec![row.value.clone(), left, right, cloud, list(&self.confused_with(row))]
        }));
        columns(&rows)
    }

    /// The values that one is confused with, each once.
    fn confused_with(&self, row: &Compared) -> Vec<&str> {
        let mut texts = Vec::new();
        for (other, relation) in self.values.iter().zip(&row.relations) {
            if *relation == Relation::Confused.symbol() && !texts.contains(&other.value.as_str()) {
                texts.push(other.value.as_str());
            }
        }
        texts
    }
}
