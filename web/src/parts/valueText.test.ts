import { expect, test } from 'vitest';
import { sentenceText, valueText } from './valueText';

test('values have their signs', () => {
  expect(['+-5', '*3', '-1/2', '{3|2||-1*}', '1+-2', '^*', 'v', '{0|1/2}'].map(valueText)).toEqual([
    '±5',
    '∗3',
    '−½',
    '{3|2‖−1∗}',
    '1±2',
    '↑∗',
    '↓',
    '{0|½}',
  ]);
});

test('words are left alone', () => {
  expect(sentenceText('The value is 1+-2: a move is worth 2.')).toBe('The value is 1±2: a move is worth 2.');
  expect(valueText('over')).toBe('over');
});
