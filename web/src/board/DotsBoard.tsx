// Dots, the edges between them and the boxes that they form.

import type { DotsView, Mark, Place, Point } from '../api/types';
import { t } from '../i18n';
import './dots.css';
import type { Kind, KindProps } from './kind';
import { LineShape } from './shapes';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

export const dots: Kind<DotsView> = { Board: DotsBoard };

/** The side of a box, and the room at the rim. */
const SIDE = 64;
const RIM = 32;

function DotsBoard({ view, touching }: KindProps<DotsView>) {
  const { rows, columns, edges, boxes } = view;
  const [width, height] = [columns, rows].map((count) => 2 * RIM + count * SIDE);
  const count = (rows + 1) * (columns + 1);
  return (
    <svg class="dots" role="presentation" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {boxes.map((mark, index) => (
        <Box key={index} mark={mark} at={pointOf(view, index + Math.floor(index / columns))} />
      ))}
      {edges.map((mark, index) => (
        <Edge key={index} {...{ index, view, mark, touching }} />
      ))}
      {Array.from({ length: count }, (_, dot) => {
        const [x, y] = pointOf(view, dot);
        return (
          <g key={dot}>
            <circle class="dot" cx={x} cy={y} r="5" />
            <text class="rim" x={x - 12} y={y - 12}>
              {dot}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where a dot stands. */
function pointOf({ columns }: DotsView, dot: number): Point {
  return [RIM + (dot % (columns + 1)) * SIDE, RIM + Math.floor(dot / (columns + 1)) * SIDE];
}

/** The dots at the ends of an edge: those from left to right come first, row by row. */
export function endsOf({ rows, columns }: DotsView, edge: number): [number, number] {
  const down = edge - (rows + 1) * columns;
  if (down >= 0) return [down, down + columns + 1];
  const dot = edge + Math.floor(edge / columns);
  return [dot, dot + 1];
}

const LETTERS: Record<Mark, string> = { free: '', dead: '', taken: '×', alice: 'A', bob: 'B', offered: '' };

/** A box in the tint of its owner, with a letter. */
function Box({ mark, at: [x, y] }: { mark: Mark; at: Point }) {
  if (mark === 'free') return null;
  return (
    <g class={`box ${LETTERS[mark] || mark}`}>
      <rect class="ground" x={x} y={y} width={SIDE} height={SIDE} />
      <text x={x + SIDE / 2} y={y + SIDE / 2}>
        {LETTERS[mark]}
      </text>
    </g>
  );
}

interface EdgeProps {
  index: number;
  view: DotsView;
  mark: Mark;
  touching: Touching;
}

function Edge({ index, view, mark, touching }: EdgeProps) {
  const place: Place = { kind: 'line', at: index };
  const [from, to] = endsOf(view, index);
  const [[x, y], [toX, toY]] = [pointOf(view, from), pointOf(view, to)];
  const middle: Point = [(x + toX) / 2, (y + toY) / 2];
  const curve = { path: `M${x} ${y}L${toX} ${toY}`, head: null, tag: middle };
  return (
    <Target
      touching={touching}
      place={place}
      name={t('board.edge', { from, to })}
      state={mark}
      kind={`line ${mark === 'free' ? 'dead' : mark}`}
    >
      <LineShape curve={curve} tag="" />
      <Verdict spot={touching.spot(place)} x={middle[0]} y={middle[1]} room={SIDE - 8} pill />
    </Target>
  );
}
