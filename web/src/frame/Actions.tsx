// Undo, redo, hint and results.

import { t, type TextKey } from '../i18n';
import { Icon, type IconName } from '../parts/Icon';
import { moment, newest, position, redo, showValues, undo } from '../state/session';
import { hint } from '../state/solving';
import { computerMoves } from '../state/opponent';
import { toggleResults } from './modes';

interface ActionProps {
  icon: IconName;
  name: TextKey;
  keys?: string;
  disabled?: boolean;
  pressed?: boolean;
  kind?: string;
  onClick(): void;
}

export function Action({ icon, name, keys, disabled, pressed, kind = 'action', onClick }: ActionProps) {
  const title = keys ? `${t(name)} (${keys})` : t(name);
  return (
    <button type="button" class={kind} disabled={disabled} aria-pressed={pressed} title={title} onClick={onClick}>
      <Icon name={icon} />
      <span>{t(name)}</span>
    </button>
  );
}

export function PlayActions({ kind }: { kind?: string }) {
  const over = position.value?.over != null;
  return (
    <>
      <Action icon="undo" name="play.undo" keys="Ctrl Z" disabled={moment.value === 0} onClick={() => void undo()} {...(kind && { kind })} />
      <Action icon="redo" name="play.redo" keys="Ctrl Y" disabled={newest.value} onClick={() => void redo()} {...(kind && { kind })} />
      <Action icon="hint" name="play.hint" keys="H" disabled={over || computerMoves.value} onClick={hint} {...(kind && { kind })} />
      <Action
        icon={showValues.value ? 'eye' : 'hidden'}
        name="play.values"
        keys="R"
        pressed={showValues.value}
        onClick={() => void toggleResults()}
        {...(kind && { kind })}
      />
    </>
  );
}
