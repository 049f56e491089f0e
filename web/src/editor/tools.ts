// What a click on a drawing does.

import type { TextKey } from '../i18n';
import type { Point } from '../api/types';
import {
  addLine,
  addToken,
  addVertex,
  type Drawing,
  type Letter,
  place,
  remove,
  type Selection,
  setLabel,
  setMark,
  setWeight,
  type Sets,
  type Takes,
} from './drawing';
import { CHOSEN } from './start';

/** `set:` and a mark sets that mark up before play. */
export type Tool = `set:${string}` | 'place' | 'select' | 'vertex' | 'edge' | 'arc' | 'delete' | Letter | 'token' | 'weight';

export interface ToolInfo {
  tool: Tool;
  /** The key that chooses it. */
  key: string;
  sign: string;
  /** What the name says besides. */
  number?: number;
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

export const toolsFor = (takes: Takes): ToolInfo[] => [
  ...TOOLS.filter(([, makesSense]) => makesSense(takes)).map(([tool]) => tool),
  ...settingTools(takes.sets, takes.labels !== null),
];

/** More colours than there are keys are set in the text. */
const MOST_COLOURS = 9;

/** The tools that set up what is on the board before play. */
function settingTools(sets: Sets | null, labels: boolean): ToolInfo[] {
  switch (sets?.form) {
    case 'chosen':
      return [info(`set:${CHOSEN}`, 'S', '●', 'editor.chosen', 'editor.chosen-hint')];
    case 'owned':
      return [
        info('set:A', labels ? '' : '1', '●', 'editor.of-alice', 'editor.owned-hint'),
        info('set:B', labels ? '' : '2', '■', 'editor.of-bob', 'editor.owned-hint'),
      ];
    case 'coloured':
      return Array.from({ length: Math.min(sets.colours, MOST_COLOURS) }, (_, i) => ({
        ...info(`set:${i + 1}`, String(i + 1), String(i + 1), 'board.colour', 'editor.coloured-hint'),
        number: i + 1,
      }));
    case 'placed':
      return [info('place', 'S', '◉', 'editor.place', 'editor.place-hint')];
    default:
      return [];
  }
}

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
  if (tool.startsWith('set:')) {
    return selected(takes.sets && takes.sets.onLines !== vertex ? setMark(drawing, thing, tool.slice(4)) : drawing);
  }
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
    case 'place':
      return selected(vertex && takes.sets ? place(drawing, thing.at, takes.sets.tokens) : drawing);
    case 'token':
      return selected(vertex ? addToken(drawing, thing.at, takes) : drawing);
    case 'weight':
      return selected(vertex ? drawing : setWeight(drawing, thing.at, (drawing.lines[thing.at]?.weight ?? 0) + 1));
    default:
      return selected(drawing);
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

/** Whether dragging from a vertex draws a line: also while vertices are added, so that a graph is drawn with one tool. */
export const joins = (tool: Tool): boolean => tool === 'vertex' || joinsByClicks(tool);

/** Whether two clicks on vertices draw a line. */
export const joinsByClicks = (tool: Tool): boolean => tool === 'edge' || tool === 'arc';

/** A line was dragged from a vertex to another one, or to the background; a line back to its start is ignored. */
export function applyDrag(wanted: Tool, from: number, to: number | Point, now: Drafting, takes: Takes): Drafting {
  const tool = wanted === 'vertex' ? 'edge' : wanted;
  const begun = { ...now, pending: from };
  if (to === from) return { ...now, pending: null };
  if (typeof to === 'number') return applyTo(tool, { kind: 'vertex', at: to }, begun, takes);
  return { ...applyToGround(tool, to, begun, takes), pending: null };
}
