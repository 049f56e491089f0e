// Boards that are not drawings of graphs are as large as the room allows. Their size is chosen when a play begins and when
// the room changes, never in between, so that nothing moves while playing.

import { type RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const SCALES = [3.8, 3.4, 3, 2.6, 2.2, 1.9, 1.6, 1.4, 1.2, 1, 0.85, 0.7];

/** A board is not larger than this on a laptop; on a projector it grows with the height of the room. */
const AMPLE = 2.2;
const PER_SCALE = 190;

/** What stands side by side stays in one row down to this scale, since a row that is broken is harder to read. */
const LEAST_IN_ROW = 1;

export function useFit(outer: RefObject<HTMLElement | null>, inner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [room, content] = [outer.current, inner.current];
    if (!room || !content) return;
    const fit = () => {
      const [width, height] = [room.clientWidth, room.clientHeight];
      if (width === 0 || height === 0) return;
      const first = content.firstElementChild as HTMLElement | null;
      if (first) first.style.minHeight = '';
      const attempt = (scale: number): boolean => {
        content.style.width = `${width / scale}px`;
        content.style.minHeight = `${height / scale}px`;
        content.style.transform = `scale(${scale})`;
        return content.scrollWidth * scale <= width + 1 && content.scrollHeight * scale <= height + 1;
      };
      const scales = SCALES.filter((scale) => scale <= Math.max(AMPLE, height / PER_SCALE));
      const largest = scales.find(attempt);
      const inRow = scales.find((scale) => scale >= LEAST_IN_ROW && attempt(scale) && !isBroken(content));
      attempt(inRow ?? largest ?? Math.min(...SCALES));
      // Heaps that become lower keep their ground where it is.
      if (first) first.style.minHeight = `${first.offsetHeight}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
}

/** What stands in one row ends at the same height, up to rounding. */
const HIGHER = 4;

/** Whether a row of cells, heaps, cards or variables goes on below. */
function isBroken(content: HTMLElement): boolean {
  return [...content.querySelectorAll('.heaps, .strip, .values, .variables')].some((row) => {
    const ends = [...row.children].map((child) => child.getBoundingClientRect().bottom);
    return Math.max(...ends) - Math.min(...ends) > HIGHER;
  });
}
