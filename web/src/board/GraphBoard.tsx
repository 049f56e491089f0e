// Graphs with marks, labels, tokens, weights and a ground.

import { useMemo, useRef, useState } from 'preact/hooks';
import type { GraphView, Mark, Place, Point, Stroke } from '../api/types';
import { t } from '../i18n';
import { narrow } from '../state/panel';
import type { Choice } from './choice';
import { Legend, Swatch } from './ColourMarks';
import { chipsFor, colourGiven, colouringOf, hueValue, vertexAt } from './colours';
import { type Curve, curves } from './curves';
import type { Kind, KindProps, Offer } from './kind';
import { BARE, circle, type Frame, frameOf, MARGIN, offPaper, onPaper, paperClear, paperFor } from './paper';
import { type Placed, placeResults } from './lineResults';
import { LineShape, underVertex } from './shapes';
import { labelText, pillWidth, Target, Verdict, verdictOf } from './Target';
import { droppedOn, isDraggable, tokenMove } from './tokens';
import type { Spot, Touching } from './touching';
import { useVertexDrag } from './useVertexDrag';
import { useSize } from './useSize';
import { useZoom } from './useZoom';
import { Vertex } from './Vertex';
import { placeByVertices } from './vertexResults';
import { ZoomButtons } from './ZoomButtons';

export const graph: Kind<GraphView> = { Board: GraphBoard, offer: colourOffer, hue: hueGiven };

/** The room until it is measured, and of small pictures. */
const ROOM = { width: 800, height: 560 };
const SMALL = { width: 320, height: 220 };

function GraphBoard({ view, layout, touching, onLayout, decoration }: KindProps<GraphView>) {
  const n = view.vertices.length;
  const given = useMemo(() => (layout?.length === n ? layout : circle(n)), [layout, n]);
  const around = useRef<HTMLDivElement>(null);
  const measured = useSize(around, ROOM);
  const room = touching.still ? SMALL : measured;
  const paper = useMemo(() => (touching.still || narrow.value ? paperFor : paperClear)(given, room), [given, room, narrow.value]);

  // While a vertex is dragged, its position is local to this board.
  const [held, setHeld] = useState<{ vertex: number; at: Point } | null>(null);
  const settled = useMemo(() => onPaper(paper, given), [paper, given]);
  const points = held ? settled.with(held.vertex, held.at) : settled;
  const resting = useMemo(() => curves(view.edges, settled), [view, settled]);
  const lines = held ? pulled(resting, view.edges, points, held.vertex) : resting;
  const ranks = useMemo(() => lineRanks(view.edges), [view]);
  const colouring = useMemo(() => colouringOf(view), [view]);
  const texts = lineTexts(view, touching);
  const played = useMemo(() => areLinesPlayed(view, touching), [view, touching]);
  const margin = touching.still && !colouring && isBare(view, touching) ? BARE : MARGIN;
  const frame = useMemo(() => (touching.still ? frameOf(settled, resting, margin) : paper.frame), [settled, resting, paper, margin]);
  const neighbours = useMemo(() => neighboursOf(view), [view]);
  const results = useMemo(() => resultsOf(view, touching, resting, settled, frame), [texts, view, resting, settled, frame]);

  const byVertices = vertexResultsOf(view, touching, colouring !== null, points);

  const zoom = useZoom(!touching.still, n);
  const movable = onLayout !== undefined && !touching.still;
  // A token that can move is dragged in place of its vertex.
  const [carried, setCarried] = useState<{ vertex: number; at: Point } | null>(null);
  const dragging = {
    onDrag: (vertex: number, at: Point) => {
      if (isDraggable(view, touching, vertex)) setCarried({ vertex, at });
      else setHeld({ vertex, at });
    },
    onEnd: (vertex: number, at: Point) => {
      setHeld(null);
      setCarried(null);
      if (isDraggable(view, touching, vertex)) {
        const to = droppedOn(settled, at);
        const move = to === undefined ? undefined : tokenMove(view, touching, vertex, to);
        if (move) touching.play(move);
      } else {
        onLayout?.(given.with(vertex, offPaper(paper, at)));
      }
    },
  };
  useVertexDrag(zoom, movable ? dragging : null);

  return (
    <div ref={around} class={`graph ${movable ? 'movable' : ''}`}>
      <svg ref={zoom.svg} role="presentation" viewBox={viewBoxOf(frame)} {...(touching.still ? { width: frame.width, height: frame.height } : room)}>
        <g ref={zoom.content}>
          {view.edges.map((edge, index) => {
            const curve = lines[index];
            const rank = ranks[index] ?? 1;
            return curve && <Line key={index} {...{ index, view, edge, curve, rank, touching, played }} />;
          })}
          {/* Over all lines, so that none crosses out what another one leads to. */}
          {view.edges.map((_, index) => {
            const result = results.get(index);
            return result && <LineResult key={`result ${index}`} spot={touching.spot(placeOf(index))} result={result} />;
          })}
          {points.map((at, vertex) => (
            <Vertex key={vertex} {...{ vertex, view, colouring, decoration, at, touching }} result={byVertices.get(vertex)} neighbours={neighbours[vertex] ?? NOBODY} />
          ))}
          {carried && <Carried mark={view.vertices[carried.vertex] ?? 'free'} at={carried.at} />}
        </g>
      </svg>
      {!touching.still && colouring && <Legend colouring={colouring} />}
      {!touching.still && view.vertices.some((_, at) => touching.isSafe({ kind: 'element', at })) && <SafeLegend />}
      {!touching.still && <ZoomButtons zoom={zoom} />}
    </div>
  );
}

