import { describe, expect, it } from 'vitest';
import type { Point } from '../api/types';
import { curves, RADIUS } from './curves';
import { cellName, columnLetters } from './GridBoard';
import { directionOf, nearest } from './nearest';
import { closest, frameOf, MARGIN, offPaper, onPaper, paperFor } from './paper';
import { step } from './useOptions';

const edge = (from: number, to: number, directed = false) => ({ from, to, directed });
const row: Point[] = [
  [0, 0],
  [100, 0],
  [200, 0],
];

describe('lines', () => {
  it('are straight where they can be', () => {
    expect(curves([edge(0, 1)], row)[0]?.reach).toEqual([[50, 0]]);
  });

  it('bend around vertices', () => {
    const [, over] = curves([edge(0, 1), edge(0, 2)], row);
    expect(Math.abs(over?.reach[0]?.[1] ?? 0)).toBeGreaterThan(RADIUS);
  });

  it('part where they share their ends, whichever way they are written', () => {
    const heights = curves([edge(0, 1), edge(1, 0), edge(0, 1)], row).map(({ reach }) =>
      Math.round(reach[0]?.[1] ?? 0),
    );
    expect(new Set(heights).size).toBe(3);
    expect(heights[1]).toBe(0);
  });

  it('have heads where they are arcs', () => {
    const [arc, line] = curves([edge(0, 1, true), edge(1, 2)], row);
    expect(arc?.head?.split(' ')).toHaveLength(3);
    expect(line?.head).toBeNull();
  });

  it('loop away from the neighbours, each around the one before', () => {
    const [first, second] = curves([edge(0, 0), edge(0, 0), edge(0, 1)], row);
    expect(first?.tag[0]).toBeLessThan(-RADIUS);
    expect(second?.tag[0]).toBeLessThan(first?.tag[0] ?? 0);
  });
});

describe('paper', () => {
  const points: Point[] = [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ];

  const radius = ({ frame }: ReturnType<typeof paperFor>, width: number) => (RADIUS * width) / frame.width;

  it('has vertices that are neither too small nor too large on the screen', () => {
    const sizes = [
      { width: 1000, height: 700 },
      { width: 390, height: 400 },
      { width: 3000, height: 2000 },
    ];
    for (const size of sizes) {
      expect(radius(paperFor(points, size), size.width)).toBeGreaterThanOrEqual(14);
      expect(radius(paperFor(points, size), size.width)).toBeLessThanOrEqual(44);
    }
  });

  it('keeps dense drawings from touching', () => {
    const many: Point[] = Array.from({ length: 900 }, (_, i) => [(i % 30) / 29, Math.floor(i / 30) / 29]);
    const paper = paperFor(many, { width: 600, height: 600 });
    expect(paper.side * closest(many)).toBeGreaterThan(2 * RADIUS);
  });

  it('holds everything', () => {
    const paper = paperFor(points, { width: 600, height: 300 });
    for (const [x, y] of onPaper(paper, points)) {
      expect(x - RADIUS).toBeGreaterThan(paper.frame.x);
      expect(x + RADIUS).toBeLessThan(paper.frame.x + paper.frame.width);
      expect(y - RADIUS).toBeGreaterThan(paper.frame.y);
      expect(y + RADIUS).toBeLessThan(paper.frame.y + paper.frame.height);
    }
  });

  it('fills a low room', () => {
    const ladder: Point[] = [0, 0.5, 1].flatMap((x): Point[] => [[x, 0], [x, 0.5]]);
    const { frame } = paperFor(ladder, { width: 390, height: 206 });
    // Two rows, and the room around them.
    expect(frame.height).toBeCloseTo(4 * RADIUS + 2 * MARGIN, 0);
  });

  it('is turned where a wide drawing is in a tall room', () => {
    const path: Point[] = Array.from({ length: 6 }, (_, i) => [i / 5, 0.5]);
    expect(paperFor(path, { width: 800, height: 600 }).turned).toBe(false);
    expect(paperFor(path, { width: 390, height: 700 }).turned).toBe(true);
  });

  it('is left by the way it was entered', () => {
    const path: Point[] = Array.from({ length: 6 }, (_, i) => [i / 5, 0.1 * (i % 2)]);
    for (const height of [300, 1200]) {
      const paper = paperFor(path, { width: 600, height });
      const back = onPaper(paper, path).map((point) => offPaper(paper, point));
      back.flat().forEach((coordinate, i) => expect(coordinate).toBeCloseTo(path.flat()[i] ?? NaN));
    }
  });

  it('has room around everything, and for nothing at all', () => {
    expect(frameOf(row, [])).toEqual({ x: -MARGIN, y: -MARGIN, width: 200 + 2 * MARGIN, height: 2 * MARGIN });
    expect(frameOf([], [])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
  });
});

describe('cells', () => {
  it('have letters that go on after z', () => {
    expect([0, 25, 26, 27, 52].map(columnLetters)).toEqual(['a', 'z', 'aa', 'ab', 'ba']);
  });

  it('are named by column and row, or as points', () => {
    const grid = { rows: 8, columns: 8, cells: [] };
    expect(cellName(grid, 12)).toBe('e2');
    expect(cellName({ ...grid, numbered: true }, 12)).toBe('(1,4)');
  });
});

describe('the keyboard', () => {
  const points = [
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 4, y: 8 },
    { x: -9, y: 1 },
  ];

  it('leads to the nearest place on each side', () => {
    const from = { x: 0, y: 0 };
    expect(nearest(from, points, 'right')).toBe(0);
    expect(nearest(from, points, 'down')).toBe(2);
    expect(nearest(from, points, 'left')).toBe(3);
    expect(nearest(from, points, 'up')).toBe(-1);
    expect(directionOf('ArrowUp')).toBe('up');
    expect(directionOf('x')).toBeUndefined();
  });

  it('walks a list and stops at its ends', () => {
    expect(step('ArrowDown', 0, 3)).toBe(1);
    expect(step('ArrowDown', 2, 3)).toBe(2);
    expect(step('ArrowUp', 0, 3)).toBe(0);
    expect([step('Home', 1, 3), step('End', 1, 3), step('x', 1, 3)]).toEqual([0, 2, undefined]);
  });
});
