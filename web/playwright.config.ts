import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.GRUNDY_PORT ?? 8643);
const address = `http://127.0.0.1:${port}`;
/** The folder of `make site`, as a static host serves it. */
const hostPort = port + 1000;
const host = `http://127.0.0.1:${hostPort}`;
const hasSite = existsSync('site/index.html');
if (!hasSite && !process.env.TEST_WORKER_INDEX) console.log('site: skipped, since `make site` has made no folder');
const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** A test about the server has the tag @server, a long one that would find nothing new without one @once, one that measures @alone. */
const places = [
  { name: 'server', use: { baseURL: address }, testIgnore: ['site.spec.ts'], grepInvert: [] },
  ...(hasSite ? [{ name: 'site', use: { baseURL: host, serviceWorkers: 'block' as const }, testIgnore: [], grepInvert: [/@server|@once/] }] : []),
];

const together = places.map((place) => ({ ...place, grepInvert: [...place.grepInvert, /@alone/] }));

/** After all others and one at a time, since what is measured beside another test says little. */
const alone = places.map((place, index) => ({
  ...place,
  name: `${place.name}, alone`,
  grep: /@alone/,
  workers: 1,
  dependencies: [...places.map(({ name }) => name), ...places.slice(0, index).map(({ name }) => `${name}, alone`)],
}));

// The system's Chromium against the command itself, and against the folder without a server; a server that already listens on
// the port is used as it is. Two tests run at a time.
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // A busy machine is no failure of the page: waiting is generous, and a test that fails is tried again and then reported as flaky.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 2,
  workers: 2,
  reporter: 'list',
  use: {
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', ...quiet],
    },
  },
  projects: [...together, ...alone],
  webServer: [
    {
      command: `"${process.env.GRUNDY_BIN ?? 'grundy'}" serve --port ${port}`,
      url: `${address}/api/games`,
      reuseExistingServer: true,
    },
    ...(hasSite
      ? [{ command: `node tests/host.mjs site ${hostPort} ${port}`, url: host, reuseExistingServer: true }]
      : []),
  ],
});
