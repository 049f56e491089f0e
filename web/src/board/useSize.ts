import { type RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Size {
  width: number;
  height: number;
}

/** The size of an element, followed as it changes; `otherwise` while it is not known. */
export function useSize(element: RefObject<HTMLElement | null>, otherwise: Size): Size {
  const [size, setSize] = useState(otherwise);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = (width: number, height: number) =>
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    const { width, height } = watched.getBoundingClientRect();
    if (width > 0 && height > 0) measure(Math.round(width), Math.round(height));
    const observer = new ResizeObserver(([entry]) => {
      const { width: w, height: h } = entry?.contentRect ?? { width: 0, height: 0 };
      if (w > 0 && h > 0) measure(Math.round(w), Math.round(h));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return size;
}
