// The board of the page's main screen: the play on it, and who plays.

import { signal } from '@preact/signals';
import type { Seats } from './address';
import { Table } from './table';

export const seats = signal<Seats>({ alice: 'person', bob: 'computer' });
export const strength = signal(100);
export const showValues = signal(true);

export const table = new Table();
export const { position, line, mistake, marked, leaving, places, shownView, moment, newest, layouts } = table;

export const open = (problem: string, arrange?: () => void): Promise<boolean> => table.open(problem, arrange);
export const play = (text: string): Promise<boolean> => table.play(text);
export const goTo = (moves: number): Promise<boolean> => table.goTo(moves);

/** Goes back to where a person moved last; where only the computer has moved, one step. */
export function undo(): Promise<boolean> {
  const played = position.peek()?.played ?? [];
  const persons = played.findLastIndex(({ who }) => seats.peek()[who] === 'person');
  return goTo(persons < 0 ? played.length - 1 : persons);
}

export const redo = (): Promise<boolean> => goTo(moment.peek() + 1);
