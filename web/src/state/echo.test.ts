import { expect, test } from 'vitest';
import type { Echo, LegalMove, Position } from '../api/types';
import { echoVertices, type Made, placesOnSource, placesOnTarget, sourceMoves, targetMoves, verticesOf } from './echo';

const move = (text: string, ...vertices: number[]): LegalMove => ({ text, places: vertices.map((at) => ({ kind: 'element', at })) });
const by = (who: 'alice' | 'bob', made: LegalMove): Made => ({ ...made, who });
const texts = (moves: LegalMove[]) => moves.map(({ text }) => text);

/** Vertex 4 is the variable for Alice, vertex 5 the one for Bob; 6 and 7 both stand for vertex 2 of a graph. */
const echoes: Echo[] = [
  { vertex: 4, who: 'alice', source: '1:T' },
  { vertex: 5, who: 'bob', source: '1:F' },
  { vertex: 6, source: '2' },
  { vertex: 7, source: '2' },
];
const source = [move('1:T', 0), move('1:F', 0), move('2:1', 2), move('2:2', 2), move('22', 3)];

test('a move is made on the vertices where it shows', () => {
  expect(verticesOf(move('3;5', 3, 5))).toEqual([3, 5]);
  expect(verticesOf({ text: 'pass', places: [{ kind: 'line', at: 3 }] })).toEqual([]);
});

test('a move of the target stands for moves of the source, by the player who makes it', () => {
  expect(texts(sourceMoves(echoes, by('alice', move('4', 4)), source))).toEqual(['1:T']);
  expect(texts(sourceMoves(echoes, by('bob', move('4', 4)), source))).toEqual([]);
  expect(texts(sourceMoves(echoes, by('bob', move('7:1', 7)), source))).toEqual(['2:1', '2:2']);
});

test('a move of the source is echoed on the target', () => {
  expect(echoVertices(echoes, by('alice', move('1:T', 0)))).toEqual([4]);
  expect(echoVertices(echoes, by('alice', move('1:F', 0)))).toEqual([]);
  expect(placesOnTarget(echoes, by('bob', move('2:1', 2)))).toEqual(move('', 6, 7).places);
  const target = [move('4', 4), move('6:1', 6), move('6:2', 6), move('pass')];
  expect(texts(targetMoves(echoes, by('alice', move('2', 2)), target))).toEqual(['6:1', '6:2']);
});

test('also moves that have been played show on the source', () => {
  const position = { legal: [], played: [{ ...move('1:T', 0), who: 'alice' }] } as unknown as Position;
  expect(placesOnSource(echoes, by('alice', move('4', 4)), position)).toEqual(move('', 0).places);
});
