// The board of a notebook: status, board, moves so far, and what can be done.

import { Action } from '../frame/Actions';
import { Stage } from '../frame/Stage';
import { Status } from '../frame/Status';
import { Strip } from '../frame/Strip';
import { mode, moment, newest, position, redo, showValues, undo } from '../state/session';
import { hint } from '../state/solving';

export function Notebook() {
  const over = position.value?.over != null;
  return (
    <div class="notebook">
      <main class="sheet">
        <Status />
        <Stage />
        <Strip />
      </main>
      <div class="notebook-actions">
        <Action icon="undo" name="play.undo" disabled={moment.value === 0} onClick={() => void undo()} />
        <Action icon="redo" name="play.redo" disabled={newest.value} onClick={() => void redo()} />
        <Action icon="hint" name="play.hint" disabled={over} onClick={hint} />
        <Action
          icon={showValues.value ? 'eye' : 'hidden'}
          name="play.values"
          pressed={showValues.value}
          onClick={() => (mode.value = showValues.value ? 'play' : 'analyse')}
        />
      </div>
    </div>
  );
}
