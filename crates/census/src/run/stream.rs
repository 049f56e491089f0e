//! Tables that are made while they are read, so that no more than a few thousand graphs are held.

use super::shard::{graph_schema, rows_of};
use crate::functions::CANCEL;
use crate::generate::{Class, Small, all};
use crate::wrong::{Wrong, cancelled};
use datafusion::arrow::array::{Int64Array, RecordBatch, StringArray};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::TaskContext;
use datafusion::physical_plan::SendableRecordBatchStream;
use datafusion::physical_plan::stream::RecordBatchReceiverStream;
use datafusion::physical_plan::streaming::PartitionStream;
use grundy::graph::formats::{Format, read};
use grundy::text::Words;
use grundy::words;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::sync::Arc;

/// How many graphs are handed on at once.
const CHUNK: usize = 4096;

/// How many chunks may wait for their reader.
const WAITING: usize = 4;

/// The graphs of a class, or the lines of a file.
#[derive(Debug)]
pub struct Graphs {
    schema: SchemaRef,
    from: From,
}

#[derive(Clone, Debug)]
enum From {
    Class(String, Vec<u64>),
    Lines(PathBuf),
    Geng(String),
}

impl Graphs {
    /// All graphs of a class.
    pub fn of_class(name: &str, arguments: &[u64]) -> Graphs {
        Graphs { schema: graph_schema(), from: From::Class(name.to_string(), arguments.to_vec()) }
    }

    /// The graphs of a file with one graph6 text per line.
    pub fn of_lines(path: &Path) -> Graphs {
        Graphs { schema: graph_schema(), from: From::Lines(path.to_path_buf()) }
    }

    /// The graphs that geng generates.
    pub fn of_geng(arguments: &str) -> Graphs {
        Graphs { schema: graph_schema(), from: From::Geng(arguments.to_string()) }
    }
}

impl PartitionStream for Graphs {
    fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    fn execute(&self, _: Arc<TaskContext>) -> SendableRecordBatchStream {
        let mut builder = RecordBatchReceiverStream::builder(self.schema.clone(), WAITING);
        let (sender, from) = (builder.tx(), self.from.clone());
        builder.spawn_blocking(move || {
            // Nobody reads on after a LIMIT; then there is nothing more to do.
            let mut send = |batch| sender.blocking_send(Ok(batch)).is_ok();
            match from {
                From::Class(name, arguments) => class(&name, &arguments, &mut send),
                From::Lines(path) => lines(&path, &mut send).map(drop),
                From::Geng(arguments) => geng(&arguments, &mut send),
            }
        });
        builder.build()
    }
}

fn class(name: &str, arguments: &[u64], send: &mut dyn FnMut(RecordBatch) -> bool) -> Result<()> {
    let class = Class::new(name, arguments).map_err(Wrong::new)?;
    let mut chunk: Vec<Small> = Vec::with_capacity(CHUNK);
    let mut outcome = Ok(true);
    all(&class, &mut |graph| {
        chunk.push(*graph);
        if chunk.len() == CHUNK {
            outcome = match CANCEL.is_cancelled() {
                true => Err(cancelled()),
                false => rows_of(&chunk).map(&mut *send),
            };
            chunk.clear();
        }
        matches!(outcome, Ok(true))
    });
    if outcome? && !chunk.is_empty() {
        send(rows_of(&chunk)?);
    }
    Ok(())
}

/// Reads the graphs of a file and returns how many there are; an error says in which line it is wrong.
pub fn lines(path: &Path, send: &mut dyn FnMut(RecordBatch) -> bool) -> Result<u64> {
    let file = File::open(path).map_err(|error| DataFusionError::from(Wrong::file(path, &error)))?;
    read_lines(BufReader::new(file), path, send)
}

/// The program geng, which Debian calls nauty-geng.
const GENG: [&str; 2] = ["geng", "nauty-geng"];

