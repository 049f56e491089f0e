// The problem that is being drawn or set up: its game, its board as a text, the places of its vertices, its options.

import { batch, computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { GameInfo, Point, Position } from '../api/types';
import type { DrawAddress } from './address';
import { say, t } from '../i18n';
import { gameOf, games, gamesLoaded } from './games';
import { explained, type Mistake, refusedFor } from './mistake';
import { position } from './session';
import { blank, type Setup, setupOf, textOf } from './setup';

export interface Draft {
  game: string;
  setup: Setup;
  /** Where a person has drawn the vertices; empty where the server places them. */
  points: Point[];
}

export const draft = signal<Draft | null>(null);
/** Why a text could not be set up. */
export const draftMistake = signal<Mistake | null>(null);

export const draftGame = computed((): GameInfo | null => (draft.value ? (gameOf(draft.value.game) ?? null) : null));
export const draftProblem = computed(() => (draft.value && draftGame.value ? textOf(draftGame.value, draft.value.setup) : ''));
export const draftAddress = computed((): DrawAddress => {
  const points = draft.value?.points ?? [];
  return { screen: 'draw', problem: draftProblem.value, places: points.length > 0 ? [points] : [] };
});

/** Something to tell about the board, with what may be done about it. */
export interface Note {
  text: string;
  act?: { name: string; run(): void };
}

export const draftNote = signal<Note | null>(null);

/** Whether there is a board at all. */
export const hasBoard = computed(() => (draft.value?.setup.instance.trim() ?? '') !== '');

/** What is being opened. */
let opening: AbortController | null = null;

/** Whatever was being opened is no longer wanted. */
function instead(): AbortSignal {
  opening?.abort();
  opening = new AbortController();
  return opening.signal;
}

/** Fills the draft from a problem text; a sum cannot be set up. False with a mistake, or without one if another was opened meanwhile. */
export const openDraft = (problem: string, points: Point[][] = []): Promise<boolean> => load(problem, points, instead());

async function load(problem: string, points: Point[][], signal: AbortSignal): Promise<boolean> {
  await gamesLoaded();
  if (signal.aborted) return false;
  draftMistake.value = null;
  try {
    const arrived = await api.position(problem, signal);
    return !signal.aborted && take(arrived, points);
  } catch (error) {
    if (!signal.aborted) draftMistake.value = explained(problem, error);
    return false;
  }
}

function take(arrived: Position, points: Point[][]): boolean {
  const game = gameOf(arrived.summands[0]?.game ?? '');
  const setup = game && setupOf(game, arrived);
  batch(() => {
    draftMistake.value = setup ? null : refusedFor(arrived.problem, 'mode.noDraw');
    if (setup) draft.value = { game: game.id, setup, points: points[0] ?? [] };
  });
  return Boolean(setup);
}

/** Sets up a game: on the board that is there if it can be played on it, else on its first board. */
export async function openGame(id: string): Promise<boolean> {
  const signal = instead();
  await gamesLoaded();
  const game = gameOf(id);
  // The server says what it knows instead.
  if (!game) return load(`${id}:`, [], signal);
  const instance = draft.peek()?.setup.instance ?? '';
  const kept = { ...blank(game), instance };
  const fits = instance !== '' && gameOf(draft.peek()?.game ?? '')?.instance.kind === game.instance.kind;
  if (fits && (await load(textOf(game, kept), [draft.peek()?.points ?? []], signal))) return true;
  const opened = await load(game.first, [], signal);
  if (opened && instance !== '') draftNote.value = { text: t('note.otherBoard', { game: say(game.name) }) };
  return opened;
}

/** The text of the draft when it was made from a play, and the start of that play. */
const copy = signal({ text: '', start: '' });

/** A draft of what is on the board. */
export async function draftOfPosition(): Promise<boolean> {
  const now = position.peek();
  if (!now || !(await openDraft(now.start))) return false;
  copy.value = { text: draftProblem.peek(), start: now.start };
  return true;
}

/** Whether the draft is still what is on the board. */
export const isCopy = computed(
  () => copy.value.text === draftProblem.value && copy.value.start === position.value?.start && draft.value?.points.length === 0,
);

export function changeDraft(change: Partial<Pick<Draft, 'setup' | 'points'>>): void {
  const now = draft.peek();
  if (now) draft.value = { ...now, ...change };
}

/** Another board; what was set up on the old one goes with it, unless it is said what is set up now. */
export function changeBoard(instance: string, points: Point[], start = ''): void {
  const now = draft.peek();
  if (!now) return;
  const { keys } = now.setup;
  const set = 'start' in keys ? { ...keys, start } : keys;
  batch(() => {
    draftNote.value = null;
    draftMistake.value = null;
    changeDraft({ setup: { instance, keys: set }, points });
  });
}

/** The server's reply to the problem. */
export interface Checked {
  problem: string;
  position: Position | null;
  mistake: Mistake | null;
}

const replied = signal<Checked | null>(null);

/** The reply, if it is about the problem as it is now. */
export const checked = computed(() => (replied.value?.problem === draftProblem.value ? replied.value : null));

/** The last position that a text made: it stays while a text is wrong. */
export const lastGood = signal<Position | null>(null);

/** How long a text must stay unchanged before it is sent to the server, in milliseconds. */
const CALM = 150;

/** Checks the problem whenever it has changed. */
export function keepChecking(): void {
  effect(() => {
    const problem = draftProblem.value;
    if (!hasBoard.value || games.value.length === 0) return;
    const controller = new AbortController();
    const check = () =>
      api.position(problem, controller.signal).then(
        (arrived) => {
          batch(() => {
            lastGood.value = arrived;
            replied.value = { problem, position: arrived, mistake: null };
          });
        },
        (error: unknown) => {
          if (!controller.signal.aborted) replied.value = { problem, position: null, mistake: explained(problem, error) };
        },
      );
    const timer = setTimeout(() => void check(), CALM);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  });
}
