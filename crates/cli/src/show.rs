//! Answers for people.

use crate::lines::{self, columns, field};
use grundy::ask::{Answer, MoveAnswer, Opening, Question, Reasons, Undominated};
use grundy::rules::{Class, Convention, Player, Verdict};
use grundy::solve::{Call, Effort, MOST_CALLS, StopReason};
use grundy::tell::{Language, Sentence};
use grundy::value::Heat;
use std::io::{self, Write};

/// An answer as a block of named lines. If moves were asked for and there are none, it says why.
pub fn answer(
    out: &mut dyn Write,
    question: &Question,
    answer: &Answer,
    asked_for_moves: bool,
    language: Language,
) -> io::Result<()> {
    writeln!(out, "{}", shortened(&answer.problem))?;
    let mut line = |en: &'static str, pt: &'static str, text: Option<String>| match text {
        Some(text) => field(out, language.pick(en, pt), &text),
        None => Ok(()),
    };
    let moves = |count: u32| match language {
        Language::English => language.count(count.into(), "move", "moves"),
        Language::Portuguese => language.count(count.into(), "jogada", "jogadas"),
    };
    line("winner", "vencedor", winner(question, answer, language))?;
    line("class", "classe", answer.class.map(|found| class(found, language)))?;
    line("nimber", "nimber", answer.nimber.map(|n| n.to_string()))?;
    line("genus", "gênero", answer.genus.as_ref().map(|genus| breed(genus, answer.tame, language)))?;
    line("loopy", "com laços", answer.loopy.as_ref().map(|value| value.to_string()))?;
    line("rank", "rank", rank(answer, language))?;
    line("value", "valor", answer.value.clone())?;
    line("mean", "média", answer.mean.clone())?;
    line("temperature", "temperatura", answer.temperature.clone())?;
    line("heat", "calor", answer.heat.map(|found| heat(found, language).to_string()))?;
    line("stops", "paradas", answer.stops.as_ref().map(|found| stops(found, language)))?;
    line("birthday", "aniversário", answer.birthday.map(|day| day.to_string()))?;
    line("atomic", "atômico", answer.atomic_weight.as_ref().map(|weight| atomic_weight(weight, language)))?;
    line("reduced", "reduzida", answer.reduced.clone())?;
    line("relation", "relação", answer.relation.map(|found| relation(found.symbol(), language)))?;
    line("score", "pontuação", answer.score.map(|score| score.to_string()))?;
    line("score", "pontuação", answer.score_window.map(|(low, high)| window(low, high, language)))?;
    line("remoteness", "afastamento", answer.remoteness.map(moves))?;
    line("depth", "mais longa", answer.depth.map(moves))?;
    line("take", "retirar", answer.take.map(|number| taken(number, language)))?;
    line("best", "melhores", answer.best.as_ref().map(|best| best_moves(answer, best, language)))?;
    line(
        "undominated",
        "indominadas",
        answer.undominated.as_ref().map(|moves| undominated(moves, language)),
    )?;
    let listed = answer.moves.as_ref().filter(|moves| !moves.is_empty());
    line("moves", "jogadas", listed.map(|moves| move_table(moves, language)))?;
    let too_large = asked_for_moves && answer.stopped_by == Some(StopReason::Size);
    let unlisted = || {
        let text =
            language.pick("not listed: the board is too large", "não listadas: o tabuleiro é grande demais");
        text.to_string()
    };
    line("moves", "jogadas", too_large.then(unlisted))?;
    line("calls", "chamadas", answer.effort.map(|effort| language.number(effort.calls)))?;
    line("entries", "entradas", answer.effort.map(|effort| language.number(effort.entries)))?;
    line("trace", "passos", answer.trace.as_ref().map(|calls| trace(calls, answer.effort, language)))?;
    let took = decided(&answer.engine, answer.nodes, answer.seconds, language);
    match answer.stopped_by {
        None => line("decided by", "decisão", Some(took)),
        Some(limit) => {
            line("stopped by", "parou por", Some(format!("{} ({took})", stopped(limit, language))))
        }
    }
}

/// The steps of a method, each inside the call that made it.
fn trace(calls: &[Call], effort: Option<Effort>, language: Language) -> String {
    let mut lines: Vec<String> = Vec::new();
    for call in calls {
        let known = if call.known { language.pick(", known", ", já conhecida") } else { "" };
        lines.push(format!("{}{} {}{known}", "  ".repeat(call.depth), call.position, call.outcome));
    }
    let steps = effort.map_or(0, |effort| effort.calls.max(effort.entries));
    if calls.len() == MOST_CALLS && steps > MOST_CALLS as u64 {
        lines.push(language.pick(
            format!(".. only the first {MOST_CALLS} steps"),
            format!(".. só os primeiros {MOST_CALLS} passos"),
        ));
    }
    lines.join("\n")
}

/// The rank; infinite where the loopy nimber is.
fn rank(answer: &Answer, language: Language) -> Option<String> {
    let infinite = answer.loopy.as_ref().is_some_and(|loopy| loopy.finite().is_none());
    let infinite = infinite.then(|| language.pick("infinite", "infinito").to_string());
    answer.rank.map(|rank| rank.to_string()).or(infinite)
}

