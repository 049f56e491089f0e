//! The tables of a query as DataFusion reads them: before they are solved, and after.

use super::shard::{Input, graph_schema};
use super::stream::{Graphs, lines, parts};
use crate::functions::{scalar_functions, texts};
use crate::query::Source;
use crate::request::Request;
use crate::wrong::Wrong;
use datafusion::arrow::array::{Array, RecordBatch};
use datafusion::arrow::datatypes::{DataType, SchemaRef};
use datafusion::catalog::streaming::StreamingTable;
use datafusion::error::Result;
use datafusion::execution::SendableRecordBatchStream;
use datafusion::execution::runtime_env::RuntimeEnvBuilder;
use datafusion::prelude::{CsvReadOptions, ParquetReadOptions, SessionConfig, SessionContext};
use futures::StreamExt;
use grundy::graph::formats::{Format, read};
use grundy::words;
use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;
use url::Url;

/// The bytes that a query may hold to sort and group; what is more goes to temporary files.
const MEMORY: usize = 1 << 30;

/// A context with all functions. Results come in one order, whatever the machine: shards are what is done side by side.
pub fn context(request: &Request) -> Result<SessionContext> {
    let mut config = SessionConfig::new().with_target_partitions(1).with_information_schema(false);
    let options = config.options_mut();
    options.execution.parquet.schema_force_view_types = false;
    options.sql_parser.map_string_types_to_utf8view = false;
    // Errors say where.
    options.sql_parser.collect_spans = true;
    let runtime = RuntimeEnvBuilder::new().with_memory_limit(MEMORY, 1.0).build_arc()?;
    let context = SessionContext::new_with_config_rt(config, runtime);
    scalar_functions(request.settings, request.threads())
        .into_iter()
        .for_each(|function| context.register_udf(function));
    Ok(context)
}

/// What a file is, by the end of its name.
fn ends_with(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
}

/// Registers the graphs of a table as they are given, and returns its columns.
pub async fn register(context: &SessionContext, name: &str, source: &Source) -> Result<SchemaRef> {
    let graphs = match source {
        Source::Class { name, arguments } => Graphs::of_class(name, arguments),
        Source::Geng { arguments } => Graphs::of_geng(arguments),
        Source::File { path } => {
            std::fs::metadata(path).map_err(|error| Wrong::file(path, &error))?;
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            if ends_with(path, "csv") {
                let options = CsvReadOptions::new().file_extension(&extension);
                context.register_csv(name, address(path)?, options).await?;
            } else if ends_with(path, "parquet") {
                let options = ParquetReadOptions { file_extension: &extension, ..Default::default() };
                context.register_parquet(name, address(path)?, options).await?;
            } else {
                stream(context, name, Graphs::of_lines(path))?;
            }
            return columns(context, name, path).await;
        }
    };
    stream(context, name, graphs)?;
    Ok(graph_schema())
}

/// The address of a file or folder: in a path the engine would take some signs for patterns.
pub fn address(path: &Path) -> Result<String> {
    let whole = std::path::absolute(path).map_err(|error| Wrong::file(path, &error))?;
    let address = if whole.is_dir() { Url::from_directory_path(&whole) } else { Url::from_file_path(&whole) };
    Ok(address.map(String::from).map_err(|()| Wrong::file(path, &std::io::ErrorKind::InvalidFilename))?)
}

fn stream(context: &SessionContext, name: &str, graphs: Graphs) -> Result<()> {
    let table = StreamingTable::try_new(graph_schema(), vec![Arc::new(graphs)])?;
    context.register_table(name, Arc::new(table)).map(drop)
}

