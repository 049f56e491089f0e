import { expect, test } from 'vitest';
import type { GraphView, Place } from '../api/types';
import type { Choice } from './choice';
import { droppedOn, isDraggable, tokenMove } from './tokens';
import type { Touching } from './touching';

const element = (at: number): Place => ({ kind: 'element', at });

const choice = (text: string, ...at: number[]): Choice => ({
  text,
  places: at.map(element),
  result: null,
  strength: 0,
  note: '',
  title: text,
});

/** Two cops on 0 and 1, and a robber on 3. */
const view = {
  vertices: ['alice', 'alice', 'free', 'bob'],
  tokens: [0, 1, 3],
  edges: [],
} as unknown as GraphView;

const choices = [choice('0;1', 0, 1), choice('0;2', 0, 2), choice('1;1', 1), choice('2;2', 2)];

const touching = {
  mover: 'alice',
  spot: ({ at }: { at: number }) => ({
    choices: choices.filter(({ places }) => places.some((place) => 'at' in place && place.at === at)),
  }),
} as unknown as Touching;

test('one token moves while the others stay', () => {
  expect(tokenMove(view, touching, 1, 2)?.text).toBe('0;2');
  expect(tokenMove(view, touching, 0, 1)?.text).toBe('1;1');
  expect(tokenMove(view, touching, 0, 3)).toBeUndefined();
  expect(tokenMove(view, touching, 2, 0)).toBeUndefined();
});

test('only tokens that can move are dragged', () => {
  expect([0, 1, 2, 3].map((vertex) => isDraggable(view, touching, vertex))).toEqual([true, true, false, false]);
});

test('a token is dropped on the vertex that it is near to', () => {
  const points: [number, number][] = [
    [0, 0],
    [100, 0],
    [0, 100],
  ];
  expect(droppedOn(points, [90, 10])).toBe(1);
  expect(droppedOn(points, [60, 60])).toBeUndefined();
});
