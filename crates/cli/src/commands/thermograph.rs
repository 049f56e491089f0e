//! `grundy thermograph`: the value of a problem, and its thermograph.

use crate::ending::Ending;
use crate::limits::LimitArgs;
use crate::lines::field;
use crate::picture::PictureArgs;
use crate::watch::Watch;
use crate::{show, texts};
use clap::Args;
use grundy::ask::{Status, Valued};
use grundy::draw::{thermograph_svg, thermograph_text};
use grundy::solve::StopReason;
use grundy::tell::Language;
use grundy::value::{Heat, Point, Wall};
use serde::Serialize;
use std::io::{self, Write};

/// Print the Conway value, its mean, temperature and stops, and draw its thermograph
#[derive(Args, Debug)]
#[command(after_help = "\
Temperatures go up and values decrease to the right, so that Left's wall stands at the left. Alice is Left. Where
the walls meet stands the mast: its place is the mean, its foot the temperature. Only normal play has values.

Examples:
  grundy thermograph 'value:{3|1||0}'
  grundy thermograph 'kayles:P3[ABA]' --unicode
  grundy thermograph 'value:+-2' 'value:^*' --json       a sum
  grundy thermograph 'value:{5|2||-1}' --svg walls.svg")]
pub struct ThermographArgs {
    /// What to value; several problems are their disjunctive sum
    #[arg(required = true, value_name = "PROBLEM")]
    problems: Vec<String>,
    #[command(flatten)]
    picture: PictureArgs,
    /// Write the value with arrows and other symbols beyond ASCII
    #[arg(long)]
    unicode: bool,
    /// Print the value and the corners of its walls as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

pub fn run(args: ThermographArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let (question, text) = texts::opened(&args.problems.join(" + "))?;
    let options = args.limits.options();
    let watch = Watch::over(&options.limits, language);
    let found = question.valued(&options).map_err(|error| texts::wrong(&text, error))?;
    drop(watch);
    match found {
        Ok(found) => answered(&args, &found, language, out),
        Err(reason) => stopped(&args, &question.to_string(), reason, language, out),
    }
}

fn answered(
    args: &ThermographArgs,
    found: &Valued,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<Ending> {
    args.picture.draw(|| thermograph_svg(&found.thermograph, &found.problem, language))?;
    let record = Record::of(found);
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&record)?)?,
        false => record.show(out, args.unicode, &thermograph_text(&found.thermograph), language)?,
    }
    Ok(Ending::Answered)
}

fn stopped(
    args: &ThermographArgs,
    problem: &str,
    reason: StopReason,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<Ending> {
    if args.json {
        let stopped = Stopped { problem, status: Status::Stopped, stopped_by: reason.id() };
        writeln!(out, "{}", serde_json::to_string(&stopped)?)?;
    } else {
        writeln!(out, "{problem}")?;
        field(out, language.pick("stopped by", "parou por"), show::stopped(reason, language))?;
    }
    Ok(Ending::Stopped)
}

#[derive(Serialize)]
struct Stopped<'a> {
    problem: &'a str,
    status: Status,
    stopped_by: &'static str,
}

/// What is reported about a value, with the field names of answers.
#[derive(Serialize)]
struct Record<'a> {
    problem: &'a str,
    status: Status,
    /// Null if it would be too long, as in unicode.
    value: Option<&'a str>,
    unicode: Option<&'a str>,
    mean: String,
    temperature: String,
    heat: Heat,
    /// Left's, then Right's.
    stops: [String; 2],
    birthday: Option<u64>,
    /// Null unless the value is all small.
    atomic_weight: Option<&'a str>,
    reduced: Option<&'a str>,
    left_wall: Vec<Corner>,
    right_wall: Vec<Corner>,
}

/// Where a wall turns; it runs straight between corners, and vertically above the last.
#[derive(Serialize)]
struct Corner {
    temperature: String,
    position: String,
}

impl Record<'_> {
    fn of(found: &Valued) -> Record<'_> {
        let described = &found.described;
        Record {
            problem: &found.problem,
            status: Status::Solved,
            value: described.text.as_deref(),
            unicode: found.unicode.as_deref(),
            mean: described.mean.to_string(),
            temperature: described.temperature.to_string(),
            heat: described.heat,
            stops: [described.left_stop, described.right_stop].map(|stop| stop.to_string()),
            birthday: found.details.birthday,
            atomic_weight: found.details.atomic_weight.as_deref(),
            reduced: found.details.reduced.as_deref(),
            left_wall: corners(&found.thermograph.left),
            right_wall: corners(&found.thermograph.right),
        }
    }

    fn show(&self, out: &mut dyn Write, unicode: bool, drawing: &str, language: Language) -> io::Result<()> {
        writeln!(out, "{}", self.problem)?;
        let value = if unicode { self.unicode } else { self.value };
        let too_long = language.pick("too long to be written", "longo demais para ser escrito");
        field(out, language.pick("value", "valor"), value.unwrap_or(too_long))?;
        field(out, language.pick("mean", "média"), &self.mean)?;
        field(out, language.pick("temperature", "temperatura"), &self.temperature)?;
        field(out, language.pick("heat", "calor"), show::heat(self.heat, language))?;
        field(out, language.pick("stops", "paradas"), &show::stops(&self.stops, language))?;
        let weight = self.atomic_weight.map(|weight| show::atomic_weight(weight, language));
        let details = [
            (language.pick("birthday", "aniversário"), self.birthday.map(|day| day.to_string())),
            (language.pick("atomic", "atômico"), weight),
            (language.pick("reduced", "reduzida"), self.reduced.map(String::from)),
        ];
        for (name, text) in details {
            text.map_or(Ok(()), |text| field(out, name, &text))?;
        }
        writeln!(out, "\n{drawing}")
    }
}

fn corners(wall: &Wall) -> Vec<Corner> {
    let corner = |point: &Point| Corner {
        temperature: point.temperature.to_string(),
        position: point.position.to_string(),
    };
    wall.points().iter().map(corner).collect()
}
