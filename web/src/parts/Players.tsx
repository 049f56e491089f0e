// Who sits at the board, and how well the computer plays.

import { useId } from 'preact/hooks';
import type { Player } from '../api/types';
import { t } from '../i18n';
import type { Seat } from '../state/address';
import { seats, strength } from '../state/session';
import { Select } from './Fields';

const PLAYERS: Player[] = ['alice', 'bob'];

export function Players() {
  const id = useId();
  const options = (['person', 'computer'] as Seat[]).map((value) => ({ value, name: t(`seat.${value}`) }));
  return (
    <div class="players">
      {PLAYERS.map((player) => (
        <Select
          key={player}
          label={t(`player.${player}`)}
          value={seats.value[player]}
          options={options}
          onChange={(seat) => (seats.value = { ...seats.value, [player]: seat })}
        />
      ))}
      <div class="field">
        <label for={id}>{t('players.strength', { percent: strength.value })}</label>
        <input
          id={id}
          type="range"
          min="0"
          max="100"
          step="5"
          value={strength.value}
          onInput={(event) => (strength.value = event.currentTarget.valueAsNumber)}
        />
        <small class="muted">{t('players.strengthHelp')}</small>
      </div>
    </div>
  );
}
