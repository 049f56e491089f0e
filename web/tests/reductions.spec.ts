// A reduction: two boards next to each other, and what moves stand for.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Applied, Reduction } from '../src/api/types';
import { expect, test } from './page';

const REDUCTION = 'kayles-to-coloring';

const side = (page: Page, name: 'source' | 'target') => page.locator(`[data-side="${name}"]`);
const vertex = (page: Page, name: 'source' | 'target', number: number) => side(page, name).locator(`[data-place="element:${number}"]`);

async function open(page: Page, more = ''): Promise<void> {
  await page.goto(`/#reduction=${REDUCTION}&instance=P4${more}`);
  await expect(side(page, 'target').locator('.board')).toBeVisible();
}

test('a reduction is chosen from the list, and an instance built', async ({ page }) => {
  const { reductions } = (await (await page.request.get('/api/reductions')).json()) as { reductions: Reduction[] };
  await page.goto('/');
  await page.getByRole('link', { name: 'Reductions' }).first().click();
  await expect(page.locator('[data-reduction]')).toHaveCount(reductions.length);
  await page.locator(`[data-reduction="${REDUCTION}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('theorem');
  await expect(page.getByText('as the reduction claims')).toBeVisible();
  await page.getByLabel('Instance').fill('P2');
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(vertex(page, 'target', 4)).toBeVisible();
  await expect(vertex(page, 'target', 5)).toHaveCount(0);
  await expect.poll(() => page.url()).toContain(`#reduction=${REDUCTION}&instance=P2`);
});

test('the verdict has the sign of the player it names first', async ({ page }) => {
  await page.goto('/#reduction=kayles-to-coloring&instance=P4');
  await expect(page.locator('.agreement p')).toContainText('Bob wins the first game and Alice the second');
  await expect(page.locator('.agreement .mark')).toHaveClass('mark bob');
});

test('the list is reached again from a reduction', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Reductions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reductions');
  await expect.poll(() => page.url()).toContain('#reductions');
});

test('a move on either side points out what it stands for on the other', async ({ page }) => {
  const data = { name: REDUCTION, instance: 'P4' };
  const { echo } = (await (await page.request.post('/api/reduce', { data })).json()) as Applied;
  const copies = echo.filter(({ source }) => source === '1').map((each) => each.vertex);
  await open(page);
  await vertex(page, 'source', 1).locator('.reach').hover();
  for (const copy of copies) await expect(vertex(page, 'target', copy)).toHaveClass(/echoed/);
  await vertex(page, 'source', 1).locator('.reach').click();
  await expect.poll(() => page.url()).toContain('&source=1');
  for (const copy of copies) await expect(vertex(page, 'target', copy)).toHaveClass(/echoed/);
  await page.screenshot({ path: 'test-results/reduction.png', fullPage: true });
  await side(page, 'source').getByRole('button', { name: `${copies[0]}:1` }).click();
  await expect(vertex(page, 'target', copies[0] ?? 0)).toHaveClass(/coloured/);
  await expect.poll(() => page.url()).toContain(`&target=${copies[0]}:1`);
  await expect(vertex(page, 'source', 1)).toHaveClass(/echoed/);
});

test('a link restores the instance and both plays', async ({ page }) => {
  await open(page, '&source=1&target=8:1');
  await expect(vertex(page, 'source', 1)).toHaveClass(/alice/);
  await expect(vertex(page, 'target', 8)).toHaveClass(/coloured hue-1/);
  await side(page, 'target').getByRole('button', { name: 'Undo' }).click();
  await expect(vertex(page, 'target', 8)).not.toHaveClass(/hue-/);
  await expect.poll(() => page.url()).not.toContain('target=');
});

test('every reduction can be shown by its first example', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(300_000);
  const { reductions } = (await (await page.request.get('/api/reductions')).json()) as { reductions: Reduction[] };
  for (const { id, examples } of reductions) {
    await page.goto('about:blank');
    await page.goto(`/#reduction=${id}&instance=${encodeURIComponent(examples[0] ?? '')}`);
    await expect(side(page, 'source').locator('.board'), id).toBeVisible();
    await expect(side(page, 'target').locator('.board'), id).toBeVisible();
    await page.screenshot({ path: `test-results/reduction-${id}.png`, fullPage: true });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a reduction is accessible in ${colorScheme} colours, and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '&source=1');
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test.describe('a wrong instance', () => {
  test.use({ expectsRefusal: true });

  test('is refused with its place pointed out, and what was built stays', async ({ page }) => {
    await open(page);
    await page.getByLabel('Instance').fill('P4 x');
    await page.getByRole('button', { name: 'Build' }).click();
    await expect(page.getByRole('alert').locator('mark')).toHaveText('x');
    await expect(side(page, 'target').locator('.board')).toBeVisible();
  });
});
