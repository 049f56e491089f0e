//! Misere quotients.
