//! A census on a cluster: the scheduler, the executors, and the client that hands out shards.
//!
//! Every shard is a job of its own for Apache DataFusion Ballista: one call of `solve_shard` with a description of the
//! shard, which an executor solves. It returns the same file that one machine alone would have written, and the client
//! keeps it. So a lost executor costs the shards that it was solving and a lost scheduler those that were out: both are
//! handed out again, from what the folder of the run lacks.

use super::folder::BUILD;
use super::shard::{Input, Record, Solver};
use crate::functions::{Settings, scalar_functions, texts};
use crate::query::TableSpec;
use crate::wrong::Wrong;
use ballista_core::execution_plans::DistributedQueryExec;
use ballista_core::extension::SessionStateExt;
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_core::serde::protobuf::CancelJobParams;
use ballista_core::serde::protobuf::scheduler_grpc_client::SchedulerGrpcClient;
use ballista_core::utils::default_session_builder;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::start_server;
use datafusion::arrow::array::{Array, ArrayRef, BinaryArray, RecordBatch, StringArray, StructArray};
use datafusion::arrow::datatypes::{DataType, Field, Fields, SchemaRef};
use datafusion::arrow::ipc::reader::StreamReader;
use datafusion::arrow::ipc::writer::StreamWriter;
use datafusion::common::ScalarValue;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::{SessionStateBuilder, TaskContext};
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, Volatility, lit,
};
use datafusion::physical_plan::{ExecutionPlan, collect};
use datafusion::prelude::{SessionConfig, SessionContext};
use datafusion_proto::protobuf::LogicalPlanNode;
use grundy::solve::with_large_stack;
use grundy::text::Words;
use grundy::words;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;

/// Seconds between two signs of life of an executor, and after how many it counts as lost.
const HEARTBEAT: u64 = 2;
const LOST_AFTER: u64 = 10;

/// What an executor has to know to solve a shard.
#[derive(Serialize, Deserialize)]
struct Order {
    /// The program that sends it; another one may solve otherwise.
    build: String,
    place: usize,
    table: TableSpec,
    settings: Settings,
    parents: Vec<String>,
}

/// The function that solves a shard. It counts as volatile, so that no planner evaluates it in advance.
#[derive(Debug, PartialEq, Eq, Hash)]
struct SolveShard {
    signature: Signature,
}

impl SolveShard {
    fn function() -> ScalarUDF {
        let arguments = vec![DataType::Utf8, DataType::Binary];
        ScalarUDF::from(SolveShard { signature: Signature::exact(arguments, Volatility::Volatile) })
    }

    fn fields() -> Fields {
        Fields::from(vec![
            Field::new("file", DataType::Binary, true),
            Field::new("record", DataType::Utf8, true),
        ])
    }
}

impl ScalarUDFImpl for SolveShard {
    fn name(&self) -> &str {
        "solve_shard"
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(DataType::Struct(SolveShard::fields()))
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let order = texts(&args.args[0].to_array(1)?)?;
        let rows = args.args[1].to_array(1)?;
        let rows = rows.as_any().downcast_ref::<BinaryArray>().map(|rows| rows.value(0).to_vec());
        let (file, record) = with_large_stack(|| solve(order.value(0), &rows.unwrap_or_default()))?;
        let record =
            serde_json::to_string(&record).map_err(|error| DataFusionError::External(Box::new(error)))?;
        let columns: Vec<ArrayRef> =
            vec![Arc::new(BinaryArray::from_vec(vec![&file])), Arc::new(StringArray::from(vec![record]))];
        Ok(ColumnarValue::Array(Arc::new(StructArray::try_new(SolveShard::fields(), columns, None)?)))
    }
}

/// Solves a shard where it was sent.
fn solve(order: &str, rows: &[u8]) -> Result<(Vec<u8>, Record)> {
    let order: Order =
        serde_json::from_str(order).map_err(|error| DataFusionError::External(Box::new(error)))?;
    if order.build != BUILD {
        return Err(Wrong::new(words!(
            "the executor is another build of grundy-census ({BUILD}) than the client ({0})",
            "o executor é outra compilação de grundy-census ({BUILD}) que não a do cliente ({0})",
            order.build
        ))
        .into());
    }
    let context = SessionContext::new();
    scalar_functions(order.settings, 1).into_iter().for_each(|function| context.register_udf(function));
    let input = match rows.is_empty() {
        true => Input::Parents(order.parents),
        false => Input::Rows(received(rows)?),
    };
    let given: SchemaRef = match &input {
        Input::Parents(_) => super::shard::graph_schema(),
        Input::Rows(rows) => rows.schema(),
    };
    Solver::new(order.place, &order.table, given, order.settings, &context)?.solve(&input)
}

