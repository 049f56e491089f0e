// The panels beside the board: why, the game graph, the history.

import { expect, expectAccessible, expectNoSideways, open, playOnBoard, problemOn, tab, test } from './page';

test('why tells the winner in one line, at most three reasons, a picture, moves to try and every step on request', async ({ page }) => {
  await open(page, 'nim:3,5,7');
  await tab(page, 'Why').click();
  const why = page.locator('.in-short');
  await expect(why.getByRole('heading', { level: 2 })).toHaveText(/^Alice wins from here/);
  // 3 + 5 + 7 without carries is 1: the last row of the table.
  await expect(why.locator('.sum-table tbody tr').last()).toHaveText(/⊕\s*1\s*0\s*0\s*1/);
  expect(await why.locator(':scope > p').count()).toBeLessThanOrEqual(3);
  await expect(page.locator('.steps')).toHaveCount(0);
  const every = page.getByRole('button', { name: 'Every step' });
  await every.click();
  await expect(page.locator('.steps')).toContainText('Part 1');
  // The numbers of the steps are inside the panel.
  const inside = () =>
    page.locator('.steps').evaluate((list) => list.querySelector('li')!.getBoundingClientRect().left - list.closest('.pane')!.getBoundingClientRect().left);
  expect(await inside()).toBeGreaterThan(20);
  await expectAccessible(page, 'why');
  // Heaps are counted from 1 on the board and here.
  await expect(page.locator('.stage .caption').first()).toContainText('heap 1');
  await page.getByRole('button', { name: 'Play heap 1 → 2' }).click();
  await expect.poll(() => problemOn(page)).toBe('nim:3,5,7//0>2');
});

/** What the picture or table of an explanation must show, one for each kind of game. */
const SHOWN: [problem: string, winner: string, figure: RegExp, reason: RegExp][] = [
  ['spanning{first=bob}:K4', 'Alice', /Two trees, 1 and 2/, /Lehman/],
  ['lines:4^2', 'Bob', /weight of the sets/, /Erdős-Selfridge/],
  ['cops-and-robber:P7', 'Alice', /each corner is removed/, /shadow/],
  ['cops-and-robber:C4//0', 'Bob', /where he is safe/, /./],
  ['geography:C6@0', 'Alice', /maximum matching/, /matching/],
  ['kayles:C6', 'Bob', /same number answer each other/, /mirror image/],
  ['coloring{colors=2}:P4', 'Bob', /can no longer be coloured/, /Every move of Alice loses/],
  ['marking{k=2}:P5', 'Bob', /unmarked and has 2 marked neighbours/, /not a star/],
  ['pos-cnf:(1 2)(2 3)', 'Alice', /Alice has won/, /./],
  // A blue edge with a red one on it is worth a half.
  ['hackenbush:{0-1 1-2}[AB]@0', 'Alice', /end of this line/, /value of the position is 1\/2/],
];

for (const [problem, winner, figure, reason] of SHOWN) {
  test(`why has a picture and a reason: ${problem}`, async ({ page }) => {
    await open(page, problem);
    await tab(page, 'Why').click();
    const why = page.locator('.in-short');
    await expect(why.getByRole('heading', { level: 2 })).toContainText(winner, { timeout: 20_000 });
    await expect(why.locator('figure').filter({ hasText: figure }).first()).toBeVisible();
    await expect(page.locator('.pane')).toContainText(reason);
  });
}

test('a line of best play can be walked, also in Portuguese', async ({ page }) => {
  await open(page, 'coloring{colors=2}:P4');
  await page.getByRole('button', { name: 'Português' }).click();
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Bob vence a partir daqui, em 3 jogadas.' })).toBeVisible();
  await expect(page.locator('.in-short')).toContainText('O fim desta sequência:');
  await page.locator('.best-line button').nth(1).click();
  await expect.poll(() => problemOn(page).split('//')[1]?.split('.').length).toBe(2);
});

