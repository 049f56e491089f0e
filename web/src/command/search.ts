// Finding games by words and by the kind of their board.

import type { Board, GameInfo } from '../api/types';

export type BoardFilter = Board['kind'] | 'any';

/** Letters without their accents, so that `mare` finds `maré`. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The kinds of boards that games are played on, in the order of the games. */
export const boardKinds = (games: GameInfo[]): Board['kind'][] => [...new Set(games.map((game) => game.instance.kind))];

/** Games on the kind of board whose names or rules, in either language, contain every word; matching names come first. */
export function matching(games: GameInfo[], words: string, board: BoardFilter): GameInfo[] {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  const holds = (...texts: string[]) => sought.every((word) => plain(texts.join(' ')).includes(word));
  const fitting = games.filter((game) => board === 'any' || game.instance.kind === board);
  const byName = fitting.filter(({ id, name }) => holds(id, name.en, name.pt));
  const byRules = fitting.filter((game) => !byName.includes(game) && holds(game.id, game.name.en, game.name.pt, game.rules.en, game.rules.pt));
  return [...byName, ...byRules];
}
