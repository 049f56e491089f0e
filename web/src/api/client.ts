// Everything that the page asks for. A request has the same name at the desk and, after `/api/`, at the server; whether it is quick
// (`ask`), may have to search (`find`), sends events (`job`) or is a picture is all that is known about it elsewhere.

import { http } from './http';
import type { How, Transport } from './transport';
import type { Applied, BoardNumber, Event, FamilyGroup, Games, GraphAnswer, LabelsOf, Layout, MoveNote, Point, Position, Reduction, Survey, Tree, Want } from './types';

export { Refusal } from './refusal';

let transport = Promise.resolve(http);

/** Takes another way than HTTP, from the beginning. */
export function setTransport(way: Promise<Transport>): void {
  transport = way;
}

const ask = async <T>(request: string, body?: object, how: How = {}) => (await (await transport).ask(request, body, how)) as T;
/** The same for a request that may have to search. */
const find = <T>(request: string, body: object, signal?: AbortSignal) => ask<T>(request, body, { signal, long: true });
const picture = async (request: string, body: Record<string, string>, how: How) => (await transport).picture(request, body, how);
async function* job(request: string, body: object, signal: AbortSignal): AsyncGenerator<Event> {
  yield* (await transport).job(request, body, signal);
}

/** The board as it is taken away. */
export interface Drawing {
  problem: string;
  lang: string;
  format: 'svg' | 'tikz';
  theme?: 'light' | 'dark';
  layouts: Point[][];
  notes: MoveNote[];
}

export const api = {
  games: () => ask<Games>('games'),
  families: () => ask<{ groups: FamilyGroup[] }>('families'),
  position: (problem: string, signal?: AbortSignal) => ask<Position>('position', { problem }, { signal }),
  graph: (body: { graph: string; layout: Layout; labels?: LabelsOf; from_zero?: boolean }, signal?: AbortSignal) =>
    ask<GraphAnswer>('graph', body, { signal }),
  tree: (body: { problem: string; most: number; fold: boolean; views: boolean }, signal?: AbortSignal) => ask<Tree>('tree', body, { signal }),
  file: (game: string, content: string) => ask<{ board: string }>('file', { game, content }),
  lost: (problem: string, seed: number) => find<{ problem: string | null }>('lost', { problem, seed }),
  puzzle: (body: { game?: string; difficulty?: number; problem?: string; seed?: number; seconds: number }, signal: AbortSignal) =>
    job('puzzle', body, signal),
  survey: (graph: string, labels: LabelsOf, signal?: AbortSignal) => ask<Survey>('survey', { graph, labels }, { signal }),
  reductions: () => ask<{ reductions: Reduction[] }>('reductions'),
  reduce: (name: string, instance: string, signal?: AbortSignal) => ask<Applied>('reduce', { name, instance }, { signal }),
  solve: (body: { problem: string; wants?: Want[]; seconds: number }, signal: AbortSignal) => job('solve', body, signal),
  explain: (body: { problem: string; seconds: number }, signal: AbortSignal) => job('explain', body, signal),
  choose: (body: { problem: string; strength: number; seconds: number; seed: number }, signal: AbortSignal) =>
    job('choose', body, signal),
  history: (body: { problem: string; seconds: number }, signal: AbortSignal) => job('history', body, signal),
  number: (body: ({ problem: string } | { graph: string }) & { name: string; seconds: number }, signal: AbortSignal) => job('number', body, signal),
  numbers: (problem: string, signal?: AbortSignal) => ask<{ numbers: BoardNumber[] }>('numbers', { problem }, { signal }),
  table: (body: { family: string; from: number; to: number; wants?: Want[]; seconds: number }, signal: AbortSignal) => job('table', body, signal),
  hunt: (body: { name: string; seed: number; seconds: number }, signal: AbortSignal) => job('hunt', body, signal),
  drawing: (body: Drawing) => ask<{ drawing: string }>('drawing', body),
  picture: (problem: string, lang: string, signal?: AbortSignal) => picture('picture', { problem, lang }, { signal }),
  thermograph: (problem: string, lang: string, signal?: AbortSignal) =>
    picture('thermograph', { problem, lang }, { signal, long: true }),
};
