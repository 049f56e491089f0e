//! `grundy number-tree`: the numbers by the days on which they are born.

use crate::ending::Ending;
use crate::lines::field;
use crate::picture::PictureArgs;
use clap::Args;
use grundy::draw::{LAST_DAY, number_tree, number_tree_svg};
use grundy::tell::Language;
use serde::Serialize;
use std::io::Write;

/// List or draw the numbers born up to a day
#[derive(Args, Debug)]
#[command(after_help = "\
Only 0 is born on day 0. On every later day a number is born between any two neighbours, and one beyond each end.

Examples:
  grundy number-tree
  grundy number-tree 6 --svg numbers.svg")]
pub struct NumberTreeArgs {
    /// The last day, at most 8
    #[arg(default_value_t = 4, value_parser = clap::value_parser!(u32).range(0..=i64::from(LAST_DAY)))]
    birthday: u32,
    #[command(flatten)]
    picture: PictureArgs,
    /// Print the numbers of each day as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Record {
    birthday: u32,
    days: Vec<Vec<String>>,
}

pub fn run(args: NumberTreeArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    args.picture.draw(|| number_tree_svg(args.birthday, language))?;
    let days = number_tree(args.birthday);
    let days = days.iter().map(|day| day.iter().map(|number| number.to_string()).collect()).collect();
    let record = Record { birthday: args.birthday, days };
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&record)?)?;
        return Ok(Ending::Answered);
    }
    writeln!(out, "{}", language.pick("numbers by birthday", "números por aniversário"))?;
    for (day, numbers) in record.days.iter().enumerate() {
        field(out, &format!("{} {day}", language.pick("day", "dia")), &numbers.join(" "))?;
    }
    Ok(Ending::Answered)
}
