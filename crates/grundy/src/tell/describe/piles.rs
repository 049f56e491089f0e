//! Piles in words.

use super::Described;
use crate::rules::Pile;
use crate::tell::Language;

impl Described for Vec<Pile> {
    /// One sentence for the heaps, one for each of the others.
    fn words(&self, language: Language) -> String {
        let heap = |pile: &Pile| if let Pile::Heap(size) = pile { Some(*size) } else { None };
        let heaps: Vec<u64> = self.iter().filter_map(heap).collect();
        let mut words = heaps.words(language);
        for pile in self {
            let number = |n: u64| language.number(n);
            words += &match (language, pile) {
                (_, Pile::Heap(_)) => continue,
                (Language::English, Pile::Bag(sizes)) if sizes.is_empty() => " An empty bag.".to_string(),
                (Language::Portuguese, Pile::Bag(sizes)) if sizes.is_empty() => {
                    " Uma bolsa vazia.".to_string()
                }
                (_, Pile::Bag(sizes)) => {
                    let list = language.list(&sizes.iter().map(|&size| number(size)).collect::<Vec<_>>());
                    match language {
                        Language::English => format!(" A bag with heaps of {list}."),
                        Language::Portuguese => format!(" Uma bolsa com pilhas de {list}."),
                    }
                }
                (Language::English, Pile::Bank(n)) => format!(" In the bank: {}.", number(*n)),
                (Language::Portuguese, Pile::Bank(n)) => format!(" No banco: {}.", number(*n)),
                (Language::English, Pile::Limit(n)) => format!(" At most {} may be taken.", number(*n)),
                (Language::Portuguese, Pile::Limit(n)) => {
                    format!(" Pode-se retirar no máximo {}.", number(*n))
                }
            };
        }
        words
    }
}
