// What is known of the vertices of a graph beside the game: how they are called, and what they are part of.

import type { Both } from '../api/types';

export interface Decoration {
  /** A name for each vertex. */
  names: string[];
  parts: Part[];
}

export interface Part {
  name: Both;
  vertices: number[];
}

/** How many looks there are for parts; then they begin again. */
const LOOKS = 8;

/** The style class that brings the look of a part. */
export const partClass = (part: number): string => `part-${part % LOOKS}`;

/** The number of the part that a vertex belongs to, or -1; the first if there are several. */
export const partOf = ({ parts }: Decoration, vertex: number): number => parts.findIndex(({ vertices }) => vertices.includes(vertex));
