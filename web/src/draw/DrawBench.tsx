// Drawing a graph, or setting up another kind of board, on the same workbench.

import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameInfo, GraphAnswer, Layout } from '../api/types';
import { type Drawing, drawingOf, Editor, EMPTY, instanceText, startText, withStart } from '../editor/Editor';
import { DrawActions } from '../editor/Actions';
import { Action } from '../frame/Actions';
import { canPlay, playDraft } from '../frame/modes';
import { Panel } from '../frame/Panel';
import { TopBar } from '../frame/TopBar';
import { t } from '../i18n';
import '../panels/panels.css';
import { MistakeText } from '../parts/MistakeText';
import { isDrawn, labelsOf } from '../state/boards';
import { changeBoard, draft, draftGame, draftMistake, draftProblem } from '../state/draft';
import { explained, type Mistake } from '../state/mistake';
import { DRAW_TABS, drawTab } from '../state/panel';
import { title } from '../state/title';
import { BoardPane } from './BoardPane';
import { Drawer } from './Drawer';
import { GraphPane } from './GraphPane';
import { NoteBar } from './NoteBar';
import { OptionsPane } from './OptionsPane';
import { OtherBoard } from './OtherBoard';
import { useSets } from './sets';
import { VerdictChip } from './VerdictChip';

const PANES = { board: BoardPane, options: OptionsPane, graph: GraphPane };

export function DrawBench() {
  const game = draftGame.value;
  const ids = DRAW_TABS.filter((id) => id !== 'graph' || (game && isDrawn(game.instance)));
  const chosen = ids.includes(drawTab.value) ? drawTab.value : 'board';
  const Pane = PANES[chosen];
  const tabs = ids.map((id) => ({ id, name: t(`drawPanel.${id}`) }));
  const play = () => void playDraft();
  return (
    <div class="bench drawing-bench">
      <TopBar />
      <main class="sheet" id="content" tabIndex={-1}>
        <h1 class="aloud">{title.value}</h1>
        {game && isDrawn(game.instance) && <Drawer game={game} />}
        {game && (isDrawn(game.instance) ? <DrawnBoard key={game.id} game={game} /> : <OtherBoard key={game.id} game={game} />)}
        {!game && <MistakeText mistake={draftMistake.value} />}
      </main>
      <Panel
        label={t('drawPanel.label')}
        tabs={tabs}
        chosen={chosen}
        onChoose={(id) => (drawTab.value = id)}
        actions={
          <>
            <DrawActions />
            <Action icon="play" name="draw.play" keys="P" kind="button primary" disabled={!canPlay.value} onClick={play} />
          </>
        }
      >
        {game && <Pane game={game} />}
      </Panel>
    </div>
  );
}

/** How long a text must stay unchanged before it is drawn, in milliseconds. */
const CALM = 150;

/** A graph: what is drawn becomes the text of the board, and a text that comes from elsewhere is drawn. */
function DrawnBoard({ game }: { game: GameInfo }) {
  const board = game.instance;
  const [drawing, setDrawing] = useState<Drawing>(EMPTY);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const { instance, keys } = draft.value?.setup ?? { instance: '', keys: {} };
  const start = keys.start ?? '';
  const labels = labelsOf(board);
  const sets = useSets(game);
  /** The text of the current drawing: only a different text is drawn again. */
  const drawn = useRef<string | null>(null);

  const change = (next: Drawing) => {
    // A graph that only looks different keeps its name.
    const text = instanceText(next, board);
    drawn.current = (text === instanceText(drawing, board) && drawn.current) || text;
    setDrawing(next);
    setMistake(null);
    changeBoard(drawn.current, next.points, startText(next, sets));
  };

  useEffect(() => {
    if (instance === drawn.current || instance.trim() === '') return;
    if (instance === '{}') {
      drawn.current = instance;
      setDrawing(EMPTY);
      return;
    }
    const controller = new AbortController();
    const given = draft.peek()?.points ?? [];
    const arrive = (graph: GraphAnswer) => {
      drawn.current = instance;
      const arrived = withStart(drawingOf(graph, board), sets, draft.peek()?.setup.keys.start ?? '');
      setDrawing(given.length === arrived.points.length ? { ...arrived, points: given } : arrived);
      setMistake(null);
    };
    // Errors in a text are shown beside the text, so here the last drawing just stays.
    const draw = () => api.graph({ graph: instance, layout: 'auto', labels }, controller.signal).then(arrive, () => undefined);
    const timer = setTimeout(() => void draw(), drawn.current === null ? 0 : CALM);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [instance]);

  // What is set up may also be written among the options.
  useEffect(() => {
    if (drawn.current === instance && startText(drawing, sets) !== start) setDrawing(withStart(drawing, sets, start));
  }, [start, sets]);

  const layOut = async (kind: Layout) => {
    try {
      const { layout } = await api.graph({ graph: instanceText(drawing, board), layout: kind, labels });
      change({ ...drawing, points: layout });
    } catch (error) {
      setMistake(explained(instance, error));
    }
  };
  return (
    <Editor drawing={drawing} onChange={change} board={board} sets={sets} onLayout={layOut} problem={draftProblem.value} mistake={mistake}>
      <VerdictChip />
      <NoteBar />
    </Editor>
  );
}
