// The numbers of the board: which there are, the questions for them, and the answers so far.

import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { BoardNumber, NumberFound } from '../api/types';
import { Job } from './job';

/** The numbers that the board of a start has. */
export const boardNumbers = signal<{ start: string; numbers: BoardNumber[] } | null>(null);

/** The answers so far, by start and name: they stay in the list. */
export const answers = signal<ReadonlyMap<string, NumberFound>>(new Map());

/** Set while all numbers are asked for, one after the other. */
export const askingAll = signal<AbortController | null>(null);

/** How long each number may take when all are asked for. */
const BRIEFLY = 2;

export async function loadNumbers(start: string): Promise<void> {
  if (boardNumbers.peek()?.start === start) return;
  try {
    const { numbers } = await api.numbers(start);
    boardNumbers.value = { start, numbers };
  } catch {
    // A start without numbers has an empty list.
    boardNumbers.value = { start, numbers: [] };
  }
}

/** The name of a number with the keys that are given. */
export function textOfNumber({ name, keys }: BoardNumber, values: Record<string, string>): string {
  const list = keys.flatMap((key) => {
    const value = (values[key.name] ?? '').trim();
    return value === '' ? [] : [`${key.name}=${value}`];
  });
  return list.length > 0 ? `${name}{${list.join()}}` : name;
}

/** The question for one number of one start. */
class Ask extends Job {
  constructor(
    private readonly start: string,
    private readonly name: string,
  ) {
    super();
  }

  async ask(seconds: number): Promise<void> {
    await this.run(
      (stop) => api.number({ problem: this.start, name: this.name, seconds }, stop),
      (event) => {
        if (event.kind === 'number') answers.value = new Map([...answers.peek(), [`${this.start} ${this.name}`, event]]);
      },
    );
  }
}

const asked = new Map<string, Ask>();

/** The question for a number, which stays the same while the panel shows something else. */
export function asks(start: string, name: string): Ask {
  const key = `${start} ${name}`;
  const known = asked.get(key) ?? new Ask(start, name);
  asked.set(key, known);
  return known;
}

/** Asks for every number that is not known yet, each for a short time. */
export async function askAll(start: string, numbers: BoardNumber[]): Promise<void> {
  const controller = new AbortController();
  askingAll.value = controller;
  for (const number of numbers) {
    const name = textOfNumber(number, {});
    const ask = asks(start, name);
    const known = answers.peek().has(`${start} ${name}`) || ask.state.peek() === 'running';
    if (controller.signal.aborted) break;
    if (known) continue;
    const stop = () => ask.cancel();
    controller.signal.addEventListener('abort', stop, { once: true });
    await ask.ask(BRIEFLY);
    controller.signal.removeEventListener('abort', stop);
  }
  if (askingAll.peek() === controller) askingAll.value = null;
}
