import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { walletConnectSdk } from './walletconnect-sdk.ts';
import { brotliFiles } from './finish.ts';
import { languageConstants } from './language.ts';
import { pagesAtTop } from './pages-at-top.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The pages that stand in for wallets of others in the embedded default: no part of the app. */
export default defineConfig({
  root: here('.'),
  base: '/demo/wallets/',
  publicDir: false,
  // What stands in for software of others speaks English only.
  define: languageConstants('en'),
  plugins: [
    pagesAtTop,
    walletConnectSdk(here('.'), ['core', 'keyvaluestorage', 'logger', 'utils']),
    brotliFiles(here('dist/demo-wallets')),
  ],
  // WalletConnect pins a viem of its own.
  resolve: { dedupe: ['viem'] },
  build: {
    target: 'es2023',
    outDir: here('dist/demo-wallets'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['smart-wallet', 'phone-wallet'].map((page) => here(`src/features/demo-wallet/${page}.html`)),
    },
  },
});
