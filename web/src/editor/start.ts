// What is set up on a drawing before play, as the key `start`, and back.

import type { Drawing, DrawnLine, Sets } from './drawing';
import { shownName, vertexText } from './names';

/** The chosen mark, where there is only one kind of it. */
export const CHOSEN = 'x';

/** `0;3`, `A:1;B:4`, `3:1;5:2` or `3;5;0`; empty where nothing is set up, or not all of it yet. */
export function startText(drawing: Drawing, sets: Sets | null): string {
  if (!sets) return '';
  const { names, marks, placed, lines } = drawing;
  if (sets.form === 'placed') {
    return placed.length === sets.tokens ? placed.map((vertex) => vertexText(names, vertex)).join(';') : '';
  }
  const ranks = ranksOf(lines);
  const onLines = lines.map(({ mark }, index) => itemText(sets, mark, () => lineText(drawing, index, ranks[index] ?? 1, sets)));
  const onVertices = (marks ?? []).map((mark, vertex) => itemText(sets, mark, () => vertexText(names, vertex)));
  return (sets.onLines ? onLines : onVertices).filter(Boolean).join(';');
}

function itemText({ form }: Sets, mark: string | undefined, element: () => string): string {
  if (!mark) return '';
  if (form === 'owned') return `${mark}:${element()}`;
  return form === 'coloured' ? `${element()}:${mark}` : element();
}

/** A line by its ends, the lesser first, and its number where others share them. */
function lineText({ names, lines }: Drawing, index: number, rank: number, { form }: Sets): string {
  const { from = 0, to = 0 } = lines[index] ?? {};
  const ends = [Math.min(from, to), Math.max(from, to)].map((vertex) => vertexText(names, vertex)).join('-');
  return rank > 1 && form === 'chosen' ? `${ends}#${rank}` : ends;
}

/** The number of each line among those that share its ends, from 1. */
function ranksOf(lines: DrawnLine[]): number[] {
  const seen = new Map<string, number>();
  return lines.map(({ from, to }) => {
    const ends = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const rank = (seen.get(ends) ?? 0) + 1;
    seen.set(ends, rank);
    return rank;
  });
}

/** The drawing with what a text sets up on it; what the text says of no vertex or line is left out. */
export function withStart(drawing: Drawing, sets: Sets | null, start: string): Drawing {
  const bare = { ...drawing, marks: null, placed: [], lines: drawing.lines.map((line) => ({ ...line, mark: undefined })) };
  const items = start.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((item) => item.trim());
  if (!sets || start.trim() === '') return drawing.marks || drawing.placed.length > 0 || drawing.lines.some(({ mark }) => mark) ? bare : drawing;
  const vertex = (text: string) => vertexCalled(drawing, text);
  if (sets.form === 'placed') return { ...bare, placed: items.map(vertex).filter((found) => found >= 0) };
  return items.reduce<Drawing>((before, item) => {
    const [mark, element] = split(sets, item);
    if (!sets.onLines) {
      const at = vertex(element);
      return at < 0 ? before : { ...before, marks: (before.marks ?? before.points.map(() => '')).with(at, mark) };
    }
    const at = lineCalled(before, element);
    const line = before.lines[at];
    return line ? { ...before, lines: before.lines.with(at, { ...line, mark }) } : before;
  }, bare);
}

/** What is set up, and on what. */
function split({ form }: Sets, item: string): [string, string] {
  const colon = form === 'owned' ? item.indexOf(':') : item.lastIndexOf(':');
  const [before, after] = [item.slice(0, colon), item.slice(colon + 1)];
  if (form === 'owned') return [before, after];
  return form === 'coloured' ? [after, before] : [CHOSEN, item];
}

/** The vertex with a name or number; -1 if there is none. */
function vertexCalled({ names, points }: Drawing, text: string): number {
  const name = /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('\\"', '"') : text;
  const found = points.findIndex((_, vertex) => shownName(names, vertex) === name);
  const number = /^\d+$/.test(name) ? Number(name) : -1;
  return found >= 0 || number >= points.length ? found : number;
}

function lineCalled(drawing: Drawing, text: string): number {
  const [ends = '', rank = '1'] = text.split('#');
  const [u, v] = ends.split(/-(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((end) => vertexCalled(drawing, end));
  const ranks = ranksOf(drawing.lines);
  const joins = ({ from, to }: DrawnLine) => (from === u && to === v) || (from === v && to === u);
  return drawing.lines.findIndex((line, index) => joins(line) && ranks[index] === Number(rank));
}
