// Reads what a person types as a problem text, forgivingly: `nim 3 4 5` is nim:3,4,5.

import type { Board, GameInfo } from '../api/types';
import { plain } from './search';

/** Words for graphs, in both languages, and the letter of their family. */
const FAMILIES: Record<string, string> = {
  path: 'P',
  caminho: 'P',
  cycle: 'C',
  ciclo: 'C',
  complete: 'K',
  completo: 'K',
  star: 'S',
  estrela: 'S',
  wheel: 'W',
  roda: 'W',
  cube: 'Q',
  cubo: 'Q',
  grade: 'grid',
};

/** The problem texts that a text may mean, likely ones first; empty where it names no game. */
export function guesses(text: string, games: GameInfo[]): string[] {
  const given = text.trim();
  if (given === '') return [];
  if (given.includes(':')) return [given];
  const words = given.split(/\s+/);
  for (let n = words.length - 1; n > 0; n--) {
    const game = named(words.slice(0, n).join(' '), games);
    if (game) return [...new Set(boardTexts(words.slice(n), game.instance))].map((board) => `${game.id}:${board}`);
  }
  return [];
}

/** The game with this id or name, in either language; accents and capitals do not matter. */
function named(text: string, games: GameInfo[]): GameInfo | undefined {
  const sought = plain(text);
  return games.find(({ id, name }) => [id, id.replaceAll('-', ' '), name.en, name.pt].some((each) => plain(each) === sought));
}

/** Between the numbers of a board of this kind. */
const SEPARATORS: Partial<Record<Board['kind'], string>> = { grid: 'x', plane: 'x', power: '^' };

function boardTexts(words: string[], { kind }: Board): string[] {
  const numbers = words.flatMap((word) => word.split(',')).filter(Boolean);
  if (numbers.every((word) => /^\d+$/.test(word))) {
    const separator = SEPARATORS[kind] ?? ',';
    const square = separator === 'x' && numbers.length === 1 ? [`${numbers[0]}x${numbers[0]}`] : [];
    return [...square, numbers.join(separator)];
  }
  const [first = '', ...rest] = words;
  const family = FAMILIES[plain(first)] ?? first;
  const sizes = rest.flatMap((word) => word.split(/[,x]/)).filter(Boolean);
  const named = family.length === 1 ? `${family}${sizes.join(',')}` : `${family}(${sizes.join(',')})`;
  return rest.length > 0 ? [named, words.join('')] : [words.join('')];
}
