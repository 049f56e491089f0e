// The verdict of the game on what is drawn: it follows the drawing, within tenths of a second.

import { effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Answer } from '../api/types';
import { checked } from '../state/draft';
import { Job } from '../state/job';
import { verdictShown } from '../state/settings';
import { SECONDS } from '../state/solver';

/** How long to look at first, in seconds. */
const BRIEFLY = 0.3;

export interface Verdict {
  problem: string;
  answer: Answer;
  /** How long it was allowed to take. */
  limit: number;
}

/** The last verdict, which may be about an earlier drawing. */
export const verdict = signal<Verdict | null>(null);
export const judging = new Job();

function judge(problem: string, seconds: number): void {
  void judging.run(
    (stop) => api.solve({ problem, seconds }, stop),
    (event) => {
      if (event.kind === 'answer') verdict.value = { problem, answer: event.answer, limit: seconds };
    },
  );
}

/** Searches longer for a verdict that was not found. */
export function judgeLonger(): void {
  const problem = checked.peek()?.problem;
  if (problem) judge(problem, SECONDS);
}

/** Judges every drawing that the game can be played on; returns what ends it. */
export function keepJudging(): () => void {
  const end = effect(() => {
    const now = checked.value;
    if (verdictShown.value === 'off' || !now?.position) judging.reset();
    else if (verdict.peek()?.problem !== now.problem) judge(now.problem, BRIEFLY);
  });
  return () => {
    end();
    judging.reset();
  };
}
