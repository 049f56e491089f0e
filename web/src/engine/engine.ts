// The desk in the browser itself: the library as a WebAssembly module in workers, for a page without a server.

import { reached, reconnected } from '../api/connection';
import { transportBy } from '../api/tasks';
import { moduleAddress, type Transport } from '../api/transport';
import { Pool } from './pool';

export async function engine(): Promise<Transport> {
  const module = await load(moduleAddress ?? '');
  const pool = new Pool(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ module });
    return worker;
  });
  return transportBy(pool);
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
