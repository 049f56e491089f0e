// Formulas: the values of literals, and which moves give a value to a variable.

import type { FormulaView } from '../api/types';
import type { Choice } from './choice';

/** The element of the variable of a literal: variable 1 is element 0. */
export const variableOf = (literal: number): number => Math.abs(literal) - 1;

/** The value of a literal; null while its variable has no value. */
export function literalValue({ variables }: FormulaView, literal: number): boolean | null {
  const value = variables[variableOf(literal)]?.value ?? null;
  return value === null ? null : value === literal > 0;
}

/** Variables are named as in print. */
export const variableName = (variable: number): string => `x${variable + 1}`;

/** The letters by which moves write values. */
export const VALUES = ['T', 'F'] as const;

/** The moves through a variable by the values that they give it. */
export function movesByValue(through: Choice[]): Map<string, Choice> {
  return new Map(through.map((choice) => [/:([TF])$/.exec(choice.text)?.[1] ?? '', choice]));
}
