import { describe, expect, it } from 'vitest';
import type { Place } from '../api/types';
import { best, candidates, type Choice, placeText, touch } from './choice';

const element = (at: number): Place => ({ kind: 'element', at });
const left = (of: number, objects: number): Place => ({ kind: 'left', of, objects });
const choice = (text: string, ...places: Place[]): Choice => ({
  text,
  places,
  result: null,
  strength: 0,
  note: '',
  title: text,
});

describe('places as texts', () => {
  it('tells places apart and nests parts', () => {
    expect(placeText(element(3))).toBe('element:3');
    expect(placeText({ kind: 'line', at: 2 })).toBe('line:2');
    expect(placeText(left(0, 2))).toBe('left:0:2');
    expect(placeText({ kind: 'part', part: 1, place: left(0, 2) })).toBe('part:1/left:0:2');
  });
});

describe('candidates', () => {
  const pins = [choice('0-1', element(0), element(1)), choice('0', element(0)), choice('1', element(1))];

  it('go through every touched place, exact matches first', () => {
    expect(candidates(pins, ['element:0']).map(({ text }) => text)).toEqual(['0', '0-1']);
    expect(candidates(pins, ['element:0', 'element:1']).map(({ text }) => text)).toEqual(['0-1']);
    expect(candidates(pins, [])).toBe(pins);
  });
});

describe('touching', () => {
  const pins = [choice('0-1', element(0), element(1)), choice('0', element(0)), choice('3', element(3))];

  it('plays a move at once if there is only one', () => {
    expect(touch(pins, [], 'element:3')).toEqual({ play: '3' });
  });

  it('waits for another place among several moves', () => {
    expect(touch(pins, [], 'element:0')).toEqual({ touched: ['element:0'] });
    expect(touch(pins, ['element:0'], 'element:1')).toEqual({ play: '0-1' });
  });

  it('settles on the exact move when a place is touched again', () => {
    expect(touch(pins, ['element:0'], 'element:0')).toEqual({ play: '0' });
  });

  it('lets go of a place with several such moves', () => {
    const colours = [choice('0:1', element(0)), choice('0:2', element(0))];
    expect(touch(colours, [], 'element:0')).toEqual({ touched: ['element:0'] });
    expect(touch(colours, ['element:0'], 'element:0')).toEqual({ touched: [] });
  });

  it('counts a place that a move shows on twice as one', () => {
    const tokens = [choice('0>1', element(0), element(1)), choice('0>0', element(0), element(0))];
    expect(touch(tokens, [], 'element:0')).toEqual({ touched: ['element:0'] });
    expect(touch(tokens, ['element:0'], 'element:0')).toEqual({ play: '0>0' });
  });

  it('lets go of a place that is no move by itself', () => {
    const tokens = [choice('0>1', element(0), element(1)), choice('0>2', element(0), element(2))];
    expect(touch(tokens, ['element:0'], 'element:0')).toEqual({ touched: [] });
  });

  it('starts over at a place that does not go with the others', () => {
    const tokens = [
      choice('0>1', element(0), element(1)),
      choice('0>2', element(0), element(2)),
      choice('1>4', element(3), element(4)),
      choice('1>5', element(3), element(5)),
    ];
    expect(touch(tokens, ['element:0'], 'element:3')).toEqual({ touched: ['element:3'] });
  });
});

describe('the best choice', () => {
  const judged = (text: string, result: Choice['result'], strength: number) => ({ ...choice(text), result, strength });

  it('wins soonest, else draws, else loses latest', () => {
    const all = [
      judged('loss', 'loss', 0.9),
      judged('slow', 'win', 0.1),
      judged('quick', 'win', 0.8),
      judged('draw', 'draw', 1),
    ];
    expect(best(all)?.text).toBe('quick');
    expect(best([judged('soon', 'loss', 0.2), judged('late', 'loss', 0.7)])?.text).toBe('late');
  });

  it('is unknown where no result is known', () => {
    expect(best([choice('a')])).toBeUndefined();
  });
});
