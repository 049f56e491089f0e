// Positional games: hexagons, blocks with sets, and graphs whose vertices or edges are claimed.

import type { Page } from '@playwright/test';
import { expect, open, problemOn, test } from './page';

const place = (page: Page, text: string) => page.locator(`.stage svg [data-place="${text}"]`);
const element = (page: Page, at: number) => place(page, `element:${at}`);

test('hexagons are claimed by clicks and by keyboard', async ({ page }) => {
  await open(page, 'hex:3x3');
  await expect(page.locator('.stage .hexagons .side.alice')).toHaveCount(2);
  await expect(page.locator('.stage .hexagons .side.bob')).toHaveCount(2);
  await expect(element(page, 4)).toHaveAccessibleName(/cell b2/);
  await element(page, 4).click();
  await expect.poll(() => problemOn(page)).toBe('hex:3x3//b2');
  await expect(element(page, 4)).toHaveClass(/alice/);
  await element(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(element(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toBe('hex:3x3//b2.b1');
  await expect(element(page, 1)).toHaveClass(/bob/);
  await page.screenshot({ path: 'test-results/hex.png' });
});

test('elements of a hypergraph are claimed, and its sets tell who can own them', async ({ page }) => {
  await open(page, 'hypergraph{rule=maker-maker}:(1 2)(2 3)(3 4)');
  const set = (number: number) => page.locator('.stage .set').nth(number - 1);
  await expect(set(1)).toHaveClass(/open/);
  await element(page, 1).click();
  await expect.poll(() => problemOn(page)).toContain('//2');
  await expect(set(1)).toHaveClass(/alive alice/);
  await expect(set(1)).toHaveAccessibleName('set that only Alice can still own: 1 2');
  await element(page, 3).focus();
  await page.keyboard.press('Enter');
  await expect(set(3)).toHaveClass(/alive bob/);
  await element(page, 0).hover();
  await expect(page.locator('.stage .member.marked')).toHaveText(['1']);
  await element(page, 0).click();
  await expect(set(1)).toHaveClass(/owned alice/);
  await page.screenshot({ path: 'test-results/hypergraph.png' });
});

test('boxes and layers are played on', async ({ page }) => {
  await open(page, 'boxes:2,3');
  await expect(page.locator('.stage .block')).toHaveCount(2);
  await element(page, 4).click();
  await expect.poll(() => problemOn(page)).toBe('boxes:2,3//5');
  await open(page, 'lines{rule=maker-maker}:3^3');
  await expect(page.locator('.stage .block-title')).toHaveText(['1-*-*', '2-*-*', '3-*-*']);
  await element(page, 13).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toContain('//2-2-2');
  await page.screenshot({ path: 'test-results/layers.png' });
});

test('what Waiter offers is marked until Client has chosen', async ({ page }) => {
  await open(page, 'progressions{rule=waiter-client}:7,3');
  await element(page, 0).click();
  await expect(element(page, 0)).toHaveClass(/offered/);
  await element(page, 1).click();
  await expect(page.locator('.turn')).toContainText('Bob to move');
  await expect(page.locator('.stage [data-place][role=button]')).toHaveCount(2);
  await page.screenshot({ path: 'test-results/offered.png' });
  await element(page, 1).click();
  await expect(element(page, 0)).toHaveClass(/alice/);
  await expect(element(page, 1)).toHaveClass(/bob/);
});

test('edges are claimed by clicks and by keyboard, and ends have names', async ({ page }) => {
  await open(page, 'shannon{claim=edges}:K4@0;3');
  await expect(page.locator('.stage [data-vertex="0"] .tag')).toHaveText('s');
  await expect(page.locator('.stage [data-vertex="3"] .tag')).toHaveText('t');
  await place(page, 'line:0').locator('.reach').click({ force: true });
  await expect.poll(() => problemOn(page)).toContain('//0-1');
  await expect(place(page, 'line:0')).toHaveClass(/alice/);
  await place(page, 'line:4').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toContain('//0-1.1-3');
  await expect(place(page, 'line:4')).toHaveClass(/bob/);
  await page.screenshot({ path: 'test-results/edges.png' });
});

test('vertices are claimed in two colours', async ({ page }) => {
  await open(page, 'shannon:grid(3,3)@0;8');
  await expect(page.locator('.stage .vertex.alice')).toHaveCount(2);
  await element(page, 4).click();
  await expect(element(page, 4)).toHaveClass(/alice/);
  await element(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(element(page, 1)).toHaveClass(/bob/);
  await page.screenshot({ path: 'test-results/vertices.png' });
});

test('pairs, trees and weights are shown on the board', async ({ page }) => {
  const labels = (step: RegExp) =>
    page.locator('.why-figure').filter({ hasText: step }).locator('.step-picture .verdict');
  const why = async (problem: string) => {
    await open(page, problem);
    await page.getByRole('tab', { name: 'Why' }).click();
  };
  await why('lines:6^2');
  await expect(labels(/same number/)).toHaveCount(28);
  await page.screenshot({ path: 'test-results/pairs.png' });
  await why('spanning{first=bob}:K4');
  await expect(labels(/Two trees/).filter({ hasText: '1' })).toHaveCount(3);
  await page.screenshot({ path: 'test-results/trees.png' });
  await why('lines:4^2');
  await expect(labels(/weight of the sets through each/)).toHaveCount(16);
  await page.screenshot({ path: 'test-results/weights.png' });
});
