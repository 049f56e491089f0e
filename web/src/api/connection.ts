// Whether the server answers, and waiting for it if it does not.

import { signal } from '@preact/signals';
import { moduleAddress } from './transport';

export const offline = signal(false);

/** Seconds between attempts; the last is repeated. */
const DELAYS = [1, 2, 4, 8];

/** Puts a newer version of the page in the place of this one, once it has been loaded. */
export const renewal = signal<(() => void) | null>(null);

let waiting: Promise<void> | null = null;
let hurry: () => void = () => undefined;

/** The server has answered. */
export function reached(): void {
  offline.value = false;
}

/** Tries again at once. */
export const tryNow = (): void => hurry();

/** Resolves when the server answers again; rejects if the signal is aborted before. */
export function reconnected(stop?: AbortSignal): Promise<void> {
  waiting ??= untilItAnswers().finally(() => (waiting = null));
  if (!stop) return waiting;
  const stopped = new Promise<never>((_, reject) => {
    if (stop.aborted) reject(stop.reason);
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
  });
  return Promise.race([waiting, stopped]);
}

async function untilItAnswers(): Promise<void> {
  offline.value = true;
  for (let tries = 0; ; tries++) {
    await pause(DELAYS[Math.min(tries, DELAYS.length - 1)] ?? 8);
    const answer = await fetch(moduleAddress ?? '/api/families', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok) break;
  }
  reached();
}

const pause = (seconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    hurry = () => {
      clearTimeout(timer);
      resolve();
    };
  });
