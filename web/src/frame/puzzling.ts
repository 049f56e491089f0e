// The sentences of a puzzle: what is asked, and what came of the attempt.

import { t } from '../i18n';
import { attempt, puzzle, refutation } from '../state/puzzle';
import { position, you } from '../state/session';
import { moveWords } from '../state/words';

/** Empty where there is no puzzle. */
export function puzzleText(): string {
  const [now, found] = [position.value, puzzle.value];
  if (!now || !found) return '';
  switch (attempt.value) {
    case 'right':
      return t(now.over ? 'puzzle.right' : 'puzzle.rightOn');
    case 'wrong': {
      const answer = refutation.value;
      if (!answer) return t(now.over ? 'puzzle.wrong' : 'puzzle.wrongWaits');
      return t('puzzle.refuted', { player: t(`player.${answer.who}`), move: moveWords(now.view, answer) });
    }
    default: {
      const player = found.next === 'bob' ? 'bob' : 'alice';
      return you.value === player ? t('puzzle.task') : t('puzzle.taskFor', { player: t(`player.${player}`) });
    }
  }
}
