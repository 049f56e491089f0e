// The frame: nothing moves while playing, nothing is wider than the screen, nothing takes long.

import type { Page } from '@playwright/test';
import { expect, expectNoSideways, fontsLoaded, open, playOnBoard, problemOn, tab, test } from './page';

/** The boxes of the parts of the frame, rounded. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    ['.top', '.status', '.stage', '.stage .board', '.strip-bar', '.panel', '.tab-list', '.actions'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return `${part} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

interface Seen {
  shift: number;
  longest: number;
  /** What was moved. */
  moved: string[];
}

/** Records layout shifts that no press explains, and long tasks, from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { shift: 0, longest: 0, moved: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const shift = entry as unknown as { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
        if (shift.hadRecentInput) return;
        seen.shift += shift.value;
        seen.moved.push(...shift.sources.map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.getAttribute('class')}` : String(node?.nodeName))));
      }),
    ).observe({ type: 'layout-shift' });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (seen.longest = Math.max(seen.longest, duration)))).observe({ type: 'longtask' });
  });
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test('the frame stays where it is: moves, hints, results, tabs and modes', { tag: '@alone' }, async ({ page }) => {
  for (const problem of ['kayles:P60', 'nim:3,5,7']) {
    await open(page, problem, 'alice=person&bob=computer&strength=100');
    await fontsLoaded(page);
    const before = await boxes(page);
    await watch(page);
    await page.locator('.stage [data-place][role=button]').first().press('Enter');
    await expect(page.locator('.scoresheet button')).toHaveCount(2);
    await expect(page.locator('.turn')).toContainText('Your move.');
    expect(await boxes(page), `${problem}: a move`).toEqual(before);
    await page.keyboard.press('h');
    await expect(page.locator('.turn')).toContainText(/moves? (is|are) best|good|loses/);
    expect(await boxes(page), `${problem}: a hint`).toEqual(before);
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: 'Analyse' })).toHaveAttribute('aria-pressed', 'true');
    expect(await boxes(page), `${problem}: results`).toEqual(before);
    for (const name of ['Why', 'Numbers', 'Tree', 'Play']) {
      await tab(page, name).click();
      expect(await boxes(page), `${problem}: ${name}`).toEqual(before);
    }
    await page.keyboard.press('r');
    expect(await boxes(page), `${problem}: results hidden`).toEqual(before);
    const { shift, longest, moved } = await seen(page);
    console.log(`${problem}: layout shift ${shift}, longest task ${Math.round(longest)} ms`);
    expect(moved, problem).toEqual([]);
    expect(shift, problem).toBe(0);
  }
});

test('the modes stay under the pointer, also while a board is drawn', async ({ page }) => {
  await open(page, 'kayles:C6', 'alice=person&bob=person');
  await fontsLoaded(page);
  const place = () => page.locator('.modes').evaluate((modes) => Math.round(modes.getBoundingClientRect().x));
  const before = await place();
  for (const name of ['Analyse', 'Draw', 'Play']) {
    await page.locator('.modes').getByRole('button', { name }).click();
    await expect(page.locator('.modes [aria-pressed=true]')).toHaveText(name);
    expect(await place(), name).toBe(before);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(1);
  }
});

test('boards that are not graphs use the room of a projector', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const problem of ['nim:3,5,7', 'dots-and-boxes:3x3', 'hex:7x7']) {
    await open(page, problem, 'alice=person&bob=person');
    await page.keyboard.press('f');
    const part = () =>
      page.evaluate(() => {
        const room = document.querySelector('.room .stage')!.getBoundingClientRect();
        const boxes = [...document.querySelectorAll('.room .stage svg')].map((svg) => svg.getBoundingClientRect());
        const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
        const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
        return { most: Math.max(height / room.height, width / room.width), inside: height <= room.height && width <= room.width };
      });
    await expect.poll(async () => (await part()).most, problem).toBeGreaterThan(0.6);
    await expect.poll(async () => (await part()).inside, problem).toBe(true);
  }
});

/** How many rows of tabs and actions are wider than their room. */
const cut = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.tab-list, .actions')].filter((row) => row.scrollWidth > row.clientWidth + 1).length);

test('every size is filled without scrolling sideways, in both languages', async ({ page }) => {
  test.setTimeout(300_000);
  const addresses = [
    '/#games',
    '/#reductions',
    '/#problem=kayles:petersen//0&alice=person&bob=person',
    '/#problem=nim:3,5,7&alice=person&bob=person&values=1',
    '/#problem=lines{rule=maker-maker}:4^3&alice=person&bob=person',
    '/#problem=kayles:P5%20%2B%20nim:3,2&alice=person&bob=person',
    '/#problem=hypergraph:(1%202%203)(3%20four%205)(5%206%201)&alice=person&bob=person',
    '/#draw=kayles:C6',
  ];
  const sizes = [
    [1920, 1080],
    [820, 1180],
    [390, 844],
    [844, 390],
    [320, 640],
  ] as const;
  await page.goto('/');
  for (const language of ['English', 'Português']) {
    if (language === 'Português') await page.getByRole('button', { name: 'Português' }).first().click();
    for (const [index, address] of addresses.entries()) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.locator('#content')).toBeVisible();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expectNoSideways(page, `${language} ${address} ${width}`);
        const bench = page.locator('.bench');
        const high = () => page.evaluate(() => document.documentElement.scrollHeight);
        if (await bench.isVisible()) await expect.poll(high, { message: address }).toBeLessThanOrEqual(height);
        await expect.poll(() => cut(page), { message: `${language} ${address} ${width}: tabs and actions` }).toBe(0);
        if (width === 390) await page.screenshot({ path: `test-results/phone-${language === 'English' ? 'en' : 'pt'}-${index}.png` });
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/#games');
  }
});

