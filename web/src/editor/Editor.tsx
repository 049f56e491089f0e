// A place for the editor of graphs.

import type { Board, Layout, Point } from '../api/types';

export interface Drawing {
  points: Point[];
  lines: { from: number; to: number; directed: boolean; weight: number; label: string | null }[];
  /** A letter per vertex. */
  labels: string[] | null;
  /** Vertices after @, in order. */
  tokens: number[];
}

export interface EditorProps {
  drawing: Drawing;
  onChange(drawing: Drawing): void;
  board: Board;
  onLayout(kind: Exclude<Layout, 'auto'>): Promise<void>;
}

export function Editor({ drawing }: EditorProps) {
  return <p>{drawing.points.length}</p>;
}

export function instanceText(drawing: Drawing, _board: Board): string {
  const lines = drawing.lines.map(({ from, to, directed }) => `${from}${directed ? '>' : '-'}${to}`);
  return `{${lines.join(' ')}}`;
}
