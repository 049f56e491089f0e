// The vertices and lines of a drawing, each a button.

import type { Point } from '../api/types';
import type { Curve } from '../board/curves';
import { LineShape, VertexShape } from '../board/shapes';
import { t } from '../i18n';
import type { Drawing, DrawnLine as LineData, Takes } from './drawing';

interface ThingProps {
  drawing: Drawing;
  takes: Takes;
  /** Whether Tab enters the sheet here. */
  entry: boolean;
  selected: boolean;
}

const buttonState = ({ entry, selected }: ThingProps) => ({
  role: 'button' as const,
  tabindex: entry ? 0 : -1,
  'aria-pressed': selected,
});

export function DrawnLine(props: ThingProps & { index: number; curve: Curve }) {
  const { drawing, takes, index, curve } = props;
  const line = drawing.lines[index];
  if (!line) return null;
  const letter = takes.labels === 'lines' ? (line.label ?? 'C') : '';
  const tag = takes.weights ? String(line.weight) : letter;
  return (
    <g class={`spot line open ${letter}`} data-line={index} aria-label={lineName(line)} {...buttonState(props)}>
      <LineShape curve={curve} tag={tag} />
    </g>
  );
}

export function DrawnVertex(props: ThingProps & { vertex: number; at: Point; pending: boolean; ground: boolean }) {
  const { drawing, takes, vertex, at, pending, ground } = props;
  const letter = takes.labels === 'vertices' ? (drawing.labels?.[vertex] ?? '') : '';
  const tokens = takes.tokens === 'none' ? 0 : drawing.tokens.filter((token) => token === vertex).length;
  const classes = `spot vertex open ${letter} ${pending ? 'pending' : ''}`;
  return (
    <g class={classes} aria-label={t('board.vertex', { number: vertex })} {...buttonState(props)}>
      <VertexShape vertex={vertex} at={at} mark="free" letter={letter} tokens={ground ? 0 : tokens} ground={ground && tokens > 0} />
    </g>
  );
}

export function lineName({ from, to, directed }: LineData): string {
  return t(directed ? 'board.arc' : 'board.edge', { from, to });
}
