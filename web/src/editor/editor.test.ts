import { describe, expect, it } from 'vitest';
import type { Board, GraphAnswer, Point } from '../api/types';
import {
  addLine,
  addToken,
  addVertex,
  type Drawing,
  freePoint,
  removeVertex,
  setLabel,
  setWeight,
  takesOf,
} from './drawing';
import { type History, recorded, redone, undone } from './history';
import { applyKey, neighbour } from './keys';
import { drawingOf, instanceText } from './text';
import { applyDrag, applyTo, applyToGround, type Drafting, toolsFor } from './tools';

const onVertices: Board = { kind: 'graph', arcs: false, labels: 'vertices', tokens: 'none' };
const onLines: Board = { kind: 'graph', arcs: false, labels: 'lines', tokens: 'one' };
const withArcs: Board = { kind: 'graph', arcs: true, labels: null, tokens: 'several' };
const joined: Board = { kind: 'graph', arcs: false, labels: null, tokens: 'two' };
const weighted: Board = { kind: 'multigraph', token: true };

const points = (n: number) => Array.from({ length: n }, (_, v): Point => [v / 10, 0]);
const line = (from: number, to: number, more = {}) => ({ from, to, directed: false, weight: 1, label: null, ...more });
const drawing = (n: number, ...lines: Drawing['lines']): Drawing => ({
  points: points(n),
  lines,
  labels: null,
  tokens: [],
});

describe('instance texts', () => {
  it('list lines, then the vertices without any', () => {
    expect(instanceText(drawing(4, line(0, 1), line(1, 3)), onVertices)).toBe('{0-1 1-3 2}');
    expect(instanceText(drawing(0), onVertices)).toBe('{}');
  });

  it('carry letters of vertices, unless all are C', () => {
    const path = { ...drawing(2, line(0, 1)), labels: ['A', 'C'] };
    expect(instanceText(path, onVertices)).toBe('{0-1}[AC]');
    expect(instanceText({ ...path, labels: ['C', 'C'] }, onVertices)).toBe('{0-1}');
  });

  it('carry letters of lines in written order, and the root', () => {
    const rooted = { ...drawing(3, line(0, 1, { label: 'A' }), line(0, 1), line(1, 2, { label: 'B' })), tokens: [0] };
    expect(instanceText(rooted, onLines)).toBe('{0-1 0-1 1-2}[ACB]@0');
  });

  it('carry arcs and tokens', () => {
    const tokens = { ...drawing(3, line(0, 1, { directed: true }), line(1, 2)), tokens: [0, 2, 0] };
    expect(instanceText(tokens, withArcs)).toBe('{0>1 1-2}@0;2;0');
  });

  it('carry weights, loops and parallel edges', () => {
    const multigraph = { ...drawing(2, line(0, 1, { weight: 3 }), line(0, 1), line(1, 1, { weight: 0 })), tokens: [1] };
    expect(instanceText(multigraph, weighted)).toBe('{0-1*3 0-1 1-1*0}@1');
  });

  it('leave out what the board does not take', () => {
    const full = {
      ...drawing(2, line(0, 1, { directed: true, weight: 4, label: 'A' })),
      labels: ['A', 'B'],
      tokens: [1],
    };
    expect(instanceText(full, { ...onVertices, labels: null })).toBe('{0-1}');
  });
});

describe('drawings of graphs', () => {
  const answer = (labels: string | null, marks: number[]): GraphAnswer => ({
    graph: '',
    vertices: 3,
    edges: [
      { from: 0, to: 1, directed: false, weight: 1 },
      { from: 1, to: 2, directed: false, weight: 2 },
    ],
    labels,
    marks,
    layout: points(3),
    formats: { braces: null, g6: null, s6: null, dot: null, edges: null, dimacs: null },
    classes: [],
  });

  it('read back as the same text', () => {
    expect(instanceText(drawingOf(answer('ABC', []), onVertices), onVertices)).toBe('{0-1 1-2}[ABC]');
    expect(instanceText(drawingOf(answer('AB', [2]), onLines), onLines)).toBe('{0-1 1-2}[AB]@2');
    expect(instanceText(drawingOf(answer(null, [0]), weighted), weighted)).toBe('{0-1 1-2*2}@0');
  });
});

