// Which screen is shown, kept in step with the address and the back button.

import { batch, computed, effect, signal } from '@preact/signals';
import type { Point } from '../api/types';
import { type Address, type PlayAddress, readAddress, writeAddress } from './address';
import { draft, draftAddress, draftMistake, openDraft, openGame } from './draft';
import { applied, followReduction, leaveReduction, reductionAddress } from './reduction';
import { tab } from './panel';
import { begins, follow as followPuzzle, puzzle } from './puzzle';
import type { Mistake } from './mistake';
import { mistake, mode, open, places, position, seats, showValues, strength } from './session';
import { asked, followTable, tabulate } from './tabulation';

export type Screen = 'start' | 'draw' | 'bench' | 'reduction' | 'table';

const screenOf = ({ screen: asked }: Address): Screen => {
  if (asked === 'game') return 'draw';
  return asked === 'play' ? 'bench' : asked;
};

export const screen = signal<Screen>(screenOf(readAddress(location.hash)));

/** A text from a link that could not be opened, and what is wrong with it: it is shown on the start page, to be corrected. */
export const refused = signal<{ text: string; mistake: Mistake } | null>(null);

/** A puzzle of a link that is being looked up stays in the address. */
const keptPuzzle = signal<number | null>(null);

/** The address that restores what is shown now. */
function address(): Address {
  switch (screen.value) {
    case 'start':
      return { screen: 'start' };
    case 'draw':
      return draftAddress.value;
    case 'reduction':
      return reductionAddress.value;
    case 'table':
      return asked.value;
    case 'bench':
      return {
        screen: 'play',
        problem: position.value?.problem ?? '',
        seats: seats.value,
        strength: strength.value,
        values: showValues.value,
        puzzle: puzzle.value ? begins.value : keptPuzzle.value,
        places: places.value,
      };
  }
}

/** The part after # of the address of what is shown now. */
export const hash = computed(() => writeAddress(address()));

/** Goes to another screen, so that the back button returns to this one. */
export function visit(next: Screen): void {
  if (next === screen.peek()) return;
  batch(() => {
    history.pushState(null, '', location.hash);
    screen.value = next;
  });
}

/** The start page. */
export function goHome(): void {
  forgetMistakes();
  visit('start');
}

/** What was wrong with a link is of no use once another is followed. */
function forgetMistakes(): void {
  batch(() => {
    refused.value = null;
    mistake.value = null;
  });
}

/** The list of reductions. */
export function showReductions(): void {
  history.pushState(null, '', '#reductions');
  batch(() => {
    leaveReduction();
    screen.value = 'reduction';
  });
}

/** A table over a family of problems. */
export function showTable(family: string, from = 0, to = 40): void {
  visit('table');
  tabulate({ screen: 'table', family, from, to, want: 'auto' });
}

/** Opens a problem on the board, with the places of its vertices where a person has drawn them. */
export function start(problem: string, drawn: Point[][] = []): Promise<boolean> {
  return open(problem, () => {
    places.value = drawn;
    mode.value = 'play';
    visit('bench');
  });
}

/** Sets up the game of the position on the board, or of a problem text. */
export async function draw(problem: string | null, points: Point[][] = []): Promise<boolean> {
  const opened = problem === null || (await openDraft(problem, points));
  if (opened) visit('draw');
  return opened;
}

/** Shows what the address says. */
export async function follow(): Promise<void> {
  const followed = location.hash;
  const target = readAddress(followed);
  switch (target.screen) {
    case 'start':
      forgetMistakes();
      screen.value = 'start';
      return;
    case 'reduction':
      screen.value = 'reduction';
      return followReduction(target);
    case 'table':
      screen.value = 'table';
      return followTable(target);
    case 'game':
      return followDraw(target.game, () => openGame(target.game), followed);
    case 'draw':
      return followDraw(target.problem, () => openDraft(target.problem, target.places), followed);
    case 'play':
      return followPlay(target, followed);
  }
}

async function followDraw(asked: string, opening: () => Promise<boolean>, followed: string): Promise<void> {
  const opened = writeAddress(draftAddress.peek()) === followed || (await opening());
  if (location.hash !== followed) return;
  if (opened) screen.value = 'draw';
  else refuse(asked, draftMistake.peek());
}

/** What a link asked for cannot be shown: it stands on the start page, to be corrected. Nothing is wrong if another was asked for meanwhile. */
function refuse(text: string, mistake: Mistake | null): void {
  if (!mistake) return;
  batch(() => {
    refused.value = { text, mistake };
    screen.value = 'start';
  });
}

async function followPlay(asked: PlayAddress, followed: string): Promise<void> {
  const arrange = () => {
    seats.value = asked.seats;
    strength.value = asked.strength;
    mode.value = asked.values ? 'analyse' : 'play';
    if (asked.values && tab.peek() === 'play') tab.value = 'results';
    places.value = asked.places;
    screen.value = 'bench';
    keptPuzzle.value = asked.puzzle;
    if (asked.puzzle !== null && !puzzle.peek()) {
      void followPuzzle(asked.puzzle).then(() => (keptPuzzle.value = null));
    }
  };
  if (position.peek()?.problem === asked.problem) batch(arrange);
  else if (!(await open(asked.problem, arrange)) && location.hash === followed) refuse(asked.problem, mistake.peek());
}

function hasArrived(): boolean {
  switch (screen.value) {
    case 'start':
      return refused.value === null;
    case 'draw':
      return draft.value !== null;
    case 'reduction':
      return applied.value !== null;
    case 'table':
      return asked.value.family !== '';
    case 'bench':
      return position.value !== null;
  }
}

/** Keeps address and page in step from now on. */
export function keepAddress(): void {
  addEventListener('popstate', () => void follow());
  effect(() => {
    // Until the target of a link has loaded, the address stays as it was given.
    if (hasArrived() || location.hash === '') history.replaceState(null, '', hash.value);
  });
}
