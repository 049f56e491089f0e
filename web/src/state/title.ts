// What is shown, in a few words: on the bar and as the title of the document.

import { computed, effect } from '@preact/signals';
import { say } from '../i18n';
import { gameOf } from './games';
import { screen } from './navigation';
import { applied } from './reduction';
import { position } from './session';

const nameOf = (id: string): string => say(gameOf(id)?.name ?? { en: id, pt: id });

/** The game, or the games of the sum, on the screen; empty on the gallery. */
export const title = computed(() => {
  const shown = screen.value;
  if (shown.screen === 'game') return nameOf(shown.game);
  if (shown.screen === 'games') return '';
  if (shown.screen === 'reduction') return say(applied.value?.reduction.name ?? { en: '', pt: '' });
  return position.value?.summands.map(({ game }) => nameOf(game)).join(' + ') ?? '';
});

export function keepTitle(): void {
  effect(() => {
    document.title = title.value ? `${title.value} – Grundy` : 'Grundy';
  });
}
