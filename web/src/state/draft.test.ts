import { beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo } from '../api/types';
import { draft, draftMistake, openDraft, openGame } from './draft';
import { games } from './games';
import { language } from './settings';

const game = (id: string) => ({ id, first: `${id}:first`, instance: { kind: 'graph' }, keys: [], conventions: ['normal'], needs: [] }) as unknown as GameInfo;

/** Replies that have been asked for and not been given, by problem. */
let open: Map<string, () => void>;

const isOfGame = (part: string) => /^(kayles|snort):/.test(part);

beforeEach(() => {
  open = new Map();
  games.value = [game('kayles'), game('snort')];
  [draft.value, draftMistake.value, language.value] = [null, null, 'en'];
  vi.stubGlobal('fetch', async (_: string, options: { body: string; signal: AbortSignal }) => {
    const { problem } = JSON.parse(options.body) as { problem: string };
    await new Promise<void>((resolve) => open.set(problem, resolve));
    options.signal.throwIfAborted();
    if (!isOfGame(problem)) return Response.json({ message: 'no such game', at: 0 }, { status: 400 });
    const summands = problem.split(' + ').map((part) => {
      const [id, instance] = part.split(':');
      return { game: id, instance, keys: {}, start: [] };
    });
    return Response.json({ problem, summands, convention: 'normal', first: 'alice', pass: null });
  });
});

/** Lets the reply to a problem come, as soon as it has been asked for. */
const reply = (problem: string) => vi.waitFor(() => {
  expect([...open.keys()]).toContain(problem);
  open.get(problem)?.();
});

test('what is opened last is set up, however late what was opened before arrives', async () => {
  const slow = openDraft('kayles:P5');
  await vi.waitFor(() => expect(open.size).toBe(1));
  const quick = openDraft('snort:P3');
  await reply('snort:P3');
  expect(await quick).toBe(true);
  await reply('kayles:P5');
  expect(await slow).toBe(false);
  expect([draft.value?.game, draftMistake.value]).toEqual(['snort', null]);
});

test('a game that is left while it is opened does not fall back to its first board', async () => {
  const first = openDraft('kayles:P5');
  await reply('kayles:P5');
  await first;
  const slow = openGame('snort');
  await vi.waitFor(() => expect([...open.keys()]).toContain('snort:P5'));
  const quick = openDraft('kayles:P7');
  await reply('kayles:P7');
  await quick;
  await reply('snort:P5');
  expect(await slow).toBe(false);
  expect(draft.value?.setup.instance).toBe('P7');
  expect([...open.keys()]).not.toContain('snort:first');
});

test('what cannot be set up has a reason', async () => {
  const sum = openDraft('kayles:P3 + snort:P2');
  await reply('kayles:P3 + snort:P2');
  expect(await sum).toBe(false);
  expect(draftMistake.value?.message).toBe('A sum of games cannot be drawn');
  const unknown = openGame('zzz');
  await reply('zzz:');
  expect(await unknown).toBe(false);
  expect(draftMistake.value?.message).toBe('no such game');
});
