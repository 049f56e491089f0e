//! Runs a query: first its tables are solved, shard by shard, then the query runs over these.

pub mod cluster;
mod folder;
mod progress;
pub mod shard;
mod stream;
mod tables;
mod work;

use crate::functions::STOPPED;
use crate::output::{Output, show};
use crate::query::{Prepared, TableSpec, Text, prepare};
use crate::request::Request;
use crate::wrong::Wrong;
use cluster::{Address, Cluster};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::common::DFSchemaRef;
use datafusion::datasource::empty::EmptyTable;
use datafusion::datasource::file_format::parquet::ParquetFormat;
use datafusion::datasource::listing::{ListingOptions, ListingTable, ListingTableConfig, ListingTableUrl};
use datafusion::error::{DataFusionError, Result};
use datafusion::prelude::{DataFrame, SessionContext};
use datafusion::sql::sqlparser::tokenizer::Location;
use folder::Folder;
use grundy::text::Words;
use grundy::words;
pub use progress::Progress;
use shard::{Solver, condition};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tables::{Feed, address, context, register, stamp};
use tokio::runtime::Runtime;
use work::{Summary, far, near};

/// A query under way.
struct Run<'a> {
    request: &'a Request,
    runtime: &'a Runtime,
    context: SessionContext,
    prepared: Prepared,
    /// The given columns of each table.
    given: Vec<SchemaRef>,
}

/// Answers a request. The result says whether anything is missing.
pub fn run(request: &Request, runtime: &Runtime) -> std::result::Result<bool, Wrong> {
    let context = context(request)?;
    let prepared = prepare(&request.sql, &context)?;
    let output = Output::of(request)?;
    let cluster = request.cluster.as_deref().map(Address::read).transpose()?;
    let run = Run { request, runtime, context, prepared, given: Vec::new() };
    run.answer(output, cluster)
}

