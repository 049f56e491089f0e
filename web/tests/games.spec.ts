// Choosing a game, and the page around it.

import { answerOf, expect, gamesOf, positionOf, problemOn, test } from './page';

test('every game stands in the gallery with its picture and its rules', async ({ page }) => {
  const games = await gamesOf(page.request);
  await page.goto('/');
  await expect(page.locator('.card')).toHaveCount(games.length);
  for (const game of games) {
    await expect(page.getByRole('heading', { name: game.name.en, exact: true })).toBeAttached();
    const picture = await page.request.get(`/api/picture?problem=${encodeURIComponent(game.examples[0]?.problem ?? '')}&lang=en`);
    expect(picture.headers()['content-type'], game.id).toContain('image/svg+xml');
  }
  await page.screenshot({ path: 'test-results/gallery.png' });
});

test('search finds a game, and choosing it starts a play', async ({ page }) => {
  const [game] = await gamesOf(page.request);
  await page.goto('/');
  await page.getByLabel('Search').fill(game?.name.en ?? '');
  await page.getByRole('link', { name: game?.name.en, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game?.name.en ?? '');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.turn')).toContainText('to move');
  expect(problemOn(page)).toBe((await positionOf(page.request, game?.examples[0]?.problem ?? '')).problem);
});

test('the options of every game make a problem that the server takes, or says what they need', async ({ page }) => {
  test.setTimeout(120_000);
  for (const game of await gamesOf(page.request)) {
    await page.goto(`/#game=${game.id}`);
    await expect(page.locator('.problem')).not.toHaveText(`${game.id}:`);
    for (const name of ['Who starts', 'How a play is decided']) {
      const select = page.getByLabel(name);
      if ((await select.count()) > 0) await select.selectOption({ index: 1 });
    }
    const problem = (await page.locator('.problem').textContent()) ?? '';
    const response = await page.request.post('/api/position', { data: { problem } });
    const reply = await response.text();
    expect(response.ok() || reply.includes('needs rule='), `${problem}: ${reply}`).toBe(true);
  }
});

test('a lost position is lost for the player to move', async ({ page }) => {
  await page.goto('/#game=kayles');
  await expect(page.locator('.problem')).not.toHaveText('kayles:');
  await page.getByLabel('Board: a graph').fill('P12');
  await page.getByRole('button', { name: 'Play a random lost position' }).click();
  await expect(page.locator('.stage .board')).toBeVisible();
  const problem = problemOn(page);
  const { next } = await positionOf(page.request, problem);
  expect((await answerOf(page.request, problem))?.winner).toBe(next === 'alice' ? 'bob' : 'alice');
});

test('the language follows the browser, and can be switched and is remembered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'pt-BR', baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jogos');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  await context.close();
});

test('colours can be chosen', async ({ page }) => {
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const button = page.getByRole('button', { name: /Colours/ });
  await button.click();
  await button.click();
  await expect(button).toHaveAccessibleName('Colours: dark');
  expect(await ground()).not.toBe(light);
});

test.describe('a wrong text', () => {
  test.use({ expectsRefusal: true });

  test('is refused with its place pointed out', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Or paste the text of a problem').fill('nogame:P5');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('alert')).toContainText('nogame');
    await expect(page.getByRole('alert').locator('mark')).toHaveText('n');
  });

  test('in an address is reported, and the games stay in reach', async ({ page }) => {
    await page.goto('/#problem=nogame:P5');
    await expect(page.getByRole('alert')).toContainText('nogame');
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  });
});
