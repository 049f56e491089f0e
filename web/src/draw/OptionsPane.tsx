// The options of a game, and a start at random that the computer has lost.

import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { say, t } from '../i18n';
import { MistakeText } from '../parts/MistakeText';
import { canPlay } from '../frame/modes';
import { changeDraft, checked, draft, draftProblem } from '../state/draft';
import { explained, type Mistake } from '../state/mistake';
import { start } from '../state/navigation';
import { seats } from '../state/session';
import { Options } from './Options';

export function OptionsPane({ game }: { game: GameInfo }) {
  const setup = draft.value?.setup;
  if (!setup) return null;
  return (
    <>
      <p>{say(game.line)}</p>
      <MistakeText mistake={checked.value?.mistake ?? null} />
      <Options game={game} keys={setup.keys} onChange={(keys) => changeDraft({ setup: { ...setup, keys } })} />
      <LostStart problem={draftProblem.value} />
    </>
  );
}

const seed = () => Math.floor(Math.random() * 2 ** 32);

/** Plays from a random position that is lost for the player to move, which is the computer. */
function LostStart({ problem }: { problem: string }) {
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const none = { get message() { return t('game.noLost'); }, text: problem, at: null };
  const ask = async () => {
    try {
      const { problem: found } = await api.lost(problem, seed());
      if (found === null) setMistake(none);
      else await openLost(found);
    } catch (error) {
      setMistake(explained(problem, error));
    }
  };
  return (
    <section>
      <button type="button" class="button" disabled={!canPlay.value} onClick={() => void ask()}>
        {t('game.lost')}
      </button>
      <MistakeText mistake={mistake} />
    </section>
  );
}

/** The computer sits where the position is lost. */
async function openLost(problem: string): Promise<void> {
  const { next } = await api.position(problem);
  seats.value = next === 'alice' ? { alice: 'computer', bob: 'person' } : { alice: 'person', bob: 'computer' };
  await start(problem);
}
