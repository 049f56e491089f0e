//! Values from text.
//!
//! ```text
//! expression := game [ relation game ]          relation := < > = <= >= ||
//! game       := '-'* piece ( ups | star | '+' piece | '-' '-'* piece | plus-minus )*
//! piece      := number | ups | star | plus-minus | multiple | '(' game ')' | braces
//!             | 'tiny(' game ')' | 'miny(' game ')'
//! number     := digits [ '/' digits ]           the denominator is a power of two
//! ups        := '^'+ | 'v'+ | '^' digits | 'v' digits
//! star       := '*' [ digits ]
//! plus-minus := '+-' piece                      {G|-G}
//! multiple   := digits '.' piece                a sum of so many; the piece is no number
//! braces     := '{' list bar list ( bar list )* '}'        list := [ game ( ',' game )* ]
//! bar        := '|' | '||' | '|||' ...
//! ```
//!
//! - The sign before ups, before a star and before `+-` may be left out: `1v*2` is 1 + v + *2, and `3*2` is
//!   3 + *2. Ups come before the star, each once. A minus belongs to the one piece after it: `-1^` is -1 + ^.
//! - `+-` is always plus-minus; 1 - 2 is written `1-2` or `1+(-2)`, and a plus and a minus apart are refused.
//! - `3.G` or `3·G` is G + G + G, and binds tighter than any other operator: `3.^*` is ^3 + *.
//! - Within braces the longest bar binds least, so that `{1||0|-1}` is {1|{0|-1}}; a comma binds tighter than any
//!   bar. Bars occur in braces only, so `||` outside of them is the relation.
//! - Also read are ↑ ↓ ⇑ ⇓ ∗ ± − · ≤ ≥ ∥. White space may occur anywhere except within a number or an operator.

use super::text::MOST_NESTED;
use super::{Calculator, Dyadic, Failure, Form, Options, Relation, Simple, Value};
use crate::text::ParseError;
use std::fmt;

/// A parsed expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expression {
    /// A game.
    Game(Value),
    /// Two games and what is claimed of them.
    Comparison(Value, Claim, Value),
}

/// What may be claimed of two games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `=`
    Equal,
    /// `<=`
    AtMost,
    /// `>=`
    AtLeast,
    /// `||`
    Confused,
}

impl Claim {
    /// Whether the claim is true of games that compare like this.
    pub fn holds(self, relation: Relation) -> bool {
        match self {
            Claim::Less => relation == Relation::Less,
            Claim::Greater => relation == Relation::Greater,
            Claim::Equal => relation == Relation::Equal,
            Claim::AtMost => matches!(relation, Relation::Less | Relation::Equal),
            Claim::AtLeast => matches!(relation, Relation::Greater | Relation::Equal),
            Claim::Confused => relation == Relation::Confused,
        }
    }

    /// The symbol of the claim.
    pub fn symbol(self) -> &'static str {
        SYMBOLS.iter().find(|(_, claim)| *claim == self).map_or("", |(symbol, _)| symbol)
    }
}

/// Longer symbols come before their prefixes.
const SYMBOLS: [(&str, Claim); 10] = [
    ("<=", Claim::AtMost),
    (">=", Claim::AtLeast),
    ("<", Claim::Less),
    (">", Claim::Greater),
    ("=", Claim::Equal),
    ("||", Claim::Confused),
    ("≤", Claim::AtMost),
    ("≥", Claim::AtLeast),
    ("∥", Claim::Confused),
    ("‖", Claim::Confused),
];

/// Why a text has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the documentation of each variant explains its fields")]
#[non_exhaustive]
pub enum ReadError {
    /// The text is not a game.
    Parse(ParseError),
    /// The game at this offset is syntactically correct, but its value could not be computed.
    Failed { at: usize, failure: Failure },
}

