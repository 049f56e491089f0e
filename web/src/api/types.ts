// The shapes of the server's answers.

export type Player = 'alice' | 'bob';
export type Mark = 'free' | 'dead' | 'taken' | 'alice' | 'bob';
export type Convention = 'normal' | 'misere' | 'score' | 'objective';
export type Point = [number, number];

/** A text in both languages. */
export interface Both {
  en: string;
  pt: string;
}

export type View =
  | { kind: 'graph'; view: GraphView }
  | { kind: 'heaps'; view: number[] }
  | { kind: 'piles'; view: Pile[] }
  | { kind: 'grid'; view: GridView }
  | { kind: 'strip'; view: Mark[] }
  | { kind: 'stacks'; view: string[] }
  | { kind: 'values'; view: string[] }
  | { kind: 'several'; view: View[] };

export interface Stroke {
  from: number;
  to: number;
  directed: boolean;
  weight?: number;
  label?: string;
  mark: Mark;
}

export interface GraphView {
  vertices: Mark[];
  edges: Stroke[];
  /** A letter per vertex, `-` for none. */
  labels: string | null;
  tokens: number[];
  ground?: number;
}

export interface GridView {
  rows: number;
  columns: number;
  /** Row by row. */
  cells: Mark[];
  tokens?: number[];
  numbered?: boolean;
}

export type Pile = { heap: number } | { bag: number[] } | { bank: number } | { limit: number };

/** Where a move shows on a view. */
export type Place =
  | { kind: 'element'; at: number }
  | { kind: 'line'; at: number }
  | { kind: 'left'; of: number; objects: number }
  | { kind: 'part'; part: number; place: Place };

export interface LegalMove {
  text: string;
  places: Place[];
}

export interface Summand {
  game: string;
  instance: string;
  keys: Record<string, string>;
}

export interface Position {
  /** The text with its moves. */
  problem: string;
  /** The text without its moves. */
  start: string;
  moves: string[];
  summands: Summand[];
  next: Player;
  convention: Convention;
  first: Player;
  pass: Player | null;
  maximiser: Player;
  view: View;
  /** Points in the unit square for each board of the view, none where it is no graph. */
  layouts: Point[][];
  legal: LegalMove[];
  /** Not all legal moves are listed; the text of any may be typed. */
  more: boolean;
  over: { winner: Player | 'draw' | null } | null;
  score: number | null;
  description: Both;
}

export type Winner = Player | 'draw';
export type Loopy = { finite: number } | { infinite: number[] };

export interface MoveAnswer {
  move: string;
  winner: Winner | null;
  nimber: number | null;
  loopy?: Loopy;
  value: string | null;
  score: number | null;
  remoteness: number | null;
}

export interface Answer {
  problem: string;
  status: 'solved' | 'stopped';
  winner: Winner | null;
  class: string | null;
  nimber: number | null;
  loopy: Loopy | null;
  value: string | null;
  mean: string | null;
  temperature: string | null;
  heat: string | null;
  stops?: [string, string];
  relation?: string;
  score: number | null;
  score_window?: [number, number];
  remoteness: number | null;
  depth: number | null;
  moves: MoveAnswer[] | null;
  take?: number;
  best: string[] | null;
  undominated?: { alice: string[]; bob: string[] };
  nodes: number;
  seconds: number;
  engine: string;
  stopped_by?: string;
}

export interface Table {
  header: string[];
  rows: string[][];
}

export interface Step extends Both {
  sentence: { key: string; [parameter: string]: unknown };
  view: View | null;
  table: Table | null;
}

/** What instances of a game look like. */
export type Board =
  | { kind: 'graph'; arcs: boolean; labels: LabelsOf | null; tokens: 'none' | 'one' | 'several' }
  | { kind: 'multigraph'; token: boolean }
  | { kind: 'heaps'; least: number; most: number | null }
  | { kind: 'bags' }
  | { kind: 'grid'; cells: boolean }
  | { kind: 'points' }
  | { kind: 'row' }
  | { kind: 'stacks' }
  | { kind: 'value' };

export type KeyValues = string[] | { least: number; greatest: number } | { form: string; examples: string[] };

export interface GameKey {
  name: string;
  values: KeyValues;
  default: string;
  help: Both;
}

export interface Example {
  problem: string;
  expect: Record<string, unknown>;
  source: string;
}

export interface GameInfo {
  id: string;
  name: Both;
  rules: Both;
  conventions: Convention[];
  instance: Board;
  keys: GameKey[];
  start: boolean;
  summable: boolean;
  numbers: { name: string; help: Both }[];
  examples: Example[];
  complexity: { form: string; known: string; source: string }[];
}

export interface Games {
  version: string;
  games: GameInfo[];
}

/** What label letters in a graph's text speak of. */
export type LabelsOf = 'vertices' | 'edges' | 'lines';
export type Layout = 'auto' | 'force' | 'circle' | 'grid' | 'tree';
export type Format = 'braces' | 'g6' | 's6' | 'dot' | 'edges' | 'dimacs';

export interface GraphAnswer {
  /** The canonical expression. */
  graph: string;
  vertices: number;
  edges: { from: number; to: number; directed: boolean; weight: number }[];
  labels: string | null;
  marks: number[];
  layout: Point[];
  formats: Record<Format, string | null>;
  classes: string[];
}

export interface Family {
  name: string;
  example: string;
}

export interface TreeNode {
  position: string;
  played: string[];
  next: Player;
  moves: { move: string; to: number }[];
  expanded: boolean;
  step: number | null;
  winner: Winner | null;
  remoteness: number | null;
  nimber: number | null;
  score: number | null;
}

export interface Tree {
  problem: string;
  root: number;
  complete: boolean;
  nodes: TreeNode[];
}

export type Want = 'winner' | 'class' | 'nimber' | 'value' | 'score' | 'remoteness' | 'moves' | 'depth';

/** A line of the answer to a job. */
export type Event =
  | { kind: 'progress'; positions: number; seconds: number }
  | { kind: 'answer'; answer: Answer; sentences: Both[] }
  | { kind: 'explanation'; problem: string; status: Answer['status']; steps: Step[] }
  | { kind: 'chosen'; move: string | null; how: 'perfect' | 'weakened' | 'guessed' }
  | { kind: 'moment'; index: number; next: Player; answer: Answer }
  | { kind: 'done' }
  | { kind: 'failure'; message: string; at: number | null };

/** The body of every refusal; `at` is a byte offset in the text that was sent. */
export interface Failure {
  message: string;
  at: number | null;
}
