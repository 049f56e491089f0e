// Which of the tabs beside the board is shown, and on a phone how far the sheet is up.

import { signal } from '@preact/signals';

export const TABS = ['play', 'why', 'results', 'numbers', 'tree'] as const;
export type TabId = (typeof TABS)[number];
export const tab = signal<TabId>('play');

export const DRAW_TABS = ['board', 'options', 'graph'] as const;
export type DrawTabId = (typeof DRAW_TABS)[number];
export const drawTab = signal<DrawTabId>('board');

/** Whether there is room for a drawer beside the board, and whether it is open: on a narrow screen it lies over the board. */
const room = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 861px)');
export const narrow = signal(room !== null && !room.matches);
room?.addEventListener('change', ({ matches }) => (narrow.value = !matches));
export const drawer = signal(typeof innerWidth === 'undefined' || innerWidth > 1120);

export const SHEETS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEETS)[number];
export const sheet = signal<SheetHeight>('peek');

/** Whether the board fills the screen. */
export const full = signal(false);
