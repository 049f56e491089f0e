// The families of graphs that expressions know.

import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { Family, FamilyGroup } from '../api/types';

/** In groups; empty until they are known. */
export const familyGroups = signal<FamilyGroup[]>([]);

/** Without the list other ways to a board still work. */
export function loadFamilies(): void {
  if (familyGroups.peek().length === 0) api.families().then((answer) => (familyGroups.value = answer.groups), () => undefined);
}

/** The expression of a family with these numbers in place of its parameters. */
export function filled({ pattern }: Family, numbers: (string | number)[]): string {
  const rest = [...numbers];
  return pattern.replace(/#/g, () => String(rest.shift() ?? ''));
}

/** The expression with its usual numbers. */
export const usual = (family: Family): string => filled(family, family.parameters.map((parameter) => parameter.usual));
