// Cells in a row.

import type { Mark } from '../api/types';
import { t } from '../i18n';
import { Cell, CELL, RIM } from './Cell';
import type { Kind, KindProps } from './kind';

export const strip: Kind<Mark[]> = { Board: StripBoard };

/** Cells in a row with their numbers above; a long row continues below. */
function StripBoard({ view: cells, touching }: KindProps<Mark[]>) {
  const [width, height] = [CELL + 2, RIM + CELL + 2];
  return (
    <div class="strip">
      {cells.map((mark, index) => (
        <svg key={index} role="presentation" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          <text class="rim" x={width / 2} y={RIM / 2}>
            {index}
          </text>
          <Cell
            index={index}
            mark={mark}
            tokens={0}
            name={t('board.cell', { name: index })}
            x={1}
            y={RIM}
            touching={touching}
          />
        </svg>
      ))}
    </div>
  );
}
