// What is known about every moment of the play: from the solves on the way, and from a solve of all moments where some lack.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import { Job } from './job';
import { type Moment, review } from './review';
import { line, position, showValues } from './session';
import { SECONDS } from './solver';
import { current } from './solving';
import { problemText } from './table';

/** Moments by their problem texts. */
const known = signal<ReadonlyMap<string, Moment>>(new Map());
export const looking = new Job();

const texts = computed(() => {
  const start = position.value?.start;
  if (start === undefined) return [];
  return Array.from({ length: line.value.length + 1 }, (_, moves) => problemText(start, line.value.slice(0, moves)));
});

/** The known moments of the play, in order. */
export const moments = computed(() => texts.value.flatMap((text) => known.value.get(text) ?? []));

/** The moves between moments that are both known, with their judgements. */
export const rounds = computed(() => review(moments.value, line.value, position.value?.maximiser ?? 'alice'));

export const mistakes = computed(() => rounds.value.filter(({ judgement }) => judgement === 'mistake'));

/** Whether every move has been judged. */
export const allJudged = computed(
  () => rounds.value.length === line.value.length && rounds.value.every(({ judgement }) => judgement !== 'unknown'),
);

function keep(text: string, moment: Moment): void {
  known.value = new Map([...known.peek(), [text, moment]]);
}

/** Looks at the whole play when it is over or results are shown. */
export function keepLooking(): void {
  effect(() => {
    const found = current.value;
    const now = position.value;
    if (!found || !now || found.answer.status !== 'solved' || found.answer.winner === null) return;
    keep(now.problem, { kind: 'moment', index: now.played.length, next: now.next, answer: found.answer });
  });
  effect(() => {
    const asked = texts.value;
    const wanted = asked.length > 1 && (showValues.value || (position.value?.over ?? null) !== null);
    // The moment that is being solved anyway is not asked for.
    const lacking = asked.filter((text) => !known.peek().has(text)).length;
    if (!wanted || lacking <= (position.value?.over ? 0 : 1)) {
      looking.reset();
      return;
    }
    void looking.run(
      (stop) => api.history({ problem: asked.at(-1) ?? '', seconds: SECONDS }, stop),
      (event) => {
        if (event.kind === 'moment') keep(asked[event.index] ?? '', event);
      },
    );
  });
}
