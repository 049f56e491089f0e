import { describe, expect, it } from 'vitest';
import type { GraphView, View } from '../api/types';
import type { Choice } from './choice';
import { chipsFor, colouringOf, hueClass, hueValue } from './colours';
import { hueOfMove, offerAt } from './kinds';

const plain: GraphView = { vertices: ['taken', 'dead', 'taken', 'free'], edges: [], labels: null, tokens: [] };
const graph: GraphView = { ...plain, colours: [1, null, 2, null], free_colours: [[], [], [], [1, 3]] };
const view: View = { kind: 'graph', view: graph };
const sum: View = { kind: 'several', view: [{ kind: 'graph', view: plain }, view] };

const choice = (text: string, vertex: number): Choice => ({
  text,
  places: [{ kind: 'element', at: vertex }],
  result: null,
  strength: 0,
  note: '',
  title: text,
});
const given = [choice('3:1', 3), choice('3:3', 3)];

describe('a colouring', () => {
  it('tells what each vertex has, may get and may not get', () => {
    expect(colouringOf(graph)).toEqual({
      colours: [1, 2, 3],
      counts: new Map([
        [1, 1],
        [2, 1],
      ]),
      vertices: [
        { colour: 1, free: [], forbidden: [], stuck: false },
        { colour: null, free: [], forbidden: [1, 2], stuck: true },
        { colour: 2, free: [], forbidden: [], stuck: false },
        { colour: null, free: [1, 3], forbidden: [2], stuck: false },
      ],
    });
  });

  it('is only there where vertices take colours', () => {
    expect(colouringOf(plain)).toBeNull();
  });
});

describe('a vertex that takes colours', () => {
  it('is found by its place, also on a board of a sum', () => {
    expect(offerAt(view, 'element:3', given)?.gifts.map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(offerAt(sum, 'part:1/element:3', given)?.gifts).toHaveLength(3);
    expect(offerAt(sum, 'part:0/element:3', given)).toBeNull();
    expect(offerAt(view, 'line:3', given)).toBeNull();
    expect(offerAt({ kind: 'heaps', view: [3] }, 'element:0', given)).toBeNull();
  });
});

describe('the palette', () => {
  it('has all colours of the board, those that no move gives without a move', () => {
    const chips = chipsFor({ graph: graph as never, vertex: 3 }, given);
    expect(chips.map(({ colour, choice }) => [colour, choice?.text])).toEqual([
      [1, '3:1'],
      [2, undefined],
      [3, '3:3'],
    ]);
  });
});

describe('a move', () => {
  it('gives the colour that is written last, where there is a choice', () => {
    expect(given.map((move) => hueOfMove(view, given, move))).toEqual([1, 3].map(hueValue));
  });

  it('gives the least free colour, where there is none', () => {
    const greedy = choice('3', 3);
    expect(hueOfMove(view, [greedy], greedy)).toBe(hueValue(1));
  });

  it('gives none elsewhere', () => {
    const move = choice('3', 3);
    expect(hueOfMove({ kind: 'graph', view: plain }, [move], move)).toBeNull();
    expect(hueOfMove(view, [], { ...move, places: [] })).toBeNull();
  });
});

it('hues end, numbers go on', () => {
  expect([1, 12, 13, 255].map(hueClass)).toEqual(['hue-1', 'hue-12', 'hue-more', 'hue-more']);
  expect(hueValue(2)).toBe('var(--hue-2)');
});
