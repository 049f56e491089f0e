// What keys do to a drawing while one of its things has the focus.

import { type Direction, directionOf } from '../board/nearest';
import { type Drawing, moveVertex, remove, type Selection, type Takes } from './drawing';
import { applyTo, type Drafting, type Tool, type ToolInfo } from './tools';
import type { Point } from '../api/types';

/** How far an arrow key moves a vertex, and with Shift. */
const NUDGE = 0.02;
const SHOVE = 0.1;

const STEPS: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The effect of a key; null if it has none here. */
export function applyKey({ key, shiftKey }: KeyPress, tool: Tool, now: Drafting, takes: Takes): Drafting | null {
  const { drawing, selection } = now;
  const direction = directionOf(key);
  if (key === 'PageDown' || key === 'PageUp') {
    return { ...now, selection: neighbour(drawing, selection, key === 'PageDown' ? 1 : -1) };
  }
  if (selection === null) return null;
  if (key === 'Enter' || key === ' ') return applyTo(tool, selection, now, takes);
  if (key === 'Delete' || key === 'Backspace') {
    return { drawing: remove(drawing, selection), selection: neighbour(drawing, selection, -1), pending: null };
  }
  const point = selection.kind === 'vertex' ? drawing.points[selection.at] : undefined;
  if (!direction || !point) return null;
  const length = shiftKey ? SHOVE : NUDGE;
  const [dx, dy] = STEPS[direction];
  return { ...now, drawing: moveVertex(drawing, selection.at, [point[0] + length * dx, point[1] + length * dy]) };
}

/** What a key means: a step in the history, another tool, or a change, after which the focus may follow the selection. */
export type KeyAction = 'undo' | 'redo' | { tool: Tool } | { next: Drafting; follow: boolean };

export interface Editing {
  tool: Tool;
  tools: ToolInfo[];
  now: Drafting;
  takes: Takes;
}

/** The action of a key, if it has one. */
export function actionOf(event: KeyboardEvent, { tool, tools, now, takes }: Editing): KeyAction | null {
  const key = event.key.toUpperCase();
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'Y' || (key === 'Z' && event.shiftKey)) return 'redo';
    return key === 'Z' ? 'undo' : null;
  }
  const next = target instanceof SVGElement ? applyKey(event, tool, now, takes) : null;
  if (next) return { next, follow: true };
  if (key === 'ESCAPE' && now.pending !== null) return { next: { ...now, pending: null }, follow: false };
  const chosen = tools.find((info) => info.key === key);
  return chosen ? { tool: chosen.tool } : null;
}

/** The next thing of the drawing, vertices before lines, wrapping around. */
export function neighbour({ points, lines }: Drawing, selection: Selection, step: 1 | -1): Selection {
  const [n, m] = [points.length, lines.length];
  if (n === 0) return null;
  const index = selection === null ? -step : selection.kind === 'vertex' ? selection.at : n + selection.at;
  const next = (index + step + n + m) % (n + m);
  return next < n ? { kind: 'vertex', at: next } : { kind: 'line', at: next - n };
}
