// The tab of the game graph: how large it is, the position where the board stands, and the moves from there.

import { useEffect } from 'preact/hooks';
import type { Player, Tree, TreeNode } from '../api/types';
import { t } from '../i18n';
import { MistakeText } from '../parts/MistakeText';
import { valueText } from '../parts/valueText';
import { Winner } from '../parts/Winner';
import { fold, graphMistake, here, rooted, watched, wide } from '../state/gameGraph';
import { detailsOf } from '../state/results';
import { play, position } from '../state/session';
import { moveLabel } from '../state/words';
import './game-graph.css';

export function GameGraph() {
  useEffect(() => {
    watched.value = true;
    return () => {
      watched.value = false;
    };
  }, []);
  const [now, graph, node] = [position.value, rooted.value, here.value];
  if (graphMistake.value) return <MistakeText mistake={graphMistake.value} />;
  if (!now || !graph || node === null) return <p class="muted">{t('graph.running')}</p>;
  const { tree } = graph;
  return (
    <>
      <p>{t(tree.complete ? 'graph.size' : 'graph.partial', { n: tree.nodes.length })}</p>
      {!tree.complete && <p class="muted">{t('graph.tooLarge', { n: tree.nodes.length })}</p>}
      <div class="row">
        <label>
          <input type="checkbox" checked={fold.value} onChange={(event) => (fold.value = event.currentTarget.checked)} /> {t('graph.fold')}
        </label>
        <label>
          <input type="checkbox" checked={wide.value} onChange={(event) => (wide.value = event.currentTarget.checked)} /> {t('graph.wide')}
        </label>
      </div>
      <Here tree={tree} node={tree.nodes[node]} next={now.next} />
    </>
  );
}

function Here({ tree, node, next }: { tree: Tree; node: TreeNode | undefined; next: Player }) {
  const now = position.value;
  if (!node || !now) return null;
  return (
    <section aria-label={t('graph.moves')}>
      <p>
        {node.moves.length > 0 && t('graph.next', { player: t(`player.${node.next ?? next}`) })} <Labels node={node} />
      </p>
      {node.moves.length > 0 && <h2 class="heading">{t('graph.moves')}</h2>}
      <ul class="moves">
        {node.moves.map(({ move, to }) => (
          <li key={move}>
            <button type="button" class="move" data-move={move} onClick={() => void play(move)}>
              <span class="move-text">{moveLabel(now.view, move)}</span>
              <Labels node={tree.nodes[to] ?? node} />
            </button>
          </li>
        ))}
      </ul>
    </section>
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
