// What can be taken away: links, texts, pictures.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, problemOn, test } from './page';

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });

/** What a button of the menu saves. */
async function saved(page: Page, name: string): Promise<{ file: string; content: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  return { file: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('buttons stand on the line of their fields', async ({ page }) => {
  await open(page, 'kayles:P5');
  const top = async (name: 'textbox' | 'button', label: string) => (await page.getByRole(name, { name: label }).boundingBox())?.y ?? -1;
  const apart = async (field: string, button: string) => Math.abs((await top('textbox', field)) - (await top('button', button)));
  // The results above the first field may still be on their way.
  await expect.poll(() => apart('Move as text', 'Play it')).toBeLessThan(3);
  await share(page).click();
  await expect.poll(() => apart('Problem text', 'Copy: Problem text')).toBeLessThan(3);
});

test('texts are the link, the problem, the play in words and the graph', async ({ page }) => {
  await open(page, 'kayles:P5//2.0.4');
  await share(page).click();
  await expect(page.getByRole('textbox', { name: 'Problem text' })).toHaveValue('kayles:P5//2.0.4');
  await expect(page.getByRole('textbox', { name: 'Link to this position' })).toHaveValue(page.url());
  const { file, content } = await saved(page, 'Play as text');
  expect(file).toBe('kayles.txt');
  const lines = content.toString('utf8').split('\n');
  expect(lines.slice(0, 6)).toEqual(['kayles:P5//2.0.4', 'Alice starts.', '1. Alice chose 2.', '2. Bob chose 0.', '3. Alice chose 4.', 'Alice won.']);
  await page.getByLabel('Format of the graph').selectOption('g6');
  await expect(page.getByRole('textbox', { name: 'The board as a graph' })).toHaveValue('DhC');
  await expectAccessible(page, 'share');
});

test('what is drawn can be taken away without a play', async ({ page }) => {
  await page.goto('/#draw=kayles:petersen');
  await expect(page.locator('.editor [data-vertex]')).toHaveCount(10);
  await share(page).click();
  await expect(page.getByRole('textbox', { name: 'Problem text' })).toHaveValue('kayles:petersen');
  await expect(page.getByRole('textbox', { name: 'Link to this position' })).toHaveValue(page.url());
  await expect(page.getByRole('textbox', { name: 'The play' })).toHaveCount(0);
  const { file, content } = await saved(page, 'SVG');
  expect(file).toBe('kayles.svg');
  expect(content.toString('utf8')).toContain('<svg');
  await expectAccessible(page, 'share while drawing');
});

test('the play is told in Portuguese too', async ({ page }) => {
  await open(page, 'nim:1,2//1>0');
  await page.getByRole('button', { name: 'Português' }).click();
  await page.getByRole('button', { name: 'Compartilhar', exact: true }).click();
  const play = page.getByRole('textbox', { name: 'A partida' });
  await expect(play).toHaveValue('nim:1,2//1>0\nAlice começa.\n1. Alice deixou 0 na pilha 2.\nA partida não terminou.');
});

test('pictures look like the board: shapes of players, results, hues', async ({ page }) => {
  await open(page, 'kayles:P7//3.0');
  await expect(page.locator('.stage .vertex.win')).toHaveCount(2);
  await share(page).click();
  const svg = (await saved(page, 'SVG')).content.toString('utf8');
  // Alice's disc, Bob's square, and the two winning moves with their sign and what they leave.
  expect(svg.match(/<circle class="shape alice"/g)).toHaveLength(1);
  expect(svg.match(/<rect class="shape bob"/g)).toHaveLength(1);
  expect(svg.match(/shape free win/g)).toHaveLength(2);
  expect(svg).toContain('✓ 0');
  // The same colours as on the page, on light and on dark ground.
  const blue = await page.locator('.stage .vertex.alice .body').evaluate((body) => getComputedStyle(body).fill);
  expect(blue).toBe('rgb(26, 101, 180)');
  expect(svg).toContain('#1a65b4');
  expect(svg).toContain('prefers-color-scheme:dark');
});

for (const problem of ['nim:1,2', 'poker-nim{bank=3}:1,2', 'nim-partizan:ABB,BA', 'value:{2|0}+{1|-1}', 'pos-cnf:(1 2)(2 3)', 'qsat:(1 -2)(2 3)']) {
  test(`pictures have the results that the board shows: ${problem}`, async ({ page }) => {
    await open(page, problem);
    const verdicts = page.locator('.stage .verdict');
    await expect(verdicts.first()).toBeVisible();
    await expect(page.locator('.move[data-result]').first()).toBeVisible();
    const shown = (await verdicts.allTextContents()).map((text) => text.trim().charAt(0)).sort();
    await share(page).click();
    const svg = (await saved(page, 'SVG')).content.toString('utf8');
    expect([...svg.matchAll(/class="tag note \w+">([✓=✗])/g)].map(([, sign]) => sign).sort()).toEqual(shown);
  });
}

test('a picture of pixels has two pixels for one, and the theme of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'kayles:P5//2');
  await share(page).click();
  const { content } = await saved(page, 'PNG');
  expect(content.subarray(1, 4).toString()).toBe('PNG');
  const svg = (await saved(page, 'SVG')).content.toString('utf8');
  const width = Number(/width="([\d.]+)"/.exec(svg)?.[1]);
  expect(content.readUInt32BE(16)).toBeGreaterThanOrEqual(Math.floor(2 * width));
  const corner = await page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    return [...pen.getImageData(1, 1, 1, 1).data];
  }, [...content]);
  expect(corner[0]).toBeLessThan(60);
});

