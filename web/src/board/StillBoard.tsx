// A small board with nothing to touch, perhaps with labels on its elements.

import type { Labelled, Point, View } from '../api/types';
import { Board, type Choice } from './Board';

const nothing = () => undefined;

interface StillBoardProps {
  view: View;
  layouts: Point[][];
  label: string;
  labels?: Labelled[];
}

const NO_LABELS: Labelled[] = [];

export function StillBoard({ view, layouts, label, labels = NO_LABELS }: StillBoardProps) {
  return (
    <Board
      view={view}
      layouts={layouts}
      choices={labels.map(labelled)}
      showResults={labels.length > 0}
      marked={null}
      onMark={nothing}
      onPlay={nothing}
      disabled={labels.length === 0}
      label={label}
      last={[]}
      compact
    />
  );
}

/** A label shows where the note of a move would. */
const labelled = ({ places, element, label }: Labelled): Choice => ({
  text: element,
  places,
  result: null,
  strength: 1,
  note: label,
  title: element,
});
