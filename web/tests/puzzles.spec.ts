// Puzzles: dealt on the start page and at the workbench, answered right or wrong, kept by links, and never spoiled.

import type { APIRequestContext, Page } from '@playwright/test';
import type { Event, Puzzle } from '../src/api/types';
import { answerOf, expect, expectAccessible, expectNoSideways, playOnBoard, positionOf, problemOn, test } from './page';

async function puzzleOf(request: APIRequestContext, data: object): Promise<Puzzle> {
  const lines = (await (await request.post('/api/puzzle', { data })).text()).trim().split('\n');
  const events = lines.map((line) => JSON.parse(line) as Event);
  const found = events.find((event) => event.kind === 'puzzle')?.puzzle;
  if (!found) throw new Error('no puzzle');
  return found;
}

async function openPuzzle(page: Page, { problem, next }: Puzzle): Promise<void> {
  const moves = (await positionOf(page.request, problem)).played.length;
  const seats = next === 'alice' ? 'alice=person&bob=computer' : 'alice=computer&bob=person';
  await page.goto('about:blank');
  await page.goto(`/#problem=${encodeURIComponent(problem)}&${seats}&strength=100&puzzle=${moves}`);
  await expect(page.locator('.puzzle[data-attempt=open]')).toBeVisible();
}

/** Everything that is written or said. */
const spoken = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body: HTMLElement) => [body.innerText, ...[...body.querySelectorAll('[aria-label], title')].map((each) => each.getAttribute('aria-label') ?? each.textContent)].join('\n'));

test('the start page has a puzzle with one winning move, and its board opens', async ({ page }) => {
  // Each day has a puzzle of its own.
  await page.clock.setFixedTime('2026-03-03T12:00:00Z');
  await page.goto('/');
  const card = page.locator('.first .card[data-puzzle=ready]');
  await expect(card).toBeVisible();
  await expect(card.locator('.card-picture svg').first()).toBeVisible();
  await expect(page.locator('.first .cards > li').first()).toHaveClass('today');
  await card.click();
  await expect(page.locator('.bench .turn')).toContainText('Exactly one move wins. Find it.');
  const answer = await answerOf(page.request, problemOn(page));
  expect(answer?.best?.length).toBe(1);
  expect(answer?.winner).toBe((await positionOf(page.request, problemOn(page))).next);
  expect(page.url()).toMatch(/&puzzle=\d+/);
});

test('a wrong move is refuted and may be tried again, a right one is confirmed and played on', async ({ page }) => {
  const found = await puzzleOf(page.request, { game: 'kayles', difficulty: 3, seed: 1 });
  await openPuzzle(page, found);
  await expect(page.locator('.turn')).toContainText('Your move.');
  // Nothing tells which move it is.
  expect(await spoken(page)).not.toMatch(/✓|✗|nimber|only winning move/);
  const wrong = found.moves.find((text) => text !== found.move) ?? '';
  await playOnBoard(page, wrong);
  await expect(page.locator('.puzzle[data-attempt=wrong]')).toBeVisible();
  await expect(page.locator('.puzzle .verdict')).toHaveText(/No: this move does not win\. (Bob|Alice) chose \d+\./);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.puzzle[data-attempt=open]')).toBeVisible();
  await expect.poll(() => problemOn(page)).toBe(found.problem);
  await playOnBoard(page, found.move);
  await expect(page.locator('.puzzle[data-attempt=right]')).toBeVisible();
  await expect(page.locator('.puzzle .verdict')).toContainText('Yes: the only winning move.');
  // The computer answers, and the play goes on.
  await expect(page.locator('.turn')).toContainText(/Your move\.|You win\./);
  await expectAccessible(page, 'a solved puzzle');
});

test('by keys, and aloud', async ({ page }) => {
  const found = await puzzleOf(page.request, { game: 'kayles', difficulty: 2, seed: 3 });
  await openPuzzle(page, found);
  // The hands of the tests use the keyboard alone.
  await playOnBoard(page, found.move);
  await expect(page.locator('.puzzle[data-attempt=right]')).toBeVisible();
  await expect(page.locator('[data-aloud]')).toContainText('the only winning move');
});

test('next, easier and harder, of this game or any; a link keeps it', async ({ page }) => {
  const found = await puzzleOf(page.request, { game: 'nim', difficulty: 2, seed: 1 });
  await openPuzzle(page, found);
  await expect(page.locator('.puzzle .level')).toHaveText('Difficulty 2 of 5');
  await page.getByLabel('Puzzles of').selectOption('this game');
  await page.getByRole('button', { name: 'Harder' }).click();
  await expect(page.locator('.puzzle .level')).toHaveText('Difficulty 3 of 5');
  await expect.poll(() => problemOn(page)).toMatch(/^nim/);
  const problem = problemOn(page);
  await page.reload();
  await expect(page.locator('.puzzle[data-attempt=open] .level')).toHaveText('Difficulty 3 of 5');
  expect(problemOn(page)).toBe(problem);
  await page.getByRole('button', { name: 'Leave the puzzle' }).click();
  await expect(page.locator('.puzzle')).toHaveCount(0);
  await expect.poll(() => page.url()).not.toContain('puzzle=');
});

test('a link to a position that is no puzzle shows the position', async ({ page }) => {
  await page.goto('/#problem=kayles:P2&alice=person&bob=computer&puzzle=0');
  await expect(page.locator('.stage .board').first()).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('puzzle=');
  await expect(page.locator('.puzzle')).toHaveCount(0);
});

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });

  test('on a phone', async ({ page }) => {
    const found = await puzzleOf(page.request, { game: 'hex', difficulty: 2, seed: 1 });
    await openPuzzle(page, found);
    await expect(page.locator('.turn')).toContainText('Exatamente uma jogada vence.');
    await expectNoSideways(page, 'a puzzle on a phone');
  });
});
