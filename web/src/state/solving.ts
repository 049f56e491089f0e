// What the solver says of the position on the board, and the hint.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Answer, Both, Position, Want } from '../api/types';
import { Job } from './job';
import { choicesOf } from './results';
import { leaving, position, showValues } from './session';

const WANTS: Want[] = ['winner', 'class', 'nimber', 'value', 'score', 'remoteness', 'moves'];

/** How long a solve may take before the page says what is known, and how long when a person grants it more; the server has its own limit. */
export const SECONDS = 10;
export const MORE_SECONDS = 600;

export const solving = new Job();
export const hinting = new Job();

interface Solved {
  problem: string;
  answer: Answer;
  sentences: Both[];
}

const solved = signal<Solved | null>(null);

/** The answer for the position on the board, if it has come. */
export const current = computed(() => (solved.value?.problem === position.value?.problem ? solved.value : null));

/** The moves with their results; these stay out of sight while values are hidden. */
export const choices = computed(() => {
  const now = position.value;
  return now ? choicesOf(now, showValues.value ? (current.value?.answer ?? null) : null) : [];
});

export function solve(now: Position, seconds: number): void {
  void solving.run(
    (stop) => api.solve({ problem: now.problem, wants: WANTS, seconds }, stop),
    (event) => {
      if (event.kind === 'answer') solved.value = { problem: now.problem, answer: event.answer, sentences: event.sentences };
    },
  );
}

/** The move that a person asked for as a hint. */
export const hinted = signal<string | null>(null);

/** Solves every position that comes on the board while values are shown; leaving it cancels the solve. */
export function keepSolving(): void {
  effect(() => {
    const now = position.value;
    const wanted = showValues.value && !leaving.value;
    hinting.reset();
    hinted.value = null;
    if (!now || !wanted || now.over || solved.peek()?.problem === now.problem) solving.reset();
    else solve(now, SECONDS);
  });
}

/** Points out a best move: the quickest win, or the longest defence. */
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
