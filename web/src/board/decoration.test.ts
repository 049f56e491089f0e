import { expect, it } from 'vitest';
import { type Decoration, partClass, partOf } from './decoration';

const name = { en: '', pt: '' };
const decoration: Decoration = {
  names: ['x', 'y', 'z'],
  parts: [
    { name, vertices: [1] },
    { name, vertices: [1, 0] },
  ],
};

it('finds the first part of a vertex', () => {
  expect([0, 1, 2].map((vertex) => partOf(decoration, vertex))).toEqual([1, 0, -1]);
});

it('begins again where looks end', () => {
  expect([partClass(0), partClass(8)]).toEqual(['part-0', 'part-0']);
});
