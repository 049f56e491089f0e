// What a solver has found about a position, and its progress.

import type { Position } from '../api/types';
import { say, t } from '../i18n';
import { isTooLarge } from '../state/results';
import { MORE_SECONDS, SECONDS, type Solver } from '../state/solver';
import { Progress } from './Progress';
import { sentenceText } from './valueText';

/** How a play has ended. */
export function overText({ over, score }: Position): string {
  if (over?.winner === 'draw') return t('over.draw');
  if (over?.winner) return t('over.won', { player: t(`player.${over.winner}`) });
  return score === null ? t('over.plain') : t('over.score', { score });
}

/** The solver's sentences. */
export function Known({ solver }: { solver: Solver }) {
  return <>{solver.current.value?.sentences.map((sentence) => <p key={sentence.en}>{sentenceText(say(sentence))}</p>)}</>;
}

/** The running solve, and a button for more time if it reached its limit. */
export function Solving({ solver, now }: { solver: Solver; now: Position }) {
  return (
    <>
      <Progress job={solver.job} doing={t('solve.running')} onAgain={() => solver.solve(now, SECONDS)} />
      <Patience solver={solver} now={now} />
    </>
  );
}

function Patience({ solver, now }: { solver: Solver; now: Position }) {
  const found = solver.current.value;
  if (found?.answer.status !== 'stopped' || solver.job.state.value === 'running') return null;
  if (isTooLarge(found.answer)) return <p class="progress">{t('solve.large')}</p>;
  return (
    <p class="progress">
      {t(found.sentences.length > 0 ? 'solve.stopped' : 'solve.nothing')}
      <button type="button" class="button" onClick={() => solver.solve(now, MORE_SECONDS)}>
        {t('solve.longer')}
      </button>
    </p>
  );
}
