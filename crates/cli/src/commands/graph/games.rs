//! `grundy graph --games`: every game and number of a graph, each within a short time.
//!
//! The quick ones come first, without knowing beforehand which these are: everything is asked for a moment, and what was
//! not answered is asked again for the whole time.

use crate::ending::Ending;
use crate::limits::{LimitArgs, duration};
use crate::show;
use crate::texts;
use crate::watch::Watch;
use clap::Args;
use grundy::ask::{NumberAnswer, NumberName, Options, Question, Status, Survey, survey_of};
use grundy::rules::Verdict;
use grundy::tell::Language;
use grundy::text::Words;
use grundy::words;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// How long each game and each number may take, by default, and how long it may in the first round.
const SHORT: Duration = Duration::from_secs(2);
const MOMENT: Duration = Duration::from_millis(100);

#[derive(Args, Debug)]
#[command(next_help_heading = "Games")]
pub struct GamesArgs {
    /// Every game that can be played on the graph and every number of it, as far as a short limit goes
    #[arg(long, conflicts_with_all = ["to", "svg", "canonical"])]
    games: bool,
    /// The longest time for each game and each number [default: 2s]
    #[arg(long, value_name = "DURATION", value_parser = duration, requires = "games")]
    time: Option<Duration>,
}

/// One line of the table: a game, or a number.
#[derive(Serialize)]
struct Row {
    /// The id of the game; null for a number that is defined without play.
    game: Option<&'static str>,
    #[serde(skip)]
    name: Words,
    /// The name of the number; null for a game.
    number_name: Option<&'static str>,
    problem: Option<String>,
    /// "solved", "stopped", or null where the game cannot be played on the graph.
    status: Option<Status>,
    winner: Option<Verdict>,
    nimber: Option<u64>,
    value: Option<String>,
    number: Option<i64>,
    /// What was chosen where the graph does not say it, or why there is no answer.
    note: Option<String>,
    #[serde(skip)]
    words: Option<Words>,
    engine: Option<String>,
    #[serde(skip)]
    decided: Option<Words>,
    seconds: f64,
}

/// The whole table, as JSON.
#[derive(Serialize)]
struct Table<'a> {
    graph: &'a str,
    games: Vec<&'a Row>,
    numbers: Vec<&'a Row>,
}

impl GamesArgs {
    /// The table of a graph, if it was asked for.
    pub fn run(
        &self,
        text: &str,
        json: bool,
        language: Language,
        out: &mut dyn Write,
    ) -> anyhow::Result<Option<Ending>> {
        if !self.games {
            return Ok(None);
        }
        let (parsed, opened) = texts::opened_graph(text)?;
        let survey = survey_of(&parsed).map_err(|error| texts::wrong(&opened, error))?;
        let limits = LimitArgs { time: None, memory: None, nodes: None, threads: None, search_only: false };
        let options = limits.options();
        let mut rows = rows(&survey);
        if !json {
            heading(&survey, &rows, language, out)?;
        }
        let time = self.time.unwrap_or(SHORT);
        for limit in [MOMENT.min(time), time] {
            for i in 0..rows.len() {
                if rows[i].status.is_some_and(|status| status == Status::Solved) || rows[i].is_refused() {
                    continue;
                }
                if options.limits.cancel.is_cancelled() {
                    break;
                }
                let mut within = options.clone();
                within.limits.time = Some(limit);
                let watch = Watch::over(&within.limits, language);
                rows[i].ask(&within);
                drop(watch);
                if !json && (limit == time || rows[i].status == Some(Status::Solved)) {
                    print(&rows, i, language, out)?;
                }
            }
        }
        let solved = rows
            .iter()
            .all(|row| row.status != Some(Status::Stopped) && (row.is_refused() || row.status.is_some()));
        if json {
            let of = |numbers: bool| rows.iter().filter(|row| row.number_name.is_some() == numbers).collect();
            let table = Table { graph: &survey.graph, games: of(false), numbers: of(true) };
            writeln!(out, "{}", serde_json::to_string(&table)?)?;
        } else {
            for i in (0..rows.len()).filter(|&i| rows[i].is_refused() || rows[i].status.is_none()) {
                print(&rows, i, language, out)?;
            }
        }
        Ok(Some(Ending::of(solved)))
    }
}

