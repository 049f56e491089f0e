// The screen on which a problem is played.

import { Board } from '../board/Board';
import { say, t } from '../i18n';
import { Panels } from '../panels/Panels';
import { MistakeText } from '../parts/MistakeText';
import { Players } from '../parts/Players';
import { computerMoves, replaying } from '../state/opponent';
import { layouts, marked, mistake, play, position, shownView, showValues, table } from '../state/session';
import { choices, hinted } from '../state/solving';
import { Controls } from './Controls';
import './play.css';
import { Status } from './Status';

export function Play() {
  return (
    <main class="play">
      <section class="stage" aria-label={t('play.stage')}>
        <Status />
        <MistakeText mistake={mistake.value} />
        <Stage />
        <Controls />
        <details>
          <summary>{t('players.title')}</summary>
          <Players />
        </details>
      </section>
      {position.value && <Panels />}
    </main>
  );
}

function Stage() {
  const [now, view] = [position.value, shownView.value];
  if (!now || !view) return <div class="board-frame" />;
  return (
    <div class="board-frame">
      <Board
        view={view}
        layouts={layouts.value}
        choices={choices.value}
        showResults={showValues.value}
        marked={marked.value ?? hinted.value}
        onMark={(text) => (marked.value = text)}
        onPlay={(text) => void play(text)}
        disabled={computerMoves.value || replaying.value || now.over !== null}
        label={say(now.description)}
        last={now.played.at(-1)?.places ?? []}
        onLayout={(part, points) => table.moveVertices(part, points)}
      />
    </div>
  );
}
