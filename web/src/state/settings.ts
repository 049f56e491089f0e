// The user's preferences, stored by the browser where allowed.

import { effect, signal, type Signal } from '@preact/signals';

export type Language = 'en' | 'pt';
export type Theme = 'auto' | 'light' | 'dark';

const storage = typeof localStorage === 'undefined' ? null : localStorage;

/** A signal that starts from what was stored under `name`, if that is still one of `values`. */
function remembered<T extends string>(name: string, values: readonly T[], otherwise: T): Signal<T> {
  let stored: string | null = null;
  try {
    stored = storage?.getItem(name) ?? null;
  } catch {
    // Storage may be forbidden; then nothing is stored.
  }
  const kept = signal(values.find((value) => value === stored) ?? otherwise);
  let first = true;
  effect(() => {
    const value = kept.value;
    // Only what a person chose is stored, so that the default keeps following the browser.
    if (first) {
      first = false;
      return;
    }
    try {
      storage?.setItem(name, value);
    } catch {
      // As above.
    }
  });
  return kept;
}

const preferred: Language = typeof navigator !== 'undefined' && navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en';

export const language = remembered<Language>('grundy-language', ['en', 'pt'], preferred);
/** Whether single letters are keys of the page. */
export const letterKeys = remembered<'on' | 'off'>('grundy-letters', ['on', 'off'], 'on');
/** Whether the verdict on a drawing is shown. */
export const verdictShown = remembered<'on' | 'off'>('grundy-verdict', ['on', 'off'], 'on');
export const theme = remembered<Theme>('grundy-theme', ['auto', 'light', 'dark'], 'auto');

/** Keeps the document's language and colours as the settings say. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.lang = language.value === 'pt' ? 'pt-BR' : 'en';
  });
  effect(() => {
    root.dataset.theme = theme.value;
  });
}
