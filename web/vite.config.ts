import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The server's policy allows no inline resources, so small files stay files.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // While the page is being written, `grundy serve` answers the questions.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.GRUNDY_PORT ?? '8017'}` } },
  test: { include: ['src/**/*.test.{ts,tsx}'] },
});
