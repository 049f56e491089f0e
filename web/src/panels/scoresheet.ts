// The moves of a play in rows.

import type { Played, Player } from '../api/types';

/** A move with its number from 1. */
export interface Entry extends Played {
  number: number;
}

export type Row = [Entry | null, Entry | null];

/** A row for each round; a player who moves twice begins a new row. */
export function rowsOf(played: Played[], first: Player): Row[] {
  const rows: Row[] = [];
  played.forEach((each, index) => {
    const entry = { ...each, number: index + 1 };
    const last = rows.at(-1);
    if (each.who === first) rows.push([entry, null]);
    else if (last && last[1] === null) last[1] = entry;
    else rows.push([null, entry]);
  });
  return rows;
}
