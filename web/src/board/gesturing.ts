// Whether drawings can be moved and zoomed: from the first screen on that a board is worked on.

import type { Gestures } from './gestures';

let loaded: Gestures | null = null;

/** What moves and zooms drawings, if it is there. */
export const gesturing = (): Gestures | null => loaded;

export function provide(gestures: Gestures): void {
  loaded = gestures;
}

/** Loads it; a drawing that is shown afterwards has it. */
export const loadGestures = (): Promise<void> => import('./gestures').then(({ gestures }) => provide(gestures));
