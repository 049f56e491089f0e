// The games that the server knows.

import { batch, signal } from '@preact/signals';
import { api } from '../api/client';
import type { GameGroup, GameInfo } from '../api/types';
import { explained, type Mistake } from './mistake';

export const games = signal<GameInfo[]>([]);
export const groups = signal<GameGroup[]>([]);
/** The games to try first. */
export const starters = signal<string[]>([]);
/** A position to begin with at once. */
export const welcome = signal('');
export const version = signal('');
export const gamesMistake = signal<Mistake | null>(null);

export const gameOf = (id: string): GameInfo | undefined => games.value.find((game) => game.id === id);

export async function loadGames(): Promise<void> {
  try {
    const answer = await api.games();
    batch(() => {
      games.value = answer.games;
      groups.value = answer.groups;
      starters.value = answer.starters;
      welcome.value = answer.welcome;
      version.value = answer.version;
      gamesMistake.value = null;
    });
  } catch (error) {
    gamesMistake.value = explained('', error);
  }
}

/** Resolves once the games are known. */
export async function gamesLoaded(): Promise<void> {
  if (games.peek().length > 0) return;
  await new Promise<void>((resolve) => {
    const stop = games.subscribe((known) => {
      if (known.length > 0) {
        queueMicrotask(() => stop());
        resolve();
      }
    });
  });
}
