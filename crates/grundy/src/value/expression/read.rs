//! Games from text.
//!
//! ```text
//! expression := game [ relation game ]          relation := < > = <= >= ||
//! game       := '-'* piece ( ups | star | '+' piece | '-' '-'* piece | plus-minus )*
//! piece      := number | ups | star | plus-minus | multiple | '(' game ')' | braces | call
//! number     := digits [ '/' digits ]           the denominator is a power of two
//! ups        := '^'+ | 'v'+ | arrow digits | arrow '[' digits ']' | arrow '<' digits '>'      arrow := '^' | 'v'
//! star       := '*' [ digits ]
//! plus-minus := '+-' piece                      {G|-G}
//! multiple   := digits '.' piece                a sum of so many; the piece is no number
//! braces     := '{' list bar list ( bar list )* '}'        list := [ game ( ',' game )* ]
//! bar        := '|' | '||' | '|||' ...
//! call       := name '(' game ( ',' game )* ')'  the names are those of Operation
//! ```
//!
//! - The sign before ups, before a star and before `+-` may be left out: `1v*2` is 1 + v + *2, and `3*2` is
//!   3 + *2. Ups come before the star, each once. A minus belongs to the one piece after it: `-1^` is -1 + ^.
//! - `+-` is always plus-minus; 1 - 2 is written `1-2` or `1+(-2)`, and a plus and a minus apart are refused.
//! - `3.G` or `3·G` is G + G + G, and binds tighter than any other operator: `3.^*` is ^3 + *.
//! - `^3` is 3.^, while `^[3]` and `^<3>` are uptimals. `^<3>` is never a comparison: `^ < 3 > ..` is none.
//! - Within braces the longest bar binds least, so that `{1||0|-1}` is {1|{0|-1}}; a comma binds tighter than any
//!   bar. Bars occur in braces only, so `||` outside of them is the relation.
//! - Also read are ↑ ↓ ⇑ ⇓ ∗ ± − · ≤ ≥ ∥. White space may occur anywhere except within a number or an operator.

use super::super::text::MOST_NESTED;
use super::super::{Dyadic, Simple, Value};
use super::Operation;
use super::claim::{Claim, SYMBOLS};
use super::written::{Joint, Piece, Term, Uptimal, WrittenGame};
use crate::text::{Bilingual, ParseError, Words};

/// Reads a game, or a comparison of two, without working it out.
pub fn read_games(text: &str) -> Result<(WrittenGame, Option<(Claim, WrittenGame)>), ParseError> {
    let mut reader = Reader { text, at: 0, nested: 0 };
    let left = reader.game()?;
    let Some(claim) = reader.claim() else {
        reader.end(Bilingual::of(
            "+, -, a relation such as < or ||, or the end",
            "+, -, uma relação como < ou ||, ou o fim",
        ))?;
        return Ok((left, None));
    };
    let right = reader.game()?;
    reader.end(Bilingual::of("+, - or the end", "+, - ou o fim"))?;
    Ok((left, Some((claim, right))))
}

/// Reads a game without working it out.
pub fn read_game(text: &str) -> Result<WrittenGame, ParseError> {
    let mut reader = Reader { text, at: 0, nested: 0 };
    let game = reader.game()?;
    reader.end(Bilingual::of("+, - or the end", "+, - ou o fim"))?;
    Ok(game)
}

/// What begins the operands of an operation.
const OPENING: Bilingual = Bilingual::of("'('", "'('");

/// The longest bar.
const LONGEST_BAR: usize = 16;

/// The arrows, single and double, up and down.
const ARROWS: [char; 6] = ['^', 'v', '↑', '↓', '⇑', '⇓'];

/// The kind of a piece, which decides what may follow it without an operator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Other,
    Ups,
    Star,
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    nested: u32,
}

/// Characters and offsets.
impl Reader<'_> {
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

    fn error<T>(&self, at: usize, message: impl Into<Words>) -> Result<T, ParseError> {
        Err(ParseError::new(at, message))
    }

    fn expected<T>(&mut self, what: impl Into<Words>) -> Result<T, ParseError> {
        let found = match self.peek() {
            Some(next) => Words::same(format!("'{next}'")),
            None => words!("the end", "o fim"),
        };
        let what = what.into();
        self.error(self.at, words!("expected {}, found {}", "esperava-se {}, e não {}"; what, found))
    }

    fn expect(&mut self, symbol: &str, what: impl Into<Words>) -> Result<(), ParseError> {
        if self.take(&[symbol]) { Ok(()) } else { self.expected(what) }
    }

    fn end(&mut self, what: Bilingual) -> Result<(), ParseError> {
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
}

