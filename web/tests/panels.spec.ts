// The panels beside the board.

import { readFile } from 'node:fs/promises';
import { expect, open, playOnBoard, problemOn, test } from './page';

test('the explanation has steps, pictures and a thermograph', async ({ page }) => {
  await open(page, 'snort:P4');
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(page.locator('.steps li').first()).toBeVisible();
  await expect(page.locator('.steps .board.compact').first()).toBeVisible();
  const picture = page.getByRole('img', { name: 'Thermograph of the position' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.screenshot({ path: 'test-results/why.png', fullPage: true });
});

test('the history shows the mistake, in the plot and in words', async ({ page }) => {
  await open(page, 'kayles:P5');
  for (const move of ['0', '2', '4']) await playOnBoard(page, move);
  await page.getByRole('button', { name: 'Review the play' }).click();
  await expect(page.locator('.plot canvas')).toBeVisible();
  await expect(page.locator('tr[data-judgement="mistake"]').first()).toContainText('Better: 2');
  await page.screenshot({ path: 'test-results/history.png' });
  await page.getByRole('button', { name: 'Go to the position after move 1' }).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P5//0');
});

test('the game graph can be walked through', async ({ page }) => {
  await open(page, 'kayles:P4');
  await page.getByRole('tab', { name: 'Game graph' }).click();
  await expect(page.locator('.layers .node').first()).toBeVisible();
  const nodes = await page.locator('.layers .node').count();
  await page.locator('[role=tabpanel] .move').first().click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P4//0');
  await expect(page.locator('.layers .node')).toHaveCount(nodes);
  await page.locator('.layers .node').first().click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P4');
  await page.screenshot({ path: 'test-results/graph.png' });
});

test('texts and pictures can be taken away', async ({ page }) => {
  await open(page, 'kayles:P5//2');
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Problem text' })).toHaveValue('kayles:P5//2');
  await expect(page.getByRole('textbox', { name: 'Link to this position' })).toHaveValue(page.url());
  const starts: Record<string, string> = { 'Play as text': 'kayles:P5//2', SVG: '<svg', PNG: '\uFFFDPNG' };
  for (const [name, start] of Object.entries(starts)) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const path = await (await download).path();
    expect((await readFile(path)).toString('utf8').slice(0, 200), name).toContain(start);
  }
  await page.getByLabel('Format of the graph').selectOption('g6');
  await expect(page.getByRole('textbox', { name: 'The board as a graph' })).toHaveValue('DhC');
});