impl From<ReadError> for ParseError {
    fn from(error: ReadError) -> ParseError {
        match error {
            ReadError::Parse(error) => error,
            ReadError::Failed { at, failure } => ParseError::new(at, failure.to_string()),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ParseError::from(self.clone()).fmt(f)
    }
}

impl std::error::Error for ReadError {}

/// Reads a game, or a comparison of two.
pub fn read(text: &str, calculator: &mut Calculator<'_>) -> Result<Expression, ReadError> {
    let mut reader = Reader { text, at: 0, nested: 0, calculator };
    let left = reader.game()?.value;
    let Some(claim) = reader.claim() else {
        reader.end("+, -, a relation such as < or ||, or the end")?;
        return Ok(Expression::Game(left));
    };
    let right = reader.game()?.value;
    reader.end("+, - or the end")?;
    Ok(Expression::Comparison(left, claim, right))
}

/// The top-level summands of a game.
pub type Terms = Vec<Value>;

/// Reads a game or a comparison as the summands of its sides, without adding them up: a sum of hot games may be
/// too large to hold though its summands are small.
pub fn read_terms(
    text: &str,
    calculator: &mut Calculator<'_>,
) -> Result<(Terms, Option<(Claim, Terms)>), ReadError> {
    let mut reader = Reader { text, at: 0, nested: 0, calculator };
    let left = reader.terms()?;
    let Some(claim) = reader.claim() else {
        reader.end("+, -, a relation such as < or ||, or the end")?;
        return Ok((left, None));
    };
    let right = reader.terms()?;
    reader.end("+, - or the end")?;
    Ok((left, Some((claim, right))))
}

/// Reads a game.
pub fn read_value(text: &str, calculator: &mut Calculator<'_>) -> Result<Value, ReadError> {
    let mut reader = Reader { text, at: 0, nested: 0, calculator };
    let game = reader.game()?;
    reader.end("+, - or the end")?;
    Ok(game.value)
}

/// The longest play of a game that is computed with. Arithmetic recurses once per move; a text such as 99999.{2|1}
/// must not exhaust the stack.
const LONGEST_PLAY: u64 = 1000;

/// The longest bar.
const LONGEST_BAR: usize = 16;

/// A parsed game, and a bound on its longest play, not counting moves in numbers.
#[derive(Clone, Copy)]
struct Game {
    value: Value,
    play: u64,
}

/// The kind of a piece, which decides what may follow it without an operator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Other,
    Ups,
    Star,
}

struct Reader<'t, 'c, 's> {
    text: &'t str,
    at: usize,
    nested: u32,
    calculator: &'c mut Calculator<'s>,
}

/// Characters and offsets.
impl Reader<'_, '_, '_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// The next character after white space.
    fn peek(&mut self) -> Option<char> {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
        self.rest().chars().next()
    }

    /// Consumes the first of these that the rest of the text begins with.
    fn take(&mut self, symbols: &[&str]) -> bool {
        self.peek();
        let found = symbols.iter().find(|symbol| self.rest().starts_with(**symbol));
        self.at += found.map_or(0, |symbol| symbol.len());
        found.is_some()
    }

    fn error<T>(&self, at: usize, message: impl Into<String>) -> Result<T, ReadError> {
        Err(ReadError::Parse(ParseError::new(at, message)))
    }

    fn expected<T>(&mut self, what: &str) -> Result<T, ReadError> {
        let found = self.peek().map_or("the end".to_string(), |next| format!("'{next}'"));
        self.error(self.at, format!("expected {what}, found {found}"))
    }

    fn expect(&mut self, symbol: &str, what: &str) -> Result<(), ReadError> {
        if self.take(&[symbol]) { Ok(()) } else { self.expected(what) }
    }

    fn end(&mut self, what: &str) -> Result<(), ReadError> {
        if self.peek().is_none() { Ok(()) } else { self.expected(what) }
    }

    fn claim(&mut self) -> Option<Claim> {
        SYMBOLS.iter().find(|(symbol, _)| self.take(&[symbol])).map(|(_, claim)| *claim)
    }

    fn plus_minus(&mut self) -> bool {
        self.take(&["+-", "±", "+−"])
    }

    fn minus(&mut self) -> bool {
        self.take(&["-", "−"])
    }

    fn worked_out<T>(&self, at: usize, result: Result<T, Failure>) -> Result<T, ReadError> {
        result.map_err(|failure| ReadError::Failed { at, failure })
    }
}

