// The computer at the board.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import { Job } from './job';
import { leaving, newest, play, position, seats, strength, table } from './session';

/** How long the computer may think about a move, in seconds. */
const THINKING = 5;
/** The delay before the next automatic move, in milliseconds; short for those who want little motion. */
const calm = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
const PAUSE = calm ? 60 : 600;

export const thinking = new Job();

/** Whether the computer plays both sides. */
export const alone = computed(() => seats.value.alice === 'computer' && seats.value.bob === 'computer');
/** Pauses the computer when it plays both sides. */
export const held = signal(false);

/** Whether the last move was a guess by the computer, which could not evaluate it in time. */
export const guessed = signal(false);

/** Whether it is the computer that moves next; it never moves while a person looks at an earlier moment. */
export const computerMoves = computed(() => {
  const now = position.value;
  return now !== null && !now.over && newest.value && seats.value[now.next] === 'computer';
});

const seed = () => Math.floor(Math.random() * 2 ** 32);

function think(problem: string): void {
  const body = { problem, strength: strength.peek() / 100, seconds: THINKING, seed: seed() };
  void thinking.run(
    (stop) => api.choose(body, stop),
    (event) => {
      if (event.kind !== 'chosen' || event.move === null) return;
      const guess = event.how === 'guessed';
      void play(event.move).then(() => (guessed.value = guess));
    },
  );
}

/** Lets the computer move whenever it is its turn. */
export function keepOpponent(): void {
  effect(() => {
    const now = position.value;
    const moves = computerMoves.value && !leaving.value && !(alone.value && held.value);
    thinking.reset();
    guessed.value = false;
    if (!now || !moves) return;
    const timer = setTimeout(() => think(now.problem), PAUSE);
    return () => clearTimeout(timer);
  });
}

/** Goes on from an earlier moment: what came after it is forgotten, and the computer moves if it is its turn. */
export const playFromHere = (): void => table.forgetLater();
