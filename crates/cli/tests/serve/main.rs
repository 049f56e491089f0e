//! The server as a client sees it: what it answers, what it rejects, and that nothing makes it grow or hang.

mod answers;
mod many;
mod refusals;
mod server;