/// Games and pieces.
impl Reader<'_, '_, '_> {
    /// A sum of pieces.
    fn game(&mut self) -> Result<Game, ReadError> {
        let mut total = Game { value: Value::ZERO, play: 0 };
        let mut before = None;
        while let Some((piece, at)) = self.summand(&mut before)? {
            total = self.sum(total, piece, at)?;
        }
        Ok(total)
    }

    /// The pieces of a sum.
    fn terms(&mut self) -> Result<Terms, ReadError> {
        let (mut terms, mut before) = (Vec::new(), None);
        while let Some((piece, _)) = self.summand(&mut before)? {
            terms.push(piece.value);
        }
        Ok(terms)
    }

    /// The next piece of a sum with its sign, and its offset.
    fn summand(&mut self, before: &mut Option<Kind>) -> Result<Option<(Game, usize)>, ReadError> {
        let Some(negative) = self.sign_before_piece(*before)? else { return Ok(None) };
        let at = self.at;
        let (mut piece, kind) = self.piece()?;
        if negative {
            let result = self.calculator.negative(piece.value);
            piece.value = self.worked_out(at, result)?;
        }
        *before = Some(kind);
        Ok(Some((piece, at)))
    }

    /// Whether the next piece is subtracted, after the sign before it; `None` if no piece follows.
    fn sign_before_piece(&mut self, before: Option<Kind>) -> Result<Option<bool>, ReadError> {
        let start = self.peek();
        let at = self.at;
        let implied = match start {
            Some('^' | 'v' | '↑' | '↓' | '⇑' | '⇓') => before.is_none_or(|kind| kind < Kind::Ups),
            Some('*' | '∗') => before.is_none_or(|kind| kind < Kind::Star),
            _ => before.is_none(),
        };
        if self.plus_minus() {
            self.at = at;
            return Ok(Some(false));
        }
        if self.take(&["+"]) && before.is_some() {
            return match self.peek() {
                Some('-' | '−') => self.error(
                    at,
                    "a plus and a minus apart: write +- for plus-minus, 1-2 or 1+(-2) for a difference",
                ),
                _ => Ok(Some(false)),
            };
        }
        self.at = at;
        let mut negative = false;
        while self.minus() {
            negative = !negative;
        }
        self.peek();
        Ok((implied || self.at > at).then_some(negative))
    }

    /// One piece. All nesting passes through here, and is counted.
    fn piece(&mut self) -> Result<(Game, Kind), ReadError> {
        let start = self.peek();
        let at = self.at;
        self.nested += 1;
        if self.nested > MOST_NESTED + 1 {
            return self.error(at, format!("nested more than {MOST_NESTED} deep"));
        }
        let game = match start {
            Some('0'..='9') => self.number_or_multiple(),
            Some('^' | 'v' | '↑' | '↓' | '⇑' | '⇓') => self.ups(),
            Some('*' | '∗') => self.star(),
            Some('{') => self.braces(),
            Some('(') => self.parenthesised(),
            _ if self.plus_minus() => self.switch(at),
            _ if self.take(&["tiny"]) => self.tiny(at, false),
            _ if self.take(&["miny"]) => self.tiny(at, true),
            _ => self.expected("a game, such as 1/2, ^*, +-2, tiny(2) or {1|0,*}"),
        }?;
        self.nested -= 1;
        let kind = match start {
            Some('^' | 'v' | '↑' | '↓' | '⇑' | '⇓') => Kind::Ups,
            Some('*' | '∗') => Kind::Star,
            _ => Kind::Other,
        };
        Ok((game, kind))
    }

    /// The digits at this offset, if there are any.
    fn digits(&mut self) -> Result<Option<u64>, ReadError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Ok(None);
        }
        let Ok(number) = self.rest()[..digits].parse() else {
            return self.error(self.at, "this number is too large");
        };
        self.at += digits;
        Ok(Some(number))
    }

    fn number_or_multiple(&mut self) -> Result<Game, ReadError> {
        let at = self.at;
        let numerator = self.digits()?.unwrap_or(0);
        if self.take(&[".", "·", "⋅"]) {
            if self.peek().is_some_and(|next| next.is_ascii_digit()) {
                return self.error(self.at, "decimals are not read: write 5/2, or 2.(5) for a multiple");
            }
            return self.multiple(numerator, at);
        }
        let mut exponent = 0;
        if self.take(&["/"]) {
            self.peek();
            let place = self.at;
            match self.digits()? {
                None => return self.expected("a denominator"),
                Some(denominator) if denominator.is_power_of_two() => exponent = denominator.ilog2(),
                Some(_) => return self.error(place, "expected a power of two as a denominator"),
            }
        }
        let number = i64::try_from(numerator).ok().and_then(|n| Dyadic::new(n, exponent));
        match number.and_then(Value::number) {
            Some(value) => Ok(Game { value, play: 0 }),
            None => self.error(at, "this number is too large, or too fine"),
        }
    }

    /// The sum of n copies of the piece that follows.
    fn multiple(&mut self, n: u64, at: usize) -> Result<Game, ReadError> {
        let (piece, _) = self.piece()?;
        let play = piece.play.saturating_mul(n);
        let simple = matches!(piece.value.form(), Form::Simple(_));
        let Ok(n) = i64::try_from(n) else { return self.error(at, "this number is too large") };
        if !simple && play > LONGEST_PLAY {
            return self.too_long(at);
        }
        let result = self.calculator.times(n, piece.value);
        let value = self.worked_out(at, result)?;
        Ok(game(value, play))
    }

    /// `^^^`, `^3`, `⇑`: a number of ups or downs. Only a single arrow may be followed by a number.
    fn ups(&mut self) -> Result<Game, ReadError> {
        let at = self.at;
        let first = self.peek();
        let (one, two, sign) = match first {
            Some('v' | '↓' | '⇓') => (["v", "↓"], "⇓", -1),
            _ => (["^", "↑"], "⇑", 1),
        };
        let (mut arrows, mut doubled) = (0u64, false);
        loop {
            if self.take(&one) {
                arrows += 1;
            } else if self.take(&[two]) {
                arrows += 2;
                doubled = true;
            } else {
                break;
            }
        }
        self.peek();
        let place = self.at;
        if let Some(count) = self.digits()? {
            if arrows > 1 || doubled {
                return self.error(place, "a number may follow one arrow only");
            }
            arrows = count;
        }
        let ups = i32::try_from(arrows).ok().map(|arrows| sign * arrows);
        self.infinitesimal(ups, Some(0), at)
    }

    fn star(&mut self) -> Result<Game, ReadError> {
        let at = self.at;
        self.take(&["*", "∗"]);
        self.peek();
        let star = self.digits()?.unwrap_or(1);
        self.infinitesimal(Some(0), u32::try_from(star).ok(), at)
    }

    fn infinitesimal(&mut self, ups: Option<i32>, star: Option<u32>, at: usize) -> Result<Game, ReadError> {
        let simple = ups.zip(star).map(|(ups, star)| Simple { number: Dyadic::ZERO, ups, star });
        match simple.and_then(Value::simple) {
            Some(value) => Ok(game(value, u64::MAX)),
            None => self.error(at, "too many ups, or too great a nimber"),
        }
    }

    fn parenthesised(&mut self) -> Result<Game, ReadError> {
        self.expect("(", "'('")?;
        let game = self.game()?;
        self.expect(")", "+, - or ')'")?;
        Ok(game)
    }

    /// {G|-G}.
    fn switch(&mut self, at: usize) -> Result<Game, ReadError> {
        let (piece, _) = self.piece()?;
        let result = self.calculator.negative(piece.value);
        let negative = Game { value: self.worked_out(at, result)?, ..piece };
        self.made(&[piece], &[negative], at)
    }

    /// {0|{0|-G}}, or its negative.
    fn tiny(&mut self, at: usize, negated: bool) -> Result<Game, ReadError> {
        let gain = self.parenthesised()?;
        let zero = Game { value: Value::ZERO, play: 0 };
        if negated {
            let threat = self.made(&[gain], &[zero], at)?;
            return self.made(&[threat], &[zero], at);
        }
        let result = self.calculator.negative(gain.value);
        let loss = Game { value: self.worked_out(at, result)?, ..gain };
        let threat = self.made(&[zero], &[loss], at)?;
        self.made(&[zero], &[threat], at)
    }
}

