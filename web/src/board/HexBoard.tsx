// Boards of hexagons.

import type { HexView, Mark, Place } from '../api/types';
import { t } from '../i18n';
import { Piece } from './Cell';
import { columnLetters } from './GridBoard';
import './hex.css';
import { cornersOf, HALF, middleOf, pointsText, RIM, sidesOf, sizeOf } from './hexagons';
import type { Kind, KindProps } from './kind';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

export const hex: Kind<HexView> = { Board: HexBoard };

function HexBoard({ view: { rows, columns, cells }, touching }: KindProps<HexView>) {
  const [width, height] = sizeOf(rows, columns);
  return (
    <svg class="hexagons" role="presentation" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {Array.from({ length: columns }, (_, column) => (
        <text key={column} class="rim" x={middleOf(0, column)[0]} y={RIM / 2}>
          {columnLetters(column)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={row} class="rim" x={middleOf(row, 0)[0] - HALF - RIM / 2} y={middleOf(row, 0)[1]}>
          {row + 1}
        </text>
      ))}
      {cells.map((mark, index) => (
        <Hexagon key={index} {...{ index, mark, touching }} row={Math.floor(index / columns)} column={index % columns} />
      ))}
      {sidesOf(rows, columns).map(({ owner, points }, index) => (
        <g key={index} class={`side ${owner}`}>
          <polyline class="bed" points={pointsText(points)} />
          <polyline points={pointsText(points)} />
        </g>
      ))}
    </svg>
  );
}

interface HexagonProps {
  index: number;
  mark: Mark;
  row: number;
  column: number;
  touching: Touching;
}

function Hexagon({ index, mark, row, column, touching }: HexagonProps) {
  const place: Place = { kind: 'element', at: index };
  const at = middleOf(row, column);
  return (
    <Target
      touching={touching}
      place={place}
      name={t('board.cell', { name: `${columnLetters(column)}${row + 1}` })}
      state={mark}
      kind={`cell ${mark}`}
    >
      <polygon class="ground" points={pointsText(cornersOf(at))} />
      <polygon class="halo" points={pointsText(cornersOf(at, 0.84))} />
      <Piece mark={mark} tokens={0} x={at[0]} y={at[1]} />
      <Verdict spot={touching.spot(place)} x={at[0]} y={at[1]} stacked />
    </Target>
  );
}