/// Runs geng as far as anybody reads.
fn geng(arguments: &str, send: &mut dyn FnMut(RecordBatch) -> bool) -> Result<()> {
    let start = |program: &&str| {
        let mut command = Command::new(program);
        command.arg("-q").args(arguments.split_whitespace()).stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().ok()
    };
    let missing = || {
        Wrong::new(words!(
            "geng is not on the PATH: it is part of nauty",
            "geng não está no PATH: é parte do nauty"
        ))
    };
    let mut child = GENG.iter().find_map(start).ok_or_else(missing)?;
    let mut read_on = true;
    let mut take = |rows| {
        read_on = send(rows);
        read_on
    };
    let found = match child.stdout.take() {
        Some(out) => read_lines(BufReader::new(out), Path::new(GENG[0]), &mut take).map(drop),
        None => Ok(()),
    };
    if found.is_err() || !read_on {
        let _ = child.kill();
    }
    let ended = child.wait_with_output().map_err(|error| Wrong::file(Path::new(GENG[0]), &error))?;
    if found.is_ok() && read_on && !ended.status.success() {
        return Err(failure(arguments, &ended));
    }
    found
}

/// Why geng ended before all graphs were there. Ctrl-C in a terminal reaches geng too, and perhaps before us.
fn failure(arguments: &str, ended: &Output) -> DataFusionError {
    if CANCEL.is_cancelled() || is_interrupted(&ended.status) {
        return cancelled();
    }
    let errors = String::from_utf8_lossy(&ended.stderr);
    let errors = errors.trim();
    let reason = if errors.is_empty() { ended.status.to_string() } else { errors.to_string() };
    Wrong::new(Words::same(format!("geng {arguments}: {reason}"))).into()
}

/// Whether Ctrl-C ended a program.
#[cfg(unix)]
fn is_interrupted(status: &ExitStatus) -> bool {
    const SIGINT: i32 = 2;
    std::os::unix::process::ExitStatusExt::signal(status) == Some(SIGINT)
}

#[cfg(not(unix))]
fn is_interrupted(_: &ExitStatus) -> bool {
    false
}

/// Reads graphs and returns how many there are. Empty lines and the header of the format do not count.
fn read_lines(from: impl BufRead, path: &Path, send: &mut dyn FnMut(RecordBatch) -> bool) -> Result<u64> {
    let failed = |error: &std::io::Error| DataFusionError::from(Wrong::file(path, error));
    let (mut graphs, mut edges, mut count) = (Vec::new(), Vec::new(), 0);
    let mut sizes = Vec::new();
    for (number, line) in from.lines().enumerate() {
        let line = line.map_err(|error| failed(&error))?;
        let text = line.trim().trim_start_matches(">>graph6<<");
        if text.is_empty() {
            continue;
        }
        let graph = read(Format::Graph6, text).map_err(|error| {
            let place = number + 1;
            Wrong::new(words!(
                "{}: line {place} at {}: {}",
                "{}: linha {place} em {}: {}", path.display(), error.at; error.message
            ))
        })?;
        sizes.push(graph.n() as i64);
        edges.push(graph.edges().len() as i64);
        graphs.push(text.to_string());
        count += 1;
        if CANCEL.is_cancelled() {
            return Err(cancelled());
        }
        if graphs.len() == CHUNK && !send(batch(&mut graphs, &mut sizes, &mut edges)?) {
            return Ok(count);
        }
    }
    if !graphs.is_empty() {
        send(batch(&mut graphs, &mut sizes, &mut edges)?);
    }
    Ok(count)
}

fn batch(graphs: &mut Vec<String>, sizes: &mut Vec<i64>, edges: &mut Vec<i64>) -> Result<RecordBatch> {
    let columns: Vec<datafusion::arrow::array::ArrayRef> = vec![
        Arc::new(StringArray::from(std::mem::take(graphs))),
        Arc::new(Int64Array::from(std::mem::take(sizes))),
        Arc::new(Int64Array::from(std::mem::take(edges))),
    ];
    Ok(RecordBatch::try_new(graph_schema(), columns)?)
}

/// The graphs from which a class grows, in parts, as texts.
pub fn parts(name: &str, arguments: &[u64]) -> Result<Vec<Vec<String>>> {
    let class = Class::new(name, arguments).map_err(Wrong::new)?;
    let parts = crate::generate::parts(&class);
    Ok(parts.into_iter().map(|part| part.iter().map(Small::g6).collect()).collect())
}
