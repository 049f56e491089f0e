// The start page: a board to play at once, the doors, the command box, all games.

import { gzipSync } from 'node:zlib';
import { answerOf, expect, fontsLoaded, gamesOf, open, positionOf, problemOn, test } from './page';

test('the first press is a move, and every game stands in its group', async ({ page }) => {
  const games = await gamesOf(page.request);
  await page.goto('/');
  const free = page.locator('.live [data-place][role=button]');
  await expect(free.first()).toBeVisible();
  await expect(page.locator('.live .turn')).toContainText('Your move.');
  await free.last().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-aloud]')).toContainText('chose');
  for (const { id } of games) await expect(page.locator(`.group .card[data-game="${id}"]`), id).toHaveCount(1);
  await expect(page.locator('.cards.wide .card-picture svg').first()).toBeVisible();
  // Names of heaps would be too small to be read.
  await expect(page.locator('.card-picture .caption:visible')).toHaveCount(0);
  await page.screenshot({ path: 'test-results/start.png' });
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('.bench')).toBeVisible();
  await expect.poll(() => problemOn(page)).toContain('//');
});

test('cards and doors open boards that can be played, and nothing is spoiled', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.bench .turn')).toContainText('Your move.');
  const { next, legal } = await positionOf(page.request, problemOn(page));
  expect(legal.length).toBeGreaterThan(3);
  expect((await answerOf(page.request, problemOn(page)))?.winner).toBe(next);
  // Neither the text nor the names of the places tell who wins.
  const spoken = () => page.locator('body').evaluate((body: HTMLElement) => [body.innerText, ...[...body.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))].join('\n'));
  for (const name of ['Play', 'Why', 'Results', 'Numbers', 'Tree']) {
    await page.getByRole('tab', { name, exact: true }).click();
    expect(await spoken(), name).not.toMatch(/✓|✗|nimber|\bwins\b(?!\.)|\bloses,/);
  }
  await page.goto('/');
  await page.locator('.group .card[data-game="hex"]').click();
  await expect.poll(() => problemOn(page)).toBe('hex:5x5');
  await page.goto('/');
  await page.getByRole('button', { name: 'Draw a graph' }).click();
  await expect(page.getByText('Click to put the first vertex')).toBeVisible();
});

test('the games of one group are shown alone, and all again', async ({ page }) => {
  await page.goto('/');
  const choice = (name: RegExp) => page.getByRole('group', { name: 'Groups of games' }).getByRole('button', { name });
  await expect(page.locator('.group')).toHaveCount(7);
  await choice(/^Colour/).click();
  await expect(page.locator('.group')).toHaveCount(1);
  await expect(page.locator('.group .card[data-game=coloring]')).toBeVisible();
  await choice(/^All/).click();
  await expect(page.locator('.group')).toHaveCount(7);
});

test('the language follows the browser, and language and colours can be chosen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'pt-BR', baseURL });
  const page = await context.newPage();
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Desenhe um grafo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(title).toContainText('Draw a graph');
  await page.reload();
  await expect(title).toContainText('Draw a graph');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const button = page.getByRole('button', { name: /Colours/ });
  await button.click();
  await button.click();
  await expect(button).toHaveAccessibleName('Colours: dark');
  expect(await ground()).not.toBe(light);
  await context.close();
});

/** Answers, fonts, and the engine of a page without a server, none of which the first paint waits for. */
const LATER = /\/api\/|woff2|\.wasm|\/(engine|worker|install)-/;

test('the first load is light, and soon painted', { tag: '@alone' }, async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    const url = response.url();
    if (!LATER.test(url)) sizes.push(gzipSync(await response.body()).length);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += (entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );
  console.log(`start page: ${(total / 1000).toFixed(1)} kB compressed in ${sizes.length} files, first paint after ${Math.round(paint)} ms, layout shift ${shift.toFixed(3)}`);
  expect(sizes.length).toBeGreaterThan(2);
  expect(total).toBeLessThan(100_000);
});

