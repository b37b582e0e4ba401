import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { brotliFiles } from './finish.ts';
import { languageConstants } from './language.ts';
import { pagesAtTop } from './pages-at-top.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The pages that the wallet's origin serves: of the own wallet, and of the single sign-on. No part of the app. */
export default defineConfig({
  root: here('.'),
  base: '/wallet/',
  publicDir: false,
  // The wallet's origin speaks English only.
  define: languageConstants('en'),
  plugins: [pagesAtTop, brotliFiles(here('dist/own-wallet'))],
  build: {
    target: 'es2023',
    outDir: here('dist/own-wallet'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['own-wallet', 'own-phone', 'sso-account'].map((page) => here(`src/features/demo-wallet/${page}.html`)),
      // What they share is named after one of them: a budget must tell them apart.
      output: { entryFileNames: 'assets/page-[name]-[hash].js' },
    },
  },
});
