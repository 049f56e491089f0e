import { expect, test } from 'vitest';
import type { GameInfo, Position } from '../api/types';
import { blank, boardPart, fitting, offered, setupOf, textOf } from './setup';

const game = {
  id: 'example',
  conventions: ['normal', 'score'],
  keys: [{ name: 'k', values: { least: 1, greatest: 9 }, default: '2', help: { en: '', pt: '' } }],
  needs: [{ key: 'convention', value: 'score', with: 'k', needed: '3' }],
  start: 'chosen',
  fixed_order: false,
} as unknown as GameInfo;

test('defaults are not written', () => {
  expect(textOf(game, { ...blank(game), instance: ' P5 ' })).toBe('example:P5');
});

test('what differs is written, in parentheses where it must', () => {
  const { keys } = blank(game);
  const text = textOf(game, { instance: 'C6', keys: { ...keys, convention: 'score', first: 'bob', k: 'K3,3', start: '0;3' } });
  expect(text).toBe('example{convention=score,first=bob,start=0;3,k=(K3,3)}:C6');
});

test('where the rules fix whose turn it is, nobody is chosen to start', () => {
  const fixed = { ...game, fixed_order: true };
  const position = { summands: [{ game: 'example', instance: 'x', keys: {}, start: ['1:T'] }], convention: 'normal', first: 'bob', pass: null };
  const setup = setupOf(fixed, position as unknown as Position);
  expect(setup && textOf(fixed, setup)).toBe('example{start=1:T}:x');
});

test('a position fills the form of its game alone', () => {
  const summand = { game: 'example', instance: 'P4', keys: { k: '3' }, start: ['0', '2'] };
  const position = { summands: [summand], convention: 'score', first: 'alice', pass: 'bob' } as unknown as Position;
  const setup = setupOf(game, position);
  expect(setup && textOf(game, setup)).toBe('example{convention=score,pass=bob,start=0;2,k=3}:P4');
  expect(setupOf(game, { ...position, summands: [summand, summand] })).toBeNull();
  expect(setupOf({ ...game, id: 'other' }, position)).toBeNull();
  expect(setupOf(game, null)).toBeNull();
});

test('what needs another option is offered only with it, and is given up without it', () => {
  const { keys } = blank(game);
  expect(offered(game, keys, 'convention', game.conventions)).toEqual(['normal']);
  expect(offered(game, { ...keys, k: '3' }, 'convention', game.conventions)).toEqual(['normal', 'score']);
  const scored = { ...keys, k: '3', convention: 'score' };
  expect(fitting(game, scored)).toEqual(scored);
  expect(fitting(game, { ...scored, k: '2' })).toEqual({ ...keys, k: '2', convention: 'normal' });
});

test('finds the board of a problem text', () => {
  expect(boardPart('example{start=1:T}:(1 2)')).toBe('(1 2)');
  expect(boardPart('example:{0>1 1>2}@0')).toBe('{0>1 1>2}@0');
});
