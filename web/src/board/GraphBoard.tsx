// Graphs with marks, labels, tokens, weights and a ground.

import { useMemo, useRef, useState } from 'preact/hooks';
import type { GraphView, Mark, Place, Point, Stroke } from '../api/types';
import { t } from '../i18n';
import { type Curve, curves, RADIUS } from './curves';
import { circle, type Frame, frameOf, offPaper, onPaper, paperFor } from './paper';
import { Target, Verdict } from './Target';
import type { Touching } from './touching';
import { useVertexDrag } from './useVertexDrag';
import { useWidth } from './useWidth';
import { useZoom } from './useZoom';
import { ZoomButtons } from './ZoomButtons';

export interface GraphBoardProps {
  view: GraphView;
  layout: Point[] | undefined;
  touching: Touching;
  onLayout?(points: Point[]): void;
}

/** The width until it is measured. */
const WIDTH = 640;

/** Smaller graphs are touched well enough as they are. */
const MOST_UNZOOMED = 12;

/** More tokens on a vertex are counted. */
const MOST_RINGS = 3;

export function GraphBoard({ view, layout, touching, onLayout }: GraphBoardProps) {
  const n = view.vertices.length;
  const given = useMemo(() => (layout?.length === n ? layout : circle(n)), [layout, n]);
  const around = useRef<HTMLDivElement>(null);
  const width = useWidth(around, WIDTH);
  const paper = useMemo(() => paperFor(given, width), [given, width]);

  // While a vertex is held only this board knows where it is.
  const [held, setHeld] = useState<{ vertex: number; at: Point } | null>(null);
  const settled = useMemo(() => onPaper(paper, given), [paper, given]);
  const points = useMemo(() => settled.map((point, v) => (held?.vertex === v ? held.at : point)), [settled, held]);
  const lines = useMemo(() => curves(view.edges, points), [view, points]);
  const frame = useMemo(() => frameOf(settled, curves(view.edges, settled)), [view, settled]);

  const zoom = useZoom(!touching.still, n);
  const letGo = () => {
    setHeld(null);
    onLayout?.(points.map((point) => offPaper(paper, point)));
  };
  const handlers = onLayout && !touching.still ? { onDrag: (vertex: number, at: Point) => setHeld({ vertex, at }), onEnd: letGo } : null;
  useVertexDrag(zoom, handlers);

  return (
    <div ref={around} class={`graph ${handlers ? 'movable' : ''}`}>
      <svg ref={zoom.svg} viewBox={viewBoxOf(frame)} width={frame.width} height={frame.height}>
        <g ref={zoom.content}>
          {view.edges.map((edge, index) => {
            const curve = lines[index];
            return curve && <Line key={index} index={index} view={view} edge={edge} curve={curve} touching={touching} />;
          })}
          {points.map((at, vertex) => (
            <Vertex key={vertex} vertex={vertex} view={view} at={at} touching={touching} />
          ))}
        </g>
      </svg>
      {!touching.still && n > MOST_UNZOOMED && <ZoomButtons zoom={zoom} />}
    </div>
  );
}

const viewBoxOf = ({ x, y, width, height }: Frame) => `${x} ${y} ${width} ${height}`;

interface LineProps {
  index: number;
  view: GraphView;
  edge: Stroke;
  curve: Curve;
  touching: Touching;
}

function Line({ index, view, edge, curve, touching }: LineProps) {
  const place: Place = { kind: 'line', at: index };
  const tag = [edge.label, edge.weight].filter((part) => part !== undefined).join(' ');
  const [x, y] = curve.tag;
  return (
    <Target touching={touching} place={place} name={lineName(view, index)} kind={`line ${lineMark(view, edge)} ${edge.label ?? ''}`}>
      <path class="reach" d={curve.path} />
      <path class="halo" d={curve.path} />
      <path class="stroke" d={curve.path} />
      {curve.head && <polygon class="head" points={curve.head} />}
      {tag && (
        <text class="tag" x={x} y={y}>
          {tag}
        </text>
      )}
      <Verdict spot={touching.spot(place)} x={x} y={tag ? y + 14 : y} />
    </Target>
  );
}

/** A free line is drawn faintly if one of its ends is out of play. */
function lineMark({ vertices, tokens }: GraphView, { from, to, mark }: Stroke): Mark {
  const dead = [from, to].some((vertex) => vertices[vertex] === 'dead' && !tokens.includes(vertex));
  return mark === 'free' && dead ? 'dead' : mark;
}

/** A line by its ends, and by its number among those that share them. */
function lineName({ edges }: GraphView, index: number): string {
  const line = edges[index];
  if (!line) return '';
  const { from, to, directed } = line;
  const name = t(directed ? 'board.arc' : 'board.edge', { from, to });
  const ends = (edge: Stroke) => `${Math.min(edge.from, edge.to)} ${Math.max(edge.from, edge.to)}`;
  const before = edges.slice(0, index).filter((edge) => ends(edge) === ends(line)).length;
  return before === 0 ? name : t('board.numbered-edge', { name, number: before + 1 });
}

interface VertexProps {
  vertex: number;
  view: GraphView;
  at: Point;
  touching: Touching;
}

function Vertex({ vertex, view, at: [x, y], touching }: VertexProps) {
  const place: Place = { kind: 'element', at: vertex };
  const mark = view.vertices[vertex] ?? 'free';
  const letter = view.labels?.[vertex]?.replace('-', '') ?? '';
  const tokens = view.tokens.filter((token) => token === vertex).length;
  const rings = Math.min(tokens, MOST_RINGS);
  const off = RADIUS + 3 + 3 * rings;
  return (
    <Target touching={touching} place={place} name={t('board.vertex', { number: vertex })} kind={`vertex ${mark} ${letter}`}>
      <g data-vertex={vertex} transform={`translate(${x} ${y})`}>
        <circle class="reach" r={RADIUS + 6} />
        <circle class="halo" r={RADIUS + 4 + 4 * rings} />
        <Body mark={mark} />
        {view.ground === vertex && <path class="soil" d={`M${-RADIUS - 10} ${RADIUS + 5}h${2 * RADIUS + 20}`} />}
        <text class={vertex > 999 ? 'number long' : 'number'}>{vertex}</text>
        <Tokens count={tokens} />
        {letter && (
          <text class="tag" x={off} y={-off}>
            {letter}
          </text>
        )}
        <Verdict spot={touching.spot(place)} x={0} y={RADIUS + 15 + 4 * rings} />
      </g>
    </Target>
  );
}

/** Bob's vertices are square and all others round, so that players differ in more than their colour. */
function Body({ mark }: { mark: Mark }) {
  const half = RADIUS - 1.5;
  if (mark === 'bob') return <rect class="body" x={-half} y={-half} width={2 * half} height={2 * half} rx="4" />;
  return <circle class="body" r={RADIUS} />;
}

/** One ring per token; many are counted. */
function Tokens({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: Math.min(count, MOST_RINGS) }, (_, i) => (
        <circle key={i} class="ring" r={RADIUS + 4 + 4 * i} />
      ))}
      {count > MOST_RINGS && <text class="tag" x={-RADIUS} y={RADIUS + 8}>{`×${count}`}</text>}
    </>
  );
}
