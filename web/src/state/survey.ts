// Every game on the graph that is drawn, asked one after the other: all for a moment first, so that the quick ones are there
// at once, and those that were not answered again, for a little longer. Only one is asked at a time, and everything is
// cancelled when the drawing changes.

import { batch, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Answer, Event, SurveyGame } from '../api/types';

export type RowState = 'waiting' | 'running' | 'solved' | 'stopped' | 'refused';

export interface SurveyRow {
  game: SurveyGame;
  state: RowState;
  answer: Answer | null;
  /** Numbers that were found, by name. */
  numbers: ReadonlyMap<string, number>;
  /** Why there is no answer, if the server said so only when it was asked. */
  reason: string;
}

/** The limits of the rounds, and of a row that is asked by hand, in seconds. */
const MOMENT = 0.1;
export const SHORT = 2;
const LONG = 30;

export const rows = signal<SurveyRow[]>([]);
/** The graph that the rows are about. */
export const surveyed = signal('');
export const surveyMistake = signal('');
export const asking = signal(false);

let controller: AbortController | null = null;

const change = (game: string, changes: Partial<SurveyRow>): void =>
  void (rows.value = rows.peek().map((row) => (row.game.game === game ? { ...row, ...changes } : row)));

/** Stops asking; what is known stays. */
export function stop(): void {
  controller?.abort();
  controller = null;
  batch(() => {
    asking.value = false;
    rows.value = rows.peek().map((row) => (row.state === 'running' || row.state === 'waiting' ? { ...row, state: 'stopped' } : row));
  });
}

/** Lists the games of a graph and asks them all. */
export async function survey(graph: string): Promise<void> {
  stop();
  const current = new AbortController();
  controller = current;
  try {
    const found = await api.survey(graph, current.signal);
    if (current.signal.aborted) return;
    batch(() => {
      surveyed.value = graph;
      surveyMistake.value = '';
      rows.value = found.games.map((game) => ({
        game,
        state: game.problem === null ? 'refused' : 'waiting',
        answer: null,
        numbers: new Map(),
        reason: '',
      }));
      asking.value = true;
    });
    await askAll(current.signal, [MOMENT, SHORT]);
  } catch (error) {
    if (current.signal.aborted) return;
    batch(() => {
      surveyed.value = graph;
      rows.value = [];
      surveyMistake.value = error instanceof Error ? error.message : String(error);
    });
  }
  if (controller === current) asking.value = false;
}

async function askAll(signal: AbortSignal, limits: number[]): Promise<void> {
  for (const [round, seconds] of limits.entries()) {
    const open = rows.peek().filter(({ state }) => state === 'waiting' || state === 'stopped');
    for (const row of open) {
      if (signal.aborted) return;
      await askRow(row, seconds, signal);
      const now = rows.peek().find(({ game }) => game === row.game);
      if (now?.state === 'stopped' && round + 1 < limits.length) change(row.game.game, { state: 'waiting' });
    }
  }
}

/** Asks one row again, for longer; the others stop. */
export async function askLonger(row: SurveyRow): Promise<void> {
  stop();
  const current = new AbortController();
  controller = current;
  asking.value = true;
  await askRow(row, LONG, current.signal).catch(() => undefined);
  if (controller === current) asking.value = false;
}

/** The game and its numbers; what is known already is not asked again. */
async function askRow(row: SurveyRow, seconds: number, signal: AbortSignal): Promise<void> {
  const { game, problem, numbers: names } = row.game;
  if (problem === null) return;
  const known = () => rows.peek().find((other) => other.game.game === game);
  change(game, { state: 'running' });
  try {
    if (known()?.answer?.status !== 'solved') {
      await each(api.solve({ problem, wants: ['winner', 'nimber', 'value'], seconds }, signal), signal, (event) => {
        if (event.kind === 'answer') change(game, { answer: event.answer });
      });
    }
    for (const { name } of names) {
      if (signal.aborted) return;
      if (known()?.numbers.has(name)) continue;
      await each(api.number({ problem, name, seconds }, signal), signal, (event) => {
        if (event.kind !== 'number' || event.number === null) return;
        change(game, { numbers: new Map([...(known()?.numbers ?? []), [name, event.number]]) });
      });
    }
    if (signal.aborted) return;
    change(game, { state: known()?.answer?.status === 'solved' ? 'solved' : 'stopped' });
  } catch (error) {
    if (signal.aborted) return;
    change(game, { state: 'refused', reason: error instanceof Error ? error.message : String(error) });
  }
}

async function each(events: AsyncIterable<Event>, signal: AbortSignal, receive: (event: Event) => void): Promise<void> {
  for await (const event of events) {
    if (signal.aborted) return;
    receive(event);
  }
}
