//! Shows the result of a query or writes it to a file.

mod links;
mod list;
mod plot;
mod sink;
mod table;
mod unfinished;

pub use list::list;

use crate::functions::interrupted;
use crate::query::TableSpec;
use crate::request::{Format, Request};
use crate::run::{Progress, game_of};
use crate::say;
use crate::wrong::{Wrong, cancelled};
use datafusion::arrow::datatypes::{DataType, SchemaRef};
use datafusion::common::DFSchema;
use datafusion::error::Result;
use datafusion::execution::SendableRecordBatchStream;
use datafusion::prelude::DataFrame;
use futures::StreamExt;
use grundy::words;
use links::Links;
use plot::Plot;
use sink::{FileKind, FileSink, Printer, Sink};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use unfinished::Unfinished;

/// Where a result goes.
pub struct Output {
    format: Format,
    file: Option<(PathBuf, FileKind)>,
    plot: Option<PathBuf>,
    links: Option<String>,
}

/// The same with its files, which are there from the beginning: after hours of work it is too late to find that one cannot be made.
pub struct Opened {
    format: Format,
    file: Option<(Unfinished, FileKind)>,
    plot: Option<Unfinished>,
    links: Option<String>,
}

impl Output {
    /// What a request asks for; an error if a file has a name of no known kind.
    pub fn of(request: &Request) -> std::result::Result<Output, Wrong> {
        let file =
            request.out.clone().map(|path| FileKind::of(&path).map(|kind| (path, kind))).transpose()?;
        let svg = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "svg");
        if let Some(path) = request.plot.as_ref().filter(|path| !svg(path)) {
            let expected = words!(
                "{}: expected a name that ends in .svg",
                "{}: esperava-se um nome terminado em .svg",
                path.display()
            );
            return Err(Wrong::new(expected));
        }
        Ok(Output { format: request.format, file, plot: request.plot.clone(), links: request.links.clone() })
    }

    /// Begins the files for a result with these columns; an error if they cannot hold it or cannot be made.
    pub fn open(self, schema: &DFSchema) -> std::result::Result<Opened, Wrong> {
        self.check(schema)?;
        let begin = |path: PathBuf| Unfinished::create(&path);
        let file = self.file.map(|(path, kind)| begin(path).map(|file| (file, kind))).transpose()?;
        let plot = self.plot.map(begin).transpose()?;
        Ok(Opened { format: self.format, file, plot, links: self.links })
    }

    fn check(&self, schema: &DFSchema) -> std::result::Result<(), Wrong> {
        let flat = match &self.file {
            Some((_, kind)) => *kind == FileKind::Csv,
            None => self.format == Format::Csv,
        };
        let nested = schema.fields().iter().find(|field| field.data_type().is_nested());
        if let (true, Some(field)) = (flat, nested) {
            return Err(Wrong::new(words!(
                "the column {} holds records or lists, which CSV cannot hold; use json or parquet",
                "a coluna {} tem registros ou listas, que não cabem em CSV; use json ou parquet",
                field.name()
            )));
        }
        if self.plot.is_some() && schema.fields().iter().all(|field| !field.data_type().is_numeric()) {
            let expected =
                words!("--plot: expected a column of numbers", "--plot: esperava-se uma coluna de números");
            return Err(Wrong::new(expected));
        }
        if self.links.is_some() {
            links::column(schema.as_arrow())?;
        }
        Ok(())
    }
}

/// Runs a query and shows its rows as they come.
pub async fn show(frame: DataFrame, output: Opened, request: &Request, tables: &[TableSpec]) -> Result<()> {
    let language = request.language();
    let progress = Progress::of_query(language);
    let mut stream = frame.execute_stream().await?;
    let links = output.links.map(|page| Links::to(&page, &game_of(tables), &stream.schema()));
    let links = links.transpose()?;
    let schema: SchemaRef = links.as_ref().map_or_else(|| stream.schema(), |links| links.schema());
    let mut plot = output.plot.map(|file| (file, Plot::of(&schema)));
    let written = output.file.as_ref().map(|(file, _)| file.path().to_path_buf());
    let mut sink: Box<dyn Sink> = match output.file {
        Some((file, kind)) => Box::new(FileSink::over(file, kind, &schema)?),
        None => Box::new(Printer::new(output.format, schema.clone(), language)),
    };
    let mut rows = 0;
    while let Some(batch) = next(&mut stream).await? {
        let batch = match &links {
            Some(links) => links.added(&batch)?,
            None => batch,
        };
        rows += batch.num_rows() as u64;
        match sink.prints_at_once() {
            true => progress.end(),
            false => progress.rows(rows),
        }
        if let Some((_, plot)) = &mut plot {
            plot.take(&batch)?;
        }
        sink.take(&batch)?;
        if sink.is_closed() {
            break;
        }
    }
    progress.end();
    sink.finish()?;
    if let Some((file, plot)) = plot {
        file.fill(plot.svg(language).as_bytes())?;
        if let Some(left_out) = plot.left_out(language) {
            say(&left_out);
        }
    }
    if let Some(path) = written {
        let count = language.number(rows);
        let written = words!("{}: {count} rows", "{}: {count} linhas", path.display());
        say(language.of(&written));
    }
    Ok(())
}

/// The next rows; an error after Ctrl-C, however long they would take.
async fn next(
    stream: &mut SendableRecordBatchStream,
) -> Result<Option<datafusion::arrow::array::RecordBatch>> {
    let stop = pin!(interrupted());
    tokio::select! {
        rows = stream.next() => rows.transpose(),
        () = stop => Err(cancelled()),
    }
}

/// The schema of a result with another column at its end.
fn with_column(schema: &SchemaRef, name: &str) -> SchemaRef {
    let field = datafusion::arrow::datatypes::Field::new(name, DataType::Utf8, true);
    let fields = schema.fields().iter().cloned().chain([Arc::new(field)]).collect::<Vec<_>>();
    Arc::new(datafusion::arrow::datatypes::Schema::new(fields))
}
