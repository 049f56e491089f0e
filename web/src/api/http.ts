// Requests to the server: plain ones are answered once, jobs line by line. A server that does not answer is waited for.

import { reached, reconnected } from './connection';
import { Refusal, refused } from './refusal';
import type { Transport } from './transport';
import type { Event, Failure } from './types';

/** How many times a request to a busy server is retried. */
const PATIENCE = 5;

const wait = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });

async function request(path: string, body: object | undefined, signal?: AbortSignal): Promise<Response> {
  const options: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal }
    : { signal };
  for (let tries = 1; ; tries++) {
    const response = await fetch(path, options).catch(unreached);
    if (!response) {
      await reconnected(signal);
      continue;
    }
    reached();
    if (response.ok) return response;
    if (response.status !== 503 || tries === PATIENCE) throw await refusal(response);
    await wait(Number(response.headers.get('retry-after')) || 1, signal);
  }
}

/** Fetch throws a TypeError when there is no connection. */
function unreached(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

async function refusal(response: Response): Promise<Refusal> {
  const failure = (await response.json().catch(() => null)) as Failure | null;
  return failure ? refused(failure) : new Refusal(`${response.status} ${response.statusText}`);
}

/** The whole lines of a stream of bytes, as they arrive. */
export async function* lines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const whole = rest.split('\n');
      rest = whole.pop() ?? '';
      yield* whole.filter((line) => line !== '');
      if (done) break;
    }
    if (rest !== '') yield rest;
  } finally {
    // Closing the connection cancels the job at the server.
    await reader.cancel().catch(() => undefined);
  }
}

/** The events of a job. If the connection breaks, the job starts again once the server is back. */
async function* job(path: string, body: object, signal: AbortSignal): AsyncGenerator<Event> {
  for (;;) {
    const response = await request(path, body, signal);
    if (!response.body) return;
    try {
      yield* events(response.body);
      return;
    } catch (error) {
      unreached(error);
      await reconnected(signal);
    }
  }
}

async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  for await (const line of lines(body)) {
    const event = JSON.parse(line) as Event;
    if (event.kind === 'failure') throw refused(event);
    yield event;
  }
}

/** What has a body is posted; without one it is a plain address. */
export const http: Transport = {
  ask: async (name, body, { signal }) => (await request(`/api/${name}`, body, signal)).json(),
  picture: async (name, body, { signal }) =>
    (await request(`/api/${name}?${new URLSearchParams(body)}`, undefined, signal)).text(),
  job: (name, body, signal) => job(`/api/${name}`, body, signal),
};
