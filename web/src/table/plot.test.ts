import { expect, test } from 'vitest';
import { marks } from './Plot';

test('the marks of an axis are few and round', () => {
  expect(marks(0, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(marks(0, 40)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(marks(3, 120)).toEqual([20, 40, 60, 80, 100, 120]);
  expect(marks(-3, 2)).toEqual([-3, -2, -1, 0, 1, 2]);
});
