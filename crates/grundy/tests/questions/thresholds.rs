//! Scores with a threshold: who wins follows from the score, with and without theorems, in every game that has scores.

use grundy::ask::{Options, Question, Wants, solve};
use grundy::games::{GAMES, Problem};
use grundy::rules::{Convention, Rules};

fn options(theorems: bool) -> Options {
    let mut options = Options { threads: 1, theorems, ..Options::default() };
    options.limits.memory = 64 << 20;
    options
}

/// The examples of a game as score games, as far as they are small.
fn scored() -> Vec<Problem> {
    let mut all = Vec::new();
    for entry in GAMES.iter().filter(|entry| entry.conventions.contains(&Convention::Score)) {
        for example in entry.examples {
            let Ok(question) = Question::read(example.problem) else { continue };
            let scored = question.single().and_then(|problem| problem.with("convention", "score").ok());
            all.extend(scored.filter(|_| question.moves().next().is_none()));
        }
    }
    all
}

/// With the score s, "at least k" is won by the one who wants it large exactly if k is at most s.
#[test]
fn winners_follow_from_scores() {
    let (mut checked, mut games) = (0, std::collections::BTreeSet::new());
    for problem in scored() {
        let mut limited = options(true);
        limited.limits.nodes = Some(200_000);
        let Ok(answer) = Question::from(problem.clone()).solve(&limited) else { continue };
        let Some(score) = answer.score.filter(|_| answer.is_solved()) else { continue };
        let large = problem.rules().unwrap().maximiser().id() == "alice";
        let (key, other) = if large { ("at-least", "at-most") } else { ("at-most", "at-least") };
        if problem.entry.key("at-least").is_some() {
            continue;
        }
        let text = problem.to_string().replacen("convention=score", &format!("{key}=THRESHOLD"), 1);
        for k in score - 1..=score + 1 {
            let text = text.replacen("THRESHOLD", &k.to_string(), 1);
            let holds = if large { score >= k } else { score <= k };
            let expected = if holds { "alice" } else { "bob" };
            for theorems in [true, false] {
                let found =
                    solve(&text, &Options { limits: limited.limits.clone(), ..options(theorems) }).unwrap();
                if found.is_solved() {
                    assert_eq!(found.winner.map(|winner| winner.id()), Some(expected), "{text}");
                    checked += 1;
                }
            }
            let canonical = Question::read(&text).unwrap().to_string();
            assert!(canonical.contains(&format!("{key}={k}")), "{canonical}");
            assert_eq!(Question::read(&canonical).unwrap().to_string(), canonical);
            let wrong = text.replacen(key, other, 1);
            assert!(solve(&wrong, &options(true)).is_err(), "{wrong}");
            games.insert(problem.entry.id);
        }
    }
    assert!(checked > 60 && games.len() >= 10, "{checked} answers, {games:?}");
}

/// Moves, remoteness and classes of the objective form agree with the winner.
#[test]
fn every_field_of_the_objective_form() {
    for (text, winner) in [("kayles{at-least=3}:P5", "alice"), ("domination{at-most=2,first=bob}:C7", "bob")]
    {
        let all = solve(text, &Options { wants: Some(Wants::all()), ..options(true) }).unwrap();
        assert_eq!(all.winner.map(|winner| winner.id()), Some(winner), "{text}");
        assert!(all.remoteness.is_some() && all.class.is_some() && all.score.is_none(), "{text}");
        assert!(all.moves.is_some_and(|moves| moves.iter().all(|m| m.winner.is_some())), "{text}");
    }
}

#[test]
fn wrong_thresholds_are_refused() {
    let message = |text: &str| solve(text, &options(true)).unwrap_err().message.en;
    assert!(message("kayles{at-most=3}:P5").contains("use at-least"));
    assert!(message("kayles{at-least=x}:P5").contains("expected a score"));
    assert!(message("kayles{at-least=3,convention=score}:P5").contains("leave out convention=score"));
    assert!(message("kayles{convention=objective}:P5").contains("kayles has normal, misere, score"));
    assert!(message("kayles{at-least=3,at-most=4}:P5").contains("not both"));
    assert!(message("nim{at-least=3}:5").contains("does not take the key"));
    assert!(message("lines{at-least=1}:3^2").contains("needs rule=scoring"));
    assert_eq!(
        Question::read("kayles{convention=objective,at-least=3}:P5").unwrap().to_string(),
        "kayles{at-least=3}:P5"
    );
}
