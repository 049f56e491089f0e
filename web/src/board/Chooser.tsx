// The moves that go through all places touched so far, to choose one of.

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import type { Choice } from './choice';
import './chooser.css';
import { SIGNS } from './Target';

/** More moves are not listed: touching another place tells them apart. */
const MOST_LISTED = 200;

export interface ChooserProps {
  choices: Choice[];
  showResults: boolean;
  /** Whether the list takes the focus: it does for a person at the keyboard. */
  takesFocus: boolean;
  onMark(text: string | null): void;
  onPlay(text: string): void;
  onCancel(): void;
}

export function Chooser({ choices, showResults, takesFocus, onMark, onPlay, onCancel }: ChooserProps) {
  const listed = choices.slice(0, MOST_LISTED);
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, listed.length - 1);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, []);

  const activate = (index: number) => {
    setActive(index);
    onMark(listed[index]?.text ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = step(event.key, active, listed.length);
    const chosen = listed[active];
    if (next !== undefined) {
      activate(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if ((event.key === 'Enter' || event.key === ' ') && chosen) onPlay(chosen.text);
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="chooser">
      <p id={`${id}-title`} class="chooser-title">
        {t('board.choose', { n: choices.length })}
        <button type="button" onClick={onCancel}>
          {t('board.cancel')}
        </button>
      </p>
      <ul
        ref={list}
        role="listbox"
        tabindex={0}
        aria-labelledby={`${id}-title`}
        aria-activedescendant={`${id}-${active}`}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onMark(null)}
      >
        {listed.map((choice, index) => (
          <li
            key={choice.text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-label={choice.title}
            class={showResults ? (choice.result ?? '') : ''}
            onPointerEnter={() => activate(index)}
            onClick={() => onPlay(choice.text)}
          >
            {showResults && choice.result && <span aria-hidden="true">{SIGNS[choice.result]}</span>}
            <span>{choice.text}</span>
            {showResults && <small>{choice.note}</small>}
          </li>
        ))}
      </ul>
      {choices.length > MOST_LISTED && <p>{t('board.choose-more', { n: choices.length - MOST_LISTED })}</p>}
    </div>
  );
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
