//! The operations that a text may name.

/// An operation on games, as it is written in texts. `t` stands for a number, `n` for a natural one. Operations that are
/// defined by options take those of the canonical form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Operation {
    /// `+-G`: {G|-G}.
    PlusMinus,
    /// `tiny(G)`: {0|{0|-G}}.
    Tiny,
    /// `miny(G)`: {{G|0}|0}.
    Miny,
    /// `heat(G,T)`: every move earns its player T, until a number is reached.
    Heat,
    /// `cool(G,t)`: every move costs its player t, until the game is as cold as a number.
    Cool,
    /// `overheat(G,S,T)`: every move earns its player T, until an integer n is reached, which becomes n.S.
    Overheat,
    /// `norton(G,U)`: the Norton product G.U, for U above 0.
    Norton,
    /// `ordinal(G,H)`: the ordinal sum G:H; a move in G ends H.
    Ordinal,
    /// `nimprod(*a,*b)`: the product of two nimbers.
    NimProduct,
    /// `nimpow(*a,n)`: the n-th power of a nimber.
    NimPower,
}

impl Operation {
    /// Every operation.
    pub const ALL: [Operation; 10] = [
        Operation::PlusMinus,
        Operation::Tiny,
        Operation::Miny,
        Operation::Heat,
        Operation::Cool,
        Operation::Overheat,
        Operation::Norton,
        Operation::Ordinal,
        Operation::NimProduct,
        Operation::NimPower,
    ];

    /// How it is written.
    pub fn name(self) -> &'static str {
        self.usage().split_once('(').map_or("+-", |(name, _)| name)
    }

    /// It with its operands.
    pub fn usage(self) -> &'static str {
        match self {
            Operation::PlusMinus => "+-G",
            Operation::Tiny => "tiny(G)",
            Operation::Miny => "miny(G)",
            Operation::Heat => "heat(G,T)",
            Operation::Cool => "cool(G,t)",
            Operation::Overheat => "overheat(G,S,T)",
            Operation::Norton => "norton(G,U)",
            Operation::Ordinal => "ordinal(G,H)",
            Operation::NimProduct => "nimprod(*a,*b)",
            Operation::NimPower => "nimpow(*a,n)",
        }
    }

    /// How many games it takes.
    pub fn arity(self) -> usize {
        1 + self.usage().matches(',').count()
    }
}
