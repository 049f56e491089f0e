// What keys do to a drawing while one of its things has the focus.

import { type Direction, directionOf } from '../board/nearest';
import { type Drawing, moveVertex, remove, type Selection, type Takes } from './drawing';
import { applyTo, type Drafting, type Tool } from './tools';
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

/** The next thing of the drawing, vertices before lines, wrapping around. */
export function neighbour({ points, lines }: Drawing, selection: Selection, step: 1 | -1): Selection {
  const [n, m] = [points.length, lines.length];
  if (n === 0) return null;
  const index = selection === null ? -step : selection.kind === 'vertex' ? selection.at : n + selection.at;
  const next = (index + step + n + m) % (n + m);
  return next < n ? { kind: 'vertex', at: next } : { kind: 'line', at: next - n };
}
