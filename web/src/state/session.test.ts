import { beforeEach, expect, test, vi } from 'vitest';
import type { Player, Position } from '../api/types';
import { goTo, layouts, line, mistake, moment, newest, open, places, play, position, record, redo, seats, table, undo } from './session';

/** A server on which any digit may be played, in turns. */
function answer(problem: string): Response {
  const [start = '', texts] = problem.split('//');
  const moves = texts ? texts.split('.') : [];
  if (moves.some((move) => !/^\d$/.test(move))) return Response.json({ message: 'no such move', at: problem.length }, { status: 400 });
  const next: Player = moves.length % 2 === 0 ? 'alice' : 'bob';
  const played = moves.map((text, index) => ({ text, who: index % 2 === 0 ? 'alice' : 'bob', places: [] }));
  return Response.json({ problem, start, played, next, layouts: [[[0, 0]]] } as unknown as Position);
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async (_: string, options: { body: string; signal: AbortSignal }) => {
    await Promise.resolve();
    options.signal.throwIfAborted();
    return answer((JSON.parse(options.body) as { problem: string }).problem);
  });
  seats.value = { alice: 'person', bob: 'person' };
  places.value = [];
  await open('game:board');
});

const problem = () => position.value?.problem;

test('moves are played, undone and redone', async () => {
  await play('1');
  await play('2');
  expect([problem(), line.value.length]).toEqual(['game:board//1.2', 2]);
  await undo();
  expect([problem(), line.value.length, newest.value]).toEqual(['game:board//1', 2, false]);
  await redo();
  expect([problem(), newest.value]).toEqual(['game:board//1.2', true]);
});

test('another move drops those after it, the same one keeps them', async () => {
  for (const move of ['1', '2', '3']) await play(move);
  await goTo(1);
  await play('2');
  expect(line.value).toEqual(['1', '2', '3']);
  await goTo(1);
  await play('3');
  expect(line.value).toEqual(['1', '3']);
});

test('undo goes one step back, also over a move of the computer', async () => {
  seats.value = { alice: 'person', bob: 'computer' };
  await play('1');
  await play('2');
  await undo();
  expect(moment.value).toBe(1);
  await undo();
  expect(moment.value).toBe(0);
  await redo();
  expect(moment.value).toBe(1);
});

test('the record keeps who made the moves that were undone', async () => {
  await play('1');
  await play('2');
  await goTo(0);
  expect(record.value.map(({ who, text }) => `${who} ${text}`)).toEqual(['alice 1', 'bob 2']);
  table.forgetLater();
  expect([record.value, newest.value]).toEqual([[], true]);
});

test('a refused move leaves the play as it was', async () => {
  await play('1');
  expect(await play('x')).toBe(false);
  expect([problem(), mistake.value?.message, mistake.value?.at]).toEqual(['game:board//1', 'no such move', 15]);
  await play('2');
  expect(mistake.value).toBeNull();
});

test('of two positions asked for the later is shown', async () => {
  const [earlier, later] = await Promise.all([play('1'), play('2')]);
  expect([earlier, later, problem()]).toEqual([false, true, 'game:board//2']);
});

test('places that do not fit the board are not used', () => {
  places.value = [[[0.5, 0.5]]];
  expect(layouts.value).toEqual([[[0.5, 0.5]]]);
  places.value = [[[0.5, 0.5], [1, 1]]];
  expect(layouts.value).toEqual([[[0, 0]]]);
});
