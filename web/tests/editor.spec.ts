// Drawing live: the verdict follows, vertices have names, boards are set up by clicking, lists are read as they are meant.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, positionOf, problemOn, tab, test } from './page';

async function openDrawing(page: Page, problem: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#draw=${encodeURIComponent(problem)}`);
  await expect(page.locator('.drawing-bench .problem')).toHaveText(problem);
  // On a phone that would pull the sheet up over the drawing.
  if ((page.viewportSize()?.width ?? 0) > 860) await tab(page, 'Board').click();
}

const board = (page: Page) => page.getByLabel('Board: graph');
const tool = (page: Page, name: string) => page.locator('.rail').getByRole('button', { name, exact: true });
const vertices = (page: Page) => page.locator('.editor [data-vertex]');
const chip = (page: Page) => page.locator('.verdict-chip .words');
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Boards' });
const emptySheet = async (page: Page) => {
  await page.getByRole('button', { name: 'Empty sheet' }).click();
  await expect(vertices(page)).toHaveCount(0);
};

test('the verdict follows the drawing, and stays folded away', async ({ page }) => {
  await openDrawing(page, 'kayles:P4');
  // P4 has nimber 0 and P5 has nimber 3.
  await expect(chip(page)).toContainText('Bob wins, nimber 0');
  await board(page).fill('P5');
  await expect(chip(page)).toContainText('Alice wins, nimber ∗3');
  await expect(page.locator('.verdict-chip')).not.toHaveClass(/stale/);
  await expect(page.locator('[data-verdict]')).toHaveText(/Alice wins/);
  await chip(page).click();
  await expect(chip(page)).toHaveCount(0);
  await page.reload();
  await expect(vertices(page)).toHaveCount(5);
  const show = page.getByRole('button', { name: 'Show the verdict' });
  await expect(show).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
  await show.click();
  await expect(chip(page)).toContainText('Alice wins');
});

test('what tenths of a second do not settle is searched longer when asked', { tag: '@server' }, async ({ page }) => {
  let asked = 0;
  await page.route('**/api/solve', async (route) => {
    const { seconds } = route.request().postDataJSON() as { seconds: number };
    expect(seconds).toBeLessThanOrEqual(asked === 0 ? 0.5 : 10);
    asked += 1;
    await route.continue();
  });
  await openDrawing(page, 'snort:random(40,0.2,1)');
  const longer = page.getByRole('button', { name: 'Search longer' });
  await expect(longer).toBeVisible({ timeout: 20_000 });
  await longer.click();
  await expect.poll(() => asked).toBe(2);
  await expect(page.locator('.verdict-chip')).toHaveClass(/stale/);
});

test('vertices have names, kept by text, link, play and export', async ({ page }) => {
  await openDrawing(page, 'kayles:P3');
  await expect(vertices(page)).toHaveCount(3);
  const name = page.getByLabel('Name', { exact: true });
  await vertices(page).nth(0).dblclick();
  await expect(name).toBeFocused();
  await name.fill('Acre');
  await name.press('Enter');
  await expect(board(page)).toHaveValue('{"Acre"-"1" "1"-"2"}');
  // By keys alone: F2 on the vertex.
  await page.locator('.editor .vertex').nth(1).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('F2');
  await expect(name).toBeFocused();
  await name.fill('Acre');
  await name.press('Enter');
  await expect(page.getByText('This cannot be its name.')).toBeVisible();
  await name.fill('São Paulo');
  await name.press('Enter');
  await expect(board(page)).toHaveValue(/São Paulo/);
  const text = await board(page).inputValue();
  await page.reload();
  await tab(page, 'Board').click();
  await expect(board(page)).toHaveValue(text);
  await expect(page.locator('.editor text', { hasText: 'Acre' })).toHaveCount(1);
  await page.locator('.actions').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.stage text', { hasText: 'Acre' })).toHaveCount(1);
  const exported = await page.request.post('/api/graph', { data: { graph: text } });
  const { formats } = (await exported.json()) as { formats: Record<string, string> };
  for (const format of ['dot', 'edges', 'json', 'gml', 'graphml']) expect(formats[format], format).toContain('Acre');
});

test('arcs are counted as such', async ({ page }) => {
  await openDrawing(page, 'geography:{0>1 1>2 0>2}@0');
  await expect(page.locator('.strip-bar .count')).toHaveText('3 vertices, 3 arcs');
});

