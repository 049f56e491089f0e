// Places as elements of the page: highlighting them, and moving the keyboard focus among them.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Direction, nearest } from './nearest';

/** Highlights the places of a move with the hue that it would give them, without redrawing the board. */
export function useMarked(root: RefObject<HTMLElement | null>, places: string[], hue: string | null): void {
  useEffect(() => {
    const elements = places.flatMap((place) => placeElements(root.current, place));
    elements.forEach((element) => {
      element.classList.add('marked');
      element.style.setProperty('--preview', hue);
    });
    return () =>
      elements.forEach((element) => {
        element.classList.remove('marked');
        element.style.removeProperty('--preview');
      });
  });
}

/** Highlights places because of an event elsewhere. */
export function useEchoed(root: RefObject<HTMLElement | null>, places: string[]): void {
  useEffect(() => {
    const elements = places.flatMap((place) => placeElements(root.current, place));
    elements.forEach((element) => element.classList.add('echoed'));
    return () => elements.forEach((element) => element.classList.remove('echoed'));
  });
}

/** The drawn place with this text, the first where it is drawn more than once. */
export const placeElement = (root: HTMLElement | null, place: string): DrawnElement | null =>
  placeElements(root, place)[0] ?? null;

type DrawnElement = HTMLElement | SVGElement;

/** All drawn elements of the place with this text: within the parts that it names, if any. */
function placeElements(root: HTMLElement | null, place: string): DrawnElement[] {
  const parts = place.split('/');
  const selectors = parts.map((part) =>
    part.startsWith('part:') ? `[data-part="${part.slice(5)}"]` : `[data-place="${part}"]`,
  );
  return [...(root?.querySelectorAll<DrawnElement>(selectors.join(' ')) ?? [])];
}

/** Moves the focus from a place to the nearest one on one side; returns whether there was one. */
export function moveFocus(root: HTMLElement | null, from: EventTarget | null, direction: Direction): boolean {
  if (!root || !(from instanceof SVGElement)) return false;
  const others = [...root.querySelectorAll<SVGElement>('[data-place][role=button]')].filter((other) => other !== from);
  const next = others[nearest(middle(from), others.map(middle), direction)];
  next?.focus();
  return next !== undefined;
}

function middle(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/**
 * Whether the board was last used by keyboard. After a move its place is no longer a button and loses the focus;
 * keyboard users then continue from the place where Tab would enter.
 */
export function useKeyboard(root: RefObject<HTMLElement | null>) {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      // A shadow tree hides what is inside it from the target of an event.
      const [target] = event.composedPath();
      const inside = target instanceof Node && (root.current?.contains(target) ?? false);
      // Tab leaves the board, and is not called back.
      byKeyboard.current = event instanceof KeyboardEvent && event.key !== 'Tab' && inside;
    };
    const kinds = ['keydown', 'pointerdown'];
    kinds.forEach((kind) => document.addEventListener(kind, note, true));
    return () => kinds.forEach((kind) => document.removeEventListener(kind, note, true));
  }, []);
  useEffect(() => {
    const active = focusOf(root.current);
    const played = active instanceof SVGElement && active.matches('.board .spot:not([role=button])');
    if (!byKeyboard.current || !(played || active === document.body || active === root.current)) return;
    const entry = root.current?.querySelector<SVGElement>('[data-place][tabindex="0"]');
    (entry ?? root.current)?.focus();
  });
  return byKeyboard;
}

/** What has the focus, as seen from an element: inside its shadow tree, if it is in one and the focus is there. */
function focusOf(element: HTMLElement | null): Element | null {
  const tree = element?.getRootNode();
  return (tree instanceof ShadowRoot ? tree.activeElement : null) ?? document.activeElement;
}
