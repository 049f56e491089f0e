// What is said aloud: every move and whose turn it is then. The status line shows the same.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../api/types';
import { t } from '../i18n';
import { moveWords } from '../state/words';
import { position, you } from '../state/session';
import { screen } from '../state/navigation';
import { hinted } from '../state/solving';
import { puzzleText } from './puzzling';
import { pressRefused } from './refusing';
import { hintText, turnText } from './sentences';

export function Announcer() {
  const [text, setText] = useState('');
  const before = useRef<Position | null>(null);
  const now = position.value;
  const shown = screen.value === 'bench' || screen.value === 'start';
  useEffect(() => {
    const old = before.current;
    before.current = now;
    if (now && old && now !== old && shown) setText(announcement(old, now));
  }, [now]);
  useEffect(() => {
    if (hinted.value && now) setText(hintText(now, hinted.value));
  }, [hinted.value]);
  useEffect(() => {
    if (pressRefused.value) setText(t('status.refused'));
  }, [pressRefused.value]);
  return (
    <p class="aloud" role="status" aria-live="polite" data-aloud>
      {text}
    </p>
  );
}

/** The move that was made, if one was, and what comes next. */
function announcement(before: Position, now: Position): string {
  const [last] = now.played.slice(-1);
  const made = last && now.start === before.start && now.played.length === before.played.length + 1;
  const player = last && (you.value === last.who ? t('you.subject') : t(`player.${last.who}`));
  const told = made ? t('told.sentence', { player: player ?? '', move: moveWords(now.view, last) }) : '';
  return [told, turnText(now), screen.peek() === 'bench' ? puzzleText() : ''].filter(Boolean).join(' ');
}