describe('changes of a drawing', () => {
  it('renumber what comes after a removed vertex', () => {
    const before = { ...drawing(4, line(0, 1), line(2, 3)), labels: ['A', 'B', 'C', 'A'], tokens: [1, 3] };
    const after = removeVertex(before, 1);
    expect(after.lines).toEqual([line(1, 2)]);
    expect(after).toMatchObject({ labels: ['A', 'C', 'A'], tokens: [2] });
  });

  it('refuse what the board does not take', () => {
    const edge = drawing(2, line(0, 1));
    expect(addLine(edge, 1, 0, false, takesOf(onVertices))).toBe(edge);
    expect(addLine(edge, 0, 0, false, takesOf(onVertices))).toBe(edge);
    expect(addLine(edge, 0, 1, true, takesOf(onVertices))).toBe(edge);
    expect(addLine(edge, 1, 0, false, takesOf(onLines)).lines).toHaveLength(2);
    expect(addLine(edge, 0, 0, false, takesOf(weighted)).lines).toHaveLength(2);
  });

  it('give new vertices the letter C where there are letters', () => {
    const labelled = setLabel(drawing(2), { kind: 'vertex', at: 1 }, 'B');
    expect(addVertex(labelled, [0, 0]).labels).toEqual(['C', 'B', 'C']);
  });

  it('move a lone token and pile up others', () => {
    const root = addToken(drawing(2), 0, takesOf(onLines));
    expect(addToken(root, 1, takesOf(onLines)).tokens).toEqual([1]);
    expect(addToken(root, 0, takesOf(onLines)).tokens).toEqual([]);
    expect(addToken(root, 0, takesOf(withArcs)).tokens).toEqual([0, 0]);
  });

  it('keep the last two tokens where two vertices are named', () => {
    const named = [0, 1, 2].reduce((before, vertex) => addToken(before, vertex, takesOf(joined)), drawing(3));
    expect(named.tokens).toEqual([1, 2]);
    expect(addToken(named, 1, takesOf(joined)).tokens).toEqual([2]);
    expect(instanceText(named, joined)).toBe('{0 1 2}@1;2');
  });

  it('keep weights whole and not below 0', () => {
    const edge = drawing(2, line(0, 1));
    expect([-3, 2.7, Number.NaN].map((weight) => setWeight(edge, 0, weight).lines[0]?.weight)).toEqual([0, 2, 0]);
  });

  it('find room for new vertices', () => {
    const crowd: Drawing = { ...drawing(0), points: [[0.5, 0.5]] };
    expect(freePoint(crowd)).not.toEqual([0.5, 0.5]);
    expect(freePoint(drawing(0))).toEqual([0.5, 0.5]);
  });
});

