// Whether the command box is open, and what it offers.

import { signal } from '@preact/signals';

export type Choosing = 'all' | 'games' | 'boards' | null;
export const choosing = signal<Choosing>(null);
