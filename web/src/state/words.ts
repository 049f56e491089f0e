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
  const inner = places.flatMap((place) => (place.kind === 'part' ? [place.place] : []));
  return t('told.part', { part: first.part + 1, move: moveWords(board, { text: text.replace(/^\d+:/, ''), places: inner }) });
}

function graphWords(view: GraphView, text: string, places: Place[]): string {
  const [, vertex, given] = /^(\d+):(\d+)$/.exec(text) ?? [];
  if (vertex && given) return t('told.gets', { vertex, colour: given });
  const [place] = places;
  const colour = place?.kind === 'element' ? view.colours?.[place.at] : undefined;
  if (colour != null) return t('told.gets', { vertex: text, colour });
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
  const heaps = places.flatMap((place) => (place.kind === 'left' ? [place] : []));
  if (heaps.length > 0) return heaps.map(({ of, objects }) => `${of + 1}→${objects}`).join(' ');
  if (places[0]?.kind === 'part') return text;
  // A heap that is split: the only place is the heap itself.
  const [, heap, parts] = /^(\d+)>(\d+(?:,\d+)*)$/.exec(text) ?? [];
  if (heap && places.length === 1) return `${Number(heap) + 1}→${parts}`;
  return text.replace(/^(\d+):[\dTF]+$/, '$1').replaceAll('>', '→');
}

/** A move that may be made, in a few characters; known by its text only. */
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
