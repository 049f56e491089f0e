import { afterEach, expect, test } from 'vitest';
import { language } from '../state/settings';
import { en } from './en';
import { t } from './index';
import { pt } from './pt';

afterEach(() => {
  language.value = 'en';
});

const parameters = (text: string) => [...new Set(text.match(/\{(?!key|chave)\w+\}/g))].sort();

test('both languages fill in the same parameters', () => {
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(parameters(pt[key]), key).toEqual(parameters(en[key]));
});

test('numbers choose the form', () => {
  expect(t('editor.vertices', { n: 1 })).toBe('1 vertex');
  expect(t('editor.vertices', { n: 3 })).toBe('3 vertices');
  language.value = 'pt';
  expect(t('editor.vertices', { n: 3 })).toBe('3 vértices');
});
