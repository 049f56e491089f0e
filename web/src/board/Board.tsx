// A place for the boards: one renderer per kind of view comes here.

import type { Place, Point, View } from '../api/types';

export interface Choice {
  text: string;
  places: Place[];
  result: 'win' | 'draw' | 'loss' | null;
  /** From 0 to 1: how strongly the result is shaded. */
  strength: number;
  note: string;
  title: string;
}

export interface BoardProps {
  view: View;
  layouts: Point[][];
  choices: Choice[];
  showResults: boolean;
  marked: string | null;
  onMark(text: string | null): void;
  onPlay(text: string): void;
  disabled: boolean;
  label: string;
  last: Place[];
  onLayout?(part: number, points: Point[]): void;
  compact?: boolean;
}

export function Board({ view, label }: BoardProps) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 200 40">
      <text x="10" y="25">
        {view.kind}
      </text>
    </svg>
  );
}
