// What may be set up on the board of a game before play, as the game declares it and its position shows.

import { useMemo, useRef } from 'preact/hooks';
import type { GameInfo, Position } from '../api/types';
import { colouringOf } from '../board/colours';
import type { Sets } from '../editor/drawing';
import { draft, lastGood } from '../state/draft';

/** Colours that are offered before the server has said how many there are. */
const FEW = 4;

export function useSets(game: GameInfo): Sets | null {
  const keys = draft.value?.setup.keys ?? {};
  const shown = lastGood.value?.summands[0]?.game === game.id ? lastGood.value : null;
  /** Once all is chosen, no move shows what is chosen. */
  const lines = useRef(false);
  lines.current = shown && shown.legal.length > 0 ? choosesLines(shown) : lines.current;
  const onLines = lines.current;
  const colours = coloursOf(shown);
  const tokens = 1 + (Number(keys.k) || 1);
  return useMemo(() => {
    const form = game.start;
    return form === null || form === 'valued' ? null : { form, onLines, colours, tokens };
  }, [game, onLines, colours, tokens]);
}

const choosesLines = ({ legal }: Position): boolean => legal.some(({ places }) => places.some(({ kind }) => kind === 'line'));

function coloursOf(shown: Position | null): number {
  const colouring = shown?.view.kind === 'graph' ? colouringOf(shown.view.view) : null;
  return colouring ? Math.max(1, ...colouring.colours) : FEW;
}
