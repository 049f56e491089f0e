// What the page and its workers say to each other.

/** To a worker: first the module, then one request after the other, each when the one before was answered. */
export type ToWorker = { module: WebAssembly.Module } | { request: string; seconds: number };

/** From a worker: events on the way, then the reply or the failure, each as the text of the module. */
export type FromWorker =
  | { event: string }
  | { reply: string }
  | { failure: string }
  /** The module has trapped, and must not be used again: it has panicked, or lacks stack or memory. */
  | { trapped: true; panicked: boolean };
