// Tokens that are dragged from vertex to vertex.

import type { GraphView, Point } from '../api/types';
import { type Choice, placesOf, placeText } from './choice';
import type { Touching } from './touching';

/** How near to a vertex a token must be dropped, as a part of the distance between the nearest vertices. */
const NEAR = 0.5;

/**
 * The move that takes a token of the player to move from one vertex to another while their other tokens stay, if there
 * is one. Moves name the vertices of all tokens in order, as in 3;5, perhaps with more.
 */
export function tokenMove(view: GraphView, touching: Touching, from: number, to: number): Choice | undefined {
  const own = view.tokens.filter((vertex) => view.vertices[vertex] === touching.mover);
  const index = own.indexOf(from);
  if (index < 0 || from === to) return undefined;
  const after = own.with(index, to).sort((a, b) => a - b);
  const places = new Set(after.map((at) => placeText({ kind: 'element', at })));
  const through = (touching.spot({ kind: 'element', at: to })?.choices ?? []).filter((choice) => {
    const its = placesOf(choice);
    return its.length === places.size && its.every((place) => places.has(place));
  });
  return through.find(({ text }) => text === after.join(';')) ?? through[0];
}

/** Whether a token on this vertex can be dragged anywhere. */
export const isDraggable = (view: GraphView, touching: Touching, from: number): boolean =>
  view.tokens.includes(from) && view.vertices.some((_, to) => tokenMove(view, touching, from, to) !== undefined);

/** The vertex at which something is dropped; none if it is far from all of them. */
export function droppedOn(points: Point[], [x, y]: Point): number | undefined {
  const far = points.map(([px, py]) => Math.hypot(px - x, py - y));
  const nearest = far.indexOf(Math.min(...far));
  return nearest >= 0 && (far[nearest] ?? Infinity) <= NEAR * gap(points, nearest) ? nearest : undefined;
}

/** The distance from a vertex to the nearest other one. */
function gap(points: Point[], vertex: number): number {
  const [x, y] = points[vertex] ?? [0, 0];
  const others = points.filter((_, other) => other !== vertex);
  return Math.min(...others.map(([px, py]) => Math.hypot(px - x, py - y)));
}
