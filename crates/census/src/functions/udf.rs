//! The functions as DataFusion calls them.

use super::{Call, FUNCTIONS, Function, Missing, STOPPED, Settings, Value, What, function, texts};
use crate::wrong::{Wrong, caught};
use datafusion::arrow::array::{Array, ArrayRef, StringArray};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::ScalarValue;
use datafusion::error::{DataFusionError, Result};
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, Volatility,
};
use grundy::graph::Graph;
use grundy::graph::formats::{Format, read};
use grundy::platform::{on_threads, with_large_stack};
use grundy::words;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

/// Every function, ready to be registered; costly ones solve on so many threads.
pub fn scalar_functions(settings: Settings, threads: usize) -> Vec<ScalarUDF> {
    let of = |function: &'static Function| {
        let arguments = if let What::Asked(_) = function.what { 2 } else { 1 };
        let signature = Signature::string(arguments, Volatility::Immutable);
        ScalarUDF::from(OfGraphs { name: &function.name, signature, settings, threads })
    };
    FUNCTIONS.iter().map(of).collect()
}

#[derive(Debug, PartialEq, Eq, Hash)]
struct OfGraphs {
    name: &'static str,
    signature: Signature,
    settings: Settings,
    threads: usize,
}

impl OfGraphs {
    fn function(&self) -> Result<&'static Function> {
        function(self.name).ok_or_else(|| {
            DataFusionError::Internal(format!("expected a registered function, found {}", self.name))
        })
    }
}

impl ScalarUDFImpl for OfGraphs {
    fn name(&self) -> &str {
        self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(self.function()?.returns().data_type())
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let function = self.function()?;
        let scalar = args.args.iter().all(|arg| matches!(arg, ColumnarValue::Scalar(_)));
        let rows = if scalar { 1 } else { args.number_rows };
        let column = |arg: &ColumnarValue| texts(&arg.to_array(rows)?);
        let columns = args.args.iter().map(column).collect::<Result<Vec<StringArray>>>()?;
        let found = match &function.what {
            What::Cheap { find, .. } => cheap(function, *find, &columns[0])?,
            _ => costly(function, &columns, self.settings, self.threads)?,
        };
        match scalar {
            true => Ok(ColumnarValue::Scalar(ScalarValue::try_from_array(&found, 0)?)),
            false => Ok(ColumnarValue::Array(found)),
        }
    }
}

fn cheap(function: &Function, find: fn(&Graph) -> Value, graphs: &StringArray) -> Result<ArrayRef> {
    let one = |g6: Option<&str>| match g6 {
        None => Ok(Value::Null),
        Some(g6) => {
            let graph = graph_of(g6)?;
            caught(|| find(&graph)).map_err(|panic| broken(function, g6, &panic))
        }
    };
    let values = graphs.iter().map(one).collect::<Result<Vec<Value>>>()?;
    Ok(function.returns().column(&values))
}

/// The graph of a text, or where the text is wrong.
fn graph_of(g6: &str) -> Result<Graph> {
    read(Format::Graph6, g6).map_err(|error| malformed(g6, error.at, error.message))
}

fn malformed(g6: &str, at: usize, message: grundy::text::Words) -> DataFusionError {
    Wrong::new(words!(
        "'{g6}' at {at}: {}",
        "'{g6}' em {at}: {}"; message
    ))
    .into()
}

fn broken(function: &Function, g6: &str, panic: &str) -> DataFusionError {
    DataFusionError::Execution(format!("{}('{g6}'): {panic}", function.name))
}

/// Values of a costly function, row by row on several threads. A value that is missing because a limit was met is null.
fn costly(
    function: &Function,
    columns: &[StringArray],
    settings: Settings,
    threads: usize,
) -> Result<ArrayRef> {
    let graphs = &columns[columns.len() - 1];
    let constants = (columns.len() > 1).then(|| &columns[0]);
    let (next, failure) = (AtomicUsize::new(0), Mutex::new(None));
    let work = |_| {
        let mut found = Vec::new();
        let options = settings.options();
        let mut known: Option<(Option<String>, Call)> = None;
        loop {
            let row = next.fetch_add(1, Relaxed);
            if row >= graphs.len() {
                return found;
            }
            let constant = constants.map(|column| column.is_valid(row).then(|| column.value(row)));
            if graphs.is_null(row) || constant == Some(None) {
                continue;
            }
            match of_row(function, constant.flatten(), graphs.value(row), &mut known, &options) {
                Ok(value) => found.push((row, value)),
                Err(error) => {
                    failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                    next.store(graphs.len(), Relaxed);
                }
            }
        }
    };
    let threads = threads.clamp(1, graphs.len().max(1));
    let found = with_large_stack(|| on_threads(threads, work));
    if let Some(error) = failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error);
    }
    let mut values = vec![Value::Null; graphs.len()];
    found.into_iter().flatten().for_each(|(row, value)| values[row] = value);
    Ok(function.returns().column(&values))
}

/// The value for one graph; the call is read again only if its constant changes.
fn of_row(
    function: &Function,
    constant: Option<&str>,
    g6: &str,
    known: &mut Option<(Option<String>, Call)>,
    options: &grundy::ask::Options,
) -> Result<Value> {
    graph_of(g6)?;
    if known.as_ref().is_none_or(|(last, _)| last.as_deref() != constant) {
        let call = function.call(constant).map_err(|error| {
            let text = constant.unwrap_or_default();
            malformed(text, error.at, error.message)
        })?;
        *known = Some((constant.map(String::from), call));
    }
    let Some((_, call)) = known else { return Ok(Value::Null) };
    let found = caught(|| call.find(g6, options)).map_err(|panic| broken(function, g6, &panic))?;
    match found.missing {
        Some(Missing::Stopped(grundy::solve::StopReason::Cancelled)) => Err(crate::wrong::cancelled()),
        Some(Missing::Stopped(_)) => {
            STOPPED.fetch_add(1, Relaxed);
            Ok(found.value)
        }
        _ => Ok(found.value),
    }
}
