import { expect, it } from 'vitest';
import type { Place } from '../api/types';
import { candidates, type Choice } from './choice';
import { spotsOf } from './touching';

const element = (at: number): Place => ({ kind: 'element', at });
const choice = (text: string, result: Choice['result'], ...places: Place[]): Choice => ({
  text,
  places,
  result,
  strength: 0.5,
  note: `*${text}`,
  title: text,
});
const tokens = [
  choice('0>1', 'loss', element(0), element(1)),
  choice('0>2', 'win', element(0), element(2)),
  choice('1>2', 'draw', element(3), element(2)),
];
const shown = { choices: tokens, candidates: tokens, touched: [], last: [], showResults: true };

it('gives a place the best result that leads through it, and the note of its only move', () => {
  const spots = spotsOf(shown);
  expect(spots.get('element:0')).toMatchObject({ result: 'win', note: '' });
  expect(spots.get('element:1')).toMatchObject({ result: 'loss', note: '*0>1' });
});

it('hides results when asked to', () => {
  const spots = spotsOf({ ...shown, showResults: false });
  expect(spots.get('element:1')).toMatchObject({ result: null, note: '', open: true });
});

it('keeps places open that do not go with the touched ones, but leaves them unlit', () => {
  const touched = ['element:0'];
  const spots = spotsOf({ ...shown, touched, candidates: candidates(tokens, touched) });
  expect(spots.get('element:0')).toMatchObject({ touched: true });
  expect(spots.get('element:3')).toMatchObject({ open: true, choices: [] });
  expect(spots.get('element:2')?.choices.map(({ text }) => text)).toEqual(['0>2']);
});

it('points out the last move, though its places are no longer open', () => {
  const spots = spotsOf({ ...shown, last: [element(9)] });
  expect(spots.get('element:9')).toMatchObject({ last: true, open: false });
});