fn sent(rows: &RecordBatch) -> Result<Vec<u8>> {
    let mut writer = StreamWriter::try_new(Vec::new(), &rows.schema())?;
    writer.write(rows)?;
    Ok(writer.into_inner()?)
}

fn received(bytes: &[u8]) -> Result<RecordBatch> {
    let mut reader = StreamReader::try_new(bytes, None)?;
    let rows = reader.next().transpose()?;
    rows.ok_or_else(|| DataFusionError::Internal("expected rows".into()))
}

/// Where a scheduler listens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    pub host: String,
    pub port: u16,
}

impl Address {
    /// Reads `HOST:PORT`.
    pub fn read(text: &str) -> std::result::Result<Address, Wrong> {
        let parts = text.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse().ok()?)));
        let expected = || {
            words!(
                "'{text}': expected HOST:PORT, such as localhost:50050",
                "'{text}': esperava-se HOST:PORTA, como localhost:50050"
            )
        };
        let (host, port) =
            parts.filter(|(host, _)| !host.is_empty()).ok_or_else(|| Wrong::new(expected()))?;
        Ok(Address { host: host.trim_matches(['[', ']']).to_string(), port })
    }

    fn url(&self) -> String {
        match self.host.contains(':') {
            true => format!("http://[{}]:{}", self.host, self.port),
            false => format!("http://{}:{}", self.host, self.port),
        }
    }

    /// Whether something listens there.
    pub async fn answers(&self) -> bool {
        tokio::net::TcpStream::connect((self.host.as_str(), self.port)).await.is_ok()
    }
}

/// The client's side of a cluster.
pub struct Cluster {
    context: SessionContext,
    pub address: Address,
}

impl Cluster {
    /// A client of the scheduler at an address.
    pub fn at(address: Address) -> Result<Cluster> {
        let state =
            SessionStateBuilder::new().with_default_features().with_config(SessionConfig::new()).build();
        let state = state.upgrade_for_ballista(address.url())?;
        let context = SessionContext::new_with_state(state);
        context.register_udf(SolveShard::function());
        Ok(Cluster { context, address })
    }

    /// Makes a job of a shard.
    pub async fn job(
        &self,
        place: usize,
        table: &TableSpec,
        settings: Settings,
        input: &Input,
    ) -> Result<ShardJob> {
        let (parents, rows) = match input {
            Input::Parents(parents) => (parents.clone(), Vec::new()),
            Input::Rows(rows) => (Vec::new(), sent(rows)?),
        };
        let order = Order { build: BUILD.to_string(), place, table: table.clone(), settings, parents };
        let order =
            serde_json::to_string(&order).map_err(|error| DataFusionError::External(Box::new(error)))?;
        let call = SolveShard::function().call(vec![lit(order), lit(ScalarValue::Binary(Some(rows)))]);
        let frame = self.context.read_empty()?.select(vec![call.alias("shard")])?;
        let task = Arc::new(frame.task_ctx());
        Ok(ShardJob { plan: frame.create_physical_plan().await?, task })
    }

    /// Hands a job out and waits for its shard.
    pub async fn solve(&self, job: &ShardJob) -> Result<(Vec<u8>, Record)> {
        let found = collect(job.plan.clone(), job.task.clone()).await?;
        let lacking = || DataFusionError::Execution("the cluster returned no shard".into());
        let shard = found.iter().find(|batch| batch.num_rows() > 0).ok_or_else(lacking)?.column(0).clone();
        let shard = shard.as_any().downcast_ref::<StructArray>().ok_or_else(lacking)?;
        let record = serde_json::from_str(texts(shard.column(1))?.value(0));
        let file =
            shard.column(0).as_any().downcast_ref::<BinaryArray>().ok_or_else(lacking)?.value(0).to_vec();
        Ok((file, record.map_err(|error| DataFusionError::External(Box::new(error)))?))
    }