/// Who wins after every first move: on the board if it has cells, else as a list.
pub fn openings(
    out: &mut dyn Write,
    question: &Question,
    answer: &Answer,
    board: Option<&str>,
    language: Language,
) -> io::Result<()> {
    self::answer(out, question, answer, false, language)?;
    let all = answer.openings.as_deref().unwrap_or_default();
    let name = language.pick("openings", "aberturas");
    let legend = language.pick(
        "A Alice wins, B Bob wins, = draw, ? not known, - no move",
        "A Alice vence, B Bob vence, = empate, ? não se sabe, - sem jogada",
    );
    match board {
        Some(board) => {
            field(out, name, board)?;
            field(out, "", legend)
        }
        None => field(out, name, &opening_list(all, language)),
    }
}

/// One line per move with who wins after it.
fn opening_list(openings: &[Opening], language: Language) -> String {
    let header = [language.pick("move", "jogada"), language.pick("winner", "vencedor")];
    let mut rows = vec![header.map(String::from).to_vec()];
    rows.extend(openings.iter().map(|opening| {
        let winner = opening.winner.map_or("-", |winner| verdict(winner, language));
        vec![opening.text.clone(), winner.to_string()]
    }));
    columns(&rows)
}

/// The longest text of a problem that is shown whole.
const LONGEST_SHOWN: usize = 2000;

/// A text that is too long for a person, without its middle.
pub fn shortened(text: &str) -> String {
    let count = text.chars().count();
    if count <= LONGEST_SHOWN {
        return text.to_string();
    }
    let head: String = text.chars().take(LONGEST_SHOWN / 2).collect();
    let tail: String = text.chars().skip(count - 40).collect();
    format!("{head} .. {tail}")
}

/// Who wins, in a word.
pub fn verdict(verdict: Verdict, language: Language) -> &'static str {
    match verdict {
        Verdict::Draw => language.pick(verdict.id(), "empate"),
        Verdict::Win(_) => verdict.id(),
    }
}

/// How hot a value is, in a word.
pub fn heat(heat: Heat, language: Language) -> &'static str {
    let portuguese = match heat {
        Heat::Cold => "frio",
        Heat::Tepid => "morno",
        Heat::Hot => "quente",
    };
    language.pick(heat.name(), portuguese)
}

/// Where play stops by who begins.
pub fn stops([left, right]: &[String; 2], language: Language) -> String {
    language.pick(
        format!("{left} if Alice begins, {right} if Bob begins"),
        format!("{left} se Alice começa, {right} se Bob começa"),
    )
}

pub fn atomic_weight(weight: &str, language: Language) -> String {
    format!("{} {weight}", language.pick("weight", "peso"))
}

fn window(low: i64, high: i64, language: Language) -> String {
    language.pick(format!("from {low} to {high}"), format!("de {low} a {high}"))
}

/// A genus, and whether the position is tame.
fn breed(genus: &str, tame: Option<bool>, language: Language) -> String {
    match tame {
        Some(true) => format!("{genus}, {}", language.pick("tame", "manso")),
        Some(false) => format!("{genus}, {}", language.pick("wild", "selvagem")),
        None => genus.to_string(),
    }
}

/// The moves of each player that matter.
fn undominated(moves: &Undominated, language: Language) -> String {
    let none = language.pick("none", "nenhuma");
    let list = |moves: &[String]| if moves.is_empty() { none.into() } else { lines::moves(moves) };
    format!("Alice {}; Bob {}", list(&moves.alice), list(&moves.bob))
}

/// How the two games of a comparison compare.
fn relation(sign: &str, language: Language) -> String {
    let meaning = match sign {
        "<" => language.pick("the first is less than the second", "o primeiro é menor que o segundo"),
        "=" => language.pick("they are equal", "são iguais"),
        ">" => language.pick("the first is greater than the second", "o primeiro é maior que o segundo"),
        "||" => language.pick(
            "they are confused: neither is at least the other",
            "são confusos: nenhum é maior ou igual ao outro",
        ),
        _ => return sign.to_string(),
    };
    format!("{sign}  {meaning}")
}

/// The limit that stopped a solve.
pub fn stopped(limit: StopReason, language: Language) -> &'static str {
    match limit {
        StopReason::Cancelled => language.pick("request", "pedido"),
        StopReason::Size => language.pick(
            "the size of the board, too large to be searched",
            "o tamanho do tabuleiro, grande demais para ser examinado",
        ),
        StopReason::Time => language.pick("the limit on time", "o limite de tempo"),
        StopReason::Memory => language.pick("the limit on memory", "o limite de memória"),
        _ => language.pick("the limit on nodes", "o limite de posições"),
    }
}

