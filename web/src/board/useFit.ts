// Boards that are not drawings of graphs are as large as the room allows. Their size is chosen when a play begins and when
// the room changes, never in between, so that nothing moves while playing.

import { type RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const SCALES = [3.8, 3.4, 3, 2.6, 2.2, 1.9, 1.6, 1.4, 1.2, 1, 0.85, 0.7];

/** A board is not larger than this on a laptop; on a projector it grows with the height of the room. */
const AMPLE = 2.2;
const PER_SCALE = 210;

export function useFit(outer: RefObject<HTMLElement | null>, inner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [room, content] = [outer.current, inner.current];
    if (!room || !content) return;
    const fit = () => {
      const [width, height] = [room.clientWidth, room.clientHeight];
      if (width === 0 || height === 0) return;
      const first = content.firstElementChild as HTMLElement | null;
      if (first) first.style.minHeight = '';
      for (const scale of SCALES) {
        if (scale > Math.max(AMPLE, height / PER_SCALE)) continue;
        content.style.width = `${width / scale}px`;
        content.style.minHeight = `${height / scale}px`;
        content.style.transform = `scale(${scale})`;
        const [across, down] = [content.scrollWidth * scale, content.scrollHeight * scale];
        if (across <= width + 1 && down <= height + 1) break;
      }
      // Heaps that become lower keep their ground where it is.
      if (first) first.style.minHeight = `${first.offsetHeight}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
}
