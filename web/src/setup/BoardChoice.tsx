// The board of a problem: as text, and as a drawing where it is a graph.

import type { GameInfo, Point, Position } from '../api/types';
import { StillBoard } from '../board/StillBoard';
import { say, t } from '../i18n';
import { TextField } from '../parts/Fields';
import { lazily } from '../parts/lazily';
import { isDrawn } from '../state/boards';

/** The editor is loaded only where there is something to draw. */
const Draw = lazily(() => import('./Draw').then((module) => module.Draw));

interface BoardChoiceProps {
  game: GameInfo;
  instance: string;
  /** The position that the text makes, once the server has read it. */
  shown: Position | null;
  /** Called with the board's text, and the places of its vertices where a person has drawn them. */
  onChoose(instance: string, points: Point[]): void;
}

export function BoardChoice({ game, instance, shown, onChoose }: BoardChoiceProps) {
  const { kind } = game.instance;
  return (
    <section class="board-choice" aria-label={t('game.board')}>
      <TextField
        label={`${t('game.board')}: ${t(`boards.${kind}`)}`}
        help={t('game.boardHelp')}
        value={instance}
        onInput={(text) => onChoose(text, [])}
      />
      {isDrawn(game.instance) ? (
        <Draw board={game.instance} instance={instance} onChoose={onChoose} />
      ) : (
        shown && <Preview position={shown} />
      )}
    </section>
  );
}

function Preview({ position }: { position: Position }) {
  return (
    <div class="board-frame">
      <StillBoard view={position.view} layouts={position.layouts} label={say(position.description)} />
    </div>
  );
}
