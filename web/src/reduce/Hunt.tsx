// The hunt for a counterexample: its progress, and what it found.

import { useEffect } from 'preact/hooks';
import type { Hunted } from '../api/types';
import { t } from '../i18n';
import { forgetHunt, hunt, hunted, hunting, soFar, stopHunt } from '../state/hunt';
import { build } from '../state/reduction';
import { language } from '../state/settings';

export function Hunt({ id }: { id: string }) {
  // A hunt belongs to one reduction.
  useEffect(() => forgetHunt, [id]);
  const running = hunting.state.value === 'running';
  const found = hunted.value?.reduction === id ? hunted.value : null;
  return (
    <section class="hunt" aria-labelledby="hunt-title">
      <div>
        <h2 id="hunt-title">{t('hunt.title')}</h2>
        <p class="muted">{t('hunt.intro')}</p>
      </div>
      <div class="hunt-told" aria-live="polite">
        {running && <Progress />}
        {found && <Outcome id={id} found={found} />}
        {hunting.state.value === 'failed' && <p class="mistake">{hunting.failure.value}</p>}
      </div>
      <button type="button" class="button" onClick={() => (running ? stopHunt(id) : hunt(id))}>
        {t(running ? 'job.cancel' : found && !found.failed ? 'hunt.again' : 'hunt.start')}
      </button>
    </section>
  );
}

function Progress() {
  const now = soFar.value;
  const before = hunting.waiting.value;
  if (before !== null) return <p>{t('job.waiting', { n: before })}</p>;
  if (!now) return <p>{t('hunt.running')}</p>;
  const count = (n: number) => n.toLocaleString(language.value);
  return (
    <p>
      {t('hunt.running')} {now.size === null ? t('hunt.random') : t('hunt.size', { size: now.size })};{' '}
      {t('hunt.progress', { agreed: count(now.agreed), stopped: count(now.stopped) })}
    </p>
  );
}

function Outcome({ id, found: { failed, agreed, stopped, up_to } }: { id: string; found: Hunted }) {
  if (!failed) {
    return (
      <p>
        {t('hunt.none', { n: agreed })} {up_to !== null && t('hunt.upTo', { size: up_to })} {stopped > 0 && t('hunt.givenUp', { n: stopped })}
      </p>
    );
  }
  const name = (player: 'alice' | 'bob') => t(`player.${player}`);
  return (
    <>
      <p>
        <strong class="fails">{t('hunt.found')}</strong> {t('hunt.foundWins', { source: name(failed.source_winner), target: name(failed.target_winner) })}
      </p>
      <code class="side-problem" title={failed.source}>
        {failed.source}
      </code>
      <button type="button" class="button primary" onClick={() => void build(id, failed.source)}>
        {t('hunt.show')}
      </button>
    </>
  );
}
