//! Values of short games: exact arithmetic and order, on one store that all values share.

use crate::convert::{chosen, fraction, language_of};
use crate::error;
use grundy::draw::{thermograph_svg, thermograph_text};
use grundy::text::ParseError;
use grundy::value::{
    self, Calculator, Described, Details, Failure, Notation, Relation, Side, Store, Thermographs, Wall,
};
use grundy::words;
use pyo3::IntoPyObjectExt;
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};
use std::cell::RefCell;
use std::sync::LazyLock;

/// Bytes for all values of a process.
const MOST_BYTES: usize = 2 << 30;

static STORE: LazyLock<Store> = LazyLock::new(|| Store::new(MOST_BYTES));

/// Works on the store. While that takes long, other threads get the interpreter now and then, and Ctrl-C is noticed.
fn calculate<T>(py: Python<'_>, work: impl FnOnce(&mut Calculator<'_>) -> Result<T, Failure>) -> PyResult<T> {
    let raised = RefCell::new(None);
    let watch = || {
        py.detach(std::thread::yield_now);
        let mut raised = raised.borrow_mut();
        *raised = raised.take().or_else(|| py.check_signals().err());
        raised.is_some()
    };
    let found = work(&mut Calculator::watched(&STORE, &watch));
    match (raised.take(), found) {
        (Some(raised), _) => Err(raised),
        (None, Ok(found)) => Ok(found),
        (None, Err(failure)) => Err(failed(py, failure)),
    }
}

fn failed(py: Python<'_>, failure: Failure) -> PyErr {
    match failure {
        Failure::Memory => PyMemoryError::new_err(failure.to_string()),
        _ => error::plain(py, &failure.words().into()),
    }
}

