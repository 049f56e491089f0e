// A problem as a form fills it in, and its text.

import type { GameInfo, Position } from '../api/types';

export interface Setup {
  instance: string;
  /** Every key with a value, also the common ones: convention, first, pass, start. */
  keys: Record<string, string>;
}

/** The keys that games have in common, as far as this one accepts them, with their defaults. */
export function commonKeys(game: GameInfo): Record<string, string> {
  const convention = game.conventions[0] ?? 'normal';
  const order: Record<string, string> = game.fixed_order ? {} : { first: 'alice', pass: 'none' };
  return { convention, ...order, ...(game.start ? { start: '' } : {}) };
}

const defaults = (game: GameInfo): Record<string, string> => ({
  ...commonKeys(game),
  ...Object.fromEntries(game.keys.map((key) => [key.name, key.default])),
});

/** The values of an option, without those that need a value of another key which is not chosen. */
export function offered<T extends string>(game: GameInfo, keys: Record<string, string>, key: string, values: T[]): T[] {
  const lacking = game.needs.filter((need) => need.key === key && keys[need.with] !== need.needed);
  return values.filter((value) => !lacking.some((need) => need.value === value));
}

/** The keys after a change: options that no longer have what they need are back at their defaults. */
export function fitting(game: GameInfo, keys: Record<string, string>): Record<string, string> {
  const usual = defaults(game);
  const lacking = game.needs.filter((need) => keys[need.key] === need.value && keys[need.with] !== need.needed);
  return { ...keys, ...Object.fromEntries(lacking.map(({ key }) => [key, usual[key] ?? ''])) };
}

export const blank = (game: GameInfo): Setup => ({ instance: '', keys: defaults(game) });

/** The form for a position's start, if that is a single problem of this game. */
export function setupOf(game: GameInfo, position: Position | null): Setup | null {
  if (!position) return null;
  const [summand, ...others] = position.summands;
  if (!summand || others.length > 0 || summand.game !== game.id) return null;
  const { convention, first } = position;
  const given: Record<string, string> = { convention, first, pass: position.pass ?? 'none', start: summand.start.join(';') };
  const common = Object.fromEntries(Object.keys(commonKeys(game)).map((name) => [name, given[name] ?? '']));
  return { instance: summand.instance, keys: { ...defaults(game), ...summand.keys, ...common } };
}

/** The board of a problem text: what comes after the game and its options. */
export const boardPart = (problem: string): string => problem.replace(/^[\w-]+(?:\{[^}]*\})?:/, '');

/** Values that contain characters of the grammar are put in parentheses. */
const quoted = (value: string) => (/[,}]/.test(value) && !value.startsWith('(') ? `(${value})` : value);

/** The problem text: only what differs from the defaults is written. */
export function textOf(game: GameInfo, { instance, keys }: Setup): string {
  const usual = defaults(game);
  const given = Object.entries(keys).filter(([name, value]) => value.trim() !== '' && value !== usual[name]);
  const list = given.map(([name, value]) => `${name}=${quoted(value.trim())}`).join();
  return `${game.id}${list ? `{${list}}` : ''}:${instance.trim()}`;
}
