// Rectangular boards, and cells in a row.

import type { GridView, Mark, Place } from '../api/types';
import { t } from '../i18n';
import './grid.css';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

/** The side of a cell, and the room for letters and numbers at the rim. */
const CELL = 44;
const RIM = 24;

export function GridBoard({ grid, touching }: { grid: GridView; touching: Touching }) {
  const { rows, columns, cells, tokens = [] } = grid;
  const [width, height] = [RIM + columns * CELL + 2, RIM + rows * CELL + 2];
  return (
    <svg class="grid" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
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

/** Cells in a row with their numbers above; a long row goes on below. */
export function StripBoard({ cells, touching }: { cells: Mark[]; touching: Touching }) {
  const [width, height] = [CELL + 2, RIM + CELL + 2];
  return (
    <div class="strip">
      {cells.map((mark, index) => (
        <svg key={index} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
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

interface CellProps {
  index: number;
  mark: Mark;
  tokens: number;
  name: string;
  x: number;
  y: number;
  touching: Touching;
}

function Cell({ index, mark, tokens, name, x, y, touching }: CellProps) {
  const place: Place = { kind: 'element', at: index };
  const spot = touching.spot(place);
  // A token makes room for the verdict below it.
  const rise = tokens > 0 && spot?.result ? 6 : 0;
  return (
    <Target touching={touching} place={place} name={name} kind={`cell ${mark}`}>
      <rect class="ground" x={x} y={y} width={CELL} height={CELL} />
      <rect class="halo" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="4" />
      <Piece mark={mark} tokens={tokens} x={x + CELL / 2} y={y + CELL / 2 - rise} />
      <Verdict spot={spot} x={x + CELL / 2} y={y + CELL / 2 + 2.5 * rise} />
    </Target>
  );
}

/** What stands on a cell: a cross if nobody in particular took it, a disc or a square with a letter for a player. */
function Piece({ mark, tokens, x, y }: { mark: Mark; tokens: number; x: number; y: number }) {
  if (tokens > 0) {
    return (
      <>
        <circle class="token" cx={x} cy={y} r="11" />
        {tokens > 1 && (
          <text class="on-token" x={x} y={y}>
            {tokens}
          </text>
        )}
      </>
    );
  }
  switch (mark) {
    case 'taken':
      return <path class="cross" d={`M${x - 11} ${y - 11}l22 22m-22 0l22 -22`} />;
    case 'alice':
      return (
        <>
          <circle class="piece" cx={x} cy={y} r="14" />
          <text class="on-piece" x={x} y={y}>
            A
          </text>
        </>
      );
    case 'bob':
      return (
        <>
          <rect class="piece" x={x - 13} y={y - 13} width="26" height="26" rx="3" />
          <text class="on-piece" x={x} y={y}>
            B
          </text>
        </>
      );
    default:
      return null;
  }
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