fn rows(survey: &Survey) -> Vec<Row> {
    let mut rows = Vec::new();
    let empty = |game, name: Words| Row {
        game,
        name,
        number_name: None,
        problem: None,
        status: None,
        winner: None,
        nimber: None,
        value: None,
        number: None,
        note: None,
        words: None,
        engine: None,
        decided: None,
        seconds: 0.0,
    };
    for game in &survey.games {
        let keys = game.keys.iter().map(|key| format!(" {key}")).collect::<String>();
        let words = game.assumed.clone().or(game.reason.clone());
        rows.push(Row {
            problem: game.problem.clone(),
            note: words.as_ref().map(|words| words.en.clone()),
            words,
            ..empty(Some(game.game), words!("{}{keys}", "{}{keys}"; game.name))
        });
        for number in &game.numbers {
            let problem = game.problem.clone();
            rows.push(Row {
                number_name: Some(number.name),
                problem,
                ..empty(Some(game.game), number.help.into())
            });
        }
    }
    for number in &survey.numbers {
        let problem = Some(survey.bare.clone());
        rows.push(Row { number_name: Some(number.name), problem, ..empty(None, number.help.into()) });
    }
    rows
}

impl Row {
    /// Whether the game cannot be played on the graph.
    fn is_refused(&self) -> bool {
        self.problem.is_none()
    }

    /// Asks within limits. What is refused although it could be read, such as a board that is too large for a game, is a
    /// note and not an error.
    fn ask(&mut self, options: &Options) {
        let Some(problem) = self.problem.clone() else { return };
        let refused = match self.number_name {
            None => match Question::read(&problem).and_then(|question| question.solve(options)) {
                Ok(answer) => {
                    self.status = Some(answer.status);
                    (self.winner, self.nimber) = (answer.winner, answer.nimber);
                    self.value = answer.value.clone();
                    self.decided = Some(answer.engine.words());
                    self.engine = Some(answer.engine.to_string());
                    self.seconds += answer.seconds;
                    return;
                }
                Err(error) => error.message,
            },
            Some(name) => {
                let board = problem
                    .split_once(':')
                    .filter(|_| self.game.is_some())
                    .map_or(&problem[..], |(_, board)| board);
                match NumberName::read(name).and_then(|name| name.of(board, options)) {
                    Ok(answer) => {
                        self.take_number(&answer);
                        return;
                    }
                    Err(error) => error.message,
                }
            }
        };
        self.problem = None;
        self.note = Some(refused.en.clone());
        self.words = Some(refused);
    }

    fn take_number(&mut self, answer: &NumberAnswer) {
        (self.status, self.number) = (Some(answer.status), answer.number);
        self.note = answer.reason.as_ref().map(|reason| reason.en.clone());
        self.words = answer.reason.clone();
        self.decided = Some(answer.engine.words());
        self.engine = Some(answer.engine.to_string());
        self.seconds += answer.seconds;
    }

    fn title(&self, language: Language) -> String {
        self.number_name.map_or_else(|| language.of(&self.name).to_string(), |name| format!("  {name}"))
    }

    fn result(&self, language: Language) -> String {
        let worth =
            [self.nimber.map(|n| format!("*{n}")), self.value.clone(), self.number.map(|n| format!("= {n}"))];
        let winner = self.winner.map(|winner| show::verdict(winner, language).to_string());
        let known: Vec<String> = winner.into_iter().chain(worth.into_iter().flatten()).collect();
        if known.is_empty() { "-".into() } else { known.join(", ") }
    }
}

fn width(rows: &[Row], language: Language) -> usize {
    rows.iter().map(|row| row.title(language).chars().count()).max().unwrap_or(0)
}

fn heading(survey: &Survey, rows: &[Row], language: Language, out: &mut dyn Write) -> std::io::Result<()> {
    let [game, result, decided] =
        language.pick(["game", "result", "decided by"], ["jogo", "resultado", "decisão"]);
    let width = width(rows, language);
    writeln!(out, "{}", show::shortened(&survey.graph))?;
    writeln!(out, "  {game:<width$}  {result:<18}  {:>8}  {decided}", language.pick("time", "tempo"))
}

/// A line as soon as it is known: numbers stand below their game when both are quick.
fn print(rows: &[Row], i: usize, language: Language, out: &mut dyn Write) -> std::io::Result<()> {
    let (row, width) = (&rows[i], width(rows, language));
    let time = format!("{} s", language.decimal(row.seconds, 3));
    let stopped = row.status == Some(Status::Stopped);
    let decided = match (&row.words, &row.decided) {
        _ if row.status.is_none() && row.problem.is_some() => {
            language.pick("not asked", "não perguntado").to_string()
        }
        (Some(words), Some(decided)) if !stopped => {
            format!("{}; {}", language.of(decided), language.of(words))
        }
        (Some(words), _) => language.of(words).to_string(),
        (None, _) if stopped => {
            language.pick("stopped by time", "interrompido pelo limite de tempo").to_string()
        }
        (None, Some(decided)) => language.of(decided).to_string(),
        (None, None) => String::new(),
    };
    let line =
        format!("  {:<width$}  {:<18}  {time:>8}  {decided}", row.title(language), row.result(language));
    writeln!(out, "{}", line.trim_end())?;
    out.flush()
}
