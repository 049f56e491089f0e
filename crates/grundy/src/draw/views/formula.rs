//! Formulas: a chip for every variable, a box for every clause, and lines between them.

use super::Drawn;
use super::chips::{Frame, GAP, HEIGHT, flow, width};
use crate::draw::Style;
use crate::draw::svg::{Picture, label, number};
use crate::rules::{ClauseState, ClauseView, FormulaView, Place, Player, VariableView};
use crate::tell::Language;

/// Between the last row of variables and the first row of clauses.
const BETWEEN: f64 = 64.0;
/// With more clauses than this no lines are drawn: they would only hide each other.
const MOST_JOINED: usize = 40;

impl Drawn for FormulaView {
    fn picture(&self, style: &Style) -> Picture {
        let names: Vec<String> = (0..self.variables.len()).map(|v| chip_text(self, v)).collect();
        let texts: Vec<String> = self.clauses.iter().map(clause_text).collect();
        let (chips, end) = flow(names.iter().map(|name| width(name)), GAP);
        let (boxes, bottom) = flow(texts.iter().map(|text| width(text)), end + BETWEEN);
        let mut body = String::new();
        if boxes.len() <= MOST_JOINED {
            body += &lines(self, &chips, &boxes);
        }
        for (v, frame) in chips.iter().enumerate() {
            let class = chip_class(&self.variables[v]);
            body += &format!("<g data-variable=\"{}\">\n", v + 1);
            let round = corner(self.variables[v].owner);
            body += &frame.rectangle(&format!("shape {class}"), round, 0.0);
            body += &label(frame.middle(), frame.y + HEIGHT / 2.0, "strong", &names[v]);
            if self.next == Some(v) {
                body += &frame.rectangle("ring", round + 4.0, 4.0);
            }
            if style.emphasis.contains(&v) {
                body += &frame.rectangle("best", round + 4.0, 4.0);
            }
            if let Some(sign) = style.sign(&Place::element(v)) {
                body += &sign.label(frame.middle(), frame.y + HEIGHT + GAP / 2.0);
            }
            body += "</g>\n";
        }
        for (i, frame) in boxes.iter().enumerate() {
            body += &format!("<g data-clause=\"{i}\">\n");
            body += &frame.rectangle(&format!("shape {}", clause_class(self.clauses[i].state)), 4.0, 0.0);
            body += &label(frame.middle(), frame.y + HEIGHT / 2.0, "", &texts[i]);
            body += "</g>\n";
        }
        let right = chips.iter().chain(&boxes).map(|frame| frame.x + frame.width).fold(0.0, f64::max);
        Picture { width: right + GAP, height: bottom + GAP, body }
    }

    /// For the terminal: the variables with their owners and values, `>` before the one that is next, then a line for
    /// every clause and its value.
    fn text(&self, language: Language) -> String {
        let variable = |(v, variable): (usize, &VariableView)| {
            let next = if self.next == Some(v) { ">" } else { "" };
            let owner = match variable.owner {
                None => "",
                Some(Player::Alice) => "A",
                Some(Player::Bob) => "B",
            };
            format!("{next}{}{owner}:{}", v + 1, letter(variable.value))
        };
        let variables: Vec<String> = self.variables.iter().enumerate().map(variable).collect();
        let texts: Vec<String> = self.clauses.iter().map(written).collect();
        let width = texts.iter().map(String::len).max().unwrap_or(0);
        let line = |(text, clause): (&String, &ClauseView)| match state_name(clause.state, language) {
            "" => text.clone(),
            state => format!("{text:width$}  {state}"),
        };
        let lines = texts.iter().zip(&self.clauses).map(line);
        let head = if variables.is_empty() { "-".to_string() } else { variables.join(" ") };
        [head].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }
}

/// A line for every literal, from its variable to its clause: broken where the variable is negated, faint
/// where the literal is false.
fn lines(formula: &FormulaView, chips: &[Frame], boxes: &[Frame]) -> String {
    let mut text = String::new();
    for (clause, frame) in formula.clauses.iter().zip(boxes) {
        let mut literals = clause.literals.clone();
        literals.sort_unstable();
        literals.dedup();
        for literal in literals {
            let Some(chip) = chips.get(literal.unsigned_abs() as usize - 1) else { continue };
            let class = if formula.value(literal) == Some(false) { "line dead" } else { "line" };
            let broken = if literal < 0 { " stroke-dasharray=\"6 4\"" } else { "" };
            let [x1, y1, x2, y2] = [chip.middle(), chip.y + HEIGHT, frame.middle(), frame.y].map(number);
            text += &format!("<path class=\"{class}\"{broken} d=\"M{x1} {y1}L{x2} {y2}\"/>\n");
        }
    }
    text
}

/// Bob's corners are sharp, Alice's round, like their vertices; those of neither are in between.
fn corner(owner: Option<Player>) -> f64 {
    match owner {
        Some(Player::Alice) => HEIGHT / 2.0,
        Some(Player::Bob) => 1.0,
        None => 7.0,
    }
}

