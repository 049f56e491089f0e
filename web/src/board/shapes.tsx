// Vertices and lines as they are drawn, on boards and in the editor.

import type { ComponentChildren } from 'preact';
import type { Mark, Point } from '../api/types';
import { type Curve, RADIUS } from './curves';
import { type Decoration, partClass, partOf } from './decoration';
import './graph.css';

/** With more tokens on a vertex, there are no more rings. */
const MOST_RINGS = 3;

export interface VertexShapeProps {
  vertex: number;
  /** Its name, if it has one. */
  name?: string | undefined;
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

/** The longest name that fits into a vertex; longer ones are below it, cut where they would run into others. */
const LONGEST_INSIDE = 4;
const LONGEST_BELOW = 14;

/** The size of a name inside a vertex: capital letters are wider than digits. */
function sizeOf(name: string): string {
  if (name.length > 3) return 'long';
  return name.length === 3 && !/^\d+$/.test(name) ? 'middling' : '';
}

const cut = (name: string): string => (name.length > LONGEST_BELOW ? `${name.slice(0, LONGEST_BELOW - 1)}…` : name);

/** A vertex with its name or number, its label and one ring per token. */
export function VertexShape({ vertex, name = String(vertex), at: [x, y], mark, letter, tokens, ground, role, children }: VertexShapeProps) {
  const rings = Math.min(tokens, MOST_RINGS);
  const off = RADIUS + 3 + 3 * rings;
  return (
    <g data-vertex={vertex} transform={`translate(${x} ${y})`}>
      <circle class="reach" r={RADIUS + 6} />
      <Around name="halo" mark={mark} radius={RADIUS + 4 + 4 * rings} />
      <Body mark={mark} />
      {ground && <path class="soil" d={`M${-RADIUS - 10} ${RADIUS + 5}h${2 * RADIUS + 20}`} />}
      {children}
      {name.length <= LONGEST_INSIDE && <text class={`number ${sizeOf(name)}`}>{name}</text>}
      {Array.from({ length: rings }, (_, i) => (
        <Around key={i} name="ring" mark={mark} radius={RADIUS + 4 + 4 * i} />
      ))}
      {name.length > LONGEST_INSIDE && (
        <text class="name" y={RADIUS + 10 + 4 * rings}>
          {cut(name)}
          {name.length > LONGEST_BELOW && <title>{name}</title>}
        </text>
      )}
      {role && <circle class="role" r={RADIUS + 4} />}
      {role && (
        <text class="tag" x={-off} y={-off}>
          {role}
        </text>
      )}
      {tokens > 1 && <text class="tag" x={-off} y={off}>{`×${tokens}`}</text>}
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

/** The background of the part that a vertex belongs to. */
export function PartShape({ decoration, vertex, at: [x, y] }: { decoration: Decoration; vertex: number; at: Point }) {
  const part = partOf(decoration, vertex);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={`part-ground ${part < 0 ? '' : partClass(part)}`} x={-GROUND} y={-GROUND} width={2 * GROUND} height={2 * GROUND} rx="9" />
    </g>
  );
}

/** The radius of the ground of a safe vertex. */
const SAFE = RADIUS + 10;

/** The ground of a vertex on which a robber is safe, with a ring of its own. */
export function SafeShape({ at: [x, y] }: { at: Point }) {
  return (
    <g class="safe-ground" transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle class="shade" r={SAFE} />
      <circle class="ring-of-safety" r={SAFE} />
    </g>
  );
}

/** The position of the result on a vertex: below its name, if that is long. */
export function underVertex([x, y]: Point, tokens: number, name = ''): Point {
  return [x, y + RADIUS + (name.length > LONGEST_INSIDE ? 26 : 13) + 4 * Math.min(tokens, MOST_RINGS)];
}

/** Bob's vertices are square and all others round, so that players differ in more than their colour. */
function Body({ mark }: { mark: Mark }) {
  const half = RADIUS - 1.5;
  if (mark === 'bob') return <rect class="body" x={-half} y={-half} width={2 * half} height={2 * half} rx="4" />;
  return <circle class="body" r={RADIUS} />;
}

/** A ring around a vertex has its shape. */
function Around({ name, mark, radius }: { name: 'halo' | 'ring'; mark: Mark; radius: number }) {
  if (mark === 'bob') return <rect class={name} x={-radius} y={-radius} width={2 * radius} height={2 * radius} rx="8" />;
  return <circle class={name} r={radius} />;
}

/** A line with its head and its tag. */
export function LineShape({ curve, tag }: { curve: Pick<Curve, 'path' | 'head' | 'tag'>; tag: string }) {
  return (
    <>
      <path class="reach" d={curve.path} />
      <path class="halo" d={curve.path} />
      <path class="stroke" d={curve.path} />
      {curve.head && <polygon class="head" points={curve.head} />}
      {tag && <Tag text={tag} at={curve.tag} />}
    </>
  );
}

/** The width of a character of a tag, and the height of the ground that it stands on. */
const TAG = { character: 9, height: 16 };

function Tag({ text, at: [x, y] }: { text: string; at: Point }) {
  const width = TAG.character * text.length + 6;
  return (
    <>
      <rect class="tag-ground" x={x - width / 2} y={y - TAG.height / 2} width={width} height={TAG.height} rx={TAG.height / 2} />
      <text class="tag" x={x} y={y}>
        {text}
      </text>
    </>
  );
}
