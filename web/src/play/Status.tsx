// The sentence above the board: whose turn it is, and what is known.

import { t } from '../i18n';
import { Known, overText, Solving } from '../parts/Findings';
import { Progress } from '../parts/Progress';
import { computerMoves, guessed, thinking } from '../state/opponent';
import { panel } from '../state/panel';
import { line, moment, newest, position, showValues } from '../state/session';
import { hinted, hinting, solver } from '../state/solving';
import type { Position } from '../api/types';

export function Status() {
  const now = position.value;
  return (
    <div class="status">
      <div aria-live="polite">
        <p class="turn">{now ? turnText(now) : t('play.loading')}</p>
        {now && showValues.value && !now.over && <Known solver={solver} />}
        {guessed.value && <p>{t('computer.guessed')}</p>}
        {hinted.value !== null && <p>{t('hint.move', { move: hinted.value })}</p>}
      </div>
      {now?.over && <Review />}
      {now && showValues.value && <Solving solver={solver} now={now} />}
      <Progress job={hinting} doing={t('hint.running')} />
      <Progress job={thinking} doing={t('computer.thinks')} />
    </div>
  );
}

function turnText(now: Position): string {
  if (now.over) return overText(now);
  const text = t(computerMoves.value ? 'play.computerTurn' : 'play.turn', { player: t(`player.${now.next}`) });
  return newest.value ? text : `${text} ${t('play.earlier', { moment: moment.value, all: line.value.length })}`;
}

/** After the game, the way to see where it was decided. */
function Review() {
  return (
    <button type="button" onClick={() => (panel.value = 'history')}>
      {t('play.review')}
    </button>
  );
}
