// Dragging the vertices of a drawing.

import { useEffect, useRef } from 'preact/hooks';
import type { Point } from '../api/types';
import { gesturing } from './gesturing';
import type { Zoom } from './useZoom';

/** A shorter drag than this is a click, in pixels. */
const STILL = 5;

export interface VertexDrag {
  /** The vertex is held at this point of the drawing. */
  onDrag(vertex: number, at: Point): void;
  /** The vertex is released there. */
  onEnd(vertex: number, at: Point): void;
}

/** Listens on the whole drawing; with `null` vertices cannot be dragged. */
export function useVertexDrag({ svg, content }: Zoom, handlers: VertexDrag | null): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  const enabled = handlers !== null;

  useEffect(() => {
    const [element, gestures] = [svg.current, gesturing()];
    if (!element || !enabled || !gestures) return;
    const { drag, select } = gestures;
    const dragging = drag<SVGSVGElement, unknown, Held | undefined>()
      .clickDistance(STILL)
      .container(() => content.current ?? element)
      .filter((event: MouseEvent) => !event.ctrlKey && !event.button)
      .subject((event) => heldAt(event.sourceEvent.target, event.x, event.y))
      .on('drag', ({ subject, x, y }) => {
        if (!subject) return;
        subject.moved ||= Math.hypot(x - subject.from[0], y - subject.from[1]) > STILL;
        if (subject.moved) latest.current?.onDrag(subject.vertex, [x, y]);
      })
      .on('end', ({ subject, x, y }) => {
        if (subject?.moved) latest.current?.onEnd(subject.vertex, [x, y]);
      });
    // The style sheet says which fingers scroll the page.
    select(element).call(dragging).style('touch-action', null);
    return () => select(element).on('.drag', null);
  }, [enabled]);
}

interface Held {
  vertex: number;
  x: number;
  y: number;
  from: Point;
  moved: boolean;
}

/** The vertex under the pointer; elsewhere nothing, so that nothing is dragged. */
function heldAt(target: EventTarget | null, x: number, y: number): Held | undefined {
  const vertex = target instanceof Element ? target.closest('[data-vertex]')?.getAttribute('data-vertex') : null;
  return vertex == null ? undefined : { vertex: Number(vertex), x, y, from: [x, y], moved: false };
}
