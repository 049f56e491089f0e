// The game graph of a small position, to explore.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player, Position, Tree, TreeNode } from '../api/types';
import { t } from '../i18n';
import { MistakeText } from '../parts/MistakeText';
import { valueText } from '../parts/valueText';
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
  folded: boolean;
}

export function GameGraph() {
  const [rooted, setRooted] = useState<Rooted | null>(null);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const [fold, setFold] = useState(false);
  const now = position.value;
  const here = now && rooted?.folded === fold ? nodeOf(rooted, now) : null;
  useEffect(() => {
    // A position that is not in the graph becomes the root of a new one.
    if (!now || here !== null) return;
    const controller = new AbortController();
    api.tree({ problem: now.problem, most: MOST, fold }, controller.signal).then(
      (tree) => {
        setRooted({ at: now, tree, folded: fold });
        setMistake(null);
      },
      (error: unknown) => !controller.signal.aborted && setMistake(explained(now.problem, error)),
    );
    return () => controller.abort();
  }, [now?.problem, here === null, fold]);
  if (mistake) return <MistakeText mistake={mistake} />;
  if (!now || !rooted || here === null) return <p class="muted">{t('graph.running')}</p>;
  return (
    <>
      <label>
        <input type="checkbox" checked={fold} onChange={(event) => setFold(event.currentTarget.checked)} /> {t('graph.fold')}
      </label>
      <Walk rooted={rooted} here={here} next={now.next} />
    </>
  );
}

/** The node of a position in the graph, or null. Where symmetric positions are folded, moves are those of one of them, and only the root is certain. */
function nodeOf({ at, tree, folded }: Rooted, now: Position): number | null {
  if (now.start !== at.start || (folded && now.problem !== at.problem)) return null;
  const moves = textsOf(now);
  const under = textsOf(at).every((move, index) => moves[index] === move);
  const node = under ? walk(tree, moves.slice(at.played.length)) : null;
  return node !== null && tree.nodes[node]?.expanded ? node : null;
}

function Walk({ rooted: { at, tree }, here, next }: { rooted: Rooted; here: number; next: Player }) {
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
        {t('graph.next', { player: t(`player.${node.next ?? next}`) })} <Labels node={node} />
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

/** Who wins from a node or what it is worth to the player to move, and by what. */
function Labels({ node }: { node: TreeNode }) {
  return (
    <span>
      {node.winner ? <Winner winner={node.winner} /> : node.outcome && t(`outcome.${node.outcome}`)}{' '}
      <span class="details">{valueText(detailsOf({ ...node, value: null }))}</span>
    </span>
  );
}
