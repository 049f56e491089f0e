//! `grundy number-line`: values over the number line, and what is confused with what.

use crate::ending::{Ending, Wrong};
use crate::lines::{columns, list};
use crate::picture::PictureArgs;
use clap::Args;
use grundy::draw::number_line_svg;
use grundy::solve::{Limits, Meter, with_large_stack};
use grundy::value::{Calculator, Cloud, Described, Dyadic, Failure, Relation, Store, Value, read_value};
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
}

/// Values that take more than about a minute of arithmetic are refused.
const MOST_WORK: u64 = 50_000_000;

/// What is told of the values.
#[derive(Serialize)]
struct Record {
    values: Vec<Row>,
}

/// One value.
#[derive(Serialize)]
struct Row {
    given: String,
    value: String,
    /// Left's, then Right's.
    stops: [String; 2],
    /// The numbers that it is confused with; null if there are none.
    cloud: Option<String>,
    /// How it compares with each of the values.
    relations: Vec<&'static str>,
    #[serde(skip)]
    ends: (Dyadic, Dyadic),
}

pub fn run(args: NumberLineArgs, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let record = with_large_stack(|| Record::of(&args.values))?;
    args.picture.draw(|language| {
        let game = |row: &Row| (row.value.clone(), row.ends.0, row.ends.1);
        number_line_svg(&record.values.iter().map(game).collect::<Vec<_>>(), language)
    })?;
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&record)?)?,
        false => writeln!(out, "{}", record.table())?,
    }
    Ok(Ending::Answered)
}

impl Record {
    fn of(texts: &[String]) -> Result<Record, Wrong> {
        let meter = Meter::new(Limits { nodes: Some(MOST_WORK), ..Limits::default() });
        let store = Store::new(meter.memory() / 2);
        let watch = || meter.report_steps(Calculator::PATIENCE).is_err();
        let mut k = Calculator::watched(&store, &watch);
        let read = |text: &String| {
            read_value(text, &mut k).map_err(|error| Wrong::at(text, error.at, &error.message))
        };
        let values = texts.iter().map(read).collect::<Result<Vec<Value>, Wrong>>()?;
        let row = |(text, &value): (&String, &Value)| {
            Row::of(text, value, &values, &mut k)
                .map_err(|_| Wrong::at(text, 0, "this is too large to compare"))
        };
        let values = texts.iter().zip(&values).map(row).collect::<Result<Vec<Row>, Wrong>>()?;
        Ok(Record { values })
    }

    fn table(&self) -> String {
        let header = ["value", "left stop", "right stop", "cloud", "confused with"];
        let mut rows = vec![header.map(String::from).to_vec()];
        rows.extend(self.values.iter().map(|row| {
            let [left, right] = row.stops.clone();
            let cloud = row.cloud.clone().unwrap_or_else(|| "-".to_string());
            vec![row.value.clone(), left, right, cloud, list(&self.confused_with(row))]
        }));
        columns(&rows)
    }

    /// The values that one is confused with, each once.
    fn confused_with(&self, row: &Row) -> Vec<&str> {
        let mut texts = Vec::new();
        for (other, relation) in self.values.iter().zip(&row.relations) {
            if *relation == Relation::Confused.sign() && !texts.contains(&other.value.as_str()) {
                texts.push(other.value.as_str());
            }
        }
        texts
    }
}

impl Row {
    fn of(given: &str, value: Value, all: &[Value], k: &mut Calculator<'_>) -> Result<Row, Failure> {
        let told = Described::new(value, k)?;
        let relations = all.iter().map(|&other| Ok(k.relation(value, other)?.sign()));
        Ok(Row {
            given: given.to_string(),
            value: told.text.ok_or(Failure::TooLarge)?,
            stops: [told.left_stop, told.right_stop].map(|stop| stop.to_string()),
            relations: relations.collect::<Result<_, Failure>>()?,
            cloud: Cloud::of(value, k)?.map(|cloud| cloud.to_string()),
            ends: (told.right_stop, told.left_stop),
        })
    }
}
