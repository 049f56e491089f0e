// A worker that answers requests with the library as a WebAssembly module: a JSON text each way.

import type { FromWorker, ToWorker } from './messages';

interface Module {
  memory: WebAssembly.Memory;
  room(length: number): number;
  ask(room: number, length: number, seconds: number): number;
}

const scope = self as unknown as { onmessage: (message: { data: ToWorker }) => void; postMessage(message: FromWorker): void };

let started: Promise<Module>;
let answer = '';
let panicked = false;

async function start(module: WebAssembly.Module): Promise<Module> {
  const text = (at: number, length: number) => new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, length));
  const host = {
    now: () => performance.now() / 1000,
    event: (at: number, length: number) => scope.postMessage({ event: text(at, length) }),
    answer: (at: number, length: number) => {
      answer = text(at, length);
    },
    panicked: (at: number, length: number) => {
      panicked = true;
      console.error(text(at, length));
    },
  };
  const exports = (await WebAssembly.instantiate(module, { host })).exports as unknown as Module;
  return exports;
}

/** Whatever the module or its start throws is a trap. */
async function answered(request: string, seconds: number): Promise<FromWorker> {
  const bytes = new TextEncoder().encode(request);
  try {
    const { memory, room, ask } = await started;
    const at = room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    return ask(at, bytes.length, seconds) === 1 ? { reply: answer } : { failure: answer };
  } catch {
    return { trapped: true, panicked };
  }
}

scope.onmessage = async ({ data }) => {
  if ('module' in data) started = start(data.module);
  else scope.postMessage(await answered(data.request, data.seconds));
};
