// The board as a text, from a family, at random, from a text in another format or from a file; and good examples.

import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { say, t } from '../i18n';
import { TextField } from '../parts/Fields';
import { MistakeText } from '../parts/MistakeText';
import { Picture } from '../parts/Picture';
import { isDrawn } from '../state/boards';
import { changeBoard, checked, draft, draftMistake, openDraft } from '../state/draft';
import { explained, type Mistake } from '../state/mistake';
import { Import, TextFile } from './Import';

export function BoardPane({ game }: { game: GameInfo }) {
  const { kind } = game.instance;
  const mistake = checked.value?.mistake ?? null;
  return (
    <>
      <section>
        <TextField
          label={`${t('game.board')}: ${t(`boards.${kind}`)}`}
          value={draft.value?.setup.instance ?? ''}
          wrong={mistake !== null}
          onInput={(text) => changeBoard(text, [])}
        />
        <MistakeText mistake={mistake ?? draftMistake.value} />
      </section>
      {isDrawn(game.instance) && <Import onImport={(graph) => changeBoard(graph, [])} />}
      {FILED.includes(kind) && <BoardFile game={game} />}
      <Examples game={game} />
    </>
  );
}

/** Boards other than graphs that are kept in files. */
const FILED = ['formula', 'hypergraph'];

/** A formula in DIMACS or QDIMACS, or a list of sets. */
function BoardFile({ game }: { game: GameInfo }) {
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const read = (content: string) =>
    void api.file(game.id, content).then(
      ({ board }) => {
        setMistake(null);
        changeBoard(board, []);
      },
      (error: unknown) => setMistake(explained(content, error)),
    );
  return (
    <section>
      <TextFile onText={read} />
      <MistakeText mistake={mistake} />
    </section>
  );
}

/** The game's own examples, with what is known about each. */
function Examples({ game }: { game: GameInfo }) {
  return (
    <section>
      <h2 class="heading">{t('game.examples')}</h2>
      <ul class="examples">
        {[{ problem: game.first, note: t('game.first') }, ...game.examples.map(({ problem, source }) => ({ problem, note: say(source) }))].map(({ problem, note }) => (
          <li key={problem}>
            <button type="button" onClick={() => void openDraft(problem)}>
              <Picture problem={problem} alt="" width={96} height={64} />
              <span>
                <b>{note}</b>
                <code>{problem.slice(problem.indexOf(':') + 1)}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
