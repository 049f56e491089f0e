//! Elements in blocks in words.

use super::{Described, Gender, MOST_LISTED, mark_words};
use crate::rules::{BlockForm, BlocksView, Mark, Player, SetState};
use crate::tell::Language;

impl Described for BlocksView {
    /// What there is, what has become of the elements, and what of the sets.
    fn words(&self, language: Language) -> String {
        let marks: Vec<Mark> = self.elements.iter().map(|element| element.mark).collect();
        let element = |i: usize| self.elements[i].name.clone();
        let words = form_words(self, language) + &mark_words(&marks, element, Gender::Masculine, language);
        if self.sets.is_empty() { words } else { words + &set_words(self, language) }
    }
}

fn form_words(view: &BlocksView, language: Language) -> String {
    let elements = view.elements.len() as u64;
    let blocks = view.blocks.len() as u64;
    let sizes = view.blocks.iter().map(|block| block.rows.iter().map(Vec::len).sum::<usize>() as u64);
    let sizes: Vec<String> = sizes.take(MOST_LISTED).map(|size| language.number(size)).collect();
    let listed = sizes.len() == view.blocks.len();
    let count = |en: [&str; 2], pt: [&str; 2], n: u64| match language {
        Language::English => language.count(n, en[0], en[1]),
        Language::Portuguese => language.count(n, pt[0], pt[1]),
    };
    let all = count(["element", "elements"], ["elemento", "elementos"], elements);
    let boxes = count(["box", "boxes"], ["caixa", "caixas"], blocks);
    let layers = count(["layer", "layers"], ["camada", "camadas"], blocks);
    let points = count(["point", "points"], ["ponto", "pontos"], elements);
    match (view.form, language) {
        (BlockForm::Row, Language::English) => format!("A row of {all}."),
        (BlockForm::Row, Language::Portuguese) => format!("Uma fileira de {all}."),
        (BlockForm::Boxes, Language::English) if listed => {
            format!("{boxes}, of size {}.", language.list(&sizes))
        }
        (BlockForm::Boxes, Language::Portuguese) if listed => {
            format!("{boxes}, de tamanho {}.", language.list(&sizes))
        }
        (BlockForm::Boxes, Language::English) => format!("{boxes} with {all}."),
        (BlockForm::Boxes, Language::Portuguese) => format!("{boxes} com {all}."),
        (BlockForm::Layers, Language::English) => format!("{points} in {layers}."),
        (BlockForm::Layers, Language::Portuguese) => format!("{points} em {layers}."),
    }
}

/// How many sets there are, those that somebody owns or can own alone, and those that nobody can own.
fn set_words(view: &BlocksView, language: Language) -> String {
    let n = (view.sets.len() + view.more_sets) as u64;
    let mut words = match language {
        Language::English => {
            format!(" There {} {}.", if n == 1 { "is" } else { "are" }, language.count(n, "set", "sets"))
        }
        Language::Portuguese => format!(" Há {}.", language.count(n, "conjunto", "conjuntos")),
    };
    let players = Player::BOTH.map(Some);
    let states = players.map(|who| (SetState::Owned, who)).into_iter();
    let states = states.chain(players.map(|who| (SetState::Alive, who))).chain([(SetState::Dead, None)]);
    for (state, who) in states {
        let sets = view.sets.iter().filter(|set| (set.state, set.player) == (state, who));
        let texts: Vec<String> = sets.map(|set| view.set_text(set)).collect();
        if texts.is_empty() {
            continue;
        }
        let list = match texts.len() > MOST_LISTED {
            true => language.number(texts.len() as u64),
            false => language.list(&texts),
        };
        let who = who.map_or("", Player::name);
        words += &match (state, language) {
            (SetState::Owned, Language::English) => format!(" {who} owns {list}."),
            (SetState::Owned, Language::Portuguese) => format!(" {who} possui {list}."),
            (SetState::Alive, Language::English) => format!(" Only {who} can still own {list}."),
            (SetState::Alive, Language::Portuguese) => format!(" Só {who} ainda pode possuir {list}."),
            (_, Language::English) => format!(" Out of play: {list}."),
            (_, Language::Portuguese) => format!(" Fora do jogo: {list}."),
        };
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Block, ElementView, SetView, View};
    use crate::tell::describe;

    fn view(form: BlockForm, sizes: &[usize], marks: &[Mark]) -> BlocksView {
        let mut from = 0;
        let block = |&size: &usize| {
            from += size;
            Block { title: None, rows: vec![(from - size..from).collect()] }
        };
        let element = |(i, &mark): (usize, &Mark)| ElementView { name: (i + 1).to_string(), mark };
        BlocksView {
            blocks: sizes.iter().map(block).collect(),
            elements: marks.iter().enumerate().map(element).collect(),
            form,
            ..BlocksView::default()
        }
    }

    #[test]
    fn boxes_and_layers_are_described() {
        let marks = [Mark::Alice, Mark::Free, Mark::Offered, Mark::Offered];
        let boxes = View::Blocks(view(BlockForm::Boxes, &[1, 3], &marks));
        assert_eq!(
            describe(&boxes, Language::English),
            "2 boxes, of size 1 and 3. Alice: 1. On offer: 3 and 4. Free: 2."
        );
        assert_eq!(
            describe(&boxes, Language::Portuguese),
            "2 caixas, de tamanho 1 e 3. Alice: 1. Oferecidos: 3 e 4. Livres: 2."
        );
        let layers = View::Blocks(view(BlockForm::Layers, &[4, 4], &[Mark::Free; 8]));
        assert_eq!(describe(&layers, Language::English), "8 points in 2 layers. Free: all.");
    }

    #[test]
    fn sets_are_described() {
        let mut row = view(BlockForm::Row, &[3], &[Mark::Alice, Mark::Bob, Mark::Free]);
        let set = |elements: &[usize], state, player| SetView {
            elements: elements.to_vec(),
            points: None,
            state,
            player,
        };
        row.sets = vec![
            set(&[0], SetState::Owned, Some(Player::Alice)),
            set(&[1, 2], SetState::Alive, Some(Player::Bob)),
            set(&[0, 1], SetState::Dead, None),
            set(&[2], SetState::Open, None),
        ];
        assert_eq!(
            describe(&View::Blocks(row.clone()), Language::English),
            "A row of 3 elements. Alice: 1. Bob: 2. Free: 3. There are 4 sets. Alice owns (1). \
             Only Bob can still own (2 3). Out of play: (1 2)."
        );
        assert!(describe(&View::Blocks(row), Language::Portuguese).ends_with(
            "Há 4 conjuntos. Alice possui (1). Só Bob ainda pode possuir (2 3). Fora do jogo: (1 2)."
        ));
    }
}
