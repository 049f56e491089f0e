import { expect, test } from 'vitest';
import { Refusal } from '../api/client';
import { characterAt, explained } from './mistake';
import { language } from './settings';

test('bytes become characters', () => {
  expect(characterAt('abc', 2)).toBe(2);
  expect(characterAt('ação', 5)).toBe(3);
  expect(characterAt('ab', 9)).toBe(2);
});

test('a refusal is told in the language of the page, also after it has changed', () => {
  const mistake = explained('ab', new Refusal({ en: 'no', pt: 'não' }, 1));
  expect(mistake.message).toBe('no');
  language.value = 'pt';
  expect(mistake.message).toBe('não');
  language.value = 'en';
});

test('a refusal keeps its place, anything else is reported', () => {
  expect(explained('ab', new Refusal('no', 1))).toEqual({ message: 'no', text: 'ab', at: 1 });
  expect(explained('ab', new Error('odd')).message).toContain('odd');
});
