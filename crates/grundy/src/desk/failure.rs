//! Why a request was not answered.

use crate::ask::Error;
use crate::rules::Words;
use serde::Serialize;

/// The kind of failure, for whatever transports it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureKind {
    /// The request is wrong, or asks for too much.
    Wrong,
    /// No answer was found within the limits, or there is no capacity for another request: the caller may retry.
    Unavailable,
    /// A bug in the program.
    Internal,
}

/// Why a request was not answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Failure {
    /// The kind of failure.
    #[serde(skip)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub kind: FailureKind,
    /// What is wrong, in English.
    pub message: String,
    /// The same in Portuguese.
    pub message_pt: String,
    /// The place in the text that was sent, in bytes.
    pub at: Option<usize>,
}

impl Failure {
    /// A wrong request.
    pub fn wrong(message: impl Into<Words>) -> Failure {
        Failure::of(FailureKind::Wrong, message.into())
    }

    /// A wrong request, and the place in its text.
    pub fn wrong_at(at: usize, message: impl Into<Words>) -> Failure {
        Failure { at: Some(at), ..Failure::wrong(message) }
    }

    /// A request that may be retried.
    pub fn unavailable(message: impl Into<Words>) -> Failure {
        Failure::of(FailureKind::Unavailable, message.into())
    }

    /// A failure that should not happen.
    pub fn internal() -> Failure {
        let message = words!(
            "something went wrong inside; please report it",
            "houve um erro interno; por favor, relate-o"
        );
        Failure::of(FailureKind::Internal, message)
    }

    fn of(kind: FailureKind, message: Words) -> Failure {
        Failure { kind, message: message.en, message_pt: message.pt, at: None }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::wrong_at(error.at, error.message)
    }
}
