// The families of graphs that expressions know.

import { computed, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Family, FamilyGroup } from '../api/types';

/** In groups; empty until they are known. */
export const familyGroups = signal<FamilyGroup[]>([]);

/** Graphs that are known by their names alone. */
export const namedGraphs = computed(() =>
  familyGroups.value.flatMap(({ families }) => families.map(({ pattern }) => pattern)).filter((pattern) => /^[a-z]+$/.test(pattern)),
);

let loading: Promise<void> | null = null;

/** Loads the list once. Without it other ways to a board still work. */
export function loadFamilies(): Promise<void> {
  loading ??= api.families().then(
    ({ groups }) => void (familyGroups.value = groups),
    () => void (loading = null),
  );
  return loading;
}

/** The expression of a family with these numbers in place of its parameters. */
export function filled({ pattern }: Family, numbers: (string | number)[]): string {
  const rest = [...numbers];
  return pattern.replace(/#/g, () => String(rest.shift() ?? ''));
}

/** The expression with its usual numbers. */
export const usual = (family: Family): string => filled(family, family.parameters.map((parameter) => parameter.usual));
