// A rejected text, with the place of the error in it.

import { Refusal } from '../api/client';
import { t, type TextKey } from '../i18n';

export interface Mistake {
  message: string;
  text: string;
  /** Index of the wrong character in `text`, where it is known. */
  at: number | null;
}

/** The server counts bytes, the page characters. */
export function characterAt(text: string, byte: number): number {
  return new TextDecoder().decode(new TextEncoder().encode(text).slice(0, byte)).length;
}

/** What went wrong, in the language that the page has when it is shown. */
export const wordsOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : t('failure.unexpected', { error: error instanceof Error ? error.message : String(error) });

/** How to report an error that resulted from sending `text`. */
export function explained(text: string, error: unknown): Mistake {
  const at = error instanceof Refusal && error.at !== null ? characterAt(text, error.at) : null;
  return { text, at, get message() { return wordsOf(error); } };
}

/** A text that is refused by the page itself. */
export const refusedFor = (text: string, reason: TextKey): Mistake => ({ text, at: null, get message() { return t(reason); } });
