import { expect, test } from 'vitest';
import type { GameInfo } from '../api/types';
import { boardKinds, matching } from './search';

const game = (id: string, pt: string, rules: string, kind: string) =>
  ({ id, name: { en: id, pt }, rules: { en: rules, pt: '' }, instance: { kind } }) as unknown as GameInfo;
const games = [game('one', 'Dominação', 'choose', 'graph'), game('two', 'Pilhas', 'dominate heaps', 'heaps')];
const ids = (found: GameInfo[]) => found.map(({ id }) => id);

test('words match without accents, names before rules', () => {
  expect(ids(matching(games, 'dominacao', 'any'))).toEqual(['one']);
  expect(ids(matching(games, 'domina', 'any'))).toEqual(['one', 'two']);
  expect(ids(matching(games, 'nothing', 'any'))).toEqual([]);
});

test('boards narrow the list', () => {
  expect(boardKinds(games)).toEqual(['graph', 'heaps']);
  expect(ids(matching(games, '', 'heaps'))).toEqual(['two']);
});
