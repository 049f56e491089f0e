// What the page must know of a kind of view. A kind is one file, such as GridBoard.tsx, and one line in kinds.ts.

import type { JSX } from 'preact';
import type { Point, View } from '../api/types';
import type { Choice } from './choice';
import type { Decoration } from './decoration';
import type { Gift } from './Palette';
import type { Touching } from './touching';

/** A view of one board. */
export type BoardView = Exclude<View, { kind: 'several' }>;

/** What a view of a kind holds. */
export type Held<K extends BoardView['kind']> = Extract<BoardView, { kind: K }>['view'];

export interface KindProps<V> {
  view: V;
  touching: Touching;
  /** Points in the unit square, where the board has vertices. */
  layout?: Point[] | undefined;
  /** A person moved a vertex. */
  onLayout?: ((points: Point[]) => void) | undefined;
  decoration?: Decoration | undefined;
}

/** What may be given to an element, to choose one of. */
export interface Offer {
  title: string;
  gifts: Gift[];
}

export interface Kind<V> {
  /** Draws a board of the kind. */
  Board(props: KindProps<V>): JSX.Element;
  /** What the moves through an element may give it; null where they are listed as they are. */
  offer?(view: V, element: number, through: Choice[]): Offer | null;
  /** The hue that a move through an element gives it, as a value of a style. */
  hue?(view: V, element: number, through: Choice[], choice: Choice): string | null;
}
