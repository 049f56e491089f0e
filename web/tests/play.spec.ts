// Playing: the address, going back and forth, the computer, hints, the end, waiting.

import type { Page } from '@playwright/test';
import { expect, open, playOnBoard, problemOn, tab, test } from './page';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const PERSONS = 'alice=person&bob=person';

/** The problem once no move is made any more. */
async function problemAtRest(page: Page): Promise<string> {
  let before = '';
  await expect(async () => {
    const now = problemOn(page);
    const rests = now === before;
    before = now;
    expect(rests).toBe(true);
  }).toPass({ intervals: [500] });
  return before;
}

test('a link restores problem, moves, players, strength, hidden results and places', async ({ page }) => {
  const link = '/#problem=kayles:P5//2&alice=computer&bob=person&strength=50&values=0&at=0,0;250,1000;500,0;750,1000;1000,0';
  await page.goto(link);
  await expect(page.locator('.turn')).toContainText('Your move.');
  await expect(page.locator('.who')).toContainText('AliceComputer');
  await expect(button(page, 'Beginner')).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Results').click();
  await expect(page.locator('.move')).toHaveCount(2);
  await expect(page.locator('.move[data-result]')).toHaveCount(0);
  expect(page.url()).toContain(link);
  await page.getByRole('tab', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect.poll(() => page.url()).toContain('alice=person&bob=computer');
});

test('undo and redo go one step, and strip, scoresheet and board show the same moment', async ({ page }) => {
  await open(page, 'kayles:P9', PERSONS);
  for (const move of ['4', '0', '8']) await playOnBoard(page, move);
  expect(problemOn(page)).toBe('kayles:P9//4.0.8');
  await button(page, 'Undo').click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4.0');
  await page.keyboard.press('Control+y');
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4.0.8');
  await page.getByRole('button', { name: 'Alice chose 4.' }).first().click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4');
  await expect(page.locator('.strip-bar [aria-current]')).toHaveAccessibleName(/Move 1: Alice chose 4/);
  await expect(page.locator('.scoresheet [aria-current]')).toHaveText(/chose 4/);
  await page.locator('.strip-bar [aria-current]').focus();
  await page.keyboard.press('End');
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4.0.8');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4.0');
  await page.keyboard.press('Home');
  await expect.poll(() => problemOn(page)).toBe('kayles:P9');
});

test('a click on a vertex, an object or a cell plays there, and list and board point at the same move', async ({ page }) => {
  const plays = { 'nim:3,5,7': 'left:0:2', 'treblecross:.....': 'element:2', 'kayles:P5': 'element:2' };
  for (const [problem, place] of Object.entries(plays)) {
    await open(page, problem, PERSONS);
    await page.locator(`.stage [data-place="${place}"]`).locator('circle, rect').first().click();
    await expect.poll(() => problemOn(page)).toContain(`${problem}//`);
  }
  await open(page, 'kayles:P5');
  await page.locator('.move[data-move="1"]').hover();
  await expect(page.locator('[data-place="element:1"]')).toHaveClass(/marked/);
  await page.locator('[data-place="element:3"] .reach').hover();
  await expect(page.locator('.move[data-move="3"]')).toHaveAttribute('data-marked', 'true');
});

test('a press where no move is possible is answered', async ({ page }) => {
  await open(page, 'kayles:P5//0', PERSONS);
  await page.locator('.stage [data-place="element:1"] .body').click();
  await expect(page.locator('.turn')).toContainText('That cannot be chosen now.');
  expect(problemOn(page)).toBe('kayles:P5//0');
  await playOnBoard(page, '2');
  await expect(page.locator('.turn')).not.toContainText('That cannot be chosen now.');
});

