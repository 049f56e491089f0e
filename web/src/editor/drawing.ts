// A graph as a person draws it, and its operations. Every change returns a new drawing.

import type { Board, Point } from '../api/types';
import { type Names, settled } from './names';

export type Letter = 'A' | 'B' | 'C';

export const LETTERS: readonly Letter[] = ['A', 'B', 'C'];

export interface DrawnLine {
  from: number;
  to: number;
  directed: boolean;
  weight: number;
  label: string | null;
  /** What is set up on it before play; none where there is nothing. */
  mark?: string | undefined;
}

export interface Drawing {
  /** In the unit square, or near it. */
  points: Point[];
  lines: DrawnLine[];
  /** A letter per vertex. */
  labels: string[] | null;
  /** Vertices after @, in order. */
  tokens: number[];
  /** A name per vertex. */
  names: Names;
  /** What is set up on each vertex before play: an owner, a colour; empty where there is nothing. */
  marks: string[] | null;
  /** Where tokens are placed before play, in order. */
  placed: number[];
}

export const EMPTY: Drawing = { points: [], lines: [], labels: null, tokens: [], names: null, marks: null, placed: [] };

export type Selection = { kind: 'vertex' | 'line'; at: number } | null;

/** What can be drawn on a board. */
export interface Takes {
  arcs: boolean;
  parallel: boolean;
  loops: boolean;
  weights: boolean;
  labels: 'vertices' | 'lines' | null;
  tokens: 'none' | 'one' | 'two' | 'several';
  /** What may be set up before play. */
  sets: Sets | null;
}

/** What a person may set up on the board before play, and on what. */
export interface Sets {
  form: 'chosen' | 'owned' | 'coloured' | 'placed';
  /** Whether lines are what is chosen. */
  onLines: boolean;
  /** How many colours there are. */
  colours: number;
  /** How many tokens are placed. */
  tokens: number;
}

export function takesOf(board: Board, sets: Sets | null = null): Takes {
  switch (board.kind) {
    case 'graph': {
      const every = board.labels === 'lines';
      const labels = board.labels === 'edges' ? 'lines' : board.labels;
      const { arcs, tokens } = board;
      return { arcs, parallel: every, loops: every || arcs, weights: false, labels, tokens, sets };
    }
    case 'multigraph':
      return {
        arcs: false,
        parallel: true,
        loops: true,
        weights: true,
        labels: null,
        tokens: board.token ? 'one' : 'none',
        sets,
      };
    default:
      return { arcs: false, parallel: false, loops: false, weights: false, labels: null, tokens: 'none', sets };
  }
}

export function addVertex(drawing: Drawing, point: Point): Drawing {
  const { points, labels, names, marks } = drawing;
  return {
    ...drawing,
    points: [...points, point],
    labels: labels && [...labels, 'C'],
    names: settled(names && [...names, '']),
    marks: marks && [...marks, ''],
  };
}

export function moveVertex(drawing: Drawing, vertex: number, point: Point): Drawing {
  return { ...drawing, points: drawing.points.with(vertex, point) };
}

/** Removes a vertex with its lines and tokens; later vertices move up by one number. */
export function removeVertex(drawing: Drawing, vertex: number): Drawing {
  const others = <T>(list: T[]) => list.filter((_, v) => v !== vertex);
  const number = (v: number) => (v > vertex ? v - 1 : v);
  const lines = drawing.lines.filter(({ from, to }) => from !== vertex && to !== vertex);
  return {
    points: others(drawing.points),
    lines: lines.map((line) => ({ ...line, from: number(line.from), to: number(line.to) })),
    labels: drawing.labels && others(drawing.labels),
    tokens: drawing.tokens.filter((token) => token !== vertex).map(number),
    names: settled(drawing.names && others(drawing.names)),
    marks: drawing.marks && others(drawing.marks),
    placed: drawing.placed.filter((token) => token !== vertex).map(number),
  };
}

