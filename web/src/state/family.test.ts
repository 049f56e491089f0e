import { expect, test } from 'vitest';
import { familyOf, headOf } from './family';

test('the last number of a board runs', () => {
  expect(familyOf('example:P9', true)).toBe('example:P{n}');
  expect(familyOf('example{k=2}:grid(3,4)', true)).toBe('example{k=2}:grid(3,{n})');
  expect(familyOf('example{h=(K3,3)}:K3,3', true)).toBe('example{h=(K3,3)}:K3,{n}');
  expect(familyOf('example:3,4,5', false)).toBe('example:3,4,{n}');
  expect(familyOf('example:4x4', false)).toBe('example:4x{n}');
});

test('graphs that are of no family become paths', () => {
  expect(familyOf('example:petersen', true)).toBe('example:P{n}');
  expect(familyOf('example{set=1;2}:{0-1 1-2}', true)).toBe('example{set=1;2}:P{n}');
});

test('the keys of a game may hold a colon', () => {
  expect(headOf('example{start=0:1;3:2}:P5')).toBe('example{start=0:1;3:2}:');
});
