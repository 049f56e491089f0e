// Undo and redo: what was drawn before, and what was undone.

import { useRef } from 'preact/hooks';
import type { Drawing } from './drawing';

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

export interface Changes {
  change(next: Drawing): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/**
 * Keeps the history of a drawing that its owner holds. Changes by the owner, an import or a layout, can be undone
 * too; only the empty sheet before the first drawing is not recorded.
 */
export function useChanges(drawing: Drawing, onChange: (next: Drawing) => void): Changes {
  const history = useRef<History<Drawing>>({ past: [], future: [] });
  const known = useRef(drawing);
  if (known.current !== drawing) {
    if (known.current.points.length > 0) history.current = recorded(history.current, known.current);
    known.current = drawing;
  }
  const show = (next: Drawing) => {
    known.current = next;
    onChange(next);
  };
  const go = (step: [History<Drawing>, Drawing] | null) =>
    step &&
    (() => {
      history.current = step[0];
      show(step[1]);
    });
  return {
    change: (next) => {
      if (next === drawing) return;
      history.current = recorded(history.current, drawing);
      show(next);
    },
    undo: go(undone(history.current, drawing)),
    redo: go(redone(history.current, drawing)),
  };
}
