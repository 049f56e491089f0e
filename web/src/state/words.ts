// Moves in words, as a scoresheet writes them. The words follow from where a move shows, not from the game.

import type { GraphView, Place, Played, View } from '../api/types';
import { cellName } from '../board/GridBoard';
import { t } from '../i18n';
import { valueText } from '../parts/valueText';

type Made = Pick<Played, 'text' | 'places'>;

/** Texts of moves that change nothing. */
const IDLE = ['pass', 'none'];

/** What a move did; the view is that of any moment of the play. */
export function moveWords(view: View, { text, places }: Made): string {
  if (IDLE.includes(text)) return t('told.passed');
  if (view.kind === 'several') return partWords(view.view, { text, places });
  const heaps = places.flatMap((place) => (place.kind === 'left' ? [place] : []));
  if (heaps.length > 0) return heaps.map(({ of, objects }) => t('told.left', { heap: pileName(view, of), n: objects, left: objects })).join(', ');
  switch (view.kind) {
    case 'graph':
      return graphWords(view.view, text, places);
    case 'formula':
      return formulaWords(text);
    case 'values':
      return t('told.plain', { move: valueText(text).replace('>', ' → ') });
    case 'grid':
      return text.includes('>') ? t('told.plain', { move: cellsLabel(view, text, elementOf(places[0])) }) : t('told.chose', { what: text });
    default:
      return text.includes('>') ? t('told.plain', { move: pilesLabel(view, text) ?? arrows(text) }) : t('told.chose', { what: text });
  }
}

/** How texts of moves write where from and where to, as read by people. */
const arrows = (text: string): string => text.replaceAll('>', ' → ').replaceAll(';', ', ');

const elementOf = (place: Place | undefined): number | undefined => (place?.kind === 'element' ? place.at : undefined);

/** What a pile is called where it stands. */
function pileName(view: View, at: number): string {
  const number = at + 1;
  if (view.kind === 'stacks') return t('board.stack', { number });
  const pile = view.kind === 'piles' ? view.view[at] : undefined;
  return t(pile && 'bag' in pile ? 'board.bag' : 'board.heap', { number });
}

/** A move on piles: `1>2`, `1>2;3>0` on several, `1>2,5` where one is split, `both>1,3`; null for other moves. */
function pilesLabel(view: View, text: string): string | null {
  if (view.kind !== 'heaps' && view.kind !== 'piles' && view.kind !== 'stacks') return null;
  const moves = text.split(';').map((part) => /^(\d+|both)>(\d+(?:,\d+)*)$/.exec(part));
  const named = moves.flatMap((found) => {
    const [, heap = '', left = ''] = found ?? [];
    const name = heap === 'both' ? t('label.both') : pileName(view, Number(heap));
    return found ? [`${name} → ${left.replaceAll(',', ', ')}`] : [];
  });
  return named.length === moves.length ? named.join(', ') : null;
}

/** A move of a token on cells: tokens are counted in texts, and named by their cells here. */
function cellsLabel(view: View, text: string, from?: number): string {
  const [, token, to] = /^(\d+)>(\d+,\d+)$/.exec(text) ?? [];
  if (view.kind !== 'grid' || !to) return arrows(text);
  const cell = from ?? view.view.tokens?.[Number(token)];
  return cell === undefined ? arrows(text) : `${cellName(view.view, cell)} → (${to})`;
}

/** A move on one board of a sum, which is named by its number. */
function partWords(boards: View[], { text, places }: Made): string {
  const [first] = places;
  const board = first?.kind === 'part' ? boards[first.part] : undefined;
  if (first?.kind !== 'part' || !board) return t('told.plain', { move: text });
  return t('told.part', { part: first.part + 1, move: moveWords(board, onPart({ text, places })) });
}

/** A move of a sum as the board knows it on which it was made. */
const onPart = ({ text, places }: Made): Made => ({
  text: text.replace(/^\d+:/, ''),
  places: places.flatMap((place) => (place.kind === 'part' ? [place.place] : [])),
});

