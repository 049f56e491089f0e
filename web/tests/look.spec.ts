// What was ugly when it was looked at: results over each other, rows that were broken, names that were cut, links that led nowhere.

import { expect, open, tab, test } from './page';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;

for (const problem of ['cliques:5,3//0-1.2-3.0-4', 'matching:K6//0-1.2-3.4-5', 'copies{h=P4}:K5//0-1.2-3']) {
  test(`results of lines do not cover each other: ${problem}`, async ({ page }) => {
    await open(page, problem);
    const pills = page.locator('.stage .line .pill');
    await expect(pills.first()).toBeVisible();
    await expect(page.locator('.stage .line.open:not(.win, .loss, .draw)')).toHaveCount(0);
    const boxes = await pills.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));
    expect(boxes.length).toBeGreaterThan(4);
    boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other) => expect(apart(one, other), `${i}`).toBe(true)));
  });
}

test('a long value is cut rather than put over the sentence', async ({ page }) => {
  await open(page, 'snort:P7');
  const chip = page.locator('.status .chip');
  await expect(chip).toContainText('‖');
  const [sentence, value] = [(await page.locator('.status .sentence').boundingBox())!, (await chip.boundingBox())!];
  expect(sentence.x + sentence.width).toBeLessThanOrEqual(value.x);
});

test('long values of neighbours do not cover each other', async ({ page }) => {
  await open(page, 'snort:caterpillar(6)//0.11');
  // Signs come first, values after them.
  await expect(page.locator('.stage .vertex .verdict').filter({ hasText: '|' }).first()).toBeVisible();
  const pills = page.locator('.stage .vertex .pill');
  expect(await pills.count()).toBeGreaterThan(4);
  const boxes = await pills.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));
  boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other) => expect(apart(one, other), `${i}`).toBe(true)));
});

test('results of edges with letters stand apart and inside the sheet, over every edge', async ({ page }) => {
  await open(page, 'hackenbush:{0-1 1-2 2-3 3-4 4-0 0-5 5-6 5-7 0-8 8-9}[AACBBABBCA]@0//1-2.4-0');
  const pills = page.locator('.stage .line .pill');
  await expect(pills).toHaveCount(4);
  await expect(page.locator('.stage .line.cut')).toHaveCount(2);
  const sheet = (await page.locator('.stage .board').boundingBox())!;
  const boxes = await pills.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));
  boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other) => expect(apart(one, other), `${i}`).toBe(true)));
  for (const { x, width } of boxes) expect(x >= sheet.x && x + width <= sheet.x + sheet.width).toBe(true);
  const last = await page.locator('.stage .graph g > .line').evaluateAll((all) => all.findLastIndex((line) => line.querySelector('.stroke')) < all.findIndex((line) => line.querySelector('.pill')));
  expect(last).toBe(true);
});

/** A board, and what stands beside a sign once all is known. */
const NOTED = [
  ['lines{rule=maker-maker}:3^2//b2.a1.c1', 'em 1'],
  ['soldiers:3', '✓'],
  ['nim-partizan:AAB,BA,CAB', '1∗'],
  ['value:{3|-1}+{2|0}+^', '|'],
] as const;

for (const [problem, noted] of NOTED) {
  test(`results stay within what they are about: ${problem}`, async ({ browser, baseURL }) => {
    // The longer language.
    const page = await browser.newPage({ baseURL, locale: 'pt-BR', viewport: { width: 390, height: 844 } });
    await open(page, problem);
    const texts = page.locator('.stage .spot .verdict');
    await expect(texts.filter({ hasText: noted }).first()).toBeVisible();
    const excess = await texts.evaluateAll((all) =>
      all.map((text) => text.getBoundingClientRect().width - (text.closest('.spot')?.querySelector('.ground')?.getBoundingClientRect().width ?? 0)),
    );
    expect(Math.max(...excess)).toBeLessThan(0);
    await page.close();
  });
}

test('what stands in a row is not broken where it fits', async ({ page }) => {
  for (const problem of ['treblecross:...........', 'pins:11', 'circular-nim:2,3,2,3,1']) {
    await open(page, problem);
    const ends = await page.locator('.fitted > * > *').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
    expect(ends.length, problem).toBeGreaterThan(4);
    expect(Math.max(...ends) - Math.min(...ends), problem).toBeLessThan(4);
  }
});

test('the names of all games are whole on a phone, in both languages', async ({ browser, baseURL }) => {
  for (const locale of ['en-US', 'pt-BR']) {
    const page = await browser.newPage({ baseURL, locale, viewport: { width: 390, height: 844 } });
    for (const problem of ['coloring{colors=3}:W6', 'pos-cnf-6:(1 1 2 2 3 3)', 'subtraction{set=1;2;3}:10', 'connected-greedy-coloring{colors=3}:P4']) {
      await open(page, problem);
      const hidden = await page.locator('.pick.of-both span').first().evaluate((name) => Math.max(name.scrollHeight - name.clientHeight, name.scrollWidth - name.clientWidth));
      expect(hidden, `${locale} ${problem}`).toBeLessThanOrEqual(1);
    }
    await page.close();
  }
});

