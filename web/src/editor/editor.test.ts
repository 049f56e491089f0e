import { describe, expect, it } from 'vitest';
import type { Board, GraphAnswer, Point } from '../api/types';
import {
  addLine,
  addToken,
  addVertex,
  type Drawing,
  EMPTY,
  freePoint,
  place,
  removeVertex,
  setLabel,
  setMark,
  type Sets,
  setWeight,
  takesOf,
} from './drawing';
import { type History, recorded, redone, undone } from './history';
import { applyKey, neighbour } from './keys';
import { renamed, settled, shownName, vertexText } from './names';
import { startText, withStart } from './start';
import { drawingOf, instanceText } from './text';
import { applyDrag, applyTo, applyToGround, type Drafting, toolsFor } from './tools';

const onVertices: Board = { kind: 'graph', arcs: false, labels: 'vertices', tokens: 'none' };
const onLines: Board = { kind: 'graph', arcs: false, labels: 'lines', tokens: 'one' };
const withArcs: Board = { kind: 'graph', arcs: true, labels: null, tokens: 'several' };
const joined: Board = { kind: 'graph', arcs: false, labels: null, tokens: 'two' };
const weighted: Board = { kind: 'multigraph', token: true };

const points = (n: number) => Array.from({ length: n }, (_, v): Point => [v / 10, 0]);
const line = (from: number, to: number, more = {}) => ({ from, to, directed: false, weight: 1, label: null, ...more });
const drawing = (n: number, ...lines: Drawing['lines']): Drawing => ({ ...EMPTY, points: points(n), lines });

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
    format: null,
    from_one: false,
    vertices: 3,
    names: [],
    edges: [
      { from: 0, to: 1, directed: false, weight: 1 },
      { from: 1, to: 2, directed: false, weight: 2 },
    ],
    labels,
    marks,
    layout: points(3),
    formats: { braces: null, g6: null, s6: null, dot: null, edges: null, dimacs: null, json: null, gml: null, graphml: null },
    classes: [],
  });

  it('read back as the same text', () => {
    expect(instanceText(drawingOf(answer('ABC', []), onVertices), onVertices)).toBe('{0-1 1-2}[ABC]');
    expect(instanceText(drawingOf(answer('AB', [2]), onLines), onLines)).toBe('{0-1 1-2}[AB]@2');
    expect(instanceText(drawingOf(answer(null, [0]), weighted), weighted)).toBe('{0-1 1-2*2}@0');
  });
});

describe('names', () => {
  const named = (names: string[], ...lines: Drawing['lines']): Drawing => ({ ...drawing(names.length, ...lines), names });

  it('stand in quotes in the list, each before a line that would name it out of order', () => {
    expect(instanceText(named(['a', 'b', ''], line(0, 1)), onVertices)).toBe('{"a"-"b" "2"}');
    expect(instanceText(named(['a', 'b', 'c'], line(2, 0)), onVertices)).toBe('{"a" "b" "c" "c"-"a"}');
    expect(instanceText({ ...named(['a', 'x-y'], line(0, 1)), tokens: [1] }, onLines)).toBe('{"a"-"x-y"}@"x-y"');
  });

  it('are bare in moves where they can be', () => {
    const names = ['São Paulo', 'a.b', 'pass', '', 'q"q'];
    expect(names.map((_, v) => vertexText(names, v))).toEqual(['São Paulo', '"a.b"', '"pass"', '3', '"q\\"q"']);
  });

  it('differ: a name that another vertex has is refused, its own number is none', () => {
    expect(renamed(null, 3, 1, '2')).toBeNull();
    expect(renamed(['a', '', ''], 3, 1, 'a')).toBeNull();
    expect(renamed(['a', '', ''], 3, 1, ' b  c ')).toEqual({ names: ['a', 'b c', ''] });
    expect(renamed(['a', '', ''], 3, 0, '')).toEqual({ names: null });
    expect(renamed(null, 3, 1, 'a\u0007')).toBeNull();
  });

  it('stay different when vertices come and go', () => {
    // A list from 1 to 3: the next vertex is number 3, which is a name.
    const listed = addVertex(named(['1', '2', '3']), [0, 0]);
    expect([0, 1, 2, 3].map((v) => shownName(listed.names, v))).toEqual(['1', '2', '3', '4']);
    const fewer = removeVertex(named(['', '', '1', ''], line(2, 3)), 0);
    expect(new Set([0, 1, 2].map((v) => shownName(fewer.names, v))).size).toBe(3);
    expect(settled(null)).toBeNull();
  });
});

