import { expect, test } from 'vitest';
import type { Event } from '../api/types';
import { Job } from './job';

async function* events(...list: Event[]): AsyncGenerator<Event> {
  yield* list;
}

/** A job that never ends by itself. */
async function* endless(stop: AbortSignal): AsyncGenerator<Event> {
  yield { kind: 'progress', positions: 7, seconds: 2 };
  await new Promise((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
}

test('events arrive and the job ends', async () => {
  const job = new Job();
  const seen: string[] = [];
  await job.run(() => events({ kind: 'progress', positions: 1, seconds: 0 }, { kind: 'done' }), ({ kind }) => seen.push(kind));
  expect(seen).toEqual(['done']);
  expect(job.state.value).toBe('done');
});

test('a job that waits says for how many', async () => {
  const job = new Job();
  const waits: (number | null)[] = [];
  job.waiting.subscribe((before) => waits.push(before));
  await job.run(() => events({ kind: 'waiting', before: 3 }, { kind: 'progress', positions: 1, seconds: 0 }, { kind: 'done' }), () => undefined);
  expect(waits).toEqual([null, 3, null]);
});

test('a cancelled job says so', async () => {
  const job = new Job();
  const ended = job.run(endless, () => undefined);
  await Promise.resolve();
  job.cancel();
  await ended;
  expect(job.state.value).toBe('cancelled');
});

test('a newer job silences the older', async () => {
  const job = new Job();
  const older = job.run(endless, () => undefined);
  const seen: string[] = [];
  await job.run(() => events({ kind: 'done' }), ({ kind }) => seen.push(kind));
  await older;
  expect([job.state.value, ...seen]).toEqual(['done', 'done']);
});

test('a failure is reported', async () => {
  const job = new Job();
  const broken = async function* (): AsyncGenerator<Event> {
    yield { kind: 'progress', positions: 0, seconds: 0 };
    throw new Error('out of order');
  };
  await job.run(broken, () => undefined);
  expect([job.state.value, job.failure.value]).toEqual(['failed', 'Something went wrong: out of order']);
});
