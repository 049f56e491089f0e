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

/** The nodes by their distance from the roots, each layer ordered by where its nodes are reached from. */
export function layersOf(tree: Tree): number[][] {
  const depth = new Map<number, number>(tree.roots.map((root) => [root, 0]));
  const layers: number[][] = [[...depth.keys()]];
  for (let layer = layers[0]; layer && layer.length > 0; layer = layers.at(-1)) {
    const next: number[] = [];
    for (const { to } of layer.flatMap((node) => tree.nodes[node]?.moves ?? [])) {
      if (depth.has(to)) continue;
      depth.set(to, layers.length);
      next.push(to);
    }
    if (next.length === 0) break;
    layers.push(next);
  }
  return layers;
}

/** Points for all nodes that can be reached, in a picture of the given width, with its height. */
export function placeLayers(layers: number[][], width: number, step: number): { points: Map<number, Point>; height: number } {
  const points = new Map<number, Point>();
  layers.forEach((layer, row) => {
    layer.forEach((node, index) => points.set(node, [((index + 0.5) * width) / layer.length, (row + 0.5) * step]));
  });
  return { points, height: layers.length * step };
}
