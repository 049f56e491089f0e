// What is shown, in a few words: on the bar and as the title of the document.

import { computed, effect } from '@preact/signals';
import { say, t } from '../i18n';
import { isDrawn, isEmptySheet } from './boards';
import { draft } from './draft';
import { gameOf } from './games';
import { screen } from './navigation';
import { applied } from './reduction';
import { position } from './session';
import { asked } from './tabulation';

export const nameOf = (id: string): string => say(gameOf(id)?.name ?? { en: id, pt: id });

/** The game, or the games of the sum, on the screen; empty on the start page. */
export const title = computed(() => {
  switch (screen.value) {
    case 'start':
      return '';
    case 'draw':
      return draft.value ? nameOf(draft.value.game) : '';
    case 'reduction':
      return say(applied.value?.reduction.name ?? { en: '', pt: '' });
    case 'table':
      return asked.value.family || t('table.title');
    case 'bench':
      return position.value?.summands.map(({ game }) => nameOf(game)).join(' + ') ?? '';
  }
});

/** The board on the screen: its text, or a word for a graph that has no name; empty without a board. */
export const boardTitle = computed(() => {
  if (screen.value === 'draw') return boardName(draft.value?.game ?? '', draft.value?.setup.instance ?? '');
  return position.value?.summands.map(({ game, instance }) => boardName(game, instance)).join(' + ') ?? '';
});

/** A list of edges says less than that the graph is one's own. */
function boardName(id: string, instance: string): string {
  const game = gameOf(id);
  if (!game || !isDrawn(game.instance) || !instance.startsWith('{')) return instance;
  return isEmptySheet(instance) ? '' : t('board.own');
}

export function keepTitle(): void {
  effect(() => {
    document.title = title.value ? `${title.value} – Grundy` : 'Grundy';
  });
}
