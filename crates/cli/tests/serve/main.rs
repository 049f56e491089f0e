//! The server as a client sees it: what it answers, what it refuses, and that nothing makes it grow or hang.

mod answers;
mod many;
mod refusals;
mod server;
