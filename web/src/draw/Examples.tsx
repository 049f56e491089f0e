// The game's own examples, with what is known about each.

import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { say, t } from '../i18n';
import { openDraft } from '../state/draft';
import { language } from '../state/settings';
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
              <img class="picture" src={api.picture(problem, language.value)} alt="" loading="lazy" width="96" height="64" />
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
