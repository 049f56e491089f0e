// A puzzle on the start page: the same all day, from one of the games to begin with.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Puzzle } from '../api/types';
import { say, t } from '../i18n';
import { openFound, openPuzzle } from '../panels/PuzzleCard';
import { Icon } from '../parts/Icon';
import { gameOf, starters } from '../state/games';
import { Picture } from './Cards';

const DAY = 24 * 60 * 60 * 1000;
const EASY = 2;
const SECONDS = 5;

/** The puzzle of today, once it is there. */
function usePuzzle(): Puzzle | null {
  const [found, setFound] = useState<Puzzle | null>(null);
  const ids = starters.value;
  useEffect(() => {
    const day = Math.floor(Date.now() / DAY);
    // A chase is long under way when it becomes a puzzle: nothing to begin with.
    const simple = ids.filter((id) => !gameOf(id)?.fixed_order);
    const game = simple[day % simple.length];
    if (!game) return;
    const controller = new AbortController();
    const ask = async () => {
      for await (const event of api.puzzle({ game, difficulty: EASY, seed: day, seconds: SECONDS }, controller.signal)) {
        if (event.kind === 'puzzle') setFound(event.puzzle);
      }
    };
    ask().catch(() => undefined);
    return () => controller.abort();
  }, [ids]);
  return found;
}

export function PuzzleOfTheDay() {
  const found = usePuzzle();
  const game = gameOf(found?.problem.split(/[{:]/)[0] ?? '');
  const open = () => void (found ? openFound(found) : openPuzzle({ difficulty: EASY }));
  return (
    <li class="today">
      <button type="button" class="card" data-puzzle={found ? 'ready' : 'waiting'} onClick={open}>
        {found ? <Picture key={found.problem} problem={found.problem} /> : <span class="card-picture" aria-hidden="true" />}
        <span class="card-text">
          <em>
            <Icon name="token" />
            {t('puzzle.title')}
          </em>
          <b>{t('puzzle.card')}</b>
          <span>{game && `${say(game.name)}. ${say(game.line)}`}</span>
          <small>{t('puzzle.daily')}</small>
        </span>
      </button>
    </li>
  );
}
