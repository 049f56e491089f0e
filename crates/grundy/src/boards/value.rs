//! Games given by their values: `{1|-1}+^`.

use crate::value::{Calculator, Claim, ReadError, Store, Value, read_terms};
use std::fmt;
use std::sync::Arc;

/// Games to add up, and maybe others to compare them with, in a store of their own.
#[derive(Clone)]
pub struct ValueTerms {
    text: String,
    store: Arc<Store>,
    pub terms: Vec<Value>,
    pub claim: Option<(Claim, Vec<Value>)>,
}

/// Memory for what a text spells out.
const MOST_BYTES: usize = 256 << 20;

impl ValueTerms {
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

    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Debug for ValueTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
