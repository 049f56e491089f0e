// Vertices and lines as they are drawn, on boards and in the editor.

import type { ComponentChildren } from 'preact';
import type { Mark, Point } from '../api/types';
import { type Curve, RADIUS } from './curves';
import { type Decoration, partClass, partOf } from './decoration';
import './graph.css';

/** With more tokens on a vertex, their number is shown. */
const MOST_RINGS = 3;

export interface VertexShapeProps {
  vertex: number;
  at: Point;
  mark: Mark;
  /** Its label, or the number of its colour; empty where there is none. */
  letter: string;
  tokens: number;
  ground?: boolean;
  /** The letter of its role, if it has one. */
  role?: string | undefined;
  /** What else is drawn around its middle, under its number. */
  children?: ComponentChildren;
}

/** A vertex with its number, its label and one ring per token. */
export function VertexShape({ vertex, at: [x, y], mark, letter, tokens, ground, role, children }: VertexShapeProps) {
  const rings = Math.min(tokens, MOST_RINGS);
  const off = RADIUS + 3 + 3 * rings;
  return (
    <g data-vertex={vertex} transform={`translate(${x} ${y})`}>
      <circle class="reach" r={RADIUS + 6} />
      <circle class="halo" r={RADIUS + 4 + 4 * rings} />
      <Body mark={mark} />
      {ground && <path class="soil" d={`M${-RADIUS - 10} ${RADIUS + 5}h${2 * RADIUS + 20}`} />}
      {children}
      <text class={vertex > 999 ? 'number long' : 'number'}>{vertex}</text>
      {Array.from({ length: rings }, (_, i) => (
        <circle key={i} class="ring" r={RADIUS + 4 + 4 * i} />
      ))}
      {role && <circle class="role" r={RADIUS + 4} />}
      {role && (
        <text class="tag" x={-off} y={-off}>
          {role}
        </text>
      )}
      {tokens > MOST_RINGS && <text class="tag" x={-RADIUS} y={RADIUS + 8}>{`×${tokens}`}</text>}
      {letter && (
        <text class="tag" x={off} y={-off}>
          {letter}
        </text>
      )}
    </g>
  );
}

/** How far the background of a part extends beyond its vertices. */
const GROUND = RADIUS + 10;

/** The name of a vertex, and the background of the part that it belongs to. */
export function PartShape({ decoration, vertex, at: [x, y] }: { decoration: Decoration; vertex: number; at: Point }) {
  const part = partOf(decoration, vertex);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={`part-ground ${part < 0 ? '' : partClass(part)}`} x={-GROUND} y={-GROUND} width={2 * GROUND} height={2 * GROUND} rx="9" />
      <text class="part-name" x={-RADIUS + 2} y={-RADIUS - 3}>
        {decoration.names[vertex]}
      </text>
    </g>
  );
}

/** The position of the result on a vertex. */
export function underVertex([x, y]: Point, tokens: number): Point {
  return [x, y + RADIUS + 13 + 4 * Math.min(tokens, MOST_RINGS)];
}

/** Bob's vertices are square and all others round, so that players differ in more than their colour. */
function Body({ mark }: { mark: Mark }) {
  const half = RADIUS - 1.5;
  if (mark === 'bob') return <rect class="body" x={-half} y={-half} width={2 * half} height={2 * half} rx="4" />;
  return <circle class="body" r={RADIUS} />;
}

/** A line with its head and its tag. */
export function LineShape({ curve, tag }: { curve: Curve; tag: string }) {
  return (
    <>
      <path class="reach" d={curve.path} />
      <path class="halo" d={curve.path} />
      <path class="stroke" d={curve.path} />
      {curve.head && <polygon class="head" points={curve.head} />}
      {tag && (
        <text class="tag" x={curve.tag[0]} y={curve.tag[1]}>
          {tag}
        </text>
      )}
    </>
  );
}
