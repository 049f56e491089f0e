// A place of a board that may be touched, and how it shows what touching it leads to.

import type { ComponentChildren } from 'preact';
import type { Mark, Place } from '../api/types';
import { t } from '../i18n';
import { valueText } from '../parts/valueText';
import { placeText, type Result } from './choice';
import { hueClass } from './colours';
import { PILL } from './lineResults';
import type { Spot, Touching } from './touching';

export interface TargetProps {
  touching: Touching;
  place: Place;
  /** What the place is called. */
  name: string;
  /** Whether it can still be chosen, or who chose it. */
  state?: Mark;
  /** What else there is to say of it. */
  more?: string[];
  /** A longer description, for those who ask for it. */
  about?: string;
  /** Whether its name is said also where no move uses it; without that and a state it is described by the board. */
  announced?: boolean;
  /** Additional CSS classes. */
  kind?: string;
  children: ComponentChildren;
}

/** A group of drawn elements that acts as a button if a move uses it. */
export function Target({ touching, place, name, state, more = [], about, announced = state !== undefined, kind = '', children }: TargetProps) {
  const spot = touching.spot(place);
  const classes = `spot ${kind} ${spot ? spotClasses(spot) : ''}`;
  const shared = {
    class: classes.trim(),
    'data-place': touching.still ? undefined : placeText(place),
    style: { '--strength': String(spot?.strength ?? 0) },
  };
  const safe = touching.isSafe(place) ? t('board.safe') : '';
  const known = [name, ...more, state ? t(`board.mark-${state}`) : '', safe].filter(Boolean).join(', ');
  if (touching.still) return <g {...shared}>{children}</g>;
  if (!spot?.open) {
    const spoken = announced ? { role: 'img' as const, 'aria-label': known, 'aria-description': about } : {};
    return (
      <g {...shared} {...spoken} onClick={() => touching.refuse()}>
        {children}
      </g>
    );
  }
  const touch = () => touching.touch(place);
  return (
    <g
      {...shared}
      role="button"
      tabindex={touching.isEntry(place) ? 0 : -1}
      aria-label={spokenName(known, spot)}
      aria-description={about}
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

/** Who may choose what carries a label, in words; nothing where there is no label. */
export function labelText(label: string | null | undefined): string {
  switch (label) {
    case 'A':
      return t('board.only-for', { player: t('player.alice') });
    case 'B':
      return t('board.only-for', { player: t('player.bob') });
    case 'C':
      return t('board.for-both');
    default:
      return '';
  }
}

function spotClasses({ open, choices, touched, last, result, group }: Spot): string {
  const states = { open, lit: choices.length > 0, touched, last };
  const names = Object.entries(states).filter(([, holds]) => holds);
  const grouped = group === undefined ? [] : ['grouped', hueClass(group)];
  return [...names.map(([name]) => name), ...(result ? [result] : []), ...grouped].join(' ');
}

function spokenName(name: string, { choices }: Spot): string {
  const [only] = choices;
  if (choices.length > 1) return t('board.place-of-several', { name, n: choices.length });
  return only ? t('board.place-of-one', { name, move: only.title }) : name;
}

export const SIGNS: Record<Result, string> = { win: '✓', draw: '=', loss: '✗' };

interface VerdictProps {
  spot: Spot | undefined;
  x: number;
  y: number;
  /** The width that it may take; where it needs more, the note goes below the symbol, or away. */
  room?: number;
  /** Whether there is room below the symbol. */
  tall?: boolean;
  /** Whether the note is below the symbol, where there is no room beside it. */
  stacked?: boolean;
  /** Whether it stands on a ground of its own. */
  pill?: boolean;
  /** Whether only the symbol is shown, where there is one. */
  brief?: boolean;
}

/** Half the distance of two lines; the width of a character. */
const HALF_LINE = 7;
const CHARACTER = 6.6;

/** Longer notes are not written on the board. */
const LONGEST = 12;

/** The width of a text, and of the ground around it. */
const widthOf = (text: string): number => CHARACTER * text.length;
export const pillWidth = (text: string): number => widthOf(text) + 10;

/** The symbol of a result and what else is known; what is too long for the board is in the list of results. */
export function verdictOf(spot: Spot | undefined): { sign: string; note: string; line: string } {
  const sign = spot?.result ? SIGNS[spot.result] : '';
  const whole = valueText(spot?.note ?? '');
  const note = whole.length > LONGEST ? '' : whole;
  return { sign, note, line: `${sign} ${note}`.trim() };
}

/** The symbol of a result and the note beside or below it, as drawn text. */
export function Verdict({ spot, x, y, room = Infinity, tall = false, stacked = false, pill = false, brief = false }: VerdictProps) {
  const { sign, note, line } = verdictOf(spot);
  if (line === '') return null;
  const fits = widthOf(line) <= room;
  const both = sign !== '' && note !== '' && (stacked || (!fits && tall)) && widthOf(note) <= room;
  const cut = sign !== '' && (brief || (!fits && !both));
  const shown = cut ? sign : line;
  const width = pillWidth(shown);
  return (
    <g class="result" aria-hidden="true">
      {pill && <rect class="pill" x={x - width / 2} y={y - PILL / 2} width={width} height={PILL} rx={PILL / 2} />}
      <text class="verdict" x={x} y={both ? y - HALF_LINE : y}>
        {both ? `${sign} ` : shown}
        {both && (
          <tspan x={x} y={y + HALF_LINE}>
            {note}
          </tspan>
        )}
      </text>
    </g>
  );
}
