// A position of the game graph: a small board, and what it is worth, told by outline, sign and word.

import type { Point, TreeNode } from '../api/types';
import { StillBoard } from '../board/StillBoard';
import { SIGNS } from '../board/Target';
import type { Result } from '../board/choice';
import { t } from '../i18n';
import { valueText } from '../parts/valueText';
import { visit } from '../state/gameGraph';
import { worthOf } from '../state/results';
import { layouts } from '../state/session';

interface GraphNodeProps {
  node: TreeNode;
  at: Point;
  index: number;
  /** Whether there is room for a board. */
  boards: boolean;
  here: boolean;
}

/** What a node is worth to the player to move. */
const RESULTS = { winning: 'win', losing: 'loss', draw: 'draw' } as const;
const WORDS = { win: 'graph.win', loss: 'graph.lose', draw: 'graph.draw' } as const;

const resultOf = ({ outcome }: TreeNode): Result | null => outcome && RESULTS[outcome];

export function GraphNode({ node, at: [x, y], index, boards, here }: GraphNodeProps) {
  const result = resultOf(node);
  const worth = valueText(worthOf({ ...node, value: null }));
  const name = nodeName(node, here);
  return (
    <button
      type="button"
      class={`graph-node ${result ?? ''} ${boards ? '' : 'plain'}`}
      style={{ left: `${x}px`, top: `${y}px` }}
      data-node={index}
      tabIndex={here ? 0 : -1}
      aria-label={name}
      title={name}
      aria-current={here ? 'true' : undefined}
      onClick={() => visit(node)}
    >
      {boards && node.view && (
        <span class="graph-board" aria-hidden="true">
          <StillBoard view={node.view} layouts={layouts.value} label="" />
        </span>
      )}
      <span class="graph-worth">
        {node.next && <span class={`mark ${node.next}`} aria-hidden="true" />}
        {result && `${SIGNS[result]} ${t(WORDS[result])}`} {worth && <span class="value">{worth}</span>}
        {!node.expanded && '…'}
      </span>
    </button>
  );
}

/** What a node says aloud: its position, who is to move, and what that is worth to that player. */
export function nodeName(node: TreeNode, here: boolean): string {
  const { next, outcome } = node;
  const result = resultOf(node);
  const over = node.expanded && node.moves.length === 0;
  const parts = [
    here && t('graph.here'),
    t('graph.position', { position: node.position }),
    over ? t('graph.over') : next && t('graph.next', { player: t(`player.${next}`) }),
    result && next ? `${t(`player.${next}`)} ${t(WORDS[result])}` : outcome && t(`outcome.${outcome}`),
    valueText(worthOf({ ...node, value: null })),
    !node.expanded && t('graph.unexplored'),
  ];
  return parts.filter(Boolean).join(', ');
}
