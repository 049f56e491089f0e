// Vertices that take colours: chosen from a palette, or by the rule of the game.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, option, problemOn, test } from './page';

const vertex = (page: Page, number: number) => page.locator(`.stage [data-place="element:${number}"]`);

/** Clicks on the middle of a vertex. */
const touch = (page: Page, number: number) => vertex(page, number).locator('.reach').click();

test('a vertex gets the colour that is chosen from its palette', async ({ page }) => {
  await open(page, 'coloring:C5//0:1');
  await touch(page, 1);
  const palette = page.getByRole('listbox', { name: 'Colour for vertex 1' });
  await expect(palette.getByRole('option')).toHaveCount(3);
  await expect(palette.getByRole('option', { name: 'colour 1: not allowed' })).toBeDisabled();
  await expect(option(page, '1:3')).toHaveClass(/loss/);
  await option(page, '1:3').hover();
  await expect(page.locator('.move[data-move="1:3"]')).toHaveAttribute('data-marked', 'true');
  await page.screenshot({ path: 'test-results/palette.png' });
  await option(page, '1:3').click();
  await expect.poll(() => problemOn(page)).toBe('coloring:C5//0:1.1:3');
  await expect(palette).toHaveCount(0);
  await expect(vertex(page, 1)).toHaveClass(/coloured hue-3/);
  await expect(vertex(page, 1).locator('.tag')).toHaveText('3');
  await expect(vertex(page, 2).locator('.dot')).toHaveCount(1);
  await expect(page.locator('.legend')).toHaveText('1×12×03×1');
});

test('a palette closes without a move', async ({ page }) => {
  await open(page, 'coloring:C5');
  const palette = page.getByRole('listbox');
  for (const close of [() => touch(page, 2), () => page.getByRole('button', { name: 'Cancel' }).click()]) {
    await touch(page, 2);
    await expect(palette).toBeVisible();
    await close();
    await expect(palette).toHaveCount(0);
  }
  expect(problemOn(page)).toBe('coloring:C5');
});

test('a colour can be chosen by keyboard alone', async ({ page }) => {
  await open(page, 'coloring:C5');
  await vertex(page, 3).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('option', { name: /^colour 2/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(vertex(page, 3)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toBe('coloring:C5//3:2');
});

test('where the rule gives the colour, pointing shows it and a click gives it', async ({ page }) => {
  await open(page, 'greedy-coloring:P4//0');
  await expect(vertex(page, 1).locator('.tag')).toBeHidden();
  await vertex(page, 1).locator('.reach').hover();
  await expect(vertex(page, 1).locator('.tag')).toHaveText('2');
  await expect(vertex(page, 1).locator('.tag')).toBeVisible();
  await expect(vertex(page, 1)).toHaveAccessibleName(/gets colour 2/);
  await touch(page, 1);
  await expect.poll(() => problemOn(page)).toBe('greedy-coloring:P4//0.1');
  await expect(vertex(page, 1)).toHaveClass(/coloured hue-2/);
});

test('a vertex without colours left is crossed out', async ({ page }) => {
  await open(page, 'coloring{convention=normal,colors=2}:P4//0:1.2:2');
  await expect(vertex(page, 1).locator('.stuck')).toBeVisible();
  await expect(page.locator('.legend')).toContainText('No colour is left for vertex 1.');
});

for (const [width, height] of [[320, 640], [390, 844]] as const) {
  test(`the legend stands below the drawing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const problem of ['coloring{colors=3}:petersen//0:1', 'coloring{colors=4}:grid(4,5)//0:1', 'coloring{colors=3}:C9//0:1']) {
      await open(page, problem);
      const legend = page.locator('.stage .legend');
      await expect(legend).toBeVisible();
      const lowest = () => page.locator('.stage .vertex .body').evaluateAll((all) => Math.max(...all.map((body) => body.getBoundingClientRect().bottom)));
      await expect.poll(async () => ((await legend.boundingBox())?.y ?? 0) - (await lowest()), { message: problem }).toBeGreaterThan(0);
      const area = await page.locator('.stage').boundingBox();
      const box = await legend.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), problem).toBeLessThanOrEqual((area?.y ?? 0) + (area?.height ?? 0) + 1);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`colours are accessible in ${colorScheme} colours, and fit a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'coloring{colors=14}:K13//0:1.1:2.2:3.3:4.4:5.5:6.6:7.7:8.8:9.9:10.10:11');
    await touch(page, 12);
    await expect(page.locator('.palette').getByRole('option')).toHaveCount(14);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.screenshot({ path: `test-results/colours-${colorScheme}.png` });
  });
}