/// Games and pieces.
impl Reader<'_> {
    /// A sum of pieces, or a single piece.
    fn game(&mut self) -> Result<WrittenGame, ParseError> {
        self.peek();
        let at = self.at;
        let (mut summands, mut before) = (Vec::new(), None);
        while let Some(joint) = self.joint(before)? {
            let (game, kind) = self.piece()?;
            before = Some(kind);
            summands.push(Term { joint, game });
        }
        match summands.pop() {
            Some(Term { joint: Joint::Plain, game }) if summands.is_empty() => Ok(game),
            last => {
                summands.extend(last);
                Ok(WrittenGame { at, piece: Piece::Sum(summands) })
            }
        }
    }

    /// What joins the next piece to those before it; `None` if no piece follows.
    fn joint(&mut self, before: Option<Kind>) -> Result<Option<Joint>, ParseError> {
        let start = self.peek();
        let at = self.at;
        let implied = match start {
            Some(arrow) if ARROWS.contains(&arrow) => before.is_none_or(|kind| kind < Kind::Ups),
            Some('*' | '∗') => before.is_none_or(|kind| kind < Kind::Star),
            _ => before.is_none(),
        };
        if self.plus_minus() {
            self.at = at;
            return Ok(Some(Joint::Plain));
        }
        if self.take(&["+"]) && before.is_some() {
            return match self.peek() {
                Some('-' | '−') => self.error(
                    at,
                    words!("a plus and a minus apart: write +- for plus-minus, 1-2 or 1+(-2) for a difference", "um mais e um menos separados: escreva +- para mais-menos, 1-2 ou 1+(-2) para uma diferença"),
                ),
                _ => Ok(Some(Joint::Plus)),
            };
        }
        self.at = at;
        let mut negative = false;
        while self.minus() {
            negative = !negative;
        }
        self.peek();
        Ok(match (self.at > at, negative) {
            (true, true) => Some(Joint::Minus),
            (true, false) if before.is_some() => Some(Joint::Plus),
            (signed, _) => (signed || implied).then_some(Joint::Plain),
        })
    }

    /// One piece. All nesting passes through here, and is counted.
    fn piece(&mut self) -> Result<(WrittenGame, Kind), ParseError> {
        let start = self.peek();
        let at = self.at;
        self.nested += 1;
        if self.nested > MOST_NESTED + 1 {
            return self.error(
                at,
                words!("nested more than {MOST_NESTED} deep", "mais de {MOST_NESTED} níveis de aninhamento"),
            );
        }
        let (piece, kind) = match start {
            Some('0'..='9') => (self.number_or_multiple()?, Kind::Other),
            Some(arrow) if ARROWS.contains(&arrow) => (self.ups()?, Kind::Ups),
            Some('*' | '∗') => (self.star()?, Kind::Star),
            Some('{') => (self.braces()?, Kind::Other),
            Some('(') => (self.parenthesised()?.piece, Kind::Other),
            _ => (self.call()?, Kind::Other),
        };
        self.nested -= 1;
        Ok((WrittenGame { at, piece }, kind))
    }

    fn parenthesised(&mut self) -> Result<WrittenGame, ParseError> {
        self.expect("(", OPENING)?;
        let game = self.game()?;
        self.expect(")", Bilingual::of("+, - or ')'", "+, - ou ')'"))?;
        Ok(game)
    }

    /// `+-G`, or a name with games in parentheses.
    fn call(&mut self) -> Result<Piece, ParseError> {
        if self.plus_minus() {
            return Ok(Piece::Call(Operation::PlusMinus, vec![self.piece()?.0]));
        }
        let named = Operation::ALL.into_iter().find(|operation| self.take(&[operation.name()]));
        let Some(operation) = named else {
            return self.expected(Bilingual::of(
                "a game, such as 1/2, ^*, +-2, tiny(2) or {1|0,*}",
                "um jogo, como 1/2, ^*, +-2, tiny(2) ou {1|0,*}",
            ));
        };
        self.expect("(", OPENING)?;
        let mut games = vec![self.game()?];
        while games.len() < operation.arity() {
            self.expect(",", words!("+, - or ',': {}", "+, - ou ',': {}", operation.usage()))?;
            games.push(self.game()?);
        }
        self.expect(")", Bilingual::of("+, - or ')'", "+, - ou ')'"))?;
        Ok(Piece::Call(operation, games))
    }

    /// The digits at this offset, if there are any.
    fn digits(&mut self) -> Result<Option<u64>, ParseError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Ok(None);
        }
        let Ok(number) = self.rest()[..digits].parse() else {
            return self.error(self.at, words!("this number is too large", "este número é grande demais"));
        };
        self.at += digits;
        Ok(Some(number))
    }

    fn number_or_multiple(&mut self) -> Result<Piece, ParseError> {
        let at = self.at;
        let numerator = self.digits()?.unwrap_or(0);
        if self.take(&[".", "·", "⋅"]) {
            if self.peek().is_some_and(|next| next.is_ascii_digit()) {
                return self.error(
                    self.at,
                    words!(
                        "decimals are not read: write 5/2, or 2.(5) for a multiple",
                        "decimais não são lidos: escreva 5/2, ou 2.(5) para um múltiplo"
                    ),
                );
            }
            return self.multiple(numerator, at);
        }
        let mut exponent = 0;
        if self.take(&["/"]) {
            self.peek();
            let place = self.at;
            match self.digits()? {
                None => return self.expected(Bilingual::of("a denominator", "um denominador")),
                Some(denominator) if denominator.is_power_of_two() => exponent = denominator.ilog2(),
                Some(_) => {
                    return self.error(
                        place,
                        words!(
                            "expected a power of two as a denominator",
                            "esperava-se uma potência de dois como denominador"
                        ),
                    );
                }
            }
        }
        let number = i64::try_from(numerator).ok().and_then(|n| Dyadic::new(n, exponent));
        match number.filter(|&number| Value::number(number).is_some()) {
            Some(number) => Ok(Piece::Simple(Simple { number, ups: 0, star: 0 })),
            None => self.error(
                at,
                words!(
                    "this number is too large, or too fine",
                    "este número é grande demais, ou fino demais"
                ),
            ),
        }
    }

    /// The sum of n copies of the piece that follows.
    fn multiple(&mut self, n: u64, at: usize) -> Result<Piece, ParseError> {
        let (piece, _) = self.piece()?;
        match i64::try_from(n) {
            Ok(n) => Ok(Piece::Multiple(n, Box::new(piece))),
            Err(_) => self.error(at, words!("this number is too large", "este número é grande demais")),
        }
    }

    /// `^^^`, `^3`, `⇑`, `^[3]`, `^<3>`: a number of ups or downs, or an uptimal. Only a single arrow may be followed by
    /// a number or a bracket.
    fn ups(&mut self) -> Result<Piece, ParseError> {
        let at = self.at;
        let (one, two, negative) = match self.peek() {
            Some('v' | '↓' | '⇓') => (["v", "↓"], "⇓", true),
            _ => (["^", "↑"], "⇑", false),
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
        let (count, uptimal) = match self.digits()? {
            None => (None, self.order(negative)?),
            count => (count, None),
        };
        if (count.is_some() || uptimal.is_some()) && (arrows > 1 || doubled) {
            return self.error(
                place,
                words!(
                    "a number may follow one arrow only",
                    "um número só pode vir depois de uma única seta"
                ),
            );
        }
        if let Some(uptimal) = uptimal {
            return Ok(Piece::Uptimal(uptimal));
        }
        let sign = if negative { -1 } else { 1 };
        let ups = i32::try_from(count.unwrap_or(arrows)).ok().map(|arrows| sign * arrows);
        self.infinitesimal(ups, Some(0), at)
    }

    /// The order of an uptimal, `[3]` or `<3>`, after its arrow. `<` may also begin a relation.
    fn order(&mut self, negative: bool) -> Result<Option<Uptimal>, ParseError> {
        let from = self.at;
        let total = self.take(&["["]);
        if !total && !self.take(&["<"]) {
            return Ok(None);
        }
        self.peek();
        let at = self.at;
        let order = self.digits()?;
        let closed = self.take(&[if total { "]" } else { ">" }]);
        match order.map(u32::try_from) {
            _ if !(total || closed && order.is_some()) => {
                self.at = from;
                Ok(None)
            }
            Some(Ok(order @ 1..)) if closed => Ok(Some(Uptimal { order, total, negative })),
            Some(Ok(1..)) => self.expected(Bilingual::of("']'", "']'")),
            _ => self.error(
                at,
                words!(
                    "expected an order from 1 on, as in ^[2] or ^<2>",
                    "esperava-se uma ordem a partir de 1, como em ^[2] ou ^<2>"
                ),
            ),
        }
    }

    fn star(&mut self) -> Result<Piece, ParseError> {
        let at = self.at;
        self.take(&["*", "∗"]);
        self.peek();
        let star = self.digits()?.unwrap_or(1);
        self.infinitesimal(Some(0), u32::try_from(star).ok(), at)
    }

    fn infinitesimal(&mut self, ups: Option<i32>, star: Option<u32>, at: usize) -> Result<Piece, ParseError> {
        let simple = ups.zip(star).map(|(ups, star)| Simple { number: Dyadic::ZERO, ups, star });
        match simple.filter(|&simple| Value::simple(simple).is_some()) {
            Some(simple) => Ok(Piece::Simple(simple)),
            None => self.error(
                at,
                words!("too many ups, or too great a nimber", "setas demais, ou um nimber grande demais"),
            ),
        }
    }
}

