// Drawing a graph, bringing one in, and setting up other boards.

import type { Page } from '@playwright/test';
import { answerOf, expect, gamesOf, positionOf, problemOn, tab, test } from './page';

/** Opens the drawing board of a game that is played by choosing vertices. */
async function openDrawing(page: Page, problem = 'kayles:P5'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#draw=${encodeURIComponent(problem)}`);
  await expect(page.locator('.editor [data-vertex]').first()).toBeVisible();
  await tab(page, 'Board').click();
}

const board = (page: Page) => page.getByLabel('Board: graph');
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name });
const vertices = (page: Page) => page.locator('.editor [data-vertex]');
const play = (page: Page) => page.locator('.actions').getByRole('button', { name: 'Play', exact: true });

test('a graph is drawn by hand, played, and drawn further', async ({ page }) => {
  await openDrawing(page);
  await page.getByRole('button', { name: 'Empty sheet' }).click();
  await expect(vertices(page)).toHaveCount(0);
  const sheet = page.locator('.drawing > svg');
  for (const [x, y] of [[200, 100], [500, 100], [350, 350]] as const) await sheet.click({ position: { x, y } });
  await expect(vertices(page)).toHaveCount(3);
  await tool(page, 'Edge').click();
  await vertices(page).nth(0).click();
  await vertices(page).nth(1).click();
  await vertices(page).nth(1).dragTo(vertices(page).nth(2));
  await expect(board(page)).toHaveValue('{0-1 1-2}');
  await tool(page, 'Label A').click();
  await vertices(page).nth(0).click();
  await expect(board(page)).toHaveValue('{0-1 1-2}[ACC]');
  await page.screenshot({ path: 'test-results/drawn.png' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board(page)).toHaveValue('{0-1 1-2}');
  // What is drawn survives a reload.
  await expect.poll(() => page.url()).toContain('#draw=');
  await page.reload();
  await expect(vertices(page)).toHaveCount(3);
  await play(page).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:{0-1 1-2}');
  expect(page.url()).toContain('&at=');
  await expect(page.locator('.stage [data-place^="element:"]')).toHaveCount(3);
  await page.keyboard.press('d');
  await tab(page, 'Board').click();
  await expect(board(page)).toHaveValue('{0-1 1-2}');
});

test('a graph is drawn by keyboard alone, and tools have keys', async ({ page }) => {
  await openDrawing(page);
  await page.getByRole('button', { name: 'Empty sheet' }).press('Enter');
  await expect(vertices(page)).toHaveCount(0);
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'New vertex' }).press('Enter');
  await page.getByLabel('Connect to vertex').fill('0');
  await page.getByLabel('Connect to vertex').press('Enter');
  await expect(board(page)).toHaveValue('{1-0}');
  await vertices(page).first().locator('..').focus();
  await page.keyboard.press('x');
  await expect(tool(page, 'Delete')).toHaveAttribute('aria-pressed', 'true');
});

