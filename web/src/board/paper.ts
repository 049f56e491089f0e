// From points of the unit square to points of the drawing.

import type { Point } from '../api/types';
import { type Curve, RADIUS } from './curves';

/** The distance between the closest vertices: the least at which they can be distinguished and touched, and an ample one. */
const LEAST_SPACING = 46;
const AMPLE_SPACING = 96;

/** Notes are below vertices, so rows need more room than columns. */
const ROW = 0.75;

/** The preferred maximal height of a drawing. */
const HEIGHT = 420;

/** Room for rings, tags and notes around the outermost vertices. */
export const MARGIN = RADIUS + 26;

/** A scale and its origin. */
export interface Paper {
  side: number;
  corner: Point;
}

/** Fills the width if the closest vertices are then neither too close nor too far apart. */
export function paperFor(points: Point[], width: number): Paper {
  const [least, most] = box(points);
  const spacing = Math.max(closest(points.map(([x, y]) => [x, ROW * y])), 0.35 / Math.sqrt(Math.max(points.length, 1)));
  const fill = Math.min((width - 2 * MARGIN) / (most[0] - least[0] || 1e-9), HEIGHT / (most[1] - least[1] || 1e-9));
  const side = Math.min(Math.max(fill, LEAST_SPACING / spacing), AMPLE_SPACING / spacing);
  return { side, corner: least };
}

export function onPaper({ side, corner }: Paper, points: Point[]): Point[] {
  return points.map(([x, y]) => [(x - corner[0]) * side, (y - corner[1]) * side]);
}

/** The point of the unit square at a point of the drawing. */
export function offPaper({ side, corner }: Paper, [x, y]: Point): Point {
  return [x / side + corner[0], y / side + corner[1]];
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least rectangle around vertices and lines, with some room. */
export function frameOf(points: Point[], drawn: Curve[]): Frame {
  const outer = points.flatMap(([x, y]): Point[] => [
    [x - MARGIN, y - MARGIN],
    [x + MARGIN, y + MARGIN],
  ]);
  const [least, most] = box([...outer, ...drawn.flatMap(({ reach }) => reach)]);
  return { x: least[0], y: least[1], width: most[0] - least[0], height: most[1] - least[1] };
}

/** On a circle, for graphs that come without a layout. */
export function circle(n: number): Point[] {
  const angle = (vertex: number) => (2 * Math.PI * vertex) / n;
  return Array.from({ length: n }, (_, v) => [0.5 + 0.5 * Math.sin(angle(v)), 0.5 - 0.5 * Math.cos(angle(v))]);
}

/** The distance of the closest pair of points; 1 if there is no pair. */
export function closest(points: Point[]): number {
  let least = 1;
  points.forEach(([x, y], i) => {
    for (let j = 0; j < i; j++) {
      const other = points[j];
      if (other) least = Math.min(least, Math.hypot(x - other[0], y - other[1]));
    }
  });
  return Math.max(least, 1e-3);
}

/** The corners of the least rectangle around points. */
function box(points: Point[]): [Point, Point] {
  const least: Point = [Infinity, Infinity];
  const most: Point = [-Infinity, -Infinity];
  for (const [x, y] of points) {
    least[0] = Math.min(least[0], x);
    least[1] = Math.min(least[1], y);
    most[0] = Math.max(most[0], x);
    most[1] = Math.max(most[1], y);
  }
  return points.length > 0
    ? [least, most]
    : [
        [0, 0],
        [0, 0],
      ];
}
