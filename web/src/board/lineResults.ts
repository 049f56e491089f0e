// Where the results of lines stand: on their lines or beside their tags, over no vertex, no tag and not over each other.

import type { Point } from '../api/types';
import { RADIUS } from './curves';

/** The result of one line. */
export interface Wanted {
  /** The places for it, best first. */
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

/** The height of a result, and how near it may come to the middle of a vertex, which it may touch. */
export const PILL = 15;
const NEAR = PILL / 2 + RADIUS - 4;

/** Half the size of a tag, with some room. */
const TAG = 7;

/** A result: its middle, and how wide it is. */
export interface Box {
  at: Point;
  width: number;
}

export const overlaps = (one: Box, other: Box): boolean =>
  Math.abs(one.at[1] - other.at[1]) < PILL && Math.abs(one.at[0] - other.at[0]) < (one.width + other.width) / 2;

export const covers = ({ at, width }: Box, [x, y]: Point): boolean =>
  Math.abs(at[1] - y) < NEAR && Math.abs(at[0] - x) < width / 2 + RADIUS - 4;

const hides = ({ at, width }: Box, [x, y]: Point): boolean => Math.abs(at[1] - y) < PILL / 2 + TAG && Math.abs(at[0] - x) < width / 2 + TAG;

/**
 * One place per line: the first on it that is free. If one of them finds none, all are cut to their signs, so that no line
 * says more than another; a line that has no room even for that tells its result by its outline.
 */
export function placeResults(wanted: Wanted[], vertices: Point[], tags: Point[] = []): (Placed | null)[] {
  const whole = settle(wanted, vertices, tags, ({ width }) => width);
  if (!whole.includes(null)) return whole.map((at) => at && { at, brief: false });
  return settle(wanted, vertices, tags, ({ brief }) => brief).map((at) => at && { at, brief: true });
}

function settle(wanted: Wanted[], vertices: Point[], tags: Point[], widthOf: (one: Wanted) => number): (Point | null)[] {
  const taken: Box[] = [];
  return wanted.map((one) => {
    const width = widthOf(one);
    const isFree = (at: Point) => {
      const box = { at, width };
      return !taken.some((other) => overlaps(box, other)) && !vertices.some((vertex) => covers(box, vertex)) && !tags.some((tag) => hides(box, tag));
    };
    const at = one.along.find(isFree);
    if (at) taken.push({ at, width });
    return at ?? null;
  });
}
