//! The requests: what each takes, what it answers, and the description made from both.

use super::cache::Cache;
use super::guard::{Audience, guard};
use super::jobs::{Bounds, Emit, Jobs, line, lines};
use super::shapes::*;
use super::{graphs, page};
use crate::manual;
use axum::body::Body;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Json, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::{Router, routing::get};
use grundy::ask::{self, Options, Play, Position, Question, Tree};
use grundy::draw::{Style, thermograph_svg, view_svg};
use grundy::games::GAMES;
use grundy::reduce::{Applied, REDUCTIONS};
use grundy::rules::{Convention, Player, View};
use grundy::tell::Language;
use serde_json::Value;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What requests share.
#[derive(Clone)]
pub struct App {
    jobs: Jobs,
    cache: Cache,
}

#[derive(OpenApi)]
#[openapi(info(
    title = "Grundy",
    description = "Combinatorial games on graphs: positions, answers, explanations and an opponent. Requests that take \
                   their time answer with one JSON object to a line; closing the connection cancels them."
))]
struct Described;

fn router() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(games))
        .routes(routes!(families))
        .routes(routes!(position))
        .routes(routes!(picture))
        .routes(routes!(thermograph))
        .routes(routes!(graph))
        .routes(routes!(tree))
        .routes(routes!(lost))
        .routes(routes!(reductions))
        .routes(routes!(reduce))
        .routes(routes!(solve))
        .routes(routes!(explain))
        .routes(routes!(choose))
        .routes(routes!(history))
}

/// The description of the API.
pub fn description() -> Value {
    let mut described = router().into_openapi();
    described.info.version = env!("CARGO_PKG_VERSION").to_string();
    let mut described = serde_json::to_value(described).unwrap_or_default();
    if let Some(example) = GAMES.iter().flat_map(|entry| entry.examples).next() {
        give_example(&mut described, example.problem);
    }
    described
}

/// Gives every problem in a description this example.
fn give_example(described: &mut Value, problem: &str) {
    match described {
        Value::Object(fields) => {
            if fields.get("name").is_some_and(|name| name == "problem") {
                fields.insert("example".into(), problem.into());
            }
            if let Some(Value::Object(schema)) = fields.get_mut("problem").filter(|schema| schema.is_object())
            {
                schema.insert("example".into(), problem.into());
            }
            fields.values_mut().for_each(|field| give_example(field, problem));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| give_example(item, problem)),
        _ => {}
    }
}

/// How long a request that is no stream may take in all, reading and waiting included.
const PATIENCE: Duration = Duration::from_secs(120);

/// The whole server.
pub fn app(bounds: Bounds, only_here: bool) -> Router {
    let app = App { jobs: Jobs::new(bounds), cache: Cache::new() };
    let description = description();
    let described = move || async move { Json(description) };
    let (router, _) = router().split_for_parts();
    router
        .route("/api/openapi.json", get(described))
        .route("/api/{*rest}", get(unknown).post(unknown))
        .fallback(get(page::file))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(Audience { only_here }, guard))
        .layer(CatchPanicLayer::new())
        .with_state(app)
}

async fn unknown() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "there is no such request; see /api/openapi.json")
}

/// The body of a request, or why it cannot be read, as every failure is told.
struct Sent<T>(T);

impl<T, S: Send + Sync> FromRequest<S> for Sent<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
{
    type Rejection = Failure;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Self, Failure> {
        let read = Json::<T>::from_request(request, state).await;
        let fault = |fault: JsonRejection| match fault.status() {
            StatusCode::UNPROCESSABLE_ENTITY => Failure::new(StatusCode::BAD_REQUEST, fault.body_text()),
            status => Failure::new(status, fault.body_text()),
        };
        read.map(|Json(body)| Sent(body)).map_err(fault)
    }
}

/// The query of a request, in the same way.
struct Asked<T>(T);

impl<T, S: Send + Sync> FromRequestParts<S> for Asked<T>
where
    Query<T>: FromRequestParts<S, Rejection = QueryRejection>,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, state: &S) -> Result<Self, Failure> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(query)| Asked(query))
            .map_err(|fault| Failure::new(StatusCode::BAD_REQUEST, fault.body_text()))
    }
}

