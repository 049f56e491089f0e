// A play as text that a person can read and a program can read back.

import type { Played, Position } from '../api/types';
import { say, t } from '../i18n';
import { problemText } from '../state/table';
import { moveWords } from '../state/words';

/** The problem with its moves, who starts, then the moves in words, one a line, and how it ended. */
export function playText(position: Position, record: Played[]): string {
  const told = ({ who, ...made }: Played) => t('told.sentence', { player: t(`player.${who}`), move: moveWords(position.view, made) });
  const numbered = record.map((played, index) => `${index + 1}. ${told(played)}`);
  const first = t('share.starts', { player: t(`player.${position.first}`) });
  const moves = record.map(({ text }) => text);
  return [problemText(position.start, moves), first, ...numbered, ...endOf(position, record)].join('\n');
}

/** How the play ended, where the end is shown. */
function endOf({ over, played, score }: Position, record: Played[]): string[] {
  if (played.length < record.length) return [];
  if (!over) return record.length > 0 ? [t('share.open')] : [];
  const { winner, why } = over;
  const result =
    winner === 'draw' ? t('share.drawn') : winner ? t('share.won', { player: t(`player.${winner}`) }) : t('share.scored', { score: score ?? 0 });
  return [result, ...why.map(say)];
}
