//! Shows the result of a query or writes it to a file.

mod links;
mod list;
mod plot;
mod sink;
mod table;

pub use list::list;

use crate::query::TableSpec;
use crate::request::{Format, Request};
use crate::run::game_of;
use crate::say;
use crate::wrong::Wrong;
use datafusion::arrow::datatypes::{DataType, SchemaRef};
use datafusion::common::DFSchema;
use datafusion::error::Result;
use datafusion::prelude::DataFrame;
use futures::StreamExt;
use grundy::words;
use plot::Plot;
use sink::{FileKind, FileSink, Printer, Sink};
use std::path::PathBuf;
use std::sync::Arc;

/// Where a result goes.
pub struct Output {
    format: Format,
    file: Option<(PathBuf, FileKind)>,
    plot: Option<PathBuf>,
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

    /// Whether a result with these columns can go there.
    pub fn check(&self, schema: &DFSchema) -> std::result::Result<(), Wrong> {
        let flat = match &self.file {
            Some((_, kind)) => *kind == FileKind::Csv,
            None => self.format == Format::Csv,
        };
        let nested = schema.fields().iter().find(|field| field.data_type().is_nested());
        if let (true, Some(field)) = (flat, nested) {
            return Err(Wrong::new(words!(
                "the column {} holds records or lists, which CSV has no place for; use json or parquet",
                "a coluna {} tem registros ou listas, que não cabem em CSV; use json ou parquet",
                field.name()
            )));
        }
        let numbers = schema.fields().iter().filter(|field| is_number(field.data_type()));
        if self.plot.is_some() && numbers.count() == 0 {
            let expected =
                words!("--plot: expected a column of numbers", "--plot: esperava-se uma coluna de números");
            return Err(Wrong::new(expected));
        }
        Ok(())
    }
}

fn is_number(kind: &DataType) -> bool {
    kind.is_numeric()
}

/// Runs a query and shows its rows as they come.
pub async fn show(frame: DataFrame, output: Output, request: &Request, tables: &[TableSpec]) -> Result<()> {
    let mut stream = frame.execute_stream().await?;
    let links = output.links.as_ref().map(|page| links::Links::to(page, &game_of(tables), &stream.schema()));
    let links = links.transpose()?;
    let schema: SchemaRef = links.as_ref().map_or_else(|| stream.schema(), |links| links.schema());
    let mut plot = output.plot.as_ref().map(|_| Plot::of(&schema));
    let mut sink: Box<dyn Sink> = match &output.file {
        Some((path, kind)) => Box::new(FileSink::create(path, *kind, &schema)?),
        None => Box::new(Printer::new(output.format, schema.clone(), request.language())),
    };
    let mut rows = 0;
    while let Some(batch) = stream.next().await.transpose()? {
        let batch = match &links {
            Some(links) => links.added(&batch)?,
            None => batch,
        };
        rows += batch.num_rows() as u64;
        if let Some(plot) = &mut plot {
            plot.take(&batch)?;
        }
        sink.take(&batch)?;
        if sink.is_closed() {
            break;
        }
    }
    sink.finish()?;
    if let (Some(plot), Some(path)) = (plot, &output.plot) {
        sink::write_whole(path, plot.svg(request.language()).as_bytes())?;
    }
    if let Some((path, _)) = &output.file {
        let language = request.language();
        let count = language.number(rows);
        let written = words!("{}: {count} rows", "{}: {count} linhas", path.display());
        say(language.of(&written));
    }
    Ok(())
}

/// The schema of a result with another column at its end.
fn with_column(schema: &SchemaRef, name: &str) -> SchemaRef {
    let field = datafusion::arrow::datatypes::Field::new(name, DataType::Utf8, true);
    let fields = schema.fields().iter().cloned().chain([Arc::new(field)]).collect::<Vec<_>>();
    Arc::new(datafusion::arrow::datatypes::Schema::new(fields))
}