/// What Python takes for "ask the other operand".
fn not_implemented(py: Python<'_>) -> Bound<'_, PyAny> {
    py.NotImplemented().into_bound(py)
}

/// What is calculated with another operand, if that stands for a value.
fn with_given<'py>(
    other: &Bound<'py, PyAny>,
    work: impl FnOnce(value::Value, &mut Calculator<'_>) -> Result<value::Value, Failure>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = other.py();
    let Some(other) = Value::given(other)? else { return Ok(not_implemented(py)) };
    Value(calculate(py, |k| work(other.0, k))?).into_bound_py_any(py)
}

/// The value of a short game, in canonical form.
///
/// Parameters
/// ----------
/// of
///     A text such as ``"{1|-1}+^"``, a number with a power of two below it, or a value.
///
/// Examples
/// --------
/// >>> switch, up = grundy.Value("{1|-1}"), grundy.Value("^")
/// >>> switch + switch == 0, up > 0, switch.relation(0)
/// (True, True, '||')
/// >>> switch.stops, switch.temperature
/// ((Fraction(1, 1), Fraction(-1, 1)), Fraction(1, 1))
/// >>> print(grundy.Value("1/2") + up - "*")
/// 1/2^*
#[pyclass(frozen, module = "grundy")]
pub struct Value(value::Value);

#[pymethods]
impl Value {
    /// Reads a value from a text such as "{1|-1}+^", a number with a power of two below it, or takes a value as it is.
    #[new]
    fn new(of: &Bound<'_, PyAny>) -> PyResult<Value> {
        let given = Value::given(of)?;
        given.ok_or_else(|| {
            let words = words!(
                "expected a value: a text such as '{{1|-1}}', an int, a Fraction or a Value",
                "esperava-se um valor: um texto como '{{1|-1}}', um int, uma Fraction ou um Value"
            );
            error::plain(of.py(), &words)
        })
    }

    fn __add__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        with_given(other, |other, k| k.sum(self.0, other))
    }

    fn __radd__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.__add__(other)
    }

    fn __sub__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        with_given(other, |other, k| k.difference(self.0, other))
    }

    fn __rsub__<'py>(&self, other: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        with_given(other, |other, k| k.difference(other, self.0))
    }

    fn __neg__(&self, py: Python<'_>) -> PyResult<Value> {
        calculate(py, |k| k.negative(self.0)).map(Value)
    }

    /// The sum of so many copies.
    fn __mul__<'py>(&self, count: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = count.py();
        let Ok(count) = count.cast::<PyInt>() else { return Ok(not_implemented(py)) };
        let too_many = |_| error::plain(py, &Failure::TooLarge.words().into());
        let count = count.extract::<i64>().map_err(too_many)?;
        Value(calculate(py, |k| k.times(count, self.0))?).into_bound_py_any(py)
    }

    fn __rmul__<'py>(&self, count: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.__mul__(count)
    }

    fn __richcmp__<'py>(&self, other: &Bound<'py, PyAny>, how: CompareOp) -> PyResult<Bound<'py, PyAny>> {
        let py = other.py();
        if let CompareOp::Eq | CompareOp::Ne = how {
            let Some(equal) = self.equals(other)? else { return Ok(not_implemented(py)) };
            return (equal == matches!(how, CompareOp::Eq)).into_bound_py_any(py);
        }
        let Some(other) = Value::given(other)? else { return Ok(not_implemented(py)) };
        let relation = calculate(py, |k| k.relation(self.0, other.0))?;
        let holds = match how {
            CompareOp::Lt => relation == Relation::Less,
            CompareOp::Le => matches!(relation, Relation::Less | Relation::Equal),
            CompareOp::Gt => relation == Relation::Greater,
            _ => matches!(relation, Relation::Greater | Relation::Equal),
        };
        holds.into_bound_py_any(py)
    }

    /// Numbers hash like those of Python that they are equal to.
    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        match self.0.as_number() {
            Some(number) => fraction(py, &number.to_string())?.hash(),
            None => Ok(self.0.bits() as isize),
        }
    }

    fn __bool__(&self) -> bool {
        self.0 != value::Value::ZERO
    }

    /// How it compares with another value.
    ///
    /// Parameters
    /// ----------
    /// other
    ///     A value, or what makes one.
    ///
    /// Returns
    /// -------
    /// str
    ///     "<", ">", "=" or "||", for confused.
    fn relation(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<&'static str> {
        let other = Value::new(other)?;
        Ok(calculate(py, |k| k.relation(self.0, other.0))?.symbol())
    }

    /// The options of Alice, who is Left, in the canonical form.
    #[getter]
    fn left(&self) -> Vec<Value> {
        self.options(Side::Left)
    }

    /// The options of Bob, who is Right, in the canonical form.
    #[getter]
    fn right(&self) -> Vec<Value> {
        self.options(Side::Right)
    }

    /// Where play stops if Left begins, and if Right does.
    #[getter]
    fn stops<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let described = self.described(py)?;
        Ok((
            fraction(py, &described.left_stop.to_string())?,
            fraction(py, &described.right_stop.to_string())?,
        ))
    }

    /// The mean value.
    #[getter]
    fn mean<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, &self.described(py)?.mean.to_string())
    }

    /// The temperature.
    #[getter]
    fn temperature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, &self.described(py)?.temperature.to_string())
    }

    /// "cold", "tepid" or "hot".
    #[getter]
    fn heat(&self, py: Python<'_>) -> PyResult<&'static str> {
        Ok(self.described(py)?.heat.name())
    }

    /// How deep the canonical form is.
    #[getter]
    fn birthday(&self, py: Python<'_>) -> Option<u64> {
        self.details(py).birthday
    }

    /// How many ups it is worth, if it is all small.
    #[getter]
    fn atomic_weight(&self, py: Python<'_>) -> PyResult<Option<Value>> {
        self.details(py).atomic_weight.map(|text| Value::read(py, &text)).transpose()
    }

    /// The reduced canonical form, in which infinitesimals do not count.
    #[getter]
    fn reduced(&self, py: Python<'_>) -> PyResult<Option<Value>> {
        self.details(py).reduced.map(|text| Value::read(py, &text)).transpose()
    }

    /// The thermograph.
    fn thermograph(&self, py: Python<'_>) -> PyResult<Thermograph> {
        let walls = || Thermographs::new(&STORE).of(self.0).map(|found| value::Thermograph::clone(&found));
        let walls = py.detach(walls).map_err(|failure| failed(py, failure))?;
        Ok(Thermograph::new(walls, self.shown(Notation::Ascii)))
    }

    /// The text with the signs of the field: ↑ for ^, ∗ for *, ± for +-.
    #[getter]
    fn unicode(&self) -> String {
        self.shown(Notation::Unicode)
    }

    fn __str__(&self) -> String {
        self.shown(Notation::Ascii)
    }

    fn __repr__(&self) -> String {
        format!("Value('{}')", self.shown(Notation::Ascii))
    }

    fn _repr_html_(&self) -> String {
        let escaped = self.shown(Notation::Unicode).replace('&', "&amp;").replace('<', "&lt;");
        format!(
            "<span style=\"font-family: STIX Two Math, STIX Two Text, Cambria Math, serif\">{escaped}</span>"
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Value>().into_any(), (self.shown(Notation::Ascii),))
    }
}

