// The legal moves; with results best first, each with what it leads to. Any move can also be typed.

import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { TextField } from '../parts/Fields';
import { sentenceText, valueText } from '../parts/valueText';
import { Sign } from '../parts/Winner';
import { say } from '../i18n';
import { computerMoves } from '../state/opponent';
import { bestFirst, type JudgedMove } from '../state/results';
import { marked, mode, play, position, showValues } from '../state/session';
import { choices, current, hinted } from '../state/solving';

/** Longer lists are not useful. */
const MOST_LISTED = 400;

export function Results() {
  const now = position.value;
  if (!now || now.over) return <p class="muted">{t('moves.none')}</p>;
  return (
    <>
      {showValues.value ? <Known /> : <Hidden />}
      <ul class="moves">
        {bestFirst(choices.value).slice(0, MOST_LISTED).map((choice) => (
          <li key={choice.text}>
            <MoveButton choice={choice} />
          </li>
        ))}
      </ul>
      {(now.more || now.legal.length > MOST_LISTED) && <p class="muted">{t('moves.more')}</p>}
      <TypedMove />
    </>
  );
}

function Hidden() {
  return (
    <p class="muted">
      {t('moves.hidden')}{' '}
      <button type="button" class="link" onClick={() => (mode.value = 'analyse')}>
        {t('locked.show')}
      </button>
    </p>
  );
}

/** The solver's sentences. */
function Known() {
  return <div>{current.value?.sentences.map((sentence) => <p key={sentence.en}>{sentenceText(say(sentence))}</p>)}</div>;
}

function MoveButton({ choice }: { choice: JudgedMove }) {
  const { text, label, result, strength, worth, details, title } = choice;
  const mark = () => (marked.value = text);
  const unmark = () => (marked.value = null);
  return (
    <button
      type="button"
      class={`move ${result ?? ''}`}
      style={{ '--strength': strength }}
      aria-label={title}
      data-move={text}
      data-result={result}
      data-marked={(marked.value ?? hinted.value?.move) === text}
      disabled={computerMoves.value}
      onPointerEnter={mark}
      onFocus={mark}
      onPointerLeave={unmark}
      onBlur={unmark}
      onClick={() => void play(text)}
    >
      {result && <Sign result={result} />}
      <span class="move-text">{label}</span>
      <span class="details">
        {worth && <span class="value-text">{valueText(worth)}</span>}
        {details.slice(worth.length)}
      </span>
    </button>
  );
}

/** Any legal move may be given by its text, also one that is not listed. */
function TypedMove() {
  const [text, setText] = useState('');
  const submit = async (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && (await play(text.trim()))) setText('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField label={t('moves.type')} value={text} onInput={setText}>
        <button type="submit" class="button" disabled={computerMoves.value || text.trim() === ''}>
          {t('moves.play')}
        </button>
      </TextField>
    </form>
  );
}
