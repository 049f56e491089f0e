//! Positions, and requests about them that need no search.

use super::request::language_of;
use super::{
    BoardAnswer, BoardNumber, BoardNumbers, Desk, DrawingAnswer, DrawingFormat, DrawingRequest, DrawingTheme,
    Failure, FileRequest, Layouts, LostAnswer, LostRequest, MoveNote, MoveResult, PictureRequest,
    ProblemRequest, ReduceRequest, Reply, TreeRequest, options,
};
use crate::ask::{Play, Question, board_numbers, expand_files, tree_within};
use crate::draw::{Found, Note, Style, Theme, tikz, view_svg};
use crate::explore::Shape;
use crate::rules::View;
use crate::solve::Limits;

/// The most moves that a position lists, and the most elements of a board on the page.
const MOST_MOVES: usize = 2000;
const MOST_ELEMENTS: usize = 4000;

/// The default size of a game graph, in nodes.
const SOME_NODES: usize = 300;

/// The longest note beside a move on a picture.
const LONGEST_NOTE: usize = 24;

/// How long one position may be searched for a lost start; a few hundred may be tried.
const DEAL_SECONDS: f64 = 0.05;

impl Desk {
    /// A position: what it looks like and what may be played.
    pub(super) fn position(&self, asked: &ProblemRequest) -> Result<Reply, Failure> {
        let (_, play) = seen(&asked.problem)?;
        let position = play.position_with(self.layouts(&play), MOST_MOVES);
        Ok(Reply::Position(Box::new(position)))
    }

    /// The layouts of a play: computed once, for all of its positions.
    fn layouts(&self, play: &Play) -> Layouts {
        let start = play.start().to_string();
        self.layouts.get(&start).unwrap_or_else(|| {
            let layouts = play.first_view().layouts();
            let bytes = layouts.iter().map(|places| 24 + 16 * places.len()).sum();
            self.layouts.keep(start, layouts.clone(), bytes);
            layouts
        })
    }
}

/// A question about a board that is small enough to show, and its play. They share the game, which is built once.
pub fn seen(text: &str) -> Result<(Question, Play), Failure> {
    let question = Question::read(text)?;
    let play = Play::of(&question)?;
    fits(&play.view())?;
    Ok((question, play))
}

/// Rejects boards that are too large to show on a page.
fn fits(view: &View) -> Result<(), Failure> {
    match view.elements() > MOST_ELEMENTS {
        true => Err(Failure::wrong_at(
            0,
            words!(
                "a board on the page has at most {MOST_ELEMENTS} elements",
                "um tabuleiro na página tem no máximo {MOST_ELEMENTS} elementos"
            ),
        )),
        false => Ok(()),
    }
}

/// The picture of a position.
pub fn picture(asked: &PictureRequest) -> Result<Reply, Failure> {
    let style = Style { language: asked.language()?, ..Style::default() };
    let (_, play) = seen(&asked.problem)?;
    Ok(Reply::Picture(view_svg(&play.view_with_owners(), &style)))
}

/// A position as it stands on a page.
pub fn drawing(asked: &DrawingRequest) -> Result<Reply, Failure> {
    let (_, play) = seen(&asked.problem)?;
    let position = play.position_with(Vec::new(), MOST_MOVES);
    let note = |MoveNote { text, result, note }: &MoveNote| {
        let legal = position.legal.iter().find(|legal| legal.text == *text)?;
        let found = match result {
            MoveResult::Win => Found::Win,
            MoveResult::Draw => Found::Draw,
            MoveResult::Loss => Found::Loss,
        };
        Some(Note { places: legal.places.clone(), found, text: note.chars().take(LONGEST_NOTE).collect() })
    };
    let style = Style {
        language: language_of(asked.lang.as_ref())?,
        layouts: asked.layouts.clone(),
        notes: asked.notes.iter().filter_map(note).collect(),
        theme: match asked.theme {
            None => Theme::Auto,
            Some(DrawingTheme::Light) => Theme::Light,
            Some(DrawingTheme::Dark) => Theme::Dark,
        },
        ..Style::default()
    };
    let svg = view_svg(&play.view_with_owners(), &style);
    let drawing = match asked.format.unwrap_or_default() {
        DrawingFormat::Svg => svg,
        DrawingFormat::Tikz => tikz(&svg),
    };
    Ok(Reply::Drawing(DrawingAnswer { drawing }))
}

/// The content of a file as the text of a board.
pub fn file(asked: &FileRequest) -> Result<Reply, Failure> {
    let before = format!("{}:", asked.game);
    let expanded = expand_files(&format!("{before}@(file)"), &mut |_| Ok(asked.content.clone()));
    // Errors say where they are in the file, not in a text that nobody wrote.
    let text = expanded.map_err(|error| Failure { at: None, ..Failure::from(error) })?;
    let board = text
        .strip_prefix(&before)
        .ok_or_else(|| Failure::wrong(words!("there is no such game", "não há tal jogo")))?;
    Ok(Reply::Board(BoardAnswer { board: board.to_string() }))
}

/// The game graph of small positions.
pub fn tree(asked: &TreeRequest, limits: &Limits) -> Result<Reply, Failure> {
    let texts = std::iter::once(&asked.problem).chain(&asked.also);
    let questions = texts.map(|text| Ok(seen(text)?.0)).collect::<Result<Vec<Question>, Failure>>()?;
    let most = asked.most.unwrap_or(SOME_NODES);
    let shape = Shape { turns: asked.turns, fold: asked.fold, views: asked.views, ..Shape::new(most) };
    let tree = tree_within(&questions, shape, limits).map_err(|(_, error)| error)?;
    Ok(Reply::Tree(Box::new(tree)))
}

/// Every number that the board of a problem has.
pub fn numbers(asked: &ProblemRequest) -> Result<Reply, Failure> {
    let question = Question::read(&asked.problem)?;
    // A sum has no numbers.
    let numbers = question.single().map(board_numbers).unwrap_or_default();
    Ok(Reply::Numbers(BoardNumbers { numbers: numbers.into_iter().map(BoardNumber::from).collect() }))
}

/// A random start that the player to move has lost.
pub fn lost(asked: &LostRequest, limits: &Limits) -> Result<Reply, Failure> {
    let (_, play) = seen(&asked.problem)?;
    let (person, options) = (play.next(), options(limits, Some(DEAL_SECONDS)));
    let problem = play.lost_start(person, &options, asked.seed.unwrap_or(0).into())?;
    Ok(Reply::Lost(LostAnswer { problem }))
}

/// What a reduction builds from an instance.
pub fn reduce(asked: &ReduceRequest) -> Result<Reply, Failure> {
    let reduction = asked.reduction()?;
    let source = reduction.source_text(&asked.instance);
    // Error positions refer to the text that was sent, not to what was put before it.
    let before = source.len() - asked.instance.trim().len();
    let place = |failure: Failure| Failure { at: failure.at.map(|at| at.saturating_sub(before)), ..failure };
    let (question, _) = seen(&source).map_err(place)?;
    let applied = reduction.apply_to(&question).map_err(|error| place(error.into()))?;
    Ok(Reply::Reduced(Box::new(applied)))
}
