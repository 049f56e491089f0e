// A small board with nothing to touch.

import type { Point, View } from '../api/types';
import { Board } from './Board';

const nothing = () => undefined;

export function StillBoard({ view, layouts, label }: { view: View; layouts: Point[][]; label: string }) {
  return (
    <Board
      view={view}
      layouts={layouts}
      choices={[]}
      showResults={false}
      marked={null}
      onMark={nothing}
      onPlay={nothing}
      disabled
      label={label}
      last={[]}
      compact
    />
  );
}