/// The list of games
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Games)))]
async fn games() -> Json<Games> {
    let games = GAMES.iter().map(|entry| manual::record(entry)).collect();
    Json(Games { version: env!("CARGO_PKG_VERSION"), games })
}

/// The families of graphs
#[utoipa::path(get, path = "/api/families", responses((status = 200, body = Families)))]
async fn families() -> Json<Families> {
    Json(Families { families: graphs::families() })
}

/// The most moves that a position lists, and the most elements of a board on the page.
const MOST_MOVES: usize = 2000;
const MOST_ELEMENTS: usize = 4000;

/// A position: what it looks like and what may be played
#[utoipa::path(post, path = "/api/position", request_body = ProblemRequest, responses(
    (status = 200, body = Position), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn position(
    State(app): State<App>,
    Sent(asked): Sent<ProblemRequest>,
) -> Result<Json<Position>, Failure> {
    let text = short(asked.problem)?;
    let position = app.jobs.run(move || {
        let position = ask::position(&text, MOST_MOVES)?;
        fits(&position.view)?;
        Ok(position)
    });
    Ok(Json(position.await?))
}

/// A text that is not too long to be read.
fn short(text: String) -> Result<String, Failure> {
    match text.len() > LONGEST_TEXT {
        true => Err(Failure::wrong(LONGEST_TEXT, format!("at most {LONGEST_TEXT} characters"))),
        false => Ok(text),
    }
}

/// How long a request may take, as it says itself.
fn seconds(asked: Option<f64>) -> Result<Option<f64>, Failure> {
    match asked {
        Some(number) if number.is_nan() || number < 0.0 => {
            Err(Failure::new(StatusCode::BAD_REQUEST, "seconds: expected a number from 0 on"))
        }
        asked => Ok(asked),
    }
}

/// Refuses boards that nobody could see on a page.
fn fits(view: &View) -> Result<(), Failure> {
    match view.elements() > MOST_ELEMENTS {
        true => Err(Failure::wrong(0, format!("a board on the page has at most {MOST_ELEMENTS} elements"))),
        false => Ok(()),
    }
}

/// The picture of a position, as SVG
#[utoipa::path(get, path = "/api/picture", params(PictureQuery), responses(
    (status = 200, content_type = "image/svg+xml", body = String), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn picture(State(app): State<App>, Asked(asked): Asked<PictureQuery>) -> Result<Response, Failure> {
    let (text, language) = (short(asked.problem)?, language(asked.lang)?);
    let drawn = app.jobs.run(move || {
        let play = Play::new(&text)?;
        let view = play.view();
        fits(&view)?;
        Ok(view_svg(&view, &Style { language, ..Style::default() }))
    });
    Ok(svg(drawn.await?))
}

/// The thermograph of a position that has a value, as SVG
#[utoipa::path(get, path = "/api/thermograph", params(PictureQuery), responses(
    (status = 200, content_type = "image/svg+xml", body = String), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn thermograph(State(app): State<App>, Asked(asked): Asked<PictureQuery>) -> Result<Response, Failure> {
    let (text, language) = (short(asked.problem)?, language(asked.lang)?);
    let drawn = app.jobs.search(move |bounds| {
        let found = ask::valued(&text, &bounds.options(Some(PICTURE_SECONDS)))?;
        let found = found.map_err(|reason| {
            let message = format!("the value was not found within the limits ({})", reason.id());
            Failure::new(StatusCode::SERVICE_UNAVAILABLE, message)
        })?;
        Ok(thermograph_svg(&found.thermograph, &found.problem, language))
    });
    Ok(svg(drawn.await?))
}

/// How long to look for what is drawn.
const PICTURE_SECONDS: f64 = 5.0;

fn language(id: Option<String>) -> Result<Language, Failure> {
    let id = id.unwrap_or_else(|| "en".into());
    Language::from_id(&id).ok_or_else(|| Failure::new(StatusCode::BAD_REQUEST, "lang: expected en or pt"))
}

