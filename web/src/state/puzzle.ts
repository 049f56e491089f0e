// A puzzle on the board: a position in which exactly one move wins. Its solution is kept here and shown nowhere before it is played.

import { batch, computed, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Player, Puzzle } from '../api/types';
import { Job } from './job';
import { line, position, record, seats, strength, STRENGTHS } from './session';
import { problemText } from './table';

export const LEAST = 1;
export const GREATEST = 5;
/** How long a puzzle is looked for, in seconds. */
const DEALING = 10;

/** The puzzle that was dealt or opened last. */
const dealt = signal<Puzzle | null>(null);
/** How many moves were played before the puzzle begins. */
export const begins = signal(0);
/** How hard the next puzzle is, and whether it is of the same game. */
export const level = signal(2);
export const sameGame = signal(false);
/** Whether none was found. */
export const noneFound = signal(false);

export const dealing = new Job();

/** The puzzle, while the play on the board goes through it. */
export const puzzle = computed((): Puzzle | null => {
  const [now, found] = [position.value, dealt.value];
  if (!now || !found) return null;
  const before = line.value.slice(0, begins.value);
  return problemText(now.start, before) === found.problem ? found : null;
});

export type Attempt = 'open' | 'right' | 'wrong';

/** What was tried: the first move after the puzzle begins. */
export const attempt = computed((): Attempt | null => {
  if (!puzzle.value) return null;
  const tried = position.value?.played[begins.value];
  if (!tried) return 'open';
  return tried.text === puzzle.value.move ? 'right' : 'wrong';
});

/** The answer to a wrong move, once it is there. */
export const refutation = computed(() => (attempt.value === 'wrong' ? (record.value[begins.value + 1] ?? null) : null));

/** Takes the puzzle that stands on the board: the person plays the side that wins, against perfect play. */
export function take(found: Puzzle): void {
  batch(() => {
    dealt.value = found;
    begins.value = position.peek()?.played.length ?? 0;
    level.value = found.difficulty;
    const person: Player = found.next === 'bob' ? 'bob' : 'alice';
    seats.value = person === 'alice' ? { alice: 'person', bob: 'computer' } : { alice: 'computer', bob: 'person' };
    strength.value = STRENGTHS.perfect;
  });
}

/** A link says how many moves were played before the puzzle: the server says whether it is one. */
export async function follow(moves: number): Promise<void> {
  const text = problemText(position.peek()?.start ?? '', line.peek().slice(0, moves));
  await dealing.run(
    (stop) => api.puzzle({ problem: text, seconds: DEALING }, stop),
    (event) => {
      if (event.kind !== 'puzzle' || !event.puzzle) return;
      const found = event.puzzle;
      batch(() => {
        dealt.value = found;
        begins.value = moves;
        level.value = found.difficulty;
      });
    },
  );
}

export const leave = (): void => void (dealt.value = null);

const seed = () => Math.floor(Math.random() * 2 ** 32);

/** Deals a puzzle; resolves to it, or to null if none was found. */
export async function deal(asked: { game?: string; difficulty?: number; seed?: number }): Promise<Puzzle | null> {
  let found: Puzzle | null = null;
  noneFound.value = false;
  await dealing.run(
    (stop) => api.puzzle({ seed: seed(), seconds: DEALING, ...asked }, stop),
    (event) => {
      if (event.kind === 'puzzle') found = event.puzzle;
    },
  );
  noneFound.value = found === null && dealing.state.peek() === 'done';
  return found;
}
