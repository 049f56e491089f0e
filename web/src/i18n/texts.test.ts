import { afterEach, expect, test } from 'vitest';
import { language } from '../state/settings';
import { boardEn, boardPt } from './board';
import { en } from './en';
import { t } from './index';
import { pt } from './pt';
import { tablesEn, tablesPt } from './tables';

const english: Record<string, string> = { ...en, ...boardEn, ...tablesEn };
const portuguese: Record<string, string> = { ...pt, ...boardPt, ...tablesPt };

afterEach(() => {
  language.value = 'en';
});

const parameters = (text: string) => [...new Set(text.match(/\{(?!key|chave)\w+\}/g))].sort();

test('both languages fill in the same parameters', () => {
  for (const [key, text] of Object.entries(english)) expect(parameters(portuguese[key] ?? ''), key).toEqual(parameters(text));
});

/** Texts that are the same in both languages: names, signs, and words that both have. */
const SAME =
  /^(player\.(alice|bob)|status\.nimber|board\.(role-(source|target)|ok|place-of-one)|editor\.with-key|told\.sentence|format\.(g6|s6|dot|dimacs)|table\.open)$/;

test('every text has a twin that differs from it', () => {
  for (const [key, text] of Object.entries(english)) expect(text === portuguese[key], key).toBe(SAME.test(key));
});

test('numbers choose the form', () => {
  expect(t('editor.vertices', { n: 1 })).toBe('1 vertex');
  expect(t('editor.vertices', { n: 3 })).toBe('3 vertices');
  language.value = 'pt';
  expect(t('editor.vertices', { n: 3 })).toBe('3 vértices');
});
