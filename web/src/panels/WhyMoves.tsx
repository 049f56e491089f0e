// The moves of an explanation: to try, to answer, and a line of play. Each can be pointed at and pressed.

import type { Answered, Position, Sentence } from '../api/types';
import { t } from '../i18n';
import { computerMoves } from '../state/opponent';
import { marked, open, play } from '../state/session';
import { problemText, textsOf } from '../state/table';
import { lineLabels, moveLabel } from '../state/words';

/** Moves that keep the result: pointing shows them on the board, pressing plays them. */
export function MovesToTry({ now, moves, drawn }: { now: Position; moves: string[]; drawn: boolean }) {
  const mark = (text: string | null) => () => (marked.value = text);
  return (
    <section class="to-try" aria-label={t('why.try')}>
      <h3 class="heading">{t('why.try')}</h3>
      <div class="row">
        {moves.map((text) => (
          <button
            key={text}
            type="button"
            class={`attempt ${drawn ? 'draw' : ''}`}
            aria-label={t('why.tryMove', { move: moveLabel(now.view, text) })}
            disabled={computerMoves.value}
            onPointerEnter={mark(text)}
            onPointerLeave={mark(null)}
            onFocus={mark(text)}
            onBlur={mark(null)}
            onClick={() => void play(text)}
          >
            {moveLabel(now.view, text)}
          </button>
        ))}
      </div>
    </section>
  );
}

type AnswersTold = Extract<Sentence, { key: 'answers' }>;

/** The answers of the player who wins, as a table. */
export function Answers({ now, told: { who, after, answers, more } }: { now: Position; told: AnswersTold }) {
  const player = t(`player.${who}`);
  const intro = after === null ? t('why.answersOf', { player }) : t('why.answersAfter', { player, move: moveLabel(now.view, after) });
  return (
    <section aria-label={t('why.answers')}>
      <h3 class="heading">{t('why.answers')}</h3>
      <p>{intro}</p>
      <div class="scroll">
        <table class="answers">
          <thead>
            <tr>
              <th scope="col">{t('why.to')}</th>
              <th scope="col">{t('why.by')}</th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answered) => (
              <AnswerRow key={answered.to} now={now} after={after} answered={answered} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p class="muted">{t('why.more')}</p>}
    </section>
  );
}

/** The most moves alike that are listed. */
const MOST_ALIKE = 8;

function AnswerRow({ now, after, answered: { to, alike, by } }: { now: Position; after: string | null; answered: Answered }) {
  const before = after === null ? [] : [after];
  const labels = (...moves: string[]) => lineLabels(now.view, [...before, ...moves]).slice(before.length);
  const [move, answer] = labels(to, by);
  // Tokens on one cell have moves of the same name.
  const listed = [...new Set(alike.slice(0, MOST_ALIKE).flatMap((text) => labels(text)))].filter((label) => label !== move);
  if (alike.length > MOST_ALIKE) listed.push('…');
  return (
    <tr>
      <td>
        {move} {listed.length > 0 && <span class="muted">{t('why.alike', { moves: listed.join(', ') })}</span>}
      </td>
      <td>{answer}</td>
    </tr>
  );
}

type LineTold = Extract<Sentence, { key: 'line' }>;

/** A line of play; pressing a move goes to the position after it. */
export function BestLine({ now, told: { moves, by_strategy, goes_on } }: { now: Position; told: LineTold }) {
  const title = t(by_strategy ? 'why.lineOf' : 'why.line');
  const texts = moves.map(([, text]) => text);
  const labels = lineLabels(now.view, texts);
  const goTo = (count: number) => void open(problemText(now.start, [...textsOf(now), ...texts.slice(0, count)]));
  return (
    <section aria-label={title}>
      <h3 class="heading">{title}</h3>
      <ol class="best-line">
        {moves.map(([who], index) => (
          <li key={index}>
            <button
              type="button"
              class={`token-chip ${who}`}
              disabled={computerMoves.value}
              aria-label={`${t(`player.${who}`)}: ${labels[index]}. ${t('why.goTo', { move: labels[index] ?? '' })}`}
              onClick={() => goTo(index + 1)}
            >
              {labels[index]}
            </button>
          </li>
        ))}
        {goes_on && <li class="muted">{t('why.goesOn')}</li>}
      </ol>
    </section>
  );
}
