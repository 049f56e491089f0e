// Moves in words, as a scoresheet writes them. The words follow from where a move shows, not from the game.

import type { GraphView, Place, Played, View } from '../api/types';
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
  if (heaps.length > 0) return heaps.map(({ of, objects }) => t('told.left', { heap: of + 1, n: objects, left: objects })).join(', ');
  switch (view.kind) {
    case 'graph':
      return graphWords(view.view, text, places);
    case 'formula':
      return formulaWords(text);
    case 'values':
      return t('told.plain', { move: valueText(text).replace('>', ' → ') });
    default:
      return text.includes('>') ? t('told.plain', { move: text.replace('>', ' → ') }) : t('told.chose', { what: text });
  }
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
  const [heap, ...others] = places.flatMap((place) => (place.kind === 'left' ? [place] : []));
  if (heap && others.length === 0) return `${heap.of + 1}→${heap.objects}`;
  return places[0]?.kind === 'part' ? text : text.replace(/^(\d+):[\dTF]+$/, '$1');
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
  const piled = view.kind === 'heaps' || view.kind === 'piles' || view.kind === 'stacks';
  if (piled && /^\d+>\d+$/.test(text)) return t('label.heap', { heap: Number(first) + 1, left: second });
  return view.kind === 'values' ? valueText(text).replace('>', ' → ') : text.replace('>', ' → ');
}

/** A move on one board of a sum, which is named by its number. */
function partLabel(boards: View[], text: string): string {
  const [, part = '', move = ''] = /^(\d+):(.+)$/.exec(text) ?? [];
  const board = boards[Number(part)];
  return part && board ? t('label.part', { part: Number(part) + 1, move: moveLabel(board, move) }) : text;
}
