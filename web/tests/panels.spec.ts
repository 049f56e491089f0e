// The panels beside the board, and what can be taken away.

import { readFile } from 'node:fs/promises';
import { expect, open, problemOn, tab, test } from './page';

test('the explanation has steps, pictures and a readable thermograph, with signs of the field', async ({ page }) => {
  await open(page, 'snort:P4');
  await tab(page, 'Why').click();
  await expect(page.locator('.steps li').first()).toBeVisible();
  await expect(page.locator('.steps .board.compact').first()).toBeVisible();
  const picture = page.getByRole('img', { name: 'Thermograph of the position' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Its texts have 13 units, and are not made smaller than 10 pixels.
  expect(await picture.evaluate((image: HTMLImageElement) => (13 * image.clientWidth) / image.naturalWidth)).toBeGreaterThanOrEqual(10);
  // The numbers of the steps are inside the panel.
  const inside = await page.locator('.steps').evaluate((list) => {
    const pane = list.closest('.pane')?.getBoundingClientRect().left ?? 0;
    return list.querySelector('li')!.getBoundingClientRect().left - pane;
  });
  expect(inside).toBeGreaterThan(20);
  await page.screenshot({ path: 'test-results/why.png' });
  await open(page, 'value:+-5');
  await expect(page.locator('.stage text.value')).toHaveText('±5');
  await expect(page.locator('.status .chip')).toContainText('±5');
  await expect(page.locator('.pane')).toContainText('The value of the position is ±5.');
});

test('heaps have the same numbers on the board and in the explanation', async ({ page }) => {
  await open(page, 'nim:3,5,7');
  await expect(page.locator('.stage .caption').first()).toContainText('heap 1');
  await tab(page, 'Why').click();
  await expect(page.locator('.steps')).toContainText('Part 1');
});

test('the game graph can be walked through, and its root is in sight', async ({ page }) => {
  await open(page, 'kayles:P5');
  await tab(page, 'Tree').click();
  const root = page.locator('.layers .node').first();
  await expect(root).toBeVisible();
  const sight = await root.evaluate((node) => {
    const [inner, outer] = [node.getBoundingClientRect(), node.closest('.scroll')!.getBoundingClientRect()];
    return inner.left >= outer.left && inner.right <= outer.right;
  });
  expect(sight).toBe(true);
  const nodes = await page.locator('.layers .node').count();
  await page.locator('[role=tabpanel] .move').first().click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P5//0');
  await expect(page.locator('.layers .node')).toHaveCount(nodes);
  await page.locator('.layers .node').first().click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P5');
});

test('buttons stand on the line of their fields', async ({ page }) => {
  await open(page, 'kayles:P5');
  const top = async (name: 'textbox' | 'button', label: string) => (await page.getByRole(name, { name: label }).boundingBox())?.y ?? -1;
  expect(Math.abs((await top('textbox', 'Move as text')) - (await top('button', 'Play it')))).toBeLessThan(3);
  await page.getByRole('button', { name: 'Share' }).click();
  expect(Math.abs((await top('textbox', 'Problem text')) - (await top('button', 'Copy: Problem text')))).toBeLessThan(3);
});

test('numbers are known or asked for', async ({ page }) => {
  await open(page, 'kayles:P5', 'alice=person&bob=person');
  await tab(page, 'Numbers').click();
  await expect(page.locator('.numbers').first()).toContainText('Vertices5');
  await page.getByRole('button', { name: 'Ask: alpha_g', exact: true }).click();
  // On a path of five vertices the players choose 3 if both play best: floor(3 n / 7) + 1 of the literature for n = 5.
  await expect(page.locator('.numbers dd').filter({ hasText: /^3$/ })).toHaveCount(1);
});

test('texts and pictures can be taken away, with owners', async ({ page }) => {
  await open(page, 'kayles:P5//2');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Problem text' })).toHaveValue('kayles:P5//2');
  await expect(page.getByRole('textbox', { name: 'Link to this position' })).toHaveValue(page.url());
  const starts: Record<string, string> = { 'Play as text': 'kayles:P5//2', SVG: '<svg', PNG: '\uFFFDPNG' };
  for (const [name, start] of Object.entries(starts)) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const content = (await readFile(await (await download).path())).toString('utf8');
    expect(content.slice(0, 200), name).toContain(start);
    if (name === 'SVG') expect(content).toContain('shape alice');
  }
  await page.getByLabel('Format of the graph').selectOption('g6');
  await expect(page.getByRole('textbox', { name: 'The board as a graph' })).toHaveValue('DhC');
});
