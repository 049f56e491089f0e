import { afterEach, expect, test, vi } from 'vitest';
import { api } from './client';
import { offline, tryNow } from './connection';
import { lines } from './http';

afterEach(() => vi.unstubAllGlobals());

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return new ReadableStream({
    pull: (controller) => {
      const chunk = bytes.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

async function collected(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines(stream)) found.push(line);
  return found;
}

test('lines are put together across chunks', async () => {
  expect(await collected(streamOf('{"a"', ':1}\n{"b":2}\n\n{"c"', ':3}'))).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
  expect(await collected(streamOf())).toEqual([]);
});

test('leaving early closes the stream', async () => {
  let closed = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x\n')),
    cancel: () => {
      closed = true;
    },
  });
  for await (const line of lines(stream)) if (line === 'x') break;
  expect(closed).toBe(true);
});

test('a server that does not answer is waited for, and the request is sent again', async () => {
  let there = false;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!there) throw new TypeError('Failed to fetch');
    return Response.json({ families: [] });
  });
  const answer = api.families();
  await vi.waitFor(() => expect(offline.value).toBe(true));
  there = true;
  tryNow();
  expect(await answer).toEqual({ families: [] });
  expect(offline.value).toBe(false);
});

test('a request that is no longer wanted is not waited for', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const controller = new AbortController();
  const answer = api.position('x', controller.signal);
  await vi.waitFor(() => expect(offline.value).toBe(true));
  controller.abort();
  await expect(answer).rejects.toThrow();
});