test('a hint first counts the good moves, then shows one; results are asked for', async ({ page }) => {
  await open(page, 'kayles:P5', PERSONS);
  await page.keyboard.press('h');
  await expect(page.locator('.turn')).toContainText('One of your 5 moves is best.');
  await expect(page.locator('.stage .marked')).toHaveCount(0);
  await button(page, 'Hint').click();
  await expect(page.locator('.turn')).toContainText('A good move: 2.');
  await expect(page.locator('[data-place="element:2"]')).toHaveClass(/marked/);
  await page.keyboard.press('r');
  await expect(page.locator('.move[data-result="win"]')).toHaveCount(1);
  await expect(page.locator('.turn')).toContainText('Alice to move, and Alice wins.');
  await page.keyboard.press('r');
  await expect(page.locator('.turn')).toContainText('Alice to move.');
  await expect(page.locator('.verdict')).toHaveCount(0);
});

test('a move has the same words in the list, the hint and the strip, and heaps are counted from 1', async ({ page }) => {
  await open(page, 'nim:3,5,7');
  await expect(page.locator('.move[data-move="0>2"] .move-text')).toHaveText('heap 1 → 2');
  await expect(page.locator('.move[data-move="0>2"]')).toHaveAccessibleName(/^move heap 1 → 2, wins/);
  await open(page, 'nim:2,2', PERSONS);
  await page.keyboard.press('h');
  await expect(page.locator('.turn')).toContainText('Every move loses');
  await page.keyboard.press('h');
  await expect(page.locator('.turn')).toContainText(/The longest defence: heap [12] → 1\./);
  await playOnBoard(page, '1>1');
  await expect(page.locator('.strip-bar .token-chip.alice')).toHaveText('2→1');
  await open(page, 'kayles:P3 + nim:2');
  await expect(page.locator('.move[data-move="1:0>1"] .move-text')).toHaveText('board 2: heap 1 → 1');
  // The end of a play that was lost says what would have been better in the same words.
  await open(page, 'nim:3,5,7//0>0.1>0.2>6.2>0', PERSONS);
  await expect(page.locator('.end-card')).toContainText('Better: heap 1 → 2, heap 2 → 4, heap 3 → 6.');
});

