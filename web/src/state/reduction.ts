// A reduction on the page: the instance, what was built from it, and a table for each side.

import { batch, computed, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Applied, LegalMove, Place, Point, Reduction, Winner } from '../api/types';
import { type ReductionAddress, writeAddress } from './address';
import { type Made, placesOnSource, placesOnTarget, sourceMoves, targetMoves } from './echo';
import { Job } from './job';
import { explained, type Mistake } from './mistake';
import { SECONDS, Solver, STAGES } from './solver';
import { problemText, Table } from './table';

export const reductions = signal<Reduction[]>([]);
/** What was built last. */
export const applied = signal<Applied | null>(null);
/** The instance from which it was built, as it was given. */
export const instance = signal('');
/** Why something was not loaded or not built. */
export const mistake = signal<Mistake | null>(null);
/** Whether the results of moves are shown on both sides. */
export const showResults = signal(true);

/** One side of a reduction: a board with a play on it. */
export class Side {
  readonly table = new Table();
  readonly solver = new Solver(this.table, showResults, STAGES.winners);
  /** Who wins from the start, once that is known. */
  readonly winner = signal<Winner | null>(null);
  private readonly judging = new Job();

  /** Opens a play of this side, drawn in a given layout if there is one, and solves its start. */
  async open(start: string, moves: string[], drawn: Point[][] = []): Promise<void> {
    this.winner.value = null;
    void this.judging.run(
      (stop) => api.solve({ problem: start, wants: ['winner'], seconds: SECONDS }, stop),
      (event) => {
        if (event.kind === 'answer') this.winner.value = event.answer.winner;
      },
    );
    const { position, mistake: refused, places } = this.table;
    const opened = await this.table.open(problemText(start, moves), () => (places.value = drawn));
    // The previous table belongs to another instance.
    if (!opened && refused.value) position.value = null;
  }

  /** The highlighted move, or else the last one played. */
  readonly pointed = computed((): Made | null => {
    const now = this.table.position.value;
    if (!now) return null;
    const marked = now.legal.find(({ text }) => text === this.table.marked.value);
    return marked ? { ...marked, who: now.next } : (now.played.at(-1) ?? null);
  });
}

export type SideName = 'source' | 'target';
export const sides: Record<SideName, Side> = { source: new Side(), target: new Side() };

/** Where the move highlighted on the other side, or played last there, is shown on this one. */
export const echoed: Record<SideName, { readonly value: Place[] }> = {
  source: computed(() => {
    const [made, now] = [sides.target.pointed.value, sides.source.table.position.value];
    return made && now ? placesOnSource(applied.value?.echo ?? [], made, now) : [];
  }),
  target: computed(() => {
    const made = sides.source.pointed.value;
    return made ? placesOnTarget(applied.value?.echo ?? [], made) : [];
  }),
};

/** The moves of the other side that the last move played on this one stands for, or that stand for it. */
export function counterparts(name: SideName): LegalMove[] {
  const other = sides[name === 'source' ? 'target' : 'source'].table.position.value;
  const last = sides[name].table.position.value?.played.at(-1);
  if (!other || !last) return [];
  const find = name === 'source' ? targetMoves : sourceMoves;
  return find(applied.value?.echo ?? [], last, other.legal);
}

/** Whether the winners are as claimed; null while that is not known. */
export const agrees = computed((): boolean | null => {
  const [source, target] = [sides.source.winner.value, sides.target.winner.value];
  if (source === null || target === null) return null;
  return (source === target) === (applied.value?.reduction.winner === 'same');
});

export async function loadReductions(): Promise<void> {
  try {
    reductions.value = (await api.reductions()).reductions;
  } catch (error) {
    mistake.value = explained('', error);
  }
}

let building: AbortController | null = null;

/** Builds the target of an instance and opens both sides, with the moves played on each. */
export async function build(name: string, text: string, moves: Record<SideName, string[]> = { source: [], target: [] }): Promise<void> {
  building?.abort();
  const controller = new AbortController();
  building = controller;
  try {
    const built = await api.reduce(name, text, controller.signal);
    batch(() => {
      applied.value = built;
      instance.value = text;
      mistake.value = null;
    });
    await Promise.all([sides.source.open(built.source, moves.source), sides.target.open(built.target, moves.target, [built.layout])]);
  } catch (error) {
    if (!controller.signal.aborted) mistake.value = explained(text, error);
  }
}

/** Back to the list. */
export function leaveReduction(): void {
  building?.abort();
  batch(() => {
    applied.value = null;
    mistake.value = null;
  });
}

/** What a link to the current screen must contain. */
export const reductionAddress = computed((): ReductionAddress => {
  const moves = ({ table }: Side) => table.position.value?.played.map(({ text }) => text) ?? [];
  return {
    screen: 'reduction',
    reduction: applied.value?.reduction.id ?? '',
    instance: instance.value,
    source: moves(sides.source),
    target: moves(sides.target),
  };
});

/** Shows what a link says, unless it is shown already. */
export async function followReduction(asked: ReductionAddress): Promise<void> {
  const { reduction, instance: text, source, target } = asked;
  if (!reduction) leaveReduction();
  else if (writeAddress(asked) !== writeAddress(reductionAddress.peek())) await build(reduction, text, { source, target });
}

/** Solves what is on the two tables. */
export function keepSolvingSides(): void {
  Object.values(sides).forEach(({ solver }) => solver.keep());
}
