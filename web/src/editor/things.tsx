// The vertices and lines of a drawing, each a button.

import type { Mark, Point } from '../api/types';
import { hueClass } from '../board/colours';
import type { Curve } from '../board/curves';
import { LineShape, VertexShape } from '../board/shapes';
import { t } from '../i18n';
import type { Drawing, DrawnLine as LineData, Takes } from './drawing';
import { shownName } from './names';

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

/** How what is set up before play is drawn. */
const MARKS: Record<string, Mark> = { A: 'alice', B: 'bob' };
const markOf = (mark: string | undefined): Mark => (mark ? (MARKS[mark] ?? 'taken') : 'free');

const spoken = (name: string, mark: Mark, ...more: string[]): string =>
  [name, mark === 'free' ? '' : t(`board.mark-${mark}`), ...more].filter(Boolean).join(', ');

const labelled = (letter: string): string => (letter ? t('editor.labelled', { letter }) : '');

/** What a vertex is joined to, for those who ask. */
function neighbourhood({ lines, names }: Drawing, vertex: number): string {
  const next = lines.flatMap(({ from, to }) => (from === vertex ? [to] : to === vertex ? [from] : []));
  const vertices = [...new Set(next)].sort((a, b) => a - b).map((other) => shownName(names, other));
  return vertices.length > 0 ? t('board.next-to', { vertices: vertices.join(', ') }) : t('board.alone');
}

export function DrawnLine(props: ThingProps & { index: number; curve: Curve }) {
  const { drawing, takes, index, curve } = props;
  const line = drawing.lines[index];
  if (!line) return null;
  const letter = takes.labels === 'lines' ? (line.label ?? 'C') : '';
  const tag = takes.weights ? String(line.weight) : letter;
  const mark = takes.sets?.onLines ? markOf(line.mark) : 'free';
  return (
    <g
      class={`spot line open ${letter} ${mark}`}
      data-line={index}
      aria-label={spoken(lineName(drawing, line), mark, labelled(letter), takes.weights ? t('board.weighs', { weight: line.weight }) : '')}
      {...buttonState(props)}
    >
      <LineShape curve={curve} tag={tag} />
    </g>
  );
}

export function DrawnVertex(props: ThingProps & { vertex: number; at: Point; pending: boolean; ground: boolean }) {
  const { drawing, takes, vertex, at, pending, ground } = props;
  const tokens = takes.tokens === 'none' ? 0 : drawing.tokens.filter((token) => token === vertex).length;
  const { mark, letter, hue } = setUp(drawing, takes, vertex);
  const name = shownName(drawing.names, vertex);
  const label = takes.labels === 'vertices' ? (drawing.labels?.[vertex] ?? '') : '';
  const classes = `spot vertex open ${label} ${hue} ${mark} ${pending ? 'pending' : ''}`;
  const more = [
    hue ? t('board.has-colour', { colour: letter }) : '',
    labelled(label),
    tokens === 0 ? '' : ground ? t('editor.grounded') : t('board.has-tokens', { n: tokens }),
    pending ? t('editor.begun') : '',
  ];
  return (
    <g
      class={classes}
      aria-label={spoken(t('board.vertex', { number: name }), mark, ...more)}
      aria-description={neighbourhood(drawing, vertex)}
      {...buttonState(props)}
    >
      <VertexShape vertex={vertex} name={name} at={at} mark={mark} letter={letter || label} tokens={ground ? 0 : tokens} ground={ground && tokens > 0} />
    </g>
  );
}

/** What is set up on a vertex before play: whose it is, its colour, the tokens placed on it. */
function setUp({ marks, placed }: Drawing, { sets }: Takes, vertex: number): { mark: Mark; letter: string; hue: string } {
  const none = { mark: 'free' as Mark, letter: '', hue: '' };
  if (!sets) return none;
  const given = sets.onLines ? '' : (marks?.[vertex] ?? '');
  if (sets.form === 'coloured' && given) return { mark: 'free', letter: given, hue: `coloured ${hueClass(Number(given))}` };
  if (sets.form !== 'placed') return { ...none, mark: markOf(given) };
  const here = placed.flatMap((at, index) => (at === vertex ? [index] : []));
  if (here.length === 0) return none;
  const theirs = here.includes(sets.tokens - 1);
  return { ...none, mark: theirs ? 'bob' : 'alice', letter: here.length > 1 ? `×${here.length}` : '' };
}

export function lineName({ names }: Drawing, { from, to, directed }: LineData): string {
  return t(directed ? 'board.arc' : 'board.edge', { from: shownName(names, from), to: shownName(names, to) });
}
