import { expect, test } from 'vitest';
import { type PlayAddress, type ReductionAddress, readAddress, writeAddress } from './address';

const play: PlayAddress = {
  screen: 'play',
  problem: 'digraph:{0>1 1>0}@0;1 + nim:3,5//1:0>2.0:0>1',
  seats: { alice: 'computer', bob: 'person' },
  strength: 85,
  values: false,
  puzzle: null,
  places: [
    [
      [0.25, -0.3],
      [1, 0.5],
    ],
    [],
  ],
};

const unchosen: ReductionAddress = { screen: 'reduction', reduction: '', instance: '', source: [], target: [] };
const reduction = { ...unchosen, reduction: 'x-to-y', instance: 'x{k=2}:(1 -2)(2)', source: ['1:T', '2:F'], target: ['0>3'] };

test('what is written is read back', () => {
  expect(readAddress(writeAddress(play))).toEqual(play);
  expect(readAddress(writeAddress({ screen: 'start' }))).toEqual({ screen: 'start' });
  const drawn = { screen: 'draw', problem: 'a:{0-1 1-2}', places: play.places } as const;
  expect(readAddress(writeAddress({ ...drawn, places: [...play.places] }))).toEqual(drawn);
  expect(readAddress(writeAddress({ screen: 'game', game: 'x-y' }))).toEqual({ screen: 'game', game: 'x-y' });
  expect(readAddress(writeAddress(reduction))).toEqual(reduction);
  expect(readAddress(writeAddress(unchosen))).toEqual(unchosen);
});

test('plain problems stay readable', () => {
  expect(writeAddress({ ...play, problem: 'a:3,5;7@1//0', places: [] })).toMatch(/^#problem=a:3,5;7@1\/\/0&/);
});

test('an address written by hand needs only the problem, and shows no results', () => {
  expect(readAddress('#problem=a:P2+P3')).toEqual({
    screen: 'play',
    problem: 'a:P2+P3',
    seats: { alice: 'person', bob: 'person' },
    strength: 100,
    values: false,
    puzzle: null,
    places: [],
  });
});

test('any text is an address', () => {
  for (const text of ['', '#', '#&&=', '#problem=', '#problem=%', '#problem=x&strength=-7&at=;;_a,b', '#x=1&problem=%E0%A4%A']) {
    const address = readAddress(text);
    if (address.screen !== 'play') continue;
    expect(address.strength).toBeGreaterThanOrEqual(0);
    expect(address.places.flat(2).every(Number.isFinite)).toBe(true);
  }
});
