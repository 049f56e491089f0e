//! Where rows go: standard output in three formats, or a file in four.

use super::table::Table;
use super::unfinished::Unfinished;
use crate::request::Format;
use crate::wrong::Wrong;
use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::csv::{Writer as CsvWriter, WriterBuilder};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::arrow::ipc::writer::FileWriter;
use datafusion::arrow::json::{
    LineDelimitedWriter, writer::LineDelimited, writer::WriterBuilder as JsonBuilder,
};
use datafusion::error::Result;
use datafusion::parquet::arrow::ArrowWriter;
use grundy::tell::Language;
use grundy::words;
use std::fs::File;
use std::io::{BufWriter, ErrorKind, Write, stdout};
use std::path::Path;

/// Takes rows until there are no more.
pub trait Sink {
    /// Some rows.
    fn take(&mut self, rows: &RecordBatch) -> Result<()>;
    /// Whether nobody reads any more.
    fn is_closed(&self) -> bool {
        false
    }
    /// Whether rows appear on the terminal as they are taken.
    fn prints_at_once(&self) -> bool {
        false
    }
    /// There are no more.
    fn finish(self: Box<Self>) -> Result<()>;
}

/// The kinds of files, by the ends of their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    Parquet,
    Csv,
    Lines,
    Arrow,
}

impl FileKind {
    /// The kind of a file.
    pub fn of(path: &Path) -> std::result::Result<FileKind, Wrong> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("parquet") => Ok(FileKind::Parquet),
            Some("csv") => Ok(FileKind::Csv),
            Some("jsonl") => Ok(FileKind::Lines),
            Some("arrow") => Ok(FileKind::Arrow),
            _ => Err(Wrong::new(words!(
                "{}: expected a name that ends in .parquet, .csv, .jsonl or .arrow",
                "{}: esperava-se um nome terminado em .parquet, .csv, .jsonl ou .arrow",
                path.display()
            ))),
        }
    }
}

type Buffered = BufWriter<File>;

enum Writer {
    Parquet(Box<ArrowWriter<Buffered>>),
    Csv(CsvWriter<Buffered>),
    Lines(LineDelimitedWriter<Buffered>),
    Arrow(FileWriter<Buffered>),
}

/// A file, which appears under its name only when it is whole.
pub struct FileSink {
    file: Unfinished,
    writer: Writer,
}

impl FileSink {
    /// Writes rows to a file.
    pub fn over(file: Unfinished, kind: FileKind, schema: &SchemaRef) -> Result<FileSink> {
        let buffer = BufWriter::new(file.writer()?);
        let writer = match kind {
            FileKind::Parquet => {
                Writer::Parquet(Box::new(ArrowWriter::try_new(buffer, schema.clone(), None)?))
            }
            FileKind::Csv => {
                let mut writer = CsvWriter::new(buffer);
                writer.write(&RecordBatch::new_empty(schema.clone()))?;
                Writer::Csv(writer)
            }
            FileKind::Lines => {
                Writer::Lines(JsonBuilder::new().with_explicit_nulls(true).build::<_, LineDelimited>(buffer))
            }
            FileKind::Arrow => Writer::Arrow(FileWriter::try_new(buffer, schema)?),
        };
        Ok(FileSink { file, writer })
    }
}

impl Sink for FileSink {
    fn take(&mut self, rows: &RecordBatch) -> Result<()> {
        match &mut self.writer {
            Writer::Parquet(writer) => writer.write(rows)?,
            Writer::Csv(writer) => writer.write(rows)?,
            Writer::Lines(writer) => writer.write(rows)?,
            Writer::Arrow(writer) => writer.write(rows)?,
        }
        Ok(())
    }

    fn finish(self: Box<Self>) -> Result<()> {
        let buffer = match self.writer {
            Writer::Parquet(writer) => writer.into_inner()?,
            Writer::Csv(writer) => writer.into_inner(),
            Writer::Lines(mut writer) => {
                writer.finish()?;
                writer.into_inner()
            }
            Writer::Arrow(writer) => writer.into_inner()?,
        };
        buffer.into_inner().map_err(|error| Wrong::file(self.file.path(), error.error()))?;
        Ok(self.file.finish()?)
    }
}

/// Prints rows.
pub struct Printer {
    format: Format,
    table: Table,
    /// Whether a first line with the names of the columns was printed.
    begun: bool,
    /// Whether nobody reads any more.
    closed: bool,
}

impl Printer {
    /// Prints in a format.
    pub fn new(format: Format, schema: SchemaRef, language: Language) -> Printer {
        Printer { format, table: Table::new(schema, language), begun: false, closed: false }
    }

    /// A closed pipe is not a failure: the reader has read enough.
    fn print(&mut self, text: &[u8]) -> Result<()> {
        if self.closed {
            return Ok(());
        }
        let mut out = stdout().lock();
        match out.write_all(text).and_then(|()| out.flush()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                self.closed = true;
                Ok(())
            }
            printed => Ok(printed?),
        }
    }
}

impl Sink for Printer {
    fn take(&mut self, rows: &RecordBatch) -> Result<()> {
        let mut text = Vec::new();
        match self.format {
            Format::Table => return self.table.take(rows),
            Format::Csv => WriterBuilder::new().with_header(!self.begun).build(&mut text).write(rows)?,
            Format::Json => {
                let mut writer =
                    JsonBuilder::new().with_explicit_nulls(true).build::<_, LineDelimited>(&mut text);
                writer.write(rows)?;
                writer.finish()?;
            }
        }
        self.begun = true;
        self.print(&text)
    }

    fn is_closed(&self) -> bool {
        self.closed
    }

    fn prints_at_once(&self) -> bool {
        self.format != Format::Table
    }

    fn finish(mut self: Box<Self>) -> Result<()> {
        match self.format {
            Format::Table => {
                let text = self.table.text();
                self.print(text.as_bytes())
            }
            Format::Csv if !self.begun => {
                let empty = RecordBatch::new_empty(self.table.schema());
                self.take(&empty)
            }
            _ => Ok(()),
        }
    }
}
