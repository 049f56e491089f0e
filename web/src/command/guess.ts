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

/** Words between a game and its board that say nothing. */
const FILLERS = ['on', 'with', 'the', 'graph', 'of', 'em', 'no', 'na', 'com', 'o', 'a', 'grafo', 'de'];

/** A single capital is a stack or a family of graphs. */
const isFiller = (word: string): boolean => FILLERS.includes(word.length === 1 ? word : plain(word));

/**
 * The problem texts that a text may mean, likely ones first; empty where it names neither a game nor a board. Some graphs are known
 * by their names alone.
 */
export function guesses(text: string, games: GameInfo[], graphs: string[]): string[] {
  const given = text.trim();
  if (given === '') return [];
  if (given.includes(':')) return [given];
  const words = given.replace(GLUED, '$1 $2').split(/\s+/);
  for (let n = words.length - 1; n > 0; n--) {
    const game = named(words.slice(0, n).join(' '), games);
    if (game) return problems(game, words.slice(n));
  }
  // A game that needs nothing but a graph.
  const any = games.find(({ instance }) => instance.kind === 'graph' && instance.tokens === 'none');
  return any && isGraph(given, words, graphs) ? problems(any, given.split(/\s+/)) : [];
}

/** A word and the numbers that follow it at once, as in hex5x5. */
const GLUED = /^(\p{L}[\p{L}-]+)(\d.*)$/u;

function problems({ id, instance }: GameInfo, words: string[]): string[] {
  const telling = words.filter((word) => !isFiller(word));
  return [...new Set(boardTexts(telling, instance))].map((board) => `${id}:${board}`);
}

/** Whether a text looks like a graph: K5, grid(3,4), path 5, petersen. */
function isGraph(text: string, [first = '', ...rest]: string[], graphs: string[]): boolean {
  if (rest.length > 0) return plain(first) in FAMILIES && rest.every((word) => /^[\d,x]+$/.test(word));
  return graphs.includes(plain(text)) || /^\d*[A-Z]\d+(,\d+)*$|^[a-z]+\d?\([\d,.]+\)$/.test(text);
}

/** The game with this id or name, in either language; accents and capitals do not matter. */
function named(text: string, games: GameInfo[]): GameInfo | undefined {
  const sought = plain(text);
  return games.find(({ id, name }) => [id, id.replaceAll('-', ' '), name.en, name.pt].some((each) => plain(each) === sought));
}

/** Between the numbers of a board of this kind. */
const SEPARATORS: Partial<Record<Board['kind'], string>> = { grid: 'x', plane: 'x', power: '^' };

/** Boards that are graphs. */
const GRAPHS: Board['kind'][] = ['graph', 'multigraph'];

/** Boards that are lists. */
const SEPARATED: Board['kind'][] = ['heaps', 'pair', 'stacks'];

function boardTexts(words: string[], { kind }: Board): string[] {
  const numbers = words.flatMap((word) => word.split(',')).filter(Boolean);
  if (numbers.every((word) => /^\d+$/.test(word))) {
    const separator = SEPARATORS[kind] ?? ',';
    const square = separator === 'x' && numbers.length === 1 ? [`${numbers[0]}x${numbers[0]}`] : [];
    return [...square, numbers.join(separator)];
  }
  if (SEPARATED.includes(kind)) return [numbers.join(',')];
  const [first = '', ...rest] = words;
  const family = FAMILIES[plain(first)] ?? first;
  const sizes = rest.flatMap((word) => word.split(/[,x]/)).filter(Boolean);
  // The names of graphs have small letters.
  if (rest.length === 0) return [/^\p{L}{2,}$/u.test(first) && GRAPHS.includes(kind) ? plain(first) : first];
  return [family.length === 1 ? `${family}${sizes.join(',')}` : `${family}(${sizes.join(',')})`, words.join('')];
}