/// Lists of games with the bars between them.
struct Lists {
    lists: Vec<Vec<Game>>,
    /// Length and offset of the bar after each list except the last.
    bars: Vec<(usize, usize)>,
}

/// Braces.
impl Reader<'_, '_, '_> {
    fn braces(&mut self) -> Result<Game, ReadError> {
        let at = self.at;
        self.expect("{", "'{'")?;
        let mut all = Lists { lists: vec![self.list()?], bars: Vec::new() };
        while self.peek() == Some('|') {
            let length = self.rest().bytes().take_while(|&byte| byte == b'|').count();
            if length > LONGEST_BAR {
                return self.error(self.at, format!("a bar of more than {LONGEST_BAR} strokes"));
            }
            all.bars.push((length, self.at));
            self.at += length;
            all.lists.push(self.list()?);
        }
        if all.bars.is_empty() {
            return self.expected("'|', ',', + or -");
        }
        self.expect("}", "'}', '|', ',', + or -")?;
        self.split(&all, 0, all.lists.len(), at)
    }

    fn list(&mut self) -> Result<Vec<Game>, ReadError> {
        let mut games = Vec::new();
        if matches!(self.peek(), Some('|' | '}')) {
            return Ok(games);
        }
        games.push(self.game()?);
        while self.take(&[","]) {
            games.push(self.game()?);
        }
        Ok(games)
    }

    /// The game of the lists `from..to`, split at the longest bar; each half has shorter bars only, so that this
    /// recurses at most once per length.
    fn split(&mut self, all: &Lists, from: usize, to: usize, at: usize) -> Result<Game, ReadError> {
        let bars = &all.bars[from..to - 1];
        let longest = bars.iter().map(|(length, _)| *length).max().unwrap_or(0);
        let mut longest = (from..).zip(bars).filter(|(_, bar)| bar.0 == longest).map(|(i, bar)| (i, bar.1));
        let middle = longest.next().map_or(from, |(i, _)| i);
        if let Some((_, second)) = longest.next() {
            return self
                .error(second, "expected '}' or a bar of another length: two bars alike part nothing");
        }
        let left = self.side(all, from, middle + 1, at)?;
        let right = self.side(all, middle + 1, to, at)?;
        self.made(&left, &right, at)
    }

    /// One list is the options; several, with bars between them, are one option.
    fn side(&mut self, all: &Lists, from: usize, to: usize, at: usize) -> Result<Vec<Game>, ReadError> {
        match to - from {
            1 => Ok(all.lists[from].clone()),
            _ => Ok(vec![self.split(all, from, to, at)?]),
        }
    }
}

