import { expect, test } from 'vitest';
import { sentenceText, spokenValue, valueText } from './valueText';

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

test('a switch in a switch has a double bar', () => {
  expect(['{{2|1}|-2*}', '{3|{2|-1*}}', '{{5|3}|{1|-1}}', '{{2|1},0|-2}'].map(valueText)).toEqual(['{2|1‖−2∗}', '{3‖2|−1∗}', '{5|3‖1|−1}', '{{2|1},0|−2}']);
});

test('words are left alone', () => {
  expect(sentenceText('The value is 1+-2: a move is worth 2.')).toBe('The value is 1±2: a move is worth 2.');
  expect(sentenceText('The value of the position is {1/2,1/2*|1/2,1/2^*}.')).toBe('The value of the position is {½,½∗|½,½↑∗}.');
  expect(sentenceText('It is ^<2>, or *3 (that is +-1).')).toBe('It is ↑<2>, or ∗3 (that is ±1).');
  expect(sentenceText('The value is -1/2, below -3.')).toBe('The value is −½, below −3.');
  for (const text of ['Play 0-1*3>2.', 'On {0-1 1-2} and K3*P2 (0>1) v wins, 3/4 of 5-6.']) expect(sentenceText(text)).toBe(text);
  expect(valueText('over')).toBe('over');
});

test('values are read in words', () => {
  const voice = { star: 'star', plusMinus: 'plus or minus', minus: 'minus', up: 'up', down: 'down', bar: 'bar', doubleBar: 'double bar' };
  const read = (text: string) => spokenValue(text, voice);
  expect(['*3', '*', '+-2', '-1/2', '{3|-1}', '^*', '^^', 'v', '{0,*|1}', '{2||1|0}', 'tiny(2)'].map(read)).toEqual([
    'star 3',
    'star',
    'plus or minus 2',
    'minus 1/2',
    '3 bar minus 1',
    'up star',
    'up up',
    'down',
    '0, star bar 1',
    '2 double bar 1 bar 0',
    'tiny(2)',
  ]);
});
