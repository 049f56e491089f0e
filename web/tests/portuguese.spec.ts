// The page in Portuguese: no text is left in English, and no label is cut.

import type { Page } from '@playwright/test';
import { expect, expectNoSideways, gamesOf, tab, test } from './page';

type Act = (page: Page) => Promise<void>;
interface Screen {
  name: string;
  address: string;
  /** What to open there, by the names in the language. */
  act?(language: 'en' | 'pt'): Act;
  /** What shows that all is there. */
  shows: string;
}

const tabbed = (en: string, pt: string) => (language: 'en' | 'pt') => (page: Page) => tab(page, language === 'en' ? en : pt).click();
const pressed = (en: string, pt: string) => (language: 'en' | 'pt') => (page: Page) =>
  page.getByRole('button', { name: language === 'en' ? en : pt, exact: true }).first().click();

/** The tab Why with every step. */
const explained = (language: 'en' | 'pt') => async (page: Page) => {
  await tabbed('Why', 'Por quê')(language)(page);
  await page.locator('.decided button').click({ timeout: 30_000 });
};

const shown = '&alice=person&bob=person&values=1';
const SCREENS: Screen[] = [
  { name: 'start', address: '#games', shows: '.card' },
  { name: 'play', address: '#problem=kayles:P7//2&alice=person&bob=computer', shows: '.stage .board' },
  { name: 'rules', address: '#problem=coloring:P5', act: pressed('All rules', 'Todas as regras'), shows: '.pane h3' },
  { name: 'results', address: `#problem=domination{convention=score}:C6${shown}`, shows: '.move .sign' },
  { name: 'why nimbers', address: `#problem=nim:3,5,7${shown}`, act: explained, shows: '.steps li' },
  { name: 'why values', address: `#problem=snort:P4${shown}`, act: explained, shows: '.steps li' },
  { name: 'why colours', address: `#problem=coloring{colors=2}:P4${shown}`, act: explained, shows: '.steps li' },
  { name: 'why pursuit', address: `#problem=cops-and-robber:P5${shown}`, act: explained, shows: '.steps li' },
  { name: 'why positional', address: `#problem=lines{rule=maker-maker}:3^2${shown}`, act: explained, shows: '.steps li' },
  { name: 'why formula', address: `#problem=pos-cnf:(1 2)(2 3)${shown}`, act: explained, shows: '.steps li' },
  { name: 'numbers', address: '#problem=cops-and-robber:C5', act: tabbed('Numbers', 'Números'), shows: '.numbers .field' },
  { name: 'tree', address: `#problem=kayles:P4${shown}`, act: tabbed('Tree', 'Árvore'), shows: '.graph-node' },
  { name: 'share', address: '#problem=kayles:P5//2', act: pressed('Share', 'Compartilhar'), shows: 'textarea' },
  { name: 'help', address: '#problem=kayles:P5', act: pressed('Help', 'Ajuda'), shows: 'dialog[open]' },
  { name: 'draw', address: '#draw=kayles:C6', shows: '.drawing-bench .editor [data-vertex]' },
  { name: 'options', address: '#draw=lines:3^2', act: tabbed('Options', 'Opções'), shows: '.options select' },
  { name: 'options of pursuit', address: '#draw=cops-and-robber:C6', act: tabbed('Options', 'Opções'), shows: '.options input' },
  { name: 'options of convexity', address: '#draw=hull:P5', act: tabbed('Options', 'Opções'), shows: '.options select' },
  { name: 'reductions', address: '#reductions', shows: '[data-reduction]' },
  { name: 'reduction', address: '#reduction=kayles-to-coloring&instance=P2', shows: '.agreement button' },
  { name: 'table', address: '#table=kayles:P{n}&from=0&to=12', shows: '.table-told p' },
];

