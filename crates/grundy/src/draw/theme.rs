//! The colours of pictures: those of the page, on light and on dark ground.

/// On which ground a picture stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light or dark, as the reader's screen is.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// The rules of style. Every rule is scoped, so that pictures can be embedded in a page, and no rule uses variables, which
    /// many converters do not support. Players and results differ in more than hue: shapes, outlines, signs.
    pub fn rules(self) -> String {
        match self {
            Theme::Light => LIGHT.to_string(),
            Theme::Dark => format!("{LIGHT}{DARK}"),
            Theme::Auto => format!("{LIGHT}@media (prefers-color-scheme:dark){{\n{DARK}}}\n"),
        }
    }
}

/// How many hues there are for the colours of vertices: those of Okabe and Ito, then some that colour-blind people can
/// distinguish from them too. The page has the same.
pub const HUES: u8 = 12;

const LIGHT: &str = "\
.grundy{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}
.grundy text{font-size:13px;text-anchor:middle;fill:#211d18}
.grundy text.small{font-size:10px}
.grundy text.left{text-anchor:start}
.grundy text.right{text-anchor:end}
.grundy text.dim{fill:#6b6357}
.grundy text.strong{font-weight:700}
.grundy text.tag{font-size:11px;font-weight:700;stroke:#fffdfa;stroke-width:4px;paint-order:stroke}
.grundy text.tag.name{font-weight:400}
.grundy .paper{fill:#fffdfa}
.grundy .shape{fill:#fff;stroke:#211d18;stroke-width:1.6}
.grundy .shape.A{fill:#dfebf8}
.grundy .shape.B{fill:#fae6d9}
.grundy .shape.C{fill:#dfe9d8}
.grundy .shape.heap{fill:#f4e7c6}
.grundy .shape.dead{fill:#f1ece4;stroke:#c9c0b1;stroke-dasharray:3 3}
.grundy .shape.taken{fill:#544d43;stroke:#211d18}
.grundy .shape.alice{fill:#1a65b4;stroke:#1a65b4}
.grundy .shape.bob{fill:#b0470d;stroke:#b0470d}
.grundy .shape.offered{fill:#f7ebc9;stroke:#785700;stroke-width:2.4;stroke-dasharray:5 3}
.grundy .shape.taken+text,.grundy .shape.alice+text,.grundy .shape.bob+text{fill:#fff}
.grundy .shape.dead+text{fill:#6b6357}
.grundy .shape.coloured{fill:#fff;stroke:#211d18}
.grundy .shape.coloured+text{fill:#211d18}
.grundy .shape.coloured.hue0{fill:#e69f00}
.grundy .shape.coloured.hue1{fill:#56b4e9}
.grundy .shape.coloured.hue2{fill:#009e73}
.grundy .shape.coloured.hue3{fill:#f0e442}
.grundy .shape.coloured.hue4{fill:#0072b2}
.grundy .shape.coloured.hue5{fill:#d55e00}
.grundy .shape.coloured.hue6{fill:#cc79a7}
.grundy .shape.coloured.hue7{fill:#661100}
.grundy .shape.coloured.hue8{fill:#332288}
.grundy .shape.coloured.hue9{fill:#99ffee}
.grundy .shape.coloured.hue10{fill:#665555}
.grundy .shape.coloured.hue11{fill:#5511dd}
.grundy .shape.hue0+text,.grundy .shape.hue1+text,.grundy .shape.hue2+text,.grundy .shape.hue3+text,.grundy .shape.hue5+text,.grundy .shape.hue6+text,.grundy .shape.hue9+text{fill:#211d18}
.grundy .shape.hue4+text,.grundy .shape.hue7+text,.grundy .shape.hue8+text,.grundy .shape.hue10+text,.grundy .shape.hue11+text{fill:#fff}
.grundy .shape.alice.coloured{stroke:#1a65b4;stroke-width:3}
.grundy .shape.bob.coloured{stroke:#b0470d;stroke-width:3}
.grundy .shape.win{fill:#daf0ea;stroke:#00735f;stroke-width:4}
.grundy .shape.tie{fill:#f7ebc9;stroke:#785700;stroke-width:2.4}
.grundy .shape.loss{fill:#fff;stroke:#a9284a;stroke-width:1.6;stroke-dasharray:4 3}
.grundy .double{fill:none;stroke:#785700;stroke-width:1.6}
.grundy text.note.win{fill:#00735f}
.grundy text.note.tie{fill:#785700}
.grundy text.note.loss{fill:#a9284a}
.grundy .part{opacity:.35}
.grundy .part0{fill:#e69f00}
.grundy .part1{fill:#56b4e9}
.grundy .part2{fill:#009e73}
.grundy .part3{fill:#f0e442}
.grundy .part4{fill:#0072b2}
.grundy .part5{fill:#d55e00}
.grundy .part6{fill:#cc79a7}
.grundy .part7{fill:#8c8c8c}
.grundy .line{fill:none;stroke:#5b5348;stroke-width:2}
.grundy .line.dead{stroke:#dbd3c6}
.grundy .line.open{stroke-dasharray:4 4}
.grundy .line.taken{stroke:#211d18;stroke-width:4}
.grundy .line.alice{stroke:#1a65b4;stroke-width:4}
.grundy .line.bob{stroke:#b0470d;stroke-width:4;stroke-dasharray:9 3}
.grundy .line.offered{stroke:#785700;stroke-width:4;stroke-dasharray:2 4}
.grundy .line.thin{stroke-width:1.8;stroke-dasharray:none}
.grundy .grid{fill:none;stroke:#e3dcd0;stroke-width:1}
.grundy .head{fill:#5b5348}
.grundy .head.dead{fill:#dbd3c6}
.grundy .head.taken{fill:#211d18}
.grundy .head.alice{fill:#1a65b4}
.grundy .head.bob{fill:#b0470d}
.grundy .ring{fill:none;stroke:#6a3d8c;stroke-width:2.4}
.grundy .best{fill:none;stroke:#00735f;stroke-width:4;opacity:.75}
";

/// What is different on dark ground.
const DARK: &str = "\
.grundy text{fill:#f2ede5}
.grundy text.dim{fill:#a0968a}
.grundy text.tag{stroke:#1c1916}
.grundy .paper{fill:#1c1916}
.grundy .shape{fill:#1c1916;stroke:#f2ede5}
.grundy .shape.A{fill:#1b2f45}
.grundy .shape.B{fill:#44281a}
.grundy .shape.C{fill:#2d3b2a}
.grundy .shape.heap{fill:#3f3519}
.grundy .shape.dead{fill:#211d1a;stroke:#4b443d}
.grundy .shape.taken{fill:#c2b9ac;stroke:#f2ede5}
.grundy .shape.alice{fill:#7bb6f7;stroke:#7bb6f7}
.grundy .shape.bob{fill:#f6a06b;stroke:#f6a06b}
.grundy .shape.offered{fill:#3b2f10;stroke:#e6bf56}
.grundy .shape.taken+text,.grundy .shape.alice+text,.grundy .shape.bob+text{fill:#1c1916}
.grundy .shape.dead+text{fill:#a0968a}
.grundy .shape.coloured{fill:#d9dde2;stroke:#f2ede5}
.grundy .shape.coloured+text{fill:#1c1916}
.grundy .shape.hue0+text,.grundy .shape.hue1+text,.grundy .shape.hue2+text,.grundy .shape.hue3+text,.grundy .shape.hue5+text,.grundy .shape.hue6+text,.grundy .shape.hue9+text{fill:#1c1916}
.grundy .shape.hue4+text,.grundy .shape.hue7+text,.grundy .shape.hue8+text,.grundy .shape.hue10+text,.grundy .shape.hue11+text{fill:#fff}
.grundy .shape.alice.coloured{stroke:#7bb6f7}
.grundy .shape.bob.coloured{stroke:#f6a06b}
.grundy .shape.win{fill:#12362f;stroke:#5bd3b4}
.grundy .shape.tie{fill:#3b2f10;stroke:#e6bf56}
.grundy .shape.loss{fill:#2b2723;stroke:#f793a8}
.grundy .double{stroke:#e6bf56}
.grundy text.note.win{fill:#5bd3b4}
.grundy text.note.tie{fill:#e6bf56}
.grundy text.note.loss{fill:#f793a8}
.grundy .line{stroke:#b3a99c}
.grundy .line.dead{stroke:#453e37}
.grundy .line.taken{stroke:#f2ede5}
.grundy .line.alice{stroke:#7bb6f7}
.grundy .line.bob{stroke:#f6a06b}
.grundy .line.offered{stroke:#e6bf56}
.grundy .grid{stroke:#332e29}
.grundy .head{fill:#b3a99c}
.grundy .head.dead{fill:#453e37}
.grundy .head.taken{fill:#f2ede5}
.grundy .head.alice{fill:#7bb6f7}
.grundy .head.bob{fill:#f6a06b}
.grundy .ring{stroke:#cdaef0}
.grundy .best{stroke:#5bd3b4}
";
