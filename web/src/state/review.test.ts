import { expect, test } from 'vitest';
import type { Answer, Player } from '../api/types';
import { height, type Moment, review } from './review';

const answer = (known: Partial<Answer>): Answer => ({ winner: null, score: null, remoteness: null, best: null, ...known }) as Answer;
const moment = (index: number, next: Player, known: Partial<Answer>): Moment => ({ kind: 'moment', index, next, answer: answer(known) });

test('a mistake gives the win away, a slow move only time', () => {
  const rounds = review(
    [
      moment(0, 'alice', { winner: 'alice', remoteness: 5, best: ['2'] }),
      moment(1, 'bob', { winner: 'bob', remoteness: 4, best: ['1'] }),
      moment(2, 'alice', { winner: 'bob', remoteness: 5, best: [] }),
      moment(3, 'bob', { winner: 'bob', remoteness: 2, best: ['0'] }),
    ],
    ['0', '3', '4'],
    'alice',
  );
  expect(rounds.map(({ judgement }) => judgement)).toEqual(['mistake', 'slow', 'slow']);
  expect(rounds[0]?.better).toEqual(['2']);
});

test('a good move needs no better one', () => {
  const moments = [moment(0, 'bob', { winner: 'bob', remoteness: 1, best: ['0', '1'] }), moment(1, 'alice', { winner: 'bob', remoteness: 0 })];
  expect(review(moments, ['0'], 'alice')).toMatchObject([{ judgement: 'good', better: [], mover: 'bob' }]);
});

test('under score giving points away is a mistake', () => {
  const moments = [moment(0, 'bob', { score: 3 }), moment(1, 'alice', { score: 4 })];
  expect(review(moments, ['0'], 'alice')[0]?.judgement).toBe('mistake');
  expect(review(moments, ['0'], 'bob')[0]?.judgement).toBe('good');
});

test('moments that have not arrived are left out', () => {
  expect(review([moment(0, 'alice', {})], ['0', '1'], 'alice')).toEqual([]);
});

test('heights tell the winner by their sign', () => {
  expect(height(answer({ winner: 'alice', remoteness: 4 }))).toBe(5);
  expect(height(answer({ winner: 'bob', remoteness: 0 }))).toBe(-1);
  expect(height(answer({ winner: 'draw' }))).toBe(0);
  expect(height(answer({ score: -2 }))).toBe(-2);
  expect(height(answer({}))).toBeNull();
});
