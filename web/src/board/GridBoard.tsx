// Rectangular boards.

import type { GridView } from '../api/types';
import { t } from '../i18n';
import { Cell, CELL, RIM } from './Cell';
import type { Kind, KindProps } from './kind';

export const grid: Kind<GridView> = { Board: GridBoard };

function GridBoard({ view: grid, touching }: KindProps<GridView>) {
  const { rows, columns, cells, tokens = [] } = grid;
  const [width, height] = [RIM + columns * CELL + 2, RIM + rows * CELL + 2];
  return (
    <svg class="grid" role="presentation" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {Array.from({ length: columns }, (_, column) => (
        <text key={column} class="rim" x={RIM + (column + 0.5) * CELL} y={RIM / 2}>
          {columnName(grid, column)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={row} class="rim" x={RIM / 2} y={RIM + (row + 0.5) * CELL}>
          {rowName(grid, row)}
        </text>
      ))}
      {cells.map((mark, index) => (
        <Cell
          key={index}
          index={index}
          mark={mark}
          tokens={tokens.filter((token) => token === index).length}
          name={t('board.cell', { name: cellName(grid, index) })}
          x={RIM + (index % columns) * CELL}
          y={RIM + Math.floor(index / columns) * CELL}
          touching={touching}
        />
      ))}
    </svg>
  );
}

/** A column by its letters: a to z, then aa, ab, ... */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

const columnName = ({ numbered }: GridView, column: number) => (numbered ? String(column) : columnLetters(column));
const rowName = ({ numbered }: GridView, row: number) => String(numbered ? row : row + 1);

/** `(0,2)` where rows and columns are numbered from 0, else as `c1`. */
export function cellName(grid: GridView, cell: number): string {
  const [row, column] = [Math.floor(cell / grid.columns), cell % grid.columns];
  return grid.numbered ? `(${row},${column})` : columnName(grid, column) + rowName(grid, row);
}
