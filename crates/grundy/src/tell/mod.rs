//! Sentences: why an answer is what it is, in English and in Brazilian Portuguese.
//!
//! An explanation is data. A [`Sentence`] is a key with parameters; only [`Sentence::text`] contains words, one file
//! per language, so that a page can switch languages without another request.

mod describe;
mod digest;
mod english;
mod explanation;
pub mod heaps;
mod language;
mod nim_sum;
mod notes;
mod portuguese;
mod sentence;
mod table;

pub use describe::describe;
pub use digest::Digest;
pub use explanation::{Explanation, Labelled, Part, Step, nim_steps};
pub use language::Language;
pub use nim_sum::{Restoring, nim_sum, nim_sum_table, restoring_moves};
pub use notes::note_in_portuguese;
pub use sentence::{Answered, Sentence};
pub use table::TextTable;
