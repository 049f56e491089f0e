// What moves on one side of a reduction stand for on the other.

import type { Echo, LegalMove, Place, Player, Position } from '../api/types';

/** A move, and whose it is. */
export interface Made extends LegalMove {
  who: Player;
}

/** The vertices of a move. */
export const verticesOf = ({ places }: LegalMove): number[] =>
  places.flatMap((place) => (place.kind === 'element' ? [place.at] : []));

/** Whether an echo applies to moves of this player. */
const isBy = (echo: Echo, player: Player): boolean => echo.who === undefined || echo.who === player;

/** Whether a move of the source is the one that an echo names: in full, or without the colour that it gives. */
const isNamed = ({ source }: Echo, { text }: LegalMove): boolean => text === source || text.startsWith(`${source}:`);

/** The moves of the source, among those given, that a move of the target stands for. */
export function sourceMoves<Move extends LegalMove>(echoes: Echo[], made: Made, moves: Move[]): Move[] {
  const vertices = verticesOf(made);
  const heard = echoes.filter((echo) => vertices.includes(echo.vertex) && isBy(echo, made.who));
  return moves.filter((move) => heard.some((echo) => isNamed(echo, move)));
}

/** The moves of the target, among those given, that stand for a move of the source. */
export function targetMoves<Move extends LegalMove>(echoes: Echo[], made: Made, moves: Move[]): Move[] {
  const vertices = echoVertices(echoes, made);
  return moves.filter((move) => verticesOf(move).some((vertex) => vertices.includes(vertex)));
}

/** The vertices of the target on which a move of the source is echoed. */
export function echoVertices(echoes: Echo[], made: Made): number[] {
  return echoes.filter((echo) => isBy(echo, made.who) && isNamed(echo, made)).map(({ vertex }) => vertex);
}

/** Where a move of the target is highlighted on the source. */
export function placesOnSource(echoes: Echo[], made: Made, { legal, played }: Position): Place[] {
  return sourceMoves<LegalMove>(echoes, made, [...legal, ...played]).flatMap(({ places }) => places);
}

/** Where a move of the source is highlighted on the target. */
export function placesOnTarget(echoes: Echo[], made: Made): Place[] {
  return echoVertices(echoes, made).map((at) => ({ kind: 'element', at }));
}
