// The end of a play: who won and why, what to do next, and the first mistake.

import { useEffect, useRef } from 'preact/hooks';
import type { Position } from '../api/types';
import { whyText, wonText } from '../frame/sentences';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { allJudged, looking, mistakes } from '../state/past';
import { sheet } from '../state/panel';
import type { Round } from '../state/review';
import { goTo, line, mode, restart, swapSides, you } from '../state/session';
import { beforeMoves, moveLabel, moveWords } from '../state/words';

export function EndCard({ now }: { now: Position }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves here where it has lost its place on the board, so that the end is read.
  useEffect(() => {
    // On a phone the sheet comes up with it, and goes down again.
    const before = sheet.peek();
    if (before === 'peek') sheet.value = 'half';
    const active = document.activeElement;
    if (active === document.body || active?.closest('.board')) heading.current?.focus({ preventScroll: true });
    return () => {
      if (sheet.peek() === 'half') sheet.value = before;
    };
  }, []);
  const winner = now.over?.winner;
  const [first] = mistakes.value;
  const swap = () => {
    swapSides();
    void restart();
  };
  const reviewIt = () => {
    mode.value = 'analyse';
    void goTo(first ? first.number - 1 : 0);
  };
  return (
    <section class="end-card" aria-labelledby="end-title">
      <h2 id="end-title" ref={heading} tabIndex={-1}>
        {winner && winner !== 'draw' && <span class={`mark ${winner}`} aria-hidden="true" />}
        {wonText(winner ?? null, now.score)}
      </h2>
      <p>{whyText(now)}</p>
      <div class="end-actions">
        <button type="button" class="button primary" onClick={() => void restart()}>
          <Icon name="again" />
          {t('end.again')}
        </button>
        {you.value && (
          <button type="button" class="button" onClick={swap}>
            <Icon name="swap" />
            {t('players.swap')}
          </button>
        )}
        <button type="button" class="button" onClick={reviewIt}>
          <Icon name="analyse" />
          {t('end.review')}
        </button>
      </div>
      <p class="first-mistake">{first ? <FirstMistake now={now} round={first} /> : <span class="muted">{noMistake()}</span>}</p>
    </section>
  );
}

/** That there was no mistake is said only if every move is known. */
function noMistake(): string {
  if (looking.state.value === 'running') return t('history.running');
  if (line.value.length === 0) return '';
  return t(allJudged.value ? 'review.noMistakes' : 'review.notAllKnown');
}

function FirstMistake({ now, round }: { now: Position; round: Round }) {
  const { number, mover, move, better } = round;
  const played = now.played[number - 1];
  const told = played ? moveWords(now.view, played) : move;
  const player = mover === you.value ? t('you.subject') : t(`player.${mover}`);
  const view = beforeMoves(now.view, now.played.slice(number - 1));
  const moves = better.slice(0, 4).map((text) => moveLabel(view, text));
  return (
    <>
      <b class="mistake">{t('review.first', { n: number })}</b> {t('told.sentence', { player, move: told })}{' '}
      {moves.length > 0 && t('review.better', { n: better.length, moves: moves.join(', ') })}
    </>
  );
}
