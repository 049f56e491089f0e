// What keys do to a drawing while one of its things has the focus.

import { type Direction, directionOf, nearest } from '../board/nearest';
import { addVertex, type Drawing, freePoint, moveVertex, remove, type Selection, type Takes } from './drawing';
import { applyTo, type Drafting, type Tool, type ToolInfo } from './tools';
import type { Point } from '../api/types';
import { thingOf } from './pointing';

/** How far an arrow key with Shift moves a vertex. */
const SHOVE = 0.05;

const STEPS: Record<Direction, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The effect of a key; null if it has none here. */
export function applyKey({ key, shiftKey }: KeyPress, tool: Tool, now: Drafting, takes: Takes): Drafting | null {
  const { drawing, selection } = now;
  const direction = directionOf(key);
  if (key === 'PageDown' || key === 'PageUp') {
    return { ...now, selection: neighbour(drawing, selection, key === 'PageDown' ? 1 : -1) };
  }
  // A new vertex finds its own place: a pointer says where, a key cannot.
  if (tool === 'vertex' && (key === 'Enter' || key === ' ')) {
    return { drawing: addVertex(drawing, freePoint(drawing)), selection: { kind: 'vertex', at: drawing.points.length }, pending: null };
  }
  if (selection === null) return direction && drawing.points.length > 0 ? { ...now, selection: { kind: 'vertex', at: 0 } } : null;
  if (key === 'Enter' || key === ' ') return applyTo(tool, selection, now, takes);
  if (key === 'Delete' || key === 'Backspace') {
    return { drawing: remove(drawing, selection), selection: neighbour(drawing, selection, -1), pending: null };
  }
  const point = selection.kind === 'vertex' ? drawing.points[selection.at] : undefined;
  if (!direction || !point) return null;
  if (shiftKey) {
    const [dx, dy] = STEPS[direction];
    return { ...now, drawing: moveVertex(drawing, selection.at, [point[0] + SHOVE * dx, point[1] + SHOVE * dy]) };
  }
  const near = nearest(onScreen(point), drawing.points.map(onScreen), direction);
  return near < 0 ? now : { ...now, selection: { kind: 'vertex', at: near } };
}

/** Points of the unit square, apart as on a screen. */
const onScreen = ([x, y]: Point) => ({ x: 1000 * x, y: 1000 * y });

/** What a key means: a name, another tool, or a change, after which the focus may follow the selection. */
export type KeyAction = 'rename' | { tool: Tool } | { next: Drafting; follow: boolean };

export interface Editing {
  tool: Tool;
  tools: ToolInfo[];
  now: Drafting;
  takes: Takes;
  /** Whether single letters are keys. */
  letters: boolean;
}

/** The action of a key, if it has one. */
export function actionOf(event: KeyboardEvent, { tool, tools, now, takes, letters }: Editing): KeyAction | null {
  const key = event.key.toUpperCase();
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || (target instanceof Element && target.closest('input, select, textarea, dialog, [role=listbox], [role=tablist]'))) return null;
  if (key === 'F2') return now.selection?.kind === 'vertex' ? 'rename' : null;
  const onSheet = target instanceof SVGElement || (target instanceof Element && target.matches('.editor'));
  const next = onSheet ? applyKey(event, tool, { ...now, selection: thingOf(target) ?? now.selection }, takes) : null;
  if (next) return { next, follow: true };
  if (key === 'ESCAPE' && now.pending !== null) return { next: { ...now, pending: null }, follow: false };
  const chosen = letters ? tools.find((info) => info.key === key) : undefined;
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
