// A rejected text, with the place of the error in it.

import { Refusal } from '../api/client';
import { t } from '../i18n';

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

/** How to report an error that resulted from sending `text`. */
export function explained(text: string, error: unknown): Mistake {
  if (error instanceof Refusal) return { message: error.message, text, at: error.at === null ? null : characterAt(text, error.at) };
  return { message: t('failure.unexpected', { error: String(error) }), text, at: null };
}
