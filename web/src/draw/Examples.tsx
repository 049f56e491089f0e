// The game's own examples, with what is known about each.

import type { GameInfo } from '../api/types';
import { say, t } from '../i18n';
import { Picture } from '../parts/Picture';
import { openDraft } from '../state/draft';
import { boardPart } from '../state/setup';
import { Heading } from './Heading';

export function Examples({ game }: { game: GameInfo }) {
  return (
    <section>
      <Heading>{t('game.examples')}</Heading>
      <ul class="examples">
        {[{ problem: game.first, note: t('game.first') }, ...game.examples.map(({ problem, source }) => ({ problem, note: say(source) }))].map(({ problem, note }) => (
          <li key={problem}>
            <button type="button" onClick={() => void openDraft(problem)}>
              <Picture problem={problem} alt="" width={96} height={64} />
              <span>
                <b>{note}</b>
                <code>{boardPart(problem)}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
