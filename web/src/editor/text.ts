// Drawings as the board part of a problem text, and back.

import type { Board, GraphAnswer } from '../api/types';
import { type Drawing, takesOf } from './drawing';

/** `{0-1 1>2 3}[AAB]@2`. What the board does not accept is omitted. */
export function instanceText(drawing: Drawing, board: Board): string {
  const takes = takesOf(board);
  const { points, lines, tokens } = drawing;
  const joined = new Set(lines.flatMap(({ from, to }) => [from, to]));
  const alone = points.map((_, vertex) => vertex).filter((vertex) => !joined.has(vertex));
  const written = lines.map(({ from, to, directed, weight }) => {
    const sign = directed && takes.arcs ? '>' : '-';
    return `${from}${sign}${to}${takes.weights && weight !== 1 ? `*${weight}` : ''}`;
  });
  const letters = lettersOf(drawing, takes.labels);
  // Where every letter is C the game is the same without letters.
  const labels = /[AB]/.test(letters) ? `[${letters}]` : '';
  const marks = takes.tokens === 'none' || tokens.length === 0 ? '' : `@${marksOf(tokens, takes.tokens).join(';')}`;
  return `{${[...written, ...alone].join(' ')}}${labels}${marks}`;
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
  };
}