/// A picture carries its own styles, and may do nothing else.
fn svg(text: String) -> Response {
    let policy = HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'");
    let kind = HeaderValue::from_static("image/svg+xml; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_SECURITY_POLICY, policy)], text).into_response()
}

/// A graph: read from any format, laid out, and in every format
#[utoipa::path(post, path = "/api/graph", request_body = GraphRequest, responses(
    (status = 200, body = GraphAnswer), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn graph(
    State(app): State<App>,
    Sent(asked): Sent<GraphRequest>,
) -> Result<Json<GraphAnswer>, Failure> {
    let text = short(asked.graph)?;
    Ok(Json(app.jobs.run(move || graphs::graph(&text, asked.layout, asked.labels)).await?))
}

/// The most nodes of a game graph on the page, and how many unless told.
const MOST_NODES: usize = 2000;
const SOME_NODES: usize = 300;

/// The game graph of a small position
#[utoipa::path(post, path = "/api/tree", request_body = TreeRequest, responses(
    (status = 200, body = Tree), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn tree(State(app): State<App>, Sent(asked): Sent<TreeRequest>) -> Result<Json<Tree>, Failure> {
    let text = short(asked.problem)?;
    let most = asked.most.unwrap_or(SOME_NODES);
    if !(1..=MOST_NODES).contains(&most) {
        return Err(Failure::new(StatusCode::BAD_REQUEST, format!("most: expected 1 to {MOST_NODES}")));
    }
    let tree = app.jobs.run(move || {
        fits(&Play::new(&text)?.view())?;
        Ok(ask::tree(&text, most)?)
    });
    Ok(Json(tree.await?))
}

/// A random start that the player to move has lost
#[utoipa::path(post, path = "/api/lost", request_body = LostRequest, responses(
    (status = 200, body = LostAnswer), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn lost(State(app): State<App>, Sent(asked): Sent<LostRequest>) -> Result<Json<LostAnswer>, Failure> {
    let text = short(asked.problem)?;
    let dealt = app.jobs.search(move |bounds| {
        let play = Play::new(&text)?;
        fits(&play.view())?;
        let options = bounds.options(Some(DEAL_SECONDS));
        Ok(ask::lost_start(&text, play.next(), &options, asked.seed.unwrap_or(0).into())?)
    });
    Ok(Json(LostAnswer { problem: dealt.await? }))
}

/// How long one position may be looked at for a deal, of which a few hundred may be tried.
const DEAL_SECONDS: f64 = 0.05;

/// The list of reductions
#[utoipa::path(get, path = "/api/reductions", responses((status = 200, body = Reductions)))]
async fn reductions() -> Json<Reductions> {
    Json(Reductions { reductions: REDUCTIONS.iter().map(|&reduction| reduction.into()).collect() })
}

/// What a reduction builds from an instance
#[utoipa::path(post, path = "/api/reduce", request_body = ReduceRequest, responses(
    (status = 200, body = Applied), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn reduce(State(app): State<App>, Sent(asked): Sent<ReduceRequest>) -> Result<Json<Applied>, Failure> {
    let instance = short(asked.instance)?;
    let reduction = grundy::reduce::find(&asked.name)
        .ok_or_else(|| Failure::new(StatusCode::BAD_REQUEST, "there is no such reduction"))?;
    let applied = app.jobs.run(move || {
        let source = reduction.source_text(&instance);
        // Places are counted in what was sent, not in what stands before it.
        let before = source.len() - instance.trim().len();
        let build = || {
            fits(&Play::new(&source)?.view())?;
            Ok(reduction.apply(&instance)?)
        };
        build().map_err(|failure: Failure| Failure {
            at: failure.at.map(|at| at.saturating_sub(before)),
            ..failure
        })
    });
    Ok(Json(applied.await?))
}

/// What is known of a position
#[utoipa::path(post, path = "/api/solve", request_body = SolveRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn solve(State(app): State<App>, Sent(asked): Sent<SolveRequest>) -> Result<Response, Failure> {
    let text = short(asked.problem)?;
    let wants = asked.wants.as_deref().map(wants);
    app.answer(format!("solve {wants:?} {text}"), seconds(asked.seconds)?, move |options| {
        let options = Options { wants, ..options.clone() };
        let (next, convention) = to_move(&text)?;
        let answer = ask::solve(&text, &options)?;
        let sentences = ask::verdict(&answer, next, convention);
        let solved = answer.is_solved();
        Ok((Event::Answer { answer: Box::new(answer), sentences }, solved))
    })
}

