//! The heap games.

mod grundy_split;
mod nim;
mod octal;
mod pins;
mod subtraction;

pub use grundy_split::GRUNDY_SPLIT;
pub use nim::NIM;
pub use octal::OCTAL;
pub use pins::{PINS, pin_rows};
pub use subtraction::SUBTRACTION;
