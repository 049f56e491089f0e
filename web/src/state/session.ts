// The board of the workbench: the play on it, who plays, and in which mode.

import { computed, signal } from '@preact/signals';
import type { Player } from '../api/types';
import type { Seats } from './address';
import { Table } from './table';

export const seats = signal<Seats>({ alice: 'person', bob: 'computer' });

/** How often the computer chooses a best move, in per cent, by name. */
export const STRENGTHS = { beginner: 50, club: 80, perfect: 100 } as const;
export type StrengthName = keyof typeof STRENGTHS;
export const strength = signal<number>(STRENGTHS.club);

/** Playing hides results, analysing shows them. */
export type Mode = 'play' | 'analyse';
export const mode = signal<Mode>('play');
export const showValues = computed(() => mode.value === 'analyse');

export const table = new Table();
export const { position, record, line, mistake, marked, leaving, places, shownView, moment, newest, layouts } = table;

export const open = (problem: string, arrange?: () => void): Promise<boolean> => table.open(problem, arrange);
export const play = (text: string): Promise<boolean> => table.play(text);
export const goTo = (moves: number): Promise<boolean> => table.goTo(moves);
export const undo = (): Promise<boolean> => goTo(moment.peek() - 1);
export const redo = (): Promise<boolean> => goTo(moment.peek() + 1);

/** Begins the same problem again. */
export async function restart(): Promise<boolean> {
  const now = position.peek();
  return now !== null && open(now.start);
}

/** Changes who sits where. */
export function swapSides(): void {
  const { alice, bob } = seats.peek();
  seats.value = { alice: bob, bob: alice };
}

/** The player that the one person at the board plays; null if there are two persons or none. */
export const you = computed((): Player | null => {
  const { alice, bob } = seats.value;
  if (alice === bob) return null;
  return alice === 'person' ? 'alice' : 'bob';
});

/** What a player is called by the one who looks on. */
export const seatKey = (player: Player): 'seat.you' | 'seat.person' | 'seat.computer' =>
  you.value === player ? 'seat.you' : `seat.${seats.value[player]}`;
