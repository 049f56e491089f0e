// How requests reach the desk: over HTTP where a server answers, else in workers of the browser. Neither knows what is asked.

import type { Event } from './types';

export interface How {
  signal?: AbortSignal;
  /** Whether it may have to search, so that what is quick must not wait behind it. */
  long?: boolean;
}

export interface Transport {
  /** The reply to a request. */
  ask(request: string, body: object | undefined, how: How): Promise<unknown>;
  /** The reply to a request for a picture, as SVG. */
  picture(request: string, body: Record<string, string>, how: How): Promise<string>;
  /** The events of a request that takes time. */
  job(request: string, body: object, signal: AbortSignal): AsyncGenerator<Event>;
}

/** Where the module with the library is, in a folder without a server; `make site` writes it into the page. */
export const moduleAddress: string | null =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="module"]')?.content ?? null;
