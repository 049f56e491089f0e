// Keyboard, screen reader, phone, weight.

import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, gamesOf, open, problemOn, test } from './page';

const SCREENS = [
  '/#games',
  '/#reductions',
  '/#game=kayles',
  '/#game=nim',
  '/#problem=hex:3x3//b2&alice=person&bob=person',
  `/#problem=${encodeURIComponent('hypergraph{rule=maker-maker}:(1 2)(2 3)(3 4)//2.3')}&alice=person&bob=person`,
  '/#problem=kayles:P5//0&alice=person&bob=person',
];
const PANELS = ['Moves', 'Why', 'History', 'Game graph', 'Share'];

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is accessible in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const screen of SCREENS) {
      await page.goto(screen);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, screen);
    }
    for (const name of PANELS) {
      await page.getByRole('tab', { name }).click();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, name);
    }
  });
}

/** Presses Tab until what has the focus is found. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((sought) => document.activeElement?.matches(sought) ?? false, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

test('a game can be chosen and played by keyboard alone', async ({ page }) => {
  const [game] = await gamesOf(page.request);
  await page.goto('/');
  await expect(page.locator('.card').first()).toBeVisible();
  await tabTo(page, `a[href="#game=${game?.id}"]`);
  await page.keyboard.press('Enter');
  await expect(page.locator('.problem')).not.toHaveText(`${game?.id}:`);
  await tabTo(page, 'button.primary');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  await tabTo(page, '[data-place]');
  const before = problemOn(page);
  await page.keyboard.press('Enter');
  // A place with several moves opens a list of them, of which the first has the focus.
  const listed = page.locator('[role=listbox]');
  await expect.poll(async () => problemOn(page) !== before || (await listed.isVisible())).toBe(true);
  if (problemOn(page) === before) await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).not.toBe(before);
  await tabTo(page, '[role=tab]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Why' })).toBeFocused();
});

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const boards = ['kayles:petersen', 'nim:3,5,7', 'knights:8x8/e6', 'treblecross:............', 'kayles:P5 + nim:3,2'];
  boards.push('hex:5x7', 'lines{rule=maker-maker}:4^3', 'boxes:9,12', 'hypergraph:(1 2 3)(3 four 5)(5 6 1)');
  const addresses = [...SCREENS, ...boards.map((problem) => `/#problem=${encodeURIComponent(problem)}`)];
  for (const [index, address] of addresses.entries()) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(360);
    await page.screenshot({ path: `test-results/phone-${index}.png`, fullPage: true });
  }
});

test('places are large enough for fingers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'kayles:P5');
  const sizes = await page.locator('[data-place][role=button]').evaluateAll((places) =>
    places.map((place) => Math.min(place.getBoundingClientRect().width, place.getBoundingClientRect().height)),
  );
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(36);
});

test('the first load is light', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) sizes.push(gzipSync(await response.body()).length);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
});
