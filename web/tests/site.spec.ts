// The page without a server: from a static host, also from a folder of it, and without a network.

import type { Page } from '@playwright/test';
import { expect, problemOn, test, winByGreen } from './page';

/** A folder of the host. */
const FOLDER = '/a/b/';

async function open(page: Page, problem: string, more = 'alice=person&bob=person&values=1', folder = FOLDER): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${folder}#problem=${encodeURIComponent(problem)}&${more}`);
  await expect(page.locator('.stage .board').first()).toBeVisible();
}

/** Asks something else of the same workers: the page is not loaded again. */
async function expectAnswered(page: Page): Promise<void> {
  await page.goto(`${FOLDER}#problem=nim:3,4,5&alice=person&bob=person&values=1`);
  await expect(page.locator('.status .chip')).toContainText('2');
}

const positions = (page: Page) => page.getByText(/positions, \d+ s/);

test('a game is played to its end, from a folder of the host', async ({ page }) => {
  await open(page, 'kayles:P7', 'alice=person&bob=computer&values=1');
  await winByGreen(page);
  await expect(page.locator('.turn')).toContainText('You win');
});

test('pictures come from the worker', async ({ page }) => {
  await page.goto(`${FOLDER}#draw=kayles:C6`);
  await page.getByRole('tab', { name: 'Board', exact: true }).click();
  const picture = page.locator('.examples .picture').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(10);
  expect(await picture.getAttribute('src')).toMatch(/^blob:/);
});

test('while a search runs the page is live, and the search can be stopped', async ({ page }) => {
  await open(page, 'kayles:grid(9,11)');
  // A page that is held up shows no progress.
  await expect(positions(page)).toBeVisible();
  const before = await positions(page).textContent();
  await expect(positions(page)).not.toHaveText(before ?? '');
  await page.locator('.stage [data-place="element:49"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toBe('kayles:grid(9,11)//49');
  await expect(positions(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expectAnswered(page);
});

test('a play that is too deep for the browser ends as stopped, and the next question is answered', async ({ page }) => {
  // Twenty thousand moves one after the other, and no theorem.
  await open(page, 'subtraction{set=1,pass=alice}:20000');
  await expect(page.locator('.status').getByText('The board is too large to be searched here.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Search longer' })).toHaveCount(0);
  await expectAnswered(page);
  // The computer moves on such a board all the same.
  await open(page, 'subtraction{set=1,pass=alice}:20000', 'alice=computer&bob=person');
  await expect.poll(() => problemOn(page), { timeout: 30_000 }).toContain('//');
});

test('a host that does not know what a module is will do', async ({ page }) => {
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
  });
  await open(page, 'nim:3,4,5');
  await expect(page.locator('.status .chip')).toContainText('2');
});

test.describe('a host that does not answer', () => {
  test.use({ expectsRefusal: true });

  test('is waited for', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto(`${FOLDER}#problem=nim:3,4,5`);
    await expect(page.getByRole('alert')).toContainText('The server does not answer.');
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.locator('.stage .board')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the manifest is valid, and the policy strict', async ({ page }) => {
  await page.goto(FOLDER);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe(`${FOLDER}manifest.webmanifest`);
  const { icons, start_url } = JSON.parse(data ?? '') as { icons: { src: string; sizes: string; type: string }[]; start_url: string };
  expect(new URL(start_url, url).pathname).toBe(FOLDER);
  for (const { src, sizes, type } of icons) {
    const response = await page.request.get(new URL(src, url).href);
    expect(response.headers()['content-type']).toBe(type);
    const image = await response.body();
    // The width and the height stand at fixed places of a PNG.
    if (type === 'image/png') expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
  }
  const policy = (await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content')) ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test.describe('kept by the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  const kept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));

  test('the page works without a network after the first visit', async ({ page, context }) => {
    await page.goto(FOLDER);
    await expect.poll(() => kept(page), { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('.live .board')).toBeVisible();
    await open(page, 'kayles:P3', 'alice=person&bob=person&values=1');
    await page.locator('.move[data-move="1"]').click();
    await expect(page.locator('.turn[data-over=true]')).toBeVisible();
    // Parts of the page that were not shown before are there too.
    await page.keyboard.press('d');
    await expect(page.locator('.editor [data-vertex]')).toHaveCount(3);
  });

  test('a newer version is loaded beside the old one and shown when asked for', async ({ page }) => {
    const folder = '/newer/';
    const versions = () => page.evaluate(() => caches.keys());
    await page.goto(folder);
    await expect.poll(() => kept(page), { timeout: 30_000 }).toBe(true);
    const before = await versions();
    await open(page, 'kayles:P5//0', 'alice=person&bob=person', folder);
    await page.request.get('/newer-version');
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'A new version of Grundy has been loaded.' });
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await notice.getByRole('button', { name: 'Show it' }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(versions, { timeout: 30_000 }).toHaveLength(1);
    expect(await versions()).not.toEqual(before);
    // What was on the board is still there.
    await expect(page.locator('.stage .board')).toBeVisible();
    expect(problemOn(page)).toBe('kayles:P5//0');
  });
});
