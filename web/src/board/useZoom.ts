// Zooming and panning a drawing, by wheel with Ctrl, by two fingers, by dragging the background, and by buttons.

import type { ZoomBehavior } from 'd3-zoom';
import { type RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { gesturing } from './gesturing';

export interface Zoom {
  svg: RefObject<SVGSVGElement | null>;
  /** The group that is moved and scaled. */
  content: RefObject<SVGGElement | null>;
  by(factor: number): void;
  fit(): void;
}

/** Elements that can be dragged themselves, so that dragging them does not pan. */
const HELD = '.movable [data-vertex]';

/** `renewed`: when this changes, the zoom is reset. The transform is set on the group directly: nothing is rendered. */
export function useZoom(enabled: boolean, renewed: unknown): Zoom {
  const svg = useRef<SVGSVGElement>(null);
  const content = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);

  useEffect(() => {
    const [element, gestures] = [svg.current, gesturing()];
    if (!element || !enabled || !gestures) return;
    const { select } = gestures;
    const zooming = gestures.zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, 8])
      .clickDistance(4)
      .filter((event: Event) => wanted(event, element))
      .on('zoom', ({ transform }) => {
        content.current?.setAttribute('transform', String(transform));
        element.classList.toggle('zoomed', transform.k > 1);
      });
    // At first the whole drawing is in view; it cannot be zoomed out further.
    zooming.translateExtent(viewBox(element)).extent(() => viewBox(element));
    behaviour.current = zooming;
    select(element).call(zooming).on('dblclick.zoom', null);
    return () => select(element).on('.zoom', null);
  }, [enabled]);

  useEffect(() => {
    if (svg.current) behaviour.current?.translateExtent(viewBox(svg.current));
  });

  const fit = () => {
    const gestures = gesturing();
    if (svg.current && behaviour.current && gestures) gestures.select(svg.current).call(behaviour.current.transform, gestures.zoomIdentity);
  };
  const by = (factor: number) => {
    if (svg.current && behaviour.current) gesturing()?.select(svg.current).call(behaviour.current.scaleBy, factor);
  };
  useEffect(fit, [renewed]);
  return useMemo(() => ({ svg, content, by, fit }), []);
}

/** While the whole drawing is in view, the page still scrolls by wheel and by one finger. */
function wanted(event: Event, element: SVGSVGElement): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  if ('touches' in event && (event as TouchEvent).touches.length > 1) return true;
  if (event.target instanceof Element && event.target.closest(HELD)) return false;
  if (event instanceof MouseEvent) return event.button === 0 && !event.ctrlKey;
  return element.classList.contains('zoomed');
}

function viewBox(element: SVGSVGElement): [[number, number], [number, number]] {
  const { x, y, width, height } = element.viewBox.baseVal;
  return [
    [x, y],
    [x + width, y + height],
  ];
}
