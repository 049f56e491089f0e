// The types of the server's replies, generated from its API description (`npm run types`).

import type { components } from './schema';

type Schemas = components['schemas'];

/**
 * A schema as the server sends it: every field is present, null where there is nothing. `Exact` describes some fields more
 * exactly than the schema does, and says which ones are omitted instead of null.
 */
type Sent<Name extends keyof Schemas, Exact = unknown> = Omit<Required<Schemas[Name]>, keyof Exact> & Exact;

export type Player = 'alice' | 'bob';
export type Winner = Player | 'draw';
export type Convention = 'normal' | 'misere' | 'score' | 'objective';
export type Point = [number, number];
export type Mark = Schemas['Mark'];
/** A text in both languages. */
export type Both = Schemas['Bilingual'];
export type TextTable = Schemas['TextTable'];

// What a position looks like, and where moves are shown on it.

export type Stroke = Sent<'Stroke', { weight?: number; label?: string }>;
export type GraphView = Sent<
  'GraphView',
  {
    edges: Stroke[];
    names?: string[];
    ground?: number;
    roles?: RoleView[];
    on_lines?: boolean;
    colours?: (number | null)[];
    free_colours?: number[][];
  }
>;
export type Role = Schemas['Role'];
export type RoleView = Schemas['RoleView'];
export type GridView = Sent<'GridView', { tokens?: number[]; numbered?: boolean }>;
export type HexView = Schemas['HexView'];
export type Block = Sent<'Block', { title?: string }>;
export type SetView = Sent<'SetView', { points?: number; player?: Player }>;
export type BlocksView = Sent<'BlocksView', { blocks: Block[]; sets?: SetView[]; more_sets?: number }>;
export type DotsView = Sent<'DotsView'>;
export type Pile = Schemas['Pile'];
export type Clause = Schemas['ClauseView'];
export type Variable = Sent<'VariableView', { owner?: Player }>;
export type FormulaView = Sent<'FormulaView', { variables: Variable[]; next?: number }>;
export type View =
  | { kind: 'graph'; view: GraphView }
  | { kind: 'grid'; view: GridView }
  | { kind: 'dots'; view: DotsView }
  | { kind: 'formula'; view: FormulaView }
  | { kind: 'blocks'; view: BlocksView }
  | { kind: 'several'; view: View[] }
  | Exclude<Schemas['View'], { kind: 'graph' | 'grid' | 'dots' | 'formula' | 'blocks' | 'several' }>;
export type Place = Schemas['Place'];
export type LegalMove = Schemas['LegalMove'];
export type Played = Sent<'Played', { who: Player }>;
export type Summand = Sent<'Summand'>;

export type Position = Sent<
  'Position',
  {
    next: Player;
    first: Player;
    maximiser: Player;
    pass: Player | null;
    convention: Convention;
    view: View;
    played: Played[];
    over: { winner: Winner | null; why: Both[] } | null;
  }
>;

// What is known about a position.

export type Loopy = Schemas['Loopy'];
export type MoveAnswer = Sent<'MoveAnswer', { winner: Winner | null; loopy?: Loopy }>;
export type Answer = Sent<'Answer', { winner: Winner | null; moves: MoveAnswer[] | null }>;
export type Labelled = Sent<'Labelled', { places: Place[] }>;
/** The sentences whose parameters the page uses; every sentence also comes as text. */
export type Sentence =
  | { key: 'wins-by'; who: Player; moves: number }
  | { key: 'wins'; who: Player }
  | { key: 'drawn' }
  | { key: 'score-is'; score: number }
  | { key: 'nimber-zero'; mover: Player }
  | { key: 'nimber-positive'; mover: Player }
  | { key: 'answers'; who: Player; after: string | null; answers: Answered[]; more: number }
  | { key: 'line'; moves: [Player, string][]; by_strategy: boolean; goes_on: boolean }
  | { key: 'strategy'; words: Both; now: string | null }
  | { key: 'other' };
/** A move, the moves like it, and the answer. */
export interface Answered {
  to: string;
  alike: string[];
  by: string;
}
export type Step = Sent<'Step', { sentence: Sentence; view: View | null; labels: Labelled[] }>;
/** The numbers of the steps that tell an explanation in short. */
export type Digest = Sent<'Digest'>;
export type Want = Schemas['Want'];

/** What is known about a number of a board. */
export interface NumberFound {
  name: string;
  number: number | null;
  /** Why there is no number, or what is known of it. */
  reason: Both | null;
  status: Schemas['Status'];
  bounds: Both[];
  engine: Both;
}
export type BoardNumber = Schemas['BoardNumber'];

