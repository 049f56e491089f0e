//! A play in the terminal: turns, commands and messages.

use super::words::{Command, Words};
use crate::lines::{moves, wrapped};
use crate::show;
use grundy::ask::{Answer, Chosen, How, Options, Play, Wants};
use grundy::draw::view_text_in;
use grundy::rules::{Convention, Player, Verdict};
use grundy::tell::{Language, Sentence};
use std::io::{BufRead, Write};
use std::ops::ControlFlow::{self, Break, Continue};

pub struct Session {
    pub play: Play,
    /// The player that the person controls; none if two people play.
    pub person: Option<Player>,
    pub options: Options,
    pub convention: Convention,
    pub language: Language,
    /// Whether input lines are echoed: they come from a file, so nobody has seen them.
    pub echo: bool,
}

type Written = anyhow::Result<()>;

impl Session {
    fn words(&self) -> Words {
        Words(self.language)
    }

    /// The problem, its rules and its terms.
    pub fn greet(&self, out: &mut dyn Write, rules: &[&str]) -> Written {
        writeln!(out, "{}", self.play.text())?;
        for text in rules {
            writeln!(out, "{}", wrapped(text))?;
        }
        if self.convention != Convention::Score {
            let sentence = Sentence::Convention { convention: self.convention, maximiser: Player::Alice };
            writeln!(out, "{}", sentence.text(self.language))?;
        }
        writeln!(out, "{}\n", self.words().commands())?;
        Ok(())
    }

    /// Plays until the end, or until the person leaves.
    pub fn run(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Written {
        self.board(out)?;
        loop {
            if self.play.result().is_some() {
                return self.end(out);
            }
            if self.person.is_some_and(|person| person != self.play.next()) {
                self.answer(out)?;
            } else if self.turn(input, out)?.is_break() {
                return Ok(());
            }
        }
    }

    fn board(&self, out: &mut dyn Write) -> Written {
        writeln!(out, "{}\n", view_text_in(&self.play.view(), self.language))?;
        Ok(())
    }

    /// The perfect player moves.
    fn answer(&mut self, out: &mut dyn Write) -> Written {
        out.flush()?;
        let who = self.play.next();
        let Chosen { text, how, .. } = self.play.choose(&self.options, 1.0, 0)?;
        if let Some(text) = text {
            self.play.play(&text).map_err(anyhow::Error::msg)?;
            writeln!(out, "{}", self.words().plays(who, &text))?;
            if how == How::Guessed {
                writeln!(out, "{}", self.words().guessed())?;
            }
            self.board(out)?;
        }
        Ok(())
    }

    /// Handles one line from the person.
    fn turn(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> anyhow::Result<ControlFlow<()>> {
        if let Some(task) = self.play.task() {
            writeln!(out, "{}", self.language.pick(task.en, task.pt))?;
        }
        write!(out, "{}> ", self.words().name(self.play.next()))?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(Break(()));
        }
        let word = line.trim();
        if self.echo {
            writeln!(out, "{word}")?;
        }
        match Command::read(word) {
            None => self.person_moves(word, out)?,
            Some(Command::Nothing) => {}
            Some(Command::Moves) => writeln!(out, "{}", moves(&self.play.legal()))?,
            Some(Command::Hint) => self.hint(out)?,
            Some(Command::Undo) => self.undo(out)?,
            Some(Command::Board) => self.board(out)?,
            Some(Command::Help) => writeln!(out, "{}", self.words().commands())?,
            Some(Command::Resign) => {
                writeln!(out, "{}", self.words().resigns(self.play.next()))?;
                return Ok(Break(()));
            }
            Some(Command::Quit) => return Ok(Break(())),
        }
        Ok(Continue(()))
    }

    fn person_moves(&mut self, text: &str, out: &mut dyn Write) -> Written {
        match self.play.play(text) {
            Ok(()) => self.board(out),
            Err(_) => Ok(writeln!(out, "{}", self.words().illegal(text, self.play.next()))?),
        }
    }

    /// The best moves, what they lead to, and how the winner wins if a theorem says so.
    fn hint(&self, out: &mut dyn Write) -> Written {
        let wants = Wants { winner: true, score: true, moves: true, ..Wants::default() };
        let answer = self.play.solve(&Options { wants: Some(wants), ..self.options.clone() })?;
        let say = |out: &mut dyn Write, s: Sentence| writeln!(out, "{}", s.text(self.language));
        let strategy = self.play.question().strategy().filter(|_| self.options.theorems);
        if !answer.is_solved() && strategy.is_none() {
            return Ok(writeln!(out, "{}", self.words().unknown())?);
        }
        if let Some(sentence) = self.outlook(&answer) {
            say(out, sentence)?;
        }
        if let Some(strategy) = strategy {
            say(out, Sentence::Strategy { words: strategy.words, now: strategy.now })?;
        }
        if !answer.is_solved() {
            return Ok(());
        }
        let who = self.play.next();
        match answer.best.unwrap_or_default() {
            moves if moves.is_empty() => say(out, Sentence::NoGoodMove { who })?,
            moves => say(out, Sentence::BestMoves { who, moves })?,
        }
        Ok(())
    }

    fn outlook(&self, answer: &Answer) -> Option<Sentence> {
        if let Some(score) = answer.score {
            return Some(Sentence::ScoreIs { score });
        }
        Some(match answer.winner? {
            Verdict::Draw => Sentence::Drawn,
            Verdict::Win(who) => Sentence::Wins { who },
        })
    }

    /// Takes moves back until it is the person's own turn again.
    fn undo(&mut self, out: &mut dyn Write) -> Written {
        let moves = self.play.moves();
        let own = |play: &Play, person: Option<Player>| person.is_none_or(|person| play.next() == person);
        while self.play.undo() {
            if own(&self.play, self.person) {
                return self.board(out);
            }
        }
        for text in moves {
            self.play.play(&text).map_err(anyhow::Error::msg)?;
        }
        Ok(writeln!(out, "{}", self.words().nothing_to_undo())?)
    }

    /// How the play ended.
    fn end(&self, out: &mut dyn Write) -> Written {
        let words = self.words();
        if let Some(score) = self.play.score() {
            return Ok(writeln!(out, "{}", words.score(score))?);
        }
        let result = self.play.result().unwrap_or(Verdict::Draw);
        let sentence = show::ended(self.convention, self.play.next(), result);
        writeln!(out, "{}", sentence.text(self.language))?;
        if let Some(winner) = result.winner() {
            writeln!(out, "{}", words.verdict(winner, self.person))?;
        }
        Ok(())
    }
}
