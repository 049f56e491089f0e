// What a player needs: the rules in a line, who plays, the moves as a scoresheet, and the end of the play.

import { useState } from 'preact/hooks';
import type { Player, Position } from '../api/types';
import { lineOf } from '../frame/sentences';
import { PlayersShort } from '../frame/Players';
import { say, t } from '../i18n';
import { gameOf } from '../state/games';
import { mistakes } from '../state/past';
import { goTo, moment, newest, play, position, record, showValues, you } from '../state/session';
import { computerMoves } from '../state/opponent';
import { hinted } from '../state/solving';
import { moveWords } from '../state/words';
import { EndCard } from './EndCard';
import { playText } from './playText';
import { PuzzleCard } from './PuzzleCard';
import { type Entry, rowsOf } from './scoresheet';

export function PlayPanel() {
  const now = position.value;
  if (!now) return null;
  return (
    <>
      <PuzzleCard />
      {now.over && <EndCard now={now} />}
      {!now.over && <Rules now={now} />}
      <Strategy />
      <Idle now={now} />
      {!now.over && <PlayersShort />}
      <Scoresheet now={now} />
    </>
  );
}

function Rules({ now }: { now: Position }) {
  const [whole, setWhole] = useState(false);
  const games = now.summands.flatMap(({ game }) => gameOf(game) ?? []);
  return (
    <section aria-label={t('rules.title')}>
      <div class="heading">
        <h2>{t('rules.title')}</h2>
        <button type="button" class="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'rules.less' : 'rules.all')}
        </button>
      </div>
      <p>
        {lineOf(now)} {say(now.aim)}
      </p>
      {whole && games.map((game) => <p key={game.id}>{say(game.rules)}</p>)}
      {whole && games.map((game) => <Complexity key={game.id} id={game.id} />)}
    </section>
  );
}

function Complexity({ id }: { id: string }) {
  const known = gameOf(id)?.complexity ?? [];
  if (known.length === 0) return null;
  return (
    <div>
      <h3 class="heading">{t('game.complexity')}</h3>
      <ul>
        {known.map(({ form, known: result, source }) => (
          <li key={form.en}>
            {say(form)}: {say(result)} <span class="muted">({say(source)})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How the move of a hint wins, where a theorem says so. */
function Strategy() {
  const strategy = hinted.value?.strategy;
  if (!strategy) return null;
  return (
    <section aria-label={t('strategy.title')}>
      <h2 class="heading">{t('strategy.title')}</h2>
      <p>{say(strategy)}</p>
    </section>
  );
}

/** Moves that show nowhere on the board, such as passing. */
function Idle({ now }: { now: Position }) {
  const idle = now.legal.filter(({ places }) => places.length === 0);
  if (idle.length === 0) return null;
  return (
    <div class="row">
      {idle.map(({ text }) => (
        <button key={text} type="button" class="button" disabled={computerMoves.value} onClick={() => void play(text)}>
          {t('play.pass')}
        </button>
      ))}
    </div>
  );
}

function Scoresheet({ now }: { now: Position }) {
  const rows = rowsOf(record.value, now.first);
  const waits = newest.value && !now.over;
  if (waits && (rows.length === 0 || rows.at(-1)?.[1] !== null || now.next === now.first)) rows.push([null, null]);
  const second: Player = now.first === 'alice' ? 'bob' : 'alice';
  const sides: Player[] = [now.first, second];
  return (
    <section aria-label={t('scoresheet.title')}>
      <div class="heading">
        <h2>{t('scoresheet.title')}</h2>
        <CopyPlay now={now} />
      </div>
      <ol class="scoresheet">
        {rows.map((row, index) => (
          <li key={index}>
            <span class="number" aria-hidden="true">
              {index + 1}
            </span>
            {sides.map((side, column) => {
              const entry = row[column] ?? null;
              const waiting = waits && index === rows.length - 1 && side === now.next && !entry;
              return <Cell key={side} now={now} side={side} entry={entry} waiting={waiting} />;
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cell({ now, side, entry, waiting }: { now: Position; side: Player; entry: Entry | null; waiting: boolean }) {
  const mark = <span class={`mark ${side}`} aria-hidden="true" />;
  if (waiting) {
    return (
      <span class="move-cell waiting">
        {mark} {side === you.value ? t('scoresheet.yours') : t('scoresheet.theirs')}
      </span>
    );
  }
  if (!entry) return <span class="move-cell" />;
  const wrong = (showValues.value || now.over) && mistakes.value.some(({ number }) => number === entry.number);
  const told = moveWords(now.view, entry);
  return (
    <button
      type="button"
      class="move-cell"
      aria-current={moment.value === entry.number ? 'step' : undefined}
      aria-label={[t('told.sentence', { player: t(`player.${side}`), move: told }), wrong ? t('judgement.mistake') : ''].join(' ')}
      onClick={() => void goTo(entry.number)}
    >
      {mark} <span class="told">{told}</span>
      {wrong && <span class="query">?</span>}
    </button>
  );
}

function CopyPlay({ now }: { now: Position }) {
  const [copied, setCopied] = useState<string | null>(null);
  const text = playText(now, record.value);
  const copy = () => void navigator.clipboard?.writeText(text).then(() => setCopied(text), () => undefined);
  return (
    <button type="button" class="link" onClick={copy}>
      {copied === text ? t('share.copied') : t('share.copy')}
    </button>
  );
}
