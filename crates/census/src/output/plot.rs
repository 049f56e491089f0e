//! A result as a picture: a histogram of one column of numbers, or a scatter of two.
//!
//! If the rows already are counts by value, as `select v, count(*) .. group by v` gives them, they are drawn as the bars
//! of the histogram.

use datafusion::arrow::array::{Array, Float64Array, RecordBatch};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::{DataType, SchemaRef};
use datafusion::error::Result;
use grundy::tell::Language;
use grundy::words;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The numbers of a result.
pub struct Plot {
    /// The columns of numbers that are drawn, one or two.
    columns: Vec<usize>,
    names: Vec<String>,
    /// How often each point occurs.
    points: BTreeMap<(Ordered, Ordered), u64>,
    /// How many rows are missing because there were too many different points.
    left_out: u64,
}

/// A finite number, in order.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Ordered(f64);

impl Eq for Ordered {}

impl PartialOrd for Ordered {
    fn partial_cmp(&self, other: &Ordered) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ordered {
    fn cmp(&self, other: &Ordered) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

/// How many bars a histogram has at most.
const MOST_BARS: usize = 40;

/// How many different points are kept; a picture shows no more.
const MOST_POINTS: usize = 100_000;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 70.0;
const BOTTOM: f64 = 55.0;
const TOP: f64 = 20.0;
const RIGHT: f64 = 20.0;

impl Plot {
    /// A picture of the first columns of numbers.
    pub fn of(schema: &SchemaRef) -> Plot {
        let fields = schema.fields().iter().enumerate();
        let columns: Vec<usize> =
            fields.filter(|(_, field)| field.data_type().is_numeric()).map(|(i, _)| i).take(2).collect();
        let names = columns.iter().map(|&i| schema.field(i).name().clone()).collect();
        Plot { columns, names, points: BTreeMap::new(), left_out: 0 }
    }

    /// Adds rows; those with a null are left out.
    pub fn take(&mut self, rows: &RecordBatch) -> Result<()> {
        let mut numbers = Vec::new();
        for &column in &self.columns {
            let cast = cast(rows.column(column), &DataType::Float64)?;
            numbers.extend(cast.as_any().downcast_ref::<Float64Array>().cloned());
        }
        let Some(first) = numbers.first() else { return Ok(()) };
        let second = numbers.get(1);
        for row in 0..rows.num_rows() {
            let value = |column: &Float64Array| {
                column.is_valid(row).then(|| column.value(row)).filter(|x| x.is_finite())
            };
            let point = value(first).zip(second.map_or(Some(0.0), value));
            let Some((x, y)) = point else { continue };
            let point = (Ordered(x), Ordered(y));
            if self.points.len() < MOST_POINTS || self.points.contains_key(&point) {
                *self.points.entry(point).or_default() += 1;
            } else {
                self.left_out += 1;
            }
        }
        Ok(())
    }

    /// What to say of rows that are not in the picture.
    pub fn left_out(&self, language: Language) -> Option<String> {
        let [left_out, most] = [self.left_out, MOST_POINTS as u64].map(|count| language.number(count));
        let message = words!(
            "--plot: the picture has {most} different points; {left_out} rows with others are left out",
            "--plot: a figura tem {most} pontos diferentes; {left_out} linhas com outros ficam de fora"
        );
        (self.left_out > 0).then(|| language.of(&message).to_string())
    }

    /// The picture.
    pub fn svg(&self, language: Language) -> String {
        let count = language.pick("graphs", "grafos").to_string();
        let x = self.names.first().cloned().unwrap_or_default();
        match (self.names.get(1), self.counts()) {
            (_, Some(bars)) => histogram(&bars, &x, self.names.get(1).unwrap_or(&count)),
            (Some(y), None) => self.scatter(&x, y),
            (None, None) => histogram(&self.values(), &x, &count),
        }
    }

    /// The rows as bars, if the second column counts how often the values of the first occur.
    fn counts(&self) -> Option<Vec<(f64, f64)>> {
        let name = self.names.get(1)?;
        let different =
            self.points.keys().map(|(x, _)| x).collect::<BTreeSet<_>>().len() == self.points.len();
        let counts = name.starts_with("count") && different;
        counts.then(|| self.points.keys().map(|(x, y)| (x.0, y.0)).collect())
    }

    /// How often each value of the only column occurs.
    fn values(&self) -> Vec<(f64, f64)> {
        self.points.iter().map(|((x, _), count)| (x.0, *count as f64)).collect()
    }

    fn scatter(&self, x_name: &str, y_name: &str) -> String {
        let xs = Axis::over(self.points.keys().map(|(x, _)| x.0), LEFT, WIDTH - RIGHT, false);
        let ys = Axis::over(self.points.keys().map(|(_, y)| y.0), HEIGHT - BOTTOM, TOP, false);
        let most = self.points.values().copied().max().unwrap_or(1) as f64;
        let mut svg = frame(&xs, &ys, x_name, y_name);
        for ((x, y), count) in &self.points {
            // The area of a point grows with the number of rows that it stands for.
            let radius = 2.5 + 7.5 * ((*count as f64 - 1.0) / most).sqrt();
            let (cx, cy) = (xs.place(x.0), ys.place(y.0));
            let _ = write!(
                svg,
                "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"{radius:.1}\"><title>({}, {}): {count}</title></circle>",
                x.0, y.0
            );
        }
        svg + "</g></svg>\n"
    }
}

/// Bars over values with their counts; values that are too many or no whole numbers are put together.
fn histogram(values: &[(f64, f64)], x_name: &str, y_name: &str) -> String {
    let (least, greatest) = values.iter().fold((f64::MAX, f64::MIN), |(a, b), (x, _)| (a.min(*x), b.max(*x)));
    let whole = values.iter().all(|(x, _)| x.fract() == 0.0);
    let span = if values.is_empty() { 0.0 } else { greatest - least };
    let bar = match whole {
        true => ((span + 1.0) / MOST_BARS as f64).ceil().max(1.0),
        false => (span / MOST_BARS as f64).max(f64::MIN_POSITIVE),
    };
    let mut bars: BTreeMap<i64, f64> = BTreeMap::new();
    for (x, count) in values {
        let last = if whole { i64::MAX } else { MOST_BARS as i64 - 1 };
        *bars.entry((((x - least) / bar) as i64).min(last)).or_default() += count;
    }
    let half = if whole { 0.5 } else { 0.0 };
    let ends =
        bars.keys().flat_map(|&i| [least + i as f64 * bar - half, least + (i + 1) as f64 * bar - half]);
    let xs = Axis::over(ends, LEFT, WIDTH - RIGHT, false);
    let ys = Axis::over(bars.values().copied(), HEIGHT - BOTTOM, TOP, true);
    let mut svg = frame(&xs, &ys, x_name, y_name);
    for (&i, &count) in &bars {
        let from = least + i as f64 * bar;
        let (x, end) = (xs.place(from - half), xs.place(from + bar - half));
        let (top, foot) = (ys.place(count), ys.place(0.0));
        let label = if whole && bar == 1.0 { format!("{from}") } else { format!("{from}..{}", from + bar) };
        let (width, height) = ((end - x - 1.0).max(1.0), foot - top);
        let _ = write!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"><title>{label}: {count}</title></rect>"
        );
    }
    svg + "</g></svg>\n"
}

/// A scale from numbers to places.
struct Axis {
    least: f64,
    greatest: f64,
    from: f64,
    to: f64,
}

impl Axis {
    fn over(values: impl Iterator<Item = f64>, from: f64, to: f64, from_zero: bool) -> Axis {
        let start = if from_zero { (0.0, 0.0) } else { (f64::MAX, f64::MIN) };
        let (least, greatest) = values.fold(start, |(a, b), x| (a.min(x), b.max(x)));
        match least < greatest {
            true => Axis { least, greatest, from, to },
            false if least == greatest => Axis { least: least - 0.5, greatest: least + 0.5, from, to },
            false => Axis { least: 0.0, greatest: 1.0, from, to },
        }
    }