    /// Takes a job back that was handed out. One that an executor has begun is solved all the same, but nobody waits for it.
    pub async fn cancel(&self, job: &ShardJob) {
        let query = job.plan.downcast_ref::<DistributedQueryExec<LogicalPlanNode>>();
        let Some(id) = query.and_then(|query| query.job_id()) else { return };
        if let Ok(mut scheduler) = SchedulerGrpcClient::connect(self.address.url()).await {
            let _ = scheduler.cancel_job(CancelJobParams { job_id: id.into() }).await;
        }
    }
}

/// A job of the cluster that solves a shard.
pub struct ShardJob {
    plan: Arc<dyn ExecutionPlan>,
    task: Arc<TaskContext>,
}

/// All functions by their names, for schedulers and executors.
fn functions() -> HashMap<String, Arc<ScalarUDF>> {
    let own = scalar_functions(Settings::default(), 1).into_iter().chain([SolveShard::function()]);
    own.map(|function| (function.name().to_string(), Arc::new(function))).collect()
}

/// Runs a scheduler until the process ends.
pub async fn schedule(address: &Address) -> std::result::Result<(), Wrong> {
    let config = SchedulerConfig {
        bind_host: address.host.clone(),
        bind_port: address.port,
        // Clients reach the scheduler only, wherever the executors are.
        enable_embedded_flight_proxy: true,
        executor_timeout_seconds: LOST_AFTER,
        expire_dead_executor_interval_seconds: HEARTBEAT,
        no_executors_grace_period_seconds: LOST_AFTER,
        override_session_builder: Some(Arc::new(|config| {
            let mut state = default_session_builder(config)?;
            for function in functions().into_values() {
                datafusion::execution::FunctionRegistry::register_udf(&mut state, function)?;
            }
            Ok(state)
        })),
        ..SchedulerConfig::default()
    };
    let bound = tokio::net::lookup_host((address.host.as_str(), address.port)).await.map_err(failed)?.next();
    let bound = bound.ok_or_else(|| failed(format!("{}: no such host", address.host)))?;
    let cluster = BallistaCluster::new_from_config(&config).await.map_err(failed)?;
    start_server(cluster, bound, Arc::new(config)).await.map_err(failed)
}

/// Where an executor listens, and how much it does at once.
pub struct Executor {
    /// The address to listen on.
    pub bind: String,
    /// The name or address under which others reach it, if that is another.
    pub external: Option<String>,
    /// Two ports.
    pub ports: [u16; 2],
    /// How many shards it solves at once; 0 for one per processor.
    pub tasks: usize,
}

/// Runs an executor until the process ends.
pub async fn execute(scheduler: &Address, executor: Executor) -> std::result::Result<(), Wrong> {
    let mut registry = BallistaFunctionRegistry::default();
    registry.scalar_functions.extend(functions());
    let config = ExecutorProcessConfig {
        bind_host: executor.bind,
        external_host: executor.external,
        port: executor.ports[0],
        grpc_port: executor.ports[1],
        scheduler_host: scheduler.host.clone(),
        scheduler_port: scheduler.port,
        scheduler_connect_timeout_seconds: u16::MAX,
        vcores: executor.tasks,
        executor_heartbeat_interval_seconds: HEARTBEAT,
        override_function_registry: Some(Arc::new(registry)),
        ..ExecutorProcessConfig::default()
    };
    start_executor_process(Arc::new(config)).await.map_err(failed)
}

fn failed(error: impl std::fmt::Display) -> Wrong {
    Wrong::new(Words::same(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let read = |text: &str| Address::read(text).map(|address| (address.host, address.port)).ok();
        assert_eq!(read("localhost:50050"), Some(("localhost".into(), 50050)));
        assert_eq!(read("[::1]:7"), Some(("::1".into(), 7)));
        assert_eq!((read("localhost"), read(":1"), read("a:99999")), (None, None, None));
        assert_eq!(Address::read("[::1]:7").unwrap().url(), "http://[::1]:7");
    }

    #[test]
    fn rows_survive_the_journey() {
        let rows = super::super::shard::rows_of(&[crate::generate::Small::ONE]).unwrap();
        assert_eq!(received(&sent(&rows).unwrap()).unwrap(), rows);
    }
}
