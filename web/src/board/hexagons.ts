// Where the hexagons of a board stand: pointed at the top, each row half a cell to the right of the one above.

import type { Point } from '../api/types';

/** From the middle of a hexagon to its corners, and half its width. */
export const RADIUS = 26;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** The room for letters and numbers. */
export const RIM = 24;

/** The corners of a hexagon from the top clockwise, as seen from its middle. */
const CORNERS: Point[] = [
  [0, -1],
  [1, -0.5],
  [1, 0.5],
  [0, 1],
  [-1, 0.5],
  [-1, -0.5],
];

/** The middle of a cell. */
export const middleOf = (row: number, column: number): Point => [
  RIM + HALF * (2 * column + row + 1),
  RIM + RADIUS * (1.5 * row + 1),
];

/** The corners of a cell, or points between them and its middle. */
export const cornersOf = ([x, y]: Point, scale = 1): Point[] =>
  CORNERS.map(([right, down]) => [x + scale * HALF * right, y + scale * RADIUS * down]);

/** Points as SVG writes them. */
export const pointsText = (points: Point[]): string =>
  points.map((point) => point.map((length) => Math.round(10 * length) / 10).join(',')).join(' ');

export interface Side {
  owner: 'alice' | 'bob';
  points: Point[];
}

/** The sides of a board: top and bottom are Alice's, left and right Bob's. */
export function sidesOf(rows: number, columns: number): Side[] {
  const row = (at: number) => Array.from({ length: columns }, (_, column) => middleOf(at, column));
  const column = (at: number) => Array.from({ length: rows }, (_, row) => middleOf(row, at));
  const along = (cells: Point[], corners: number[]): Point[] =>
    cells.flatMap((cell) => {
      const all = cornersOf(cell);
      return corners.flatMap((corner) => all.slice(corner, corner + 1));
    });
  return [
    { owner: 'alice', points: along(row(0), [5, 0, 1]) },
    { owner: 'alice', points: along(row(rows - 1), [4, 3, 2]) },
    { owner: 'bob', points: along(column(0), [5, 4]) },
    { owner: 'bob', points: along(column(columns - 1), [1, 2]) },
  ];
}

/** The width and the height of a board with its rim. */
export function sizeOf(rows: number, columns: number): Point {
  const [x, y] = middleOf(Math.max(rows - 1, 0), Math.max(columns - 1, 0));
  return [x + HALF + 4, y + RADIUS + 4];
}