test('families, random graphs, texts, files and layouts', async ({ page }) => {
  await openDrawing(page);
  const boards = page.getByRole('complementary', { name: 'Boards' });
  await boards.getByRole('button', { name: 'Random', exact: true }).click();
  await boards.getByLabel('Vertices').fill('6');
  await boards.getByRole('button', { name: 'Use' }).click();
  await expect(board(page)).toHaveValue(/^random\(6,0\.30,/);
  await expect(vertices(page)).toHaveCount(6);
  await boards.getByRole('button', { name: 'Paste' }).click();
  await boards.getByLabel('Text in any format').fill('graph { a -- b; b -- c; c -- d }');
  await boards.getByRole('button', { name: 'Insert the text' }).click();
  await expect(vertices(page)).toHaveCount(4);
  await expect(page.locator('.note')).toContainText('Read as DOT: 4 vertices.');
  await boards.getByLabel('A file').setInputFiles({ name: 'g.g6', mimeType: 'text/plain', buffer: Buffer.from('DhC\n') });
  await expect(vertices(page)).toHaveCount(5);
  await expect(page.locator('.note')).toContainText('graph6');
  await board(page).fill('grid(3,3)');
  await expect(vertices(page)).toHaveCount(9);
  const places = new Set<string>();
  for (const name of ['by forces', 'circle', 'grid']) {
    if (!(await page.locator('.layouts').isVisible())) await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const boxes = await vertices(page).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
    places.add(boxes.join());
  }
  expect(places.size).toBe(3);
  await expect(board(page)).toHaveValue('grid(3,3)');
});

test('options make the problem, and what was on the board is set up again', { tag: '@server' }, async ({ page }) => {
  // The computer does not move before the position is looked at.
  await page.route('**/api/choose', () => undefined);
  await openDrawing(page, 'kayles:C6');
  await tab(page, 'Options').click();
  await page.getByLabel('Who starts').selectOption('bob');
  await play(page).click();
  const { problem } = await positionOf(page.request, 'kayles{first=bob}:C6');
  await expect.poll(() => problemOn(page)).toBe(problem);
  await page.keyboard.press('d');
  await expect(page.getByLabel('Who starts')).toHaveValue('bob');
  // A random lost position is lost for the computer.
  await tab(page, 'Board').click();
  await board(page).fill('P12');
  await tab(page, 'Options').click();
  await page.getByLabel('Who starts').selectOption('alice');
  await page.getByRole('button', { name: 'Play a random position' }).click();
  await expect(page.locator('.stage .board')).toBeVisible();
  const lost = problemOn(page);
  const { next } = await positionOf(page.request, lost);
  expect((await answerOf(page.request, lost))?.winner).toBe(next === 'alice' ? 'bob' : 'alice');
  expect(page.url()).toContain(`${next}=computer`);
});

test('other boards are written, and formulas come from files', async ({ page }) => {
  await page.goto('/#draw=nim:3,5,7');
  await expect(page.locator('.preview .objects')).toHaveCount(3);
  await page.getByLabel('Board: heaps').fill('2,4');
  await expect(page.locator('.preview .objects')).toHaveCount(2);
  await page.goto(`/#draw=${encodeURIComponent('pos-cnf:(1 2)')}`);
  await expect(page.getByLabel('Board: formula')).toHaveValue('(1 2)');
  await page.getByLabel('A file').setInputFiles({ name: 'f.cnf', mimeType: 'text/plain', buffer: Buffer.from('c two clauses\np cnf 3 2\n1 2 0\n2 3 0\n') });
  await expect(page.getByLabel('Board: formula')).toHaveValue('(1 2)(2 3)');
  await expect(page.locator('.preview .clause')).toHaveCount(2);
});

test('boards that are not drawn go back and forth too, by buttons and keys', async ({ page }) => {
  const [undo, redo] = ['Undo', 'Redo'].map((name) => page.locator('.actions').getByRole('button', { name }));
  const text = page.locator('.problem');
  await page.goto(`/#draw=${encodeURIComponent('pos-cnf:(1 2)(2 3)')}`);
  const variable = (number: number) => page.locator(`.preview svg [data-place="element:${number - 1}"]`);
  await variable(1).click();
  await expect(text).toHaveText('pos-cnf{start=1:T}:(1 2)(2 3)');
  await page.getByRole('button', { name: 'False' }).click();
  await variable(3).click();
  await expect(text).toHaveText('pos-cnf{start=1:T;3:F}:(1 2)(2 3)');
  await undo?.click();
  await expect(text).toHaveText('pos-cnf{start=1:T}:(1 2)(2 3)');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('pos-cnf:(1 2)(2 3)');
  await expect(undo!).toBeDisabled();
  await page.keyboard.press('Control+y');
  await redo?.click();
  await expect(text).toHaveText('pos-cnf{start=1:T;3:F}:(1 2)(2 3)');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(text).toHaveText('pos-cnf:(1 2)(2 3)');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('pos-cnf{start=1:T;3:F}:(1 2)(2 3)');
  // Steps that are taken quicker than the page follows.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('pos-cnf:(1 2)(2 3)');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(text).toHaveText('pos-cnf{start=1:T;3:F}:(1 2)(2 3)');
});

test('the ground of Hackenbush is there while drawing', async ({ page }) => {
  await openDrawing(page, 'hackenbush:P3@1');
  await expect(page.locator('.editor [data-vertex="1"] .soil')).toHaveCount(1);
});

test('the options of every game make a problem that the server takes, or says what they need', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(300_000);
  const games = await gamesOf(page.request);
  await page.goto('/#draw=nim:1');
  for (const game of games) {
    await page.goto(`/#draw=${encodeURIComponent(game.first)}`);
    await expect(page.locator('.drawing-bench .pick.of-game')).toHaveText(game.name.en);
    await tab(page, 'Options').click();
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

test.describe('a wrong board', () => {
  test.use({ expectsRefusal: true });

  test('is refused where it is written, cannot be played, and the last drawing stays', async ({ page }) => {
    await openDrawing(page);
    await board(page).fill('P5x');
    await expect(page.getByRole('alert').locator('mark')).toBeVisible();
    await expect(play(page)).toBeDisabled();
    await expect(vertices(page)).toHaveCount(5);
    await board(page).fill('P6');
    await expect(vertices(page)).toHaveCount(6);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(play(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Paste' }).click();
    const text = page.getByLabel('Text in any format');
    await text.fill('graph { a -- ');
    await page.getByRole('button', { name: 'Insert the text' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await text.fill('graph { a -- b }');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is no step of its own: going back leads to the last board that could be read', async ({ page }) => {
    const [undo, redo] = ['Undo', 'Redo'].map((name) => page.locator('.actions').getByRole('button', { name }));
    await page.goto('/#draw=nim:3,5,7');
    await expect(page.locator('.preview .objects')).toHaveCount(3);
    const heaps = page.getByLabel('Board: heaps');
    await heaps.fill('2,');
    await expect(page.getByRole('alert')).toBeVisible();
    await heaps.fill('2,4');
    await expect(page.locator('.preview .objects')).toHaveCount(2);
    await undo?.click();
    await expect(heaps).toHaveValue('3,5,7');
    await expect(page.locator('.preview .objects')).toHaveCount(3);
    await redo?.click();
    await expect(heaps).toHaveValue('2,4');
  });
});