test('pairs and trees have hues and numbers', async ({ page }) => {
  await open(page, 'spanning{first=bob}:K4');
  await tab(page, 'Why').click();
  const lines = page.locator('.why-figure .line.grouped');
  await expect(lines).toHaveCount(6);
  await expect(page.locator('.why-figure .line.hue-1')).toHaveCount(3);
  await expect(page.locator('.why-figure .line.hue-2')).toHaveCount(3);
});

test('the thermograph is readable, and values have the signs of the field', async ({ page }) => {
  await open(page, 'snort:P4');
  await tab(page, 'Why').click();
  // What the picture says in its title is not said a second time below it.
  const picture = page.getByRole('img', { name: /^Thermograph of the position: Mean \S+, temperature \S+$/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Its texts have 13 units, and are not made smaller than 11 pixels.
  expect(await picture.evaluate((image: HTMLImageElement) => (13 * image.clientWidth) / image.naturalWidth)).toBeGreaterThanOrEqual(11);
  await open(page, 'value:+-5');
  await expect(page.locator('.stage text.value')).toHaveText('±5');
  await expect(page.locator('.status .chip')).toContainText('±5');
  await expect(page.locator('.pane')).toContainText('The value of the position is ±5.');
});

test('the game graph lies over the board, can be moved and zoomed, and a press walks to a position', async ({ page }) => {
  await open(page, 'kayles:P5');
  await tab(page, 'Tree').click();
  const nodes = page.locator('.graph-node');
  // Subsets that are left of a path of five after independent choices: counted by hand, ten.
  await expect(nodes).toHaveCount(10);
  await expect(nodes.first().locator('.board.compact')).toBeVisible();
  const root = page.locator('.graph-node[aria-current]');
  const seen = () =>
    root.evaluate((node) => {
      const [inner, outer] = [node.getBoundingClientRect(), node.closest('.graph-window')!.getBoundingClientRect()];
      return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    });
  await expect.poll(seen).toBe(true);
  // Winning and losing are told by words, too.
  await expect(root).toContainText('wins');
  await expect(page.locator('.graph-node.loss').first()).toContainText('loses');
  await expectAccessible(page, 'game graph');
  const width = async () => (await root.boundingBox())?.width ?? 0;
  const before = await width();
  await page.locator('.wide-graph [data-zoom=plus]').click();
  await expect.poll(width).toBeGreaterThan(before);
  await root.focus();
  await page.keyboard.press('0');
  await expect.poll(async () => Math.round(await width())).toBe(Math.round(before));
  // Keys: down to a position after a move, and there.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toMatch(/^kayles:P5\/\/\d$/);
  await expect(nodes).toHaveCount(10);
  await nodes.first().click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P5');
  // Symmetric positions once: ten positions are seven.
  await page.getByLabel('Show symmetric positions once').check();
  await expect.poll(() => nodes.count()).toBeLessThan(10);
  await page.getByRole('button', { name: 'Show the board' }).click();
  await expect(page.locator('.wide-graph')).toHaveCount(0);
  await expect(page.locator('.stage .board').first()).toBeVisible();
});

test('the small boards of the game graph lie within their nodes', async ({ page }) => {
  for (const problem of ['domination:C6', 'kayles:P5', 'hackenbush:{0-1 1-2}[AB]@0']) {
    await open(page, problem);
    await tab(page, 'Tree').click();
    await expect(page.locator('.graph-node .vertex').first()).toBeVisible();
    const outside = () =>
      page.locator('.graph-board').evaluateAll(
        (boards) =>
          boards.filter((board) => {
            const room = board.getBoundingClientRect();
            return [...board.querySelectorAll('.vertex .body')].some((body) => {
              const { top, bottom, left, right } = body.getBoundingClientRect();
              return top < room.top - 1 || bottom > room.bottom + 1 || left < room.left - 1 || right > room.right + 1;
            });
          }).length,
      );
    await expect.poll(outside, problem).toBe(0);
  }
});

test('dragging moves the game graph', async ({ page }) => {
  await open(page, 'kayles:P5');
  await tab(page, 'Tree').click();
  const root = page.locator('.graph-node[aria-current]');
  await expect(root).toBeVisible();
  const before = await root.boundingBox();
  const pane = (await page.locator('.graph-window').boundingBox())!;
  await page.mouse.move(pane.x + 8, pane.y + 8);
  await page.mouse.down();
  await page.mouse.move(pane.x + 68, pane.y + 48, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await root.boundingBox())!.x - before!.x)).toBe(60);
});

