// A list of moves to choose from, following the listbox pattern: the list has the focus, and keys move through its options.

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Choice } from './choice';

export interface OptionsInput {
  choices: Choice[];
  /** Whether the list takes the focus: it does for a person at the keyboard. */
  takesFocus: boolean;
  onMark(text: string | null): void;
  onPlay(text: string): void;
  onCancel(): void;
  /** The option that a key leads to, where keys name options. */
  keyed?(key: string): number;
}

/** What the elements of the list and of its options need; options are numbered by their moves. */
export function useOptions({ choices, takesFocus, onMark, onPlay, onCancel, keyed }: OptionsInput) {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, choices.length - 1);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;

  // Immediately, so that no key press goes elsewhere.
  useLayoutEffect(() => {
    if (takesFocus) list.current?.focus();
  }, []);

  const activate = (index: number) => {
    setActive(index);
    onMark(choices[index]?.text ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = step(event.key, active, choices.length) ?? keyed?.(event.key) ?? -1;
    const chosen = choices[active];
    if (next >= 0) {
      activate(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if ((event.key === 'Enter' || event.key === ' ') && chosen) onPlay(chosen.text);
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    titleId: `${id}-title`,
    list: {
      ref: list,
      role: 'listbox' as const,
      tabindex: 0,
      'aria-labelledby': `${id}-title`,
      'aria-activedescendant': optionId(active),
      onKeyDown,
      onPointerLeave: () => onMark(null),
    },
    option: (index: number, { text }: Choice) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === active,
      'data-move': text,
      onPointerEnter: () => activate(index),
      onClick: () => onPlay(text),
    }),
  };
}

/** Where a key leads in a list of n items. */
export function step(key: string, active: number, n: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(active + 1, n - 1);
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(active - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return n - 1;
    default:
      return undefined;
  }
}
