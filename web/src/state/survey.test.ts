import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askLonger, numberRows, pause, resume, rows, stop, survey, surveyed, surveyOf } from './survey';

/** A server with two games, of which the second is hard, and a number that it refuses; it waits until it is told to answer. */
let asked: { what: string; seconds: number }[];
let held: (() => void)[];

const SURVEY = {
  bare: 'P3',
  games: [
    { game: 'easy', problem: 'easy:P3', numbers: [] },
    { game: 'hard', problem: 'hard:P3', numbers: [] },
    { game: 'other', problem: null, numbers: [] },
  ],
  numbers: [{ name: 'wrong' }],
};

const line = (event: object) => new Response(`${JSON.stringify(event)}\n`);

beforeEach(() => {
  [asked, held] = [[], []];
  vi.stubGlobal('fetch', async (path: string, options: { body: string; signal: AbortSignal }) => {
    const body = JSON.parse(options.body) as { problem?: string; name?: string; seconds: number };
    if (path === '/api/survey') return Response.json(SURVEY);
    asked.push({ what: body.problem ?? body.name ?? '', seconds: body.seconds });
    await new Promise<void>((resolve) => held.push(resolve));
    options.signal.throwIfAborted();
    if (body.name === 'wrong') return Response.json({ message: 'too large', at: null }, { status: 400 });
    const status = body.problem === 'easy:P3' ? 'solved' : 'stopped';
    return line({ kind: 'answer', answer: { status, winner: 'alice' } });
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const states = () => Object.fromEntries([...rows.value.map(({ game, state }) => [game.game, state]), ...numberRows.value.map(({ number, state }) => [number.name, state])]) as object;

/** Waits until something is asked, and answers it. */
async function answer(what: string): Promise<void> {
  await vi.waitFor(() => expect([asked.at(-1)?.what, held.length]).toEqual([what, 1]));
  held.pop()?.();
}

test('all are asked for a moment, and those without an answer for longer', async () => {
  void survey('P3', 'vertices');
  for (const what of ['easy:P3', 'hard:P3', 'wrong', 'hard:P3']) await answer(what);
  await vi.waitFor(() => expect(states()).toEqual({ easy: 'solved', hard: 'stopped', other: 'refused', wrong: 'refused' }));
  const [moment, longer] = [asked[1]?.seconds ?? 0, asked[3]?.seconds ?? 0];
  expect(longer).toBeGreaterThan(moment);
  expect(numberRows.value[0]?.error).toMatchObject({ message: 'too large' });
  askLonger(rows.value[1]!);
  await answer('hard:P3');
  expect(asked[4]?.seconds).toBeGreaterThan(longer);
});

test('a table that is left waits, and goes on when it is seen again', async () => {
  void survey('P3', 'vertices');
  await answer('easy:P3');
  await vi.waitFor(() => expect(states()).toMatchObject({ easy: 'solved', hard: 'running' }));
  pause();
  expect(states()).toEqual({ easy: 'solved', hard: 'waiting', other: 'refused', wrong: 'waiting' });
  held.pop()?.();
  resume();
  await answer('hard:P3');
  await answer('wrong');
  expect(asked.map(({ what }) => what)).toEqual(['easy:P3', 'hard:P3', 'hard:P3', 'wrong']);
});

test('a table that was stopped does not go on by itself', async () => {
  void survey('P3', 'vertices');
  await answer('easy:P3');
  await vi.waitFor(() => expect(states()).toMatchObject({ hard: 'running' }));
  stop();
  expect(states()).toEqual({ easy: 'solved', hard: 'stopped', other: 'refused', wrong: 'stopped' });
  resume();
  expect(asked).toHaveLength(2);
});

test('a table is that of a graph, and of what its letters refer to', async () => {
  void survey('P3', 'lines');
  await answer('easy:P3');
  expect(surveyed.value).toBe(surveyOf('P3', 'vertices'));
  expect(surveyOf('P3[AB]', 'lines')).not.toBe(surveyOf('P3[AB]', 'vertices'));
});
