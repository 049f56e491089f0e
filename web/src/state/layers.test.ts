import { expect, test } from 'vitest';
import type { Tree } from '../api/types';
import { layersOf, placeLayers, walk } from './layers';

const node = (...to: number[]) => ({ moves: to.map((target) => ({ move: `m${target}`, to: target })) });
/** 0 leads to 1 and 2, both lead to 3, which leads back to 0. */
const tree = { roots: [0], nodes: [node(1, 2), node(3), node(3), node(0)] } as unknown as Tree;

test('layers hold each node once, also where moves go back', () => {
  expect(layersOf(tree)).toEqual([[0], [1, 2], [3]]);
});

test('walks follow the moves', () => {
  expect(walk(tree, [])).toBe(0);
  expect(walk(tree, ['m2', 'm3', 'm0', 'm1'])).toBe(1);
  expect(walk(tree, ['m3'])).toBeNull();
});

test('every node has its place', () => {
  const { points, height } = placeLayers(layersOf(tree), 100, 10);
  expect(height).toBe(30);
  expect(points.get(0)).toEqual([50, 5]);
  expect(points.get(1)).toEqual([25, 15]);
});
