// Tables over a family, every number of a board, and the hunt of a reduction.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, open, problemOn, tab, test } from './page';

/** The machine may be busy: answers that need no search still take their time to arrive. */
const SLOW = { timeout: 30_000 };

const cell = (page: Page, n: number) => page.locator(`.value-table a[data-n="${n}"]`);

test('a table has its period, its plot and a link for every value', async ({ page }) => {
  await page.goto(`/#table=${encodeURIComponent('kayles:P{n}')}&from=0&to=120`);
  // On paths the game is the octal game 0.137, whose nimbers have period 34 from 52 on (Guy and Smith 1956).
  await expect(page.locator('.table-told')).toContainText('Period 34, pre-period 52', SLOW);
  await expect(page.locator('.table-told')).toContainText('proved');
  await expect(page.locator('.value-table thead th')).toHaveCount(35);
  await expect(page.locator('.value-table td')).toHaveCount(121);
  await expect(page.locator('.plot circle')).toHaveCount(121);
  await expect(cell(page, 5)).toHaveText('3');
  // P4 is lost for whoever starts.
  await expect(page.locator('.value-table td[data-lost=true]').filter({ has: page.locator('a[data-n="4"]') })).toHaveCount(1);
  await expectAccessible(page, 'table');
  await cell(page, 5).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P5');
});

test('a table is made from the numbers of a board, and another from its form', async ({ page }) => {
  await open(page, 'kayles:C9', 'alice=person&bob=person');
  await tab(page, 'Numbers').click();
  await page.getByRole('button', { name: 'kayles:C{n}' }).click();
  await expect.poll(() => decodeURIComponent(page.url())).toContain('#table=kayles:C{n}&from=0&to=40');
  await expect(cell(page, 40)).toBeVisible(SLOW);
  await page.getByLabel('Family').fill('nim:{n},3');
  await page.getByLabel('to n =').fill('7');
  await page.getByRole('button', { name: 'Make the table' }).click();
  // A heap of n and one of 3 have the nim-sum of both.
  for (const n of [0, 3, 4, 7]) await expect(cell(page, n)).toHaveText(String(n ^ 3), SLOW);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page, 'table on a phone');
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expect(page.locator('.stage .board').first()).toBeVisible();
});

test('a long table can be stopped, and keeps the rows that it has', async ({ page }) => {
  await page.goto(`/#table=${encodeURIComponent('domination{convention=score}:grid({n},{n})')}&from=1&to=12`);
  await expect(cell(page, 2)).toBeVisible(SLOW);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(cell(page, 1)).toBeVisible();
});

test.describe('a wrong family', () => {
  test.use({ expectsRefusal: true });

  test('is refused where it is wrong, in the language of the page', async ({ page }) => {
    await page.goto(`/#table=${encodeURIComponent('kayles:P{n} x')}&from=0&to=4`);
    await expect(page.getByRole('alert').locator('mark')).toHaveText('x', SLOW);
    await page.getByLabel('Family').fill('kayles:P5');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await expect(page.getByRole('alert')).toContainText('expected {n} in the problem');
    await page.getByRole('button', { name: 'Português' }).click();
    await expect(page.getByRole('alert')).toContainText('esperava-se {n} no problema');
  });
});

/** The row of a number, by its name as it is written. */
const numberRow = (page: Page, name: string) => page.locator('.numbers > div').filter({ has: page.locator('i').getByText(name, { exact: true }) });

test('all numbers of a board are asked for at once, each with its definition', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, 'kayles:C5', 'alice=person&bob=person');
  await tab(page, 'Numbers').click();
  await page.getByRole('button', { name: 'Ask all' }).click();
  // A cycle of five vertices: chromatic number 3, girth 5, diameter 2, independence number 2.
  for (const [name, number] of [['girth', '5'], ['χ', '3'], ['diam', '2'], ['α', '2']] as const)
    await expect(numberRow(page, name).locator('dd')).toHaveText(number, SLOW);
  await expect(page.getByRole('button', { name: 'Ask all' })).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page, 'numbers');
});

test('a number that does not exist says why, and keys are given with a number', async ({ page }) => {
  await open(page, 'connected-coloring:2P2', 'alice=person&bob=person');
  await tab(page, 'Numbers').click();
  await page.getByRole('button', { name: 'Ask: chi_cg', exact: true }).click();
  await expect(page.locator('.numbers').filter({ hasText: 'the graph is not connected' })).toContainText('none', SLOW);
  await open(page, 'cops-and-robber:P5', 'alice=person&bob=person');
  await tab(page, 'Numbers').click();
  await page.getByLabel('Cops').fill('2');
  await page.getByRole('button', { name: 'Ask: capture_time', exact: true }).click();
  // Two cops on 1 and 3 are next to every vertex of a path of five.
  const row = page.locator('.numbers > div').filter({ hasText: 'capture time' });
  await expect(row.locator('dd')).toHaveText('1', SLOW);
});

test('a hunt says how far it came, and can be stopped', async ({ page }) => {
  await page.goto('/#reduction=kayles-to-coloring&instance=P2');
  await page.getByRole('button', { name: 'Hunt', exact: true }).click();
  await expect(page.locator('.hunt-told')).toContainText(/(size \d|random instances); [\d,]+ agree/, SLOW);
  await page.locator('.hunt').getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.hunt-told')).toContainText(/No counterexample: [\d,]+ instances? agree/);
  await expect(page.getByRole('button', { name: 'Hunt again' })).toBeVisible();
});

test('a hunt shows the first failure side by side', async ({ page }) => {
  test.setTimeout(120_000);
  // An attempt that is known to fail where a clause comes twice.
  await page.goto('/#reduction=pos-cnf-to-greedy-cycles&instance=(1 2 3)');
  await page.getByRole('button', { name: 'Hunt', exact: true }).click();
  await expect(page.locator('.hunt-told')).toContainText('A counterexample was found.', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Show it on the boards' }).click();
  await expect(page.locator('.agreement')).toContainText('this is not what the reduction claims', SLOW);
  await expectAccessible(page, 'hunt');
});

test('the verdict of a reduction shows how it comes about', async ({ page }) => {
  await page.goto('/#reduction=kayles-to-coloring&instance=P2');
  await expect(page.locator('.agreement')).toContainText('as the reduction claims', SLOW);
  await page.getByRole('button', { name: 'Show how' }).click();
  await expect(page.locator('[data-side=target] .turn')).toContainText('wins', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Show how' })).toBeVisible(SLOW);
});
