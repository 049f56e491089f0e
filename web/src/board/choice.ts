// Moves by their places: which ones remain possible while a person touches places one by one.

import type { Place, View } from '../api/types';

export type Result = 'win' | 'draw' | 'loss';

/** A legal move as the board shows it. */
export interface Choice {
  text: string;
  places: Place[];
  result: Result | null;
  /** From 0 to 1: how strongly the result is shaded. */
  strength: number;
  /** What the move leads to, in a few characters: `*3`, `+1/2`, `in 5`. */
  note: string;
  /** For screen readers. */
  title: string;
  /** The number of the group that it belongs to, from 1: groups have hues. */
  group?: number | undefined;
}

/** The place as a text: equal places have equal texts. */
export function placeText(place: Place): string {
  switch (place.kind) {
    case 'element':
    case 'line':
      return `${place.kind}:${place.at}`;
    case 'left':
      return `left:${place.of}:${place.objects}`;
    case 'part':
      return `part:${place.part}/${placeText(place.place)}`;
  }
}

/** A board of a view, and one of its elements. */
export interface ElementAt {
  board: Exclude<View, { kind: 'several' }>;
  element: number;
}

/** The element at a place, given as text, on the board where it is; null for places of other kinds. */
export function elementAt(view: View, place: string): ElementAt | null {
  if (view.kind === 'several') {
    const [, part, inside] = /^part:(\d+)\/(.*)$/.exec(place) ?? [];
    const board = view.view[Number(part)];
    return board && inside ? elementAt(board, inside) : null;
  }
  const element = /^element:(\d+)$/.exec(place)?.[1];
  return element === undefined ? null : { board: view, element: Number(element) };
}

/** The different places of a move. */
export const placesOf = (choice: Choice): string[] => [...new Set(choice.places.map(placeText))];

/** The moves that use every place touched so far, those without further places first. */
export function candidates(choices: Choice[], touched: string[]): Choice[] {
  if (touched.length === 0) return choices;
  const through = choices.filter((choice) => {
    const places = placesOf(choice);
    return touched.every((place) => places.includes(place));
  });
  const exact = (choice: Choice) => isExact(choice, touched);
  return [...through.filter(exact), ...through.filter((choice) => !exact(choice))];
}

/** Whether a move through all of these places needs no other. */
export const isExact = (choice: Choice, touched: string[]): boolean => placesOf(choice).length === touched.length;

/** The effect of touching one more place: a move is played, or more places are needed. */
export type Touched = { play: string } | { touched: string[] };

/** Touching a place again plays the only move that needs no other place; if there is none, it deselects the place. */
export function touch(choices: Choice[], touched: string[], place: string): Touched {
  if (touched.includes(place)) {
    const [exact, ...others] = candidates(choices, touched).filter((choice) => isExact(choice, touched));
    if (exact && others.length === 0) return { play: exact.text };
    return { touched: touched.filter((other) => other !== place) };
  }
  const together = candidates(choices, [...touched, place]);
  // A place that fits no move with the earlier ones starts a new choice.
  const [next, left] = together.length > 0 ? [[...touched, place], together] : [[place], candidates(choices, [place])];
  const [only] = left;
  return left.length === 1 && only ? { play: only.text } : { touched: next };
}

const RANK: Record<Result, number> = { win: 2, draw: 1, loss: 0 };

/**
 * The choice with the best result for the mover, the strongest shade among equals: quick wins and slow losses are
 * strong. Undefined if no result is known.
 */
export function best(choices: Choice[]): Choice | undefined {
  const worth = ({ result, strength }: Choice) => (result === null ? -1 : RANK[result] + strength / 2);
  return choices
    .filter(({ result }) => result !== null)
    .reduce<Choice | undefined>((top, next) => (top && worth(top) >= worth(next) ? top : next), undefined);
}
