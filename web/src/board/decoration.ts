// Information about the vertices of a graph besides the game: their names and parts.

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

/** How many styles there are for parts; then they repeat. */
const LOOKS = 8;

/** The CSS class with the style of a part. */
export const partClass = (part: number): string => `part-${part % LOOKS}`;

/** The number of the part that a vertex belongs to, or -1; the first if there are several. */
export const partOf = ({ parts }: Decoration, vertex: number): number => parts.findIndex(({ vertices }) => vertices.includes(vertex));
