// What the page must know about the kinds of boards that games declare.

import type { Board, LabelsOf } from '../api/types';

/** Whether a board can be drawn as a graph. */
export const isDrawn = (board: Board): boolean => board.kind === 'graph' || board.kind === 'multigraph';

/** What label letters in the text of a board refer to. */
export const labelsOf = (board: Board): LabelsOf | undefined => (board.kind === 'graph' ? (board.labels ?? undefined) : undefined);

/** The vertices after @ that a board needs, where a graph comes without any. */
const TOKENS = { none: '', one: '@0', two: '@0;1', several: '@0' };

/** A graph with the vertices that the board needs besides. */
export function withTokens(graph: string, board: Board): string {
  const tokens = board.kind === 'graph' ? board.tokens : board.kind === 'multigraph' && board.token ? 'one' : 'none';
  if (tokens === 'none' || /@[^(]*$/.test(graph)) return graph;
  // A sparse6 text would swallow what follows.
  return `${/s6:[^)]*$/.test(graph) ? `(${graph})` : graph}${TOKENS[tokens]}`;
}

/** Whether a text is a graph without vertices: an empty sheet. */
export const isEmptySheet = (instance: string): boolean => /^\{\s*\}/.test(instance);
