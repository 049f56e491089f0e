// A vertex of a board: with its mark, its label, its tokens, its colour, and what touching it leads to.

import type { GraphView, Place, Point, Role } from '../api/types';
import { t } from '../i18n';
import { ColourMarks } from './ColourMarks';
import { type ColouredVertex, type Colouring, hueClass } from './colours';
import type { Decoration } from './decoration';
import { PartShape, underVertex, VertexShape } from './shapes';
import { Target, Verdict } from './Target';
import type { Spot, Touching } from './touching';

export interface VertexProps {
  vertex: number;
  view: GraphView;
  colouring: Colouring | null;
  decoration: Decoration | undefined;
  at: Point;
  touching: Touching;
}

export function Vertex({ vertex, view, colouring, decoration, at, touching }: VertexProps) {
  const place: Place = { kind: 'element', at: vertex };
  const spot = touching.spot(place);
  const mark = view.vertices[vertex] ?? 'free';
  const letter = view.labels?.[vertex]?.replace('-', '') ?? '';
  const tokens = view.tokens.filter((token) => token === vertex).length;
  const coloured = colouring?.vertices[vertex];
  const role = view.roles?.find((other) => other.vertex === vertex)?.role;
  const number = numberOf(vertex, decoration, role);
  const [x, y] = underVertex(at, tokens);
  return (
    <Target
      touching={touching}
      place={place}
      name={coloured ? colouredName(number, coloured, spot) : t('board.vertex', { number })}
      kind={`vertex ${mark} ${letter} ${coloured ? colourClasses(coloured, spot) : ''}`}
    >
      {decoration && <PartShape decoration={decoration} vertex={vertex} at={at} />}
      <VertexShape
        vertex={vertex}
        at={at}
        mark={mark}
        letter={coloured ? String(coloured.colour ?? colourToGet(coloured, spot) ?? '') : letter || (mark === 'offered' ? '?' : '')}
        tokens={tokens}
        ground={view.ground === vertex}
        role={role && ROLE_LETTERS[role]}
      >
        {colouring && coloured && <ColourMarks colours={colouring.colours} vertex={coloured} />}
      </VertexShape>
      <Verdict spot={spot} x={x} y={y} />
    </Target>
  );
}

const ROLE_LETTERS: Record<Role, string> = { source: 's', target: 't', root: 'r' };

/** The number of a vertex, and its role or its name where it has another. */
function numberOf(vertex: number, decoration: Decoration | undefined, role: Role | undefined): string {
  const name = role ? t(`board.role-${role}`) : (decoration?.names[vertex] ?? String(vertex));
  return name === String(vertex) ? name : `${vertex} (${name})`;
}

/** The colour that the only move on a vertex gives it. */
function colourToGet({ free }: ColouredVertex, spot: Spot | undefined): number | undefined {
  return spot?.choices.length === 1 ? free[0] : undefined;
}

/** A vertex with the colour that its only move gives, or those that it may not get. */
function colouredName(number: string, coloured: ColouredVertex, spot: Spot | undefined): string {
  const gets = colourToGet(coloured, spot);
  if (gets !== undefined) return t('board.vertex-gets', { number, colour: gets });
  const { forbidden } = coloured;
  if (forbidden.length === 0) return t('board.vertex', { number });
  return t('board.vertex-without', { number, n: forbidden.length, colours: forbidden.join(', ') });
}

function colourClasses({ colour }: ColouredVertex, spot: Spot | undefined): string {
  if (colour !== null) return `coloured ${hueClass(colour)}`;
  return spot && spot.choices.length > 1 ? 'uncoloured several' : 'uncoloured';
}