/// The columns of a file, one of which must hold the graphs.
async fn columns(context: &SessionContext, name: &str, path: &Path) -> Result<SchemaRef> {
    let schema = context.table_provider(name).await?.schema();
    let is_text = |kind: &DataType| matches!(kind, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View);
    match schema.field_with_name("g6") {
        Ok(field) if is_text(field.data_type()) => Ok(schema),
        _ => {
            let found: Vec<&str> = schema.fields().iter().map(|field| field.name().as_str()).collect();
            let found = found.join(", ");
            Err(Wrong::new(words!(
                "{}: expected a column g6 of texts; the columns are {found}",
                "{}: esperava-se uma coluna g6 de textos; as colunas são {found}",
                path.display()
            ))
            .into())
        }
    }
}

/// How many rows of a file are a shard.
const SHARD: usize = 2000;

/// The shards of a table, one after the other.
pub enum Feed {
    Parts(std::iter::Enumerate<std::vec::IntoIter<Vec<String>>>),
    Rows { stream: SendableRecordBatchStream, waiting: VecDeque<RecordBatch>, next: usize },
}

impl Feed {
    /// The shards of a table that is registered under a name, and how many there are if that is known. A file is read once as a whole, so
    /// that a malformed graph is found before anything is solved.
    pub async fn of(context: &SessionContext, name: &str, source: &Source) -> Result<(Feed, Option<usize>)> {
        let count = match source {
            Source::Class { name, arguments } => {
                let parts = parts(name, arguments)?;
                let count = parts.len();
                return Ok((Feed::Parts(parts.into_iter().enumerate()), Some(count)));
            }
            Source::File { path } => Some(check(context, name, path).await?),
            Source::Geng { .. } => None,
        };
        let stream = context.table(name).await?.execute_stream().await?;
        Ok((Feed::Rows { stream, waiting: VecDeque::new(), next: 0 }, count))
    }

    /// The next shard and its number.
    pub async fn next(&mut self) -> Result<Option<(usize, Input)>> {
        match self {
            Feed::Parts(parts) => Ok(parts.next().map(|(number, part)| (number, Input::Parents(part)))),
            Feed::Rows { stream, waiting, next } => {
                while waiting.is_empty() {
                    let Some(rows) = stream.next().await.transpose()? else { return Ok(None) };
                    waiting.extend(cut(&rows));
                }
                *next += 1;
                Ok(waiting.pop_front().map(|rows| (*next - 1, Input::Rows(rows))))
            }
        }
    }
}

fn cut(rows: &RecordBatch) -> impl Iterator<Item = RecordBatch> {
    let starts = (0..rows.num_rows()).step_by(SHARD);
    starts.map(|start| rows.slice(start, SHARD.min(rows.num_rows() - start)))
}

/// How many shards a file has; an error says which of its graphs is malformed.
async fn check(context: &SessionContext, name: &str, path: &Path) -> Result<usize> {
    let mut shards = 0;
    if !ends_with(path, "csv") && !ends_with(path, "parquet") {
        lines(path, &mut |rows| {
            shards += cut(&rows).count();
            true
        })?;
        return Ok(shards);
    }
    let mut stream = context.table(name).await?.execute_stream().await?;
    let mut row = 0;
    while let Some(rows) = stream.next().await.transpose()? {
        let graphs = texts(rows.column(rows.schema().index_of("g6")?))?;
        for place in (0..graphs.len()).filter(|&place| graphs.is_valid(place)) {
            let number = row + place + 1;
            read(Format::Graph6, graphs.value(place)).map_err(|error| {
                Wrong::new(words!(
                    "{}: row {number}, column g6, at {}: {}",
                    "{}: linha {number}, coluna g6, em {}: {}", path.display(), error.at; error.message
                ))
            })?;
        }
        row += graphs.len();
        shards += cut(&rows).count();
    }
    Ok(shards)
}

/// A number that changes with a file: its size and when it was last changed.
pub fn stamp(source: &Source) -> Option<u64> {
    let Source::File { path } = source else { return None };
    let data = std::fs::metadata(path).ok()?;
    let changed = data.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?;
    Some((changed.as_nanos() as u64).rotate_left(20) ^ data.len())
}
