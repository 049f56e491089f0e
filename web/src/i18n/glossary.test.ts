import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from './index';

/** The terms that docs/glossary.md rejects. */
const rejected = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .flatMap((line) => (line.split('|')[3] ?? '').trim().toLowerCase().split('/'))
  .filter((term) => term !== '-');

test('the page keeps to the glossary', () => {
  expect(rejected).toContain('saco');
  for (const [key, text] of Object.entries(texts.pt))
    for (const term of rejected) expect(` ${text.toLowerCase()}`, key).not.toMatch(new RegExp(`[^\\p{L}-]${term}`, 'u'));
});
