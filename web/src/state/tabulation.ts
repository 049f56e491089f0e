// A table over a family of problems: what is asked for, the rows as they come, and what they have in common.

import { batch, computed, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Event, TableEnd, TableRow } from '../api/types';
import type { TableAddress } from './address';
import { Job } from './job';
import { explained, type Mistake } from './mistake';

/** What is asked for. */
export const asked = signal<TableAddress>({ screen: 'table', family: '', from: 0, to: 40, want: 'auto' });
export const rows = signal<TableRow[]>([]);
/** What the rows have in common; null until all are there. */
export const ended = signal<TableEnd | null>(null);
export const mistake = signal<Mistake | null>(null);
export const tabulating = new Job();

/** The longest time for a table; the server has its own limit. */
const SECONDS = 120;

/** The length of rows where there is no period. */
const ROW = 10;

/** How many values stand in a row: one period, or ten. */
export const rowLength = computed(() => {
  const length = ended.value?.period?.length ?? 0;
  return length > 1 ? Math.min(length, rows.value.length) : ROW;
});

/** Makes the table that is asked for. */
export function tabulate(wanted: TableAddress): void {
  batch(() => {
    asked.value = wanted;
    rows.value = [];
    ended.value = null;
    mistake.value = null;
  });
  const rowsSoFar = new Map<number, TableRow>();
  void tabulating.run((stop) => events(wanted, stop), (event) => receive(rowsSoFar, event));
}

/** A refusal is kept, with its place in the family. */
async function* events({ family, from, to, want }: TableAddress, stop: AbortSignal): AsyncGenerator<Event> {
  try {
    yield* api.table({ family, from, to, wants: want === 'winner' ? ['winner', 'class'] : undefined, seconds: SECONDS }, stop);
  } catch (error) {
    if (!stop.aborted) mistake.value = explained(family, error);
    throw error;
  }
}

/** Rows come faster than they can be shown: they are shown with the next picture of the screen. */
let due = false;

function receive(rowsSoFar: Map<number, TableRow>, event: Event): void {
  if (event.kind === 'table') {
    batch(() => {
      rows.value = [...rowsSoFar.values()];
      ended.value = event;
    });
  }
  if (event.kind !== 'row') return;
  rowsSoFar.set(event.n, event);
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    if (ended.peek() === null) rows.value = [...rowsSoFar.values()];
  });
}

/** Shows what a link says, unless it is shown already. */
export function followTable(wanted: TableAddress): void {
  const now = asked.peek();
  const same = now.family === wanted.family && now.from === wanted.from && now.to === wanted.to && now.want === wanted.want;
  if (!same || tabulating.state.peek() === 'idle') tabulate(wanted);
}