/** Whether nothing stands beside vertices and lines: no labels, names, tokens, roles or results. */
function isBare({ vertices, edges, labels, names, tokens, roles, ground }: GraphView, touching: Touching): boolean {
  if (labels || names || roles || tokens.length > 0 || ground != null) return false;
  const silent = (place: Place) => verdictOf(touching.spot(place)).line === '';
  return vertices.every((_, at) => silent({ kind: 'element', at })) && edges.every((_, at) => silent(placeOf(at)));
}

const NOBODY: string[] = [];

/** The names or numbers of the neighbours of each vertex, in the order of their numbers. */
function neighboursOf(view: GraphView): string[][] {
  const all = view.vertices.map(() => new Set<number>());
  for (const { from, to } of view.edges) {
    all[from]?.add(to);
    all[to]?.add(from);
  }
  const others = (set: Set<number>, vertex: number) => [...set].filter((other) => other !== vertex).sort((a, b) => a - b);
  return all.map((set, vertex) => others(set, vertex).map((other) => nameOf(view, other)));
}

/** What the shade of a safe vertex means. */
function SafeLegend() {
  return (
    <p class="legend safe-legend">
      <span class="safe-swatch" aria-hidden="true" />
      {t('board.safe')}
    </p>
  );
}

/** A token in the hand. */
function Carried({ mark, at: [x, y] }: { mark: Mark; at: Point }) {
  return <circle class={`carried ${mark}`} cx={x} cy={y} r={9} aria-hidden="true" />;
}

const viewBoxOf = ({ x, y, width, height }: Frame) => `${x} ${y} ${width} ${height}`;

/** The lines at a vertex that is being dragged follow it; the others stay as they are. */
function pulled(resting: Curve[], edges: Stroke[], points: Point[], vertex: number): Curve[] {
  const moved = curves(edges, points);
  const follows = (edge: Stroke | undefined) => edge?.from === vertex || edge?.to === vertex;
  return resting.map((curve, index) => (follows(edges[index]) ? (moved[index] ?? curve) : curve));
}

/** The number of each line among those that share its ends, from 1. */
function lineRanks(edges: Stroke[]): number[] {
  const seen = new Map<string, number>();
  return edges.map(({ from, to }) => {
    const ends = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const rank = (seen.get(ends) ?? 0) + 1;
    seen.set(ends, rank);
    return rank;
  });
}

/** Above a vertex with a letter, results stand higher. */
const OVER_LETTER = 8;

/** Where the results of vertices stand: under them, or above where that is free of letters and colours. */
function vertexResultsOf({ vertices, names, labels, tokens }: GraphView, touching: Touching, coloured: boolean, points: Point[]): Map<number, Placed> {
  const wanted = vertices.flatMap((_, vertex) => {
    const { line } = verdictOf(touching.spot({ kind: 'element', at: vertex }));
    const at = points[vertex];
    if (!at || line === '') return [];
    const under = underVertex(at, tokens.filter((token) => token === vertex).length, names?.[vertex]);
    const above: Point = [at[0], 2 * at[1] - under[1] - (labels?.[vertex] ? OVER_LETTER : 0)];
    return [{ vertex, places: coloured ? [under] : [under, above], width: pillWidth(line) }];
  });
  return placeByVertices(wanted, points);
}

/** How far the result of a line is from its tag, besides half its width, and up or down. */
const BESIDE: Point = [12, 22];

const tagOf = ({ label, weight }: Pick<Stroke, 'label' | 'weight'>): string => [label, weight].filter((part) => part !== undefined).join(' ');

const placeOf = (at: number): Place => ({ kind: 'line', at });

/** What the lines tell, as one text: their results are placed again only when it changes. */
const lineTexts = ({ edges }: GraphView, touching: Touching): string => edges.map((_, at) => verdictOf(touching.spot(placeOf(at))).line).join(';');

