//! The extension module `grundy._grundy`: problems, answers, values and games written in Python, on the same engines.
//!
//! What takes long runs without the interpreter's lock and can be interrupted (`work`). What only arranges data for people,
//! such as tables and HTML, is written in Python, in the package around this module.

mod answer;
mod command;
mod convert;
mod desk;
mod error;
mod explanation;
mod graph;
mod hunt;
mod made;
mod number;
mod own;
mod problem;
mod reduction;
mod table;
mod tree;
mod value;
mod work;

#[pyo3::pymodule]
mod _grundy {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::answer::{Answer, Move};
    #[pymodule_export]
    use super::command::command;
    #[pymodule_export]
    use super::convert::{language, set_language};
    #[pymodule_export]
    use super::desk::{Cancel, desk};
    #[pymodule_export]
    use super::error::{Error, RuleError};
    #[pymodule_export]
    use super::explanation::{Explanation, Step};
    #[pymodule_export]
    use super::graph::Graph;
    #[pymodule_export]
    use super::hunt::{hunt, hunt_listed};
    #[pymodule_export]
    use super::made::board_kind;
    #[pymodule_export]
    use super::number::number;
    #[pymodule_export]
    use super::problem::Problem;
    #[pymodule_export]
    use super::reduction::{Reduced, reduction_names};
    #[pymodule_export]
    use super::table::table;
    #[pymodule_export]
    use super::tree::Tree;
    #[pymodule_export]
    use super::value::{Thermograph, Value};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::error::describe(module.py())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
