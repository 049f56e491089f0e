// The desk in the browser itself: the library as a WebAssembly module in workers, for a page without a server.

import { reached, reconnected } from '../api/connection';
import { Refusal, refused } from '../api/refusal';
import { type How, moduleAddress, type Transport } from '../api/transport';
import type { Event, Failure } from '../api/types';
import { t } from '../i18n';
import { type Outcome, Pool } from './pool';

export async function engine(): Promise<Transport> {
  const module = await load(moduleAddress ?? '');
  const pool = new Pool(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ module });
    return worker;
  });
  return {
    ask: (request, body, how) => ask(pool, { request, ...body }, how),
    picture: async (request, body, how) => (await ask(pool, { request, ...body }, how)) as string,
    job: (request, body, signal) => job(pool, { request, ...body }, signal),
  };
}

/** Compiles the module, once for all workers. A host that does not answer is waited for. */
async function load(address: string): Promise<WebAssembly.Module> {
  for (;;) {
    try {
      const response = await fetch(address);
      if (response.ok) {
        reached();
        // Compiled while it arrives, unless the host does not say what it sends.
        return await (response.headers.get('content-type') === 'application/wasm'
          ? WebAssembly.compileStreaming(response)
          : WebAssembly.compile(await response.arrayBuffer()));
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await reconnected();
  }
}

/** The last text of a task, or why there is none. */
function read(outcome: Outcome): unknown {
  if (outcome === 'panicked') throw new Refusal(t('failure.inside'));
  if (outcome === 'too large') throw new Refusal(t('failure.large'));
  if ('failure' in outcome) throw refused(JSON.parse(outcome.failure) as Failure);
  return JSON.parse(outcome.reply);
}

function ask(pool: Pool, body: object, { signal, long = false }: How): Promise<unknown> {
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
async function* job(pool: Pool, body: object, signal: AbortSignal): AsyncGenerator<Event> {
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
