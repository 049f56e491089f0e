// The strip under the board: the moves so far; with results a bar for each moment, up for Alice, down for Bob.

import { useEffect, useRef } from 'preact/hooks';
import type { Played, Position } from '../api/types';
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
      {judged && now?.convention !== 'score' ? (
        <div class="ends" aria-hidden="true">
          <span class="winner alice">{t('strip.wins', { player: t('player.alice') })}</span>
          <span class="winner bob">{t('strip.wins', { player: t('player.bob') })}</span>
        </div>
      ) : (
        <div class="ends one" aria-hidden="true">
          {t('strip.moves')}
        </div>
      )}
      <ol ref={list} aria-label={t('strip.moves')} onKeyDown={walk}>
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
  const side = up > 0 ? 'alice-wins' : up < 0 ? 'bob-wins' : '';
  const here = moment.value === index;
  return (
    <li class={side}>
      <button
        type="button"
        tabIndex={here ? 0 : -1}
        aria-current={here ? 'step' : undefined}
        aria-label={spoken(now, played, index, up, wrong)}
        onClick={() => void goTo(index)}
      >
        {known && <span class="bar" style={{ '--height': barHeight(up) }} />}
        <span class={`token-chip ${played ? played.who : 'start'}`}>{played ? moveChip(played) : t('strip.start')}</span>
        {wrong && <span class="query">?</span>}
      </button>
    </li>
  );
}

/** Longer when the end is near; scores as they are, up to a limit. */
function barHeight(up: number): number {
  if (position.value?.convention === 'score') return Math.min(Math.abs(up) / 8, 1);
  return Math.max(0.3, 1 - (Math.abs(up) - 1) / 10);
}

function spoken(now: Position, played: Played | null, index: number, up: number, wrong: boolean): string {
  if (!played) return t('strip.start');
  const told = t('told.sentence', { player: t(`player.${played.who}`), move: moveWords(now.view, played) });
  const winner = up === 0 || now.convention === 'score' ? '' : t('strip.then', { player: t(up > 0 ? 'player.alice' : 'player.bob') });
  return [t('strip.move', { n: index }), told, winner, wrong ? t('judgement.mistake') : ''].filter(Boolean).join(' ');
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
