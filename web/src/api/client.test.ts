import { expect, test } from 'vitest';
import { lines } from './client';

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
