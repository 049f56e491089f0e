// Who chose what: a position contains only what matters for the rest of the play, but people want to see the past too.

import type { GraphView, Mark, Place, Played, Player, View } from '../api/types';

/** The view with every vertex and line that was chosen, and is out of play now, marked as its player's. */
export function withOwners(view: View, played: Played[]): View {
  if (view.kind === 'several') {
    const inPart = (part: number) => played.map((move) => ({ ...move, places: placesIn(part, move.places) }));
    return { kind: 'several', view: view.view.map((board, part) => withOwners(board, inPart(part))) };
  }
  return view.kind === 'graph' ? { kind: 'graph', view: ownedGraph(view.view, played) } : view;
}

function placesIn(part: number, places: Place[]): Place[] {
  return places.flatMap((place) => (place.kind === 'part' && place.part === part ? [place.place] : []));
}

/** Tokens only pass by, and weights only shrink: there no vertex or line has an owner. */
function ownedGraph(view: GraphView, played: Played[]): GraphView {
  if (view.tokens.length > 0 || view.edges.some((edge) => edge.weight !== undefined)) return view;
  const vertices = ownersOf('element', played);
  const lines = ownersOf('line', played);
  return {
    ...view,
    vertices: view.vertices.map((mark, vertex) => ownedMark(mark, vertices.get(vertex))),
    edges: view.edges.map((edge, line) => ({ ...edge, mark: ownedMark(edge.mark, lines.get(line)) })),
  };
}

function ownersOf(kind: 'element' | 'line', played: Played[]): Map<number, Player> {
  const chosen = played.flatMap(({ who, places }) =>
    places.flatMap((place): [number, Player][] => (place.kind === kind ? [[place.at, who]] : [])),
  );
  return new Map(chosen);
}

function ownedMark(mark: Mark, owner: Player | undefined): Mark {
  return owner && (mark === 'dead' || mark === 'taken') ? owner : mark;
}
