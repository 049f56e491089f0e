// The games that the server knows.

import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { explained, type Mistake } from './mistake';

export const games = signal<GameInfo[]>([]);
export const version = signal('');
export const gamesMistake = signal<Mistake | null>(null);

export const gameOf = (id: string): GameInfo | undefined => games.value.find((game) => game.id === id);

export async function loadGames(): Promise<void> {
  try {
    const answer = await api.games();
    games.value = answer.games;
    version.value = answer.version;
    gamesMistake.value = null;
  } catch (error) {
    gamesMistake.value = explained('', error);
  }
}
