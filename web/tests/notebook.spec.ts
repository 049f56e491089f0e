// The board of a notebook on a plain page, with a model that passes messages to a real kernel: a process of Python with the package.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { expect, test } from './page';

const python = process.env.GRUNDY_PYTHON ?? `${homedir()}/.cache/grundy/python/bin/python`;
const board = '../python/grundy/board.js';
const missing = [python, board].find((file) => !existsSync(file));

test.skip(missing !== undefined, `there is no ${missing}: run tests/python`);

/** A page as a notebook makes it: the widget in a cell, and styles of its own that must not reach the board. */
const PAGE = `<!doctype html><meta charset="utf-8"><title>notebook</title><style>main, p, button { color: red; font-size: 5px }</style>
<body><p id="own">a cell</p><div id="cell"></div>`;

let kernel: ChildProcessWithoutNullStreams;

test.afterEach(() => kernel?.kill());

async function show(page: Page, traits: object): Promise<void> {
  kernel = spawn(python, ['../python/tests/kernel.py']);
  await page.route('**/notebook', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  const code = await readFile(board, 'utf8');
  await page.route('**/board.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.exposeFunction('toKernel', (line: string) => kernel.stdin.write(`${line}\n`));
  await page.goto('/notebook');
  await page.evaluate(mount, traits);
  createInterface(kernel.stdout).on('line', (line) => void page.evaluate(fromKernel, line).catch(() => undefined));
}

/** In the page: a model with traits and messages. */
async function mount(traits: object): Promise<void> {
  const listeners: Record<string, ((message: unknown) => void)[]> = {};
  const values: Record<string, unknown> = { ...traits };
  const model = {
    get: (name: string) => values[name],
    set: (name: string, value: unknown) => (values[name] = value),
    save_changes: () => (document.body.dataset.problem = String(values.problem)),
    send: (message: object) => (window as unknown as { toKernel(line: string): void }).toKernel(JSON.stringify(message)),
    on: (event: string, listen: (message: unknown) => void) => void (listeners[event] ??= []).push(listen),
  };
  Object.assign(window, { hear: (event: string, message: unknown) => listeners[event]?.forEach((listen) => listen(message)), model });
  const address = '/board.js';
  const widget = ((await import(address)) as { default: Record<'initialize' | 'render', (context: object) => void> }).default;
  widget.initialize({ model });
  widget.render({ model, el: document.getElementById('cell') });
}

function fromKernel(line: string): void {
  (window as unknown as { hear(event: string, message: unknown): void }).hear('msg:custom', JSON.parse(line));
}

const element = (page: Page, name: string | RegExp) => page.locator('.board').getByRole('button', { name });

test('moves are made by clicking, told to the kernel and undone @server', async ({ page }) => {
  await show(page, { problem: 'kayles:{"Acre"-"Bahia" "Bahia"-"Goiás"}', results: false, lang: 'en' });
  await expect(page.getByText('Alice to move')).toBeVisible();
  await element(page, /Bahia/).click();
  await expect(page.locator('body')).toHaveAttribute('data-problem', /\/\/Bahia$/);
  await expect(page.locator('.turn')).toContainText(/Alice/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('body')).not.toHaveAttribute('data-problem', /\/\//);
  await page.screenshot({ path: 'test-results/notebook.png' });
});

test('keyboard users stay on the board after a move @server', async ({ page }) => {
  await show(page, { problem: 'kayles:P7', results: false, lang: 'en' });
  await element(page, /vertex 0/).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-problem', 'kayles:P7//0');
  // The vertex that was chosen is no button any more: the focus goes on to one that is.
  const focused = page.locator('.board [role=button]:focus');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-problem', /^kayles:P7\/\/0\.\d$/);
  await expect(focused).toHaveCount(1);
});

test('results come from the desk of the kernel @server', async ({ page }) => {
  await show(page, { problem: 'kayles:P5', results: true, lang: 'en' });
  await expect(page.locator('.turn')).toContainText('Alice to move, and Alice wins');
  await page.screenshot({ path: 'test-results/notebook-results.png' });
});

test('the kernel shows another problem, and a wrong one is told @server', async ({ page }) => {
  await show(page, { problem: 'kayles:P5', results: false, lang: 'pt' });
  await expect(page.locator('.turn')).toContainText('Alice');
  const open = (problem: string) =>
    page.evaluate((text) => {
      const { model, hear } = window as unknown as { model: { set(name: string, value: string): void }; hear(event: string): void };
      model.set('problem', text);
      hear('change:problem');
    }, problem);
  await open('nim:3,5');
  await expect(page.locator('.board')).toBeVisible();
  await expect(element(page, '0').first().or(page.locator('.heap').first())).toBeVisible();
  await open('kayles:P');
  await expect(page.locator('.mistake')).toBeVisible();
});

test('styles of the notebook and of the board leave each other alone @server', async ({ page }) => {
  await show(page, { problem: 'kayles:P5', results: false, lang: 'en' });
  await expect(page.locator('.turn')).toBeVisible();
  const sizes = await page.evaluate(() => {
    const inside = document.querySelector('#cell > div')?.shadowRoot?.querySelector('.turn');
    const size = (of: Element | null | undefined) => (of ? getComputedStyle(of).fontSize : '');
    return { own: size(document.getElementById('own')), inside: size(inside), margin: getComputedStyle(document.body).margin };
  });
  expect(sizes).toEqual({ own: '5px', inside: '17px', margin: '8px' });
});
