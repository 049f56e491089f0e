// Cops and robber: tokens dragged along edges or chosen by keyboard, the clock of the capture.

import type { Page } from '@playwright/test';
import { expect, open, problemOn, test } from './page';

const vertex = (page: Page, at: number) => page.locator(`.stage svg [data-place="element:${at}"]`);

/** Waits for the results of the moves, so that the board stands still. */
const canGoTo = (page: Page, at: number) => expect(vertex(page, at)).toContainText(/[✓✗]/);

/** Drags until the move is made: a board that is laid out while the pointer is down does not take it. */
const dragTo = (page: Page, from: number, to: number, problem: string) =>
  expect(async () => {
    if (problemOn(page) !== problem) await drag(page, from, to);
    await expect.poll(() => problemOn(page), { timeout: 1000 }).toBe(problem);
  }).toPass({ timeout: 20_000 });

async function drag(page: Page, from: number, to: number) {
  const middle = async (at: number) => {
    const box = await vertex(page, at).locator('.body').first().boundingBox();
    if (!box) throw new Error(`no vertex ${at}`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [a, b] = [await middle(from), await middle(to)];
  await page.mouse.move(...a);
  await page.mouse.down();
  await page.mouse.move((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, { steps: 4 });
  await page.mouse.move(...b, { steps: 4 });
  await page.mouse.up();
}

test('a cop and the robber are dragged along edges, or chosen by keyboard', async ({ page }) => {
  await open(page, 'cops-and-robber:C6//0.3');
  await canGoTo(page, 1);
  await dragTo(page, 0, 1, 'cops-and-robber:C6//0.3.1');
  await canGoTo(page, 4);
  await dragTo(page, 3, 4, 'cops-and-robber:C6//0.3.1.4');
  await canGoTo(page, 2);
  // Nobody jumps.
  await drag(page, 1, 3);
  await expect.poll(() => problemOn(page)).toBe('cops-and-robber:C6//0.3.1.4');
  await vertex(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toBe('cops-and-robber:C6//0.3.1.4.2');
  await page.screenshot({ path: 'test-results/chase.png' });
});

test('the clock of the capture and the safe vertices are shown', async ({ page }) => {
  await open(page, 'cops-and-robber:C5//0.2');
  await page.getByRole('tab', { name: 'Why' }).click();
  const labels = page.locator('.why-figure').filter({ hasText: 'With the cops as they stand' }).locator('.step-picture .verdict');
  await expect(labels.filter({ hasText: '○' })).toHaveCount(2);
  await expect(labels.filter({ hasText: '1' })).toHaveCount(2);
  await page.screenshot({ path: 'test-results/clock.png' });
});

test('the safe vertices are shaded on the board itself, once results are shown', async ({ page }) => {
  await open(page, 'cops-and-robber:C5//0.2', 'alice=person&bob=person');
  await expect(vertex(page, 2)).toBeVisible();
  await expect(page.locator('.stage .safe')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.locator('.stage .safe')).toHaveCount(2);
  for (const at of [2, 3]) await expect(vertex(page, at)).toHaveClass(/safe/);
  await expect(vertex(page, 3)).toHaveAccessibleName(/safe for the robber/);
  await page.screenshot({ path: 'test-results/safe.png' });
});

test('the numbers of owned vertices stay legible when results are shown', async ({ page }) => {
  const ground = () => vertex(page, 1).locator('.body').evaluate((body) => getComputedStyle(body).fill);
  await open(page, 'hunter-rabbit:P5', 'alice=person&bob=person');
  const before = await ground();
  await page.keyboard.press('r');
  await expect(vertex(page, 1)).toHaveClass(/\bbob\b.*\bwin\b/);
  expect(await ground()).toBe(before);
});