fn chip_class(variable: &VariableView) -> &'static str {
    match (variable.value, variable.owner) {
        (_, Some(Player::Alice)) => "A",
        (_, Some(Player::Bob)) => "B",
        (None, None) => "",
        (Some(_), None) => "C",
    }
}

fn clause_class(state: ClauseState) -> &'static str {
    match state {
        ClauseState::Open => "",
        ClauseState::True => "C",
        ClauseState::False => "dead",
    }
}

/// A variable with its value: `x3`, `x3 = T`.
fn chip_text(formula: &FormulaView, v: usize) -> String {
    match formula.variables[v].value {
        None => format!("x{}", v + 1),
        Some(value) => format!("x{} = {}", v + 1, letter(Some(value))),
    }
}

/// A clause with its value, if it has one: `1 or not 2` is `x1 ¬x2`, and ` = T` follows.
fn clause_text(clause: &ClauseView) -> String {
    let name = |literal: &i32| format!("{}x{}", if *literal < 0 { "¬" } else { "" }, literal.unsigned_abs());
    let literals: Vec<String> = clause.literals.iter().map(name).collect();
    let literals = if literals.is_empty() { "−".to_string() } else { literals.join("  ") };
    match clause.state {
        ClauseState::Open => literals,
        ClauseState::True => format!("{literals} = T"),
        ClauseState::False => format!("{literals} = F"),
    }
}

fn letter(value: Option<bool>) -> char {
    match value {
        None => '.',
        Some(true) => 'T',
        Some(false) => 'F',
    }
}

/// A clause as problem texts write it.
fn written(clause: &ClauseView) -> String {
    let literals: Vec<String> = clause.literals.iter().map(i32::to_string).collect();
    format!("({})", literals.join(" "))
}

fn state_name(state: ClauseState, language: Language) -> &'static str {
    match (state, language) {
        (ClauseState::Open, _) => "",
        (ClauseState::True, Language::English) => "true",
        (ClauseState::True, Language::Portuguese) => "verdadeira",
        (ClauseState::False, Language::English) => "false",
        (ClauseState::False, Language::Portuguese) => "falsa",
    }
}

#[cfg(test)]
mod tests {
    use super::super::chips::WIDEST;
    use super::*;
    use crate::draw::{Found, Note, view_svg, view_text};
    use crate::rules::View;

    fn sample() -> View {
        let variable = |value, owner| VariableView { value, owner };
        let variables = vec![
            variable(Some(true), Some(Player::Alice)),
            variable(None, Some(Player::Bob)),
            variable(Some(false), None),
        ];
        let clause = |literals: &[i32], state| ClauseView { literals: literals.to_vec(), state };
        let clauses = vec![
            clause(&[1, -2], ClauseState::True),
            clause(&[2, 3, 3], ClauseState::Open),
            clause(&[3], ClauseState::False),
        ];
        View::Formula(FormulaView { clauses, variables, next: Some(1) })
    }

    #[test]
    fn text_lists_variables_and_clauses() {
        assert_eq!(view_text(&sample()), "1A:T >2B:. 3:F\n(1 -2)   true\n(2 3 3)\n(3)      false");
        assert_eq!(view_text(&View::Formula(FormulaView::default())), "-");
    }

    #[test]
    fn pictures_have_chips_boxes_and_lines() {
        let svg = view_svg(&sample(), &Style { emphasis: vec![2], ..Style::default() });
        assert_eq!(svg.matches("data-variable").count(), 3);
        assert_eq!(svg.matches("data-clause").count(), 3);
        // A repeated literal has one line.
        assert_eq!(svg.matches("<path class=\"line").count(), 5);
        assert_eq!(svg.matches("<path class=\"line dead\"").count(), 2);
        assert_eq!(svg.matches("<path class=\"line\" stroke-dasharray").count(), 1);
        assert!(
            svg.contains(">x1 = T</text>")
                && svg.contains(">x1  ¬x2 = T</text>")
                && svg.contains("class=\"ring\"")
                && svg.contains("class=\"best\"")
        );
    }

    #[test]
    fn variables_show_what_is_known_of_their_moves() {
        let note = |at, found| Note { places: vec![Place::element(at)], found, text: String::new() };
        let notes = vec![note(1, Found::Loss), note(1, Found::Win), note(2, Found::Loss)];
        let svg = view_svg(&sample(), &Style { notes, ..Style::default() });
        assert_eq!((svg.matches(">✓</text>").count(), svg.matches(">✗</text>").count()), (1, 1));
    }

    #[test]
    fn long_rows_are_wrapped() {
        let variables = vec![VariableView { value: None, owner: None }; 100];
        let picture = FormulaView { variables, ..FormulaView::default() }.picture(&Style::default());
        assert!(picture.width <= WIDEST + GAP && picture.height > 3.0 * HEIGHT);
    }
}
