// For everyone: no accessibility violations in any state, a whole play by keyboard and by the accessibility tree alone.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, problemOn, tab, test } from './page';

const BOARDS = ['hex:3x3//b2', 'hypergraph{rule=maker-maker}:(1 2)(2 3)(3 4)//2.3', 'nim:3,2', 'cops-and-robber:C5//0.2', 'dots-and-boxes:2x2//0-1'];

/** Until what is shown has arrived and nothing is searched for. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every state is accessible in ${colorScheme} colours`, { tag: '@once' }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme });
    await page.goto('/#games');
    await expect(page.locator('.cards.wide .card-picture svg').first()).toBeVisible();
    await expectAccessible(page, 'start');
    await page.keyboard.press('Control+k');
    await expectAccessible(page, 'command box');
    await page.keyboard.press('Escape');
    for (const board of BOARDS) {
      await open(page, board);
      await settled(page);
      await expectAccessible(page, board);
    }
    await open(page, 'kayles:P5//0', 'alice=person&bob=person');
    await expectAccessible(page, 'playing');
    for (const name of ['Why', 'Results', 'Numbers', 'Tree']) {
      await tab(page, name).click();
      await expectAccessible(page, `${name}, hidden`);
    }
    await page.keyboard.press('r');
    for (const name of ['Play', 'Why', 'Results', 'Tree']) {
      await tab(page, name).click();
      await settled(page);
      await expectAccessible(page, name);
    }
    await page.getByRole('button', { name: 'Players' }).click();
    await expectAccessible(page, 'players');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).click();
    await settled(page);
    await expectAccessible(page, 'share');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Help' }).click();
    await expectAccessible(page, 'help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expect(page.locator('.room')).toBeVisible();
    await expectAccessible(page, 'full screen');
    await open(page, 'kayles:P3//1', 'alice=person&bob=person');
    await expect(page.locator('.end-card')).toContainText('No mistakes.');
    await expectAccessible(page, 'end');
    await page.goto('/#draw=hackenbush:P4@0');
    await expect(page.locator('.editor [data-vertex]')).toHaveCount(4);
    await expect(page.locator('.actions .primary')).toBeEnabled();
    await expectAccessible(page, 'draw');
    await tab(page, 'Options').click();
    await expectAccessible(page, 'options');
  });
}

test('a game is played to its end through the accessibility tree alone', async ({ page }) => {
  await open(page, 'kayles:C7', 'alice=person&bob=computer&strength=100');
  const aloud = page.locator('[data-aloud]');
  const free = page.getByRole('group', { name: /A graph with 7 vertices/ }).getByRole('button', { name: /free/ });
  await expect(free).toHaveCount(7);
  const first = page.getByRole('button', { name: /^vertex 0, free/ });
  await expect(first).toHaveAccessibleDescription('next to 1, 6');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(aloud).toContainText(/Bob chose \d\. Your move\./);
  await expect(page.getByRole('img', { name: 'vertex 0, of Alice' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^vertex \d, of Bob$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'vertex 1, not available' })).toBeVisible();
  const heading = page.getByRole('heading', { name: /win/ });
  // Whatever is free is chosen until the play is over; while the computer thinks, nothing is.
  await expect(async () => {
    if (await heading.isVisible()) return;
    await free.first().focus({ timeout: 1000 });
    await page.keyboard.press('Enter');
    await expect(heading).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await expect(heading).toHaveText(/^(Bob wins|You win)\.$/);
  await expect(aloud).toContainText(/(Bob wins|You win)\.$/);
  await expect(heading).toBeFocused();
});

/** Presses Tab until what has the focus is found. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((sought) => document.activeElement?.matches(sought) ?? false, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

test('whose an edge is, is said, on the board and while it is drawn', async ({ page }) => {
  await open(page, 'hackenbush:{0-1 1-2}[AB]@0', 'alice=person&bob=person');
  await expect(page.getByRole('button', { name: 'edge 0-1, only for Alice, free' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'edge 1-2, only for Bob, free' })).toBeVisible();
  await page.goto('/#draw=hackenbush:{0-1 1-2}[AB]@0');
  await expect(page.getByRole('button', { name: 'edge 1-2, label B' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'vertex 0, on the ground' })).toHaveAccessibleDescription('next to 1');
});

test('Tab passes through the board, also when it is pressed quickly', async ({ page }) => {
  await open(page, 'kayles:P12', 'alice=person&bob=person');
  await page.getByRole('button', { name: 'Share' }).focus();
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
});

test('a game is chosen and played by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.group .card').first()).toBeVisible();
  await tabTo(page, '.group .card[data-game]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bench')).toBeVisible();
  await tabTo(page, '.stage [data-place]');
  const before = problemOn(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).not.toBe(before);
  await tabTo(page, '[role=tab]');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Why')).toBeFocused();
  // Letters can be turned off, and do nothing in fields.
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByLabel('Single letters are keys').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Analyse' })).toHaveAttribute('aria-pressed', 'false');
});
