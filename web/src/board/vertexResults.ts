// Where the results of vertices stand: under them, above them where two would cover each other, and cut to their signs where
// there is no room either.

import type { Point } from '../api/types';
import { type Box, covers, overlaps, type Placed } from './lineResults';

export interface WantedByVertex {
  /** The vertex, and the places for its result, best first. */
  vertex: number;
  places: Point[];
  /** How wide all that is known is. */
  width: number;
}

/** One place per vertex. */
export function placeByVertices(wanted: WantedByVertex[], vertices: Point[]): Map<number, Placed> {
  const taken: Box[] = [];
  const found = new Map<number, Placed>();
  for (const { vertex, places, width } of wanted) {
    const isFree = (at: Point) =>
      !taken.some((other) => overlaps({ at, width }, other)) && !vertices.some((other, index) => index !== vertex && covers({ at, width }, other));
    const at = places.find(isFree);
    const [first] = places;
    if (at) taken.push({ at, width });
    if (at ?? first) found.set(vertex, { at: at ?? first ?? [0, 0], brief: at === undefined });
  }
  return found;
}
