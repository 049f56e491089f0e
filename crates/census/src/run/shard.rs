//! One shard of a table: its graphs, what is solved for each, and the file that holds the result.

use crate::functions::{CANCEL, Call, Found, Missing, Settings, Type, Value, texts};
use crate::generate::{Class, MOST, Small, descend};
use crate::query::{Prepared, Source, TableSpec};
use crate::wrong::{Wrong, cancelled, caught};
use datafusion::arrow::array::{Array, ArrayRef, BooleanArray, Int64Array, RecordBatch, StringArray};
use datafusion::arrow::compute::filter_record_batch;
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::common::{DFSchema, ScalarValue};
use datafusion::error::Result;
use datafusion::logical_expr::ColumnarValue;
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::physical_expr::PhysicalExpr;
use datafusion::prelude::SessionContext;
use grundy::ask::Options;
use grundy::graph::formats::{Format, read};
use grundy::solve::StopReason;
use grundy::words;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What the graphs of a shard come from.
#[derive(Clone, Debug)]
pub enum Input {
    /// Graphs of a class, which grow from these (in graph6).
    Parents(Vec<String>),
    /// Rows of a file.
    Rows(RecordBatch),
}

/// What became of a shard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "status")]
pub enum Record {
    /// Everything was solved, apart from values that are missing for a reason.
    Solved {
        /// How many graphs there are.
        graphs: u64,
        /// How many values are missing because a limit was met.
        stopped: u64,
        /// Values that are missing, and why; the first ones, if there are many.
        missing: Vec<Trouble>,
        /// The limits.
        settings: Settings,
    },
    /// A function failed.
    Failed {
        /// Where and why.
        trouble: Trouble,
    },
}

/// A graph for which a call gave no value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trouble {
    /// The graph.
    pub g6: String,
    /// The call.
    pub call: String,
    /// Why.
    pub reason: String,
}

/// How many troubles a record names.
const MOST_TROUBLES: usize = 1000;

/// How many graphs are solved between two looks at what has to be written.
const CHUNK: usize = 4096;

/// A table that is ready to be solved, shard by shard.
pub struct Solver {
    table: TableSpec,
    calls: Vec<(String, Type, Call)>,
    filter: Option<Arc<dyn PhysicalExpr>>,
    given: SchemaRef,
    schema: SchemaRef,
    settings: Settings,
}

/// The columns of graphs that are generated, or read as lines.
pub fn graph_schema() -> SchemaRef {
    Arc::new(Schema::new(vec![
        Field::new("g6", DataType::Utf8, false),
        Field::new("n", DataType::Int64, false),
        Field::new("m", DataType::Int64, false),
    ]))
}

/// Rows with the columns of [`graph_schema`].
pub fn rows_of(graphs: &[Small]) -> Result<RecordBatch> {
    let texts: StringArray = graphs.iter().map(|graph| Some(graph.g6())).collect();
    let numbers =
        |number: fn(&Small) -> usize| graphs.iter().map(|graph| number(graph) as i64).collect::<Int64Array>();
    let columns: Vec<ArrayRef> =
        vec![Arc::new(texts), Arc::new(numbers(Small::n)), Arc::new(numbers(Small::m))];
    Ok(RecordBatch::try_new(graph_schema(), columns)?)
}

/// A condition on the given columns of a table, ready to be evaluated.
pub fn condition(text: &str, given: &SchemaRef, context: &SessionContext) -> Result<Arc<dyn PhysicalExpr>> {
    let schema = DFSchema::try_from(given.as_ref().clone())?;
    let condition = context.parse_sql_expr(text, &schema)?;
    context.create_physical_expr(condition, &schema)
}

impl Solver {
    /// A table (its place among those of the query, for the names of its columns) whose given columns have this schema.
    pub fn new(
        place: usize,
        table: &TableSpec,
        given: SchemaRef,
        settings: Settings,
        context: &SessionContext,
    ) -> Result<Solver> {
        let mut calls = Vec::new();
        let mut fields: Vec<Arc<Field>> = given.fields().iter().cloned().collect();
        for (i, spec) in table.calls.iter().enumerate() {
            let function = spec.of()?;
            let call = function.call(spec.constant.as_deref());
            let call =
                call.map_err(|error| Wrong::new(words!("{}: {}", "{}: {}", spec.text(); error.message)))?;
            calls.push((spec.text(), function.returns(), call));
            fields.push(Arc::new(Field::new(
                Prepared::column_name(place, i),
                function.returns().data_type(),
                true,
            )));
        }
        let conditions: Vec<String> = table.conditions.iter().map(|text| format!("({text})")).collect();
        let filter = match conditions.is_empty() {
            true => None,
            false => Some(condition(&conditions.join(" AND "), &given, context)?),
        };
        let schema = Arc::new(Schema::new(fields));
        Ok(Solver { table: table.clone(), calls, filter, given, schema, settings })
    }

