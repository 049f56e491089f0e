//! Why a request was not answered.

use crate::ask::Error;
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
    /// The place in the text that was sent, in bytes.
    pub at: Option<usize>,
}

impl Failure {
    /// A wrong request.
    pub fn wrong(message: impl Into<String>) -> Failure {
        Failure { kind: FailureKind::Wrong, message: message.into(), at: None }
    }

    /// A wrong request, and the place in its text.
    pub fn wrong_at(at: usize, message: impl Into<String>) -> Failure {
        Failure { at: Some(at), ..Failure::wrong(message) }
    }

    /// A request that may be retried.
    pub fn unavailable(message: impl Into<String>) -> Failure {
        Failure { kind: FailureKind::Unavailable, message: message.into(), at: None }
    }

    /// A failure that should not happen.
    pub fn internal() -> Failure {
        let message = "something went wrong inside; please report it".into();
        Failure { kind: FailureKind::Internal, message, at: None }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::wrong_at(error.at, error.message)
    }
}
