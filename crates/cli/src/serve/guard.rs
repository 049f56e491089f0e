//! Which requests are accepted, and what a browser may do with the answers.

use super::refused::Refused;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use grundy::text::Bilingual;

/// Whether requests come from this machine only.
#[derive(Clone, Copy)]
pub struct Audience {
    pub only_here: bool,
}

/// Rejects requests that another site makes a browser send: those with another origin, or with a host name that is
/// not this machine's (any name can be made to resolve to this address).
pub async fn guard(State(audience): State<Audience>, request: Request, next: Next) -> Response {
    let mut response = match refusal(request.headers(), audience) {
        Some(message) => Refused::new(StatusCode::FORBIDDEN, message).into_response(),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

const ELSEWHERE: Bilingual = Bilingual::of(
    "this page is served to its own machine only",
    "esta página só é servida à própria máquina",
);
const FOREIGN: Bilingual =
    Bilingual::of("requests of other sites are refused", "pedidos de outros sites são recusados");

fn refusal(headers: &HeaderMap, audience: Audience) -> Option<Bilingual> {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).unwrap_or_default();
    if audience.only_here && !is_here(host) {
        return Some(ELSEWHERE);
    }
    let foreign = text(header::ORIGIN).is_some_and(|origin| origin.strip_prefix("http://") != Some(host));
    let cross = headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site");
    let navigates = headers.get("sec-fetch-mode").is_some_and(|mode| mode == "navigate");
    (foreign || cross && !navigates).then_some(FOREIGN)
}

/// Whether a host header names this machine.
fn is_here(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 5] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cache-control", "no-store"),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        list.iter()
            .map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn only_this_machine_and_this_page() {
        let here = Audience { only_here: true };
        let open = Audience { only_here: false };
        assert_eq!(refusal(&headers(&[("host", "127.0.0.1:8642")]), here), None);
        assert_eq!(refusal(&headers(&[("host", "[::1]:8642")]), here), None);
        let own = [("host", "localhost:8642"), ("origin", "http://localhost:8642")];
        assert_eq!(refusal(&headers(&own), here), None);
        let rebound = headers(&[("host", "evil.example:8642")]);
        assert!(refusal(&rebound, here).is_some() && refusal(&rebound, open).is_none());
        for origin in ["http://evil.example", "https://localhost:8642", "null", "http://localhost:1"] {
            let foreign = headers(&[("host", "localhost:8642"), ("origin", origin)]);
            assert!(refusal(&foreign, here).is_some() && refusal(&foreign, open).is_some(), "{origin}");
        }
        let image =
            [("host", "localhost:8642"), ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "no-cors")];
        assert!(refusal(&headers(&image), here).is_some());
        let link =
            [("host", "localhost:8642"), ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")];
        assert_eq!(refusal(&headers(&link), here), None);
    }
}
