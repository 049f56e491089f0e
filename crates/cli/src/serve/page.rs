//! The page itself, built into the program.

use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::Embed;

/// The built files of the page; none if it was not built.
#[derive(Embed)]
#[cfg_attr(packaged, folder = "page")]
#[cfg_attr(not(packaged), folder = "../../web/dist")]
#[allow_missing = true]
struct Files;

const INDEX: &str = "index.html";

pub fn is_built() -> bool {
    Files::get(INDEX).is_some()
}

/// A file of the page. Names of built files change with their content, so that browsers may keep them.
pub async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let name = if path.is_empty() { INDEX } else { path };
    let Some(file) = Files::get(name) else {
        return if name == INDEX { not_built() } else { StatusCode::NOT_FOUND.into_response() };
    };
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let kept = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = file.data.into_owned().into_response();
    let headers = response.headers_mut();
    if let Ok(kind) = HeaderValue::from_str(kind.as_ref()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    response
}

fn not_built() -> Response {
    let text = "<!doctype html><html lang=\"en\"><title>Grundy</title><p>The page was not built into this program. \
                With Node.js installed, run <code>make page</code> and build again. The API works: see \
                <a href=\"/api/openapi.json\">its description</a>.";
    (StatusCode::NOT_FOUND, Html(text)).into_response()
}
