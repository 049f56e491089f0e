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
      choices={labelled(labels)}
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

/** A label shows where the note of a move would; elements with the same label are a group. */
function labelled(labels: Labelled[]): Choice[] {
  const groups = groupsOf(labels.map(({ label }) => label));
  return labels.map(({ places, element, label }) => ({
    text: element,
    places,
    result: null,
    strength: 1,
    note: label,
    title: element,
    group: groups?.get(label),
  }));
}

/** The most groups that have hues of their own. */
const MOST_GROUPS = 12;

/** Labels that number groups, such as pairs or trees: small numbers, each on several elements. None where labels are something else. */
export function groupsOf(labels: string[]): Map<string, number> | null {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const numbers = [...counts].every(([label, count]) => /^\d+$/.test(label) && count > 1);
  if (!numbers || counts.size < 2 || counts.size > MOST_GROUPS) return null;
  return new Map([...counts.keys()].map((label) => [label, Number(label)]));
}