/// Lists of games with the bars between them.
struct Lists {
    lists: Vec<Vec<WrittenGame>>,
    /// Length and offset of the bar after each list except the last.
    bars: Vec<(usize, usize)>,
}

/// Braces.
impl Reader<'_> {
    fn braces(&mut self) -> Result<Piece, ParseError> {
        let at = self.at;
        self.expect("{", Bilingual::of("'{'", "'{'"))?;
        let mut all = Lists { lists: vec![self.list()?], bars: Vec::new() };
        while self.peek() == Some('|') {
            let length = self.rest().bytes().take_while(|&byte| byte == b'|').count();
            if length > LONGEST_BAR {
                return self.error(
                    self.at,
                    words!(
                        "a bar of more than {LONGEST_BAR} strokes",
                        "uma barra de mais de {LONGEST_BAR} traços"
                    ),
                );
            }
            all.bars.push((length, self.at));
            self.at += length;
            all.lists.push(self.list()?);
        }
        if all.bars.is_empty() {
            return self.expected(Bilingual::of("'|', ',', + or -", "'|', ',', + ou -"));
        }
        self.expect("}", Bilingual::of("'}', '|', ',', + or -", "'}', '|', ',', + ou -"))?;
        let to = all.lists.len();
        self.split(&mut all, 0, to, at)
    }

    fn list(&mut self) -> Result<Vec<WrittenGame>, ParseError> {
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
    fn split(&mut self, all: &mut Lists, from: usize, to: usize, at: usize) -> Result<Piece, ParseError> {
        let bars = &all.bars[from..to - 1];
        let longest = bars.iter().map(|(length, _)| *length).max().unwrap_or(0);
        let mut longest = (from..).zip(bars).filter(|(_, bar)| bar.0 == longest).map(|(i, bar)| (i, bar.1));
        let middle = longest.next().map_or(from, |(i, _)| i);
        if let Some((_, second)) = longest.next() {
            return self.error(
                second,
                words!(
                    "expected '}}' or a bar of another length: two bars alike part nothing",
                    "esperava-se '}}' ou uma barra de outro comprimento: duas barras iguais não separam nada"
                ),
            );
        }
        let left = self.side(all, from, middle + 1, at)?;
        let right = self.side(all, middle + 1, to, at)?;
        Ok(Piece::Braces(left, right))
    }

    /// One list is the options; several, with bars between them, are one option.
    fn side(
        &mut self,
        all: &mut Lists,
        from: usize,
        to: usize,
        at: usize,
    ) -> Result<Vec<WrittenGame>, ParseError> {
        match to - from {
            1 => Ok(std::mem::take(&mut all.lists[from])),
            _ => Ok(vec![WrittenGame { at, piece: self.split(all, from, to, at)? }]),
        }
    }
}
