// The hunt for an instance on which the chosen reduction fails.

import { batch, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Hunted, Hunting } from '../api/types';
import { Job } from './job';

export const hunting = new Job();
/** How far the hunt has come. */
export const soFar = signal<Hunting | null>(null);
/** What the last hunt found; it stays while others boards are built. */
export const hunted = signal<(Hunted & { reduction: string }) | null>(null);

/** How long to hunt; the server has its own limit. */
const SECONDS = 60;

/** Each hunt draws other random instances than the one before. */
let seed = 0;

export function hunt(reduction: string): void {
  batch(() => {
    soFar.value = null;
    hunted.value = null;
  });
  seed += 1;
  void hunting.run(
    (stop) => api.hunt({ name: reduction, seed, seconds: SECONDS }, stop),
    (event) => {
      if (event.kind === 'hunting') soFar.value = event;
      if (event.kind === 'hunted') hunted.value = { ...event, reduction };
    },
  );
}

/** Ends the hunt; what it has tried so far is its result. */
export function stopHunt(reduction: string): void {
  const tried = soFar.peek();
  hunting.cancel();
  if (tried) hunted.value = { ...tried, failed: null, reduction };
}

export function forgetHunt(): void {
  hunting.reset();
  batch(() => {
    soFar.value = null;
    hunted.value = null;
  });
}
