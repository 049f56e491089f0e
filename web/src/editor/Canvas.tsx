// The sheet on which a graph is drawn.

import { pointer } from 'd3-selection';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Point } from '../api/types';
import { curves, RADIUS } from '../board/curves';
import { closest, offPaper, onPaper, type Paper } from '../board/paper';
import { useVertexDrag } from '../board/useVertexDrag';
import { type Size, useSize } from '../board/useSize';
import { useZoom } from '../board/useZoom';
import { ZoomButtons } from '../board/ZoomButtons';
import type { Drawing, Selection, Takes } from './drawing';
import { thingOf } from './pointing';
import { DrawnLine, DrawnVertex } from './things';

export interface CanvasProps {
  drawing: Drawing;
  takes: Takes;
  selection: Selection;
  /** The vertex from which a line is being drawn. */
  pending: number | null;
  /** Whether dragging from a vertex draws a line; otherwise it moves the vertex. */
  joining: boolean;
  /** Whether tokens are where things stand on the ground. */
  ground: boolean;
  onThing(thing: NonNullable<Selection>): void;
  onGround(at: Point): void;
  onMove(vertex: number, to: Point): void;
  /** A line was dragged from a vertex to another one, or to an empty point. */
  onJoin(from: number, to: number | Point): void;
  /** A vertex was pressed twice. */
  onRename(vertex: number): void;
}

/** Room around the unit square: for the tools at the left or below, the verdict above, the buttons at the right, and what is selected. */
const WIDE_RIM = { left: 84, right: 84, top: 82, bottom: 82 };
const NARROW_RIM = { left: 40, right: 40, top: 76, bottom: 84 };
const NARROW = 480;

export function Canvas(props: CanvasProps) {
  const { drawing, takes, selection, pending, joining, ground, onThing, onGround, onMove, onJoin, onRename } = props;
  const around = useRef<HTMLDivElement>(null);
  const room = useSize(around, { width: 640, height: 420 });
  const scale = useMemo(() => scaleFor(room, drawing.points), [room, drawing.points.length]);
  const [width, height] = [room.width / scale, room.height / scale];
  const paper = useMemo(() => sheet(width, height), [width, height]);
  const [held, setHeld] = useState<{ vertex: number; at: Point } | null>(null);

  const settled = useMemo(() => onPaper(paper, drawing.points), [paper, drawing.points]);
  const points = held && !joining ? settled.with(held.vertex, held.at) : settled;
  const lines = useMemo(() => curves(drawing.lines, points), [drawing.lines, points]);

  const zoom = useZoom(true, null);
  useVertexDrag(zoom, {
    onDrag: (vertex, at) => setHeld({ vertex, at }),
    onEnd: (vertex, at) => {
      setHeld(null);
      if (joining) onJoin(vertex, vertexAt(settled, at) ?? offPaper(paper, at));
      else onMove(vertex, offPaper(paper, at));
    },
  });
  const onClick = (event: MouseEvent) => {
    const thing = thingOf(event.target);
    if (thing) onThing(thing);
    else if (zoom.content.current) onGround(offPaper(paper, pointer(event, zoom.content.current)));
  };

  const onDblClick = (event: MouseEvent) => {
    const thing = thingOf(event.target);
    if (thing?.kind === 'vertex') onRename(thing.at);
  };

  // Tab enters the sheet at what is selected.
  const entry = selection ?? { kind: 'vertex', at: 0 };
  const is = (other: Selection, kind: 'vertex' | 'line', at: number) => other?.kind === kind && other.at === at;
  const state = (kind: 'vertex' | 'line', at: number) => ({
    entry: is(entry, kind, at),
    selected: is(selection, kind, at),
  });
  const start = held && joining ? settled[held.vertex] : undefined;
  return (
    <div ref={around} class="drawing movable">
      <svg ref={zoom.svg} role="presentation" viewBox={`0 0 ${width} ${height}`} width={room.width} height={room.height} onClick={onClick} onDblClick={onDblClick}>
        <g ref={zoom.content}>
          {lines.map((curve, index) => (
            <DrawnLine key={index} {...{ drawing, takes, index, curve }} {...state('line', index)} />
          ))}
          {start && held && <Rubber from={start} to={held.at} fresh={vertexAt(settled, held.at) === undefined} />}
          {points.map((at, vertex) => (
            <DrawnVertex
              key={vertex}
              {...{ drawing, takes, vertex, at, ground }}
              {...state('vertex', vertex)}
              pending={pending === vertex}
            />
          ))}
        </g>
      </svg>
      <ZoomButtons zoom={zoom} />
    </div>
  );
}

/** A line that is being drawn, and the vertex that it would add where there is none. */
function Rubber({ from, to, fresh }: { from: Point; to: Point; fresh: boolean }) {
  return (
    <g class="rubber">
      <path d={`M${from.join(' ')}L${to.join(' ')}`} />
      {fresh && <circle cx={to[0]} cy={to[1]} r={RADIUS} />}
    </g>
  );
}

/** Drawings with more vertices, and all on a small sheet, are made smaller where they would overlap, but not to less than half. */
const MANY = 12;
const SMALL = 200;
const CLOSE = 2.3 * RADIUS;

/** The side of a sheet on which vertices have their usual size; on larger ones, such as a projector's, they are larger. */
const USUAL = 440;
const GREATEST = 1.6;

/** How large vertices are: it changes only with their number, so that nothing jumps while one is dragged. */
function scaleFor({ width, height }: Size, points: Point[]): number {
  const { side } = sheet(width, height);
  const ample = Math.min(Math.max(side / USUAL, 1), GREATEST);
  if (points.length <= MANY && side > SMALL) return ample;
  const gap = closest(points) * side;
  return Math.min(ample, Math.max(0.5, gap / CLOSE));
}

/** The unit square in the part of the sheet that no tool covers. */
function sheet(width: number, height: number): Paper {
  const { left, right, top, bottom } = width < NARROW ? NARROW_RIM : WIDE_RIM;
  const [across, down] = [width - left - right, height - top - bottom];
  const side = Math.max(Math.min(across, down), 1);
  return { side, corner: [-(left + (across - side) / 2) / side, -(top + (down - side) / 2) / side], turned: false };
}

function vertexAt(points: Point[], [x, y]: Point): number | undefined {
  const found = points.findIndex((point) => Math.hypot(x - point[0], y - point[1]) < 1.6 * RADIUS);
  return found < 0 ? undefined : found;
}
