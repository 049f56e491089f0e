// A game graph in layers, and paths through it.

import type { Point, Tree } from '../api/types';

/** Where the moves lead from the first root; null if they leave the known part of the graph. */
export function walk(tree: Tree, moves: string[]): number | null {
  let at = tree.roots[0] ?? 0;
  for (const move of moves) {
    const next = tree.nodes[at]?.moves.find((option) => option.move === move);
    if (!next) return null;
    at = next.to;
  }
  return at;
}

/** The nodes in layers, so that moves go down: by the longest way from the roots, or by the shortest where plays may be endless. */
export function layersOf(tree: Tree): number[][] {
  const depth = longestWays(tree) ?? shortestWays(tree);
  const layers: number[][] = [];
  for (const [node, row] of depth) (layers[row] ??= []).push(node);
  return untangled(tree, layers);
}

function shortestWays(tree: Tree): Map<number, number> {
  const depth = new Map<number, number>(tree.roots.map((root) => [root, 0]));
  // The map grows while it is walked through.
  for (const [node, row] of depth) {
    for (const { to } of tree.nodes[node]?.moves ?? []) if (!depth.has(to)) depth.set(to, row + 1);
  }
  return depth;
}

/** The longest way to each node, in rounds; null where it never ends. */
function longestWays(tree: Tree): Map<number, number> | null {
  const depth = new Map<number, number>(tree.roots.map((root) => [root, 0]));
  let moved = [...depth.keys()];
  for (let row = 1; moved.length > 0; row++) {
    if (row > tree.nodes.length) return null;
    const next = new Set(moved.flatMap((node) => tree.nodes[node]?.moves.map(({ to }) => to) ?? []));
    next.forEach((node) => depth.set(node, row));
    moved = [...next];
  }
  return depth;
}

/** How often layers are put in order, downwards and upwards in turn. */
const SWEEPS = 6;

/** Fewer crossings: each node near the middle of those that it is joined to in the layer before (the barycentre method of Sugiyama, Tagawa and Toda 1981). */
function untangled(tree: Tree, layers: number[][]): number[][] {
  const joined = new Map<number, Set<number>>();
  const join = (one: number, other: number) => joined.set(one, (joined.get(one) ?? new Set()).add(other));
  tree.nodes.forEach(({ moves }, from) => moves.forEach(({ to }) => [join(from, to), join(to, from)]));
  const sorted = layers.map((layer) => [...layer]);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const rows = sorted.map((_, row) => row);
    for (const row of sweep % 2 === 0 ? rows.slice(1) : rows.slice(0, -1).reverse()) {
      const beside = sorted[sweep % 2 === 0 ? row - 1 : row + 1] ?? [];
      const place = new Map(beside.map((node, index) => [node, (index + 0.5) / beside.length]));
      const layer = sorted[row] ?? [];
      const middle = new Map(layer.map((node, index) => [node, mean([...(joined.get(node) ?? [])].flatMap((other) => place.get(other) ?? [])) ?? (index + 0.5) / layer.length]));
      sorted[row] = layer.toSorted((a, b) => (middle.get(a) ?? 0) - (middle.get(b) ?? 0));
    }
  }
  return sorted;
}

const mean = (numbers: number[]): number | null => (numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length);

/** Points for all nodes that can be reached, in a picture of the given width, with its height. */
export function placeLayers(layers: number[][], width: number, step: number): { points: Map<number, Point>; height: number } {
  const points = new Map<number, Point>();
  layers.forEach((layer, row) => {
    layer.forEach((node, index) => points.set(node, [((index + 0.5) * width) / layer.length, (row + 0.5) * step]));
  });
  return { points, height: layers.length * step };
}
