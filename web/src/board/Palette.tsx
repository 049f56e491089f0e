// The colours that a vertex may get, to choose one of, beside it on the board.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { type Chip, chipsFor, type VertexAt } from './colours';
import { Swatch } from './ColourMarks';
import { placeElement } from './focus';
import { SIGNS } from './Target';
import { type OptionsInput, useOptions } from './useOptions';

export interface PaletteProps extends OptionsInput {
  at: VertexAt;
  /** The place of the vertex, as text. */
  place: string;
  showResults: boolean;
}

export function Palette({ at, place, showResults, ...input }: PaletteProps) {
  const chips = chipsFor(at, input.choices);
  const allowed = chips.filter(({ choice }) => choice);
  const choices = allowed.flatMap(({ choice }) => choice ?? []);
  const keyed = (key: string) => allowed.findIndex(({ colour }) => String(colour) === key);
  const { titleId, list, option } = useOptions({ ...input, choices, keyed });
  const panel = useBeside(place);
  const name = t('board.vertex', { number: at.vertex });
  return (
    <div ref={panel} class="palette">
      <p>
        <span id={titleId}>{t('board.colour-for', { name })}</span>
        <button type="button" aria-label={t('board.cancel')} onClick={input.onCancel}>
          ×
        </button>
      </p>
      <ul {...list}>
        {chips.map((chip) =>
          chip.choice ? (
            <li
              key={chip.colour}
              {...option(choices.indexOf(chip.choice), chip.choice)}
              aria-label={`${t('board.colour', { number: chip.colour })}, ${chip.choice.title}`}
              class={showResults ? (chip.choice.result ?? '') : ''}
            >
              <Swatch colour={chip.colour} />
              {showResults && <ChipVerdict chip={chip} />}
            </li>
          ) : (
            <li
              key={chip.colour}
              role="option"
              aria-disabled="true"
              aria-selected={false}
              aria-label={t('board.colour-forbidden', { number: chip.colour })}
              class="forbidden"
            >
              <Swatch colour={chip.colour} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function ChipVerdict({ chip: { choice } }: { chip: Chip }) {
  if (!choice?.result && !choice?.note) return null;
  return (
    <small aria-hidden="true">
      {choice.result && SIGNS[choice.result]} {choice.note}
    </small>
  );
}

/** The distance between a vertex and its palette, in pixels. */
const GAP = 4;

/** Puts an element below a place of its board, or above it where the window ends. */
function useBeside(place: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const board = element?.closest<HTMLElement>('.board');
    const target = board && placeElement(board, place);
    if (!element || !target) return;
    const [around, vertex, own] = [board, target, element].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    const left = (vertex.left + vertex.right - own.width) / 2 - around.left;
    const below = vertex.bottom + GAP + own.height <= innerHeight || vertex.top < own.height;
    element.style.left = `${Math.max(0, Math.min(left, around.width - own.width))}px`;
    element.style.top = `${(below ? vertex.bottom + GAP : vertex.top - GAP - own.height) - around.top}px`;
  });
  return panel;
}
