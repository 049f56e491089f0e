//! Links to the page, one for each row with a graph.

use super::with_column;
use crate::functions::{on_graph, texts};
use crate::wrong::Wrong;
use datafusion::arrow::array::{RecordBatch, StringArray};
use datafusion::arrow::datatypes::{Schema, SchemaRef};
use datafusion::error::Result;
use grundy::words;
use std::sync::Arc;

/// The column of a result that has the graphs.
pub fn column(schema: &Schema) -> std::result::Result<usize, Wrong> {
    schema.index_of("g6").map_err(|_| {
        Wrong::new(words!("--links: the result has no column g6", "--links: o resultado não tem coluna g6"))
    })
}

/// Makes links that open the graphs of a column with a game.
pub struct Links {
    page: String,
    game: String,
    column: usize,
    schema: SchemaRef,
}

impl Links {
    /// Links to a page, such as `http://127.0.0.1:8642`, for a result that has a column `g6`.
    pub fn to(page: &str, game: &str, schema: &SchemaRef) -> std::result::Result<Links, Wrong> {
        let column = column(schema)?;
        let page = page.trim_end_matches('/').to_string();
        Ok(Links { page, game: game.to_string(), column, schema: with_column(schema, "link") })
    }

    /// The columns with that of the links.
    pub fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }

    /// Rows with their links.
    pub fn added(&self, rows: &RecordBatch) -> Result<RecordBatch> {
        let graphs = texts(rows.column(self.column))?;
        let links: StringArray = graphs.iter().map(|g6| g6.map(|g6| self.link(g6))).collect();
        let mut columns = rows.columns().to_vec();
        columns.push(Arc::new(links));
        Ok(RecordBatch::try_new(self.schema.clone(), columns)?)
    }

    fn link(&self, g6: &str) -> String {
        format!("{}/#draw={}", self.page, escaped(&on_graph(&self.game, &format!("g6:{g6}"))))
    }
}

/// A text as a part of an address: all but letters, digits and a few signs in per cent.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b':' | b',' | b';' | b'@' => {
                escaped.push(byte as char);
            }
            _ => escaped.push_str(&format!("%{byte:02X}")),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_graph_stands_where_the_problem_says() {
        let schema = crate::run::shard::graph_schema();
        let link = |game| Links::to("http://h/", game, &schema).unwrap().link("BW");
        assert_eq!(link("kayles"), "http://h/#draw=kayles:g6:BW");
        assert_eq!(link("kayles:%[AAB]"), "http://h/#draw=kayles:%28g6:BW%29%5BAAB%5D");
    }

    #[test]
    fn signs_of_graph6_are_escaped() {
        assert_eq!(escaped("kayles:g6:D?{"), "kayles:g6:D%3F%7B");
        assert_eq!(escaped("coloring{colors=3}:g6:@"), "coloring%7Bcolors%3D3%7D:g6:@");
    }
}
