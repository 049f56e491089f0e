// The options of a game as a form, made from what the game declares.

import type { GameInfo, GameKey } from '../api/types';
import { say, t } from '../i18n';
import { Select, TextField } from '../parts/Fields';
import { commonKeys, fitting, offered } from '../state/setup';

interface OptionsProps {
  game: GameInfo;
  keys: Record<string, string>;
  onChange(keys: Record<string, string>): void;
}

export function Options({ game, keys, onChange }: OptionsProps) {
  const set = (name: string) => (value: string) => onChange(fitting(game, { ...keys, [name]: value }));
  const common = commonKeys(game);
  const conventions = offered(game, keys, 'convention', game.conventions);
  return (
    <fieldset class="options">
      <legend class="aloud">{t('options.title')}</legend>
      {conventions.length > 1 && (
        <Select
          label={t('options.convention')}
          value={keys.convention ?? ''}
          options={conventions.map((value) => ({ value: value as string, name: t(`convention.${value}`) }))}
          onChange={set('convention')}
        />
      )}
      {'first' in common && (
        <PlayerSelect label={t('options.first')} value={keys.first ?? ''} players={['alice', 'bob']} onChange={set('first')} />
      )}
      {'pass' in common && (
        <PlayerSelect label={t('options.pass')} value={keys.pass ?? ''} players={['none', 'alice', 'bob']} onChange={set('pass')} />
      )}
      {'start' in common && (
        <TextField label={t('options.start')} help={t('options.startHelp')} value={keys.start ?? ''} onInput={set('start')} />
      )}
      {game.keys.map((key) => (
        <KeyField key={key.name} gameKey={{ ...key, values: valuesOf(game, keys, key) }} value={keys[key.name] ?? key.default} onChange={set(key.name)} />
      ))}
    </fieldset>
  );
}

/** The values of a key, without those that need what is not chosen. */
const valuesOf = (game: GameInfo, keys: Record<string, string>, { name, values }: GameKey): GameKey['values'] =>
  Array.isArray(values) ? values.filter(({ value }) => offered(game, keys, name, [value]).length > 0) : values;

interface PlayerSelectProps {
  label: string;
  value: string;
  players: ('alice' | 'bob' | 'none')[];
  onChange(value: string): void;
}

function PlayerSelect({ label, value, players, onChange }: PlayerSelectProps) {
  const options = players.map((player) => ({ value: player as string, name: t(`player.${player}`) }));
  return <Select label={label} value={value} options={options} onChange={onChange} />;
}

interface KeyFieldProps {
  gameKey: GameKey;
  value: string;
  onChange(value: string): void;
}

export function KeyField({ gameKey: { title, values, help }, value, onChange }: KeyFieldProps) {
  const [label, explained] = [say(title), sentence(say(help))];
  if (Array.isArray(values)) {
    if (values.length === 1) return null;
    const options = values.map((each) => ({ value: each.value, name: say(each.name) }));
    return <Select label={label} help={explained} value={value} options={options} onChange={onChange} />;
  }
  if ('least' in values) {
    return <TextField type="number" label={label} help={explained} value={value} least={values.least} greatest={values.greatest} onInput={onChange} />;
  }
  return <TextField label={label} help={sentence(`${say(help)} (${say(values.form)})`)} value={value} examples={values.examples} onInput={onChange} />;
}

/** A phrase as a sentence. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