describe('what is set up before play', () => {
  const sets = (form: Sets['form'], more: Partial<Sets> = {}): Sets => ({ form, onLines: false, colours: 3, tokens: 2, ...more });
  const vertex = (at: number) => ({ kind: 'vertex' as const, at });
  const path = drawing(3, line(0, 1), line(1, 2));

  it('is written as the form says, and read back', () => {
    const cases: [Drawing, Sets, string][] = [
      [setMark(setMark(path, vertex(0), 'x'), vertex(2), 'x'), sets('chosen'), '0;2'],
      [setMark(setMark(path, vertex(0), 'A'), vertex(1), 'B'), sets('owned'), 'A:0;B:1'],
      [setMark(path, vertex(1), '2'), sets('coloured'), '1:2'],
      [setMark(path, { kind: 'line', at: 1 }, 'B'), sets('owned', { onLines: true }), 'B:1-2'],
      [place(place(path, 2, 2), 0, 2), sets('placed'), '2;0'],
      [{ ...setMark(path, vertex(1), '2'), names: ['a', 'b:c', 'd;e'] }, sets('coloured'), '"b:c":2'],
      [{ ...setMark(path, vertex(2), 'x'), names: ['a', 'b:c', 'd;e'] }, sets('chosen'), '"d;e"'],
    ];
    for (const [set, form, text] of cases) {
      expect(startText(set, form)).toBe(text);
      expect(startText(withStart({ ...path, names: set.names }, form, text), form)).toBe(text);
    }
  });

  it('is taken away by a second click, and by an empty text', () => {
    const once = setMark(path, vertex(0), 'A');
    expect(startText(setMark(once, vertex(0), 'A'), sets('owned'))).toBe('');
    expect(startText(withStart(once, sets('owned'), ''), sets('owned'))).toBe('');
    expect(withStart(path, sets('owned'), '')).toBe(path);
  });

  it('counts parallel lines, and waits until all tokens are placed', () => {
    const double = drawing(2, line(0, 1), line(0, 1, { mark: 'x' }));
    expect(startText(double, sets('chosen', { onLines: true }))).toBe('0-1#2');
    expect(startText(place(path, 1, 2), sets('placed'))).toBe('');
    expect(place(place(place(path, 0, 2), 1, 2), 2, 2).placed).toEqual([2]);
  });

  it('has tools of its own', () => {
    const tools = (form: Sets['form']) => toolsFor(takesOf({ ...onVertices, labels: null }, sets(form))).slice(4);
    expect(tools('coloured').map(({ tool, key }) => `${tool} ${key}`)).toEqual(['set:1 1', 'set:2 2', 'set:3 3']);
    expect(tools('owned').map(({ tool }) => tool)).toEqual(['set:A', 'set:B']);
    expect(tools('placed').map(({ tool }) => tool)).toEqual(['place']);
    const now: Drafting = { drawing: path, selection: null, pending: null };
    const takes = takesOf(onVertices, sets('chosen'));
    expect(applyTo('set:x', vertex(1), now, takes).drawing.marks).toEqual(['', 'x', '']);
    expect(applyTo('set:x', { kind: 'line', at: 0 }, now, takes).drawing).toBe(path);
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

  it('goes to the nearest vertex, and moves the selected one with Shift', () => {
    expect(press('ArrowRight')?.selection).toEqual({ kind: 'vertex', at: 1 });
    expect(press('ArrowUp')).toEqual(first);
    expect(press('ArrowUp', first, true)?.drawing.points[0]).toEqual([0, -0.05]);
    expect(press('ArrowLeft', { ...first, selection: null })?.selection).toEqual({ kind: 'vertex', at: 0 });
  });

  it('adds vertices', () => {
    const none: Drafting = { drawing: EMPTY, selection: null, pending: null };
    const one = applyKey({ key: 'Enter', shiftKey: false }, 'vertex', none, takesOf(onVertices));
    expect(one).toMatchObject({ drawing: { points: [[0.5, 0.5]] }, selection: { kind: 'vertex', at: 0 } });
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
