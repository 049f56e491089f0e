// The screen of reductions: one is chosen, an instance is given, and both sides are played next to each other.

import { useEffect } from 'preact/hooks';
import type { Applied, Reduction as ReductionRecord, Winner } from '../api/types';
import { say, t } from '../i18n';
import { Icon } from '../parts/Icon';
import { MistakeText } from '../parts/MistakeText';
import { SiteBar } from '../start/SiteBar';
import { agrees, applied, keepSolvingSides, loadReductions, mistake, reductions, sides } from '../state/reduction';
import { showHow, showing, stopShowing } from '../state/showing';
import { Hunt } from './Hunt';
import { Instance } from './Instance';
import { ReductionList, StatusBadge } from './ReductionList';
import { SideBoard } from './SideBoard';

keepSolvingSides();

export function Reduction() {
  useEffect(() => {
    if (reductions.peek().length === 0) void loadReductions();
  }, []);
  const built = applied.value;
  return (
    <div class="home of-reductions">
      <SiteBar />
      <main class="reduction" id="content" tabIndex={-1}>
        {built ? <Claim reduction={built.reduction} /> : <Introduction />}
        <ReductionList key={built?.reduction.id} />
        <MistakeText mistake={mistake.value} />
        {built && <Built key={built.reduction.id} built={built} />}
      </main>
    </div>
  );
}

function Introduction() {
  return (
    <div class="claim">
      <h1>{t('reduction.title')}</h1>
      <p class="muted">{t('reduction.intro')}</p>
    </div>
  );
}

/** What the chosen reduction says. */
function Claim({ reduction }: { reduction: ReductionRecord }) {
  const { name, claim, source } = reduction;
  return (
    <div class="claim">
      <h1>
        {say(name)} <StatusBadge reduction={reduction} />
      </h1>
      <p>
        {say(claim)} <span class="muted">{t('reduction.source', { source: say(source) })}</span>
      </p>
    </div>
  );
}

function Built({ built }: { built: Applied }) {
  return (
    <>
      <Instance reduction={built.reduction} />
      <Agreement />
      <div class="sides">
        <SideBoard name="source" built={built} />
        <SideBoard name="target" built={built} />
      </div>
      <Hunt id={built.reduction.id} />
    </>
  );
}

/** One verdict: whether the winners of the two starts are as claimed, and how the second game is won. */
function Agreement() {
  useEffect(() => stopShowing, []);
  const [source, target] = [sides.source.winner.value, sides.target.winner.value];
  if (source === null || target === null) return <p class="agreement muted">{t('reduction.judging')}</p>;
  const name = (winner: Winner) => t(winner === 'draw' ? 'player.none' : `player.${winner}`);
  const key = source === target ? 'reduction.winner' : 'reduction.winners';
  const holds = agrees.value;
  return (
    <div class={`agreement ${holds ? 'as-claimed' : 'not-as-claimed'}`}>
      <p aria-live="polite">
        <span class={`mark ${source}`} aria-hidden="true" /> {t(key, { source: name(source), target: name(target) })}{' '}
        <strong class={holds ? 'holds' : 'fails'}>
          {holds ? '✓' : '✗'} {t(holds ? 'reduction.agrees' : 'reduction.differs')}
        </strong>
      </p>
      <button type="button" class="button" onClick={() => (showing.value ? stopShowing() : void showHow(sides.target.table))}>
        <Icon name={showing.value ? 'pause' : 'play'} /> {t(showing.value ? 'reduction.howStop' : 'reduction.how')}
      </button>
    </div>
  );
}
