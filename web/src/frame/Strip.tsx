// The strip under the board: the moves so far; with results a bar for each moment, up for Alice, down for Bob.

import { useEffect, useRef } from 'preact/hooks';
import type { Answer, Played, Position } from '../api/types';
import { t } from '../i18n';
import { Icon, type IconName } from '../parts/Icon';
import { mistakes, moments } from '../state/past';
import { height } from '../state/review';
import { goTo, line, moment, newest, position, record, showValues, undo, redo } from '../state/session';
import { moveChip, moveWords } from '../state/words';

export function Strip() {
  const now = position.value;
  const judged = showValues.value || now?.over != null;
  const list = useCurrentInView();
  return (
    <div class={`strip-bar ${judged ? 'judged' : ''}`}>
      <Ends judged={judged} scored={now?.convention === 'score'} />
      <ol ref={list} aria-label={t(judged ? 'strip.history' : 'strip.moves')} onKeyDown={walk}>
        {now && [null, ...record.value].map((played, index) => <Moment key={index} {...{ now, played, index, judged }} />)}
        {now && newest.value && !now.over && !judged && (
          <li key={`ghost ${record.value.length}`} aria-hidden="true">
            <span class={`token-chip ghost ${now.next}`} />
          </li>
        )}
      </ol>
      <Stepping />
    </div>
  );
}

/** What up and down mean. */
function Ends({ judged, scored }: { judged: boolean; scored: boolean }) {
  if (!judged || scored) {
    return (
      <div class="ends one" aria-hidden="true">
        {t(judged ? 'strip.score' : 'strip.moves')}
      </div>
    );
  }
  return (
    <div class="ends" aria-hidden="true">
      <span class="winner alice">{t('strip.wins', { player: t('player.alice') })}</span>
      <span class="winner bob">{t('strip.wins', { player: t('player.bob') })}</span>
    </div>
  );
}

/** The button of the moment that is shown is in view. */
function useCurrentInView() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    const [inner, outer] = [current.getBoundingClientRect(), list.current.getBoundingClientRect()];
    if (inner.left < outer.left) list.current.scrollLeft -= outer.left - inner.left + 20;
    else if (inner.right > outer.right) list.current.scrollLeft += inner.right - outer.right + 60;
  }, [moment.value, line.value.length]);
  return list;
}

/** Left and Right go from moment to moment, Home and End to the ends; the focus follows. */
function walk(event: KeyboardEvent): void {
  const all = line.peek().length;
  const steps: Record<string, number> = { ArrowLeft: moment.peek() - 1, ArrowRight: moment.peek() + 1, Home: 0, End: all };
  const to = steps[event.key];
  if (to === undefined || to < 0 || to > all) return;
  event.preventDefault();
  const list = event.currentTarget as HTMLElement;
  void goTo(to).then(() => requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-current]')?.focus()));
}

interface MomentProps {
  now: Position;
  /** The move that led to the moment; none at the start. */
  played: Played | null;
  index: number;
  judged: boolean;
}

function Moment({ now, played, index, judged }: MomentProps) {
  const known = judged ? moments.value.find((each) => each.index === index) : undefined;
  const wrong = judged && mistakes.value.some(({ number }) => number === index);
  const up = known ? (height(known.answer) ?? 0) : 0;
  const drawn = known?.answer.winner === 'draw';
  const side = up > 0 ? 'alice-wins' : up < 0 ? 'bob-wins' : drawn ? 'drawn' : '';
  const here = moment.value === index;
  return (
    <li class={side}>
      <button
        type="button"
        tabIndex={here ? 0 : -1}
        aria-current={here ? 'step' : undefined}
        aria-label={spoken(now, played, index, known?.answer ?? null, wrong)}
        onClick={() => void goTo(index)}
      >
        {known && <span class="bar" style={{ '--height': barHeight(up) }} />}
        {known?.answer.score != null && <span class="bar-score">{known.answer.score}</span>}
        <span class="chip-place">
          <span class={`token-chip ${played ? played.who : 'start'}`}>{played ? moveChip(played) : t('strip.start')}</span>
          {wrong && <span class="query">?</span>}
        </span>
      </button>
    </li>
  );
}

/** Longer when the end is near; scores in proportion to the greatest of the play. */
function barHeight(up: number): number {
  if (position.value?.convention === 'score') {
    const most = Math.max(1, ...moments.value.map(({ answer }) => Math.abs(answer.score ?? 0)));
    return Math.abs(up) / most;
  }
  return up === 0 ? 0 : Math.max(0.3, 1 - (Math.abs(up) - 1) / 10);
}

function spoken(now: Position, played: Played | null, index: number, answer: Answer | null, wrong: boolean): string {
  const told = played && t('told.sentence', { player: t(`player.${played.who}`), move: moveWords(now.view, played) });
  const moved = played ? `${t('strip.move', { n: index })} ${told}` : t('strip.start');
  return [moved, answer ? thenText(answer) : '', wrong ? t('judgement.mistake') : ''].filter(Boolean).join(' ');
}

/** What follows from a moment, in words. */
function thenText({ winner, score, remoteness }: Answer): string {
  if (score !== null) return t('strip.thenScore', { score });
  if (winner === null) return '';
  if (winner === 'draw') return t('strip.thenDraw');
  const player = t(`player.${winner}`);
  if (remoteness === 0) return t('strip.thenNow', { player });
  return remoteness === null ? t('strip.then', { player }) : t('strip.thenIn', { player, n: remoteness });
}

function Stepping() {
  const step = (icon: IconName, name: string, off: boolean, act: () => void) => (
    <button type="button" class="icon-button" aria-label={name} title={name} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="stepping">
      {step('first', t('strip.first'), moment.value === 0, () => void goTo(0))}
      {step('previous', t('strip.previous'), moment.value === 0, () => void undo())}
      {step('next', t('strip.next'), newest.value, () => void redo())}
      {step('last', t('strip.last'), newest.value, () => void goTo(line.peek().length))}
    </div>
  );
}
