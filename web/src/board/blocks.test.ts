import { expect, it } from 'vitest';
import type { SetView } from '../api/types';
import { inLines, setSign } from './blocks';

const set = (state: SetView['state'], player?: SetView['player']): SetView =>
  player ? { elements: [0], state, player } : { elements: [0], state };

it('puts so many blocks side by side as it is told', () => {
  expect(inLines([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(inLines([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(inLines([1, 2, 3], 0)).toEqual([[1, 2, 3]]);
});

it('shows whose a set is by a sign', () => {
  expect(setSign(set('open'))).toBe('');
  expect(setSign(set('alive', 'bob'))).toBe('→ B');
  expect(setSign(set('owned', 'alice'))).toBe('= A');
  expect(setSign(set('dead'))).toBe('✗');
});
