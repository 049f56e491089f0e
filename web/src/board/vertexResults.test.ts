import { expect, test } from 'vitest';
import type { Point } from '../api/types';
import { placeByVertices } from './vertexResults';

const row = (n: number, gap: number): Point[] => Array.from({ length: n }, (_, i) => [i * gap, 0]);
const wanted = (points: Point[], width: number) => points.map(([x, y], vertex) => ({ vertex, places: [[x, y + 29], [x, y - 29]] as Point[], width }));

test('results stand under their vertices, in turn under and above where they are wide, and as signs where nothing fits', () => {
  const far = row(4, 80);
  expect([...placeByVertices(wanted(far, 60), far).values()].map(({ at, brief }) => [at[1], brief])).toEqual(Array(4).fill([29, false]));
  expect([...placeByVertices(wanted(far, 100), far).values()].map(({ at }) => at[1])).toEqual([29, -29, 29, -29]);
  expect([...placeByVertices(wanted(far, 200), far).values()].map(({ brief }) => brief)).toEqual([false, false, true, false]);
});