test('the end says who won and why, and leads to another play, the other side, and the first mistake', async ({ page }) => {
  await open(page, 'kayles:P5', 'alice=person&bob=computer&strength=100');
  await playOnBoard(page, '0');
  const card = page.locator('.end-card');
  await expect(async () => {
    if (await card.isVisible()) return;
    await page.locator('.stage [data-place][role=button]').first().press('Enter', { timeout: 1000 });
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await expect(card.getByRole('heading')).toHaveText('Bob wins.');
  await expect(card).toContainText('Alice cannot move and therefore loses.');
  await expect(card).toContainText('First mistake, move 1: You chose 0. Better: 2.');
  await page.screenshot({ path: 'test-results/end.png' });
  await card.getByRole('button', { name: 'Review' }).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P5');
  await expect(page.locator('.strip-bar .query').first()).toBeVisible();
  await page.getByRole('button', { name: 'To the last move' }).click();
  await page.locator('.end-card').getByRole('button', { name: 'Swap sides' }).click();
  await expect.poll(() => page.url()).toContain('alice=computer&bob=person');
  await expect.poll(() => problemOn(page)).toContain('kayles:P5//');
});

test('no mistakes is said only where every move is known', { tag: '@server' }, async ({ page }) => {
  await open(page, 'kayles:P3//1', PERSONS);
  await tab(page, 'Play').click();
  await expect(page.locator('.end-card')).toContainText('No mistakes.');
  // A server that cannot judge a moment in time says so.
  await page.route('**/api/history', async (route) => {
    const response = await route.fetch();
    const moments = (await response.text()).trim().split('\n').map((line) => JSON.parse(line) as { index?: number; answer?: { winner: unknown } });
    const dimmed = moments.map((moment) => (moment.index === 0 ? { ...moment, answer: { ...moment.answer, winner: null, score: null } } : moment));
    await route.fulfill({ response, body: dimmed.map((moment) => JSON.stringify(moment)).join('\n') });
  });
  await open(page, 'kayles:P3//1', PERSONS);
  await expect(page.locator('.end-card')).toContainText('Not every move could be judged.');
});

test('the computer moves by itself, two of them can be held, and play goes on from an earlier moment', async ({ page }) => {
  await open(page, 'kayles:P7', 'alice=computer&bob=computer');
  await expect(page.locator('.turn[data-over=true]')).toBeVisible();
  // A thousand moves, so that it is held in the middle.
  await open(page, 'subtraction{set=1}:1000', 'alice=computer&bob=computer');
  await expect.poll(() => problemOn(page)).toContain('//');
  await button(page, 'Pause').click();
  await expect(button(page, 'Pause')).toHaveAttribute('aria-pressed', 'true');
  const held = await problemAtRest(page);
  await button(page, 'Pause').click();
  await expect.poll(() => problemOn(page).length).toBeGreaterThan(held.length);
  await open(page, 'kayles:P9', 'alice=person&bob=computer');
  await playOnBoard(page, '0');
  await expect(page.locator('.turn')).toContainText('Your move.');
  await button(page, 'Undo').click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//0');
  await expect(page.locator('.turn')).toContainText('An earlier moment');
  await expect(page.locator('.stage [data-place][role=button]')).toHaveCount(0);
  await button(page, 'Play from here').click();
  await expect(page.locator('.turn')).toContainText('Your move.');
});

test('a long solve can be stopped, and past its limit the page says so and the computer still plays', async ({ page }) => {
  await open(page, 'kayles:grid(9,11)');
  await expect(page.getByText(/positions, \d+ s/)).toBeVisible();
  await page.getByRole('button', { name: 'Português' }).click();
  await page.getByRole('button', { name: 'Parar' }).click();
  await expect(page.getByText('Parado.')).toBeVisible();
  await playOnBoard(page, '49');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('The time ran out')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Search longer' })).toBeVisible();
});

test('a search that waits says so and for how many, and a small question does not wait', { tag: ['@server', '@alone'] }, async ({ page, playwright, baseURL }) => {
  const others = await playwright.request.newContext({ baseURL });
  const giant = { problem: 'domination{convention=score}:grid(8,12)', seconds: 300 };
  let ended = 0;
  for (let client = 0; client < 6; client++) {
    const count = () => (ended += 1);
    void others.post('/api/solve', { data: giant, timeout: 0 }).then(count, count);
  }
  try {
    await open(page, 'kayles:gnm(14,20,1)');
    await expect(page.locator('.move[data-result]').first()).toBeVisible();
    await open(page, 'kayles:grid(9,11)');
    await expect(page.getByText(/Waiting: (one search comes|\d+ searches come) first/)).toBeVisible({ timeout: 60_000 });
    expect(ended, 'hard searches that came to an end before').toBe(0);
  } finally {
    await others.dispose();
  }
});

test.describe('what is refused', () => {
  test.use({ expectsRefusal: true });

  test('a move that is not legal leaves the play as it is', async ({ page }) => {
    await open(page, 'kayles:P5');
    await page.getByLabel('Move as text').fill('9');
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(problemOn(page)).toBe('kayles:P5');
  });

  test('a server that is gone is waited for, and nothing is lost', { tag: '@server' }, async ({ page }) => {
    await open(page, 'kayles:P5//0', PERSONS);
    await page.route('**/api/**', (route) => route.abort());
    await page.locator('.stage [data-place="element:2"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The server does not answer. Your drawing and moves are kept.');
    await expect(page.getByText(/Failed to fetch|network error/)).toHaveCount(0);
    expect(problemOn(page)).toBe('kayles:P5//0');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.poll(() => problemOn(page)).toBe('kayles:P5//0.2');
    await expect(page.getByRole('alert')).toHaveCount(0);
    // A part of the page that cannot be loaded is waited for too.
    await page.route('**/*DrawBench*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('d');
    await failed;
    await page.unroute('**/*DrawBench*');
    await expect(page.locator('.editor [data-vertex]')).toHaveCount(5);
  });
});
