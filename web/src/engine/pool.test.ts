import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../api/tasks';
import type { FromWorker } from './messages';
import { Pool } from './pool';

/** A worker that answers when the test says so. */
class Fake {
  onmessage: (message: { data: FromWorker }) => void = () => undefined;
  onerror = () => undefined;
  ended = false;
  asked: { request: string; seconds: number }[] = [];
  postMessage(message: { request: string; seconds: number }) {
    this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: FromWorker) {
    this.onmessage({ data });
  }
}

let workers: Fake[] = [];
let pool: Pool;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  pool = new Pool(() => {
    const worker = new Fake();
    workers.push(worker);
    return worker as unknown as Worker;
  });
});
afterEach(() => vi.useRealTimers());

function add(request: string, long: boolean) {
  const heard = { ended: null as Outcome | null, before: [] as number[], events: [] as string[], cancel: () => undefined as void };
  const end = (outcome: Outcome) => {
    heard.ended = outcome;
  };
  heard.cancel = pool.add({ request, long, event: (text) => heard.events.push(text), waiting: (before) => heard.before.push(before), end });
  return heard;
}

/** The worker that answers a request now. */
const at = (request: string) => workers.findLast((worker) => !worker.ended && worker.asked.at(-1)?.request === request);

test('a quick request never waits behind searches', () => {
  for (const name of ['one', 'two', 'three']) add(name, true);
  const quick = add('quick', false);
  at('quick')?.say({ reply: '1' });
  expect(quick.ended).toEqual({ reply: '1' });
  expect(at('three')).toBeUndefined();
});

test('a search that has had its turn gives way, and starts over with a turn twice as long', () => {
  const [one, , three] = [add('one', true), add('two', true), add('three', true)];
  expect(three.before).toEqual([2]);
  const first = at('one');
  vi.advanceTimersByTime(301);
  expect(first?.ended).toBe(true);
  expect(at('three')).toBeDefined();
  at('three')?.say({ reply: '3' });
  expect(three.ended).toEqual({ reply: '3' });
  // Nobody else waits now, so that it may go on.
  const again = at('one');
  vi.advanceTimersByTime(10_000);
  again?.say({ event: '{"kind":"progress"}' });
  again?.say({ reply: '1' });
  expect([one.ended, one.events]).toEqual([{ reply: '1' }, ['{"kind":"progress"}']]);
});

test('what was sent cannot be taken back, but nobody waits for it either', () => {
  add('one', true);
  add('two', true);
  add('three', true);
  at('one')?.say({ event: '{"kind":"moment"}' });
  expect(at('three')).toBeUndefined();
  at('two')?.say({ event: '{"kind":"moment"}' });
  expect(at('three')).toBeDefined();
  add('four', true);
  vi.advanceTimersByTime(5000);
  expect(workers.filter(({ ended }) => ended).every(({ asked }) => ['three', 'four'].includes(asked[0]?.request ?? ''))).toBe(true);
  at('one')?.say({ reply: '1' });
  expect([at('three'), at('four')].every(Boolean)).toBe(true);
});

test('a search that traps is answered without searching by a new worker', () => {
  const one = add('one', true);
  const spoiled = at('one');
  spoiled?.say({ trapped: true, panicked: false });
  expect(spoiled?.ended).toBe(true);
  expect(at('one')?.asked).toEqual([{ request: 'one', seconds: 0 }]);
  at('one')?.say({ trapped: true, panicked: false });
  expect(one.ended).toBe('too large');
  const two = add('two', true);
  at('two')?.say({ trapped: true, panicked: true });
  expect(two.ended).toBe('panicked');
  const three = add('three', true);
  at('three')?.say({ event: '{"kind":"moment"}' });
  at('three')?.say({ trapped: true, panicked: false });
  expect(three.ended).toEqual({ reply: '{"kind":"done"}' });
});

test('cancelling ends the worker of a search at once, that of a quick request only if it lingers', () => {
  const [one, quick, brief] = [add('one', true), add('quick', false), add('brief', false)];
  const searching = at('one');
  one.cancel();
  expect(searching?.ended).toBe(true);
  const [lingering, soon] = [at('quick'), at('brief')];
  quick.cancel();
  brief.cancel();
  soon?.say({ reply: '1' });
  vi.advanceTimersByTime(1001);
  expect([lingering?.ended, soon?.ended]).toEqual([true, false]);
  // What waits in the queue is just forgotten.
  add('two', true);
  add('three', true);
  const four = add('four', true);
  four.cancel();
  at('two')?.say({ reply: '2' });
  expect(at('four')).toBeUndefined();
});

test('no request takes for ever', () => {
  const one = add('one', true);
  vi.advanceTimersByTime(121_000);
  expect(at('one')?.asked).toEqual([{ request: 'one', seconds: 0 }]);
  vi.advanceTimersByTime(121_000);
  expect(one.ended).toBe('too large');
});