impl Value {
    /// The value that a text spells out.
    pub fn read(py: Python<'_>, text: &str) -> PyResult<Value> {
        let read = calculate(py, |k| match value::read_value(text, k) {
            Err(fault) if fault.failure() == Some(Failure::Memory) => Err(Failure::Memory),
            read => Ok(read.map_err(ParseError::from)),
        })?;
        read.map(Value).map_err(|fault| error::at(py, text, fault.at, &fault.message))
    }

    /// The value that an object stands for; none if it stands for no value.
    fn given(of: &Bound<'_, PyAny>) -> PyResult<Option<Value>> {
        if let Ok(value) = of.cast::<Value>() {
            return Ok(Some(Value(value.get().0)));
        }
        if let Ok(text) = of.extract::<String>() {
            return Value::read(of.py(), &text).map(Some);
        }
        type Ratio<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>);
        let exact = of.call_method0("as_integer_ratio").and_then(|ratio| ratio.extract::<Ratio<'_>>());
        match (of.call_method0("__index__"), exact) {
            (Ok(whole), _) => Value::read(of.py(), &whole.to_string()).map(Some),
            (_, Ok((above, below))) => Value::read(of.py(), &format!("{above}/{below}")).map(Some),
            _ => Ok(None),
        }
    }

    /// Whether it is the value that an object stands for; none if that is no value, and of no class that knows better. A text
    /// is equal to texts only, since equal objects must have the same hash.
    fn equals(&self, other: &Bound<'_, PyAny>) -> PyResult<Option<bool>> {
        if other.is_instance_of::<PyString>() {
            return Ok(None);
        }
        match Value::given(other) {
            // Values are canonical: equal ones are the same.
            Ok(other) => Ok(other.map(|other| self.0 == other.0)),
            Err(wrong) if wrong.is_instance_of::<error::Error>(other.py()) => Ok(Some(false)),
            Err(fault) => Err(fault),
        }
    }

    fn options(&self, side: Side) -> Vec<Value> {
        STORE.options(self.0, side).iter().copied().map(Value).collect()
    }

    fn details(&self, py: Python<'_>) -> Details {
        py.detach(|| Details::of(self.0, &STORE))
    }

    fn described(&self, py: Python<'_>) -> PyResult<Described> {
        calculate(py, |k| Described::new(self.0, k))
    }

    /// The text; a value that is too long to be written has its size instead.
    fn shown(&self, notation: Notation) -> String {
        value::text(self.0, &STORE, notation).unwrap_or_else(|| "<too long to be written>".into())
    }
}

/// A thermograph: where Left's and Right's walls stand at each temperature.
#[pyclass(frozen, module = "grundy")]
pub struct Thermograph {
    walls: value::Thermograph,
    title: String,
}

/// The corners of a wall, each a temperature and a position.
type Corners<'py> = Vec<(Bound<'py, PyAny>, Bound<'py, PyAny>)>;

#[pymethods]
impl Thermograph {
    /// The mean value, where the mast stands.
    #[getter]
    fn mean<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, &self.walls.mean().to_string())
    }

    /// The temperature, where the mast begins.
    #[getter]
    fn temperature<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        fraction(py, &self.walls.temperature().to_string())
    }

    /// The corners of Left's wall: (temperature, position).
    #[getter]
    fn left<'py>(&self, py: Python<'py>) -> PyResult<Corners<'py>> {
        corners(py, &self.walls.left)
    }

    /// The corners of Right's wall: (temperature, position).
    #[getter]
    fn right<'py>(&self, py: Python<'py>) -> PyResult<Corners<'py>> {
        corners(py, &self.walls.right)
    }

    /// The picture.
    #[pyo3(signature = (lang = None))]
    fn svg(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        Ok(thermograph_svg(&self.walls, &self.title, language_of(py, lang)?))
    }

    fn _repr_svg_(&self) -> String {
        thermograph_svg(&self.walls, &self.title, chosen())
    }

    fn __str__(&self) -> String {
        thermograph_text(&self.walls)
    }

    fn __repr__(&self) -> String {
        format!(
            "<thermograph of {}: mean {}, temperature {}>",
            self.title,
            self.walls.mean(),
            self.walls.temperature()
        )
    }
}

impl Thermograph {
    pub fn new(walls: value::Thermograph, title: String) -> Thermograph {
        Thermograph { walls, title }
    }
}

fn corners<'py>(py: Python<'py>, wall: &Wall) -> PyResult<Corners<'py>> {
    let points = wall.points().iter();
    points
        .map(|p| Ok((fraction(py, &p.temperature.to_string())?, fraction(py, &p.position.to_string())?)))
        .collect()
}