/** What both languages have in common besides the names of games: names of people, formats and signs of the field. */
const COMMON = [
  'Grundy', 'Alice', 'Bob', 'nimber', 'nimbers', 'Nim', 'mex', 'SVG', 'PNG', 'PDF', 'TikZ', 'JSON', 'DOT', 'graph6', 'sparse6', 'DIMACS', 'OK', 'CSV',
  'Enter', 'Esc', 'Ctrl', 'Home', 'End', 'Tab', 'Delete', 'Page Up', 'Page Down', 'PSPACE', 'NP', 'girth', 'diam', 'cop', 'LaTeX', 'Petersen', 'Sidorowicz', 'Kneser', 'Robertson', 'grid',
];

/** Every text that is shown or said, once. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      // Problem texts are the same everywhere, and so are values and names that are written in signs of the field.
      if (!holder || holder.closest('code, kbd, pre, script, style, datalist, .value-text, .move-text, .details, .value-table')) continue;
      if (holder.closest('svg') || !holder.checkVisibility()) continue;
      found.add((node.textContent ?? '').trim());
    }
    for (const holder of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.add(holder.getAttribute(name)?.trim() ?? '');
    return [...found];
  });

/** Whether a text has a word that a translator would look at: a problem text has none. */
const hasWords = (text: string) => /\p{L}{3,}/u.test(text) && !/^\S*[:{(]\S*$/.test(text) && !/^[a-z-]+(\{[^}]*\})?:/.test(text);

async function visit(page: Page, language: 'en' | 'pt', { address, act, shows }: Screen): Promise<string[]> {
  await page.goto('about:blank');
  await page.goto(`/${address.replace(/[ ^{}]/g, encodeURIComponent)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? /^pt/ : /^en/);
  await expect(page.locator('#content')).toBeVisible();
  await act?.(language)(page);
  await expect(page.locator(shows).first()).toBeVisible({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  return (await textsOn(page)).filter(hasWords);
}

test('no text is left in English', async ({ browser, request }) => {
  test.setTimeout(240_000);
  const names = (await gamesOf(request)).filter(({ name }) => name.en === name.pt).map(({ name }) => name.en);
  const [english, portuguese] = await Promise.all(['en-US', 'pt-BR'].map((locale) => browser.newPage({ locale })));
  if (!english || !portuguese) throw new Error('no page');
  const left: string[] = [];
  for (const screen of SCREENS) {
    const [before, after] = [await visit(english, 'en', screen), await visit(portuguese, 'pt', screen)];
    const words = (text: string) => [...names, ...COMMON].reduce((rest, name) => rest.replaceAll(name, ''), text);
    left.push(...after.filter((text) => before.includes(text) && /\p{L}{3,}/u.test(words(text))).map((text) => `${screen.name}: ${text}`));
    expect(after.length, screen.name).toBeGreaterThan(10);
  }
  expect(left).toEqual([]);
});

test('nothing on the narrowest screens is cut: links of the start page, what is counted while drawing', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 320, height: 640 } });
  await page.goto('/');
  const links = page.locator('.site nav');
  await expect(links.getByText('Reduções')).toBeVisible();
  expect(await links.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(0);
  await page.goto('/#draw=kayles:C6');
  await expect(page.locator('.strip-bar .count')).toHaveText('6 vértices, 6 arestas');
  const right = () => page.locator('.strip-bar .button').evaluate((button) => button.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  const language = page.locator('.menu button[lang=en]');
  await expect(language).toBeVisible();
  await expect.poll(() => language.innerText()).toBe('English');
});

for (const width of [1280, 390]) {
  test(`no label is cut at ${width} pixels`, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await browser.newPage({ locale: 'pt-BR', viewport: { width, height: width === 390 ? 844 : 800 } });
    const cut: string[] = [];
    for (const screen of SCREENS.filter(({ act }) => !act)) {
      await visit(page, 'pt', screen);
      await expectNoSideways(page, screen.name);
      const labels = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[role=tab], .modes button, .actions button, .button, nav a, label:not(.aloud), .chip')]
          .filter((label) => label.checkVisibility() && (label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).display !== 'inline'))
          .map((label) => label.textContent ?? ''),
      );
      cut.push(...labels.map((label) => `${screen.name}: ${label}`));
    }
    expect(cut).toEqual([]);
  });
}
