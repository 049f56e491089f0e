// Cells of boards and of rows.

import type { Mark, Place } from '../api/types';
import './grid.css';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';

/** The side of a cell, and the room for letters and numbers at the rim. */
export const CELL = 44;
export const RIM = 24;

interface CellProps {
  index: number;
  mark: Mark;
  tokens: number;
  name: string;
  x: number;
  y: number;
  touching: Touching;
}

export function Cell({ index, mark, tokens, name, x, y, touching }: CellProps) {
  const place: Place = { kind: 'element', at: index };
  const spot = touching.spot(place);
  // A token leaves room for the result below it.
  const rise = tokens > 0 && spot?.result ? 6 : 0;
  return (
    <Target touching={touching} place={place} name={name} state={mark} kind={`cell ${mark}`}>
      <rect class="ground" x={x} y={y} width={CELL} height={CELL} />
      <rect class="halo" x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx="4" />
      <Piece mark={mark} tokens={tokens} x={x + CELL / 2} y={y + CELL / 2 - rise} />
      <Verdict spot={spot} x={x + CELL / 2} y={y + CELL / 2 + 2.5 * rise} room={CELL - 8} tall={rise === 0} />
    </Target>
  );
}

/**
 * What is on a cell: a cross if nobody in particular took it, a disc or a square with a letter for a player, a
 * question mark beside the result if it is on offer.
 */
export function Piece({ mark, tokens, x, y }: { mark: Mark; tokens: number; x: number; y: number }) {
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
    case 'offered':
      return (
        <text class="on-offer" x={x + 14} y={y - 13}>
          ?
        </text>
      );
    default:
      return null;
  }
}
