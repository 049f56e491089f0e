// Which of the tabs beside the board is shown, and on a phone how far the sheet is up.

import { signal } from '@preact/signals';

export const TABS = ['play', 'why', 'results', 'numbers', 'tree'] as const;
export type TabId = (typeof TABS)[number];
export const tab = signal<TabId>('play');

export const DRAW_TABS = ['board', 'options'] as const;
export type DrawTabId = (typeof DRAW_TABS)[number];
export const drawTab = signal<DrawTabId>('board');

export const SHEETS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEETS)[number];
export const sheet = signal<SheetHeight>('peek');

/** Whether the board fills the screen. */
export const full = signal(false);
