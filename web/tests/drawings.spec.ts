// Graphs are drawn on the page as the server draws them.

import type { Locator } from '@playwright/test';
import type { Applied, Point, Position } from '../src/api/types';
import { expect, test } from './page';

type Four = [number, number, number, number];

/** The distance between two vertices on a board, as a part of that between two others. */
async function ratio(board: Locator, [a, b, c, d]: Four): Promise<number> {
  const middle = async (vertex: number): Promise<Point> => {
    const box = await board.locator(`[data-place="element:${vertex}"] circle`).first().boundingBox();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [NaN, NaN];
  };
  const [p, q, r, s] = [await middle(a), await middle(b), await middle(c), await middle(d)];
  return Math.hypot(p[0] - q[0], p[1] - q[1]) / Math.hypot(r[0] - s[0], r[1] - s[1]);
}

/** The same in a layout. */
const given = (layout: Point[], [a, b, c, d]: Four): number => {
  const at = (vertex: number): Point => layout[vertex] ?? [NaN, NaN];
  const far = (u: number, v: number) => {
    const [p, q] = [at(u), at(v)];
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  };
  return far(a, b) / far(c, d);
};

test('the Petersen graph is a pentagram in a pentagon', async ({ page }) => {
  await page.goto('/#problem=kayles:petersen&alice=person&bob=person');
  const board = page.locator('.board').first();
  await expect(board.locator('[data-place="element:9"]')).toBeVisible();
  // The sides of the pentagon are alike, and so are the lines of the star, which are shorter than its spokes are long.
  await expect.poll(() => ratio(board, [0, 1, 2, 3])).toBeCloseTo(1, 1);
  await expect.poll(() => ratio(board, [5, 7, 6, 8])).toBeCloseTo(1, 1);
  const { layouts } = (await (await page.request.post('/api/position', { data: { problem: 'kayles:petersen' } })).json()) as Position;
  await expect.poll(() => ratio(board, [0, 5, 0, 1])).toBeCloseTo(given(layouts[0] ?? [], [0, 5, 0, 1]), 1);
});

test('what a reduction builds is drawn as it lays it out', async ({ page }) => {
  const [name, instance] = ['qsat-to-geography', '(1 -2)(2 3)'];
  const { layout } = (await (await page.request.post('/api/reduce', { data: { name, instance } })).json()) as Applied;
  await page.goto(`/#reduction=${name}&instance=${encodeURIComponent(instance)}`);
  const board = page.locator('[data-side="target"] .board');
  await expect(board.locator('[data-place="element:17"]')).toBeVisible();
  const fours: Four[] = [
    [0, 3, 1, 2],
    [0, 15, 16, 17],
    [3, 4, 0, 17],
  ];
  for (const four of fours) {
    await expect.poll(() => ratio(board, four)).toBeCloseTo(given(layout, four), 1);
  }
});
