// The game's own examples, to begin with.

import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { t } from '../i18n';
import { language } from '../state/settings';

interface ExamplesProps {
  game: GameInfo;
  onChoose(problem: string): void;
}

export function Examples({ game, onChoose }: ExamplesProps) {
  return (
    <ul class="examples" aria-label={t('game.examples')}>
      {game.examples.map(({ problem, source }) => (
        <li key={problem}>
          <button type="button" title={source} onClick={() => onChoose(problem)}>
            <img class="picture" src={api.picture(problem, language.value)} alt="" loading="lazy" />
            <code>{problem}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}
