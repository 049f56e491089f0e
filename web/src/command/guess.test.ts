import { expect, test } from 'vitest';
import type { GameInfo } from '../api/types';
import { guesses } from './guess';

const game = (id: string, kind: string, en: string, pt = en) => ({ id, name: { en, pt }, instance: { kind, tokens: id === 'digraph' ? 'two' : 'none' } }) as unknown as GameInfo;
const games = [game('digraph', 'graph', 'Tokens on a digraph'), game('nim', 'heaps', 'Nim'), game('hex', 'grid', 'Hex'), game('kayles', 'graph', 'Node Kayles', 'Kayles em vértices'), game('arc-kayles', 'graph', 'Arc Kayles'), game('nim-partizan', 'stacks', 'Partizan Nim')];
const guess = (text: string) => guesses(text, games, ['petersen', 'brazil']);
const first = (text: string) => guess(text)[0];

test('a problem text is taken as it is', () => {
  expect(guess(' kayles:P5 ')).toEqual(['kayles:P5']);
});

test('a game and its numbers are enough', () => {
  expect(first('nim 3 4 5')).toBe('nim:3,4,5');
  expect(first('Nim 3,4,5')).toBe('nim:3,4,5');
  expect(first('hex 5 6')).toBe('hex:5x6');
  expect(first('hex 5')).toBe('hex:5x5');
});

test('graphs may be named in words', () => {
  expect(first('kayles P5')).toBe('kayles:P5');
  expect(first('node kayles path 5')).toBe('kayles:P5');
  expect(first('kayles em vertices ciclo 7')).toBe('kayles:C7');
  expect(first('arc kayles grid 3 4')).toBe('arc-kayles:grid(3,4)');
});

test('small words and missing spaces do not matter', () => {
  expect(first('hex5x5')).toBe('hex:5x5');
  expect(first('nim3,4,5')).toBe('nim:3,4,5');
  expect(first('kayles on the petersen graph')).toBe('kayles:petersen');
  expect(first('kayles no Petersen')).toBe('kayles:petersen');
});

test('letters of a board are no small words', () => {
  expect(first('partizan nim A BA')).toBe('nim-partizan:A,BA');
  expect(first('nim-partizan with A')).toBe('nim-partizan:A');
});

test('a graph alone is a board of the first game that needs no tokens on it', () => {
  expect(first('petersen')).toBe('kayles:petersen');
  expect(first('Brazil')).toBe('kayles:brazil');
  expect(first('K3,3')).toBe('kayles:K3,3');
  expect(first('grid(3,4)')).toBe('kayles:grid(3,4)');
  expect(first('ciclo 7')).toBe('kayles:C7');
});

test('a text for numbers keeps what is no number, so that it can be pointed at', () => {
  expect(first('nim 3 4 x')).toBe('nim:3,4,x');
});

test('what names neither a game nor a board means nothing', () => {
  expect(guess('chess')).toEqual([]);
  expect(guess('board games')).toEqual([]);
  expect(guess('')).toEqual([]);
});
