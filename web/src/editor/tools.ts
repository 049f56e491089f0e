// What a click on a drawing does.

import type { Key } from '../i18n';
import type { Point } from '../api/types';
import { addLine, addToken, addVertex, type Drawing, type Letter, remove, type Selection, setLabel, setWeight, type Takes } from './drawing';

export type Tool = 'select' | 'vertex' | 'edge' | 'arc' | 'delete' | Letter | 'token' | 'weight';

export interface ToolInfo {
  tool: Tool;
  /** The key that chooses it. */
  key: string;
  sign: string;
  name: Key;
  hint: Key;
}

const ALL: (ToolInfo & { when(takes: Takes): boolean })[] = [
  { tool: 'select', key: 'S', sign: '↖', name: 'editor.select', hint: 'editor.select-hint', when: () => true },
  { tool: 'vertex', key: 'V', sign: '○', name: 'editor.vertex', hint: 'editor.vertex-hint', when: () => true },
  { tool: 'edge', key: 'E', sign: '○─○', name: 'editor.edge', hint: 'editor.edge-hint', when: () => true },
  { tool: 'arc', key: 'R', sign: '○→○', name: 'editor.arc', hint: 'editor.edge-hint', when: ({ arcs }) => arcs },
  { tool: 'delete', key: 'X', sign: '✕', name: 'editor.delete', hint: 'editor.delete-hint', when: () => true },
  { tool: 'A', key: 'A', sign: 'A', name: 'editor.label-a', hint: 'editor.label-hint', when: ({ labels }) => labels !== null },
  { tool: 'B', key: 'B', sign: 'B', name: 'editor.label-b', hint: 'editor.label-hint', when: ({ labels }) => labels !== null },
  { tool: 'C', key: 'C', sign: 'C', name: 'editor.label-c', hint: 'editor.label-hint', when: ({ labels }) => labels !== null },
  { tool: 'token', key: 'T', sign: '◎', name: 'editor.token', hint: 'editor.token-hint', when: ({ tokens }) => tokens !== 'none' },
  { tool: 'weight', key: 'W', sign: '+1', name: 'editor.weight', hint: 'editor.weight-hint', when: ({ weights }) => weights },
];

/** The tools that make sense on a board. */
export const toolsFor = (takes: Takes): ToolInfo[] => ALL.filter(({ when }) => when(takes));

/** The drawing, what is selected in it, and the vertex from which a line is being drawn. */
export interface Drafting {
  drawing: Drawing;
  selection: Selection;
  pending: number | null;
}

/** A click on a vertex or a line. */
export function applyTo(tool: Tool, thing: NonNullable<Selection>, { drawing, pending }: Drafting, takes: Takes): Drafting {
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

/** A click on the ground. Lines go on from vertex to new vertex, so that a path is drawn in one go. */
export function applyToGround(tool: Tool, at: Point, { drawing, pending }: Drafting, takes: Takes): Drafting {
  if (tool !== 'vertex' && tool !== 'edge' && tool !== 'arc') return { drawing, selection: null, pending: null };
  const vertex = drawing.points.length;
  const selection: Selection = { kind: 'vertex', at: vertex };
  const added = addVertex(drawing, at);
  if (tool === 'vertex') return { drawing: added, selection, pending: null };
  const joined = pending === null ? added : addLine(added, pending, vertex, tool === 'arc', takes);
  return { drawing: joined, selection, pending: vertex };
}