    /// The columns of a solved shard.
    pub fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }

    /// Solves a shard: the file that holds it, empty if it failed, and the record. An error means that the work was
    /// cancelled or that the input is wrong; whatever panics fails its shard alone.
    pub fn solve(&self, input: &Input) -> Result<(Vec<u8>, Record)> {
        caught(|| self.solved(input)).unwrap_or_else(|reason| {
            let trouble = Trouble { g6: String::new(), call: self.table.source.text(), reason };
            Ok((Vec::new(), Record::Failed { trouble }))
        })
    }

    fn solved(&self, input: &Input) -> Result<(Vec<u8>, Record)> {
        let mut work = Work::new(self)?;
        match input {
            Input::Rows(rows) => work.take(rows)?,
            Input::Parents(parents) => self.grow(parents, &mut work)?,
        }
        work.finish()
    }

    fn grow(&self, parents: &[String], work: &mut Work) -> Result<()> {
        let Source::Class { name, arguments } = &self.table.source else { return Ok(()) };
        let class = Class::new(name, arguments).map_err(Wrong::new)?;
        let mut chunk = Vec::new();
        let mut outcome = Ok(());
        for parent in parents {
            let parent = small(parent)?;
            descend(&class, &parent, &mut |graph| {
                chunk.push(*graph);
                if chunk.len() == CHUNK {
                    outcome = rows_of(&chunk).and_then(|rows| work.take(&rows));
                    chunk.clear();
                }
                outcome.is_ok() && work.trouble.is_none()
            });
        }
        outcome?;
        work.take(&rows_of(&chunk)?)
    }
}

/// A graph that is written as graph6 and small.
pub fn small(g6: &str) -> Result<Small> {
    let graph = read(Format::Graph6, g6).map_err(|error| Wrong::new(error.message))?;
    let too_large = || {
        Wrong::new(words!(
            "'{g6}': expected at most {MOST} vertices",
            "'{g6}': esperavam-se no máximo {MOST} vértices"
        ))
    };
    Ok(Small::of(&graph).ok_or_else(too_large)?)
}

/// A shard that is being solved.
struct Work<'a> {
    solver: &'a Solver,
    options: Options,
    writer: ArrowWriter<Vec<u8>>,
    graphs: u64,
    stopped: u64,
    missing: Vec<Trouble>,
    /// Why the shard failed.
    trouble: Option<Trouble>,
}

