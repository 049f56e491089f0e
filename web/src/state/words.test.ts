import { afterEach, expect, test } from 'vitest';
import type { GraphView, Place, View } from '../api/types';
import { rowsOf } from '../panels/scoresheet';
import { language } from './settings';
import { beforeMoves, lineLabels, moveChip, moveLabel, moveWords } from './words';

afterEach(() => {
  language.value = 'en';
});

const element = (at: number): Place => ({ kind: 'element', at });
const graph = (more: Partial<GraphView> = {}): View => ({ kind: 'graph', view: { vertices: [], edges: [], labels: null, tokens: [], ...more } });
const told = (view: View, text: string, ...places: Place[]) => moveWords(view, { text, places });

test('moves are in words of where they show', () => {
  expect(told(graph(), '12', element(12))).toBe('chose 12');
  expect(told(graph({ colours: [] }), '3:2', element(3))).toBe('gave 3 colour 2');
  expect(told(graph({ colours: [] }), 'Acre:1', element(0))).toBe('gave Acre colour 1');
  expect(told(graph({ colours: [null, 2] }), '1', element(1))).toBe('gave 1 colour 2');
  expect(told(graph({ tokens: [0] }), '0;3', element(0), element(3))).toBe('went to 0, 3');
  // A cop with two moves left.
  expect(told(graph({ tokens: [1] }), '1:2', element(1))).toBe('went to 1:2');
  expect(told({ kind: 'heaps', view: [3, 5] }, '1>2', { kind: 'left', of: 1, objects: 2 })).toBe('left 2 in heap 2');
  expect(told({ kind: 'formula', view: { variables: [], clauses: [] } } as unknown as View, '3:T', element(2))).toBe('set x3 to true');
  expect(told({ kind: 'values', view: [] }, '+-2>-2')).toBe('played ±2 → −2');
  expect(told(graph(), 'pass')).toBe('passed');
});

test('moves that may be made are short, and heaps are counted from 1', () => {
  expect(moveLabel({ kind: 'heaps', view: [3, 5] }, '1>2')).toBe('heap 2 → 2');
  expect(moveLabel({ kind: 'heaps', view: [3, 5] }, '0>2;1>0')).toBe('heap 1 → 2, heap 2 → 0');
  expect(moveLabel({ kind: 'heaps', view: [3, 7] }, '1>2,5')).toBe('heap 2 → 2, 5');
  expect(moveLabel({ kind: 'heaps', view: [3, 7] }, 'both>1,5')).toBe('both heaps → 1, 5');
  expect(moveLabel({ kind: 'stacks', view: ['AB', 'A'] }, '1>0')).toBe('stack 2 → 0');
  expect(moveLabel({ kind: 'piles', view: [{ bag: [0, 2] }, { heap: 3 }] }, '0>2')).toBe('bag 1 → 2');
  expect(moveLabel(graph(), '0-1>0;1-2>1')).toBe('0-1 → 0, 1-2 → 1');
  expect(moveLabel({ kind: 'grid', view: { rows: 3, columns: 3, cells: [], tokens: [5], numbered: true } } as unknown as View, '0>1,1')).toBe('(1,2) → (1,1)');
  expect(moveLabel(graph({ colours: [] }), '3:2')).toBe('3: colour 2');
  expect(moveLabel({ kind: 'formula', view: { variables: [], clauses: [] } } as unknown as View, '3:F')).toBe('x3 = false');
  expect(moveLabel(graph(), '0-1')).toBe('0-1');
});

test('a move of a sum names its board', () => {
  const sum: View = { kind: 'several', view: [graph(), { kind: 'heaps', view: [2] }] };
  expect(told(sum, '1:0>1', { kind: 'part', part: 1, place: { kind: 'left', of: 0, objects: 1 } })).toBe('on board 2 left 1 in heap 1');
});

test('a move on cells says from which cell, also in a line and in the past', () => {
  const grid = (...tokens: number[]): View => ({ kind: 'grid', view: { rows: 3, columns: 4, cells: [], tokens, numbered: true } });
  // Two tokens on (1,3) and (2,3): the second passes the first.
  expect(lineLabels(grid(7, 11), ['1>1,3', '0>1,2', '1>1,2'])).toEqual(['(2,3) → (1,3)', '(1,3) → (1,2)', '(1,3) → (1,2)']);
  const made = [
    { text: '1>1,3', places: [element(11), element(7)] },
    { text: '1>1,2', places: [element(7), element(6)] },
  ];
  expect(moveLabel(beforeMoves(grid(7, 6), made), '1>1,1')).toBe('(2,3) → (1,1)');
  expect(moveLabel(beforeMoves(grid(7, 6), made.slice(1)), '1>1,1')).toBe('(1,3) → (1,1)');
});

test('words are there in Portuguese', () => {
  language.value = 'pt';
  expect(told(graph(), '12', element(12))).toBe('escolheu 12');
});

test('a move of a sum that may be made names its board', () => {
  const sum: View = { kind: 'several', view: [graph(), { kind: 'heaps', view: [2] }] };
  expect(moveLabel(sum, '1:0>1')).toBe('board 2: heap 1 → 1');
  expect(moveLabel(sum, 'pass')).toBe('pass');
});

test('chips are short, and heaps are counted from 1 in them, too', () => {
  expect(moveChip({ text: '1>2', places: [element(1), { kind: 'left', of: 1, objects: 2 }] })).toBe('2→2');
  expect(moveChip({ text: '1>2,5', places: [element(1)] })).toBe('2→2,5');
  expect(moveChip({ text: 'both>1,3', places: [element(0), { kind: 'left', of: 0, objects: 1 }, element(1), { kind: 'left', of: 1, objects: 3 }] })).toBe('1→1 2→3');
  expect(moveChip({ text: '3:2', places: [element(3)] })).toBe('3');
  expect(moveChip({ text: 'Acre:1', places: [element(0)] })).toBe('Acre');
  expect(moveChip({ text: '0:2;1:2', places: [element(0), element(1)] })).toBe('0;1');
  expect(moveChip({ text: 'c3', places: [element(7)] })).toBe('c3');
  const left: Place = { kind: 'left', of: 0, objects: 1 };
  expect(moveChip({ text: '1:0>1', places: [{ kind: 'part', part: 1, place: left }] })).toBe('2: 1→1');
  expect(moveChip({ text: '0:3', places: [{ kind: 'part', part: 0, place: element(3) }] })).toBe('1: 3');
});

test('a round is a row, and a player who moves again begins another', () => {
  const made = (who: 'alice' | 'bob', text: string) => ({ who, text, places: [] });
  const texts = (first: 'alice' | 'bob', ...moves: ReturnType<typeof made>[]) => rowsOf(moves, first).map((row) => row.map((entry) => entry?.text ?? ''));
  expect(texts('alice', made('alice', '1'), made('bob', '2'), made('alice', '3'))).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
  expect(texts('bob', made('bob', '1'), made('bob', '2'), made('alice', '3'), made('alice', '4'))).toEqual([
    ['1', ''],
    ['2', '3'],
    ['', '4'],
  ]);
});
