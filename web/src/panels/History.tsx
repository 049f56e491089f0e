// The review of a play: a plot, and the same move by move in words.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { t } from '../i18n';
import { lazily } from '../parts/lazily';
import { Progress } from '../parts/Progress';
import { Winner } from '../parts/Winner';
import { Job } from '../state/job';
import { detailsOf } from '../state/results';
import { type Moment, review, type Round } from '../state/review';
import { goTo, line, moment, position } from '../state/session';
import { SECONDS } from '../state/solver';
import { problemText } from '../state/table';

const Plot = lazily(() => import('./Plot').then((module) => module.Plot));

export function History() {
  const now = position.value;
  if (!now) return null;
  if (line.value.length === 0) return <p class="muted">{t('history.none')}</p>;
  const problem = problemText(now.start, line.value);
  return <PlayHistory key={problem} problem={problem} />;
}

function PlayHistory({ problem }: { problem: string }) {
  const [job] = useState(() => new Job());
  const [moments, setMoments] = useState<Moment[]>([]);
  const load = () => {
    setMoments([]);
    void job.run(
      (stop) => api.history({ problem, seconds: SECONDS }, stop),
      (event) => {
        // The latest moments come first.
        if (event.kind === 'moment') setMoments((old) => [...old, event].sort((a, b) => a.index - b.index));
      },
    );
  };
  useEffect(() => {
    load();
    return () => job.reset();
  }, [problem]);
  const rounds = review(moments, line.value, position.value?.maximiser ?? 'alice');
  return (
    <>
      <Progress job={job} doing={t('history.running')} onAgain={load} />
      {moments.length > 1 && <Plot moments={moments} rounds={rounds} />}
      <Rounds rounds={rounds} />
    </>
  );
}

function Rounds({ rounds }: { rounds: Round[] }) {
  const mistakes = rounds.filter((round) => round.judgement === 'mistake').length;
  return (
    <>
      <p>{mistakes === 0 ? t('review.noMistakes') : t('review.mistakes', { n: mistakes })}</p>
      <div class="scroll">
        <table class="review">
          <thead>
            <tr>
              <th scope="col">{t('review.round')}</th>
              <th scope="col">{t('review.move')}</th>
              <th scope="col">{t(position.value?.convention === 'score' ? 'review.thenScore' : 'review.then')}</th>
              <th scope="col">{t('review.judgement')}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <RoundRow key={round.number} round={round} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function RoundRow({ round }: { round: Round }) {
  const { number, mover, move, after, judgement, better } = round;
  return (
    <tr data-judgement={judgement} aria-current={moment.value === number ? 'step' : undefined}>
      <th scope="row">
        <button type="button" class="link" onClick={() => void goTo(number)} aria-label={t('review.goTo', { number })}>
          {number}
        </button>
      </th>
      <td>
        <span class={`winner ${mover}`}>{t(`player.${mover}`)}</span> <b>{move}</b>
      </td>
      <td>
        {after.winner && <Winner winner={after.winner} />} <span class="muted">{detailsOf(after)}</span>
      </td>
      <td>
        {t(`judgement.${judgement}`)}
        {better.length > 0 && <small> {t('review.better', { moves: better.slice(0, 4).join(', ') })}</small>}
      </td>
    </tr>
  );
}
