// Requests to the server: plain ones are answered once, jobs line by line. A server that does not answer is waited for.

import { language } from '../state/settings';
import { reached, reconnected } from './connection';
import type { Applied, BoardNumber, Both, Event, FamilyGroup, Failure, Games, GraphAnswer, LabelsOf, Layout, Position, Reduction, Tree, Want } from './types';

/** The server rejected the request. */
export class Refusal extends Error {
  constructor(
    private readonly words: string | Both,
    /** Byte offset of the error in the text that was sent. */
    readonly at: number | null = null,
  ) {
    super();
  }

  /** What is wrong, in the language that the page has when it is shown. */
  override get message(): string {
    return typeof this.words === 'string' ? this.words : this.words[language.value];
  }
}

const refused = ({ message: en, message_pt: pt, at }: Failure) => new Refusal({ en, pt }, at);

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

async function ask<T>(path: string, body?: object, signal?: AbortSignal): Promise<T> {
  return (await (await request(path, body, signal)).json()) as T;
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

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

export const api = {
  games: () => ask<Games>('/api/games'),
  families: () => ask<{ groups: FamilyGroup[] }>('/api/families'),
  position: (problem: string, signal?: AbortSignal) => ask<Position>('/api/position', { problem }, signal),
  graph: (body: { graph: string; layout: Layout; labels?: LabelsOf; from_zero?: boolean }, signal?: AbortSignal) =>
    ask<GraphAnswer>('/api/graph', body, signal),
  tree: (body: { problem: string; most: number; fold: boolean }, signal?: AbortSignal) => ask<Tree>('/api/tree', body, signal),
  file: (game: string, content: string) => ask<{ board: string }>('/api/file', { game, content }),
  lost: (problem: string, seed: number) => ask<{ problem: string | null }>('/api/lost', { problem, seed }),
  reductions: () => ask<{ reductions: Reduction[] }>('/api/reductions'),
  reduce: (name: string, instance: string, signal?: AbortSignal) => ask<Applied>('/api/reduce', { name, instance }, signal),
  solve: (body: { problem: string; wants?: Want[]; seconds: number }, signal: AbortSignal) => job('/api/solve', body, signal),
  explain: (body: { problem: string; seconds: number }, signal: AbortSignal) => job('/api/explain', body, signal),
  choose: (body: { problem: string; strength: number; seconds: number; seed: number }, signal: AbortSignal) =>
    job('/api/choose', body, signal),
  history: (body: { problem: string; seconds: number }, signal: AbortSignal) => job('/api/history', body, signal),
  number: (body: { problem: string; name: string; seconds: number }, signal: AbortSignal) => job('/api/number', body, signal),
  numbers: (problem: string, signal?: AbortSignal) => ask<{ numbers: BoardNumber[] }>('/api/numbers', { problem }, signal),
  table: (body: { family: string; from: number; to: number; wants?: Want[]; seconds: number }, signal: AbortSignal) => job('/api/table', body, signal),
  hunt: (body: { name: string; seed: number; seconds: number }, signal: AbortSignal) => job('/api/hunt', body, signal),
  picture: (problem: string, lang: string) => `/api/picture?${query({ problem, lang })}`,
  thermograph: (problem: string, lang: string) => `/api/thermograph?${query({ problem, lang })}`,
};
