//! Games given by their values: `{1|-1}+^`.

use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use crate::value::{Calculator, Claim, Evaluator, ReadError, Store, Value, WrittenGame, read_games};
use serde::Serialize;
use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

/// A sum of games by their values, optionally compared with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ValueKind;

impl Kind for ValueKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("a value such as {1|-1}+^", "um valor como {1|-1}+^")
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "A value or a sum of values: numbers 3/4, stars *2, ups ^ and downs v, uptimals ^[2] and ^<2>, switches +-2, tiny(2), {1|-1,*}; 3.G is G+G+G. Operations on canonical forms: heat(G,T), cool(G,t), overheat(G,S,T), the Norton product norton(G,U), the ordinal sum ordinal(G,H), and for nimbers nimprod(*a,*b) and nimpow(*a,n).",
            pt: "Um valor ou uma soma de valores: números 3/4, estrelas *2, setas para cima ^ e para baixo v, uptimais ^[2] e ^<2>, chaves +-2, tiny(2), {1|-1,*}; 3.G é G+G+G. Operações sobre formas canônicas: aquecer heat(G,T), resfriar cool(G,t), sobreaquecer overheat(G,S,T), o produto de Norton norton(G,U), a soma ordinal ordinal(G,H) e, para nimbers, o produto nimprod(*a,*b) e a potência nimpow(*a,n).",
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
    /// What was written: the sum, and the other side of the comparison.
    written: (WrittenGame, Option<WrittenGame>),
}

/// Memory for what a text spells out.
const MOST_BYTES: usize = 256 << 20;

/// The arithmetic that may be spent on what a text spells out, in calls of the calculator's watch: seconds.
const PATIENCE: u32 = 1 << 10;

impl ValueTerms {
    /// Parses a sum of values or a comparison.
    pub fn read(text: &str) -> Result<ValueTerms, ReadError> {
        let (sum, claim) = read_games(text)?;
        let store = Arc::new(Store::new(MOST_BYTES));
        let spent = Cell::new(0);
        let watch = || {
            spent.set(spent.get() + 1);
            spent.get() > PATIENCE
        };
        let mut calculator = Calculator::watched(&store, &watch);
        let mut evaluator = Evaluator::new(&mut calculator);
        let terms = evaluator.terms(&sum)?;
        let others = match &claim {
            Some((claim, other)) => Some((*claim, evaluator.terms(other)?)),
            None => None,
        };
        let text = text.split_whitespace().collect();
        let written = (sum, claim.map(|(_, other)| other));
        Ok(ValueTerms { text, store, terms, claim: others, written })
    }

    /// The games as they are written: the sum, and the other side of a comparison.
    pub fn written(&self) -> impl Iterator<Item = &WrittenGame> {
        [Some(&self.written.0), self.written.1.as_ref()].into_iter().flatten()
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
