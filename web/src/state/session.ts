// The play on the board: a start, a line of moves, and the moment of that line which is being looked at.

import { batch, computed, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Point, Position } from '../api/types';
import type { Seats } from './address';
import { explained, type Mistake } from './mistake';
import { withOwners } from './owners';

export const seats = signal<Seats>({ alice: 'person', bob: 'computer' });
export const strength = signal(100);
export const showValues = signal(true);
/** Where a person put the vertices of each board, until another start is opened. */
export const places = signal<Point[][]>([]);

/** The position at the moment that is looked at; null before the first has arrived. */
export const position = signal<Position | null>(null);
/** All moves of the play, also those after the moment that is looked at. */
export const line = signal<string[]>([]);
/** Why the last position asked for was not given. */
export const mistake = signal<Mistake | null>(null);
/** The move that list and board point out together. */
export const marked = signal<string | null>(null);
/** Whether another position has been asked for. */
export const leaving = signal(false);

/** What the board shows: the position, and who chose what. */
export const shownView = computed(() => position.value && withOwners(position.value.view, position.value.played));

export const moment = computed(() => position.value?.played.length ?? 0);
/** Whether the moment looked at is the newest of the play. */
export const newest = computed(() => moment.value === line.value.length);

let loading: AbortController | null = null;

/** The moves played, as texts. */
export const textsOf = ({ played }: Position): string[] => played.map(({ text }) => text);

export const problemText = (start: string, moves: string[]): string => (moves.length > 0 ? `${start}//${moves.join('.')}` : start);

/** Asks for a position and shows it, with what `arrange` changes at once; false if it was refused, or another was asked for meanwhile. */
async function show(problem: string, keepLine: boolean, arrange?: () => void): Promise<boolean> {
  loading?.abort();
  const controller = new AbortController();
  loading = controller;
  leaving.value = true;
  try {
    const arrived = await api.position(problem, controller.signal);
    if (controller.signal.aborted) return false;
    batch(() => {
      leaving.value = false;
      receive(arrived, keepLine);
      arrange?.();
    });
    return true;
  } catch (error) {
    if (controller.signal.aborted) return false;
    batch(() => {
      leaving.value = false;
      mistake.value = explained(problem, error);
    });
    return false;
  }
}

function receive(arrived: Position, keepLine: boolean): void {
  if (!keepLine) line.value = textsOf(arrived);
  position.value = arrived;
  marked.value = null;
  mistake.value = null;
}

/** Opens a problem at its start or in mid-play; `arrange` sets what belongs to it in the same instant. */
export function open(problem: string, arrange?: () => void): Promise<boolean> {
  return show(problem, false, arrange);
}

/** Plays a move at the moment that is looked at; another move than the recorded one drops those after it. */
export async function play(text: string): Promise<boolean> {
  const now = position.peek();
  if (!now) return false;
  const recorded = line.peek()[now.played.length] === text;
  return show(problemText(now.start, [...textsOf(now), text]), recorded);
}

/** Looks at the play after its first `moves` moves. */
export async function goTo(moves: number): Promise<boolean> {
  const now = position.peek();
  if (!now) return false;
  const to = Math.min(Math.max(moves, 0), line.peek().length);
  return show(problemText(now.start, line.peek().slice(0, to)), true);
}

/** Goes back to where a person moved last; where only the computer has moved, one step. */
export function undo(): Promise<boolean> {
  const played = position.peek()?.played ?? [];
  const persons = played.findLastIndex(({ who }) => seats.peek()[who] === 'person');
  return goTo(persons < 0 ? played.length - 1 : persons);
}

export const redo = (): Promise<boolean> => goTo(moment.peek() + 1);

/** The layouts to draw by: a person's, where they fit, or the server's. */
export const layouts = computed<Point[][]>(() => {
  const given = position.value?.layouts ?? [];
  return given.map((points, board) => {
    const moved = places.value[board];
    return moved?.length === points.length ? moved : points;
  });
});