test('a game graph that is too large says so and what to do', async ({ page }) => {
  await open(page, 'kayles:grid(4,4)');
  await tab(page, 'Tree').click();
  await expect(page.locator('.pane')).toContainText('take a smaller board', { timeout: 20_000 });
  await expect(page.locator('.graph-node[aria-current]')).toBeVisible();
  await expectNoSideways(page, 'a large game graph');
});

test('the history has bars up for Alice and down for Bob, longer towards the end, and marks mistakes', async ({ page }) => {
  // In Kayles on a path of five the middle wins; Alice takes an end instead, Bob then the middle of the three left.
  await open(page, 'kayles:P5//0.3');
  const moments = page.locator('.strip-bar li');
  await expect(moments).toHaveCount(3);
  await expect(moments.nth(0)).toHaveClass(/alice-wins/);
  await expect(moments.nth(1)).toHaveClass(/bob-wins/);
  await expect(moments.nth(1).locator('.query')).toHaveText('?');
  const height = (index: number) => moments.nth(index).locator('.bar').evaluate((bar) => bar.getBoundingClientRect().height);
  expect(await height(2)).toBeGreaterThan(await height(0));
  const middle = await page.locator('.strip-bar ol').evaluate((list) => list.getBoundingClientRect().top + list.getBoundingClientRect().height / 2);
  const bar = (index: number) => moments.nth(index).locator('.bar').evaluate((bar) => bar.getBoundingClientRect());
  expect((await bar(0)).bottom).toBeLessThanOrEqual(middle + 1.5);
  expect((await bar(1)).top).toBeGreaterThanOrEqual(middle - 1.5);
  // Said aloud: what was played, who then wins and how soon, and that it was a mistake.
  await expect(page.getByRole('button', { name: 'Move 1: Alice chose 0. Then Bob wins in 1. mistake' })).toBeVisible();
  await moments.nth(1).getByRole('button').click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P5//0');
});

test('that there was no mistake is said only when every move is known', { tag: '@server' }, async ({ page }) => {
  await open(page, 'kayles:P3', 'alice=person&bob=person');
  await playOnBoard(page, '1');
  await expect(page.locator('.end-card')).toContainText('No mistakes.');
  // Where the moments of a play could not be solved, that is said instead.
  await page.route('**/api/history', (route) => route.fulfill({ contentType: 'application/x-ndjson', body: '{"kind":"done"}\n' }));
  await open(page, 'kayles:P3//0', 'alice=person&bob=person');
  await page.locator('.stage [data-place="element:2"][role=button]').click();
  await expect(page.locator('.end-card')).toContainText('Not every move could be judged.');
});

for (const width of [1280, 320]) {
  test(`nothing in the list of results is cut at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const problem of ['snort:P7', 'nim:1000,2000,3000', 'value:{3|1*}+{5|{2|-1}}']) {
      await open(page, problem);
      await tab(page, 'Results').click();
      const moves = page.locator('.move[data-result]');
      await expect(moves.first()).toBeVisible();
      const cut = await page.locator('.moves .move, .moves .move *').evaluateAll((all) => {
        const edge = document.querySelector('.moves')!.getBoundingClientRect().right;
        return all.filter((each) => each.getBoundingClientRect().right > edge + 1 || each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible').map((each) => each.textContent);
      });
      expect(cut, problem).toEqual([]);
    }
  });
}

test('numbers are known or asked for', async ({ page }) => {
  await open(page, 'kayles:P5', 'alice=person&bob=person');
  await tab(page, 'Numbers').click();
  await expect(page.locator('.numbers').first()).toContainText('Vertices5');
  await page.getByRole('button', { name: 'Ask: alpha_g', exact: true }).click();
  // On a path of five vertices the players choose 3 if both play best: floor(3 n / 7) + 1 of the literature for n = 5.
  await expect(page.locator('.numbers dd').filter({ hasText: /^3$/ })).toHaveCount(1);
});
