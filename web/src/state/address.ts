// The part of the address after #: everything that a link restores.

import type { Player, Point } from '../api/types';

export type Seat = 'person' | 'computer';
export type Seats = Record<Player, Seat>;

/** The content of the address while a problem is on the board. */
export interface PlayAddress {
  screen: 'play';
  /** The problem with the moves played so far. */
  problem: string;
  seats: Seats;
  /** How often the computer chooses a best move, in per cent. */
  strength: number;
  /** Whether results are shown, which a link must ask for. */
  values: boolean;
  /** How many moves were played before the puzzle that this is; null if it is none. */
  puzzle: number | null;
  /** Where a person put the vertices of each board; empty where the server's layout is used. */
  places: Point[][];
}

/** The content of the address while a board is drawn or set up. */
export interface DrawAddress {
  screen: 'draw';
  /** The problem as far as it is set up. */
  problem: string;
  places: Point[][];
}

/** The content of the address while a reduction is shown. */
export interface ReductionAddress {
  screen: 'reduction';
  /** Which one; empty while none is chosen. */
  reduction: string;
  instance: string;
  /** The moves played on each side. */
  source: string[];
  target: string[];
}

/** The content of the address while a table is shown. */
export interface TableAddress {
  screen: 'table';
  /** A problem text with {n}. */
  family: string;
  from: number;
  to: number;
  /** What the table shows: what the problems are about, or who wins. */
  want: 'auto' | 'winner';
}

/** `game` is an old link to the set-up of a game. */
export type Address = { screen: 'start' } | { screen: 'game'; game: string } | DrawAddress | PlayAddress | ReductionAddress | TableAddress;

/** Characters of problem texts that need no escaping in an address. */
const PLAIN = /%(3A|2C|3B|40|2F)/g;

const encode = (text: string) => encodeURIComponent(text).replace(PLAIN, decodeURIComponent);

/** Coordinates are written in thousandths: `250,0;500,1000`, boards separated by `_`. */
const encodePlaces = (places: Point[][]) =>
  places.map((points) => points.map((point) => point.map((x) => Math.round(x * 1000)).join()).join(';')).join('_');

/** Places are in or near the unit square; points far outside are ignored. */
const FARTHEST = 10;

function decodePlaces(text: string): Point[][] {
  const number = (digits: string | undefined) => Math.min(FARTHEST, Math.max(-FARTHEST, Number(digits) / 1000 || 0));
  const point = (pair: string): Point => [number(pair.split(',')[0]), number(pair.split(',')[1])];
  return text.split('_').map((points) => points.split(';').filter(Boolean).map(point));
}

export function writeAddress(address: Address): string {
  if (address.screen === 'start') return '#games';
  if (address.screen === 'game') return `#game=${encode(address.game)}`;
  if (address.screen === 'draw') return `#draw=${encode(address.problem)}${placesField(address.places)}`;
  if (address.screen === 'reduction') return writeReduction(address);
  if (address.screen === 'table') return writeTable(address);
  const { problem, seats, strength, values, puzzle, places } = address;
  const fields = [
    `problem=${encode(problem)}`,
    `alice=${seats.alice}`,
    `bob=${seats.bob}`,
    `strength=${strength}`,
    `values=${values ? 1 : 0}`,
    ...(puzzle === null ? [] : [`puzzle=${puzzle}`]),
  ];
  return `#${fields.join('&')}${placesField(places)}`;
}

const placesField = (places: Point[][]): string => (places.some((points) => points.length > 0) ? `&at=${encodePlaces(places)}` : '');

const writeTable = ({ family, from, to, want }: TableAddress): string =>
  `#table=${encode(family)}&from=${from}&to=${to}${want === 'winner' ? '&want=winner' : ''}`;

/** A link to a problem, with people on both sides. */
export const playLink = (problem: string): string =>
  writeAddress({ screen: 'play', problem, seats: { alice: 'person', bob: 'person' }, strength: 100, values: false, puzzle: null, places: [] });

function writeReduction({ reduction, instance, source, target }: ReductionAddress): string {
  if (!reduction) return '#reductions';
  const moves = (side: string[]) => encode(side.join('.'));
  const fields = [`reduction=${encode(reduction)}`, `instance=${encode(instance)}`];
  if (source.length > 0) fields.push(`source=${moves(source)}`);
  if (target.length > 0) fields.push(`target=${moves(target)}`);
  return `#${fields.join('&')}`;
}

/** Parses any text: missing or invalid parts get their defaults. */
export function readAddress(hash: string): Address {
  const fields = new Map<string, string>();
  for (const field of hash.replace(/^#/, '').split('&')) {
    const [name = '', ...rest] = field.split('=');
    fields.set(name, decode(rest.join('=')));
  }
  if (fields.has('reductions') || fields.has('reduction')) return readReduction(fields);
  const family = fields.get('table');
  if (family) return { screen: 'table', family, from: whole(fields.get('from'), 0), to: whole(fields.get('to'), 40), want: fields.get('want') === 'winner' ? 'winner' : 'auto' };
  const game = fields.get('game');
  if (game) return { screen: 'game', game };
  const places = fields.has('at') ? decodePlaces(fields.get('at') ?? '') : [];
  const drawn = fields.get('draw');
  if (drawn) return { screen: 'draw', problem: drawn, places };
  const problem = fields.get('problem');
  if (!problem) return { screen: 'start' };
  const seat = (player: Player): Seat => (fields.get(player) === 'computer' ? 'computer' : 'person');
  return {
    screen: 'play',
    problem,
    seats: { alice: seat('alice'), bob: seat('bob') },
    strength: percent(fields.get('strength')),
    values: fields.get('values') === '1',
    puzzle: /^\d{1,4}$/.test(fields.get('puzzle') ?? '') ? Number(fields.get('puzzle')) : null,
    places,
  };
}

function readReduction(fields: Map<string, string>): ReductionAddress {
  const moves = (side: string) => (fields.get(side) ?? '').split('.').filter(Boolean);
  const [reduction, instance] = [fields.get('reduction') ?? '', fields.get('instance') ?? ''];
  return { screen: 'reduction', reduction, instance, source: moves('source'), target: moves('target') };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function whole(text: string | undefined, usual: number): number {
  const number = Number(text ?? usual);
  return Number.isSafeInteger(number) && number >= 0 ? number : usual;
}

function percent(text: string | undefined): number {
  const number = Number(text ?? 100);
  return Number.isFinite(number) ? Math.min(100, Math.max(0, Math.round(number))) : 100;
}
