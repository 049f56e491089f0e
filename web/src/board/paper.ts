// From points of the unit square to points of the drawing.

import type { Point } from '../api/types';
import { type Curve, RADIUS } from './curves';
import type { Size } from './useSize';

/** The radius of a vertex on the screen, and as a part of the distance to the nearest other one. */
const LEAST_RADIUS = 14;
const GREATEST_RADIUS = 44;
const PART = 0.25;
/** On dense drawings vertices are smaller than the least radius rather than touching each other. */
const GREATEST_PART = 0.42;

/** Vertices are not farther apart than this, in pixels, however few there are. */
const AMPLE = 210;

/** Room for rings, tags and notes around the outermost vertices. */
export const MARGIN = RADIUS + 26;

/** From these ratios on a layout is wide and a room tall: then the layout is turned by a right angle. */
const WIDE = 1.8;
const TALL = 1.1;

/** A scale and its origin, and whether the layout is turned. */
export interface Paper {
  side: number;
  corner: Point;
  turned: boolean;
}

export interface Fitted extends Paper {
  /** The part of the drawing that is shown. */
  frame: Frame;
}

/** Fits a layout into a room, given in pixels. Drawings have vertices of a fixed radius, so it is the frame that is scaled. */
export function paperFor(layout: Point[], { width, height }: Size): Fitted {
  const [low, high] = box(layout);
  const turned = high[0] - low[0] > WIDE * (high[1] - low[1]) && height > TALL * width && layout.length > 4;
  const points = turned ? layout.map(turn) : layout;
  const [least, most] = box(points);
  const [across, down] = [most[0] - least[0], most[1] - least[1]];
  const spacing = closest(points);
  const sideFor = (scale: number) => {
    const room = (total: number, needed: number) => Math.max(total - 2 * MARGIN * scale, 40) / (needed || 1e-9);
    return Math.min(room(width, across), room(height, down), AMPLE / spacing);
  };
  const scaleFor = (side: number) => {
    const gap = side * spacing;
    const smallest = Math.min(LEAST_RADIUS, GREATEST_PART * gap);
    return Math.min(Math.max(PART * gap, smallest), GREATEST_RADIUS) / RADIUS;
  };
  // Larger vertices leave less room, which makes them smaller: half steps settle where whole ones would swing.
  let scale = 1;
  for (let round = 0; round < 8; round++) scale = (scale + scaleFor(sideFor(scale))) / 2;
  const side = sideFor(scale);
  scale = scaleFor(side);
  const units = side / scale;
  const frame = { width: width / scale, height: height / scale, x: 0, y: 0 };
  frame.x = (across * units - frame.width) / 2;
  frame.y = (down * units - frame.height) / 2;
  return { side: units, corner: least, turned, frame };
}

/** The corner of the room where the buttons for zooming stand. */
const BUTTONS: Size = { width: 58, height: 130 };

/** As `paperFor`, but with nothing under the buttons: where there would be, the drawing leaves their column free. */
export function paperClear(layout: Point[], room: Size): Fitted {
  const whole = paperFor(layout, room);
  const scale = room.width / whole.frame.width;
  const covered = onPaper(whole, layout).some(([x, y]) => {
    const [right, low] = [(x + RADIUS - whole.frame.x) * scale, (y + RADIUS - whole.frame.y) * scale];
    return right > room.width - BUTTONS.width && low > room.height - BUTTONS.height;
  });
  if (!covered) return whole;
  const beside = paperFor(layout, { ...room, width: room.width - BUTTONS.width });
  const frame = { ...beside.frame, width: (beside.frame.width * room.width) / (room.width - BUTTONS.width) };
  return { ...beside, frame };
}

const turn = ([x, y]: Point): Point => [1 - y, x];
const turnBack = ([x, y]: Point): Point => [y, 1 - x];

export function onPaper({ side, corner, turned }: Paper, points: Point[]): Point[] {
  return points.map((point) => {
    const [x, y] = turned ? turn(point) : point;
    return [(x - corner[0]) * side, (y - corner[1]) * side];
  });
}

/** The point of the unit square at a point of the drawing. */
export function offPaper({ side, corner, turned }: Paper, [x, y]: Point): Point {
  const point: Point = [x / side + corner[0], y / side + corner[1]];
  return turned ? turnBack(point) : point;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around vertices that carry nothing. */
export const BARE = RADIUS + 7;

/** The least rectangle around vertices and lines, with some room. */
export function frameOf(points: Point[], drawn: Curve[], margin = MARGIN): Frame {
  const outer = points.flatMap(([x, y]): Point[] => [
    [x - margin, y - margin],
    [x + margin, y + margin],
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
