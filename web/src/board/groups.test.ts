import { expect, test } from 'vitest';
import { groupsOf } from './StillBoard';

test('labels that number pairs or trees are groups', () => {
  expect(groupsOf(['1', '2', '1', '2'])).toEqual(new Map([['1', 1], ['2', 2]]));
});

test('weights, orders and signs are no groups', () => {
  expect(groupsOf(['3/16', '1/8', '3/16', '1/8'])).toBeNull();
  expect(groupsOf(['1', '2', '3', '•'])).toBeNull();
  expect(groupsOf(['1', '1', '○'])).toBeNull();
  expect(groupsOf([])).toBeNull();
});