/** Where the results of lines stand: beside their tags, on the side away from the middle of the drawing, or on the lines. */
function resultsOf({ edges }: GraphView, touching: Touching, lines: Curve[], points: Point[], frame: Frame): Map<number, Placed> {
  const middle = middleOf(points);
  const found = new Map<number, Placed>();
  const telling = edges.flatMap((edge, index) => {
    const curve = lines[index];
    const { sign, line } = verdictOf(touching.spot(placeOf(index)));
    if (!curve || line === '') return [];
    const width = pillWidth(line);
    const along = tagOf(edge) === '' ? curve.along : [...besideTag(curve, middle, width, frame), ...curve.along];
    return [{ index, along, width, brief: pillWidth(sign || line) }];
  });
  const tags = lines.flatMap(({ tag }, index) => (tagOf(edges[index] ?? {}) === '' ? [] : [tag]));
  placeResults(telling, points, tags).forEach((placed, i) => {
    const index = telling[i]?.index;
    if (placed && index !== undefined) found.set(index, placed);
  });
  return found;
}

/** Beside the tag of a line, on the side away from the middle of the drawing before the other, where the drawing has room. */
function besideTag({ tag: [x, y], across: [dx, dy] }: Curve, [middleX, middleY]: Point, width: number, frame: Frame): Point[] {
  const side = dx * (x - middleX) + dy * (y - middleY) < 0 ? -1 : 1;
  const fits = ([left]: Point) => left - width / 2 >= frame.x && left + width / 2 <= frame.x + frame.width;
  return [side, -side].map((way): Point => [x + way * dx * (width / 2 + BESIDE[0]), y + way * dy * BESIDE[1]]).filter(fits);
}

/** The middle of the drawing. */
function middleOf(points: Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0) / Math.max(points.length, 1);
  return [sum(0), sum(1)];
}

/** Whether lines are played for. Elsewhere the vertices say which others are next to them, and lines have nothing to say. */
const areLinesPlayed = ({ edges }: GraphView, touching: Touching): boolean =>
  edges.some(({ mark, label, weight }, at) => (mark !== 'free' && mark !== 'dead') || label != null || weight != null || touching.spot(placeOf(at)));

interface LineProps {
  index: number;
  view: GraphView;
  edge: Stroke;
  curve: Curve;
  rank: number;
  touching: Touching;
  played: boolean;
}

function Line({ index, view, edge, curve, rank, touching, played }: LineProps) {
  return (
    <Target
      touching={touching}
      place={placeOf(index)}
      name={lineName(view, edge, rank)}
      more={played ? [labelText(edge.label), edge.weight == null ? '' : t('board.weighs', { weight: edge.weight })] : []}
      {...(played ? { state: edge.mark } : {})}
      kind={`line ${lineMark(view, edge)} ${edge.label ?? ''}`}
    >
      <LineShape curve={curve} tag={tagOf(edge)} />
    </Target>
  );
}

/** What a line leads to, beside it or on it. */
function LineResult({ spot, result }: { spot: Spot | undefined; result: Placed }) {
  return (
    <g class={`line beside ${spot?.result ?? ''}`}>
      <Verdict spot={spot} x={result.at[0]} y={result.at[1]} brief={result.brief} pill />
    </g>
  );
}

/** A free line is drawn faintly if one of its ends is out of play; what stands on a ground is taken by cutting it off. */
function lineMark({ vertices, tokens, ground }: GraphView, { from, to, mark }: Stroke): string {
  if (ground != null && mark !== 'free') return mark === 'dead' ? mark : `${mark} cut`;
  const dead = [from, to].some((vertex) => vertices[vertex] === 'dead' && !tokens.includes(vertex));
  return mark === 'free' && dead ? 'dead' : mark;
}

/** The name of a line: its ends, and its number where others share them. */
function lineName(view: GraphView, { from, to, directed }: Stroke, rank: number): string {
  const ends = { from: nameOf(view, from), to: nameOf(view, to) };
  const name = t(directed ? 'board.arc' : 'board.edge', ends);
  return rank === 1 ? name : t('board.numbered-edge', { name, number: rank });
}

/** The name of a vertex, or its number. */
const nameOf = ({ names }: GraphView, vertex: number): string => names?.[vertex] ?? String(vertex);

/** The colours of a vertex. */
function colourOffer(view: GraphView, vertex: number, through: Choice[]): Offer | null {
  const at = vertexAt(view, vertex);
  if (!at) return null;
  const gifts = chipsFor(at, through).map(({ colour, choice }) => {
    const name = t('board.colour', { number: colour });
    return { key: String(colour), name, face: <Swatch colour={colour} />, choice };
  });
  return { title: t('board.colour-for', { name: t('board.vertex', { number: nameOf(view, vertex) }) }), gifts };
}

function hueGiven(view: GraphView, vertex: number, through: Choice[], choice: Choice): string | null {
  const at = vertexAt(view, vertex);
  const colour = at && colourGiven(at, through, choice);
  return colour === null ? null : hueValue(colour);
}
