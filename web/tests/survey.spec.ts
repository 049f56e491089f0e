// "This graph": every game on what is drawn, filled as answers come.

import { answerOf, expect, expectAccessible, expectNoSideways, problemOn, tab, test } from './page';

const rowOf = (game: string) => `.survey-table tr[data-game="${game}"]`;

test('the table is filled, can be sorted, and a row takes the game', async ({ page }) => {
  await page.goto('/#draw=kayles:C5');
  await tab(page, 'This graph').click();
  for (const game of ['kayles', 'clique-forming', 'snort']) {
    const row = page.locator(`${rowOf(game)}[data-state=solved]`);
    await expect(row, game).toBeVisible({ timeout: 60_000 });
    const answer = await answerOf(page.request, `${game}:C5`);
    await expect(row.locator('td').first()).toHaveText(answer?.winner === 'alice' ? 'Alice' : 'Bob');
  }
  await expect(page.locator(`${rowOf('coloring')} .found`).first()).toHaveText('χg = 3', { timeout: 60_000 });
  // Numbers that are defined without play: two of five vertices on a cycle are apart, three colours, diameter two.
  for (const [name, value] of [['alpha', '2'], ['chi', '3'], ['diam', '2'], ['gn', '3']] as const) {
    await expect(page.locator(`.survey-table tr[data-number="${name}"] td`), name).toHaveText(value, { timeout: 60_000 });
  }
  // What the game needs and the drawing lacks is chosen aloud, or is the reason why not.
  await expect(page.locator(`${rowOf('geography')} small`)).toHaveText('at vertex 0');
  await expect(page.locator('.survey .refused')).toContainText('Root-to-leaf');
  await expect(page.locator(`${rowOf('coloring')} small`)).toHaveText('Colours: 3');
  const head = page.getByRole('columnheader', { name: 'Game' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const names = () => page.locator('.survey-table tbody th .link').allTextContents();
  await expect.poll(async () => (await names()).join()).toBe([...(await names())].sort((a, b) => a.localeCompare(b, 'en')).join());
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expectAccessible(page, 'the table of a graph');
  await expectNoSideways(page, 'the table of a graph');
  await page.locator(`${rowOf('clique-forming')} th button`).click();
  await expect.poll(() => problemOn(page)).toBe('clique-forming:C5');
  await expect(page.locator('.bench .stage .board').first()).toBeVisible();
});

test('a long table can be stopped, and a row asked by hand', async ({ page }) => {
  await page.goto(`/#draw=${encodeURIComponent('kayles:grid(7,7)')}`);
  await tab(page, 'This graph').click();
  await expect(page.locator('.survey-table tr[data-state=running]')).toBeVisible({ timeout: 20_000 });
  await page.locator('.survey').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Ask all again' })).toBeVisible();
  await expect(page.locator('.survey-table tr[data-state=running]')).toHaveCount(0);
  const open = page.locator('.survey-table tr[data-state=stopped]').first();
  const game = await open.getAttribute('data-game');
  await open.getByRole('button', { name: /Search longer/ }).click();
  const asked = page.locator(`.survey-table tr[data-game=${game}]:is([data-state=running], [data-state=solved])`);
  await expect(asked).toBeVisible();
  // After another tab it goes on with the same row, and no other.
  await tab(page, 'Board').click();
  await tab(page, 'This graph').click();
  await expect(asked).toBeVisible();
  await expect(page.locator('.survey-table tr[data-state=waiting]')).toHaveCount(0);
});

test('a table that is left before everything was asked goes on when it is seen again', async ({ page }) => {
  await page.goto(`/#draw=${encodeURIComponent('kayles:grid(7,7)')}`);
  await expect(page.locator('.survey-table tr[data-state=waiting]').first()).toBeVisible();
  await tab(page, 'Board').click();
  await tab(page, 'This graph').click();
  // Numbers are asked after all games. A grid is bipartite.
  await expect(page.locator('.survey-table tr[data-number=chi] td')).toHaveText('2', { timeout: 60_000 });
});

for (const drawing of ['hackenbush:{0-1 1-2}[AB]@0', 'hackenbush:P3 [AB] @0']) {
  test(`letters of edges are not taken for letters of vertices: ${drawing}`, async ({ page }) => {
    await page.goto(`/#draw=${encodeURIComponent(drawing)}`);
    await expect(page.locator('.survey-table tbody tr').first()).toBeVisible();
    await expect(page.locator('.survey .mistake')).toHaveCount(0);
    // Its own game keeps them: Alice's edge under one of Bob's is worth a half.
    await expect(page.locator('.survey-table tbody tr.current')).toContainText('½');
  });
}

test('long values do not widen the table, in either language', async ({ browser, baseURL }) => {
  for (const locale of ['en-US', 'pt-BR']) {
    const page = await browser.newPage({ baseURL, locale, viewport: { width: 1280, height: 800 } });
    await page.goto(`/#draw=${encodeURIComponent('snort:{0-1 1-2 0-3 1-4 2-5 3-4 4-5 3-6 4-7 5-8 6-7 7-8}[CCCCACCCC]')}`);
    const value = page.locator(`${rowOf('snort')} td:nth-child(3) > .value-text`);
    await expect(value).not.toBeEmpty();
    // Cut where it is too long, and whole for whoever points at it.
    await expect(value).toHaveAttribute('title', /‖/);
    expect(await page.locator('.survey').evaluate((survey) => survey.scrollWidth - survey.clientWidth), locale).toBeLessThanOrEqual(0);
    const cut = await page.locator('.survey-table :is(th, td)').evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent));
    expect(cut, locale).toEqual([]);
    await page.close();
  }
});
