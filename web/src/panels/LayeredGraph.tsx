// A game graph as a picture: the start on top, each move one layer down where it leads to something new.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point, Tree, TreeNode } from '../api/types';
import { t } from '../i18n';
import { layersOf, placeLayers } from '../state/layers';

interface LayeredGraphProps {
  tree: Tree;
  here: number;
  onVisit(node: TreeNode): void;
}

const STEP = 72;
const SPACE = 40;
const RADIUS = 14;

export function LayeredGraph({ tree, here, onVisit }: LayeredGraphProps) {
  const layers = layersOf(tree);
  const width = Math.max(320, SPACE * Math.max(...layers.map((layer) => layer.length)));
  const { points, height } = placeLayers(layers, width, STEP);
  const view = useInSight(points.get(here));
  return (
    <div ref={view} class="scroll" tabIndex={0} role="group" aria-label={t('panel.tree')}>
      <svg class="layers" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {[...points].flatMap(([node, from]) =>
          (tree.nodes[node]?.moves ?? []).map(({ move, to }) => <Arc key={`${node} ${move}`} from={from} to={points.get(to)} />),
        )}
        {[...points].map(([index, point]) => {
          const node = tree.nodes[index];
          return node && <Node key={index} node={node} point={point} here={index === here} onVisit={onVisit} />;
        })}
      </svg>
    </div>
  );
}

/** Scrolls a picture so that a point of it is in sight. */
function useInSight(point: Point | undefined) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = view.current;
    if (element && point) element.scrollLeft = point[0] - element.clientWidth / 2;
  }, [point?.[0]]);
  return view;
}

function Arc({ from, to }: { from: Point; to: Point | undefined }) {
  return to ? <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} /> : null;
}

interface NodeProps {
  node: TreeNode;
  point: Point;
  here: boolean;
  onVisit(node: TreeNode): void;
}

function Node({ node, point: [x, y], here, onVisit }: NodeProps) {
  const name = [t('graph.position', { position: node.position }), resultOf(node)].filter(Boolean).join(', ');
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onVisit(node);
  };
  return (
    <g
      class={`node ${node.winner ?? node.outcome ?? ''}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-current={here ? 'true' : undefined}
      onClick={() => onVisit(node)}
      onKeyDown={press}
    >
      <title>{name}</title>
      <circle r={RADIUS} />
      <text dy="0.35em">{node.nimber ?? node.score ?? letterOf(node)}</text>
    </g>
  );
}

/** Who wins, or what the position is worth to the player to move. */
function resultOf({ winner, outcome }: TreeNode): string | null {
  if (winner === null) return outcome && t(`outcome.${outcome}`);
  return winner === 'draw' ? t('winner.draw') : t('graph.winner', { player: t(`player.${winner}`) });
}

/** Where there is no number, the node shows the winner's initial, or a sign for the player to move. */
function letterOf({ winner, outcome }: TreeNode): string {
  if (outcome === 'draw') return '=';
  return winner?.[0]?.toUpperCase() ?? (outcome === null ? '?' : outcome === 'winning' ? '+' : '−');
}
