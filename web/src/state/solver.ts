// What the server finds out about the position on a table.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Answer, Both, Position, Want } from '../api/types';
import { Job } from './job';
import { choicesOf } from './results';
import type { Table } from './table';

const WANTS: Want[] = ['winner', 'class', 'nimber', 'value', 'score', 'remoteness', 'moves'];

/** How long a solve may take before the page says what is known, and how long when a person grants it more; the server has its own limit. */
export const SECONDS = 10;
export const MORE_SECONDS = 600;

interface Solved {
  problem: string;
  answer: Answer;
  sentences: Both[];
}

export class Solver {
  readonly job = new Job();
  private readonly solved = signal<Solved | null>(null);

  constructor(
    private readonly table: Table,
    /** Whether results are shown: else they are not asked for. */
    private readonly shown: ReadonlySignal<boolean>,
  ) {}

  /** The answer for the position on the table, if it has come. */
  readonly current = computed(() => (this.solved.value?.problem === this.table.position.value?.problem ? this.solved.value : null));

  /** The moves with their results; these stay out of sight while values are hidden. */
  readonly choices = computed(() => {
    const now = this.table.position.value;
    return now ? choicesOf(now, this.shown.value ? (this.current.value?.answer ?? null) : null) : [];
  });

  solve(now: Position, seconds: number): void {
    void this.job.run(
      (stop) => api.solve({ problem: now.problem, wants: WANTS, seconds }, stop),
      (event) => {
        if (event.kind === 'answer') this.solved.value = { problem: now.problem, answer: event.answer, sentences: event.sentences };
      },
    );
  }

  /** Solves every position that comes on the table while values are shown; leaving it cancels the solve. */
  keep(): void {
    effect(() => {
      const now = this.table.position.value;
      const wanted = this.shown.value && !this.table.leaving.value;
      if (!now || !wanted || now.over || this.solved.peek()?.problem === now.problem) this.job.reset();
      else this.solve(now, SECONDS);
    });
  }
}
