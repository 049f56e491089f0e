import { expect, it } from 'vitest';
import type { FormulaView } from '../api/types';
import type { Choice } from './choice';
import { literalValue, movesByValue, variableName, variableOf } from './formula';
import { offerAt } from './kinds';

const formula: FormulaView = {
  variables: [{ value: true }, { value: false }, { value: null }],
  clauses: [{ literals: [1, -2, 3], state: 'true' }],
};

it('literals are named by their variables and worth what these make of them', () => {
  expect([1, -2, 3].map(variableOf).map(variableName)).toEqual(['x1', 'x2', 'x3']);
  expect([1, -1, 2, -2, 3, -3].map((literal) => literalValue(formula, literal))).toEqual([true, false, false, true, null, null]);
  expect([1, -2].map(variableOf)).toEqual([0, 1]);
});

it('variables are found by their places', () => {
  const view = { kind: 'formula', view: formula } as const;
  expect(offerAt(view, 'element:2', [])?.gifts.map(({ key }) => key)).toEqual(['T', 'F']);
  expect(offerAt(view, 'line:2', [])).toBeNull();
});

it('moves give values', () => {
  const moves = ['3:T', '3:F'].map((text) => ({ text }) as Choice);
  expect(movesByValue(moves)).toEqual(new Map([['T', moves[0]], ['F', moves[1]]]));
});
