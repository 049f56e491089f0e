// Showing how a side of a reduction is won: best moves of both players, one after the other.

import { signal } from '@preact/signals';
import { api } from '../api/client';
import { Job } from './job';
import { SECONDS } from './solver';
import type { Table } from './table';

/** Whether a play is being shown. */
export const showing = signal(false);

/** How long each move is looked at. */
const PACE = 700;

const deciding = new Job();

export function stopShowing(): void {
  showing.value = false;
  deciding.reset();
}

/** Plays the start of a table to its end, as long as nobody does anything else. */
export async function showHow(table: Table): Promise<void> {
  const start = table.position.peek()?.start;
  if (!start || !(await table.open(start))) return;
  showing.value = true;
  for (;;) {
    const now = table.position.peek();
    if (!showing.peek() || !now || now.over) break;
    const move = await bestMove(now.problem);
    if (!showing.peek() || move === null || table.position.peek() !== now || !(await table.play(move))) break;
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  showing.value = false;
}

async function bestMove(problem: string): Promise<string | null> {
  let move: string | null = null;
  await deciding.run(
    (stop) => api.choose({ problem, strength: 1, seconds: SECONDS, seed: 0 }, stop),
    (event) => {
      if (event.kind === 'chosen') move = event.move;
    },
  );
  return move;
}