test('on a phone the panel is a sheet, and places are large enough for fingers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'kayles:grid(3,5)', 'alice=person&bob=person');
  const smallest = () =>
    page.locator('.stage [data-place][role=button]').evaluateAll((places) =>
      Math.min(...places.map((place) => Math.min(place.getBoundingClientRect().width, place.getBoundingClientRect().height))),
    );
  await expect.poll(smallest).toBeGreaterThanOrEqual(40);
  const panel = page.locator('.panel');
  const top = async () => (await panel.boundingBox())?.y ?? 0;
  const peek = await top();
  await tab(page, 'Why').click();
  await expect.poll(top).toBeLessThan(peek);
  const grab = page.getByRole('button', { name: 'Pull the panel up or down' });
  await grab.press('Enter');
  await expect(panel).toHaveAttribute('data-sheet', 'full');
  await grab.press('Enter');
  await expect.poll(top).toBe(peek);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('textbox', { name: 'Problem text' })).toHaveValue('kayles:grid(3,5)');
  // Who plays is chosen there too.
  await page.locator('.menu').getByLabel('Bob').selectOption('computer');
  await expect.poll(() => page.url()).toContain('bob=computer');
  await page.keyboard.press('Escape');
  // One button names the game and the board, and opens the lists of both.
  const names = page.getByRole('button', { name: 'Node Kayles grid(3,5)' });
  expect((await names.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await names.click();
  await page.getByRole('button', { name: 'Boards' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.getByRole('option', { name: 'P7' }).click();
  await expect.poll(() => page.url()).toContain('kayles:P7');
  // At the end of a play it comes up, and goes down with the next.
  await open(page, 'kayles:P3//1', 'alice=person&bob=person');
  await expect(panel).toHaveAttribute('data-sheet', 'half');
  // What was played stays in sight above it, and the names of the moves are whole.
  await expect.poll(async () => (await page.locator('.strip-bar').boundingBox())?.y).toBeLessThan((await top()) - 40);
  const lowest = () => page.locator('.stage [data-place]').evaluateAll((places) => Math.max(...places.map((place) => place.getBoundingClientRect().bottom)));
  await expect.poll(async () => (await lowest()) - (await top())).toBeLessThan(0);
  const cutChips = () =>
    page.locator('.strip-bar .token-chip').evaluateAll((chips) => chips.filter((chip) => chip.scrollWidth > chip.clientWidth).map((chip) => chip.textContent));
  await expect.poll(cutChips).toEqual([]);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(panel).toHaveAttribute('data-sheet', 'peek');
});

test('twice the size leaves room for the board, and forced colours show what is chosen', async ({ page }) => {
  // A laptop at twice the size, and a phone on its side.
  for (const [width, height] of [[640, 400], [844, 390]] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'kayles:grid(3,4)//0.6');
    const heights = () => page.locator('.stage .board').evaluate((board) => board.getBoundingClientRect().height / innerHeight);
    await expect.poll(heights).toBeGreaterThan(0.6);
    await expect(page.locator('.pane')).toContainText('The nimber is 1');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'kayles:grid(3,4)//0.6');
  for (const chosen of [tab(page, 'Results'), page.getByRole('button', { name: 'Analyse' })]) await expect(chosen).toHaveCSS('outline-style', 'solid');
  const colours = () => page.locator('.who-plays .mark').evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  await expect.poll(async () => new Set(await colours()).size).toBe(2);
});

test('full screen shows large labels, and Escape leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, 'kayles:dodecahedron//0', 'alice=person&bob=person');
  await page.keyboard.press('f');
  await expect(page.locator('.room h1')).toHaveText('Bob to move.');
  const label = () => page.locator('.room .vertex .number').first().evaluate((text) => text.getBoundingClientRect().height);
  await expect.poll(label).toBeGreaterThanOrEqual(28);
  await page.keyboard.press('r');
  const result = () => page.locator('.room .vertex .verdict').first().evaluate((text) => text.getBoundingClientRect().height);
  await expect.poll(result).toBeGreaterThanOrEqual(20);
  await page.keyboard.press('r');
  await page.screenshot({ path: 'test-results/room.png' });
  await page.locator('.room [data-place][role=button]').first().press('Enter');
  await expect(page.locator('.room h1')).toHaveText('Alice to move.');
  await page.locator('.room').getByRole('button', { name: /Leave/ }).click();
  await expect(page.locator('.bench')).toBeVisible();
  expect(problemOn(page)).toMatch(/^kayles:dodecahedron\/\/0\.\d+$/);
});

test('the game is changed on the same board where that can be, and modes keep the play', async ({ page }) => {
  await open(page, 'kayles:petersen//0', 'alice=person&bob=person');
  await page.getByTitle('Choose another game').click();
  await page.getByRole('dialog').getByRole('combobox').fill('domination');
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toBe('domination:petersen');
  await playOnBoard(page, '3');
  await page.keyboard.press('d');
  await expect(page.locator('.editor [data-vertex]')).toHaveCount(10);
  await expect.poll(() => page.url()).toContain('#draw=domination:petersen');
  await page.keyboard.press('p');
  await expect.poll(() => problemOn(page)).toBe('domination:petersen//3');
  await page.keyboard.press('a');
  await expect(page.locator('.stage .verdict').first()).toBeVisible();
  await expect.poll(() => problemOn(page)).toBe('domination:petersen//3');
});