impl Run<'_> {
    fn answer(mut self, output: Output, cluster: Option<Address>) -> std::result::Result<bool, Wrong> {
        self.runtime.block_on(self.register_given())?;
        let solvers = self.solvers()?;
        let columns = self.runtime.block_on(self.check(&solvers)).map_err(|error| self.placed(error))?;
        let output = output.open(&columns)?;
        let needed: Vec<(usize, &Solver)> = solvers
            .iter()
            .enumerate()
            .filter_map(|(place, solver)| Some((place, solver.as_ref()?)))
            .collect();
        let mut summary = Summary::default();
        // The shards are read until the query has ended.
        let _folder = match needed.is_empty() {
            true => None,
            false => Some(self.solve(&needed, cluster, &mut summary)?),
        };
        let shown = self.runtime.block_on(async {
            let frame = self.frame(&self.context).await?;
            show(frame, output, self.request, &self.tables()).await
        });
        shown?;
        summary.stopped += STOPPED.load(Relaxed);
        summary.report(self.request);
        Ok(summary.is_complete())
    }

    fn tables(&self) -> Vec<TableSpec> {
        self.prepared.tables.clone()
    }

    /// Under which name the graphs of a table are registered: that of the table if nothing has to be solved for it.
    fn given_name(&self, place: usize) -> String {
        let name = Prepared::table_name(place);
        if self.prepared.tables[place].calls.is_empty() { name } else { format!("{name}_given") }
    }

    async fn register_given(&mut self) -> Result<()> {
        for place in 0..self.prepared.tables.len() {
            let name = self.given_name(place);
            let table = &mut self.prepared.tables[place];
            let columns = register(&self.context, &name, &table.source).await?;
            // What is no condition on these columns is left to the query, which also says what is wrong with it.
            table.conditions.retain(|text| condition(text, &columns, &self.context).is_ok());
            self.given.push(columns);
        }
        Ok(())
    }

    /// What solves the tables that have to be solved.
    fn solvers(&self) -> Result<Vec<Option<Solver>>> {
        let solver = |(place, table): (usize, &TableSpec)| {
            let given = self.given[place].clone();
            let solver = || Solver::new(place, table, given, self.request.settings, &self.context);
            (!table.calls.is_empty()).then(solver).transpose()
        };
        self.prepared.tables.iter().enumerate().map(solver).collect()
    }

    /// Plans the query over empty tables, so that an error in it is found before hours of work. Returns its columns.
    async fn check(&self, solvers: &[Option<Solver>]) -> Result<DFSchemaRef> {
        for (place, solver) in solvers.iter().enumerate() {
            if let Some(solver) = solver {
                let empty = EmptyTable::new(solver.schema());
                self.context.register_table(Prepared::table_name(place), Arc::new(empty))?;
            }
        }
        let frame = self.frame(&self.context).await?;
        let columns = Arc::new(frame.schema().clone());
        let _ = frame.create_physical_plan().await?;
        for (place, _) in solvers.iter().enumerate().filter(|(_, solver)| solver.is_some()) {
            self.context.deregister_table(Prepared::table_name(place))?;
        }
        Ok(columns)
    }

    /// What DataFusion finds wrong with the query, and where if it knows.
    fn placed(&self, error: DataFusionError) -> Wrong {
        let diagnostic = error.diagnostic().map(|found| (found.message.clone(), found.span));
        match diagnostic {
            Some((message, Some(span))) => {
                let at = Location { line: span.start.line, column: span.start.column };
                Text(&self.request.sql).wrong(at, Words::same(message))
            }
            _ => error.into(),
        }
    }

    async fn frame(&self, context: &SessionContext) -> Result<DataFrame> {
        let plan = context.state().statement_to_plan(self.prepared.statement.clone()).await?;
        context.execute_logical_plan(plan).await
    }

    /// Solves the tables and registers them.
    fn solve(
        &self,
        needed: &[(usize, &Solver)],
        cluster: Option<Address>,
        summary: &mut Summary,
    ) -> std::result::Result<Folder, Wrong> {
        let tables = self.tables();
        let files: Vec<Option<u64>> = tables.iter().map(|table| stamp(&table.source)).collect();
        let folder = match &self.request.resume {
            Some(path) => Folder::open(path, &self.request.sql, &tables, &files)?,
            None => Folder::temporary(&self.request.sql, &tables, &files)?,
        };
        let cluster = cluster.map(Cluster::at).transpose()?;
        for &(place, solver) in needed {
            let source = &tables[place].source;
            let name = self.given_name(place);
            let (feed, count) = self.runtime.block_on(Feed::of(&self.context, &name, source))?;
            let progress = Progress::over(count, source.text(), self.request.language());
            let job = work::Job {
                place,
                table: &tables[place],
                solver,
                folder: &folder,
                request: self.request,
                progress: &progress,
            };
            let solved = match &cluster {
                None => near(&job, feed, self.runtime),
                Some(cluster) => self.runtime.block_on(far(&job, feed, cluster)),
            };
            progress.end();
            summary.add(solved.map_err(|wrong| self.with_hint(wrong))?);
            self.runtime.block_on(self.register_solved(place, solver, &folder))?;
        }
        Ok(folder)
    }

    /// A run that was stopped can be taken up again.
    fn with_hint(&self, wrong: Wrong) -> Wrong {
        if !wrong.stopped {
            return wrong;
        }
        let hint = match &self.request.resume {
            Some(path) => {
                words!("; continue with --resume {0}", "; continue com --resume {0}", path.display())
            }
            None => words!(
                "; use --resume DIR to keep what is solved",
                "; use --resume DIR para guardar o que foi resolvido"
            ),
        };
        Wrong::stopped(words!("{}{}", "{}{}"; wrong.message, hint))
    }

    async fn register_solved(&self, place: usize, solver: &Solver, folder: &Folder) -> Result<()> {
        let url = ListingTableUrl::parse(address(&folder.table(place))?)?;
        let options = ListingOptions::new(Arc::new(ParquetFormat::default())).with_file_extension(".parquet");
        let config = ListingTableConfig::new(url).with_listing_options(options).with_schema(solver.schema());
        self.context.register_table(Prepared::table_name(place), Arc::new(ListingTable::try_new(config)?))?;
        Ok(())
    }
}

/// The game with which the page opens the graphs of a query: one that the query is about.
pub fn game_of(tables: &[TableSpec]) -> String {
    let mut calls = tables.iter().flat_map(|table| &table.calls);
    let problem = calls.find_map(|call| call.constant.clone().filter(|_| call.function != "number"));
    problem.unwrap_or_else(|| "kayles".to_string())
}