test('what is typed right after Ctrl K is in the command box', async ({ page }) => {
  await open(page, 'kayles:P5');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nim 3 4');
  await expect(page.getByRole('combobox')).toHaveValue('nim 3 4');
});

test.describe('links', () => {
  test.use({ expectsRefusal: true });
  test('a link to a drawing that cannot be opened stands on the start page, to be corrected', async ({ page }) => {
    await page.goto('/#draw=kayles:P');
    await expect(page.getByRole('combobox')).toHaveValue('kayles:P');
    await expect(page.getByText('expected a number, found the end')).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expect(page.locator('.live .board')).toBeVisible();
    await page.getByRole('combobox').fill('kayles:P4');
    await page.keyboard.press('Enter');
    await expect(page.locator('.bench .stage .board').first()).toBeVisible();
  });

  test('a link to what cannot be set up says why, until another is followed', async ({ page }) => {
    await page.goto('/');
    for (const [link, text, why] of [
      ['#game=kaylse', 'kaylse', 'did you mean kayles?'],
      ['#draw=kayles:P3 + nim:2', 'kayles:P3 + nim:2', 'A sum of games cannot be drawn'],
    ] as const) {
      await page.goto(`/${link}`);
      await expect(page.getByRole('combobox')).toHaveValue(text);
      await expect(page.getByRole('alert')).toContainText(why);
      await page.goBack();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveValue('');
    }
    // The address follows the page again.
    await page.locator('.group .card[data-game="hex"]').click();
    await expect.poll(() => page.url()).toContain('#problem=hex:5x5');
  });
});

test('the table of the graph is beside what is drawn, and its text one tab away', async ({ page }) => {
  await page.goto('/#draw=kayles:C5');
  await expect(page.locator('.survey-table tr[data-game=kayles][data-state=solved]')).toBeVisible({ timeout: 60_000 });
  await tab(page, 'Board').click();
  await expect(page.getByLabel('Board: graph')).toHaveValue('C5');
});

test('both boards of a reduction and its verdict are seen at once', async ({ page }) => {
  await page.goto('/#reduction=kayles-to-coloring&instance=P4');
  await expect(page.locator('.agreement .holds')).toBeVisible();
  for (const name of ['source', 'target']) {
    const box = await page.locator(`[data-side=${name}] .board-frame`).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(800);
    expect(box?.height, name).toBeGreaterThan(280);
  }
});

test('the neighbours of a vertex are told by their names', async ({ page }) => {
  await open(page, 'geography:words(Bahia,Alagoas,Sergipe)@0');
  await expect(page.locator('[data-place="element:0"]')).toHaveAttribute('aria-description', 'next to Alagoas');
});

test('a tablet upright shows the whole board beside what is told about it', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 820, height: 1180 } });
  await open(page, 'kayles:petersen');
  await tab(page, 'Why').click();
  await expect(page.locator('.pane').getByText('wins from here')).toBeVisible();
  const ends = () => page.locator('.stage .board').evaluate((board) => board.getBoundingClientRect().bottom);
  const begins = () => page.locator('.panel').evaluate((panel) => panel.getBoundingClientRect().top);
  await expect.poll(async () => (await ends()) - (await begins())).toBeLessThanOrEqual(0);
  await page.close();
});

test('results are spoken in words, and lines are silent where vertices are chosen', async ({ page }) => {
  await open(page, 'kayles:P5');
  const vertex = page.locator('.stage [data-place="element:2"]');
  // The middle leaves two vertices apart, whose nimbers add to 0, and two moves.
  await expect(vertex).toHaveAccessibleName('vertex 2, free: move 2, wins, leaves nimber 0, over in 2');
  await expect(page.locator('.stage .line[role]')).toHaveCount(0);
  await open(page, 'cliques:4,3');
  await expect(page.locator('.stage .line[role=button]')).toHaveCount(6);
  await open(page, 'value:{3|-1}');
  await expect(page.locator('.stage [data-place="element:0"]')).toHaveAccessibleName(/leaves value 3, ends the play/);
});

test('moves on heaps name their heaps as the board does', async ({ page }) => {
  await open(page, 'circular-nim:2,3,2,3,1');
  await tab(page, 'Results').click();
  await expect(page.locator('.move[data-move="0>0;1>1"]')).toContainText('heap 1 → 0, heap 2 → 1');
  await open(page, 'nim-partizan:AAB,BA');
  await tab(page, 'Results').click();
  await expect(page.locator('.move[data-move="1>1"]')).toContainText('stack 2 → 1');
  await open(page, 'octal{code=0.77}:11//0>2,7');
  await expect(page.locator('.strip-bar')).toContainText('1→2,7');
});

test('the start page has no verdicts on its board, nor buttons to zoom it', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.live [data-place][role=button]').first()).toBeVisible();
  await expect(page.locator('.live .zoom-buttons')).toBeHidden();
  await expect(page.locator('.live .verdict')).toHaveCount(0);
});
