//! Failures as HTTP responses.

use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use grundy::desk::{Failure, FailureKind};
use grundy::text::Words;

/// A failure with its status.
pub struct Refused {
    status: StatusCode,
    failure: Failure,
}

impl Refused {
    /// A failure of the HTTP request itself.
    pub fn new(status: StatusCode, message: impl Into<Words>) -> Refused {
        Refused { status, failure: Failure::wrong(message) }
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        let status = match failure.kind {
            FailureKind::Wrong => StatusCode::BAD_REQUEST,
            FailureKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            FailureKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Refused { status, failure }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(&self.failure)).into_response();
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert("retry-after", HeaderValue::from_static("2"));
        }
        response
    }
}
