//! `octal`: take and break as a code says.

use crate::families::entry::*;
use crate::families::heaps::{GAME, HeapGame};
use crate::heap::{Code, Rule};
use crate::text::ParseError;

pub static OCTAL: Entry = Entry {
    id: "octal",
    name: Bilingual { en: "Octal game", pt: "Jogo octal" },
    rules: Bilingual {
        en: "Take i objects from one heap as digit d_i of the code says: 1 if that may leave nothing, plus 2 if one heap, plus 4 if two, none of them empty. With d_0 = 4 a heap may be split without taking. Digits in parentheses repeat for ever. A move is written heap>left: 0>2 leaves 2 in the first heap, 0>1,2 splits it.",
        pt: "Retire i objetos de uma pilha como diz o dígito d_i do código: 1 se isso pode deixar nada, mais 2 se pode deixar uma pilha, mais 4 se pode deixar duas, nenhuma vazia. Com d_0 = 4 uma pilha pode ser dividida sem retirar nada. Dígitos entre parênteses se repetem para sempre. Uma jogada se escreve pilha>resto: 0>2 deixa 2 na primeira pilha, 0>1,2 a divide.",
    },
    keys: &[KeyInfo {
        name: "code",
        title: Bilingual::of("Octal code", "Código octal"),
        values: Values::Written {
            form: Bilingual::of(
                "an octal code such as 0.77, 4.1 or 0.(3)",
                "um código octal como 0.77, 4.1 ou 0.(3)",
            ),
            examples: &["0.77", "0.137", "4.1", "0.(3)", "0.6", "0.0(41)", "4.3"],
            read,
        },
        default: "0.77",
        help: Bilingual { en: "the digits", pt: "os dígitos" },
    }],
    examples: &[
        Example::new("octal{code=0.77}:11", &[("nimber", "6")], "book tab. 2.2"),
        Example::new("octal{code=0.3303}:5", &[("nimber", "2")], "thesis on impartial games 5.2"),
        Example::new(
            "octal{code=0.77}:1000",
            &[("nimber", "1")],
            "period 12 from 71 (Guy and Smith 1956), and so as a heap of 76 (book tab. 2.2)",
        ),
    ],
    complexity: &[
        Complexity::new(
            "normal",
            "linear time where a period is proved; whether every octal game has one is open",
            "Guy and Smith 1956",
        ),
        Complexity::new(
            "misere",
            "linear time where a finite misere quotient is known",
            "Plambeck and Siegel 2008",
        ),
    ],
    heaps: Some(HeapGame::Listed(|problem| Some(Rule::Octal(Code::read(problem.key("code")).ok()?)))),
    ..GAME
};

fn read(text: &str) -> Result<String, ParseError> {
    Code::read(text).map(|code| code.to_string())
}
