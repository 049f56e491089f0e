// A vertex of a board: with its mark, its label, its tokens, its colour, and what touching it leads to.

import type { GraphView, Place, Point, Role } from '../api/types';
import { t } from '../i18n';
import { ColourMarks } from './ColourMarks';
import { type ColouredVertex, type Colouring, hueClass } from './colours';
import type { Decoration } from './decoration';
import type { Placed } from './lineResults';
import { PartShape, SafeShape, VertexShape } from './shapes';
import { labelText, Target, Verdict } from './Target';
import type { Spot, Touching } from './touching';

export interface VertexProps {
  vertex: number;
  view: GraphView;
  colouring: Colouring | null;
  decoration: Decoration | undefined;
  at: Point;
  /** The names or numbers of the vertices next to it. */
  neighbours: string[];
  /** Where its result stands. */
  result: Placed | undefined;
  touching: Touching;
}

export function Vertex({ vertex, view, colouring, decoration, at, neighbours, result, touching }: VertexProps) {
  const place: Place = { kind: 'element', at: vertex };
  const spot = touching.spot(place);
  const mark = view.vertices[vertex] ?? 'free';
  const letter = view.labels?.[vertex]?.replace('-', '') ?? '';
  const tokens = view.tokens.filter((token) => token === vertex).length;
  const coloured = colouring?.vertices[vertex];
  const role = view.roles?.find((other) => other.vertex === vertex)?.role;
  const name = view.names?.[vertex];
  const number = numberOf(name ?? String(vertex), role);
  return (
    <Target
      touching={touching}
      place={place}
      name={coloured ? colouredName(number, coloured, spot) : t('board.vertex', { number })}
      state={mark}
      more={[coloured?.colour ? t('board.has-colour', { colour: coloured.colour }) : '', tokens > 0 ? t('board.has-tokens', { n: tokens }) : '', labelText(view.labels?.[vertex])]}
      about={neighbours.length > 0 ? t('board.next-to', { vertices: neighbours.join(', ') }) : t('board.alone')}
      kind={`vertex ${mark} ${letter} ${coloured ? colourClasses(coloured, spot) : ''} ${touching.isSafe(place) ? 'safe' : ''}`}
    >
      {touching.isSafe(place) && <SafeShape at={at} />}
      {decoration && <PartShape decoration={decoration} vertex={vertex} at={at} />}
      <VertexShape
        vertex={vertex}
        name={name}
        at={at}
        mark={mark}
        letter={coloured ? String(coloured.colour ?? colourToGet(coloured, spot) ?? '') : letter || (mark === 'offered' ? '?' : '')}
        tokens={tokens}
        ground={view.ground === vertex}
        role={role && ROLE_LETTERS[role]}
      >
        {colouring && coloured && <ColourMarks colours={colouring.colours} vertex={coloured} />}
      </VertexShape>
      {result && <Verdict spot={spot} x={result.at[0]} y={result.at[1]} brief={result.brief} pill />}
    </Target>
  );
}

const ROLE_LETTERS: Record<Role, string> = { source: 's', target: 't', root: 'r', guarded: 'g' };

/** The name or number of a vertex, and its role if it has one. */
function numberOf(name: string, role: Role | undefined): string {
  return role ? `${name} (${t(`board.role-${role}`)})` : name;
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