/// Whose turn it is, and how the play is decided.
fn to_move(text: &str) -> Result<(Player, Convention), Failure> {
    let question = Question::read(text)?;
    let terms = question.problems().next().map(|problem| problem.terms.clone());
    let (first, convention) = terms.map_or((Player::Alice, Convention::Normal), |t| (t.first, t.convention));
    // A board too large to be played on has no moves played on it.
    Ok((Play::of(question).map_or(first, |play| play.next()), convention))
}

/// Why it is so
#[utoipa::path(post, path = "/api/explain", request_body = TimedRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn explain(State(app): State<App>, Sent(asked): Sent<TimedRequest>) -> Result<Response, Failure> {
    let text = short(asked.problem)?;
    app.answer(format!("explain {text}"), seconds(asked.seconds)?, move |options| {
        let told = ask::explain(&text, options)?;
        let steps = told.explanation.steps.into_iter().map(Step::from).collect();
        let solved = told.status == ask::Status::Solved;
        Ok((Event::Explanation { problem: told.problem, status: told.status, steps }, solved))
    })
}

impl App {
    /// Answers with one event, from the cache if it was settled before.
    fn answer(
        &self,
        asked: String,
        seconds: Option<f64>,
        work: impl FnOnce(&Options) -> Result<(Event, bool), Failure> + Send + 'static,
    ) -> Result<Response, Failure> {
        if let Some(line) = self.cache.get(&asked) {
            return Ok(lines(Body::from(line)));
        }
        let cache = self.cache.clone();
        self.jobs.stream(seconds, move |options, emit| {
            let (event, settled) = work(options)?;
            let line = line(&event);
            if settled {
                cache.keep(asked, &line);
            }
            emit.line(line);
            Ok(())
        })
    }
}

/// A move of the opponent
#[utoipa::path(post, path = "/api/choose", request_body = ChooseRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn choose(State(app): State<App>, Sent(asked): Sent<ChooseRequest>) -> Result<Response, Failure> {
    let text = short(asked.problem)?;
    let strength = asked.strength.unwrap_or(1.0);
    if !(0.0..=1.0).contains(&strength) {
        return Err(Failure::new(StatusCode::BAD_REQUEST, "strength: expected a number from 0 to 1"));
    }
    app.jobs.stream(seconds(asked.seconds)?, move |options, emit| {
        let play = Play::new(&text)?;
        fits(&play.view())?;
        let chosen = play.choose(options, strength, asked.seed.unwrap_or(0).into())?;
        emit.event(&Event::Chosen { text: chosen.text, how: chosen.how });
        Ok(())
    })
}

/// What was true at every moment of a play
#[utoipa::path(post, path = "/api/history", request_body = TimedRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn history(State(app): State<App>, Sent(asked): Sent<TimedRequest>) -> Result<Response, Failure> {
    let text = short(asked.problem)?;
    app.jobs.stream(seconds(asked.seconds)?, move |options, emit| moments(&text, options, emit))
}

/// The most moments of a play that are looked at.
const MOST_MOMENTS: usize = 400;

/// Solves the position before each move and after the last, the latest first: what is left of a play is soonest known.
/// The moments share the time.
fn moments(text: &str, options: &Options, emit: &Emit) -> Result<(), Failure> {
    let mut play = Play::new(text)?;
    fits(&play.view())?;
    let count = play.moves().len() + 1;
    let mut options = options.clone();
    let all = [Want::Winner, Want::Nimber, Want::Value, Want::Score, Want::Remoteness, Want::Moves];
    options.wants = Some(wants(&all));
    options.limits.time = options.limits.time.map(|time| time / count.min(MOST_MOMENTS) as u32);
    for _ in 0..count.min(MOST_MOMENTS) {
        let (index, next) = (play.moves().len(), play.next().id());
        let answer = Box::new(play.solve(&options)?);
        if !emit.event(&Event::Moment { index, next, answer }) || !play.undo() {
            break;
        }
    }
    emit.event(&Event::Done);
    Ok(())
}
