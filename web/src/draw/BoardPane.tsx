// The board as a text; on a phone also the boards to take; for other boards a file and examples.

import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameInfo } from '../api/types';
import { t } from '../i18n';
import { TextField } from '../parts/Fields';
import { Icon } from '../parts/Icon';
import { MistakeText } from '../parts/MistakeText';
import { isDrawn } from '../state/boards';
import { changeBoard, checked, draft, draftMistake } from '../state/draft';
import { explained, type Mistake } from '../state/mistake';
import { narrow } from '../state/panel';
import { Boards } from './Boards';
import { Examples } from './Examples';

export function BoardPane({ game }: { game: GameInfo }) {
  const { kind } = game.instance;
  const mistake = checked.value?.mistake ?? null;
  const drawn = isDrawn(game.instance);
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
      {drawn && narrow.value && <Boards game={game} />}
      {FILED.includes(kind) && <BoardFile game={game} />}
      {!drawn && <Examples game={game} />}
    </>
  );
}

/** Boards other than graphs that are kept in files. */
const FILED = ['formula', 'hypergraph'];

/** A formula in DIMACS or QDIMACS, or a list of sets. */
function BoardFile({ game }: { game: GameInfo }) {
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const content = (await file.text()).trim();
    try {
      const { board } = await api.file(game.id, content);
      setMistake(null);
      changeBoard(board, []);
    } catch (error) {
      setMistake(explained(content, error));
    }
    if (field.current) field.current.value = '';
  };
  return (
    <section>
      <button type="button" class="button" onClick={() => field.current?.click()}>
        <Icon name="file" />
        {t('drawer.openFile')}
      </button>
      <input ref={field} hidden type="file" aria-label={t('drawer.file')} onChange={(event) => void read(event.currentTarget.files?.[0])} />
      <MistakeText mistake={mistake} />
    </section>
  );
}
