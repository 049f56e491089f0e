// The puzzle in the panel: what is asked, what came of the attempt, and the next one.

import { t } from '../i18n';
import type { Puzzle } from '../api/types';
import { puzzleText } from '../frame/puzzling';
import { start } from '../state/navigation';
import { attempt, begins, deal, dealing, GREATEST, LEAST, leave, level, noneFound, puzzle, sameGame, take } from '../state/puzzle';
import { goTo, position, table } from '../state/session';

/** Deals a puzzle and opens it. */
export async function openPuzzle(asked: { game?: string; difficulty?: number; seed?: number }): Promise<void> {
  const found = await deal(asked);
  if (found) await openFound(found);
}

export async function openFound(found: Puzzle): Promise<void> {
  if (await start(found.problem)) take(found);
}

export function PuzzleCard() {
  const now = puzzle.value;
  const game = position.value?.summands[0]?.game;
  if (!now) return null;
  const next = (difficulty: number) => {
    const asked = sameGame.peek() && game ? { game, difficulty } : { difficulty };
    void openPuzzle(asked);
  };
  const again = async () => {
    if (await goTo(begins.peek())) table.forgetLater();
  };
  const busy = dealing.state.value === 'running';
  return (
    <section class="puzzle" data-attempt={attempt.value} aria-label={t('puzzle.title')}>
      <h2 class="heading">
        {t('puzzle.title')}
        <span class="level">{t('puzzle.level', { n: now.difficulty })}</span>
      </h2>
      <p class="verdict">{puzzleText()}</p>
      <div class="row">
        {attempt.value === 'wrong' && (
          <button type="button" class="button primary" onClick={() => void again()}>
            {t('puzzle.again')}
          </button>
        )}
        <button type="button" class={`button ${attempt.value === 'right' ? 'primary' : ''}`} disabled={busy} onClick={() => next(now.difficulty)}>
          {t('puzzle.next')}
        </button>
        <button type="button" class="button" disabled={busy || level.value <= LEAST} onClick={() => next(now.difficulty - 1)}>
          {t('puzzle.easier')}
        </button>
        <button type="button" class="button" disabled={busy || level.value >= GREATEST} onClick={() => next(now.difficulty + 1)}>
          {t('puzzle.harder')}
        </button>
      </div>
      <div class="from">
        <label for="puzzles-from">{t('puzzle.from')}</label>
        <select id="puzzles-from" value={sameGame.value ? 'this' : 'any'} onChange={(event) => (sameGame.value = event.currentTarget.value === 'this')}>
          <option value="any">{t('puzzle.any')}</option>
          <option value="this">{t('puzzle.this')}</option>
        </select>
        <button type="button" class="link" onClick={leave}>
          {t('puzzle.leave')}
        </button>
      </div>
      <p class="muted" role="status">
        {busy ? t('puzzle.dealing') : noneFound.value ? t('puzzle.none') : ''}
      </p>
    </section>
  );
}
