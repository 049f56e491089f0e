import { defineConfig } from 'vitest/config';

const server = `http://127.0.0.1:${process.env.GRUNDY_PORT ?? 8642}`;

export default defineConfig({
  // Relative addresses, so that the page can stand in any folder.
  base: './',
  worker: { format: 'es' },
  // The server's policy allows no inline resources, so small files stay files.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // While the page is being written, `grundy serve` answers the questions; it refuses those of other origins.
  server: { proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } } },
  test: { include: ['src/**/*.test.{ts,tsx}'] },
});
