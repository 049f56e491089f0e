//! Formulas in conjunctive normal form: `(1 -2)(2 3)`.

use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::formula::{Formula, Shape};
use crate::graph::Label;
use crate::graph::expr::File;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;

impl Kind for Shape {
    fn example(&self) -> Bilingual {
        if self.positive {
            Bilingual::of("a formula such as (1 2)(2 3)", "uma fórmula como (1 2)(2 3)")
        } else {
            Bilingual::of("a formula such as (1 -2)(2 3)", "uma fórmula como (1 -2)(2 3)")
        }
    }

    fn described(&self) -> Words {
        let clauses: Words = match self.positive {
            true => Bilingual {
                en: "Clauses of variables, as in (1 2)(2 3), none of which is negated.",
                pt: "Cláusulas de variáveis, como em (1 2)(2 3), sem negações.",
            },
            false => Bilingual {
                en: "Clauses of variables, negated ones with a minus, as in (1 -2)(2 3).",
                pt: "Cláusulas de variáveis, com um sinal de menos nas negadas, como em (1 -2)(2 3).",
            },
        }
        .into();
        let files = Bilingual {
            en: " The variables are all numbers up to the largest; 5:(1 2) has five of them. @(path) reads a file in DIMACS or an inline text",
            pt: " As variáveis são todos os números até o maior; 5:(1 2) tem cinco. @(caminho) lê um arquivo em DIMACS ou um texto como este",
        };
        let end = match self.quantified {
            true => Bilingual { en: ", or in QDIMACS.", pt: ", ou em QDIMACS." },
            false => Bilingual { en: ".", pt: "." },
        };
        clauses.and(files).and(end)
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        Ok((Board::Formula(Formula::read(text, *self)?), None))
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Formula(formula) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        formula.check(*self).map_err(Refusal::board)
    }

    /// Errors in a file are reported with their line.
    fn file(&self, content: &str) -> Result<File, Words> {
        match Formula::read_file(content, *self) {
            Ok(formula) => Ok(File::Text(formula.to_string())),
            Err(error) => Err(words!("line {}: {}", "linha {}: {}", error.line(content); error.message)),
        }
    }
}

impl Written for Formula {
    fn text(&self) -> String {
        self.to_string()
    }
}
