// The board on the whole screen, for a class: whose move it is, the rule, the teams, the moves, and few buttons.

import { useEffect, useRef } from 'preact/hooks';
import type { Player, Position } from '../api/types';
import { say, t } from '../i18n';
import { Icon } from '../parts/Icon';
import { full } from '../state/panel';
import { position, record, seatKey } from '../state/session';
import { boardTitle, title } from '../state/title';
import { moveChip } from '../state/words';
import { PlayActions } from './Actions';
import './room.css';
import { lineOf, turnText, whyText } from './sentences';
import { Stage } from './Stage';

const PLAYERS: Player[] = ['alice', 'bob'];

export function Room() {
  const root = useFullScreen();
  const now = position.value;
  return (
    <main ref={root} class="room" id="content" tabIndex={-1}>
      {now && <Saying now={now} />}
      <Stage />
      <div class="room-actions">
        <PlayActions kind="button" />
        <button type="button" class="button" onClick={() => (full.value = false)}>
          <Icon name="close" />
          <span>{t('full.leave')}</span> <kbd>Esc</kbd>
        </button>
      </div>
    </main>
  );
}

/** Asks the browser for the whole screen, and leaves with it; without one the page fills its window. */
function useFullScreen() {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const leave = () => {
      if (!document.fullscreenElement) full.value = false;
    };
    root.current?.requestFullscreen?.().then(
      () => document.addEventListener('fullscreenchange', leave),
      () => undefined,
    );
    return () => {
      document.removeEventListener('fullscreenchange', leave);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  return root;
}

function Saying({ now }: { now: Position }) {
  const winner = now.over?.winner ?? now.next;
  return (
    <div class="saying">
      <p class="where">
        {title.value} · {boardTitle.value}
      </p>
      <h1>
        <span class={`mark ${winner}`} aria-hidden="true" />
        {turnText(now)}
      </h1>
      <p class="rule">{now.over ? whyText(now) : `${lineOf(now)} ${say(now.aim)}`}</p>
      <ul class="teams">
        {PLAYERS.map((player) => (
          <li key={player} class={`${player} ${!now.over && now.next === player ? 'on' : ''}`}>
            <span class={`mark ${player}`} aria-hidden="true" />
            <b>{t(`player.${player}`)}</b>
            <span>{t(seatKey(player))}</span>
          </li>
        ))}
      </ul>
      <ol class="moves-made" aria-label={t('strip.moves')}>
        {record.value.slice(-8).map((played, index) => (
          <li key={index} class={`token-chip ${played.who}`}>
            {moveChip(played)}
          </li>
        ))}
      </ol>
    </div>
  );
}
