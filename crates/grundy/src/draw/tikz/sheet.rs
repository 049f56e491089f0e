//! Reading our own pictures: their elements one after the other, and their rules of style.

/// An element as it begins; the end of a group is an element too, `/g`.
pub struct Element<'a> {
    pub name: &'a str,
    attributes: &'a str,
    /// The text inside, without escapes.
    pub text: String,
}

impl<'a> Element<'a> {
    pub fn attribute(&self, name: &str) -> Option<&'a str> {
        let start = self.attributes.match_indices(name).map(|(i, _)| i).find(|&i| {
            let (before, after) = (&self.attributes[..i], &self.attributes[i + name.len()..]);
            (before.is_empty() || before.ends_with(' ')) && after.starts_with("=\"")
        })?;
        self.attributes[start + name.len() + 2..].split('"').next()
    }

    pub fn value(&self, name: &str) -> Option<f64> {
        self.attribute(name)?.parse().ok()
    }

    pub fn classes(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.attribute("class").unwrap_or_default().split(' ').filter(|class| !class.is_empty())
    }

    /// Where a group moves what is in it, and by how much it scales it.
    pub fn moved(&self) -> (f64, f64, f64) {
        let inside = |kind: &str| {
            let rest = self.attribute("transform")?.split_once(kind)?.1.strip_prefix('(')?;
            let numbers = rest.split(')').next()?.split([' ', ',']).filter_map(|number| number.parse().ok());
            Some(numbers.collect::<Vec<f64>>())
        };
        let by = inside("translate").unwrap_or_default();
        let scale = inside("scale").and_then(|scale| scale.first().copied());
        (by.first().copied().unwrap_or(0.0), by.get(1).copied().unwrap_or(0.0), scale.unwrap_or(1.0))
    }
}

/// The elements of a document, from its beginning to its end.
pub fn elements(svg: &str) -> impl Iterator<Item = Element<'_>> {
    svg.split('<').skip(1).filter_map(|piece| {
        let (tag, text) = piece.split_once('>')?;
        let tag = tag.trim_end_matches('/');
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        Some(Element { name, attributes, text: unescaped(text) })
    })
}

fn unescaped(text: &str) -> String {
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    signs.iter().fold(text.trim_end_matches('\n').to_string(), |text, (code, sign)| text.replace(code, sign))
}

/// The rules of style of a document, for light ground.
pub struct Sheet<'a> {
    rules: Vec<Rule<'a>>,
}

/// One selector of a rule, such as `text.tag` or `.shape.bob+text`, and what it sets.
struct Rule<'a> {
    /// The classes of the element before, if there must be one.
    before: Option<Vec<&'a str>>,
    name: Option<&'a str>,
    classes: Vec<&'a str>,
    set: &'a str,
}

impl<'a> Sheet<'a> {
    /// What stands between `<style>` and `</style>`, up to the rules for dark ground.
    pub fn of(svg: &'a str) -> Sheet<'a> {
        let style =
            svg.split_once("<style>").and_then(|(_, rest)| rest.split("</style>").next()).unwrap_or("");
        let light = style.split("@media").next().unwrap_or("");
        let rules = light.lines().filter_map(|line| line.trim_end_matches('}').split_once('{'));
        let rules =
            rules.flat_map(|(selectors, set)| selectors.split(',').filter_map(move |s| Rule::read(s, set)));
        Sheet { rules: rules.collect() }
    }

    /// What the rules set for an element that comes after one with these classes: more special rules decide over others, and
    /// of equally special ones the last.
    pub fn style(&self, element: &Element<'_>, before: &[String]) -> Style<'a> {
        let mut matching: Vec<&Rule<'a>> =
            self.rules.iter().filter(|rule| rule.matches(element, before)).collect();
        matching.sort_by_key(|rule| rule.weight());
        Style { set: matching.iter().map(|rule| rule.set).collect() }
    }
}

impl<'a> Rule<'a> {
    fn read(selector: &'a str, set: &'a str) -> Option<Rule<'a>> {
        let inner = selector.strip_prefix(".grundy ")?;
        let (before, last) = match inner.split_once('+') {
            Some((before, last)) => (Some(before), last),
            None => (None, inner),
        };
        let (name, classes) = parts(last);
        Some(Rule { before: before.map(|before| parts(before).1), name, classes, set })
    }

    fn matches(&self, element: &Element<'_>, before: &[String]) -> bool {
        let has = |class: &&str| element.classes().any(|other| other == *class);
        let follows =
            |wanted: &Vec<&str>| wanted.iter().all(|class| before.iter().any(|other| other == class));
        self.name.is_none_or(|name| name == element.name)
            && self.classes.iter().all(has)
            && self.before.as_ref().is_none_or(follows)
    }

    fn weight(&self) -> (usize, bool) {
        (self.classes.len() + self.before.as_ref().map_or(0, Vec::len), self.name.is_some())
    }
}

/// `text.tag.name` as its name and its classes.
fn parts(selector: &str) -> (Option<&str>, Vec<&str>) {
    let mut parts = selector.split('.');
    let name = parts.next().filter(|name| !name.is_empty());
    (name, parts.collect())
}

/// What is set for an element, the most special last.
pub struct Style<'a> {
    set: Vec<&'a str>,
}

impl<'a> Style<'a> {
    pub fn get(&self, property: &str) -> Option<&'a str> {
        let all = self.set.iter().rev().flat_map(|set| set.split(';'));
        all.filter_map(|pair| pair.split_once(':'))
            .find(|(name, _)| *name == property)
            .map(|(_, value)| value)
    }

    pub fn length(&self, property: &str) -> Option<f64> {
        self.get(property)?.trim_end_matches("px").parse().ok()
    }

    /// A colour such as `#1a65b4` or `#fff` as TikZ writes it; none where there is none.
    pub fn colour(&self, property: &str) -> Option<String> {
        let digits = self.get(property)?.strip_prefix('#')?;
        let digits = match digits.len() {
            3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
            _ => digits.to_string(),
        };
        let part = |i: usize| u8::from_str_radix(digits.get(i..i + 2)?, 16).ok();
        Some(format!("{{rgb,255:red,{};green,{};blue,{}}}", part(0)?, part(2)?, part(4)?))
    }
}
