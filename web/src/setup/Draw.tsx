// Drawing a graph, or importing one.

import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Board, GraphAnswer, Layout, Point } from '../api/types';
import { type Drawing, drawingOf, Editor, instanceText } from '../editor/Editor';
import { t } from '../i18n';
import { MistakeText } from '../parts/MistakeText';
import { labelsOf } from '../state/boards';
import { explained, type Mistake } from '../state/mistake';
import { Import } from './Import';

interface DrawProps {
  board: Board;
  instance: string;
  onChoose(instance: string, points: Point[]): void;
}

const EMPTY: Drawing = { points: [], lines: [], labels: null, tokens: [] };
/** How long a text must stay unchanged before it is drawn, in milliseconds. */
const CALM = 250;

/** Drawings are never changed in place, so unchanged drawings are identical objects. */
const isSameGraph = (one: Drawing, other: Drawing): boolean =>
  one.points.length === other.points.length && one.lines === other.lines && one.labels === other.labels && one.tokens === other.tokens;

export function Draw({ board, instance, onChoose }: DrawProps) {
  const [drawing, setDrawing] = useState<Drawing>(EMPTY);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const labels = labelsOf(board);
  /** The text of the current drawing: only a different text is drawn again. */
  const drawn = useRef<string | null>(null);

  const change = (next: Drawing) => {
    // A graph whose vertices were only moved keeps its name.
    const text = (isSameGraph(drawing, next) && drawn.current) || instanceText(next, board);
    drawn.current = text;
    setDrawing(next);
    setMistake(null);
    onChoose(text, next.points);
  };

  useEffect(() => {
    if (instance === drawn.current || instance.trim() === '') return;
    const controller = new AbortController();
    const arrive = (graph: GraphAnswer) => {
      drawn.current = instance;
      setDrawing(drawingOf(graph, board));
      setMistake(null);
    };
    // Errors in a text are shown beside the whole problem, so here the last drawing just stays.
    const draw = () => api.graph({ graph: instance, layout: 'auto', labels }, controller.signal).then(arrive, () => undefined);
    const timer = setTimeout(() => void draw(), CALM);
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

  return (
    <>
      <Import onImport={(graph) => onChoose(graph, [])} />
      <button type="button" class="clear" onClick={() => change(EMPTY)}>
        {t('draw.clear')}
      </button>
      <Editor drawing={drawing} onChange={change} board={board} onLayout={layOut} />
      <MistakeText mistake={mistake} />
    </>
  );
}
