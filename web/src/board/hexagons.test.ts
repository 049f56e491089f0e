import { expect, it } from 'vitest';
import { cornersOf, HALF, middleOf, pointsText, RADIUS, sidesOf, sizeOf } from './hexagons';

/** How many corners two cells share. */
const shared = (one: [number, number], other: [number, number]): number => {
  const corners = (cell: [number, number]) => cornersOf(middleOf(...cell)).map((corner) => pointsText([corner]));
  return corners(one).filter((corner) => corners(other).includes(corner)).length;
};

it('lets b1 and a2 touch, but not a1 and b2', () => {
  expect(shared([0, 1], [1, 0])).toBe(2);
  expect(shared([0, 0], [1, 0])).toBe(2);
  expect(shared([0, 0], [0, 1])).toBe(2);
  expect(shared([0, 0], [1, 1])).toBe(0);
});

it('gives top and bottom to Alice, left and right to Bob', () => {
  const sides = sidesOf(3, 4);
  expect(sides.map(({ owner }) => owner)).toEqual(['alice', 'alice', 'bob', 'bob']);
  const heights = sides.map(({ points }) => points.map(([, y]) => y));
  const [, bottom] = middleOf(2, 0);
  expect(Math.max(...(heights[0] ?? []))).toBeLessThan(middleOf(0, 0)[1]);
  expect(Math.min(...(heights[1] ?? []))).toBeGreaterThan(bottom);
  const left = sides[2]?.points.map(([x]) => x) ?? [];
  expect(left).toHaveLength(6);
  left.forEach((x, corner) => expect(x).toBeCloseTo(middleOf(Math.floor(corner / 2), 0)[0] - HALF));
});

it('has room for every cell', () => {
  const [width, height] = sizeOf(3, 5);
  const [x, y] = middleOf(2, 4);
  expect(width).toBeGreaterThan(x + HALF);
  expect(height).toBeGreaterThan(y + RADIUS);
});
