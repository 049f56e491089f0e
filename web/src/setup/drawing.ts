// From the server's graphs to drawings.

import type { Board, GraphAnswer } from '../api/types';
import type { Drawing } from '../editor/Editor';

/** Labels are one letter per line on some boards, one per vertex on the others. */
const labelsLines = (board: Board) => board.kind === 'graph' && (board.labels === 'lines' || board.labels === 'edges');

const letter = (labels: string, index: number) => {
  const found = labels[index];
  return found === undefined || found === '-' ? null : found;
};

export function drawingOf(graph: GraphAnswer, board: Board): Drawing {
  const labels = graph.labels ?? '';
  const onLines = labelsLines(board);
  return {
    points: graph.layout,
    lines: graph.edges.map((edge, index) => ({ ...edge, label: onLines ? letter(labels, index) : null })),
    labels: onLines || labels === '' ? null : graph.layout.map((_, index) => letter(labels, index) ?? 'C'),
    tokens: graph.marks,
  };
}
