// Coloured vertices: the colour that each has, those it may get, and those it may not.

import type { GraphView } from '../api/types';
import type { Choice } from './choice';

/** A graph whose vertices take colours. */
type ColouredGraph = GraphView & Required<Pick<GraphView, 'colours' | 'free_colours'>>;

const isColoured = (graph: GraphView): graph is ColouredGraph =>
  graph.colours !== undefined && graph.free_colours !== undefined;

/** How many hues there are; greater colours are distinguished by their numbers. */
const HUES = 12;

/** The CSS class that sets the hue of a colour. */
export const hueClass = (colour: number): string => `hue-${colour <= HUES ? colour : 'more'}`;

/** The hue of a colour as a CSS value. */
export const hueValue = (colour: number): string => `var(--${hueClass(colour)})`;

export interface ColouredVertex {
  colour: number | null;
  /** What it may get, increasing. */
  free: number[];
  /** The colours in use that it may not get, increasing; none where it has one. */
  forbidden: number[];
  /** Whether it has no colour and can get none. */
  stuck: boolean;
}

/** All about the colours of a graph. */
export interface Colouring {
  /** Those that some vertex has or may get, increasing. */
  colours: number[];
  /** How many vertices have each colour that is in use. */
  counts: Map<number, number>;
  vertices: ColouredVertex[];
}

/** The colouring of a graph; null where vertices take no colours. */
export function colouringOf(graph: GraphView): Colouring | null {
  if (!isColoured(graph)) return null;
  const counts = new Map<number, number>();
  for (const colour of graph.colours) if (colour !== null) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const used = [...counts.keys()].sort((a, b) => a - b);
  const colours = [...new Set([...used, ...graph.free_colours.flat()])].sort((a, b) => a - b);
  const vertices = graph.colours.map((colour, vertex): ColouredVertex => {
    const free = graph.free_colours[vertex] ?? [];
    if (colour !== null) return { colour, free, forbidden: [], stuck: false };
    return { colour, free, forbidden: used.filter((other) => !free.includes(other)), stuck: free.length === 0 };
  });
  return { colours, counts, vertices };
}

/** A vertex of a graph where vertices take colours. */
export interface VertexAt {
  graph: ColouredGraph;
  vertex: number;
}

/** A vertex of a graph, where vertices take colours. */
export const vertexAt = (graph: GraphView, vertex: number): VertexAt | null => (isColoured(graph) ? { graph, vertex } : null);

/** The colour that one of the moves through a vertex gives: written last where there is a choice, else the least that is free. */
export function colourGiven({ graph, vertex }: VertexAt, through: Choice[], { text }: Choice): number | null {
  const given = through.length > 1 ? /:(\d+)$/.exec(text)?.[1] : graph.free_colours[vertex]?.[0];
  return given === undefined ? null : Number(given);
}

/** A colour of the palette; without a move it is forbidden. */
export interface Chip {
  colour: number;
  choice: Choice | undefined;
}

/** All colours of the board, with the moves that give them to a vertex. */
export function chipsFor(at: VertexAt, through: Choice[]): Chip[] {
  const byColour = new Map(through.map((choice) => [colourGiven(at, through, choice), choice]));
  const colours = colouringOf(at.graph)?.colours ?? [];
  return colours.map((colour) => ({ colour, choice: byColour.get(colour) }));
}
