import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answer, MoveAnswer, Position, Want } from '../api/types';
import { Solver, STAGES } from './solver';
import { Table } from './table';

const position = { view: { kind: 'heaps', view: [] }, problem: 'game:board', legal: [{ text: '1', places: [] }], next: 'alice', convention: 'objective' } as unknown as Position;

/** A server that finds out who wins, and stops at anything more. */
function answer(wants: Want[]): Response {
  const found: MoveAnswer = { move: '1', winner: 'alice', nimber: null, value: null, score: null, remoteness: null };
  const few = wants.length <= 2;
  const solved: Partial<Answer> = { status: few ? 'solved' : 'stopped', winner: 'alice', moves: few ? [found] : null };
  return new Response(`${JSON.stringify({ kind: 'answer', answer: solved, sentences: [{ en: 'Alice wins.', pt: 'Alice vence.' }] })}\n`);
}

async function solved(stages: Want[][]): Promise<{ solver: Solver; asked: Want[][] }> {
  const asked: Want[][] = [];
  vi.stubGlobal('fetch', async (_: string, options: { body: string }) => {
    const { wants } = JSON.parse(options.body) as { wants: Want[] };
    asked.push(wants);
    return answer(wants);
  });
  const table = new Table();
  table.position.value = position;
  const solver = new Solver(table, signal(true), stages);
  solver.solve(position, 1);
  await vi.waitFor(() => expect(solver.job.state.value).toBe('done'));
  return { solver, asked };
}

afterEach(() => vi.unstubAllGlobals());

test('who wins stays known where the time does not suffice for more', async () => {
  const { solver, asked } = await solved(STAGES.all);
  expect(asked).toEqual(STAGES.all);
  expect(solver.current.value?.answer.status).toBe('stopped');
  expect(solver.choices.value[0]?.result).toBe('win');
});

test('only who wins is asked for where that is all', async () => {
  const { solver, asked } = await solved(STAGES.winners);
  expect(asked).toEqual(STAGES.winners);
  expect(solver.current.value?.answer.status).toBe('solved');
});
