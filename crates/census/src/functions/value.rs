//! What a function finds for one graph, and columns of such values.

use datafusion::arrow::array::{
    Array, ArrayRef, BooleanArray, Float64Array, Int64Array, ListArray, ListBuilder, StringArray,
    StringBuilder, StructArray,
};
use datafusion::arrow::buffer::NullBuffer;
use datafusion::arrow::datatypes::{DataType, Field, Fields, Int64Type};
use std::sync::Arc;

/// The type of what a function finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    Flag,
    Int,
    /// A number with a fraction. Those of games are dyadic, so that a double has them exactly.
    Float,
    Text,
    Ints,
    Texts,
    /// The answer of a solve, with the fields of [`RECORD`].
    Record,
}

/// What a function finds for one graph.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Null,
    Flag(bool),
    Int(i64),
    Float(f64),
    Text(String),
    Ints(Vec<i64>),
    Texts(Vec<String>),
    Record(Vec<Value>),
}

/// The fields of a solve, as they are called in the answers of `grundy solve --json`.
pub const RECORD: &[(&str, Type)] = &[
    ("status", Type::Text),
    ("winner", Type::Text),
    ("class", Type::Text),
    ("nimber", Type::Int),
    ("value", Type::Text),
    ("mean", Type::Float),
    ("temperature", Type::Float),
    ("score", Type::Int),
    ("remoteness", Type::Int),
    ("engine", Type::Text),
];

impl Type {
    /// The same as a type of columns.
    pub fn data_type(self) -> DataType {
        match self {
            Type::Flag => DataType::Boolean,
            Type::Int => DataType::Int64,
            Type::Float => DataType::Float64,
            Type::Text => DataType::Utf8,
            Type::Ints => DataType::new_list(DataType::Int64, true),
            Type::Texts => DataType::new_list(DataType::Utf8, true),
            Type::Record => DataType::Struct(record_fields()),
        }
    }

    /// How a list of functions calls it.
    pub fn name(self) -> &'static str {
        match self {
            Type::Flag => "boolean",
            Type::Int => "bigint",
            Type::Float => "double",
            Type::Text => "text",
            Type::Ints => "bigint[]",
            Type::Texts => "text[]",
            Type::Record => "struct",
        }
    }

    /// A column of values of this type; a value of another type counts as null.
    pub fn column(self, values: &[Value]) -> ArrayRef {
        match self {
            Type::Flag => Arc::new(values.iter().map(Value::flag).collect::<BooleanArray>()),
            Type::Int => Arc::new(values.iter().map(Value::int).collect::<Int64Array>()),
            Type::Float => Arc::new(values.iter().map(Value::float).collect::<Float64Array>()),
            Type::Text => Arc::new(values.iter().map(Value::text).collect::<StringArray>()),
            Type::Ints => {
                let lists =
                    values.iter().map(|value| value.ints().map(|list| list.iter().copied().map(Some)));
                Arc::new(ListArray::from_iter_primitive::<Int64Type, _, _>(lists))
            }
            Type::Texts => lists_of_texts(values),
            Type::Record => records(values),
        }
    }
}

fn lists_of_texts(values: &[Value]) -> ArrayRef {
    let mut lists = ListBuilder::new(StringBuilder::new());
    for value in values {
        let list = value.texts();
        list.unwrap_or_default().iter().for_each(|text| lists.values().append_value(text));
        lists.append(list.is_some());
    }
    Arc::new(lists.finish())
}

fn record_fields() -> Fields {
    RECORD.iter().map(|(name, kind)| Field::new(*name, kind.data_type(), true)).collect()
}

fn records(values: &[Value]) -> ArrayRef {
    let field = |i: usize| values.iter().map(move |value| value.field(i)).collect::<Vec<Value>>();
    let columns = RECORD.iter().enumerate().map(|(i, (_, kind))| kind.column(&field(i))).collect();
    let known: NullBuffer = values.iter().map(|value| matches!(value, Value::Record(_))).collect();
    Arc::new(StructArray::new(record_fields(), columns, Some(known)))
}

impl Value {
    /// A number that may be missing.
    pub fn of_int(number: Option<i64>) -> Value {
        number.map_or(Value::Null, Value::Int)
    }

    /// A text that may be missing.
    pub fn of_text(text: Option<impl Into<String>>) -> Value {
        text.map_or(Value::Null, |text| Value::Text(text.into()))
    }

    /// A fraction such as `-3/4` or a whole number, which may be missing.
    pub fn of_fraction(text: Option<&str>) -> Value {
        let number = text.and_then(|text| {
            let (above, below) = text.split_once('/').unwrap_or((text, "1"));
            Some(above.parse::<f64>().ok()? / below.parse::<f64>().ok()?)
        });
        number.map_or(Value::Null, Value::Float)
    }

    fn flag(&self) -> Option<bool> {
        if let Value::Flag(flag) = self { Some(*flag) } else { None }
    }

    fn int(&self) -> Option<i64> {
        if let Value::Int(number) = self { Some(*number) } else { None }
    }

    fn float(&self) -> Option<f64> {
        if let Value::Float(number) = self { Some(*number) } else { None }
    }

    fn text(&self) -> Option<&str> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }

    fn ints(&self) -> Option<&[i64]> {
        if let Value::Ints(list) = self { Some(list) } else { None }
    }

    fn texts(&self) -> Option<&[String]> {
        if let Value::Texts(list) = self { Some(list) } else { None }
    }

    fn field(&self, i: usize) -> Value {
        if let Value::Record(fields) = self { fields[i].clone() } else { Value::Null }
    }
}

/// The texts of a column of any type of strings.
pub fn texts(column: &ArrayRef) -> datafusion::error::Result<StringArray> {
    let cast = datafusion::arrow::compute::cast(column, &DataType::Utf8)?;
    let texts = cast.as_any().downcast_ref::<StringArray>();
    texts.cloned().ok_or_else(|| datafusion::error::DataFusionError::Internal("a cast gives texts".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_read() {
        let read = |text| Value::of_fraction(text);
        assert_eq!(
            (read(Some("-3/4")), read(Some("12")), read(None)),
            (Value::Float(-0.75), Value::Float(12.0), Value::Null)
        );
    }

    #[test]
    fn columns_have_their_types() {
        let record = Value::Record(RECORD.iter().map(|_| Value::Null).collect());
        let values = [
            (Type::Flag, Value::Flag(true)),
            (Type::Int, Value::Int(7)),
            (Type::Float, Value::of_fraction(Some("-3/4"))),
            (Type::Text, Value::Text("a".into())),
            (Type::Ints, Value::Ints(vec![1, 2])),
            (Type::Texts, Value::Texts(vec!["a".into(), "b".into()])),
            (Type::Record, record),
        ];
        for (kind, value) in values {
            let column = kind.column(&[value, Value::Null]);
            assert_eq!((column.data_type(), column.len()), (&kind.data_type(), 2));
            assert!(column.is_valid(0) && column.is_null(1));
            assert_eq!(kind.column(&[]).data_type(), &kind.data_type());
        }
    }
}
