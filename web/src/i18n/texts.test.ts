import { afterEach, expect, test } from 'vitest';
import { language } from '../state/settings';
import { t, texts } from './index';

const english: Record<string, string> = texts.en;
const portuguese: Record<string, string> = texts.pt;

afterEach(() => {
  language.value = 'en';
});

const parameters = (text: string) => [...new Set(text.match(/\{(?!key|chave)\w+\}/g))].sort();

test('both languages fill in the same parameters', () => {
  for (const [key, text] of Object.entries(english)) expect(parameters(portuguese[key] ?? ''), key).toEqual(parameters(text));
});

/** Words and names that are the same in both languages. */
const SAME = ['Alice', 'Bob', 'nimber', 'OK', 'graph6', 'sparse6', 'DOT', 'DIMACS', 'TikZ (LaTeX)', 'SVG', 'PNG', 'GML', 'GraphML', 'Petersen, K5, grid(4,5)'];

test('every text has a twin that differs from it', () => {
  const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
  const left = Object.entries(english).filter(([key, text]) => text === portuguese[key] && hasWords(text) && !SAME.includes(text));
  expect(left).toEqual([]);
});

test('numbers choose the form', () => {
  expect(t('editor.vertices', { n: 1 })).toBe('1 vertex');
  expect(t('editor.vertices', { n: 3 })).toBe('3 vertices');
  language.value = 'pt';
  expect(t('editor.vertices', { n: 3 })).toBe('3 vértices');
});
