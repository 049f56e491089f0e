import { describe, expect, it } from 'vitest';
import type { DotsView } from '../api/types';
import { endsOf } from './DotsBoard';

const board = (rows: number, columns: number): DotsView => ({ rows, columns, edges: [], boxes: [] });

describe('edges between dots', () => {
  it('are numbered from left to right first, then from top to bottom', () => {
    const view = board(2, 3);
    expect([0, 2, 3, 8, 9, 16].map((edge) => endsOf(view, edge))).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
      [10, 11],
      [0, 4],
      [7, 11],
    ]);
  });
});