/// Arithmetic within bounds.
impl Reader<'_, '_, '_> {
    fn too_long<T>(&self, at: usize) -> Result<T, ReadError> {
        self.error(at, format!("a game that may last more than {LONGEST_PLAY} moves"))
    }

    fn sum(&mut self, a: Game, b: Game, at: usize) -> Result<Game, ReadError> {
        let play = a.play.saturating_add(b.play);
        let simple = |game: Game| matches!(game.value.form(), Form::Simple(_));
        if play > LONGEST_PLAY && !(simple(a) && simple(b)) {
            return self.too_long(at);
        }
        let result = self.calculator.sum(a.value, b.value);
        let value = self.worked_out(at, result)?;
        Ok(game(value, play))
    }

    fn made(&mut self, left: &[Game], right: &[Game], at: usize) -> Result<Game, ReadError> {
        let play = 1 + left.iter().chain(right).map(|option| option.play).max().unwrap_or(0);
        if play > LONGEST_PLAY {
            return self.too_long(at);
        }
        let values = |games: &[Game]| games.iter().map(|game| game.value).collect::<Options>();
        let result = self.calculator.make(values(left), values(right));
        let value = self.worked_out(at, result)?;
        Ok(game(value, play))
    }
}

/// A value with a bound on its longest play: that of its form if it is simple, where numbers do not count.
fn game(value: Value, play: u64) -> Game {
    match value.form() {
        Form::Simple(Simple { ups, star, .. }) => {
            Game { value, play: u64::from(ups.unsigned_abs()) + u64::from(star) }
        }
        Form::Node(_) => Game { value, play },
    }
}
