// Which of the tabs beside the board is shown, and on a phone how far the sheet is up.

import { signal } from '@preact/signals';

export const TABS = ['play', 'why', 'results', 'numbers', 'tree'] as const;
export type TabId = (typeof TABS)[number];
export const tab = signal<TabId>('play');

/** Whether the screen is narrow: then the panel is a sheet, and the drawer lies over the board. */
const room = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 861px)');
export const narrow = signal(room !== null && !room.matches);
room?.addEventListener('change', ({ matches }) => (narrow.value = !matches));

/** The table of a graph comes first; a board that is no graph has none. */
export const DRAW_TABS = ['graph', 'board', 'options'] as const;
export type DrawTabId = (typeof DRAW_TABS)[number];
/** On a narrow screen the boards to take stand beside the text, so that this comes first. */
export const drawTab = signal<DrawTabId>(narrow.peek() ? 'board' : 'graph');

/** Whether the drawer is open. */
export const drawer = signal(typeof innerWidth === 'undefined' || innerWidth > 1120);

export const SHEETS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEETS)[number];
export const sheet = signal<SheetHeight>('peek');

/** Whether the board fills the screen. */
export const full = signal(false);