    fn place(&self, x: f64) -> f64 {
        self.from + (x - self.least) / (self.greatest - self.least) * (self.to - self.from)
    }

    /// Round numbers on the axis: steps of 1, 2 or 5 times a power of ten, at most eight of them.
    fn ticks(&self) -> Vec<f64> {
        let rough = (self.greatest - self.least) / 8.0;
        let power = 10f64.powf(rough.log10().floor());
        let step =
            [1.0, 2.0, 5.0, 10.0].into_iter().map(|k| k * power).find(|step| *step >= rough).unwrap_or(rough);
        let (first, last) = ((self.least / step).ceil() as i64, (self.greatest / step).floor() as i64);
        (first..=last).map(|i| i as f64 * step).collect()
    }
}

/// The axes with their numbers and names; marks follow in a group.
fn frame(xs: &Axis, ys: &Axis, x_name: &str, y_name: &str) -> String {
    let (right, foot) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\">\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>"
    );
    for x in xs.ticks() {
        let place = xs.place(x);
        let _ = write!(
            svg,
            "<text x=\"{place:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
            foot + 18.0,
            number(x)
        );
    }
    for y in ys.ticks() {
        let place = ys.place(y);
        let _ = write!(svg, "<path d=\"M{LEFT} {place:.1}H{right}\" stroke=\"#ddd\"/>");
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            LEFT - 8.0,
            place + 4.0,
            number(y)
        );
    }
    let _ = write!(svg, "<path d=\"M{LEFT} {TOP}V{foot}H{right}\" fill=\"none\" stroke=\"black\"/>");
    let middle = (LEFT + right) / 2.0;
    let _ = write!(
        svg,
        "<text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
        HEIGHT - 12.0,
        escaped(x_name)
    );
    let half = (TOP + foot) / 2.0;
    let _ = write!(
        svg,
        "<text transform=\"translate(16 {half}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
        escaped(y_name)
    );
    svg + "<g fill=\"#0b6aa2\" fill-opacity=\"0.8\">"
}

