import { expect, test } from 'vitest';
import type { Answer, MoveAnswer, Position } from '../api/types';
import { bestFirst, choicesOf, detailsOf, resultFor } from './results';

const unknown = { winner: null, nimber: null, value: null, score: null, remoteness: null };
const move = (text: string, known: Partial<MoveAnswer>): MoveAnswer => ({ ...unknown, move: text, ...known });

function judged(moves: MoveAnswer[], position: Partial<Position> = {}) {
  const legal = moves.map(({ move: text }) => ({ text, places: [] }));
  const at = { view: { kind: 'heaps', view: [] }, next: 'alice', convention: 'normal', maximiser: 'alice', legal, ...position } as Position;
  return choicesOf(at, { moves } as Answer);
}

test('results are the mover’s', () => {
  expect(resultFor('bob', 'bob')).toBe('win');
  expect(resultFor('bob', 'alice')).toBe('loss');
  expect(resultFor('bob', 'draw')).toBe('draw');
  expect(resultFor('bob', null)).toBeNull();
});

test('quick wins and slow losses are stronger', () => {
  const [quick, slow, soon, late] = judged([
    move('a', { winner: 'alice', remoteness: 2 }),
    move('b', { winner: 'alice', remoteness: 6 }),
    move('c', { winner: 'bob', remoteness: 1 }),
    move('d', { winner: 'bob', remoteness: 5 }),
  ]);
  expect([quick?.result, soon?.result]).toEqual(['win', 'loss']);
  expect(quick?.strength).toBe(1);
  expect(slow?.strength).toBeLessThan(1);
  expect(late?.strength).toBe(1);
  expect(soon?.strength).toBeLessThan(1);
});

test('under score the minimiser wants little', () => {
  const moves = [move('a', { score: 3 }), move('b', { score: 4 }), move('c', { score: 7 })];
  const results = judged(moves, { convention: 'score', next: 'bob' }).map(({ result }) => result);
  expect(results).toEqual(['win', 'loss', 'loss']);
  const [, near, far] = judged(moves, { convention: 'score', next: 'bob' });
  expect(near?.strength).toBeGreaterThan(far?.strength ?? 1);
});

test('a move without an answer has no result', () => {
  const legal = [{ text: 'a', places: [] }];
  const [choice] = choicesOf({ view: { kind: 'heaps', view: [] }, next: 'alice', convention: 'normal', legal } as unknown as Position, null);
  expect(choice).toMatchObject({ text: 'a', result: null, note: '', details: '' });
});

test('best moves come first', () => {
  const moves = [
    move('lost', { winner: 'bob' }),
    move('drawn', { winner: 'draw' }),
    move('slow', { winner: 'alice', remoteness: 8 }),
    move('quick', { winner: 'alice', remoteness: 2 }),
    move('unknown', {}),
  ];
  expect(bestFirst(judged(moves)).map(({ text }) => text)).toEqual(['quick', 'slow', 'drawn', 'lost', 'unknown']);
});

test('details name the worth and the distance', () => {
  expect(detailsOf(move('a', { nimber: 3, remoteness: 5 }))).toBe('*3 · in 5');
  expect(detailsOf(move('a', { loopy: { infinite: [0, 2] } }))).toBe('∞(0,2)');
  expect(detailsOf(move('a', { value: '+-2' }))).toBe('+-2');
});
