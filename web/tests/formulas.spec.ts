// Formulas: variables get values, and clauses show what became of them.

import type { Page } from '@playwright/test';
import { expect, open, option, problemOn, test } from './page';

const variable = (page: Page, number: number) => page.locator(`.stage svg [data-place="element:${number - 1}"]`);
const clause = (page: Page, number: number) => page.locator('.stage .clause').nth(number - 1);

test('a variable gets the value that is chosen, and clauses become true or false', async ({ page }) => {
  await open(page, 'pos-cnf:(1 2)(2 3)(3)');
  await variable(page, 3).click();
  const palette = page.getByRole('listbox', { name: 'Value of x3' });
  await expect(palette.getByRole('option')).toHaveCount(2);
  await expect(option(page, '3:T')).toHaveClass(/win/);
  await page.screenshot({ path: 'test-results/formula.png' });
  await option(page, '3:T').click();
  await expect.poll(() => problemOn(page)).toBe('pos-cnf:(1 2)(2 3)(3)//3:T');
  await expect(clause(page, 1)).toHaveClass(/open/);
  await expect(clause(page, 2)).toHaveClass(/true/);
  await expect(clause(page, 2).locator('.literal').nth(1)).toHaveClass(/true/);
  await variable(page, 1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect.poll(() => problemOn(page)).toBe('pos-cnf:(1 2)(2 3)(3)//3:T.1:F');
  await expect(clause(page, 1).locator('.literal').first()).toHaveClass(/false/);
});

test('where the order is fixed, only the next variable can be set', async ({ page }) => {
  await open(page, 'qsat:(-1 -3)(-2 3)(4 -3)(1 2)//1:T');
  await expect(page.locator('.turn')).toContainText('Bob to move');
  await expect(variable(page, 2)).toHaveClass(/next/);
  await expect(variable(page, 2)).toHaveAccessibleName(/x2 of Bob/);
  await expect(page.locator('.stage [data-place][role=button]')).toHaveCount(1);
  await expect(clause(page, 1).locator('.literal').first()).toHaveText('¬x1');
  await page.screenshot({ path: 'test-results/formula-order.png' });
});

test('variables of their owners are flipped by a click', async ({ page }) => {
  await open(page, 'abf{alice=1;2,bob=3}:(1 2)(-3 1)');
  await variable(page, 1).hover();
  await expect(page.locator('.stage .literal.marked')).toHaveCount(2);
  await variable(page, 1).click();
  await expect.poll(() => problemOn(page)).toContain('//1');
  await expect(variable(page, 1)).toHaveClass(/true/);
});