function graphWords(view: GraphView, text: string, places: Place[]): string {
  if (view.colours) {
    const [, vertex, given] = /^(.+):(\d+)$/.exec(text) ?? [];
    if (vertex && given) return t('told.gets', { vertex, colour: given });
    const colour = view.colours[elementOf(places[0]) ?? -1];
    if (colour != null) return t('told.gets', { vertex: text, colour });
  }
  if (view.tokens.length > 0 && !text.includes('-')) return t('told.went', { where: text.replace(/^.*>/, '').replaceAll(';', ', ') });
  return t('told.chose', { what: text.replaceAll(';', ', ') });
}

function formulaWords(text: string): string {
  const [, variable, value] = /^(\d+):([TF])$/.exec(text) ?? [];
  if (!variable) return t('told.flipped', { variable: text });
  return t('told.set', { variable, value: t(value === 'T' ? 'board.true' : 'board.false') });
}

/** A move in a few characters, for small chips: without the colour or value that it gives. */
export function moveChip({ text, places }: Made): string {
  if (IDLE.includes(text)) return '–';
  const [first] = places;
  if (first?.kind === 'part') return `${first.part + 1}: ${moveChip(onPart({ text, places }))}`;
  const heaps = places.flatMap((place) => (place.kind === 'left' ? [place] : []));
  if (heaps.length > 0) return heaps.map(({ of, objects }) => `${of + 1}→${objects}`).join(' ');
  // A heap that is split: the only place is the heap itself.
  const [, heap, parts] = /^(\d+)>(\d+(?:,\d+)*)$/.exec(text) ?? [];
  if (heap && places.length === 1) return `${Number(heap) + 1}→${parts}`;
  return text.replaceAll(/:(\d+|[TF])(?=;|$)/g, '').replaceAll('>', '→');
}

/** A move that may be made in the position of the view, in a few characters; known by its text only. */
export function moveLabel(view: View, text: string): string {
  if (IDLE.includes(text)) return t('label.pass');
  if (view.kind === 'several') return partLabel(view.view, text);
  const [, first = '', second = ''] = /^([^:>]+)[:>]([^:>]+)$/.exec(text) ?? [];
  if (view.kind === 'formula' && /^[TF]$/.test(second)) {
    return t('label.value', { variable: first, value: t(second === 'T' ? 'board.true' : 'board.false') });
  }
  if (view.kind === 'graph' && view.view.colours && text.includes(':')) return t('label.colour', { vertex: first, colour: second });
  if (view.kind === 'grid') return cellsLabel(view, text);
  return view.kind === 'values' ? valueText(text).replace('>', ' → ') : (pilesLabel(view, text) ?? arrows(text));
}

/** A move on one board of a sum, which is named by its number. */
function partLabel(boards: View[], text: string): string {
  const [, part = '', move = ''] = /^(\d+):(.+)$/.exec(text) ?? [];
  const board = boards[Number(part)];
  return part && board ? t('label.part', { part: Number(part) + 1, move: moveLabel(board, move) }) : text;
}

/** The moves of a line, each in a few characters. */
export function lineLabels(view: View, moves: string[]): string[] {
  let now = view;
  return moves.map((text) => {
    const label = moveLabel(now, text);
    now = afterMove(now, text);
    return label;
  });
}

/** The view with tokens on the cells where they are after a move. Nothing else of a view tells what a move that may be made is called. */
function afterMove(view: View, text: string): View {
  const [, token, row, column] = /^(\d+)>(\d+),(\d+)$/.exec(text) ?? [];
  return view.kind === 'grid' && token ? withToken(view, Number(token), Number(row) * view.view.columns + Number(column)) : view;
}

/** The view with tokens on the cells where they were before the last moves were made. */
export const beforeMoves = (view: View, made: Made[]): View =>
  made.reduceRight((now, { text, places }) => {
    const [, token] = /^(\d+)>\d+,\d+$/.exec(text) ?? [];
    const from = elementOf(places[0]);
    return now.kind === 'grid' && token && from !== undefined ? withToken(now, Number(token), from) : now;
  }, view);

const withToken = (view: Extract<View, { kind: 'grid' }>, token: number, cell: number): View => ({
  ...view,
  view: { ...view.view, tokens: view.view.tokens?.map((old, index) => (index === token ? cell : old)) },
});
