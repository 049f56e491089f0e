// What is known of the board without asking, and the numbers of its game, each computed when it is asked for.

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Position, View } from '../api/types';
import { say, t } from '../i18n';
import { Job } from '../state/job';
import { gameOf } from '../state/games';
import { moment, position } from '../state/session';
import { SECONDS } from '../state/solver';

/** The answers so far, by problem and name: they stay in the list. */
const answers = signal<ReadonlyMap<string, number | null>>(new Map());

export function Numbers() {
  const now = position.value;
  if (!now) return null;
  const [summand, ...others] = now.summands;
  const numbers = others.length === 0 ? (gameOf(summand?.game ?? '')?.numbers ?? []) : [];
  return (
    <>
      <dl class="numbers">
        {factsOf(now).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {numbers.length > 0 && (
        <section>
          <h2 class="heading">{t('numbers.title')}</h2>
          <dl class="numbers">
            {numbers.map(({ name, help }) => (
              <Asked key={`${now.start} ${name}`} problem={now.start} name={name} help={say(help)} />
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** Counts that tell nothing about the winner. */
function factsOf(now: Position): [string, number][] {
  const graphs = graphsOf(now.view);
  const sum = (count: (graph: (typeof graphs)[number]) => number) => graphs.reduce((total, graph) => total + count(graph), 0);
  const drawn: [string, number][] =
    graphs.length > 0
      ? [
          [t('numbers.vertices'), sum(({ vertices }) => vertices.length)],
          [t('numbers.edges'), sum(({ edges }) => edges.length)],
        ]
      : [];
  return [...drawn, [t('numbers.played'), moment.value], [t('numbers.legal'), now.legal.length]];
}

const graphsOf = (view: View): Extract<View, { kind: 'graph' }>['view'][] => {
  if (view.kind === 'several') return view.view.flatMap(graphsOf);
  return view.kind === 'graph' ? [view.view] : [];
};

function Asked({ problem, name, help }: { problem: string; name: string; help: string }) {
  const [job] = useState(() => new Job());
  const key = `${problem} ${name}`;
  const known = answers.value.get(key);
  const ask = () =>
    void job.run(
      (stop) => api.number({ problem, name, seconds: SECONDS }, stop),
      (event) => {
        if (event.kind === 'number') answers.value = new Map([...answers.peek(), [key, event.number]]);
      },
    );
  return (
    <div>
      <dt>
        <NumberName name={name} /> <span>{help}</span>
      </dt>
      <dd>
        {known != null ? (
          known
        ) : job.state.value === 'running' ? (
          <button type="button" class="link" onClick={() => job.cancel()}>
            {t('job.cancel')}
          </button>
        ) : (
          <button type="button" class="link" aria-label={`${t('numbers.ask')}: ${name}`} onClick={ask}>
            {t(known === null || job.state.value === 'failed' ? 'numbers.unknown' : 'numbers.ask')}
          </button>
        )}
      </dd>
    </div>
  );
}

const GREEK: Record<string, string> = { alpha: 'α', gamma: 'γ', Gamma: 'Γ', omega: 'ω', nu: 'ν', chi: 'χ', Delta: 'Δ' };

/** `chi_g` as χ with g below. */
function NumberName({ name }: { name: string }) {
  const [letter = '', below] = name.split('_');
  return (
    <i class="value-text">
      {GREEK[letter] ?? letter}
      {below && <sub>{below}</sub>}
    </i>
  );
}
