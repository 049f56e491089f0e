//! `grundy reduce NAME --hunt`.

use super::shown::said;
use super::{ReduceArgs, style};
use crate::ending::{Ending, Wrong, say};
use crate::lines::{columns, field};
use crate::watch::Watch;
use crate::{picture, show};
use grundy::ask::position;
use grundy::draw::view_svg;
use grundy::reduce::{Applied, Counterexample, End, HuntOptions, Hunted, Progress, Reduction, hunt, smaller};
use grundy::tell::Language;
use serde::Serialize;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

/// What is printed of a hunt.
#[derive(Serialize)]
struct Report<'a> {
    reduction: &'static str,
    first: &'static str,
    seed: u64,
    size: usize,
    #[serde(flatten)]
    hunted: &'a Hunted,
    /// The names of the vertices of the counterexample's target.
    #[serde(skip_serializing_if = "Option::is_none")]
    vertices: Option<&'a [String]>,
}

pub fn run(args: &ReduceArgs, reduction: Reduction, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let size = args.size.unwrap_or(reduction.size);
    let options = HuntOptions { count: args.count, each: args.each, solve: args.limits.options() };
    let hunted = watched(reduction, size, args.seed, options);
    let counterexample = hunted.counterexample.as_ref();
    let applied = counterexample.and_then(|found| reduction.apply(&found.source).ok());
    if let (Some(path), Some(found), Some(applied)) = (&args.svg, counterexample, &applied) {
        picture::write(path, &last_position(found, applied, args.language())?)?;
    }
    if args.json {
        let vertices = applied.as_ref().map(|applied| applied.built.vertices.as_slice());
        let (reduction, first) = (reduction.id, reduction.to.first.id());
        let report = Report { reduction, first, seed: args.seed, size, hunted: &hunted, vertices };
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        told(out, &hunted, args.language())?;
        if let (Some(found), Some(applied)) = (counterexample, &applied) {
            counterexample_told(out, found, applied, args.language())?;
        }
    }
    let stopped = matches!(hunted.end, End::Time | End::Cancelled);
    if stopped {
        out.flush()?;
        say(if hunted.end == End::Time { "stopped by the limit on time" } else { "stopped by request" });
    }
    Ok(Ending::of(!stopped))
}

/// Hunts under the eyes of whoever waits.
fn watched(reduction: Reduction, size: usize, seed: u64, options: HuntOptions) -> Hunted {
    let progress = Arc::new(Progress::default());
    let counts = progress.clone();
    let words = move || {
        let count = |n: u64| Language::English.number(n);
        let (agreed, stopped) = (counts.agreed.load(Relaxed), counts.stopped.load(Relaxed));
        format!("{} instances agreed, {} given up", count(agreed), count(stopped))
    };
    let watch = Watch::telling(&options.solve.limits, words);
    let hunted = hunt(&reduction, reduction.sources(size, seed), &smaller, &options, &progress);
    drop(watch);
    hunted
}

fn told(out: &mut dyn Write, hunted: &Hunted, language: Language) -> io::Result<()> {
    let label = |en, pt| said(language, en, pt);
    let verdict = match hunted.end {
        End::Counterexample => {
            label("fails: a counterexample was found", "falha: foi achado um contraexemplo")
        }
        End::Count | End::Exhausted => label("no counterexample", "nenhum contraexemplo"),
        End::Time | End::Cancelled => {
            label("stopped; no counterexample so far", "interrompida; nenhum contraexemplo até aqui")
        }
    };
    writeln!(out, "{verdict}")?;
    let number = |n: u64| language.number(n);
    let agreed = match language {
        Language::English => {
            format!("{}, Alice winning {} of the sources", number(hunted.agreed), number(hunted.won_by_alice))
        }
        Language::Portuguese => format!(
            "{}, com Alice vencendo {} das origens",
            number(hunted.agreed),
            number(hunted.won_by_alice)
        ),
    };
    field(out, label("agreed", "conferem"), &agreed)?;
    field(out, label("given up", "desistidas"), &number(hunted.stopped))?;
    field(out, label("time", "tempo"), &format!("{:.1} s", hunted.seconds))
}

fn counterexample_told(
    out: &mut dyn Write,
    found: &Counterexample,
    applied: &Applied,
    language: Language,
) -> io::Result<()> {
    let label = |en, pt| said(language, en, pt);
    writeln!(out)?;
    field(out, label("source", "origem"), &show::shortened(&found.source))?;
    field(out, label("won by", "vence"), found.source_winner)?;
    field(out, label("target", "destino"), &show::shortened(&found.target))?;
    field(out, label("won by", "vence"), found.target_winner)?;
    if found.found != found.source {
        field(out, label("shrunk from", "reduzido de"), &show::shortened(&found.found))?;
    }
    let rows: Vec<Vec<String>> = (1..)
        .zip(&found.line)
        .map(|(i, step)| {
            let note = if step.lost { label("every move loses", "toda jogada perde") } else { "" };
            let name = vertex_name(&step.text, applied);
            vec![format!("{i}."), step.who.to_string(), step.text.clone(), name, note.to_string()]
        })
        .collect();
    field(out, label("play", "partida"), &columns(&rows))
}

/// The name of the vertex on which a move is made.
fn vertex_name(text: &str, applied: &Applied) -> String {
    let number: String = text.chars().take_while(char::is_ascii_digit).collect();
    let vertex = number.parse().ok().and_then(|v: usize| applied.built.vertices.get(v));
    vertex.cloned().unwrap_or_default()
}

/// The target at the end of the line of play.
fn last_position(found: &Counterexample, applied: &Applied, language: Language) -> Result<String, Wrong> {
    let moves: Vec<&str> = found.line.iter().map(|step| step.text.as_str()).collect();
    let played = if moves.is_empty() { String::new() } else { format!("//{}", moves.join(".")) };
    let text = format!("{}{played}", found.target);
    let position = position(&text, 0).map_err(|error| Wrong::at(&text, error.at, &error.message))?;
    Ok(view_svg(&position.view, &style(applied, language)))
}
