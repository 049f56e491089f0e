//! What a text may claim of two games.

use super::super::Relation;

/// What may be claimed of two games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `=`
    Equal,
    /// `<=`
    AtMost,
    /// `>=`
    AtLeast,
    /// `||`
    Confused,
}

impl Claim {
    /// Whether the claim is true of games that compare like this.
    pub fn holds(self, relation: Relation) -> bool {
        match self {
            Claim::Less => relation == Relation::Less,
            Claim::Greater => relation == Relation::Greater,
            Claim::Equal => relation == Relation::Equal,
            Claim::AtMost => matches!(relation, Relation::Less | Relation::Equal),
            Claim::AtLeast => matches!(relation, Relation::Greater | Relation::Equal),
            Claim::Confused => relation == Relation::Confused,
        }
    }

    /// The symbol of the claim.
    pub fn symbol(self) -> &'static str {
        SYMBOLS.iter().find(|(_, claim)| *claim == self).map_or("", |(symbol, _)| symbol)
    }
}

/// Longer symbols come before their prefixes.
pub(super) const SYMBOLS: [(&str, Claim); 10] = [
    ("<=", Claim::AtMost),
    (">=", Claim::AtLeast),
    ("<", Claim::Less),
    (">", Claim::Greater),
    ("=", Claim::Equal),
    ("||", Claim::Confused),
    ("≤", Claim::AtMost),
    ("≥", Claim::AtLeast),
    ("∥", Claim::Confused),
    ("‖", Claim::Confused),
];
