// The game graph over the board: small boards as nodes, the start on top, each move one layer down where it leads to something new.
// It is moved by dragging, zoomed by wheel, fingers, keys and buttons, and walked through by pressing nodes.

import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Point, Tree } from '../api/types';
import { ZoomButtons } from '../board/ZoomButtons';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { covers, here, rooted, wide } from '../state/gameGraph';
import { layersOf, placeLayers } from '../state/layers';
import './game-graph.css';
import { GraphNode } from './GraphNode';
import { usePan } from './usePan';

/** The distance of layers, and of nodes in a layer; without boards nodes are smaller. */
const WITH_BOARDS = { step: 148, space: 128 };
const WITHOUT = { step: 96, space: 76 };

/** Larger graphs are drawn without boards. */
const MOST_BOARDS = 150;

export function WideGraph() {
  const [graph, node] = [rooted.value, here.value];
  if (!covers.value || !graph || node === null) return null;
  return <Drawn key={`${graph.at.problem} ${graph.folded}`} tree={graph.tree} node={node}/>;
}

function Drawn({ tree, node }: { tree: Tree; node: number }) {
  const boards = tree.nodes.length <= MOST_BOARDS;
  const { step, space } = boards ? WITH_BOARDS : WITHOUT;
  const layers = useMemo(() => layersOf(tree), [tree]);
  const width = space * Math.max(...layers.map((layer) => layer.length));
  const { points, height } = useMemo(() => placeLayers(layers, width, step), [layers]);
  const around = useRef<HTMLDivElement>(null);
  const first = points.get(tree.roots[0] ?? 0) ?? [0, 0];
  const pan = usePan(around, { width, height }, first);
  // At first the root is in sight; later the position that was gone to.
  const shown = useRef(node);
  useEffect(() => {
    const at = points.get(node);
    if (at && shown.current !== node) pan.show(at);
    shown.current = node;
  }, [node]);
  return (
    <section class="wide-graph" aria-label={t('graph.title')}>
      <div ref={around} class="graph-window" onKeyDown={(event) => pan.key(event) || stepTo(event, tree, layers)}>
        <div class="graph-sheet" style={{ width: `${width}px`, height: `${height}px` }}>
          <Lines tree={tree} points={points} width={width} height={height} />
          {[...points].map(([index, at]) => {
            const each = tree.nodes[index];
            return (
              each && <GraphNode key={index} node={each} at={at} index={index} boards={boards} here={index === node} />
            );
          })}
        </div>
      </div>
      <p class="graph-help">{t('graph.help')}</p>
      <button type="button" class="button graph-close" onClick={() => (wide.value = false)}>
        <Icon name="close" />
        {t('graph.close')}
      </button>
      <ZoomButtons zoom={pan} />
    </section>
  );
}

function Lines({ tree, points, width, height }: { tree: Tree; points: Map<number, Point>; width: number; height: number }) {
  return (
    <svg class="graph-lines" width={width} height={height} aria-hidden="true">
      {[...points].flatMap(([node, from]) =>
        (tree.nodes[node]?.moves ?? []).map(({ move, to }) => {
          const end = points.get(to);
          const good = tree.nodes[to]?.outcome === 'losing';
          return end && <line key={`${node} ${move}`} class={good ? 'good' : ''} x1={from[0]} y1={from[1]} x2={end[0]} y2={end[1]} />;
        }),
      )}
    </svg>
  );
}

/** Arrow keys: down to a position that a move leads to, up to one that it comes from, left and right within the layer. */
function stepTo(event: KeyboardEvent, tree: Tree, layers: number[][]): void {
  const from = Number((event.target as HTMLElement).dataset.node ?? NaN);
  const to = neighbourOf(event.key, from, tree, layers);
  if (to === undefined) return;
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-node="${to}"]`)?.focus();
}

export function neighbourOf(key: string, from: number, tree: Tree, layers: number[][]): number | undefined {
  const row = layers.findIndex((layer) => layer.includes(from));
  const layer = layers[row] ?? [];
  const column = layer.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return layer[column - 1];
    case 'ArrowRight':
      return layer[column + 1];
    case 'ArrowDown':
      return tree.nodes[from]?.moves.find(({ to }) => layers[row + 1]?.includes(to))?.to;
    case 'ArrowUp':
      return layers[row - 1]?.find((above) => tree.nodes[above]?.moves.some(({ to }) => to === from));
    default:
      return undefined;
  }
}

