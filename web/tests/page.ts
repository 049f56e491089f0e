// What the tests share: a page on which nothing may go wrong silently, and hands to play with.

import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import type { Answer, Event, GameInfo, Place, Position } from '../src/api/types';

export { expect };

/** A page whose console must stay free of errors; refusals that a test provokes are announced by `expectsRefusal`. */
export const test = base.extend<{ expectsRefusal: boolean }>({
  expectsRefusal: [false, { option: true }],
  page: async ({ page, expectsRefusal }, use, { project }) => {
    const errors: string[] = [];
    if (project.name.startsWith('site')) {
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) errors.push(`asks a server: ${request.url()}`);
      });
    }
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      const refusal = expectsRefusal && /400|Failed to load|ERR_/.test(message.text());
      if (message.type() === 'error' && !refusal) errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export async function gamesOf(request: APIRequestContext): Promise<GameInfo[]> {
  const answer = (await (await request.get('/api/games')).json()) as { games: GameInfo[] };
  return answer.games;
}

export async function positionOf(request: APIRequestContext, problem: string): Promise<Position> {
  return (await (await request.post('/api/position', { data: { problem } })).json()) as Position;
}

export async function answerOf(request: APIRequestContext, problem: string): Promise<Answer | null> {
  const data = { problem, wants: ['winner', 'remoteness', 'moves'], seconds: 5 };
  const lines = (await (await request.post('/api/solve', { data })).text()).trim().split('\n');
  const events = lines.map((line) => JSON.parse(line) as Event);
  return events.find((event) => event.kind === 'answer')?.answer ?? null;
}

/** The problem that stands in the page's address. */
export const problemOn = (page: Page): string => decodeURIComponent(/#(?:problem|draw)=([^&]*)/.exec(page.url())?.[1] ?? '');

/** Opens a problem with people on both sides and results shown, unless told otherwise. */
export async function open(page: Page, problem: string, more = 'alice=person&bob=person&values=1'): Promise<void> {
  // A new document, so that nothing of the problem before is taken for this one.
  await page.goto('about:blank');
  await page.goto(`/#problem=${encodeURIComponent(problem)}&${more}`);
  await expect(page.locator('.stage .board').first()).toBeVisible();
}

function selectorOf(place: Place): string {
  switch (place.kind) {
    case 'part':
      return `[data-part="${place.part}"] ${selectorOf(place.place)}`;
    case 'left':
      return `[data-place="left:${place.of}:${place.objects}"]`;
    default:
      return `[data-place="${place.kind}:${place.at}"]`;
  }
}

/** Plays a move by touching its places until it is the only one left, or by choosing it from the list that opens. */
export async function playOnBoard(page: Page, text: string): Promise<void> {
  const before = problemOn(page);
  const { legal } = await positionOf(page.request, before);
  let left = legal;
  for (const selector of legal.find((move) => move.text === text)?.places.map(selectorOf) ?? []) {
    const spot = page.locator(`.stage .board ${selector}[role=button]`);
    // A large heap shows no single objects.
    if (left.length === 1 || (await spot.count()) === 0) break;
    await spot.focus();
    await spot.press('Enter');
    left = left.filter(({ places }) => places.map(selectorOf).includes(selector));
  }
  if (left === legal) await page.locator(`.move[data-move="${text}"]`).click();
  else if (left.length > 1) await option(page, text).click();
  await expect.poll(() => problemOn(page)).not.toBe(before);
}

/** A move in the list that opens where several show on the places touched. */
export const option = (page: Page, text: string) => page.locator(`.stage [role=option][data-move="${text}"]`);

/** Plays green moves against the computer until the play is over. */
export async function winByGreen(page: Page): Promise<void> {
  const over = page.locator('.turn[data-over=true]');
  for (let moves = 0; moves < 60; moves++) {
    // Who wins is known first, how soon only then: the quickest win is on top of the list once it is said how soon.
    const green = page.locator('.move[data-result="win"]:enabled').filter({ has: page.locator('.details:not(:empty)') }).first();
    await expect(green.or(over).first()).toBeVisible();
    if (await over.isVisible()) return;
    await playOnBoard(page, (await green.getAttribute('data-move')) ?? '');
  }
  throw new Error('the play did not end');
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(excess, { message: what }).toBeLessThanOrEqual(0);
}

/** Waits for the fonts, which come after the first paint: nothing is measured before. */
export async function fontsLoaded(page: Page): Promise<void> {
  // Before their style sheet has arrived there is nothing to wait for, and all fonts count as ready.
  const words = () => page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Inter') && status === 'loaded'));
  await expect.poll(words, { message: 'fonts' }).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