test('the states of Brazil are a board that one can read', async ({ page }) => {
  await openDrawing(page, 'kayles:P3');
  await drawer(page).getByRole('button', { name: 'Brazil', exact: true }).click();
  await drawer(page).getByRole('button', { name: 'Use' }).click();
  await expect(vertices(page)).toHaveCount(27);
  await expect(board(page)).toHaveValue('brazil');
  await expect(page.locator('.editor [data-vertex] text.number', { hasText: /^SP$/ })).toHaveCount(1);
  await expect(page.locator('.strip-bar .count')).toHaveText('27 vertices, 51 edges');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(vertices(page)).toHaveCount(3);
});

test('names come from what networkx writes, and long ones do not spill', async ({ page }) => {
  await openDrawing(page, 'kayles:P3');
  const graph = { directed: false, multigraph: false, graph: {}, nodes: [{ id: 'Mato Grosso do Sul' }, { id: 'Amapá' }], links: [{ source: 'Mato Grosso do Sul', target: 'Amapá' }] };
  await drawer(page).getByRole('button', { name: 'Paste' }).click();
  await drawer(page).getByLabel('Text in any format').fill(JSON.stringify(graph));
  await drawer(page).getByRole('button', { name: 'Insert the text' }).click();
  await expect(vertices(page)).toHaveCount(2);
  await expect(page.locator('.note')).toContainText('JSON of networkx');
  // A long name is below its vertex, cut; a short one is inside.
  await expect(vertices(page).nth(0).locator('text.name')).toContainText('Mato Grosso d…');
  await expect(vertices(page).nth(1).locator('text.name')).toHaveText('Amapá');
  await vertices(page).nth(1).dblclick();
  await page.getByLabel('Name', { exact: true }).fill('MMMM');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  const width = (selector: string) => vertices(page).nth(1).locator(selector).evaluate((each) => each.getBoundingClientRect().width);
  await expect.poll(() => width('text.number')).toBeLessThan(await width('.body'));
});

