// Who sits at the board, and how well the computer plays.

import type { Player } from '../api/types';
import { t } from '../i18n';
import { Select } from '../parts/Fields';
import type { Seat } from '../state/address';
import { position, seatKey, seats, strength, STRENGTHS, type StrengthName, swapSides } from '../state/session';

const PLAYERS: Player[] = ['alice', 'bob'];

/** With a choice for each player. */
export function Players() {
  const options = (['person', 'computer'] as Seat[]).map((value) => ({ value, name: t(`seat.${value}`) }));
  return (
    <>
      <div class="row">
        {PLAYERS.map((player) => (
          <Select
            key={player}
            label={t(`player.${player}`)}
            value={seats.value[player]}
            options={options}
            onChange={(seat) => (seats.value = { ...seats.value, [player]: seat })}
          />
        ))}
      </div>
      <button type="button" class="button" onClick={swapSides}>
        {t('players.swap')}
      </button>
      <Strength />
    </>
  );
}

const NAMES = Object.keys(STRENGTHS) as StrengthName[];

/** The name nearest to the strength, which a link may give as any number. */
const isNearest = (name: StrengthName): boolean => {
  const distance = (other: StrengthName) => Math.abs(STRENGTHS[other] - strength.value);
  return NAMES.every((other) => distance(name) <= distance(other)) && NAMES.find((other) => distance(other) === distance(name)) === name;
};

export function Strength() {
  return (
    <div class="segments strength" role="group" aria-label={t('players.strength')} title={t('players.strengthHelp')}>
      {NAMES.map((name) => (
        <button key={name} type="button" aria-pressed={isNearest(name)} onClick={() => (strength.value = STRENGTHS[name])}>
          {t(`strength.${name}`)}
        </button>
      ))}
    </div>
  );
}

/** In words, for the panel. */
export function PlayersShort() {
  const first = position.value?.first ?? 'alice';
  return (
    <section aria-label={t('players.title')}>
      <div class="heading">
        <h2>{t('players.title')}</h2>
        <button type="button" class="link" onClick={swapSides}>
          {t('players.swap')}
        </button>
      </div>
      <ul class="who">
        {PLAYERS.map((player) => (
          <li key={player}>
            <span class={`mark ${player}`} aria-hidden="true" />
            <b>{t(`player.${player}`)}</b>
            <span class="muted">
              {t(seatKey(player))}
              {player === first ? t('players.first') : ''}
            </span>
          </li>
        ))}
      </ul>
      {Object.values(seats.value).includes('computer') && <Strength />}
    </section>
  );
}
