// A way to the desk that takes tasks: texts out, texts back. Workers of the browser are one, the kernel of a notebook is another.

import { t } from '../i18n';
import { Refusal, refused } from './refusal';
import type { How, Transport } from './transport';
import type { Event, Failure } from './types';

/** The last text of a task, or why there is none. */
export type Outcome = { reply: string } | { failure: string } | 'panicked' | 'too large';

export interface Task {
  request: string;
  long: boolean;
  event(text: string): void;
  /** Says how many searches run or wait before this one. */
  waiting(before: number): void;
  end(outcome: Outcome): void;
}

export interface Tasks {
  /** Takes a task; returns how to cancel it. */
  add(task: Task): () => void;
}

export const transportBy = (pool: Tasks): Transport => ({
  ask: (request, body, how) => ask(pool, { request, ...body }, how),
  picture: async (request, body, how) => (await ask(pool, { request, ...body }, how)) as string,
  job: (request, body, signal) => job(pool, { request, ...body }, signal),
});

function read(outcome: Outcome): unknown {
  if (outcome === 'panicked') throw new Refusal(t('failure.inside'));
  if (outcome === 'too large') throw new Refusal(t('failure.large'));
  if ('failure' in outcome) throw refused(JSON.parse(outcome.failure) as Failure);
  return JSON.parse(outcome.reply);
}

function ask(pool: Tasks, body: object, { signal, long = false }: How): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = (outcome: Outcome) => {
      signal?.removeEventListener('abort', leave);
      resolve(outcome);
    };
    const cancel = pool.add({ request: JSON.stringify(body), long, event: () => undefined, waiting: () => undefined, end });
    const leave = () => {
      cancel();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
  }).then((outcome) => read(outcome as Outcome));
}

/** The events of a task; leaving early cancels it. */
async function* job(pool: Tasks, body: object, signal: AbortSignal): AsyncGenerator<Event> {
  signal.throwIfAborted();
  const events: Event[] = [];
  let outcome: Outcome | null = null;
  let wake = (): void => undefined;
  const push = (event: Event) => {
    events.push(event);
    wake();
  };
  const end = (ended: Outcome) => {
    outcome = ended;
    wake();
  };
  const cancel = pool.add({
    request: JSON.stringify(body),
    long: true,
    event: (text) => push(JSON.parse(text) as Event),
    waiting: (before) => push({ kind: 'waiting', before }),
    end,
  });
  const stop = () => {
    cancel();
    wake();
  };
  signal.addEventListener('abort', stop);
  try {
    for (;;) {
      yield* events.splice(0);
      signal.throwIfAborted();
      if (outcome) break;
      if (events.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    }
    yield read(outcome) as Event;
  } finally {
    signal.removeEventListener('abort', stop);
    cancel();
  }
}
