// Undo and redo: what was drawn before, and what was undone.

import { useEffect, useRef } from 'preact/hooks';
import { steps } from '../state/steps';

const MOST_STEPS = 200;

export interface History<T> {
  past: T[];
  future: T[];
}

/** Records the state before a change. */
export function recorded<T>({ past }: History<T>, before: T): History<T> {
  return { past: [...past, before].slice(-MOST_STEPS), future: [] };
}

/** One step back from the current state; null if there is none. */
export function undone<T>({ past, future }: History<T>, now: T): [History<T>, T] | null {
  const before = past.at(-1);
  return before === undefined ? null : [{ past: past.slice(0, -1), future: [now, ...future] }, before];
}

/** One step forward again. */
export function redone<T>({ past, future }: History<T>, now: T): [History<T>, T] | null {
  const [next, ...rest] = future;
  return next === undefined ? null : [{ past: [...past, now], future: rest }, next];
}

/**
 * Keeps the history of a board that its owner holds, for the buttons and keys, and returns how to change it. Changes by the
 * owner, such as an import or a layout, can be undone too, back to a board that was worth it: not the empty sheet before the
 * first drawing, nor a text that was not finished.
 */
export function useHistory<T>(now: T, onChange: (next: T) => void, worth: (board: T) => boolean): (next: T) => void {
  const history = useRef<History<T>>({ past: [], future: [] });
  const known = useRef(now);
  if (known.current !== now) {
    if (worth(known.current)) history.current = recorded(history.current, known.current);
    known.current = now;
  }
  const show = (next: T) => {
    known.current = next;
    onChange(next);
  };
  // A step starts from what is on the board when it is taken: keys may come quicker than the next effect.
  const going = (way: typeof undone<T>) => () => {
    const step = way(history.current, known.current);
    if (!step) return;
    history.current = step[0];
    show(step[1]);
  };
  const step = (way: typeof undone<T>) => way(history.current, now) && going(way);
  useEffect(() => {
    steps.value = { undo: step(undone), redo: step(redone) };
  });
  useEffect(() => () => void (steps.value = null), []);
  return (next) => {
    if (next === now) return;
    history.current = recorded(history.current, now);
    show(next);
  };
}
