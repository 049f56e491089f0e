// The screen of one game: its rules, its board to choose or draw, its options.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameInfo, Point, Position } from '../api/types';
import { say, t } from '../i18n';
import { MistakeText } from '../parts/MistakeText';
import { Players } from '../parts/Players';
import { games, gameOf } from '../state/games';
import { explained, type Mistake } from '../state/mistake';
import { start } from '../state/navigation';
import { position } from '../state/session';
import { blank, type Setup, setupOf, textOf } from '../state/setup';
import { BoardChoice } from './BoardChoice';
import { Examples } from './Examples';
import { Options } from './Options';
import './setup.css';

export function Game({ id }: { id: string }) {
  const game = gameOf(id);
  if (game) return <GameForm key={id} game={game} />;
  return (
    <main class="game">
      <p>{games.value.length > 0 ? t('game.unknown', { id }) : t('play.loading')}</p>
    </main>
  );
}

/** How long a text must stay unchanged before it is sent to the server, in milliseconds. */
const CALM = 250;

interface Checked {
  problem: string;
  position: Position | null;
  mistake: Mistake | null;
}

/** The server's reply to a problem text that has stayed unchanged for a moment. */
function useChecked(problem: string | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (problem === null) return;
    const controller = new AbortController();
    const check = () =>
      api.position(problem, controller.signal).then(
        (arrived) => setChecked({ problem, position: arrived, mistake: null }),
        (error: unknown) => !controller.signal.aborted && setChecked({ problem, position: null, mistake: explained(problem, error) }),
      );
    const timer = setTimeout(() => void check(), CALM);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [problem]);
  return checked;
}

function GameForm({ game }: { game: GameInfo }) {
  const [setup, setSetup] = useState<Setup>(() => setupOf(game, position.peek()) ?? blank(game));
  const [points, setPoints] = useState<Point[]>([]);
  const [refused, setRefused] = useState<Mistake | null>(null);
  const problem = textOf(game, setup);
  const checked = useChecked(setup.instance === '' ? null : problem);
  /** Fills the form from a problem text, unless `keeps` says to leave it unchanged. */
  const fill = (text: string, keeps = (_: Setup) => false) =>
    void api.position(text).then(
      (arrived) => {
        setSetup((old) => (keeps(old) ? old : (setupOf(game, arrived) ?? old)));
        setPoints([]);
        setRefused(null);
      },
      (error: unknown) => setRefused(explained(text, error)),
    );
  useEffect(() => {
    const example = game.examples[0];
    // A person may be quicker than the example.
    if (setup.instance === '' && example) fill(example.problem, ({ instance }) => instance !== '');
  }, []);
  const chooseBoard = (instance: string, drawn: Point[]) => {
    setSetup((old) => ({ ...old, instance }));
    setPoints(drawn);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void start(problem, points.length > 0 ? [points] : []);
  };
  return (
    <main class="game">
      <h1>{say(game.name)}</h1>
      <p>{say(game.rules)}</p>
      <Examples game={game} onChoose={fill} />
      <MistakeText mistake={refused} />
      <div class="setup">
        <BoardChoice game={game} instance={setup.instance} shown={checked?.position ?? null} onChoose={chooseBoard} />
        <form onSubmit={submit}>
          <button type="submit" class="primary" disabled={setup.instance.trim() === ''}>
            {t('game.play')}
          </button>
          <code class="problem">{problem}</code>
          <MistakeText mistake={checked?.problem === problem ? checked.mistake : null} />
          <Options game={game} keys={setup.keys} onChange={(keys) => setSetup((old) => ({ ...old, keys }))} />
          <fieldset>
            <legend>{t('players.title')}</legend>
            <Players />
          </fieldset>
          <LostStart problem={problem} onRefused={setRefused} />
        </form>
      </div>
      <Complexity game={game} />
    </main>
  );
}

interface LostStartProps {
  problem: string;
  onRefused(mistake: Mistake): void;
}

/** Plays from a random position of the problem that is lost for the player to move. */
function LostStart({ problem, onRefused }: LostStartProps) {
  const seed = () => Math.floor(Math.random() * 2 ** 32);
  const none = { message: t('game.noLost'), text: problem, at: null };
  const ask = () =>
    void api.lost(problem, seed()).then(
      ({ problem: found }) => (found === null ? onRefused(none) : void start(found)),
      (error: unknown) => onRefused(explained(problem, error)),
    );
  return (
    <button type="button" onClick={ask}>
      {t('game.lost')}
    </button>
  );
}

function Complexity({ game }: { game: GameInfo }) {
  if (game.complexity.length === 0) return null;
  return (
    <details>
      <summary>{t('game.complexity')}</summary>
      <ul>
        {game.complexity.map(({ form, known, source }) => (
          <li key={form}>
            {form}: {known} <span class="muted">({source})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
