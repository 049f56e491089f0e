// Every game and every number of the graph that is drawn, asked one after the other: all for a moment first, so that the quick ones are there
// at once, and those that were not answered again, for a little longer. Only one is asked at a time, and everything is
// cancelled when the drawing changes.

import { batch, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Answer, Event, NumberFound, SurveyGame, SurveyNumber } from '../api/types';

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

/** A number that is defined without play. */
export interface NumberRow {
  number: SurveyNumber;
  /** What it is a number of. */
  graph: string;
  state: RowState;
  /** What was found: the number, or why there is none. */
  found: NumberFound | null;
}

/** The limits of the rounds, and of a row that is asked by hand, in seconds. */
const MOMENT = 0.1;
export const SHORT = 2;
const LONG = 30;

export const rows = signal<SurveyRow[]>([]);
export const numberRows = signal<NumberRow[]>([]);
/** The graph that the rows are about. */
export const surveyed = signal('');
export const surveyMistake = signal('');
export const asking = signal(false);

let controller: AbortController | null = null;

const change = (game: string, changes: Partial<SurveyRow>): void =>
  void (rows.value = rows.peek().map((row) => (row.game.game === game ? { ...row, ...changes } : row)));

const changeNumber = (name: string, changes: Partial<NumberRow>): void =>
  void (numberRows.value = numberRows.peek().map((row) => (row.number.name === name ? { ...row, ...changes } : row)));

const isOpen = ({ state }: { state: RowState }): boolean => state === 'waiting' || state === 'stopped';

const stopped = <T extends { state: RowState }>(row: T): T => (row.state === 'running' || row.state === 'waiting' ? { ...row, state: 'stopped' } : row);

/** Stops asking; what is known stays. */
export function stop(): void {
  controller?.abort();
  controller = null;
  batch(() => {
    asking.value = false;
    rows.value = rows.peek().map(stopped);
    numberRows.value = numberRows.peek().map(stopped);
  });
}

/**
 * Lists the games and the numbers of a graph and asks them all. Only its own game is asked on the whole board, where that has letters
 * that the graph for the others is without.
 */
export async function survey(board: string, graph = board, own = ''): Promise<void> {
  stop();
  const current = new AbortController();
  controller = current;
  try {
    const found = await api.survey(graph, current.signal);
    if (current.signal.aborted) return;
    batch(() => {
      surveyed.value = board;
      surveyMistake.value = '';
      rows.value = found.games.map((game) => ({
        game: game.game === own ? { ...game, problem: game.problem?.replace(graph, () => board) ?? null } : game,
        state: game.problem === null ? 'refused' : 'waiting',
        answer: null,
        numbers: new Map(),
        reason: '',
      }));
      numberRows.value = found.numbers.map((number) => ({ number, graph: found.bare, state: 'waiting', found: null }));
      asking.value = true;
    });
    await askAll(current.signal, [MOMENT, SHORT]);
  } catch (error) {
    if (current.signal.aborted) return;
    batch(() => {
      surveyed.value = board;
      rows.value = [];
      numberRows.value = [];
      surveyMistake.value = error instanceof Error ? error.message : String(error);
    });
  }
  if (controller === current) asking.value = false;
}

async function askAll(signal: AbortSignal, limits: number[]): Promise<void> {
  for (const [round, seconds] of limits.entries()) {
    const last = round + 1 === limits.length;
    for (const row of rows.peek().filter(isOpen)) {
      if (signal.aborted) return;
      await askRow(row, seconds, signal);
      const now = rows.peek().find(({ game }) => game === row.game);
      if (now?.state === 'stopped' && !last) change(row.game.game, { state: 'waiting' });
    }
    for (const row of numberRows.peek().filter(isOpen)) {
      if (signal.aborted) return;
      await askNumber(row, seconds, signal);
      const now = numberRows.peek().find(({ number }) => number === row.number);
      if (now?.state === 'stopped' && !last) changeNumber(row.number.name, { state: 'waiting' });
    }
  }
}

/** Asks one row again, for longer; the others stop. */
export async function askLonger(row: SurveyRow | NumberRow): Promise<void> {
  stop();
  const current = new AbortController();
  controller = current;
  asking.value = true;
  await ('game' in row ? askRow(row, LONG, current.signal) : askNumber(row, LONG, current.signal));
  if (controller === current) asking.value = false;
}

async function askNumber({ number: { name }, graph }: NumberRow, seconds: number, signal: AbortSignal): Promise<void> {
  changeNumber(name, { state: 'running' });
  try {
    await each(api.number({ graph, name, seconds }, signal), signal, (event) => {
      if (event.kind === 'number') changeNumber(name, { found: event, state: event.status === 'solved' ? 'solved' : 'stopped' });
    });
  } catch {
    if (!signal.aborted) changeNumber(name, { state: 'stopped' });
  }
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
