// The game graph of a small position, to explore.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Position, Tree, TreeNode } from '../api/types';
import { t } from '../i18n';
import { MistakeText } from '../parts/MistakeText';
import { Winner } from '../parts/Winner';
import { walk } from '../state/layers';
import { explained, type Mistake } from '../state/mistake';
import { detailsOf } from '../state/results';
import { open, play, position } from '../state/session';
import { problemText, textsOf } from '../state/table';
import { LayeredGraph } from './LayeredGraph';

/** The most positions to ask for, and the most to draw. */
const MOST = 400;
const DRAWN = 120;

/** The graph has its own root position, so that it stays the same while a person explores it. */
interface Rooted {
  at: Position;
  tree: Tree;
}

export function GameGraph() {
  const [rooted, setRooted] = useState<Rooted | null>(null);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const now = position.value;
  const here = now && rooted && nodeOf(rooted, now);
  useEffect(() => {
    // A position that is not in the graph becomes the root of a new one.
    if (!now || here !== null) return;
    const controller = new AbortController();
    api.tree(now.problem, MOST, controller.signal).then(
      (tree) => {
        setRooted({ at: now, tree });
        setMistake(null);
      },
      (error: unknown) => !controller.signal.aborted && setMistake(explained(now.problem, error)),
    );
    return () => controller.abort();
  }, [now?.problem, here === null]);
  if (mistake) return <MistakeText mistake={mistake} />;
  if (!rooted || here === null) return <p class="muted">{t('graph.running')}</p>;
  return <Walk rooted={rooted} here={here} />;
}

/** The node of a position in the graph, or null. */
function nodeOf({ at, tree }: Rooted, now: Position): number | null {
  if (now.start !== at.start) return null;
  const moves = textsOf(now);
  const under = textsOf(at).every((move, index) => moves[index] === move);
  const node = under ? walk(tree, moves.slice(at.played.length)) : null;
  return node !== null && tree.nodes[node]?.expanded ? node : null;
}

function Walk({ rooted: { at, tree }, here }: { rooted: Rooted; here: number }) {
  const node = tree.nodes[here];
  if (!node) return null;
  const visit = (to: TreeNode) => void open(problemText(at.start, [...textsOf(at), ...to.played]));
  return (
    <>
      <p>{t(tree.complete ? 'graph.size' : 'graph.partial', { n: tree.nodes.length })}</p>
      {tree.nodes.length <= DRAWN && <LayeredGraph tree={tree} here={here} onVisit={visit} />}
      <p>
        <b>{node.position}</b>
      </p>
      <p>
        {t('graph.next', { player: t(`player.${node.next}`) })} <Labels node={node} />
      </p>
      <ul class="moves">
        {node.moves.map(({ move, to }) => (
          <li key={move}>
            <button type="button" class="move" onClick={() => void play(move)}>
              <span class="move-text">{move}</span>
              <Labels node={tree.nodes[to] ?? node} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who wins from a node, and by what. */
function Labels({ node }: { node: TreeNode }) {
  return (
    <span>
      {node.winner && <Winner winner={node.winner} />}{' '}
      <span class="muted">{detailsOf({ ...node, value: null })}</span>
    </span>
  );
}
