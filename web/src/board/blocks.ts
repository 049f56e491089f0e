// How blocks stand on the page, and what their sets show.

import type { SetView } from '../api/types';

/** Blocks in lines of so many; all in one line, which is wrapped where it is too long, if that is not said. */
export function inLines<B>(blocks: B[], across: number): B[][] {
  if (across === 0) return [blocks];
  const lines = Math.ceil(blocks.length / across);
  return Array.from({ length: lines }, (_, line) => blocks.slice(line * across, (line + 1) * across));
}

/** Who owns a set (`= A`), or is the only one who still can (`→ A`). */
export function setSign({ state, player }: SetView): string {
  if (state === 'dead') return '✗';
  if (!player) return '';
  return `${state === 'owned' ? '=' : '→'} ${{ alice: 'A', bob: 'B' }[player]}`;
}
