// Playing: the address, going back and forth, the computer, hints, waiting.

import { expect, open, playOnBoard, problemOn, test } from './page';

test('a link restores problem, moves, players, strength, hidden results and places', async ({ page }) => {
  const link = '/#problem=kayles:P5//2&alice=computer&bob=person&strength=40&values=0&at=0,0;250,1000;500,0;750,1000;1000,0';
  await page.goto(link);
  await expect(page.locator('.turn')).toHaveText('Bob to move.');
  await expect(page.locator('.move[data-result]')).toHaveCount(0);
  await page.getByText('Players').click();
  await expect(page.getByLabel('Alice')).toHaveValue('computer');
  await expect(page.getByLabel(/Strength/)).toHaveValue('40');
  expect(page.url()).toContain(link);
});

test('the back button goes from problem to problem', async ({ page }) => {
  await page.goto('/');
  const box = page.getByLabel('Or paste the text of a problem');
  for (const problem of ['nim:3,4', 'nim:1,2']) {
    await box.fill(problem);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => problemOn(page)).toBe(problem);
    await page.getByRole('link', { name: 'Games', exact: true }).click();
  }
  await page.goBack();
  await expect.poll(() => problemOn(page)).toBe('nim:1,2');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => problemOn(page)).toBe('nim:3,4');
  await expect(page.locator('.turn')).toContainText('to move');
});

test('moves can be undone, redone, jumped to and replayed', async ({ page }) => {
  await open(page, 'kayles:P9');
  for (const move of ['4', '0', '8']) await playOnBoard(page, move);
  expect(problemOn(page)).toBe('kayles:P9//4.0.8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4.0');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4.0.8');
  await page.getByLabel('Moment of the play').fill('1');
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P9');
  await expect.poll(() => problemOn(page)).toBe('kayles:P9//4.0.8');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P9');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('a click on a vertex, an object or a cell plays there', async ({ page }) => {
  const plays = { 'kayles:P5': 'element:2', 'nim:3,5,7': 'left:0:2', 'treblecross:.....': 'element:2' };
  for (const [problem, place] of Object.entries(plays)) {
    await open(page, problem);
    await page.locator(`[data-place="${place}"]`).locator('circle, rect').first().click();
    await expect.poll(() => problemOn(page)).toContain(`${problem}//`);
  }
});

test('list and board point at the same move', async ({ page }) => {
  await open(page, 'kayles:P5');
  await page.locator('.move[data-move="1"]').hover();
  await expect(page.locator('[data-place="element:1"]')).toHaveClass(/marked/);
  await page.locator('[data-place="element:3"]').hover();
  await expect(page.locator('.move[data-move="3"]')).toHaveAttribute('data-marked', 'true');
});

test('results can be hidden, and a hint asked for', async ({ page }) => {
  await open(page, 'kayles:P5');
  await expect(page.locator('.move[data-result="win"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Results' }).click();
  await expect(page.locator('.move[data-result]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('A good move: 2.')).toBeVisible();
  await expect(page.locator('[data-place="element:2"]')).toHaveClass(/marked/);
});

test('two computers play to the end, and can be held', async ({ page }) => {
  await open(page, 'kayles:P7', 'alice=computer&bob=computer');
  await expect.poll(() => problemOn(page)).toContain('//');
  await page.getByRole('button', { name: 'Pause' }).click();
  const held = problemOn(page);
  await page.waitForTimeout(1500);
  expect(problemOn(page)).toBe(held);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.turn')).toContainText('over', { timeout: 20_000 });
});

test('undo against the computer goes back to the person’s turn', async ({ page }) => {
  await open(page, 'kayles:P9', 'alice=person&bob=computer');
  await playOnBoard(page, '0');
  await expect(page.locator('.turn')).toHaveText('Alice to move.', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => problemOn(page)).toBe('kayles:P9');
  await page.waitForTimeout(1500);
  expect(problemOn(page)).toBe('kayles:P9');
});

test('a long solve can be cancelled, and the page answers meanwhile', async ({ page }) => {
  await open(page, 'kayles:grid(9,11)');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await expect(page.getByText(/positions, \d+ s/)).toBeVisible();
  await page.getByRole('button', { name: 'Português' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Cancelado.')).toBeVisible();
  await playOnBoard(page, '49');
  await expect(page.locator('.turn')).toContainText('Bob');
});

test('past its limit the page says so, and the computer plays all the same', async ({ page }) => {
  await open(page, 'kayles:grid(9,11)', 'alice=computer&bob=person');
  await expect(page.locator('.turn')).toHaveText('Bob to move.', { timeout: 20_000 });
  await expect(page.getByText('best guess')).toBeVisible();
  await expect(page.getByText('The time ran out')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Search longer' })).toBeVisible();
});

test.describe('a move that is not legal', () => {
  test.use({ expectsRefusal: true });

  test('is refused in place, and the play stays', async ({ page }) => {
    await open(page, 'kayles:P5');
    await page.getByLabel('Move as text').fill('9');
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(problemOn(page)).toBe('kayles:P5');
  });
});