test('the hues of colours are the same on the page and in pictures, as far as there are any', async ({ page }) => {
  // Twelve colours in use, one vertex each.
  const moves = Array.from({ length: 12 }, (_, v) => `${v}:${v + 1}`).join('.');
  await open(page, `coloring{colors=13}:K13//${moves}`, 'alice=person&bob=person');
  await expect(page.locator('.stage .vertex.coloured')).toHaveCount(12);
  const shown = await page.locator('.stage .vertex.coloured .body').evaluateAll((bodies) => bodies.map((body) => getComputedStyle(body).fill));
  await share(page).click();
  const svg = (await saved(page, 'SVG')).content.toString('utf8');
  const hex = (colour: string) => `#${[...colour.matchAll(/\d+/g)].map(([number]) => Number(number).toString(16).padStart(2, '0')).join('')}`;
  shown.forEach((colour, index) => expect(svg).toContain(`.hue${index}{fill:${hex(colour)}}`));
});

test('TikZ has the same shapes and names', async ({ page }) => {
  await open(page, 'kayles:P5//2.0');
  await share(page).click();
  const { file, content } = await saved(page, 'TikZ (LaTeX)');
  const code = content.toString('utf8');
  expect(file).toBe('kayles.tex');
  expect(code).toContain('\\begin{tikzpicture}');
  expect(code.match(/circle\[radius=/g)).toHaveLength(4);
  expect(code).toMatch(/\\path\[fill=\{rgb,255:red,176;green,71;blue,13\}[^\n]* rectangle /);
  expect(code.trim()).toMatch(/\\end\{tikzpicture\}$/);
});

test('moved vertices are where they were put, in pictures and in links', async ({ page }) => {
  await open(page, 'kayles:P3', 'alice=person&bob=person&values=1&at=0,0;500,1000;1000,0');
  await share(page).click();
  const svg = (await saved(page, 'SVG')).content.toString('utf8');
  const heights = [...svg.matchAll(/data-vertex="\d"[^]*?cy="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(heights[0]).toBe(heights[2]);
  expect(heights[1]).toBeGreaterThan(heights[0]! + 30);
});

test('a link always opens the same', async ({ page, context }) => {
  const asked = 'alice=computer&bob=person&strength=80&values=1&at=0,0;500,1000;1000,0';
  await open(page, 'kayles:P3//1', asked);
  await share(page).click();
  const link = await page.getByRole('textbox', { name: 'Link to this position' }).inputValue();
  for (const field of asked.split('&')) expect(link).toContain(field);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.stage .board').first()).toBeVisible();
  expect(problemOn(other)).toBe('kayles:P3//1');
  await expect(other.locator('.who-plays')).toHaveText((await page.locator('.who-plays').textContent()) ?? '');
  await expect(other.getByRole('button', { name: 'Analyse' })).toHaveAttribute('aria-pressed', 'true');
  const at = (which: Page) => which.locator('.stage [data-vertex="1"]').getAttribute('transform');
  expect(await at(other)).toBe(await at(page));
});
