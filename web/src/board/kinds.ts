// The kinds of views: everything else on the page finds them here.

import type { View } from '../api/types';
import { type Choice, elementAt, placesOf } from './choice';
import { blocks } from './BlocksBoard';
import { dots } from './DotsBoard';
import { formula } from './FormulaBoard';
import { graph } from './GraphBoard';
import { grid } from './GridBoard';
import { heaps } from './HeapsBoard';
import { hex } from './HexBoard';
import type { BoardView, Held, Kind, Offer } from './kind';
import { piles } from './PilesBoard';
import { stacks } from './StacksBoard';
import { strip } from './StripBoard';
import { values } from './ValuesBoard';

const KINDS: { [K in BoardView['kind']]: Kind<Held<K>> } = {
  graph,
  heaps,
  piles,
  stacks,
  grid,
  hex,
  blocks,
  dots,
  strip,
  values,
  formula,
};

/** The kind of a view, which takes what the view holds. */
export const kindOf = (view: BoardView) => KINDS[view.kind] as Kind<BoardView['view']>;

/** What may be assigned to the element at a place; null where moves are listed instead. */
export function offerAt(view: View, place: string, through: Choice[]): Offer | null {
  const at = elementAt(view, place);
  return (at && kindOf(at.board).offer?.(at.board.view, at.element, through)) ?? null;
}

/** The hue that a move gives to its place, if any. */
export function hueOfMove(view: View, choices: Choice[], choice: Choice): string | null {
  const [place = ''] = placesOf(choice);
  const at = elementAt(view, place);
  if (!at) return null;
  const { hue } = kindOf(at.board);
  const through = () => choices.filter((other) => placesOf(other).includes(place));
  return hue ? hue(at.board.view, at.element, through(), choice) : null;
}
