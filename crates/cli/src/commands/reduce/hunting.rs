//! `grundy reduce NAME --hunt`.

use super::{ReduceArgs, style};
use crate::ending::{Ending, Wrong, say};
use crate::lines::{columns, field};
use crate::watch::Watch;
use crate::{picture, show};
use grundy::ask::{Error, Play, Question};
use grundy::draw::view_svg;
use grundy::reduce::{Applied, Counterexample, End, HuntOptions, Hunted, Progress, Reduction, hunt, smaller};
use grundy::rules::{Mark, View};
use grundy::tell::Language;
use grundy::text::split_unquoted;
use serde::Serialize;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What is printed about a hunt.
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

pub fn run(
    args: &ReduceArgs,
    reduction: Reduction,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<Ending> {
    let size = args.size.unwrap_or(reduction.size);
    let options = HuntOptions { count: args.count, each: args.each, solve: args.limits.options() };
    let hunted = watched(reduction, size, args.seed, options, language);
    let counterexample = hunted.counterexample.as_ref();
    let applied = counterexample.and_then(|found| reduction.apply_to(&found.source.clone().into()).ok());
    if let (Some(path), Some(found), Some(applied)) = (&args.svg, counterexample, &applied) {
        picture::write(path, &last_position(found, applied, language)?)?;
    }
    if args.json {
        let vertices = applied.as_ref().map(|applied| applied.built.vertices.as_slice());
        let (reduction, first) = (reduction.id, reduction.to.first.id());
        let report = Report { reduction, first, seed: args.seed, size, hunted: &hunted, vertices };
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        print_hunt(out, &hunted, language)?;
        if let Some(found) = counterexample {
            print_counterexample(out, found, language)?;
        }
    }
    let stopped = matches!(hunted.end, End::Time | End::Cancelled);
    if stopped {
        out.flush()?;
        say(match hunted.end {
            End::Time => language.pick("stopped by the limit on time", "interrompida pelo limite de tempo"),
            _ => language.pick("stopped by request", "interrompida a pedido"),
        });
    }
    Ok(Ending::of(!stopped))
}

/// Hunts with a progress display that can be cancelled.
fn watched(reduction: Reduction, size: usize, seed: u64, options: HuntOptions, language: Language) -> Hunted {
    let progress = Arc::new(Progress::default());
    let counts = progress.clone();
    let words = move || {
        let count = |n: &AtomicU64| language.number(n.load(Relaxed));
        let (agreed, stopped) = (count(&counts.agreed), count(&counts.stopped));
        language.pick(
            format!("{agreed} instances agreed, {stopped} given up"),
            format!("{agreed} instâncias conferem, {stopped} abandonadas"),
        )
    };
    let watch = Watch::with_text(&options.solve.limits, words);
    let hunted = hunt(&reduction, reduction.sources(size, seed), &smaller, &options, &progress);
    drop(watch);
    hunted
}

fn print_hunt(out: &mut dyn Write, hunted: &Hunted, language: Language) -> io::Result<()> {
    let label = |en, pt| language.pick(en, pt);
    let verdict = match hunted.end {
        End::Counterexample => label("fails: a counterexample was found", "falha: achou-se um contraexemplo"),
        End::Count | End::Exhausted => label("no counterexample", "nenhum contraexemplo"),
        End::Time | End::Cancelled => {
            label("stopped; no counterexample so far", "interrompida; nenhum contraexemplo até aqui")
        }
    };
    writeln!(out, "{verdict}")?;
    let number = |n: u64| language.number(n);
    let (agreed, won) = (number(hunted.agreed), number(hunted.won_by_alice));
    let agreed = language.pick(
        format!("{agreed}, Alice winning {won} of the sources"),
        format!("{agreed}, com Alice vencendo {won} das origens"),
    );
    field(out, label("agreed", "conferem"), &agreed)?;
    field(out, label("given up", "abandonadas"), &number(hunted.stopped))?;
    field(out, label("time", "tempo"), &format!("{} s", language.decimal(hunted.seconds, 1)))
}

fn print_counterexample(out: &mut dyn Write, found: &Counterexample, language: Language) -> io::Result<()> {
    let label = |en, pt| language.pick(en, pt);
    writeln!(out)?;
    field(out, label("source", "origem"), &show::shortened(&found.source.to_string()))?;
    field(out, label("won by", "vence"), found.source_winner.id())?;
    field(out, label("target", "destino"), &show::shortened(&found.target.to_string()))?;
    field(out, label("won by", "vence"), found.target_winner.id())?;
    if found.found != found.source {
        field(out, label("shrunk from", "reduzido de"), &show::shortened(&found.found.to_string()))?;
    }
    field(out, label("play", "partida"), &columns(&line_text(found, language)))
}

/// The line of play: who moves where, the colour that the vertex gets, and the vertices for which none is left.
fn line_text(found: &Counterexample, language: Language) -> Vec<Vec<String>> {
    let mut dead = Vec::new();
    let mut rows = Vec::new();
    for (i, step) in found.line.iter().enumerate() {
        let (_, name) = split_unquoted(&step.text, ':')[0];
        let vertex = found.target.as_graph().and_then(|graph| graph.read_vertex(name));
        let mut row = vec![format!("{}.", i + 1), step.who.to_string(), step.text.clone()];
        if let Ok(View::Graph(view)) = played(found, i + 1) {
            let colour = vertex.and_then(|v| view.colours.get(v).copied().flatten());
            row.push(colour.map_or(String::new(), |colour| format!("= {colour}")));
            let fresh =
                |v: &usize| view.vertices[*v] == Mark::Dead && !dead.contains(v) && !view.colours.is_empty();
            let fresh: Vec<usize> = (0..view.vertices.len()).filter(fresh).collect();
            let fresh_names: Vec<String> = fresh.iter().map(|&v| view.name(v)).collect();
            row.push(match (fresh.is_empty(), language) {
                (true, _) => String::new(),
                (_, Language::English) => format!("no colour is left for {}", fresh_names.join(", ")),
                (_, Language::Portuguese) => format!("não resta cor para {}", fresh_names.join(", ")),
            });
            dead.extend(fresh);
        }
        rows.push(row);
    }
    rows
}

/// The target after `count` moves of the line.
fn played(found: &Counterexample, count: usize) -> Result<View, Error> {
    let moves = found.line[..count].iter().map(|step| step.text.as_str());
    Ok(Play::of(&Question::from(found.target.clone()).after(moves))?.view())
}

/// The target at the end of the line of play.
fn last_position(found: &Counterexample, applied: &Applied, language: Language) -> Result<String, Wrong> {
    let view = played(found, found.line.len()).map_err(|error| Wrong::new(error.message))?;
    Ok(view_svg(&view, &style(applied, language)))
}
