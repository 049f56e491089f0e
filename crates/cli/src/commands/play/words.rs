//! The messages of a play and the commands that can be typed, in both languages.

use grundy::rules::Player;
use grundy::tell::Language;

/// What a person can type besides moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Nothing,
    Moves,
    Hint,
    Undo,
    Board,
    Help,
    Resign,
    Quit,
}

impl Command {
    /// Parses a word of either language; `None` if it is not a command, and so perhaps a move.
    pub fn read(word: &str) -> Option<Command> {
        Some(match word.to_lowercase().as_str() {
            "" => Command::Nothing,
            "moves" | "jogadas" => Command::Moves,
            "hint" | "dica" => Command::Hint,
            "undo" | "desfazer" => Command::Undo,
            "board" | "tabuleiro" => Command::Board,
            "help" | "ajuda" | "?" => Command::Help,
            "resign" | "desistir" => Command::Resign,
            "quit" | "exit" | "sair" => Command::Quit,
            _ => return None,
        })
    }
}

pub struct Words(pub Language);

impl Words {
    fn say(&self, en: String, pt: String) -> String {
        self.0.pick(en, pt)
    }

    pub fn name(&self, who: Player) -> &'static str {
        match who {
            Player::Alice => "Alice",
            Player::Bob => "Bob",
        }
    }

    pub fn commands(&self) -> String {
        self.say(
            "Type a move, or: moves, hint, undo, board, help, resign, quit.".into(),
            "Digite uma jogada, ou: jogadas, dica, desfazer, tabuleiro, ajuda, desistir, sair.".into(),
        )
    }

    pub fn plays(&self, who: Player, text: &str) -> String {
        let name = self.name(who);
        self.say(format!("{name} plays {text}."), format!("{name} joga {text}."))
    }

    pub fn guessed(&self) -> String {
        self.say(
            "(a guess: the limits did not allow to find out)".into(),
            "(um palpite: os limites não permitiram descobrir)".into(),
        )
    }

    pub fn illegal(&self, text: &str, who: Player) -> String {
        let name = self.name(who);
        self.say(
            format!("'{text}' is not a legal move for {name}; 'moves' lists them."),
            format!("'{text}' não é uma jogada válida para {name}; 'jogadas' mostra quais são."),
        )
    }

    pub fn unknown(&self) -> String {
        self.say(
            "That could not be found in time; --time allows more.".into(),
            "Isso não pôde ser calculado a tempo; --time permite mais.".into(),
        )
    }

    pub fn nothing_to_undo(&self) -> String {
        self.say("There is nothing to take back.".into(), "Não há nada a desfazer.".into())
    }

    pub fn resigns(&self, who: Player) -> String {
        let (name, other) = (self.name(who), self.name(who.other()));
        self.say(format!("{name} resigns: {other} wins."), format!("{name} desiste: {other} vence."))
    }

    pub fn score(&self, score: i32) -> String {
        self.say(
            format!("The play is over. The score is {score}."),
            format!("A partida terminou. A pontuação é {score}."),
        )
    }

    /// Who has won, addressed to the person.
    pub fn verdict(&self, winner: Player, person: Option<Player>) -> String {
        let name = self.name(winner);
        match person {
            Some(person) if person == winner => self.say("You win!".into(), "Você venceu!".into()),
            Some(_) => self.say("You lose.".into(), "Você perdeu.".into()),
            None => self.say(format!("{name} wins."), format!("{name} vence.")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_both_languages() {
        assert_eq!(Command::read("Hint"), Some(Command::Hint));
        assert_eq!(Command::read("dica"), Some(Command::Hint));
        assert_eq!(Command::read("0>2"), None);
        assert_eq!(Command::read("pass"), None);
    }
}
