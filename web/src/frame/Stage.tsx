// The board of the play.

import type { ComponentChildren } from 'preact';
import { Board } from '../board/Board';
import { say } from '../i18n';
import { MistakeText } from '../parts/MistakeText';
import { computerMoves } from '../state/opponent';
import { covers } from '../state/gameGraph';
import { layouts, marked, mistake, newest, play, position, seats, shownView, showValues, table } from '../state/session';
import { choices, current, hinted } from '../state/solving';
import { Offline } from './Offline';
import { refusePress } from './refusing';

/** `over` lies over the board. */
export function Stage({ over }: { over?: ComponentChildren }) {
  return (
    <div class="area stage">
      <Offline />
      <MistakeText mistake={mistake.value} />
      <div class="under" inert={over !== undefined && covers.value}>
        <PlayBoard />
      </div>
      {over}
    </div>
  );
}

export function PlayBoard() {
  const [now, view] = [position.value, shownView.value];
  if (!now || !view) return null;
  // While it is the computer's turn the board cannot be touched, unless results are looked at.
  const others = !newest.value && !showValues.value && seats.value[now.next] === 'computer';
  return (
    <Board
      view={view}
      layouts={layouts.value}
      choices={choices.value}
      showResults={showValues.value}
      marked={marked.value ?? hinted.value?.move ?? null}
      onMark={(text) => (marked.value = text)}
      onPlay={(text) => void play(text)}
      onRefuse={refusePress}
      disabled={computerMoves.value || others || now.over !== null}
      label={say(now.description)}
      mover={now.next}
      last={now.played.at(-1)?.places ?? NOWHERE}
      safe={showValues.value ? current.value?.safe : undefined}
      play={now.start}
      onLayout={(part, points) => table.moveVertices(part, points)}
    />
  );
}

const NOWHERE: [] = [];
