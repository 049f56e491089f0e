// The board for notebooks: one module with its styles in it, which goes into the Python package.

import { defineConfig, type Plugin } from 'vite';

/** A root of 15 px: notebooks set sizes of their own. */
const REM = 15;

/** The styles as they hold in a shadow tree, which has no root and no page. */
const inShadow = (css: string): string =>
  css
    .replace(/:root\[data-theme=("?)(\w+)\1\]/g, ':host([data-theme="$2"])')
    .replaceAll(':root', ':host')
    .replace(/([\d.]+)rem\b/g, (_, size: string) => `${Number((Number(size) * REM).toFixed(3))}px`);

/** Puts the styles into the module, in place of '__STYLE__'. */
const styled: Plugin = {
  name: 'styled',
  enforce: 'post',
  generateBundle(_, bundle) {
    let css = '';
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type !== 'asset' || !name.endsWith('.css')) continue;
      css += String(file.source);
      delete bundle[name];
    }
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/(["'`])__STYLE__\1/, () => JSON.stringify(inShadow(css)));
    }
  },
};

export default defineConfig({
  plugins: [styled],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: '../python/grundy',
    // The folder holds the package, too.
    emptyOutDir: false,
    cssCodeSplit: false,
    lib: { entry: 'src/notebook/main.tsx', formats: ['es'], fileName: () => 'board.js' },
    rollupOptions: { output: { codeSplitting: false } },
  },
});
