// What the page must know about the kinds of boards that games declare.

import type { Board, LabelsOf } from '../api/types';

/** Whether a board can be drawn as a graph. */
export const isDrawn = (board: Board): boolean => board.kind === 'graph' || board.kind === 'multigraph';

/** What label letters in the text of a board refer to. */
export const labelsOf = (board: Board): LabelsOf | undefined => (board.kind === 'graph' ? (board.labels ?? undefined) : undefined);