/// Who wins, with a reason where it is short.
fn winner(question: &Question, answer: &Answer, language: Language) -> Option<String> {
    let winner = answer.winner?;
    let convention = question.problems().next().map(|problem| problem.terms.convention);
    let why = match (answer.nimber, convention) {
        _ if winner == Verdict::Draw => "",
        (Some(0), Some(Convention::Normal)) => language.pick(
            ": the nimber is 0, so the player to move loses",
            ": o nimber é 0, e por isso quem joga agora perde",
        ),
        (Some(_), Some(Convention::Normal)) => language.pick(
            ": the nimber is not 0, so the player to move wins",
            ": o nimber não é 0, e por isso quem joga agora vence",
        ),
        _ if answer.value.is_some() => by_value(answer.class, language),
        _ => "",
    };
    Some(format!("{}{why}", verdict(winner, language)))
}

/// What a value of this class says about the winner.
fn by_value(class: Option<Class>, language: Language) -> &'static str {
    match class {
        Some(Class::L) => language.pick(
            ": the value is above 0, so Alice wins whoever starts",
            ": o valor é maior que 0, e por isso Alice vence, não importa quem comece",
        ),
        Some(Class::R) => language.pick(
            ": the value is below 0, so Bob wins whoever starts",
            ": o valor é menor que 0, e por isso Bob vence, não importa quem comece",
        ),
        Some(Class::P) => language.pick(
            ": the value is 0, so whoever moves first loses",
            ": o valor é 0, e por isso quem começa perde",
        ),
        Some(Class::N) => language.pick(
            ": the value is confused with 0, so whoever moves first wins",
            ": o valor é confuso com 0, e por isso quem começa vence",
        ),
        None => "",
    }
}

fn class(class: Class, language: Language) -> String {
    let meaning = match class {
        Class::N => language.pick("whoever moves first wins", "quem começa vence"),
        Class::P => language.pick("whoever moves first loses", "quem começa perde"),
        Class::L => language.pick("Alice wins, whoever moves first", "Alice vence, não importa quem comece"),
        Class::R => language.pick("Bob wins, whoever moves first", "Bob vence, não importa quem comece"),
    };
    format!("{class}: {meaning}")
}

fn taken(number: u64, language: Language) -> String {
    match number {
        0 => language.pick("0: no number wins", "0: nenhum número vence").to_string(),
        number => {
            format!("{number}: {}", language.pick("the least number that wins", "o menor número que vence"))
        }
    }
}

fn best_moves(answer: &Answer, best: &[String], language: Language) -> String {
    let listed = answer.moves.as_ref().map_or(0, Vec::len) + answer.openings.as_ref().map_or(0, Vec::len);
    let none = match (best.is_empty(), listed == 0) {
        (false, _) => return lines::moves(best),
        (true, true) => language.pick("none: there is no move", "nenhuma: não há jogada"),
        (true, false) => language.pick("none: every move loses", "nenhuma: toda jogada perde"),
    };
    none.to_string()
}

/// One line per move, with the columns that are known.
fn move_table(moves: &[MoveAnswer], language: Language) -> String {
    type Column = (&'static str, &'static str, fn(&MoveAnswer, Language) -> Option<String>);
    let all: [Column; 7] = [
        ("move", "jogada", |m, _| Some(m.text.clone())),
        ("winner", "vencedor", |m, language| m.winner.map(|winner| verdict(winner, language).to_string())),
        ("nimber", "nimber", |m, _| m.nimber.map(|n| n.to_string())),
        ("loopy", "com laços", |m, _| m.loopy.as_ref().map(|loopy| loopy.to_string())),
        ("value", "valor", |m, _| m.value.clone()),
        ("score", "pontuação", |m, _| m.score.map(|s| s.to_string())),
        ("remoteness", "afastamento", |m, _| m.remoteness.map(|r| r.to_string())),
    ];
    let known: Vec<&Column> =
        all.iter().filter(|(_, _, cell)| moves.iter().any(|m| cell(m, language).is_some())).collect();
    let header = known.iter().map(|(en, pt, _)| language.pick(*en, *pt).to_string());
    let mut rows = vec![header.collect::<Vec<String>>()];
    for m in moves {
        let cells = known.iter().map(|(_, _, cell)| cell(m, language).unwrap_or_else(|| "-".into()));
        rows.push(cells.collect());
    }
    columns(&rows)
}

/// What decided, and the work done.
pub fn decided(engine: &Reasons, nodes: u64, seconds: f64, language: Language) -> String {
    let engine = engine.text(language);
    let time = language.decimal(seconds, 3);
    match (nodes, language) {
        (0, _) => format!("{engine}, {time} s"),
        (_, Language::English) => {
            format!("{engine}, {}, {time} s", language.count(nodes, "position", "positions"))
        }
        (_, Language::Portuguese) => {
            format!("{engine}, {}, {time} s", language.count(nodes, "posição", "posições"))
        }
    }
}

/// The description of a finished play.
pub fn ended(convention: Convention, next: Player, winner: Verdict) -> Sentence {
    match convention {
        Convention::Normal => Sentence::CannotMove { who: next, wins: false },
        Convention::Misere => Sentence::CannotMove { who: next, wins: true },
        _ => Sentence::Over { winner },
    }
}
