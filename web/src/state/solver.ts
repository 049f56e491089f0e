// What the server finds about the position on a table.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Answer, Both, Event, Place, Position, Want } from '../api/types';
import { Job } from './job';
import { choicesOf } from './results';
import type { Table } from './table';

/** What is requested first, and often found long before the rest. */
const WINNERS: Want[] = ['winner', 'moves'];
const ALL: Want[] = ['winner', 'class', 'nimber', 'value', 'score', 'remoteness', 'moves'];

/** What a solver looks for: everything, or only the winner. */
export const STAGES = { all: [WINNERS, ALL], winners: [WINNERS] };

/** How long a solve may take before the page says what is known, and how long when a person asks for more; the server has its own limit. */
export const SECONDS = 10;
export const MORE_SECONDS = 600;

interface Solved {
  problem: string;
  answer: Answer;
  sentences: Both[];
  /** Where the robber of a chase is safe. */
  safe: Place[];
}

export class Solver {
  readonly job = new Job();
  private readonly solved = signal<Solved | null>(null);

  constructor(
    private readonly table: Table,
    /** Whether results are shown: otherwise they are not requested. */
    private readonly shown: ReadonlySignal<boolean>,
    /** What to request, one after the other. */
    private readonly stages: Want[][] = STAGES.all,
  ) {}

  /** The answer for the position on the table, if it has arrived. */
  readonly current = computed(() => (this.solved.value?.problem === this.table.position.value?.problem ? this.solved.value : null));

  /** The moves with their results, which are hidden while values are. */
  readonly choices = computed(() => {
    const now = this.table.position.value;
    return now ? choicesOf(now, this.shown.value ? (this.current.value?.answer ?? null) : null) : [];
  });

  solve(now: Position, seconds: number): void {
    void this.job.run(
      (stop) => this.ask(now.problem, seconds, stop),
      (event) => {
        if (event.kind === 'answer') this.receive({ problem: now.problem, ...event });
      },
    );
  }

  /** Requests more as long as the previous request was answered in time. */
  private async *ask(problem: string, seconds: number, stop: AbortSignal): AsyncGenerator<Event> {
    for (const wants of this.stages) {
      let stopped = false;
      for await (const event of api.solve({ problem, wants, seconds }, stop)) {
        stopped ||= event.kind === 'answer' && event.answer.status === 'stopped';
        yield event;
      }
      if (stopped) return;
    }
  }

  /** Keeps earlier findings where there was not enough time for more. */
  private receive(found: Solved): void {
    const before = this.solved.peek();
    const known = before?.problem === found.problem && found.answer.status === 'stopped';
    const { status, stopped_by } = found.answer;
    this.solved.value = known ? { ...before, answer: { ...before.answer, status, stopped_by } } : found;
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
