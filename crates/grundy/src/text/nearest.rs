//! Suggestions for misspelled names.

use super::{Bilingual, Words};

/// How many names are suggested or listed.
const FEW: usize = 5;

/// The longest name that is compared; longer ones are unlikely to be names.
const LONGEST: usize = 60;

/// The few known names nearest to one that is not known, nearest first: those that differ in few letters, ignoring
/// case, and those that begin with it.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    if name.len() > LONGEST {
        return Vec::new();
    }
    let letters = |text: &str| text.chars().collect::<Vec<char>>();
    let lower = letters(&name.to_lowercase());
    let near = known.into_iter().filter_map(|candidate| {
        let other = letters(&candidate.to_lowercase());
        let distance = edit_distance(&lower, &other);
        let begins = lower.len() > 2 && other.starts_with(&lower);
        let exact = edit_distance(&letters(name), &letters(candidate));
        (begins || 3 * distance <= lower.len().max(other.len())).then_some((distance, exact, candidate))
    });
    let mut near: Vec<(usize, usize, &str)> = near.collect();
    near.sort_unstable();
    near.into_iter().take(FEW).map(|(_, _, candidate)| candidate).collect()
}

/// What to say after a name that is not known: "did you mean kayles?", or where nothing is near the first of all names,
/// as in "games are nim, octal, ..". The command, such as `grundy games`, lists the rest.
pub fn suggestion<'a>(
    name: &str,
    what: Bilingual,
    known: impl IntoIterator<Item = &'a str>,
    command: &str,
) -> Words {
    let known: Vec<&str> = known.into_iter().collect();
    let near = nearest(name, known.iter().copied());
    match near.is_empty() {
        false => words!("{} `{command}` lists all", "{} `{command}` mostra a lista"; did_you_mean(&near)),
        true => some(what, &known, command),
    }
}

/// A few of all names, and which command lists the rest.
pub fn some(what: Bilingual, known: &[&str], command: &str) -> Words {
    match known.len() > FEW {
        true => words!(
            "{1} are {0}, ..; `{command}` lists all",
            "{1}: {0}, ..; `{command}` mostra a lista", known[..FEW].join(", "); what
        ),
        false => words!("{1} are {0}", "{1}: {0}", known.join(", "); what),
    }
}

/// The question whether one of these was meant.
pub fn did_you_mean(near: &[&str]) -> Words {
    Words {
        en: format!("did you mean {}?", near.join(" or ")),
        pt: format!("você quis dizer {}?", near.join(" ou ")),
    }
}

/// The least number of letters to insert, delete or replace, or of neighbours to swap, that turn one word into another
/// (Damerau's distance where no letter is changed twice). O(product of the lengths).
fn edit_distance(a: &[char], b: &[char]) -> usize {
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            let swap = if swapped { rows[i - 2][j - 2] + 1 } else { usize::MAX };
            row.push(change.min(swap).min(row[j - 1] + 1).min(rows[i - 1][j] + 1));
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to turn one word into the other, tried out.
    fn by_trial(a: &[char], b: &[char]) -> usize {
        match (a, b) {
            ([], _) => b.len(),
            (_, []) => a.len(),
            ([x, rest @ ..], [y, others @ ..]) => {
                let swap = match (a, b) {
                    ([p, q, rest @ ..], [r, s, others @ ..]) if p == s && q == r => {
                        1 + by_trial(rest, others)
                    }
                    _ => usize::MAX,
                };
                let change = usize::from(x != y) + by_trial(rest, others);
                swap.min(change).min(1 + by_trial(rest, b)).min(1 + by_trial(a, others))
            }
        }
    }

    #[test]
    fn distances_are_those_of_the_cheapest_changes() {
        let words = ["", "a", "ab", "ba", "abc", "acb", "cab", "nim", "min", "kayls", "snort"];
        for (a, b) in words.iter().flat_map(|a| words.iter().map(move |b| (a, b))) {
            let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
            assert_eq!(edit_distance(&a, &b), by_trial(&a, &b), "{a:?} {b:?}");
        }
    }

    const GAMES: Bilingual = Bilingual::of("games", "jogos");

    #[test]
    fn near_names_come_first() {
        let games = ["nim", "kayles", "arc-kayles", "domination", "col", "coloring", "convex-set"];
        assert_eq!(nearest("kayls", games), ["kayles"]);
        assert_eq!(nearest("Kalyes", games), ["kayles"]);
        assert_eq!(nearest("colr", games), ["col"]);
        assert_eq!(nearest("gama_g", ["Gamma_g", "gamma_g", "alpha_g"]), ["gamma_g", "Gamma_g"]);
        assert_eq!(nearest("dom", games), ["domination"]);
        assert!(nearest("chess", games).is_empty() && nearest("", games).is_empty());
        assert!(nearest(&"nim".repeat(1 << 20), games).is_empty());
        assert_eq!(suggestion("nmi", GAMES, games, "ls").en, "did you mean nim? `ls` lists all");
        assert_eq!(
            suggestion("chess", GAMES, games, "ls").en,
            "games are nim, kayles, arc-kayles, domination, col, ..; `ls` lists all"
        );
        assert_eq!(
            suggestion("chess", Bilingual::of("keys", "chaves"), ["first", "pass"], "ls").pt,
            "chaves: first, pass"
        );
    }
}
