// A person who follows the green moves wins, on every kind of view.

import type { APIRequestContext } from '@playwright/test';
import type { GraphView, Player, Position } from '../src/api/types';
import { answerOf, expect, gamesOf, open, positionOf, test, winByGreen } from './page';

/** Longer plays than this are not played through. */
const LONGEST = 5;

/** The kind of a view, where graphs differ by what stands on them. */
function kindOf({ view }: Position): string {
  return view.kind === 'graph' ? graphKind(view.view) : view.kind;
}

function graphKind({ labels, tokens, ground, edges, colours }: GraphView): string {
  if (colours !== undefined) return 'colours';
  if (ground !== undefined) return 'ground';
  if (tokens.length > 0) return 'token';
  if (edges.some(({ weight }) => weight !== undefined)) return 'weights';
  return labels === null ? 'graph' : 'labels';
}

interface Winnable {
  problem: string;
  winner: Player;
  remoteness: number;
}

/** For each kind of view the example with the longest play that someone wins soon. */
async function winnable(request: APIRequestContext): Promise<Map<string, Winnable>> {
  const found = new Map<string, Winnable>();
  for (const { problem } of (await gamesOf(request)).flatMap(({ examples }) => examples)) {
    const position = await positionOf(request, problem);
    if (position.over || position.more) continue;
    const kind = kindOf(position);
    const answer = await answerOf(request, problem);
    const { winner = null, remoteness = null } = answer ?? {};
    if (winner === null || winner === 'draw' || remoteness === null || remoteness > LONGEST) continue;
    if (remoteness > (found.get(kind)?.remoteness ?? 0)) found.set(kind, { problem, winner, remoteness });
  }
  return found;
}

test('green moves win on every kind of view', async ({ page }) => {
  test.setTimeout(300_000);
  const found = await winnable(page.request);
  expect([...found.keys()]).toEqual(expect.arrayContaining(['graph', 'labels', 'colours', 'heaps', 'strip', 'grid', 'token', 'ground', 'formula']));
  for (const [kind, { problem, winner }] of found) {
    await test.step(`${kind}: ${problem}`, async () => {
      const loser = winner === 'alice' ? 'bob' : 'alice';
      await open(page, problem, `${winner}=person&${loser}=computer&strength=100&values=1`);
      await page.screenshot({ path: `test-results/start-${kind}.png` });
      await winByGreen(page);
      await expect(page.locator('.turn')).toContainText('You win.');
      await page.screenshot({ path: `test-results/won-${kind}.png` });
    });
  }
});