test.describe('the command box', () => {
  // A board on which another game cannot be played is refused.
  test.use({ expectsRefusal: true });

  test('finds games, forgives, and says what to do', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.group').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect(box).toBeFocused();
    await box.fill('nim 3 4 5');
    await page.keyboard.press('Enter');
    await expect.poll(() => problemOn(page)).toBe('nim:3,4,5');
    await page.getByTitle('Choose another game').click();
    await box.fill('wytho');
    await page.keyboard.press('Enter');
    await expect(page.locator('.pick.of-game')).toContainText('Wythoff');
    await page.getByTitle('Choose another board').click();
    await box.fill('5,8');
    await page.keyboard.press('Enter');
    await expect.poll(() => problemOn(page)).toBe('wythoff:5,8');
    await page.keyboard.press('Control+k');
    await box.fill('kayles on the Petersen graph');
    await page.keyboard.press('Enter');
    await expect.poll(() => problemOn(page)).toBe('kayles:petersen');
    await page.keyboard.press('Control+k');
    await box.fill('Brazil');
    await expect(page.getByRole('option').first()).toContainText('kayles:brazil');
    await page.keyboard.press('Enter');
    await expect.poll(() => problemOn(page)).toBe('kayles:brazil');
    await page.keyboard.press('Control+k');
    await box.fill('qqqq');
    await expect(page.getByText('Nothing is called “qqqq”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  });
});

test('the list of boards has each board once, and a graph without a name is one’s own', async ({ page }) => {
  await open(page, 'coloring{colors=3}:{0-1 1-2}', 'alice=person&bob=person');
  const board = page.getByTitle('Choose another board');
  await expect(board).toHaveText('my graph');
  await board.click();
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect(box).toHaveAttribute('placeholder', 'Find a board, or type one');
  await expect(page.getByRole('option').nth(5)).toBeVisible();
  const faces = await page.getByRole('option').evaluateAll((options) => options.map((option) => option.firstChild?.textContent));
  expect(new Set(faces).size).toBe(faces.length);
  await page.keyboard.press('Escape');
  await open(page, 'value:{1|-1}+^', 'alice=person&bob=person');
  await expect(board).toHaveText('{1|-1}+^');
  await page.goto('/#draw=kayles:{}');
  await expect(board).toHaveText('empty sheet');
});

test('in the list of keys no combination is broken', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  const keys = page.locator('.help kbd');
  await expect(keys.first()).toBeVisible();
  expect(await keys.evaluateAll((all) => all.filter((key) => key.getClientRects().length > 1).length)).toBe(0);
});

test.describe('what is wrong', () => {
  test.use({ expectsRefusal: true });

  test('with a text moves nothing above the command box', async ({ page }) => {
    await page.goto('/#problem=kayles:P5x');
    await expect(page.getByRole('alert')).toBeVisible();
    await fontsLoaded(page);
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    await page.getByRole('combobox').fill('kayles:P5');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  });

  test('in the command box is refused with its place pointed out', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.group').first()).toBeVisible();
    const box = page.getByRole('combobox');
    await box.fill('nogame:P5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('nogame');
    await expect(page.getByRole('alert').locator('mark')).toHaveText('n');
    await box.fill('nim:3,4');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('in a link is shown on the start page, to be corrected', async ({ page }) => {
    await page.goto('/#problem=kayles:P5x&alice=person');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expect(page.locator('.live [data-vertex]').first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    const box = page.getByRole('combobox');
    await expect(box).toHaveValue('kayles:P5x');
    await box.fill('kayles:P5');
    await page.keyboard.press('Enter');
    await expect.poll(() => problemOn(page)).toBe('kayles:P5');
  });
});

test('a link to a game opens its set-up, and the back button leads back', async ({ page }) => {
  await page.goto('/');
  await page.goto('/#game=snort');
  await expect(page.locator('.editor [data-vertex]')).toHaveCount(9);
  await page.goBack();
  await expect(page.locator('.hero')).toBeVisible();
  await open(page, 'nim:1,2');
  await page.getByRole('link', { name: 'Grundy, start page' }).click();
  await expect(page.locator('.hero')).toBeVisible();
  await page.goBack();
  await expect.poll(() => problemOn(page)).toBe('nim:1,2');
});
