import { expect, test } from 'vitest';
import type { Tree } from '../api/types';
import { layersOf, placeLayers, walk } from './layers';

const node = (...to: number[]) => ({ moves: to.map((target) => ({ move: `m${target}`, to: target })) });
/** 0 leads to 1 and 2, both lead to 3, which leads back to 0. */
const tree = { roots: [0], nodes: [node(1, 2), node(3), node(3), node(0)] } as unknown as Tree;

test('layers hold each node once, also where moves go back', () => {
  expect(layersOf(tree)).toEqual([[0], [1, 2], [3]]);
});

test('without endless plays every move goes down', () => {
  // 0 leads to 1 and 2, and 1 also to 2: the longest way to 2 has two moves.
  const short = { roots: [0], nodes: [node(1, 2), node(2), node()] } as unknown as Tree;
  expect(layersOf(short)).toEqual([[0], [1], [2]]);
});

test('layers are put in an order with few crossings', () => {
  // 1 leads to 4 and 2 to 3, found in this order: side by side their lines would cross.
  const crossed = { roots: [0], nodes: [node(1, 2), node(4), node(3), node(), node()] } as unknown as Tree;
  expect(layersOf(crossed)).toEqual([[0], [1, 2], [4, 3]]);
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
