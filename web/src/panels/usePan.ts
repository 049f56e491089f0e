// Moving and zooming a large sheet in a window: by dragging, wheel, two fingers, keys and buttons.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior } from 'd3-zoom';
import { type RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Point } from '../api/types';

export interface Pan {
  by(factor: number): void;
  /** The whole sheet, if it can be read then; else its start. */
  fit(): void;
  /** Moves the sheet so that a point of it is in sight, if it is not. */
  show(at: Point): void;
  /** Whether a key was used. */
  key(event: KeyboardEvent): boolean;
}

interface Extent {
  width: number;
  height: number;
}

/** At first nothing is smaller or larger than this; it may become so on request. */
const LEAST_AT_FIRST = 0.6;
const GREATEST_AT_FIRST = 1.6;
const [LEAST, MOST] = [0.1, 4];
/** Room around a point that is to be in sight. */
const ROOM = 90;

export function usePan(window: RefObject<HTMLElement | null>, { width, height }: Extent, start: Point): Pan {
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const pan = useMemo((): Pan => {
    const apply = (act: (zooming: ZoomBehavior<HTMLElement, unknown>, element: HTMLElement) => void) => {
      if (window.current && behaviour.current) act(behaviour.current, window.current);
    };
    const by = (factor: number) => apply((zooming, element) => select(element).call(zooming.scaleBy, factor));
    const fit = () =>
      apply((zooming, element) => {
        const { clientWidth, clientHeight } = element;
        const scale = Math.max(LEAST_AT_FIRST, Math.min(GREATEST_AT_FIRST, clientWidth / width, clientHeight / height));
        // What is wider than the window shows its start in the middle.
        const left = scale * width <= clientWidth ? (clientWidth - scale * width) / 2 : clientWidth / 2 - scale * start[0];
        const top = Math.max(0, (clientHeight - scale * height) / 2);
        select(element).call(zooming.transform, zoomIdentity.translate(left, top).scale(scale));
      });
    const show = ([x, y]: Point) =>
      apply((zooming, element) => {
        const [across, down] = zoomTransform(element).apply([x, y]);
        const outside = across < ROOM || down < ROOM || across > element.clientWidth - ROOM || down > element.clientHeight - ROOM;
        if (outside) select(element).call(zooming.translateTo, x, y);
      });
    const key = (event: KeyboardEvent) => {
      const factor = { '+': 1.3, '=': 1.3, '-': 1 / 1.3 }[event.key];
      if (factor) by(factor);
      else if (event.key === '0') fit();
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    };
    return { by, fit, show, key };
  }, [width, height]);
  useEffect(() => {
    const element = window.current;
    if (!element) return;
    const sheet = element.firstElementChild as HTMLElement | null;
    const zooming = zoom<HTMLElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .clickDistance(4)
      .on('zoom', ({ transform }) => {
        if (sheet) sheet.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
      });
    behaviour.current = zooming;
    select(element).call(zooming).on('dblclick.zoom', null);
    pan.fit();
    return () => select(element).on('.zoom', null);
  }, [pan]);
  return pan;
}