/** Joins two vertices. Lines that the board does not accept, or that exist already, change nothing. */
export function addLine(drawing: Drawing, from: number, to: number, directed: boolean, takes: Takes): Drawing {
  const same = (line: DrawnLine) =>
    line.directed === directed &&
    ((line.from === from && line.to === to) || (!directed && line.from === to && line.to === from));
  const refused =
    (from === to && !takes.loops) || (!takes.parallel && drawing.lines.some(same)) || (directed && !takes.arcs);
  if (refused) return drawing;
  return { ...drawing, lines: [...drawing.lines, { from, to, directed, weight: 1, label: null }] };
}

export function removeLine(drawing: Drawing, index: number): Drawing {
  return { ...drawing, lines: drawing.lines.filter((_, i) => i !== index) };
}

export function remove(drawing: Drawing, { kind, at }: NonNullable<Selection>): Drawing {
  return kind === 'vertex' ? removeVertex(drawing, at) : removeLine(drawing, at);
}

/** Gives a vertex or a line a letter; all without one count as C. */
export function setLabel(drawing: Drawing, { kind, at }: NonNullable<Selection>, letter: Letter): Drawing {
  if (kind === 'line') return changeLine(drawing, at, { label: letter });
  return { ...drawing, labels: (drawing.labels ?? drawing.points.map(() => 'C')).with(at, letter) };
}

export function setWeight(drawing: Drawing, line: number, weight: number): Drawing {
  return changeLine(drawing, line, { weight: Math.max(0, Math.floor(weight) || 0) });
}

function changeLine(drawing: Drawing, index: number, change: Partial<DrawnLine>): Drawing {
  const line = drawing.lines[index];
  return line ? { ...drawing, lines: drawing.lines.with(index, { ...line, ...change }) } : drawing;
}

/** Sets something up on a vertex or a line; what is there already is taken away. */
export function setMark(drawing: Drawing, { kind, at }: NonNullable<Selection>, mark: string): Drawing {
  if (kind === 'line') return changeLine(drawing, at, { mark: drawing.lines[at]?.mark === mark ? undefined : mark });
  const marks = drawing.marks ?? drawing.points.map(() => '');
  return { ...drawing, marks: marks.with(at, marks[at] === mark ? '' : mark) };
}

/** Places the next token on a vertex; after the last one it begins again. */
export function place(drawing: Drawing, vertex: number, tokens: number): Drawing {
  return { ...drawing, placed: drawing.placed.length < tokens ? [...drawing.placed, vertex] : [vertex] };
}

/** Where only one token or two are allowed, the oldest moves to the vertex; a token on the vertex is removed from it. */
export function addToken(drawing: Drawing, vertex: number, { tokens }: Takes): Drawing {
  switch (tokens) {
    case 'none':
      return drawing;
    case 'one':
    case 'two': {
      const others = drawing.tokens.filter((token) => token !== vertex);
      const removed = others.length < drawing.tokens.length;
      return { ...drawing, tokens: removed ? others : [...others, vertex].slice(tokens === 'one' ? -1 : -2) };
    }
    case 'several':
      return { ...drawing, tokens: [...drawing.tokens, vertex] };
  }
}

export function removeToken(drawing: Drawing, vertex: number): Drawing {
  const index = drawing.tokens.lastIndexOf(vertex);
  return { ...drawing, tokens: drawing.tokens.filter((_, i) => i !== index) };
}

/** A point that is far from all vertices, on a coarse lattice of the unit square. */
export function freePoint({ points }: Drawing): Point {
  const steps = [0.5, 0.25, 0.75, 0, 1, 0.125, 0.375, 0.625, 0.875];
  const lattice = steps.flatMap((y) => steps.map((x): Point => [x, y]));
  const room = ([x, y]: Point) => Math.min(...points.map((point) => Math.hypot(x - point[0], y - point[1])));
  return lattice.reduce((best, next) => (room(next) > room(best) ? next : best));
}
