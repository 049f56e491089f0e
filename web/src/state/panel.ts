// Which of the tabs beside the board is shown.

import { signal } from '@preact/signals';

export const PANELS = ['moves', 'why', 'history', 'graph', 'share'] as const;
export type PanelId = (typeof PANELS)[number];

export const panel = signal<PanelId>('moves');
