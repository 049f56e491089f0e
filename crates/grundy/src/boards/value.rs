//! Games given by their values: `{1|-1}+^`.

use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use crate::value::{Calculator, Claim, ReadError, Store, Value, read_terms};
use serde::Serialize;
use std::fmt;
use std::sync::Arc;

/// A sum of games by their values, optionally compared with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ValueKind;

impl Kind for ValueKind {
    fn example(&self) -> &'static str {
        "a value such as {1|-1}+^"
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "A value or a sum of values: numbers 3/4, stars *2, ups ^ and downs v, switches +-2, tiny(2), {1|-1,*}; 3.G is G+G+G.",
            pt: "Um valor ou uma soma de valores: números 3/4, estrelas *2, setas para cima ^ e para baixo v, chaves +-2, tiny(2), {1|-1,*}; 3.G é G+G+G.",
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        let terms = ValueTerms::read(text)?;
        Ok((Board::Value(terms), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Value(_) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)
    }
}

impl Written for ValueTerms {
    fn text(&self) -> String {
        self.text.clone()
    }
}

/// Games to add, and optionally others to compare them with, in their own store.
#[derive(Clone)]
pub struct ValueTerms {
    text: String,
    store: Arc<Store>,
    /// The games to add.
    pub terms: Vec<Value>,
    /// The comparison that is claimed, and the games on its other side.
    pub claim: Option<(Claim, Vec<Value>)>,
}

/// Memory for what a text spells out.
const MOST_BYTES: usize = 256 << 20;

impl ValueTerms {
    /// Parses a sum of values or a comparison.
    pub fn read(text: &str) -> Result<ValueTerms, ReadError> {
        let store = Arc::new(Store::new(MOST_BYTES));
        let (terms, claim) = read_terms(text, &mut Calculator::new(&store))?;
        let text = text.split_whitespace().collect();
        Ok(ValueTerms { text, store, terms, claim })
    }

    /// Where the values live.
    pub fn store(&self) -> &Arc<Store> {
        &self.store
    }

    /// The text that it was read from, without spaces.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Debug for ValueTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
