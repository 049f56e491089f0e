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
        {found && <Outcome found={found} />}
        {hunting.state.value === 'failed' && <p class="mistake">{hunting.failure.value}</p>}
      </div>
      <div class="row">
        {found?.failed && <Shown id={id} source={found.failed.source} />}
        <button type="button" class="button" onClick={() => (running ? stopHunt(id) : hunt(id))}>
          {t(running ? 'job.cancel' : found ? 'hunt.again' : 'hunt.start')}
        </button>
      </div>
    </section>
  );
}

/** Builds the counterexample, and goes to its boards. */
function Shown({ id, source }: { id: string; source: string }) {
  const show = async () => {
    await build(id, source);
    document.querySelector('.agreement')?.scrollIntoView({ block: 'start' });
  };
  return (
    <button type="button" class="button primary" onClick={() => void show()}>
      {t('hunt.show')}
    </button>
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

function Outcome({ found: { failed, agreed, stopped, up_to } }: { found: Hunted }) {
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
    </>
  );
}
