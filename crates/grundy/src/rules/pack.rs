//! Positions as bytes, for the erased form of the rules and for table keys.

use crate::graph::Set;

/// A position as bytes.
pub type Bytes = Box<[u8]>;

/// A value that can be written as bytes and read back.
pub trait Pack: Sized {
    /// Appends the value as bytes.
    fn pack(&self, out: &mut Vec<u8>);
    /// Reads what [`Pack::pack`] wrote.
    fn unpack(from: &mut Reader<'_>) -> Self;

    /// The value as bytes of its own.
    fn to_bytes(&self) -> Bytes {
        let mut out = Vec::new();
        self.pack(&mut out);
        out.into_boxed_slice()
    }

    /// Reads a value from bytes of its own.
    fn from_bytes(bytes: &[u8]) -> Self {
        Self::unpack(&mut Reader { bytes })
    }
}

/// Reads packed values one after the other. Bytes come only from [`Pack::pack`]; missing bytes read as 0.
pub struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    /// The next `n` bytes, fewer if fewer are left.
    pub fn take(&mut self, n: usize) -> &'a [u8] {
        let (head, tail) = self.bytes.split_at(n.min(self.bytes.len()));
        self.bytes = tail;
        head
    }

    /// All remaining bytes.
    pub fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.bytes)
    }

    /// Whether no bytes are left.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
}

impl Pack for u64 {
    fn pack(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.to_le_bytes());
    }

    fn unpack(from: &mut Reader<'_>) -> u64 {
        let mut word = [0; 8];
        let bytes = from.take(8);
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    }
}

impl Pack for u32 {
    fn pack(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.to_le_bytes());
    }

    fn unpack(from: &mut Reader<'_>) -> u32 {
        let mut word = [0; 4];
        let bytes = from.take(4);
        word[..bytes.len()].copy_from_slice(bytes);
        u32::from_le_bytes(word)
    }
}

impl Pack for u8 {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(*self);
    }

    fn unpack(from: &mut Reader<'_>) -> u8 {
        from.take(1).first().copied().unwrap_or(0)
    }
}

impl<const W: usize> Pack for Set<W> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.iter().for_each(|word| word.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Set<W> {
        Set(std::array::from_fn(|_| u64::unpack(from)))
    }
}

impl<A: Pack, B: Pack> Pack for (A, B) {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
        self.1.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> (A, B) {
        (A::unpack(from), B::unpack(from))
    }
}

impl<T: Pack, const N: usize> Pack for [T; N] {
    fn pack(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|item| item.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> [T; N] {
        std::array::from_fn(|_| T::unpack(from))
    }
}

/// A list that fills the rest of the bytes: only as the last (or only) part of a position.
impl<T: Pack> Pack for Vec<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|item| item.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Vec<T> {
        let mut items = Vec::new();
        while !from.is_empty() {
            items.push(T::unpack(from));
        }
        items
    }
}

impl Pack for Bytes {
    fn pack(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self);
    }

    fn unpack(from: &mut Reader<'_>) -> Bytes {
        from.rest().into()
    }
}
