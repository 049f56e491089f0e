// A small picture of a family of graphs.

import type { Family, Point } from '../api/types';

/** The room for the picture, and the greatest radius of a vertex. */
const WIDTH = 64;
const HEIGHT = 44;
const RIM = 5;
const RADIUS = 3.4;

export function FamilyPicture({ family: { points, lines } }: { family: Family }) {
  const placed = fitted(points);
  const radius = Math.max(1.4, Math.min(RADIUS, 14 / Math.sqrt(points.length)));
  return (
    <svg class="family" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={lines.map(([u, v]) => `M${placed[u]?.join(' ') ?? ''}L${placed[v]?.join(' ') ?? ''}`).join('')} />
      {placed.map(([x, y], vertex) => (
        <circle key={vertex} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}

/** Points in the middle of the picture, as large as they fit. */
function fitted(points: Point[]): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, above, below] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((WIDTH - 2 * RIM) / Math.max(right - left, 0.01), (HEIGHT - 2 * RIM) / Math.max(below - above, 0.01), 60);
  const round = (value: number) => Math.round(10 * value) / 10;
  return points.map(([x, y]) => [round(WIDTH / 2 + scale * (x - (left + right) / 2)), round(HEIGHT / 2 + scale * (y - (above + below) / 2))]);
}
