// Heaps.

import type { Kind, KindProps } from './kind';
import { piles } from './PilesBoard';

export const heaps: Kind<number[]> = { Board: HeapsBoard };

function HeapsBoard({ view, touching }: KindProps<number[]>) {
  return <piles.Board view={view.map((heap) => ({ heap }))} touching={touching} />;
}
