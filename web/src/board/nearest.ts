// Where an arrow key leads: the nearest place on that side.

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const directionOf = (key: string): Direction | undefined => KEYS[key];

export interface Middle {
  x: number;
  y: number;
}

/**
 * The index of the point nearest to `from` on one side, or -1. Points off the straight way count as farther than
 * they are, so that rows and columns are walked along.
 */
export function nearest(from: Middle, points: Middle[], direction: Direction): number {
  const distances = points.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const [ahead, aside] = { left: [-dx, dy], right: [dx, dy], up: [-dy, dx], down: [dy, dx] }[direction] as [
      number,
      number,
    ];
    return ahead > 1 ? ahead + 2 * Math.abs(aside) : Infinity;
  });
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : -1;
}
