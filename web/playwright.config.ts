import { defineConfig } from '@playwright/test';

const port = Number(process.env.GRUNDY_PORT ?? 8643);
const address = `http://127.0.0.1:${port}`;
const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

// The system's Chromium against the command itself; a server that already listens on the port is used as it is.
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // A busy machine is no failure of the page: waiting is generous, and a test that fails is tried again and then reported as flaky.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 2,
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', ...quiet],
    },
  },
  webServer: {
    command: `"${process.env.GRUNDY_BIN ?? 'grundy'}" serve --port ${port}`,
    url: `${address}/api/games`,
    reuseExistingServer: true,
  },
});
