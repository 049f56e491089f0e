// What a board shows about colours besides the fill of the vertices.

import { t } from '../i18n';
import { type ColouredVertex, type Colouring, hueClass } from './colours';
import './colours.css';
import { RADIUS } from './curves';

/** With more colours than this, the forbidden ones are shown in the palette only. */
const MOST_DOTS = 8;

/** With more colours than this, the legend has only those in use. */
const MOST_LISTED = 12;

/** How far forbidden colours are from the middle of a vertex, and from each other in radians. */
const ORBIT = RADIUS + 13;
const TURN = 0.42;

const CROSS = `M${-RADIUS} ${-RADIUS}l${2 * RADIUS} ${2 * RADIUS}m0 ${-2 * RADIUS}l${-2 * RADIUS} ${2 * RADIUS}`;

/** The forbidden colours of a vertex, struck out, each at its own place; a cross where none is left. */
export function ColourMarks({ colours, vertex }: { colours: number[]; vertex: ColouredVertex }) {
  const dots = colours.length <= MOST_DOTS ? vertex.forbidden : [];
  const angle = (colour: number) => (colours.indexOf(colour) - (colours.length - 1) / 2) * TURN;
  const place = (colour: number) => `${ORBIT * Math.sin(angle(colour))} ${-ORBIT * Math.cos(angle(colour))}`;
  return (
    <g class="colour-marks" aria-hidden="true">
      {dots.map((colour) => (
        <g key={colour} class={`dot ${hueClass(colour)}`} transform={`translate(${place(colour)})`}>
          <circle r="4.5" />
          <path d="M-5 5l10 -10" />
        </g>
      ))}
      {vertex.stuck && <path class="stuck" d={CROSS} />}
    </g>
  );
}

/** How many vertices have each colour, and which can get none. */
export function Legend({ colouring: { colours, counts, vertices } }: { colouring: Colouring }) {
  const listed = colours.length <= MOST_LISTED ? colours : colours.filter((colour) => counts.has(colour));
  const stuck = vertices.flatMap((vertex, number) => (vertex.stuck ? [number] : []));
  return (
    <div class="legend">
      <ul aria-label={t('board.colours')}>
        {listed.map((colour) => (
          <li key={colour}>
            <Swatch colour={colour} />
            <span>×{counts.get(colour) ?? 0}</span>
          </li>
        ))}
      </ul>
      {stuck.length > 0 && <p>{t('board.stuck', { n: stuck.length, vertices: stuck.join(', ') })}</p>}
    </div>
  );
}

/** A colour with its number. */
export function Swatch({ colour }: { colour: number }) {
  return <span class={`swatch ${hueClass(colour)}`}>{colour}</span>;
}