/** The answer for one number of a family. */
export interface TableRow {
  n: number;
  problem: string;
  value: string | null;
  winner: Winner | null;
  lost: boolean | null;
}
export interface TableEnd {
  solved: boolean;
  period: Schemas['TablePeriod'] | null;
  sentences: Both[];
}

/** How far a hunt for a counterexample has come. */
export interface Hunting {
  agreed: number;
  stopped: number;
  up_to: number | null;
  size: number | null;
  seconds: number;
}
export type Failed = Omit<Schemas['Failed'], 'source_winner' | 'target_winner'> & { source_winner: Player; target_winner: Player };
export type Hunted = Omit<Hunting, 'size'> & { failed: Failed | null };

/** A line of the answer to a job. */
export type Event =
  | { kind: 'progress'; positions: number; seconds: number }
  | { kind: 'waiting'; before: number }
  | { kind: 'answer'; answer: Answer; sentences: Both[]; safe: Place[] }
  | { kind: 'explanation'; problem: string; status: Schemas['Status']; steps: Step[]; digest: Digest }
  | { kind: 'chosen'; move: string | null; how: Schemas['How']; strategy: Both | null }
  | ({ kind: 'number' } & NumberFound)
  | ({ kind: 'row' } & TableRow)
  | ({ kind: 'table' } & TableEnd)
  | ({ kind: 'hunting' } & Hunting)
  | ({ kind: 'hunted' } & Hunted)
  | { kind: 'puzzle'; puzzle: Puzzle | null; nearest: number | null; stopped: boolean }
  | { kind: 'moment'; index: number; next: Player; answer: Answer }
  | { kind: 'done' }
  | { kind: 'failure'; message: string; message_pt: string; at: number | null };

/** A position in which exactly one move wins. */
export type Puzzle = Sent<'Puzzle'>;
export type SurveyGame = Sent<'SurveyGame'>;
export type SurveyNumber = SurveyGame['numbers'][number];
export type Survey = Omit<Sent<'Survey'>, 'games'> & { games: SurveyGame[] };

/** The body of every error reply; `at` is a byte offset in the text that was sent. */
export type Failure = Sent<'Failure'>;

// The games.

type GraphBoard = Extract<Schemas['Board'], { kind: 'graph' }>;
/** What label letters in a graph's text refer to. */
export type LabelsOf = Schemas['LabelsOf'];
/** What instances of a game look like. */
export type Board =
  | (Omit<GraphBoard, 'labels' | 'tokens'> & { labels: LabelsOf | null; tokens: 'none' | 'one' | 'two' | 'several' })
  | Exclude<Schemas['Board'], { kind: 'graph' }>;
export type GameKey = Schemas['GameKey'];
/** What may be set up on a board before play. */
export type Start = Schemas['Start'];
export type GameInfo = Sent<'Game', { conventions: Convention[]; instance: Board; start: Start | null }>;
export type GameGroup = Schemas['GameGroup'];
export type Games = Sent<'Games', { games: GameInfo[]; groups: GameGroup[] }>;

// Reductions.

export type ReductionSide = Sent<'SideRecord', { convention: Convention; first: Player }>;
export type Reduction = Sent<'Record', { from: ReductionSide; to: ReductionSide }>;
/** What a move on a vertex of the target stands for, by whom if that matters. */
export type Echo = Sent<'Echo', { who?: Player }>;
/** What a reduction built from an instance. */
export type Applied = Omit<Schemas['Applied'], 'reduction' | 'echo'> & { reduction: Reduction; echo: Echo[] };

// Graphs, and game graphs.

export type Layout = Schemas['LayoutKind'];
export type Format = 'braces' | 'g6' | 's6' | 'dot' | 'edges' | 'dimacs' | 'json' | 'gml' | 'graphml';
export type GraphAnswer = Sent<'GraphAnswer', { formats: Record<Format, string | null>; layout: Point[] }>;
export type Family = Sent<'FamilyInfo', { points: Point[]; lines: Point[] }>;
export type FamilyGroup = Sent<'FamilyGroup', { families: Family[] }>;
/** A move and its result, on a picture that is taken away. */
export type MoveNote = Schemas['MoveNote'];
/** What a position is worth to the player to move. */
export type Outcome = Schemas['Outcome'];
/** Without `next` the node stands for the position whoever is to move, and has no winner but an outcome. */
export type TreeNode = Sent<'Node', { next: Player | null; winner: Winner | null; outcome: Outcome | null; view?: View }>;
export type Tree = { problems: string[]; roots: number[]; complete: boolean; folded: number; nodes: TreeNode[] };
