// Taking another board: what the game needs besides the graph comes with it, and a note says how a text was read.

import { api } from '../api/client';
import type { GameInfo, GraphAnswer } from '../api/types';
import { t, type TextKey } from '../i18n';
import { withTokens } from '../state/boards';
import { changeBoard, draftNote } from '../state/draft';
import { narrow, sheet } from '../state/panel';

/** Puts a graph on the sheet; undo brings the old one back. */
export function useBoard(game: GameInfo): (graph: string) => void {
  return (graph) => {
    changeBoard(withTokens(graph, game.instance), []);
    if (narrow.peek()) sheet.value = 'peek';
  };
}

/** Puts a text in any format on the sheet, and says which it was. */
export async function bringText(game: GameInfo, text: string, fromZero = false): Promise<void> {
  const answer = await api.graph({ graph: text, layout: 'auto', from_zero: fromZero });
  changeBoard(withTokens(answer.graph, game.instance), []);
  draftNote.value = {
    text: noteOf(answer),
    ...(answer.from_one && { act: { name: t('note.fromZero'), run: () => void bringText(game, text, true) } }),
  };
  if (narrow.peek()) sheet.value = 'peek';
}

function noteOf({ format, from_one, vertices }: GraphAnswer): string {
  if (from_one) return t('note.fromOne', { n: vertices });
  return t('note.format', { n: vertices, format: t(`format.${format ?? 'expression'}` as TextKey) });
}
