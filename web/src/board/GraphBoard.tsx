// Graphs with marks, labels, tokens, weights and a ground.

import { useMemo, useRef, useState } from 'preact/hooks';
import type { GraphView, Mark, Place, Point, Stroke } from '../api/types';
import { t } from '../i18n';
import type { Choice } from './choice';
import { Legend, Swatch } from './ColourMarks';
import { chipsFor, colourGiven, colouringOf, hueValue, vertexAt } from './colours';
import { type Curve, curves } from './curves';
import type { Kind, KindProps, Offer } from './kind';
import { circle, type Frame, frameOf, offPaper, onPaper, paperFor } from './paper';
import { LineShape } from './shapes';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';
import { useVertexDrag } from './useVertexDrag';
import { useWidth } from './useWidth';
import { useZoom } from './useZoom';
import { Vertex } from './Vertex';
import { ZoomButtons } from './ZoomButtons';

export const graph: Kind<GraphView> = { Board: GraphBoard, offer: colourOffer, hue: hueGiven };

/** The width until it is measured. */
const WIDTH = 640;

/** Smaller graphs need no zoom. */
const MOST_UNZOOMED = 12;

function GraphBoard({ view, layout, touching, onLayout, decoration }: KindProps<GraphView>) {
  const n = view.vertices.length;
  const given = useMemo(() => (layout?.length === n ? layout : circle(n)), [layout, n]);
  const around = useRef<HTMLDivElement>(null);
  const width = useWidth(around, WIDTH);
  const paper = useMemo(() => paperFor(given, width), [given, width]);

  // While a vertex is dragged, its position is local to this board.
  const [held, setHeld] = useState<{ vertex: number; at: Point } | null>(null);
  const settled = useMemo(() => onPaper(paper, given), [paper, given]);
  const points = held ? settled.with(held.vertex, held.at) : settled;
  const resting = useMemo(() => curves(view.edges, settled), [view, settled]);
  const lines = held ? pulled(resting, view.edges, points, held.vertex) : resting;
  const ranks = useMemo(() => lineRanks(view.edges), [view]);
  const frame = useMemo(() => frameOf(settled, resting), [settled, resting]);
  const colouring = useMemo(() => colouringOf(view), [view]);

  const zoom = useZoom(!touching.still, n);
  const movable = onLayout !== undefined && !touching.still;
  const dragging = {
    onDrag: (vertex: number, at: Point) => setHeld({ vertex, at }),
    onEnd: (vertex: number, at: Point) => {
      setHeld(null);
      onLayout?.(given.with(vertex, offPaper(paper, at)));
    },
  };
  useVertexDrag(zoom, movable ? dragging : null);

  return (
    <div ref={around} class={`graph ${movable ? 'movable' : ''}`}>
      <svg ref={zoom.svg} viewBox={viewBoxOf(frame)} width={frame.width} height={frame.height}>
        <g ref={zoom.content}>
          {view.edges.map((edge, index) => {
            const curve = lines[index];
            const rank = ranks[index] ?? 1;
            return curve && <Line key={index} {...{ index, view, edge, curve, rank, touching }} />;
          })}
          {points.map((at, vertex) => (
            <Vertex key={vertex} {...{ vertex, view, colouring, decoration, at, touching }} />
          ))}
        </g>
      </svg>
      {!touching.still && colouring && <Legend colouring={colouring} />}
      {!touching.still && n > MOST_UNZOOMED && <ZoomButtons zoom={zoom} />}
    </div>
  );
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

interface LineProps {
  index: number;
  view: GraphView;
  edge: Stroke;
  curve: Curve;
  rank: number;
  touching: Touching;
}

function Line({ index, view, edge, curve, rank, touching }: LineProps) {
  const place: Place = { kind: 'line', at: index };
  const offered = edge.mark === 'offered' ? '?' : undefined;
  const tag = [edge.label, edge.weight, offered].filter((part) => part !== undefined).join(' ');
  const [x, y] = curve.tag;
  return (
    <Target
      touching={touching}
      place={place}
      name={lineName(edge, rank)}
      kind={`line ${lineMark(view, edge)} ${edge.label ?? ''}`}
    >
      <LineShape curve={curve} tag={tag} />
      <Verdict spot={touching.spot(place)} x={x} y={tag ? y + 14 : y} />
    </Target>
  );
}

/** A free line is drawn faintly if one of its ends is out of play. */
function lineMark({ vertices, tokens }: GraphView, { from, to, mark }: Stroke): Mark {
  const dead = [from, to].some((vertex) => vertices[vertex] === 'dead' && !tokens.includes(vertex));
  return mark === 'free' && dead ? 'dead' : mark;
}

/** The name of a line: its ends, and its number where others share them. */
function lineName({ from, to, directed }: Stroke, rank: number): string {
  const name = t(directed ? 'board.arc' : 'board.edge', { from, to });
  return rank === 1 ? name : t('board.numbered-edge', { name, number: rank });
}

/** The colours of a vertex. */
function colourOffer(view: GraphView, vertex: number, through: Choice[]): Offer | null {
  const at = vertexAt(view, vertex);
  if (!at) return null;
  const gifts = chipsFor(at, through).map(({ colour, choice }) => {
    const name = t('board.colour', { number: colour });
    return { key: String(colour), name, face: <Swatch colour={colour} />, choice };
  });
  return { title: t('board.colour-for', { name: t('board.vertex', { number: vertex }) }), gifts };
}

function hueGiven(view: GraphView, vertex: number, through: Choice[], choice: Choice): string | null {
  const at = vertexAt(view, vertex);
  const colour = at && colourGiven(at, through, choice);
  return colour === null ? null : hueValue(colour);
}
