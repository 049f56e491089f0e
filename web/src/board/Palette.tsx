// A palette of what may be assigned to a place (a colour, a value), shown beside the place on the board.

import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { valueText } from '../parts/valueText';
import type { Choice } from './choice';
import { placeElement } from './focus';
import './palette.css';
import { SIGNS } from './Target';
import { type OptionsInput, useOptions } from './useOptions';

/** One option; without a move it is forbidden. */
export interface Gift {
  /** The key that leads to it. */
  key: string;
  /** Its name. */
  name: string;
  /** How it looks. */
  face: ComponentChildren;
  choice: Choice | undefined;
}

export interface PaletteProps extends Omit<OptionsInput, 'choices' | 'keyed'> {
  /** The place that it is for, as text. */
  place: string;
  title: string;
  gifts: Gift[];
  showResults: boolean;
}

export function Palette({ place, title, gifts, showResults, ...input }: PaletteProps) {
  const allowed = gifts.filter(({ choice }) => choice);
  const choices = allowed.flatMap(({ choice }) => choice ?? []);
  const keyed = (key: string) => allowed.findIndex((gift) => gift.key === key.toUpperCase());
  // It is positioned before it takes the focus.
  const panel = useBeside(place);
  const { titleId, list, option } = useOptions({ ...input, choices, keyed });
  return (
    <div ref={panel} class="palette">
      <p>
        <span id={titleId}>{title}</span>
        <button type="button" aria-label={t('board.cancel')} onClick={input.onCancel}>
          ×
        </button>
      </p>
      <ul {...list}>
        {gifts.map(({ key, name, face, choice }) =>
          choice ? (
            <li
              key={key}
              {...option(choices.indexOf(choice), choice)}
              aria-label={`${name}, ${choice.title}`}
              class={showResults ? (choice.result ?? '') : ''}
            >
              {face}
              {showResults && <GiftVerdict choice={choice} />}
            </li>
          ) : (
            <li
              key={key}
              role="option"
              aria-disabled="true"
              aria-selected={false}
              aria-label={t('board.not-allowed', { name })}
              class="forbidden"
            >
              {face}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function GiftVerdict({ choice: { result, note } }: { choice: Choice }) {
  if (!result && !note) return null;
  return <small aria-hidden="true">{`${result ? SIGNS[result] : ''} ${valueText(note)}`.trim()}</small>;
}

/** The distance between a place and its palette, in pixels. */
const GAP = 4;

/** Puts an element below a place of its board, or above it where the window ends. */
function useBeside(place: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const board = element?.closest<HTMLElement>('.board');
    const target = board && placeElement(board, place);
    if (!element || !target) return;
    const [around, at, own] = [board, target, element].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    const left = (at.left + at.right - own.width) / 2 - around.left;
    const below = at.bottom + GAP + own.height <= innerHeight || at.top < own.height;
    element.style.left = `${Math.max(0, Math.min(left, around.width - own.width))}px`;
    element.style.top = `${(below ? at.bottom + GAP : at.top - GAP - own.height) - around.top}px`;
  });
  return panel;
}
