// Drawing a graph, bringing one in, and taking it away again.

import type { Page } from '@playwright/test';
import { expect, gamesOf, positionOf, problemOn, test } from './page';

/** Opens the first game of those played by choosing vertices of a graph. */
async function openDrawing(page: Page): Promise<string> {
  const games = await gamesOf(page.request);
  const game = games.find(({ instance }) => instance.kind === 'graph' && instance.labels === 'vertices');
  await page.goto(`/#game=${game?.id}`);
  await expect(page.locator('.editor [data-vertex]').first()).toBeVisible();
  return game?.id ?? '';
}

const board = (page: Page) => page.getByLabel('Board: a graph');
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name });
const vertices = (page: Page) => page.locator('.editor [data-vertex]');

test('a graph is drawn by hand and played', async ({ page }) => {
  const game = await openDrawing(page);
  await page.getByRole('button', { name: 'Empty sheet' }).click();
  await expect(vertices(page)).toHaveCount(0);
  const sheet = page.locator('.editor .sheet svg').first();
  for (const [x, y] of [[100, 100], [300, 100], [200, 250]] as const) await sheet.click({ position: { x, y } });
  await expect(vertices(page)).toHaveCount(3);
  await tool(page, 'Edge').click();
  await vertices(page).nth(0).click();
  await vertices(page).nth(1).click();
  await vertices(page).nth(1).dragTo(vertices(page).nth(2));
  await expect(board(page)).toHaveValue('{0-1 1-2}');
  await tool(page, 'Label A').click();
  await vertices(page).nth(0).click();
  await expect(board(page)).toHaveValue('{0-1 1-2}[ACC]');
  await page.screenshot({ path: 'test-results/drawn.png' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board(page)).toHaveValue('{0-1 1-2}');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => problemOn(page)).toBe(`${game}:{0-1 1-2}`);
  expect(page.url()).toContain('&at=');
  await expect(page.locator('.board [data-place^="element:"]')).toHaveCount(3);
});

test('a graph is drawn by keyboard alone', async ({ page }) => {
  await openDrawing(page);
  await page.getByRole('button', { name: 'Empty sheet' }).press('Enter');
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'New vertex' }).press('Enter');
  await page.getByLabel('Connect to vertex').fill('0');
  await page.getByLabel('Connect to vertex').press('Enter');
  await expect(board(page)).toHaveValue('{1-0}');
});

test('families, random graphs, texts and files come in', async ({ page }) => {
  await openDrawing(page);
  await page.getByText('Insert a graph').click();
  await page.getByLabel('Family').selectOption({ index: 2 });
  await expect(board(page)).not.toHaveValue('P5');
  await page.getByLabel('Vertices', { exact: true }).fill('6');
  await page.getByRole('button', { name: 'Random graph' }).click();
  await expect(board(page)).toHaveValue(/^random\(6,/);
  await expect(vertices(page)).toHaveCount(6);
  await page.getByLabel(/Text in any format/).fill('graph { a -- b; b -- c; c -- d }');
  await page.getByRole('button', { name: 'Insert the text' }).click();
  await expect(vertices(page)).toHaveCount(4);
  await page.getByLabel('Or a file').setInputFiles({ name: 'g.g6', mimeType: 'text/plain', buffer: Buffer.from('DhC\n') });
  await expect(vertices(page)).toHaveCount(5);
});

test('a drawing is laid out again', async ({ page }) => {
  await openDrawing(page);
  await board(page).fill('grid(3,3)');
  await expect(vertices(page)).toHaveCount(9);
  const places = new Set<string>();
  for (const name of ['by forces', 'circle', 'grid']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.editor [aria-busy=true]')).toHaveCount(0);
    const boxes = await vertices(page).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
    places.add(boxes.join());
  }
  expect(places.size).toBe(3);
  await expect(board(page)).toHaveValue('grid(3,3)');
});

test('what was on the board can be edited further', async ({ page }) => {
  const game = await openDrawing(page);
  await board(page).fill('C6');
  await page.getByLabel('Who starts').selectOption('bob');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { problem } = await positionOf(page.request, `${game}{first=bob}:C6`);
  await expect.poll(() => problemOn(page)).toBe(problem);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(board(page)).toHaveValue('C6');
  await expect(page.getByLabel('Who starts')).toHaveValue('bob');
});
