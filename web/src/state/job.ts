// A job at the server: its progress, its end, and how to cancel it.

import { batch, computed, signal } from '@preact/signals';
import type { Event } from '../api/types';
import { wordsOf } from './mistake';

export type JobState = 'idle' | 'running' | 'done' | 'cancelled' | 'failed';

/** Runs one job at a time: starting another cancels the one before. */
export class Job {
  readonly state = signal<JobState>('idle');
  readonly progress = signal({ positions: 0, seconds: 0 });
  /** How many searches come first, while the job waits for its turn. */
  readonly waiting = signal<number | null>(null);
  private readonly error = signal<unknown>(null);
  readonly failure = computed(() => (this.error.value === null ? '' : wordsOf(this.error.value)));
  private controller: AbortController | null = null;

  /** Feeds the events of a job to `receive`; resolves when the job has ended for any reason. */
  async run(start: (signal: AbortSignal) => AsyncIterable<Event>, receive: (event: Event) => void): Promise<void> {
    this.stop('running');
    const controller = new AbortController();
    this.controller = controller;
    try {
      for await (const event of start(controller.signal)) {
        if (controller.signal.aborted) return;
        this.waiting.value = event.kind === 'waiting' ? event.before : null;
        if (event.kind === 'progress') this.progress.value = event;
        else if (event.kind !== 'waiting') receive(event);
      }
      if (this.controller === controller) this.state.value = 'done';
    } catch (error) {
      // A job that was cancelled fails too, but its state has been set already.
      if (this.controller !== controller || controller.signal.aborted) return;
      batch(() => {
        this.state.value = 'failed';
        this.error.value = error;
      });
    }
  }

  cancel(): void {
    if (this.state.peek() === 'running') this.stop('cancelled');
  }

  /** Discards the job, running or not. */
  reset(): void {
    this.stop('idle');
  }

  private stop(state: JobState): void {
    this.controller?.abort();
    this.controller = null;
    batch(() => {
      this.state.value = state;
      this.progress.value = { positions: 0, seconds: 0 };
      this.waiting.value = null;
      this.error.value = null;
    });
  }
}
