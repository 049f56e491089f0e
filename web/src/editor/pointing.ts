// What of a drawing an event is about.

import type { Selection } from './drawing';

/** The vertex or line that an element belongs to. */
export function thingOf(target: EventTarget | null): Selection {
  if (!(target instanceof Element)) return null;
  const vertex = (target.closest('[data-vertex]') ?? target.querySelector(':scope > [data-vertex]'))?.getAttribute('data-vertex');
  const line = target.closest('[data-line]')?.getAttribute('data-line');
  if (vertex != null) return { kind: 'vertex', at: Number(vertex) };
  return line == null ? null : { kind: 'line', at: Number(line) };
}
