import { expect, test } from 'vitest';
import type { GraphView, Played, View } from '../api/types';
import { withOwners } from './owners';

const path: GraphView = {
  vertices: ['dead', 'dead', 'free', 'free'],
  edges: [{ from: 0, to: 1, directed: false, mark: 'dead' }],
  labels: null,
  tokens: [],
};
const chose = (who: 'alice' | 'bob', at: number): Played => ({ text: `${at}`, who, places: [{ kind: 'element', at }] });

test('what was chosen and is out of play belongs to its player', () => {
  const shown = withOwners({ kind: 'graph', view: path }, [chose('alice', 0), chose('bob', 2)]);
  expect(shown).toEqual({ kind: 'graph', view: { ...path, vertices: ['alice', 'dead', 'free', 'free'] } });
});

test('lines have owners too', () => {
  const cut: Played = { text: '0-1', who: 'bob', places: [{ kind: 'line', at: 0 }] };
  const shown = withOwners({ kind: 'graph', view: path }, [cut]);
  expect(shown.kind === 'graph' && shown.view.edges[0]?.mark).toBe('bob');
});

test('tokens only pass by', () => {
  const view: View = { kind: 'graph', view: { ...path, tokens: [3] } };
  expect(withOwners(view, [chose('alice', 0)])).toEqual(view);
});

test('what is on offer belongs to nobody yet', () => {
  const view: View = { kind: 'graph', view: { ...path, vertices: ['offered', 'bob', 'free', 'free'] } };
  expect(withOwners(view, [chose('alice', 0)])).toEqual(view);
});

test('in a sum each board has its own past', () => {
  const sum: View = { kind: 'several', view: [{ kind: 'graph', view: path }, { kind: 'graph', view: path }] };
  const move: Played = { text: '1:1', who: 'bob', places: [{ kind: 'part', part: 1, place: { kind: 'element', at: 1 } }] };
  const second = { ...path, vertices: ['dead', 'bob', 'free', 'free'] };
  expect(withOwners(sum, [move])).toEqual({ kind: 'several', view: [sum.view[0], { kind: 'graph', view: second }] });
});
