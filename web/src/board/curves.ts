// The lines of a drawn graph: straight where they can be, bent around vertices and beside each other.

import type { Point } from '../api/types';

/** The radius of a drawn vertex. */
export const RADIUS = 16;

/** Between parallel lines, at their middles. */
const GAP = 30;

/** Bends to try around vertices that stand in the way, in units of the distance between the ends. */
const BENDS = [0, 0.25, -0.25, 0.45, -0.45, 0.7, -0.7];

/** Graphs with more vertices are drawn without looking for vertices in the way. */
const MOST_CHECKED = 150;

const ORIGIN: Point = [0, 0];

/** The length of an arrowhead. */
const HEAD = 11;

/** From end to end, where something may stand: off the middle first, so that labels of crossing diagonals do not overlap. */
const ALONG = [0.45, 0.55, 0.36, 0.64, 0.28, 0.72, 0.22, 0.78];

export interface Ends {
  from: number;
  to: number;
  directed: boolean;
}

/** A line as it is drawn, from rim to rim. */
export interface Curve {
  path: string;
  /** The corners of the arrowhead; none for edges. */
  head: string | null;
  /** The position of a label on the line. */
  tag: Point;
  /** Where else on the line something may stand, best first: the first is that of the label. */
  along: Point[];
  /** The direction across the line at its label, of length 1. */
  across: Point;
  /** The points that bound the line. */
  reach: Point[];
}

/** One curve per line. Lines that share their ends fan out; a single line bends if another vertex lies on it. */
export function curves(lines: Ends[], points: Point[]): Curve[] {
  const together = new Map<string, number[]>();
  const key = ({ from, to }: Ends) => `${Math.min(from, to)} ${Math.max(from, to)}`;
  lines.forEach((line, index) => {
    const beside = together.get(key(line));
    if (beside) beside.push(index);
    else together.set(key(line), [index]);
  });
  return lines.map((line, index) => {
    const beside = together.get(key(line)) ?? [index];
    const rank = beside.indexOf(index);
    const [from, to] = [points[line.from] ?? ORIGIN, points[line.to] ?? ORIGIN];
    if (line.from === line.to) return loop(from, freeAngle(line.from, lines, points), rank, line.directed);
    if (beside.length === 1) return bent(from, to, bendAround(line, points), line.directed);
    const side = line.from < line.to ? 1 : -1;
    return bent(from, to, 2 * GAP * side * (rank - (beside.length - 1) / 2), line.directed);
  });
}

/** How far the control point of a line is off its middle, so that the line meets no other vertex. */
function bendAround({ from, to }: Ends, points: Point[]): number {
  const [a, b] = [points[from], points[to]];
  if (!a || !b || points.length > MOST_CHECKED) return 0;
  const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const others = points.filter((_, vertex) => vertex !== from && vertex !== to);
  const free = BENDS.find((bend) => others.every((point) => !meets(a, b, bend * length, point)));
  return (free ?? 0) * length;
}

/** Whether a bent line passes over a vertex. */
function meets(from: Point, to: Point, offset: number, vertex: Point): boolean {
  const control = controlPoint(from, to, offset);
  return Array.from({ length: 23 }, (_, i) => between(from, control, to, (i + 1) / 24)).some(
    ([x, y]) => Math.hypot(x - vertex[0], y - vertex[1]) < RADIUS + 2,
  );
}

/** A quadratic curve whose control point is `offset` off the middle. */
function bent(from: Point, to: Point, offset: number, directed: boolean): Curve {
  const control = controlPoint(from, to, offset);
  const start = towards(from, control, RADIUS);
  const tip = towards(to, control, RADIUS + 1);
  const end = directed ? towards(to, control, RADIUS + HEAD - 2) : tip;
  const along = ALONG.map((time) => between(from, control, to, time));
  return {
    path: `M${show(start)}Q${show(control)} ${show(end)}`,
    head: directed ? arrowhead(control, tip) : null,
    tag: along[0] ?? from,
    along,
    across: across(from, to),
    reach: [between(from, control, to, 0.5)],
  };
}

/** A loop on one side of a vertex, the later ones around the earlier. */
function loop(vertex: Point, angle: number, rank: number, directed: boolean): Curve {
  const reach = 58 + 24 * rank;
  const off = (turn: number, distance: number): Point => [
    vertex[0] + distance * Math.cos(angle + turn),
    vertex[1] + distance * Math.sin(angle + turn),
  ];
  const [left, right] = [off(-0.46, reach), off(0.46, reach)];
  const tip = towards(vertex, right, RADIUS + 1);
  const end = directed ? towards(vertex, right, RADIUS + HEAD - 2) : tip;
  const tag = off(0, 0.75 * reach);
  return {
    path: `M${show(towards(vertex, left, RADIUS))}C${show(left)} ${show(right)} ${show(end)}`,
    head: directed ? arrowhead(right, tip) : null,
    tag,
    along: [tag],
    across: [Math.cos(angle), Math.sin(angle)],
    reach: [-0.3, 0, 0.3].map((turn) => off(turn, reach)),
  };
}

/** The middle of the widest angle between the neighbours of a vertex; straight up if there is none. */
function freeAngle(vertex: number, lines: Ends[], points: Point[]): number {
  const [x, y] = points[vertex] ?? ORIGIN;
  const others = lines.flatMap(({ from, to }) => (from === vertex ? [to] : to === vertex ? [from] : []));
  const neighbours = others.flatMap((other) => (other === vertex ? [] : [points[other] ?? ORIGIN]));
  const angles = neighbours.map((point) => Math.atan2(point[1] - y, point[0] - x)).sort((a, b) => a - b);
  const [first] = angles;
  if (first === undefined) return -Math.PI / 2;
  const gaps = angles.map((angle, i) => (angles[i + 1] ?? first + 2 * Math.PI) - angle);
  const widest = gaps.indexOf(Math.max(...gaps));
  return (angles[widest] ?? 0) + (gaps[widest] ?? 0) / 2;
}

function arrowhead(from: Point, tip: Point): string {
  const base = towards(tip, from, HEAD);
  const [dx, dy] = [(tip[0] - base[0]) * 0.45, (tip[1] - base[1]) * 0.45];
  return [tip, [base[0] - dy, base[1] + dx], [base[0] + dy, base[1] - dx]]
    .map((corner) => show(corner as Point))
    .join(' ');
}

function controlPoint(from: Point, to: Point, offset: number): Point {
  const [x, y] = across(from, to);
  return [(from[0] + to[0]) / 2 + x * offset, (from[1] + to[1]) / 2 + y * offset];
}

/** The direction at a right angle to the one between two points. */
function across(from: Point, to: Point): Point {
  const length = Math.max(Math.hypot(to[0] - from[0], to[1] - from[1]), 1e-9);
  return [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
}

/** The point of a quadratic curve at a time from 0 to 1. */
function between(from: Point, control: Point, to: Point, time: number): Point {
  const mix = (a: number, b: number, c: number) => (1 - time) ** 2 * a + 2 * time * (1 - time) * b + time ** 2 * c;
  return [mix(from[0], control[0], to[0]), mix(from[1], control[1], to[1])];
}

/** The point at a distance from one point on the way to another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.max(Math.hypot(to[0] - from[0], to[1] - from[1]), 1e-9);
  return [from[0] + ((to[0] - from[0]) / length) * distance, from[1] + ((to[1] - from[1]) / length) * distance];
}

const show = ([x, y]: Point) => `${Math.round(10 * x) / 10},${Math.round(10 * y) / 10}`;