test('a list of edges from 1 is read as meant, with a note, and from 0 if asked', async ({ page }) => {
  await openDrawing(page, 'kayles:P5');
  await drawer(page).getByRole('button', { name: 'Paste' }).click();
  await drawer(page).getByLabel('Text in any format').fill('1 2\n2 3\n3 1');
  await drawer(page).getByRole('button', { name: 'Insert the text' }).click();
  await expect(vertices(page)).toHaveCount(3);
  await expect(page.locator('.editor text.number')).toHaveText(['1', '2', '3']);
  await expect(page.locator('.note')).toContainText('numbered from 1 to 3');
  await page.getByRole('button', { name: 'Number from 0' }).click();
  await expect(vertices(page)).toHaveCount(4);
  await expect(page.locator('.editor text.number')).toHaveText(['0', '1', '2', '3']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(vertices(page)).toHaveCount(3);
});

test('families have names in both languages, and a search', async ({ page }) => {
  await openDrawing(page, 'kayles:P5');
  await expect(drawer(page).locator('.families svg').first()).toBeVisible();
  await drawer(page).getByLabel('Find or type a graph').fill('honeyc');
  await expect(drawer(page).locator('.families button')).toHaveCount(1);
  await drawer(page).getByLabel('Find or type a graph').fill('K2,3');
  await drawer(page).getByLabel('Find or type a graph').press('Enter');
  await expect(vertices(page)).toHaveCount(5);
  await drawer(page).getByLabel('Find or type a graph').fill('');
  await page.getByRole('button', { name: 'Português' }).first().click();
  const boards = page.getByRole('complementary', { name: 'Tabuleiros' });
  for (const name of ['Caminho', 'Ciclo', 'Roda', 'Colmeia', 'Árvore binária', 'Brasil']) {
    await expect(boards.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test.describe('set up by clicking', () => {
  /** Clicks on vertices with tools, and expects the problem that this makes. */
  const drawn: [string, [string, number[]][], string][] = [
    ['coloring:P4', [['colour 1', [0]], ['colour 2', [1]]], 'coloring{start=0:1;1:2}:P4'],
    ['kayles:P5', [['Chosen beforehand', [0]]], 'kayles{start=0}:P5'],
    ['cops-and-robber:C5', [['Place the tokens', [0, 2]]], 'cops-and-robber{start=0;2}:C5'],
    ['geography:P4@0', [['Token, root or ground', [2]]], 'geography:{0-1 1-2 2-3}@2'],
    ['shannon:C6@0;3', [['Alice’s beforehand', [1]], ['Bob’s beforehand', [5]]], 'shannon{start=A:1;B:5}:C6@0;3'],
  ];
  for (const [problem, clicks, expected] of drawn) {
    test(problem, async ({ page }) => {
      await openDrawing(page, problem);
      await expect(vertices(page).first()).toBeVisible();
      for (const [name, at] of clicks) {
        await tool(page, name).click();
        for (const vertex of at) await vertices(page).nth(vertex).click();
      }
      await expect(page.locator('.problem')).toHaveText(expected);
      expect((await positionOf(page.request, expected)).legal.length).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.locator('.problem')).not.toHaveText(expected);
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect(page.locator('.problem')).toHaveText(expected);
      await page.reload();
      await expect(page.locator('.problem')).toHaveText(expected);
    });
  }

  /** The same on boards that are not drawn, by their places. */
  const others: [string, [string, number][], string][] = [
    ['hex:3x3', [['Alice’s beforehand', 4], ['Bob’s beforehand', 0]], 'hex{start=A:b2;B:a1}:3x3'],
    ['lines:3^2', [['Bob’s beforehand', 4]], 'lines{start=B:b2}:3^2'],
    ['pos-cnf:(1 2)(1 3)', [['True beforehand', 0], ['False beforehand', 2]], 'pos-cnf{start=1:T;3:F}:(1 2)(1 3)'],
    ['qsat:(1 -2)(2 3)', [['False beforehand', 1]], 'qsat{start=2:F}:(1 -2)(2 3)'],
  ];
  for (const [problem, clicks, expected] of others) {
    test(problem, async ({ page }) => {
      await openDrawing(page, problem);
      for (const [name, at] of clicks) {
        await tool(page, name).click();
        const place = page.locator(`.preview [data-place="element:${at}"][role=button]`);
        await place.focus();
        await place.press('Enter');
      }
      await expect(page.locator('.problem')).toHaveText(expected);
      expect((await positionOf(page.request, expected)).legal.length).toBeGreaterThan(0);
      const first = page.locator(`.preview [data-place="element:${clicks[0]?.[1] ?? 0}"][role=button]`);
      await tool(page, clicks[0]?.[0] ?? '').click();
      await first.focus();
      await first.press('Enter');
      await expect(page.locator('.problem')).not.toHaveText(expected);
    });
  }
});

test('lines take marks where lines are chosen', async ({ page }) => {
  await openDrawing(page, 'spanning:K3');
  await tool(page, 'Alice’s beforehand').click();
  await page.locator('.editor [data-line="0"]').press('Enter');
  await expect(page.locator('.problem')).toHaveText('spanning{start=A:0-1}:K3');
});

test('five vertices and a cycle are drawn by keys alone', async ({ page }) => {
  await openDrawing(page, 'kayles:P3');
  await page.getByRole('button', { name: 'Empty sheet' }).press('Enter');
  await expect(page.locator('.empty-sheet')).toHaveText('Click to put the first vertex, or take a board.');
  await page.locator('.editor').focus();
  await page.keyboard.press('n');
  for (let n = 1; n <= 5; n++) {
    await page.keyboard.press('Enter');
    await expect(vertices(page)).toHaveCount(n);
    await expect(page.locator(`.editor .vertex:has([data-vertex="${n - 1}"])`)).toBeFocused();
  }
  await page.keyboard.press('e');
  await expect(tool(page, 'Edge')).toHaveAttribute('aria-pressed', 'true');
  // From the last vertex round: each edge from the vertex before to the next.
  for (let n = 1; n <= 5; n++) {
    await page.keyboard.press('Enter');
    await expect(page.locator('.editor .pending')).toHaveCount(1);
    await page.keyboard.press('PageDown');
    await expect(page.locator(`.editor .vertex:has([data-vertex="${n - 1}"])`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.editor [data-line]')).toHaveCount(n);
  }
  await expect(board(page)).toHaveValue('{4-0 0-1 1-2 2-3 3-4}');
  await expect(chip(page)).toContainText('Node Kayles');
});

test('a graph is drawn with one tool: clicks are vertices, drags are edges', async ({ page }) => {
  await openDrawing(page, 'kayles:{0 1}');
  await expect(vertices(page)).toHaveCount(2);
  await expect(tool(page, 'Vertex')).toHaveAttribute('aria-pressed', 'true');
  await vertices(page).nth(0).dragTo(vertices(page).nth(1));
  await expect(board(page)).toHaveValue('{0-1}');
});

test('an edge dragged to the empty sheet adds a vertex', async ({ page }) => {
  await openDrawing(page, 'kayles:P2');
  await expect(vertices(page)).toHaveCount(2);
  await tool(page, 'Edge').click();
  const box = await vertices(page).nth(0).locator('.body').boundingBox();
  if (!box) throw new Error('no vertex');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 100, { steps: 4 });
  await expect(page.locator('.rubber circle')).toBeVisible();
  await page.mouse.move(box.x + 80, box.y + 160, { steps: 4 });
  await page.mouse.up();
  await expect(board(page)).toHaveValue('{0-1 0-2}');
});

test('a board that the game cannot use is said to be so, and a game keeps the board that it can use', async ({ page }) => {
  await openDrawing(page, 'kayles:petersen');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('snort');
  await page.getByRole('option', { name: /Snort/ }).first().click();
  await expect(page.locator('.problem')).toHaveText('snort:petersen');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('hex');
  await page.getByRole('option', { name: /^Hex/ }).first().click();
  await expect(page.locator('.note')).toContainText('cannot be played on that board');
});

test.describe('without a server', { tag: '@server' }, () => {
  test.use({ expectsRefusal: true });

  test('drawing goes on', async ({ page }) => {
    await openDrawing(page, 'kayles:P3');
    await expect(vertices(page)).toHaveCount(3);
    let asked = 0;
    await page.route('**/api/families', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.route('**/api/*', (route) => (route.request().method() === 'HEAD' ? route.fallback() : route.abort()));
    await page.locator('.drawing > svg').click({ position: { x: 200, y: 150 } });
    await expect(vertices(page)).toHaveCount(4);
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    // The page tries again by itself.
    await page.unrouteAll();
    await expect(page.getByText('The server does not answer.')).toHaveCount(0);
    await expect(chip(page)).toContainText('wins');
    await page.reload();
    await expect(vertices(page)).toHaveCount(4);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('taps add vertices, and two fingers zoom', async ({ page }) => {
    await openDrawing(page, 'kayles:P3');
    await emptySheet(page);
    const sheet = page.locator('.drawing > svg');
    for (const [x, y] of [[100, 120], [250, 120], [180, 240]] as const) await sheet.tap({ position: { x, y } });
    await expect(vertices(page)).toHaveCount(3);
    const box = await sheet.boundingBox();
    if (!box) throw new Error('no sheet');
    const client = await page.context().newCDPSession(page);
    const fingers = (gap: number) => [-gap, gap].map((dx, id) => ({ x: box.x + 190 + dx, y: box.y + 180, id }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const gap of [50, 70, 90]) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.drawing > svg.zoomed')).toHaveCount(1);
    await expect(vertices(page)).toHaveCount(3);
  });

  test('a cycle is drawn by quick taps: a vertex that ends an edge begins the next', async ({ page }) => {
    await openDrawing(page, 'kayles:P3');
    await emptySheet(page);
    const sheet = page.locator('.drawing > svg');
    const places = [[100, 150], [280, 150], [190, 260]] as const;
    for (const [x, y] of places) await sheet.tap({ position: { x, y } });
    await page.getByRole('button', { name: 'Edge' }).tap();
    for (const at of [0, 1, 1, 2, 2, 0]) {
      const [x, y] = places[at] ?? places[0];
      await sheet.tap({ position: { x, y } });
    }
    await expect(page.locator('.strip-bar .count')).toHaveText('3 vertices, 3 edges');
    await expect(page.getByRole('button', { name: 'Edge', exact: true })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the drawing board is accessible and never scrolls sideways, in every size, language and theme', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [width, height] of [[1280, 800], [1920, 1080], [820, 1180], [390, 844], [320, 640]] as const) {
    await page.setViewportSize({ width, height });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await openDrawing(page, 'kayles:petersen');
      await expect(vertices(page)).toHaveCount(10);
      await expect(chip(page)).toContainText('wins');
      await expectNoSideways(page, `${width} ${scheme}`);
      if (width === 1280 || width === 390) await expectAccessible(page, `drawing ${width} ${scheme}`);
    }
  }
  expect(problemOn(page)).toBe('kayles:petersen');
});
