// The page in two languages. A text may hold {parameters}, and two forms `one|many` chosen by the parameter n.

import type { Both } from '../api/types';
import { language } from '../state/settings';
import { boardEn, boardPt } from './board';
import { drawEn, drawPt } from './draw';
import { en } from './en';
import { panelsEn, panelsPt } from './panels';
import { pt } from './pt';
import { puzzlesEn, puzzlesPt } from './puzzles';
import { tablesEn, tablesPt } from './tables';

const english = { ...en, ...boardEn, ...tablesEn, ...panelsEn, ...drawEn, ...puzzlesEn };
export type TextKey = keyof typeof english;

// A key that Portuguese lacks is a type error here.
export const texts: Record<'en' | 'pt', Record<TextKey, string>> = {
  en: english,
  pt: { ...pt, ...boardPt, ...tablesPt, ...panelsPt, ...drawPt, ...puzzlesPt },
};

/** The text of a key in the page's language. */
export function t(key: TextKey, parameters: Record<string, string | number> = {}): string {
  const [one = '', many = one] = texts[language.value][key].split('|');
  // Both languages say `0 edges`, also where a dictionary would have the singular.
  const text = Number(parameters.n ?? 1) === 1 ? one : many;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? (name === 'n' ? whole : '')));
}

/** The side of a text in two languages that the page shows. */
export const say = (both: Both): string => both[language.value];
