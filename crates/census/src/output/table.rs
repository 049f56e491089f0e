//! A result as aligned columns.

use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::arrow::util::display::{ArrayFormatter, FormatOptions};
use datafusion::error::Result;
use grundy::tell::Language;
use grundy::words;

/// How many rows are shown: more belong into a file.
const MOST: usize = 10_000;

/// The rows that are to be shown; columns are as wide as their widest text, so all must be known first.
pub struct Table {
    schema: SchemaRef,
    language: Language,
    rows: Vec<Vec<String>>,
    /// How many rows there are in all.
    count: u64,
}

impl Table {
    /// An empty table.
    pub fn new(schema: SchemaRef, language: Language) -> Table {
        Table { schema, language, rows: Vec::new(), count: 0 }
    }

    /// The columns.
    pub fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }

    /// Adds rows.
    pub fn take(&mut self, rows: &RecordBatch) -> Result<()> {
        self.count += rows.num_rows() as u64;
        let options = FormatOptions::default().with_null("null");
        let columns = rows.columns().iter().map(|column| ArrayFormatter::try_new(column.as_ref(), &options));
        let columns = columns.collect::<std::result::Result<Vec<_>, _>>()?;
        let room = MOST.saturating_sub(self.rows.len());
        for row in 0..rows.num_rows().min(room) {
            self.rows.push(columns.iter().map(|column| column.value(row).to_string()).collect());
        }
        Ok(())
    }

    /// The table: names, rows, and how many rows there are. Numbers end at the right of their columns.
    pub fn text(&self) -> String {
        let names: Vec<String> = self.schema.fields().iter().map(|field| field.name().clone()).collect();
        let numeric: Vec<bool> =
            self.schema.fields().iter().map(|field| field.data_type().is_numeric()).collect();
        let width = |i: usize| {
            let cells = self.rows.iter().map(|row| &row[i]).chain([&names[i]]);
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..names.len()).map(width).collect();
        let line = |cells: &[String]| {
            let cells =
                cells.iter().zip(&widths).zip(&numeric).map(|((cell, &width), &number)| match number {
                    true => format!("{cell:>width$}"),
                    false => format!("{cell:<width$}"),
                });
            cells.collect::<Vec<String>>().join("  ").trim_end().to_string() + "\n"
        };
        let mut text = line(&names);
        self.rows.iter().for_each(|row| text += &line(row));
        let language = self.language;
        let count =
            language.count(self.count, language.pick("row", "linha"), language.pick("rows", "linhas"));
        let shown = self.rows.len() as u64;
        let rest = words!(
            "{count}, of which {} are shown; --out FILE writes all",
            "{count}, das quais {} são mostradas; --out ARQUIVO grava todas",
            language.number(shown)
        );
        let ending = if shown < self.count { language.of(&rest) } else { &count };
        format!("{text}({ending})\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use datafusion::arrow::array::{Int64Array, StringArray};
    use std::sync::Arc;

    #[test]
    fn columns_are_aligned() {
        let texts = StringArray::from(vec![Some("A_"), Some("Bw"), None]);
        let numbers = Int64Array::from(vec![1, 20, 300]);
        let rows =
            RecordBatch::try_from_iter([("g6", Arc::new(texts) as _), ("value", Arc::new(numbers) as _)])
                .unwrap();
        let mut table = Table::new(rows.schema(), Language::English);
        table.take(&rows).unwrap();
        assert_eq!(table.text(), "g6    value\nA_        1\nBw       20\nnull    300\n(3 rows)\n");
    }
}
