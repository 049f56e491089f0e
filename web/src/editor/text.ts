// Drawings as the board part of a problem text, and back.

import type { Board, GraphAnswer } from '../api/types';
import { type Drawing, type DrawnLine, type Takes, takesOf } from './drawing';
import { quoted, shownName, vertexText } from './names';

/** `{0-1 1>2 3}[AAB]@2`, or with names `{"a"-"b"}`. What the board does not accept is omitted. */
export function instanceText(drawing: Drawing, board: Board): string {
  const takes = takesOf(board);
  const { tokens } = drawing;
  const letters = lettersOf(drawing, takes.labels);
  // Where every letter is C the game is the same without letters.
  const labels = /[AB]/.test(letters) ? `[${letters}]` : '';
  const marked = takes.tokens === 'none' || tokens.length === 0 ? [] : marksOf(tokens, takes.tokens);
  const marks = marked.length > 0 ? `@${marked.map((vertex) => vertexText(drawing.names, vertex)).join(';')}` : '';
  return `{${listed(drawing, takes).join(' ')}}${labels}${marks}`;
}

/**
 * The lines in order, and the vertices without any. Vertices with names are numbered in order of appearance, so they stand alone
 * before a line that would name them out of order.
 */
function listed({ points, lines, names }: Drawing, takes: Takes): string[] {
  const lineText = ({ from, to, directed, weight }: DrawnLine, text: (vertex: number) => string) =>
    `${text(from)}${directed && takes.arcs ? '>' : '-'}${text(to)}${takes.weights && weight !== 1 ? `*${weight}` : ''}`;
  if (!names) {
    const joined = new Set(lines.flatMap(({ from, to }) => [from, to]));
    const alone = points.map((_, vertex) => vertex).filter((vertex) => !joined.has(vertex));
    return [...lines.map((line) => lineText(line, String)), ...alone.map(String)];
  }
  const text = (vertex: number) => quoted(shownName(names, vertex));
  const words: string[] = [];
  let next = 0;
  const upTo = (end: number) => {
    for (; next < end; next++) words.push(text(next));
  };
  for (const line of lines) {
    const { from, to } = line;
    const fresh = [...new Set([from, to])].filter((vertex) => vertex >= next);
    const after = Math.max(next, from + 1, to + 1);
    if (fresh.length !== after - next || fresh.some((vertex, i) => vertex !== next + i)) upTo(after);
    next = after;
    words.push(lineText(line, text));
  }
  upTo(points.length);
  return words;
}

function lettersOf({ labels, lines }: Drawing, labelled: 'vertices' | 'lines' | null): string {
  if (labelled === 'vertices') return labels?.join('') ?? '';
  return labelled === 'lines' ? lines.map(({ label }) => label ?? 'C').join('') : '';
}

/** How many tokens a board accepts at most. */
const MOST_TOKENS = { one: 1, two: 2, several: Infinity };

const marksOf = (tokens: number[], allowed: keyof typeof MOST_TOKENS) => tokens.slice(0, MOST_TOKENS[allowed]);

/** The drawing of a graph from the server; the board says what its letters refer to. */
export function drawingOf(graph: GraphAnswer, board: Board): Drawing {
  const takes = takesOf(board);
  const letters = [...(graph.labels ?? '').replaceAll('-', 'C')];
  const ofLines = takes.labels === 'lines';
  return {
    points: graph.layout,
    lines: graph.edges.map((edge, index) => ({ ...edge, label: (ofLines && letters[index]) || null })),
    labels: takes.labels === 'vertices' && letters.length === graph.vertices ? letters : null,
    tokens: takes.tokens === 'none' ? [] : graph.marks,
    names: graph.names.length > 0 ? graph.names.map((name, vertex) => (name === String(vertex) ? '' : name)) : null,
    marks: null,
    placed: [],
  };
}
