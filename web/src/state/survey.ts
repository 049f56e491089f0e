// Every game and every number of the graph that is drawn, asked one after the other: all for a moment first, so that the quick ones are there
// at once, and those that were not answered again, for a little longer. Only one is asked at a time, and everything is
// cancelled when the drawing changes.

import { batch, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Answer, Event, LabelsOf, NumberFound, SurveyGame, SurveyNumber } from '../api/types';

/** A row that waits will be asked, one that stopped only by hand. */
export type RowState = 'waiting' | 'running' | 'solved' | 'stopped' | 'refused';

export interface SurveyRow {
  game: SurveyGame;
  state: RowState;
  answer: Answer | null;
  /** Numbers that were found, by name. */
  numbers: ReadonlyMap<string, number>;
  /** Why there is no answer, if that came out only when it was asked. */
  error: unknown;
}

/** A number that is defined without play. */
export interface NumberRow {
  number: SurveyNumber;
  /** What it is a number of. */
  graph: string;
  state: RowState;
  /** What was found: the number, or why there is none. */
  found: NumberFound | null;
  /** Why it could not be asked. */
  error: unknown;
}

/** The limits of the rounds, and of a row that is asked by hand, in seconds. */
const MOMENT = 0.1;
export const SHORT = 2;
const LONG = 30;

export const rows = signal<SurveyRow[]>([]);
export const numberRows = signal<NumberRow[]>([]);
/** What the rows are about. */
export const surveyed = signal('');
/** Why there are no rows; null if there are. */
export const surveyError = signal<unknown>(null);
export const asking = signal(false);

/** What rows are about: a graph, and what its letters refer to, if it has any. */
export const surveyOf = (graph: string, labels: LabelsOf): string => `${graph.includes('[') ? labels : ''} ${graph}`;

let controller: AbortController | null = null;

const change = (game: string, changes: Partial<SurveyRow>): void =>
  void (rows.value = rows.peek().map((row) => (row.game.game === game ? { ...row, ...changes } : row)));

const changeNumber = (name: string, changes: Partial<NumberRow>): void =>
  void (numberRows.value = numberRows.peek().map((row) => (row.number.name === name ? { ...row, ...changes } : row)));

/** Does the same to the states of all rows. */
function changeStates(to: (state: RowState) => RowState): void {
  batch(() => {
    rows.value = rows.peek().map((row) => ({ ...row, state: to(row.state) }));
    numberRows.value = numberRows.peek().map((row) => ({ ...row, state: to(row.state) }));
  });
}

/** Stops asking for now; what is open waits. */
export function pause(): void {
  controller?.abort();
  controller = null;
  batch(() => {
    asking.value = false;
    changeStates((state) => (state === 'running' ? 'waiting' : state));
  });
}

/** Stops asking; what is known stays. */
export function stop(): void {
  pause();
  changeStates((state) => (state === 'waiting' ? 'stopped' : state));
}

/** Lists the games and the numbers of a graph, whose letters refer to `labels`, and asks them all. */
export async function survey(graph: string, labels: LabelsOf): Promise<void> {
  pause();
  const current = new AbortController();
  controller = current;
  try {
    const found = await api.survey(graph, labels, current.signal);
    if (current.signal.aborted) return;
    batch(() => {
      surveyed.value = surveyOf(graph, labels);
      surveyError.value = null;
      rows.value = found.games.map((game) => ({
        game,
        state: game.problem === null ? 'refused' : 'waiting',
        answer: null,
        numbers: new Map(),
        error: null,
      }));
      numberRows.value = found.numbers.map((number) => ({ number, graph: found.bare, state: 'waiting', found: null, error: null }));
    });
    await ask([MOMENT, SHORT]);
  } catch (error) {
    if (current.signal.aborted) return;
    batch(() => {
      surveyed.value = surveyOf(graph, labels);
      rows.value = [];
      numberRows.value = [];
      surveyError.value = error;
    });
  }
}

/** The limits of the rounds that were begun last. */
let rounds: number[] = [];

/** Asks what waits, in rounds with these limits. */
async function ask(limits: number[]): Promise<void> {
  rounds = limits;
  const current = new AbortController();
  controller = current;
  asking.value = true;
  for (const [round, seconds] of limits.entries()) await askRound(seconds, round + 1 === limits.length, current.signal);
  if (controller === current) asking.value = false;
}

/** What is not answered waits for the next round, unless this is the last one. */
async function askRound(seconds: number, last: boolean, signal: AbortSignal): Promise<void> {
  const again = (state: RowState | undefined) => state === 'stopped' && !last && !signal.aborted;
  for (const { game } of rows.peek()) {
    const state = () => rows.peek().find((row) => row.game === game)?.state;
    if (signal.aborted) return;
    if (state() === 'waiting') await askRow(game, seconds, signal);
    if (again(state())) change(game.game, { state: 'waiting' });
  }
  for (const { number, graph } of numberRows.peek()) {
    const state = () => numberRows.peek().find((row) => row.number === number)?.state;
    if (signal.aborted) return;
    if (state() === 'waiting') await askNumber(number, graph, seconds, signal);
    if (again(state())) changeNumber(number.name, { state: 'waiting' });
  }
}

/** Goes on with what `pause` has left waiting. */
export function resume(): void {
  if (!asking.peek() && [...rows.peek(), ...numberRows.peek()].some(({ state }) => state === 'waiting')) void ask(rounds);
}

/** Asks one row again, for longer; the others stop. */
export function askLonger(row: SurveyRow | NumberRow): void {
  stop();
  if ('game' in row) change(row.game.game, { state: 'waiting' });
  else changeNumber(row.number.name, { state: 'waiting' });
  void ask([LONG]);
}

async function askNumber({ name }: SurveyNumber, graph: string, seconds: number, signal: AbortSignal): Promise<void> {
  changeNumber(name, { state: 'running' });
  try {
    await each(api.number({ graph, name, seconds }, signal), signal, (event) => {
      if (event.kind === 'number') changeNumber(name, { found: event, state: event.status === 'solved' ? 'solved' : 'stopped' });
    });
  } catch (error) {
    if (!signal.aborted) changeNumber(name, { state: 'refused', error });
  }
}

/** The game and its numbers; what is known already is not asked again. */
async function askRow({ game, problem, numbers: names }: SurveyGame, seconds: number, signal: AbortSignal): Promise<void> {
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
    change(game, { state: 'refused', error });
  }
}

async function each(events: AsyncIterable<Event>, signal: AbortSignal, receive: (event: Event) => void): Promise<void> {
  for await (const event of events) {
    if (signal.aborted) return;
    receive(event);
  }
}
