// The game graph of the position on the board, while its tab is open, and where the board stands in it.

import { computed, effect, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Position, Tree, TreeNode } from '../api/types';
import { walk } from './layers';
import { explained, type Mistake } from './mistake';
import { open, position } from './session';
import { problemText, textsOf } from './table';

/** The most positions to ask for. */
const MOST = 400;

/** The graph has its own root position, so that it stays the same while a person explores it. */
interface Rooted {
  at: Position;
  tree: Tree;
  folded: boolean;
}

export const fold = signal(false);
/** Whether the graph lies over the board, if it is shown at all. */
export const wide = signal(true);
/** Whether the tab of the graph is open and may be seen. */
export const watched = signal(false);
export const graphMistake = signal<Mistake | null>(null);
export const rooted = signal<Rooted | null>(null);

/** The node of the position on the board; null while its graph is not there. */
export const here = computed(() => {
  const [graph, now] = [rooted.value, position.value];
  return graph && now && graph.folded === fold.value ? nodeOf(graph, now) : null;
});

/** Whether the graph lies over the board, which then can neither be pressed nor reached by keys. */
export const covers = computed(() => watched.value && wide.value && rooted.value !== null && here.value !== null);

/** The node of a position in the graph, or null. Where symmetric positions are folded, moves are those of one of them, and only positions reached by them are certain. */
function nodeOf({ at, tree }: Rooted, now: Position): number | null {
  if (now.start !== at.start) return null;
  const moves = textsOf(now);
  const under = textsOf(at).every((move, index) => moves[index] === move);
  const node = under ? walk(tree, moves.slice(at.played.length)) : null;
  return node !== null && tree.nodes[node]?.expanded ? node : null;
}

/** Goes to the position of a node. */
export function visit(node: TreeNode): void {
  const at = rooted.peek()?.at;
  if (at) void open(problemText(at.start, [...textsOf(at), ...node.played]));
}

/** A position that is not in the graph becomes the root of a new one. */
export function keepGraph(): void {
  effect(() => {
    const [now, folded] = [position.value, fold.value];
    if (!watched.value || !now || here.value !== null) return;
    const controller = new AbortController();
    api.tree({ problem: now.problem, most: MOST, fold: folded, views: true }, controller.signal).then(
      (tree) => {
        if (controller.signal.aborted) return;
        rooted.value = { at: now, tree, folded };
        graphMistake.value = null;
      },
      (error: unknown) => {
        if (!controller.signal.aborted) graphMistake.value = explained(now.problem, error);
      },
    );
    return () => controller.abort();
  });
}
