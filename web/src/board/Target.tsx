// A place of a board that may be touched, and how it shows what touching it leads to.

import type { ComponentChildren } from 'preact';
import type { Place } from '../api/types';
import { t } from '../i18n';
import { placeText, type Result } from './choice';
import type { Spot, Touching } from './touching';

export interface TargetProps {
  touching: Touching;
  place: Place;
  /** What the place is called. */
  name: string;
  /** Additional CSS classes. */
  kind?: string;
  children: ComponentChildren;
}

/** A group of drawn elements that acts as a button if a move uses it. */
export function Target({ touching, place, name, kind = '', children }: TargetProps) {
  const spot = touching.spot(place);
  const classes = `spot ${kind} ${spot ? spotClasses(spot) : ''}`;
  const shared = {
    class: classes.trim(),
    'data-place': touching.still ? undefined : placeText(place),
    style: { '--strength': String(spot?.strength ?? 0) },
  };
  if (!spot?.open || touching.still) return <g {...shared}>{children}</g>;
  const touch = () => touching.touch(place);
  return (
    <g
      {...shared}
      role="button"
      tabindex={touching.isEntry(place) ? 0 : -1}
      aria-label={spokenName(name, spot)}
      aria-pressed={spot.touched || undefined}
      onClick={touch}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        touch();
      }}
      onPointerEnter={() => touching.point(place)}
      onPointerLeave={() => touching.point(null)}
      onFocus={() => touching.point(place)}
      onBlur={() => touching.point(null)}
    >
      {children}
    </g>
  );
}

function spotClasses({ open, choices, touched, last, result }: Spot): string {
  const states = { open, lit: choices.length > 0, touched, last };
  const names = Object.entries(states).filter(([, holds]) => holds);
  return [...names.map(([name]) => name), ...(result ? [result] : [])].join(' ');
}

function spokenName(name: string, { choices }: Spot): string {
  const [only] = choices;
  if (choices.length > 1) return t('board.place-of-several', { name, n: choices.length });
  return only ? t('board.place-of-one', { name, move: only.title }) : name;
}

export const SIGNS: Record<Result, string> = { win: '✓', draw: '=', loss: '✗' };

/** The symbol of a result and the note beside it, as drawn text. */
export function Verdict({ spot, x, y }: { spot: Spot | undefined; x: number; y: number }) {
  if (!spot || (!spot.result && !spot.note)) return null;
  const sign = spot.result ? SIGNS[spot.result] : '';
  return (
    <text class="verdict" x={x} y={y} aria-hidden="true">
      {`${sign} ${spot.note}`.trim()}
    </text>
  );
}
