// The status line: one sentence that says whose move it is, then what to do. Its height is fixed.

import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../api/types';
import { t } from '../i18n';
import { valueText } from '../parts/valueText';
import { isTooLarge, resultFor, worthOf } from '../state/results';
import type { Job } from '../state/job';
import { alone, computerMoves, guessed, held, playFromHere, thinking } from '../state/opponent';
import { moment, newest, position, seats, showValues } from '../state/session';
import { MORE_SECONDS, SECONDS } from '../state/solver';
import { choices, current, hinted, hinting, solver } from '../state/solving';
import { language } from '../state/settings';
import { puzzleText } from './puzzling';
import { pressRefused } from './refusing';
import { hintText, lineOf, turnText, whyText } from './sentences';

export function Status() {
  const now = position.value;
  if (!now) return <div class="status" />;
  const shown = showValues.value && !now.over;
  const winner = now.over?.winner ?? now.next;
  const [turn, further] = [shown ? verdictText(now) : turnText(now), furtherText(now, shown)];
  return (
    <div class="status">
      <span class={`mark ${winner}`} aria-hidden="true" />
      {/* Another sentence is another element, so that words do not slide. */}
      <p key={`${turn} ${further}`} class="sentence turn" data-over={now.over !== null}>
        <b>{turn}</b> <span>{further}</span>
      </p>
      <div class="aside">
        <Aside now={now} />
      </div>
    </div>
  );
}

/** Who is to move, and who wins. */
function verdictText(now: Position): string {
  const mover = t(`player.${now.next}`);
  const winner = current.value?.answer.winner ?? null;
  if (winner === null) return t('turn.player', { player: mover });
  if (winner === 'draw') return t('status.draw', { mover });
  return t(winner === now.next ? 'status.wins' : 'status.loses', { mover, winner: t(`player.${winner}`) });
}

/** What to do, or what is known of the moves. */
function furtherText(now: Position, shown: boolean): string {
  if (now.over) return whyText(now);
  if (pressRefused.value) return t('status.refused');
  if (hinted.value) return hintText(now, hinted.value);
  const asked = puzzleText();
  if (asked && !shown) return asked;
  if (guessed.value) return t('computer.guessed');
  if (!shown) return computerMoves.value && newest.value ? '' : lineOf(now);
  const judged = choices.value.filter(({ result }) => result !== null);
  if (judged.length < now.legal.length || resultFor(now.next, current.value?.answer.winner ?? null) !== 'win') return '';
  const good = judged.filter(({ result }) => result === 'win').length;
  return good === judged.length ? t('status.all') : t('status.some', { n: good, all: judged.length });
}

/** Work in progress, and what to do if it was not enough; otherwise where in the play this is. */
function Aside({ now }: { now: Position }) {
  const running = useSlow([solver.job, hinting, thinking].find((job) => job.state.value === 'running') ?? null);
  if (running) return <Working job={running} />;
  if (alone.value && !now.over) {
    return (
      <button type="button" class="button" aria-pressed={held.value} onClick={() => (held.value = !held.value)}>
        {t('play.pause')}
      </button>
    );
  }
  if (!newest.value && !showValues.value && seats.value[now.next] === 'computer') {
    return (
      <button type="button" class="button" onClick={playFromHere}>
        {t('play.fromHere')}
      </button>
    );
  }
  const failed = [solver.job, hinting, thinking].find((job) => job.state.value === 'failed');
  if (failed) return <span class="mistake">{failed.failure.value}</span>;
  if (showValues.value && !now.over) return <Known now={now} />;
  const number = t(now.over ? 'status.after' : 'status.move', { n: now.over ? moment.value : moment.value + 1 });
  return (
    <span key={number} class="move-number">
      {number}
    </span>
  );
}

/** The value of the position; more time where it ran out. */
function Known({ now }: { now: Position }) {
  const found = current.value;
  const stopped = found?.answer.status === 'stopped';
  const large = stopped && isTooLarge(found.answer);
  if (stopped || solver.job.state.value === 'cancelled') {
    return (
      <>
        <span>{t(solver.job.state.value === 'cancelled' ? 'job.cancelled' : large ? 'solve.large' : 'solve.stopped')}</span>
        {!large && (
          <button type="button" class="button" onClick={() => solver.solve(now, stopped ? MORE_SECONDS : SECONDS)}>
            {t(stopped ? 'solve.longer' : 'job.again')}
          </button>
        )}
      </>
    );
  }
  const worth = found ? worthOf(found.answer) : '';
  if (!worth || !found) return null;
  const kind = found.answer.nimber !== null ? 'nimber' : found.answer.value !== null ? 'value' : 'score';
  return (
    <span key={worth} class="chip" title={valueText(worth)}>
      {t(`status.${kind}`)} <span class="value-text">{valueText(worth)}</span>
    </span>
  );
}

function Working({ job }: { job: Job }) {
  const { positions, seconds } = job.progress.value;
  const doing = job === thinking ? t('computer.thinks') : t('solve.running');
  const before = job.waiting.value;
  if (before !== null) return <Stoppable job={job} doing={t('job.waiting', { n: before })} />;
  const count = t('job.progress', { positions: positions.toLocaleString(language.value), seconds: Math.round(seconds) });
  return <Stoppable job={job} doing={seconds >= 1 ? count : doing} />;
}

function Stoppable({ job, doing }: { job: Job; doing: string }) {
  return (
    <>
      <span key={doing}>{doing}</span>
      <button type="button" class="button" onClick={() => job.cancel()}>
        {t('job.cancel')}
      </button>
    </>
  );
}

/** Nothing is shown of work that is done in a moment, in milliseconds. */
const SOON = 300;

function useSlow(job: Job | null): Job | null {
  const [slow, setSlow] = useState<Job | null>(null);
  useEffect(() => {
    if (!job) {
      setSlow(null);
      return;
    }
    const timer = setTimeout(() => setSlow(job), SOON);
    return () => clearTimeout(timer);
  }, [job]);
  return job ? slow : null;
}
