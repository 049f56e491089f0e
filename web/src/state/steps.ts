// What can be undone on the board that is drawn or set up; null while there is none.

import { signal } from '@preact/signals';

export interface Steps {
  undo: (() => void) | null;
  redo: (() => void) | null;
}

export const steps = signal<Steps | null>(null);