describe('tools', () => {
  const now = (pending: number | null = null): Drafting => ({ drawing: drawing(2), selection: null, pending });
  const vertex = (at: number) => ({ kind: 'vertex' as const, at });

  it('are those that the board takes', () => {
    const names = (board: Board) => toolsFor(takesOf(board)).map(({ tool }) => tool);
    expect(names(onVertices)).toEqual(['select', 'vertex', 'edge', 'delete', 'A', 'B', 'C']);
    expect(names(withArcs)).toEqual(['select', 'vertex', 'edge', 'arc', 'delete', 'token']);
    expect(names(weighted)).toEqual(['select', 'vertex', 'edge', 'delete', 'token', 'weight']);
  });

  it('have different keys', () => {
    const keys = [onLines, withArcs, weighted].flatMap((board) => toolsFor(takesOf(board)));
    expect(new Set(keys.map(({ tool }) => tool)).size).toBe(new Set(keys.map(({ key }) => key)).size);
  });

  it('join two clicked vertices', () => {
    const first = applyTo('edge', vertex(0), now(), takesOf(onVertices));
    expect(first.pending).toBe(0);
    expect(applyTo('edge', vertex(1), first, takesOf(onVertices))).toMatchObject({
      pending: null,
      drawing: { lines: [line(0, 1)] },
    });
  });

  it('draw a path on the ground in one go', () => {
    const next = applyToGround('edge', [0.3, 0.3], now(1), takesOf(onVertices));
    expect(next).toMatchObject({ pending: 2, drawing: { lines: [line(1, 2)] } });
    expect(applyToGround('select', [0, 0], now(1), takesOf(onVertices)).drawing.points).toHaveLength(2);
  });

  it('join by dragging, to a vertex or to the ground, but not back', () => {
    const dragged = (to: number | Point) => applyDrag('edge', 0, to, now(), takesOf(onLines)).drawing.lines;
    expect(dragged(1)).toEqual([line(0, 1)]);
    expect(dragged([0.9, 0.9])).toEqual([line(0, 2)]);
    expect(dragged(0)).toEqual([]);
  });

  it('label only what labels speak of', () => {
    expect(applyTo('A', vertex(0), now(), takesOf(onVertices)).drawing.labels).toEqual(['A', 'C']);
    expect(applyTo('A', vertex(0), now(), takesOf(onLines)).drawing.labels).toBeNull();
  });
});

describe('history', () => {
  const none: History<number> = { past: [], future: [] };

  it('goes back and forth', () => {
    const twice = recorded(recorded(none, 1), 2);
    const [back, two] = undone(twice, 3) ?? [none, NaN];
    expect(two).toBe(2);
    expect(redone(back, two)).toEqual([{ past: [1, 2], future: [] }, 3]);
    expect(recorded(back, two).future).toEqual([]);
    expect(undone(none, 3)).toBeNull();
    expect(redone(none, 3)).toBeNull();
  });

  it('is bounded', () => {
    const long = Array.from({ length: 500 }, (_, i) => i).reduce(recorded<number>, none);
    expect(long.past).toHaveLength(200);
    expect(long.past.at(-1)).toBe(499);
  });
});

describe('the keyboard', () => {
  const edge = drawing(2, line(0, 1));
  const first: Drafting = { drawing: edge, selection: { kind: 'vertex', at: 0 }, pending: null };
  const press = (key: string, now = first, shiftKey = false) =>
    applyKey({ key, shiftKey }, 'delete', now, takesOf(onVertices));

  it('moves the selected vertex, further with Shift', () => {
    expect(press('ArrowRight')?.drawing.points[0]).toEqual([0.02, 0]);
    expect(press('ArrowUp', first, true)?.drawing.points[0]).toEqual([0, -0.1]);
  });

  it('deletes, and uses the tool', () => {
    expect(press('Delete')?.drawing.points).toHaveLength(1);
    expect(press('Enter')?.drawing.lines).toEqual([]);
  });

  it('means nothing without a selection', () => {
    expect(press('Enter', { ...first, selection: null })).toBeNull();
    expect(press('q')).toBeNull();
  });

  it('visits vertices, then lines, and goes round', () => {
    expect(neighbour(edge, null, 1)).toEqual({ kind: 'vertex', at: 0 });
    expect(neighbour(edge, { kind: 'vertex', at: 1 }, 1)).toEqual({ kind: 'line', at: 0 });
    expect(neighbour(edge, { kind: 'line', at: 0 }, 1)).toEqual({ kind: 'vertex', at: 0 });
    expect(neighbour(edge, { kind: 'vertex', at: 0 }, -1)).toEqual({ kind: 'line', at: 0 });
    expect(neighbour(drawing(0), null, 1)).toBeNull();
  });
});
