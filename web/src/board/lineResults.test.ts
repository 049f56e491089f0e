import { expect, test } from 'vitest';
import type { Point } from '../api/types';
import { circle } from './paper';
import { curves } from './curves';
import { PILL, placeResults } from './lineResults';

/** All lines between n vertices on a circle of some radius. */
function complete(n: number, radius: number) {
  const points = circle(n).map(([x, y]): Point => [2 * radius * x, 2 * radius * y]);
  const ends = points.flatMap((_, from) => points.slice(from + 1).map((_, k) => ({ from, to: from + 1 + k, directed: false })));
  return { points, lines: curves(ends, points) };
}

const apart = (one: Point, other: Point, width: number) => Math.abs(one[0] - other[0]) >= width || Math.abs(one[1] - other[1]) >= PILL;

test.each([
  [5, 60, 48],
  [5, 110, 48],
  [6, 70, 48],
])('results on all lines between %i vertices do not cover each other', (n, radius, width) => {
  const { points, lines } = complete(n, radius);
  const placed = placeResults(lines.map(({ along }) => ({ along, width, brief: 17 })), points);
  const shown = placed.flatMap((each) => (each ? [each] : []));
  expect(shown.length).toBeGreaterThan(lines.length / 2);
  shown.forEach(({ at, brief }, i) => shown.slice(i + 1).forEach((other) => expect(apart(at, other.at, brief ? 17 : width)).toBe(true)));
  expect(new Set(shown.map(({ brief }) => brief)).size).toBe(1);
});

test('a lone line has its whole result near its middle', () => {
  const points: Point[] = [[0, 0], [100, 0]];
  const [line] = curves([{ from: 0, to: 1, directed: false }], points);
  expect(placeResults([{ along: line?.along ?? [], width: 40, brief: 17 }], points)).toEqual([{ at: [45, 0], brief: false }]);
});
