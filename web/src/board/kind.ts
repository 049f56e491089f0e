// What the page must know about a kind of view. A kind is one file, such as GridBoard.tsx, and one line in kinds.ts.

import type { JSX } from 'preact';
import type { Point, View } from '../api/types';
import type { Choice } from './choice';
import type { Decoration } from './decoration';
import type { Gift } from './Palette';
import type { Touching } from './touching';

/** A view of one board. */
export type BoardView = Exclude<View, { kind: 'several' }>;

/** The content of a view of a kind. */
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

/** What may be assigned to an element. */
export interface Offer {
  title: string;
  gifts: Gift[];
}

export interface Kind<V> {
  /** Draws a board of the kind. */
  Board(props: KindProps<V>): JSX.Element;
  /** What the moves on an element may assign to it; null where moves are listed instead. */
  offer?(view: V, element: number, through: Choice[]): Offer | null;
  /** The hue that a move gives to an element, as a CSS value. */
  hue?(view: V, element: number, through: Choice[], choice: Choice): string | null;
}
