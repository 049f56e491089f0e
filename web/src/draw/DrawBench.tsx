// Drawing a graph, or setting up another kind of board, on the same workbench.

import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Board, GraphAnswer, Layout } from '../api/types';
import { StillBoard } from '../board/StillBoard';
import { type Drawing, drawingOf, DrawStatus, Editor, instanceText } from '../editor/Editor';
import { Action } from '../frame/Actions';
import { canPlay, playDraft } from '../frame/modes';
import { Offline } from '../frame/Offline';
import { Panel } from '../frame/Panel';
import { TopBar } from '../frame/TopBar';
import { say, t } from '../i18n';
import '../panels/panels.css';
import { MistakeText } from '../parts/MistakeText';
import { isDrawn, labelsOf } from '../state/boards';
import { changeBoard, checked, draft, draftGame, draftMistake, draftProblem, lastGood } from '../state/draft';
import { explained, type Mistake } from '../state/mistake';
import { DRAW_TABS, drawTab } from '../state/panel';
import { title } from '../state/title';
import { BoardPane } from './BoardPane';
import { OptionsPane } from './OptionsPane';

const EMPTY: Drawing = { points: [], lines: [], labels: null, tokens: [] };
const PANES = { board: BoardPane, options: OptionsPane };

export function DrawBench() {
  const game = draftGame.value;
  const Pane = PANES[drawTab.value];
  const tabs = DRAW_TABS.map((id) => ({ id, name: t(`drawPanel.${id}`) }));
  const play = () => void playDraft();
  return (
    <div class="bench drawing-bench">
      <TopBar />
      <main class="sheet" id="content" tabIndex={-1}>
        <h1 class="aloud">{title.value}</h1>
        {game && (isDrawn(game.instance) ? <DrawnBoard key={game.id} board={game.instance} /> : <OtherBoard />)}
        {!game && <MistakeText mistake={draftMistake.value} />}
      </main>
      <Panel
        label={t('drawPanel.label')}
        tabs={tabs}
        chosen={drawTab.value}
        onChoose={(id) => (drawTab.value = id)}
        actions={
          <>
            <Action icon="pencil" name="draw.clear" disabled={!game || !isDrawn(game.instance)} onClick={() => changeBoard('{}', [])} />
            <Action icon="play" name="draw.play" keys="P" kind="button primary" disabled={!canPlay.value} onClick={play} />
          </>
        }
      >
        {game && <Pane game={game} />}
      </Panel>
    </div>
  );
}

/** Drawings are never changed in place, so unchanged drawings are identical objects. */
const isSameGraph = (one: Drawing, other: Drawing): boolean =>
  one.points.length === other.points.length && one.lines === other.lines && one.labels === other.labels && one.tokens === other.tokens;

/** How long a text must stay unchanged before it is drawn, in milliseconds. */
const CALM = 150;

/** A graph: what is drawn becomes the text of the board, and a text that comes from elsewhere is drawn. */
function DrawnBoard({ board }: { board: Board }) {
  const [drawing, setDrawing] = useState<Drawing>(EMPTY);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const { instance } = draft.value?.setup ?? { instance: '' };
  const labels = labelsOf(board);
  /** The text of the current drawing: only a different text is drawn again. */
  const drawn = useRef<string | null>(null);

  const change = (next: Drawing) => {
    // A graph whose vertices were only moved keeps its name.
    const text = (isSameGraph(drawing, next) && drawn.current) || instanceText(next, board);
    drawn.current = text;
    setDrawing(next);
    setMistake(null);
    changeBoard(text, next.points);
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
      const arrived = drawingOf(graph, board);
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

  const layOut = async (kind: Layout) => {
    try {
      const { layout } = await api.graph({ graph: instanceText(drawing, board), layout: kind, labels });
      change({ ...drawing, points: layout });
    } catch (error) {
      setMistake(explained(instance, error));
    }
  };
  return <Editor drawing={drawing} onChange={change} board={board} onLayout={layOut} problem={draftProblem.value} mistake={mistake} />;
}

/** Any other board: a picture of what the text says. */
function OtherBoard() {
  const shown = checked.value?.position ?? lastGood.value;
  const fits = shown?.summands[0]?.game === draft.value?.game;
  return (
    <>
      <DrawStatus hint={t('draw.byText')} />
      <div class="area">
        <Offline />
        {shown && fits && (
          <div class="preview">
            <StillBoard view={shown.view} layouts={shown.layouts} label={say(shown.description)} />
          </div>
        )}
      </div>
      <div class="strip-bar plain">
        <code class="problem">{draftProblem.value}</code>
      </div>
    </>
  );
}