impl<'a> Work<'a> {
    fn new(solver: &'a Solver) -> Result<Work<'a>> {
        let writer = ArrowWriter::try_new(Vec::new(), solver.schema.clone(), None)?;
        let options = solver.settings.options();
        Ok(Work { solver, options, writer, graphs: 0, stopped: 0, missing: Vec::new(), trouble: None })
    }

    /// Solves some rows and writes them.
    fn take(&mut self, rows: &RecordBatch) -> Result<()> {
        if self.trouble.is_some() || rows.num_rows() == 0 {
            return Ok(());
        }
        let rows = self.chosen(rows)?;
        let graphs = texts(rows.column(self.solver.given.index_of("g6")?))?;
        let mut found = vec![Vec::with_capacity(rows.num_rows()); self.solver.calls.len()];
        for row in 0..rows.num_rows() {
            let g6 = graphs.is_valid(row).then(|| graphs.value(row));
            for (place, column) in found.iter_mut().enumerate() {
                let Some(value) = self.value(place, g6)? else { return Ok(()) };
                column.push(value);
            }
        }
        let mut columns = rows.columns().to_vec();
        columns
            .extend(found.iter().zip(&self.solver.calls).map(|(values, (_, kind, _))| kind.column(values)));
        self.writer.write(&RecordBatch::try_new(self.solver.schema.clone(), columns)?)?;
        self.graphs += rows.num_rows() as u64;
        Ok(())
    }

    /// The rows that pass the filter.
    fn chosen(&self, rows: &RecordBatch) -> Result<RecordBatch> {
        let Some(filter) = &self.solver.filter else { return Ok(rows.clone()) };
        match filter.evaluate(rows)? {
            ColumnarValue::Scalar(ScalarValue::Boolean(Some(true))) => Ok(rows.clone()),
            ColumnarValue::Scalar(_) => Ok(rows.slice(0, 0)),
            ColumnarValue::Array(passes) => {
                let passes = datafusion::arrow::compute::cast(&passes, &DataType::Boolean)?;
                let passes = passes.as_any().downcast_ref::<BooleanArray>().cloned();
                Ok(filter_record_batch(rows, &passes.unwrap_or_else(|| vec![true; rows.num_rows()].into()))?)
            }
        }
    }

    /// The value of a call for a graph; none if the shard has failed.
    fn value(&mut self, place: usize, g6: Option<&str>) -> Result<Option<Value>> {
        if CANCEL.is_cancelled() {
            return Err(cancelled());
        }
        let Some(g6) = g6 else { return Ok(Some(Value::Null)) };
        let (text, _, call) = &self.solver.calls[place];
        let trouble = |reason: String| Trouble { g6: g6.to_string(), call: text.clone(), reason };
        match caught(|| call.find(g6, &self.options)) {
            Err(panic) => {
                self.trouble = Some(trouble(panic));
                Ok(None)
            }
            Ok(Found { missing: Some(Missing::Stopped(StopReason::Cancelled)), .. }) => Err(cancelled()),
            Ok(Found { value, missing }) => {
                let reason = match missing {
                    Some(Missing::Stopped(reason)) => {
                        self.stopped += 1;
                        Some(reason.stopped().en.to_string())
                    }
                    Some(Missing::Refused(words)) => Some(words.en),
                    None => None,
                };
                self.missing.extend(reason.map(trouble).filter(|_| self.missing.len() < MOST_TROUBLES));
                Ok(Some(value))
            }
        }
    }

    fn finish(self) -> Result<(Vec<u8>, Record)> {
        if let Some(trouble) = self.trouble {
            return Ok((Vec::new(), Record::Failed { trouble }));
        }
        let Work { graphs, stopped, missing, .. } = self;
        let record = Record::Solved { graphs, stopped, missing, settings: self.solver.settings };
        Ok((self.writer.into_inner()?, record))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::CallSpec;
    use datafusion::arrow::array::RecordBatchOptions;

    /// A table of the trees on five vertices, of which a score is asked for.
    fn solver(filter: Option<&str>, call: Option<Call>) -> Solver {
        let table = TableSpec {
            source: Source::Class { name: "trees".into(), arguments: vec![5] },
            conditions: filter.map(String::from).into_iter().collect(),
            calls: vec![CallSpec {
                function: "score".into(),
                constant: Some("domination{convention=score}".into()),
            }],
        };
        let context = SessionContext::new();
        let mut solver = Solver::new(0, &table, graph_schema(), Settings::default(), &context).unwrap();
        if let Some(call) = call {
            solver.calls[0].2 = call;
        }
        solver
    }

    fn trees() -> Vec<String> {
        let mut trees = Vec::new();
        let class = Class::new("trees", &[5]).unwrap();
        crate::generate::all(&class, &mut |graph| {
            trees.push(graph.g6());
            true
        });
        trees
    }

    fn solved(solver: &Solver) -> Record {
        solver.solve(&Input::Parents(vec!["@".into()])).unwrap().1
    }

    #[test]
    fn graphs_that_pass_the_filter_are_solved() {
        let graphs = |filter| match solved(&solver(filter, None)) {
            Record::Solved { graphs, stopped: 0, .. } => graphs,
            record => panic!("{record:?}"),
        };
        assert_eq!(
            (graphs(None), graphs(Some("m = 4")), graphs(Some("m > 4")), graphs(Some("true"))),
            (3, 3, 0, 3)
        );
    }

    #[test]
    fn a_function_that_fails_is_recorded_with_its_graph() {
        for g6 in trees() {
            let record = solved(&solver(None, Some(Call::failing_on(&g6))));
            let trouble = Trouble {
                g6,
                call: solver(None, None).calls[0].0.clone(),
                reason: "a broken function".into(),
            };
            assert_eq!(record, Record::Failed { trouble });
        }
    }

    /// A row without columns breaks what reads it, where no function of a graph is called yet.
    #[test]
    fn whatever_panics_fails_its_shard() {
        let options = RecordBatchOptions::new().with_row_count(Some(1));
        let rows =
            RecordBatch::try_new_with_options(Arc::new(Schema::empty()), Vec::new(), &options).unwrap();
        let (file, record) = solver(None, None).solve(&Input::Rows(rows)).unwrap();
        assert!(file.is_empty());
        assert!(matches!(record, Record::Failed { trouble } if trouble.call == "trees(5)"));
    }

    #[test]
    fn what_a_limit_stops_is_recorded_with_its_graph() {
        let mut solver = solver(None, None);
        solver.settings.time = Some(0);
        let Record::Solved { graphs: 3, stopped, missing, .. } = solved(&solver) else { panic!("solved") };
        assert!(stopped > 0 && missing.len() as u64 == stopped);
        assert!(
            missing
                .iter()
                .all(|trouble| trouble.reason == "stopped by time" && trees().contains(&trouble.g6))
        );
    }
}
