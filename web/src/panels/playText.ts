// A play as text that a person can read and a program can read back.

import type { Position } from '../api/types';
import { t } from '../i18n';
import { problemText } from '../state/table';

/** The problem with its moves, then the moves one a line. */
export function playText(position: Position, moves: string[]): string {
  const numbered = moves.map((move, index) => `${index + 1}. ${move}`);
  const first = t('share.starts', { player: t(`player.${position.first}`) });
  return [problemText(position.start, moves), first, ...numbered].join('\n');
}