fn number(x: f64) -> String {
    let text = format!("{x:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use datafusion::arrow::array::Int64Array;
    use std::sync::Arc;

    fn plotted(columns: &[(&str, Vec<Option<i64>>)]) -> Plot {
        let columns =
            columns.iter().map(|(name, numbers)| (*name, Arc::new(Int64Array::from(numbers.clone())) as _));
        let rows =
            RecordBatch::try_from_iter_with_nullable(columns.map(|(name, column)| (name, column, true)))
                .unwrap();
        let mut plot = Plot::of(&rows.schema());
        plot.take(&rows).unwrap();
        plot
    }

    fn plot(columns: &[(&str, Vec<Option<i64>>)]) -> String {
        plotted(columns).svg(Language::English)
    }

    #[test]
    fn one_column_is_a_histogram() {
        let svg = plot(&[("cop", vec![Some(1), Some(1), Some(2), None])]);
        assert!(
            svg.contains("<title>1: 2</title>")
                && svg.contains("<title>2: 1</title>")
                && svg.contains(">graphs</text>")
        );
    }

    #[test]
    fn counts_are_bars() {
        let svg = plot(&[("v", vec![Some(0), Some(3)]), ("count(*)", vec![Some(10), Some(4)])]);
        assert!(
            svg.contains("<title>0: 10</title>")
                && svg.contains("<title>3: 4</title>")
                && !svg.contains("<circle")
        );
    }

    #[test]
    fn two_columns_are_a_scatter() {
        let svg = plot(&[("n<", vec![Some(1), Some(1)]), ("m", vec![Some(5), Some(5)])]);
        assert!(svg.contains("<title>(1, 5): 2</title>") && svg.contains("n&lt;"));
    }

    #[test]
    fn nothing_and_much_can_be_drawn() {
        assert!(plot(&[("v", vec![])]).ends_with("</svg>\n"));
        let many = plot(&[("v", (0..1000).map(Some).collect())]);
        assert!(many.matches("<rect x").count() <= MOST_BARS);
        let most = MOST_POINTS as i64;
        let rows = |count: i64| plotted(&[("v", (0..count).chain([0]).map(Some).collect())]);
        assert_eq!(rows(most).left_out(Language::English), None);
        let left_out = rows(most + 2).left_out(Language::English).unwrap();
        assert!(left_out.ends_with("; 2 rows with others are left out"), "{left_out}");
    }
}
