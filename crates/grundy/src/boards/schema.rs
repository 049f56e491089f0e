//! The schema of the kinds of boards: each is an object with its parameters and its name.

use super::BoardKind;
use std::borrow::Cow;
use utoipa::ToSchema;
use utoipa::openapi::schema::{Object, OneOfBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};

impl ToSchema for BoardKind {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Board")
    }
}

/// One of several kinds, by their names and parameters.
pub fn one_of<const N: usize>(kinds: [(&str, RefOr<Schema>); N]) -> RefOr<Schema> {
    let one_of = OneOfBuilder::new().description(Some("What a game is played on."));
    kinds.into_iter().fold(one_of, |one_of, (name, kind)| one_of.item(tagged(name, kind))).into()
}

/// The parameters without their documentation, and the name of the kind.
fn tagged(name: &str, parameters: RefOr<Schema>) -> Object {
    let mut object = match parameters {
        RefOr::T(Schema::Object(object)) => object,
        _ => Object::new(),
    };
    object.description = None;
    object.default = None;
    object.schema_type = SchemaType::Type(Type::Object);
    for property in object.properties.values_mut() {
        if let RefOr::T(Schema::Object(property)) = property {
            property.description = None;
        }
    }
    let mut kind = Object::with_type(Type::String);
    kind.enum_values = Some(vec![kebab_case(name).into()]);
    object.properties.insert("kind".into(), kind.into());
    object.required.push("kind".into());
    object
}

/// A name as serde writes it: `TwoWords` is `two-words`.
fn kebab_case(name: &str) -> String {
    let mut text = String::new();
    for (i, letter) in name.char_indices() {
        if i > 0 && letter.is_uppercase() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}
