// Stepping through the play, asking for a hint, hiding the results.

import type { Position } from '../api/types';
import { t, type TextKey } from '../i18n';
import { Icon, type IconName } from '../parts/Icon';
import { alone, held, replay, replaying } from '../state/opponent';
import { goTo, line, moment, open, position, redo, showValues, undo } from '../state/session';
import { hint } from '../state/solving';
import { visit } from '../state/navigation';

interface ActionProps {
  icon: IconName;
  name: TextKey;
  disabled?: boolean;
  pressed?: boolean;
  onClick(): void;
}

function Action({ icon, name, disabled, pressed, onClick }: ActionProps) {
  return (
    <button type="button" class="action" disabled={disabled} aria-pressed={pressed} title={t(name)} onClick={onClick}>
      <Icon name={icon} />
      <span class="action-name">{t(name)}</span>
    </button>
  );
}

export function Controls() {
  const now = position.value;
  return (
    <div class="controls">
      <Moments />
      <div class="actions" role="group" aria-label={t('play.controls')}>
        <Action icon="undo" name="play.undo" disabled={moment.value === 0} onClick={() => void undo()} />
        <Action icon="redo" name="play.redo" disabled={moment.value >= line.value.length} onClick={() => void redo()} />
        <Replay />
        <Pause />
        <Action icon="hint" name="play.hint" disabled={!now || now.over !== null} onClick={hint} />
        <Action icon="eye" name="play.values" pressed={showValues.value} onClick={() => (showValues.value = !showValues.value)} />
        <Action icon="again" name="play.restart" disabled={!now || line.value.length === 0} onClick={() => now && void open(now.start)} />
        <Action icon="pencil" name="play.change" disabled={!now} onClick={() => now && edit(now)} />
      </div>
    </div>
  );
}

/** A single game is edited on its own screen, a sum as text. */
function edit({ summands }: Position): void {
  const [summand, ...others] = summands;
  visit(summand && others.length === 0 ? { screen: 'game', game: summand.game } : { screen: 'games' });
}

/** A slider over the moments of the play. */
function Moments() {
  if (line.value.length === 0) return null;
  const text = t('play.moment', { moment: moment.value, all: line.value.length });
  return (
    <label class="moments">
      <span>{text}</span>
      <input
        type="range"
        min="0"
        max={line.value.length}
        value={moment.value}
        aria-label={t('play.moments')}
        aria-valuetext={text}
        onInput={(event) => void goTo(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Replay() {
  if (replaying.value) return <Action icon="stop" name="play.stop" onClick={() => (replaying.value = false)} />;
  return <Action icon="play" name="play.replay" disabled={line.value.length === 0} onClick={() => void replay()} />;
}

/** Two computers keep playing unless they are paused. */
function Pause() {
  if (!alone.value) return null;
  return <Action icon="pause" name="play.pause" pressed={held.value} onClick={() => (held.value = !held.value)} />;
}
