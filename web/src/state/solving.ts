// What the solver says about the position on the board, and the hint.

import { effect, signal } from '@preact/signals';
import { api } from '../api/client';
import { Job } from './job';
import { leaving, position, showValues, table } from './session';
import { SECONDS, Solver } from './solver';

export const solver = new Solver(table, showValues);
export const { current, choices } = solver;

export const hinting = new Job();
/** The move that a person asked for as a hint. */
export const hinted = signal<string | null>(null);

/** Solves what is on the board; a hint is for one position only. */
export function keepSolving(): void {
  solver.keep();
  effect(() => {
    void [position.value, leaving.value];
    hinting.reset();
    hinted.value = null;
  });
}

/** Highlights a best move: the quickest win, or the longest defence. */
export function hint(): void {
  const now = position.peek();
  if (!now) return;
  void hinting.run(
    (stop) => api.choose({ problem: now.problem, strength: 1, seconds: SECONDS, seed: 0 }, stop),
    (event) => {
      if (event.kind === 'chosen') hinted.value = event.move;
    },
  );
}
