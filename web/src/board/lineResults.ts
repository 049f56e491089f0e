// Where the results of lines stand: on their lines, over no vertex and not over each other.

import type { Point } from '../api/types';
import { RADIUS } from './curves';

/** The result of one line. */
export interface Wanted {
  /** The places on the line, best first. */
  along: Point[];
  /** How wide all that is known is, and the sign alone. */
  width: number;
  brief: number;
}

export interface Placed {
  at: Point;
  /** Whether there is only room for the sign. */
  brief: boolean;
}

/** The height of a result, and how near it may come to the middle of a vertex. */
export const PILL = 15;
const NEAR = PILL / 2 + RADIUS - 4;
/** How far below a vertex its result stands, and what the round ends of its ground take. */
const UNDER = RADIUS + 13;
const ROUND = 12;

/** How wide the result under each vertex may be, so that it meets neither another one nor a vertex beside it. */
export function roomsUnder(points: Point[]): number[] {
  return points.map(([x, y], vertex) => {
    const rooms = points.map(([otherX, otherY], other) => {
      if (other === vertex) return Infinity;
      const [dx, dy] = [Math.abs(otherX - x), otherY - y];
      if (Math.abs(dy) < PILL) return dx - ROUND;
      return Math.abs(dy - UNDER) < NEAR ? 2 * (dx - RADIUS) - ROUND : Infinity;
    });
    return Math.min(...rooms);
  });
}

interface Box {
  at: Point;
  width: number;
}

const overlaps = (one: Box, other: Box): boolean =>
  Math.abs(one.at[1] - other.at[1]) < PILL && Math.abs(one.at[0] - other.at[0]) < (one.width + other.width) / 2;

const covers = ({ at, width }: Box, [x, y]: Point): boolean =>
  Math.abs(at[1] - y) < NEAR && Math.abs(at[0] - x) < width / 2 + RADIUS - 4;

/**
 * One place per line: the first on it that is free. If one of them finds none, all are cut to their signs, so that no line
 * says more than another; a line that has no room even for that tells its result by its outline.
 */
export function placeResults(wanted: Wanted[], vertices: Point[]): (Placed | null)[] {
  const whole = settle(wanted, vertices, ({ width }) => width);
  if (!whole.includes(null)) return whole.map((at) => at && { at, brief: false });
  return settle(wanted, vertices, ({ brief }) => brief).map((at) => at && { at, brief: true });
}

function settle(wanted: Wanted[], vertices: Point[], widthOf: (one: Wanted) => number): (Point | null)[] {
  const taken: Box[] = [];
  return wanted.map((one) => {
    const width = widthOf(one);
    const isFree = (at: Point) => {
      const box = { at, width };
      return !taken.some((other) => overlaps(box, other)) && !vertices.some((vertex) => covers(box, vertex));
    };
    const at = one.along.find(isFree);
    if (at) taken.push({ at, width });
    return at ?? null;
  });
}
