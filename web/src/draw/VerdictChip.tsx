// The verdict over the drawing: it keeps its last words, dimmed, while the next ones are computed. A press folds it away.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../api/types';
import { say, t } from '../i18n';
import { Icon } from '../parts/Icon';
import { valueText } from '../parts/valueText';
import { isEmptySheet } from '../state/boards';
import { checked, draft, draftGame, hasBoard } from '../state/draft';
import { language, verdictShown } from '../state/settings';
import { judgeLonger, judging, keepJudging, verdict } from './verdict';

export function VerdictChip() {
  useEffect(keepJudging, []);
  const folded = verdictShown.value === 'off';
  if (folded) {
    return (
      <div class="verdict-chip folded">
        <button type="button" class="icon-button" title={t('verdict.unfold')} aria-label={t('verdict.unfold')} onClick={() => (verdictShown.value = 'on')}>
          <Icon name="eye" />
        </button>
      </div>
    );
  }
  return <Unfolded />;
}

function Unfolded() {
  const words = useWords();
  const wrong = checked.value?.mistake?.message;
  const { answer, limit, problem } = verdict.value ?? { answer: null, limit: 0, problem: '' };
  const fresh = checked.value?.problem === problem && judging.state.value !== 'running';
  const longer = fresh && !wrong && answer?.status === 'stopped';
  const game = draftGame.value ? say(draftGame.value.name) : '';
  const spoken = useAloud(fresh || wrong ? `${game}: ${words}` : null);
  const empty = !hasBoard.value || words === '' || isEmptySheet(draft.value?.setup.instance ?? '');
  return (
    <>
      <Aloud words={empty ? '' : spoken} />
      {!empty && chip()}
    </>
  );

  function chip() {
    return (
    <div class={`verdict-chip ${fresh || wrong ? '' : 'stale'}`} role="group" aria-label={t('verdict.label')}>
      <button type="button" class="words" title={wrong ?? t('verdict.fold')} onClick={() => (verdictShown.value = 'off')}>
        {!wrong && answer?.winner && answer.winner !== 'draw' && <span class={`mark ${answer.winner}`} aria-hidden="true" />}
        <span class="text">
          <b>{game}:</b> {words}
        </span>
        {!wrong && answer && !longer && <span class="time">{t('verdict.seconds', { seconds: seconds(answer.seconds) })}</span>}
      </button>
      {longer && (
        <button type="button" class="longer" title={t('verdict.after', { seconds: limit })} onClick={judgeLonger}>
          {t('solve.longer')}
        </button>
      )}
    </div>
    );
  }
}

const seconds = (time: number): string => time.toLocaleString(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What the chip says: the verdict, or why there is none. */
function useWords(): string {
  const wrong = checked.value?.mistake;
  if (wrong) return wrong.message;
  const { answer } = verdict.value ?? { answer: null };
  if (!answer) return judging.state.value === 'running' ? t('verdict.computing') : '';
  return wordsOf(answer);
}

export function wordsOf(answer: Answer): string {
  const { winner, nimber, value, score } = answer;
  const known = [
    winner === 'draw' ? t('verdict.draw') : winner ? t('strip.wins', { player: t(`player.${winner}`) }) : '',
    nimber !== null ? `${t('status.nimber')} ${nimber === 0 ? '0' : valueText(`*${nimber}`)}` : '',
    value !== null && value.length <= 16 ? `${t('status.value')} ${valueText(value)}` : '',
    score !== null ? `${t('status.score')} ${score}` : '',
  ].filter(Boolean);
  return known.length > 0 ? known.join(', ') : t('verdict.unknown');
}

/** Changes are said at most once in this time, in milliseconds. */
const PAUSE = 2000;

/** What is said aloud: the words when they have changed, not more often than once in a pause. */
function useAloud(words: string | null): string {
  const [spoken, setSpoken] = useState({ words: '', at: -PAUSE });
  const last = useRef(spoken);
  last.current = spoken;
  useEffect(() => {
    if (words === null || words === last.current.words) return;
    const speak = () => setSpoken({ words, at: performance.now() });
    const timer = setTimeout(speak, Math.max(0, last.current.at + PAUSE - performance.now()));
    return () => clearTimeout(timer);
  }, [words]);
  return spoken.words;
}

function Aloud({ words }: { words: string }) {
  return (
    <p class="aloud" role="status" aria-live="polite" data-verdict>
      {words}
    </p>
  );
}
