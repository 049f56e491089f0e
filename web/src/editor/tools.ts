// What a click on a drawing does.

import type { TextKey } from '../i18n';
import type { Point } from '../api/types';
import {
  addLine,
  addToken,
  addVertex,
  type Drawing,
  type Letter,
  remove,
  type Selection,
  setLabel,
  setWeight,
  type Takes,
} from './drawing';

export type Tool = 'select' | 'vertex' | 'edge' | 'arc' | 'delete' | Letter | 'token' | 'weight';

export interface ToolInfo {
  tool: Tool;
  /** The key that chooses it. */
  key: string;
  sign: string;
  name: TextKey;
  hint: TextKey;
}

const always = () => true;
const labelled = ({ labels }: Takes) => labels !== null;
const info = (tool: Tool, key: string, sign: string, name: TextKey, hint: TextKey): ToolInfo => ({
  tool,
  key,
  sign,
  name,
  hint,
});

/** All tools, each with the boards on which it makes sense. */
const TOOLS: [ToolInfo, (takes: Takes) => boolean][] = [
  [info('select', 'V', '↖', 'editor.select', 'editor.select-hint'), always],
  [info('vertex', 'N', '○', 'editor.vertex', 'editor.vertex-hint'), always],
  [info('edge', 'E', '○─○', 'editor.edge', 'editor.edge-hint'), always],
  [info('arc', 'O', '○→○', 'editor.arc', 'editor.edge-hint'), ({ arcs }) => arcs],
  [info('delete', 'X', '✕', 'editor.delete', 'editor.delete-hint'), always],
  [info('A', '1', 'A', 'editor.label-a', 'editor.label-hint'), labelled],
  [info('B', '2', 'B', 'editor.label-b', 'editor.label-hint'), labelled],
  [info('C', '3', 'C', 'editor.label-c', 'editor.label-hint'), labelled],
  [info('token', 'T', '◎', 'editor.token', 'editor.token-hint'), ({ tokens }) => tokens !== 'none'],
  [info('weight', 'W', '+1', 'editor.weight', 'editor.weight-hint'), ({ weights }) => weights],
];

export const toolsFor = (takes: Takes): ToolInfo[] =>
  TOOLS.filter(([, makesSense]) => makesSense(takes)).map(([tool]) => tool);

/** The drawing, what is selected in it, and the vertex from which a line is being drawn. */
export interface Drafting {
  drawing: Drawing;
  selection: Selection;
  pending: number | null;
}

/** A click on a vertex or a line. */
export function applyTo(
  tool: Tool,
  thing: NonNullable<Selection>,
  { drawing, pending }: Drafting,
  takes: Takes,
): Drafting {
  const vertex = thing.kind === 'vertex';
  const selected = (next: Drawing): Drafting => ({ drawing: next, selection: thing, pending: null });
  switch (tool) {
    case 'select':
    case 'vertex':
      return selected(drawing);
    case 'edge':
    case 'arc':
      if (!vertex) return selected(drawing);
      if (pending === null) return { drawing, selection: thing, pending: thing.at };
      return selected(addLine(drawing, pending, thing.at, tool === 'arc', takes));
    case 'delete':
      return { drawing: remove(drawing, thing), selection: null, pending: null };
    case 'A':
    case 'B':
    case 'C':
      return selected(vertex === (takes.labels === 'vertices') ? setLabel(drawing, thing, tool) : drawing);
    case 'token':
      return selected(vertex ? addToken(drawing, thing.at, takes) : drawing);
    case 'weight':
      return selected(vertex ? drawing : setWeight(drawing, thing.at, (drawing.lines[thing.at]?.weight ?? 0) + 1));
  }
}

/** A click on the background. Lines continue from vertex to new vertex, so that a path can be drawn in one go. */
export function applyToGround(tool: Tool, at: Point, { drawing, pending }: Drafting, takes: Takes): Drafting {
  if (tool !== 'vertex' && tool !== 'edge' && tool !== 'arc') return { drawing, selection: null, pending: null };
  const vertex = drawing.points.length;
  const selection: Selection = { kind: 'vertex', at: vertex };
  const added = addVertex(drawing, at);
  if (tool === 'vertex') return { drawing: added, selection, pending: null };
  const joined = pending === null ? added : addLine(added, pending, vertex, tool === 'arc', takes);
  return { drawing: joined, selection, pending: vertex };
}

/** A line was dragged from a vertex to another one, or to the background; a line back to its start is ignored. */
export function applyDrag(tool: Tool, from: number, to: number | Point, now: Drafting, takes: Takes): Drafting {
  const begun = { ...now, pending: from };
  if (to === from) return { ...now, pending: null };
  if (typeof to === 'number') return applyTo(tool, { kind: 'vertex', at: to }, begun, takes);
  return { ...applyToGround(tool, to, begun, takes), pending: null };
}
