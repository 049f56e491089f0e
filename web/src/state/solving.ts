// What the solver says about the position on the board, and hints.

import { effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Answer, Both, Position } from '../api/types';
import { Job } from './job';
import { resultFor } from './results';
import { leaving, position, showValues, table } from './session';
import { SECONDS, Solver } from './solver';

export const solver = new Solver(table, showValues);
export const { current, choices } = solver;

export const hinting = new Job();

/** A first hint says how many moves are good, a second one shows a best move. */
export interface Hint {
  good: number;
  all: number;
  move: string | null;
  /** The strategy that the move follows. */
  strategy: Both | null;
}

export const hinted = signal<Hint | null>(null);

/** Solves what is on the board; a hint is for one position only. */
export function keepSolving(): void {
  solver.keep();
  effect(() => {
    void [position.value, leaving.value];
    hinting.reset();
    hinted.value = null;
  });
}

export function hint(): void {
  const now = position.peek();
  if (!now || now.over) return;
  if (hinted.peek()) showBest(now);
  else countGood(now);
}

/** How long to look for the number of good moves before a best move is shown at once. */
const BRIEFLY = 2;

function countGood(now: Position): void {
  void hinting.run(
    (stop) => api.solve({ problem: now.problem, wants: now.convention === 'score' ? ['score', 'moves'] : ['winner', 'moves'], seconds: BRIEFLY }, stop),
    (event) => {
      if (event.kind !== 'answer') return;
      const good = goodMoves(event.answer, now);
      if (good === null) queueMicrotask(() => showBest(now));
      else hinted.value = { good, all: now.legal.length, move: null, strategy: null };
    },
  );
}

/** How many moves keep the result; null if that is not known. */
function goodMoves({ winner, moves, best }: Answer, { next }: Position): number | null {
  if (!moves) return null;
  if (resultFor(next, winner) === 'loss') return 0;
  return best?.length ?? null;
}

/** Highlights a best move: that of a winning strategy, the quickest win, or the longest defence. */
function showBest(now: Position): void {
  void hinting.run(
    (stop) => api.choose({ problem: now.problem, strength: 1, seconds: SECONDS, seed: 0 }, stop),
    (event) => {
      if (event.kind !== 'chosen') return;
      const counted = hinted.peek() ?? { good: 1, all: now.legal.length };
      hinted.value = { ...counted, move: event.move, strategy: event.strategy };
    },
  );
}
