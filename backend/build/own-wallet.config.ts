import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { brotliFiles } from './finish.ts';
import { languageConstants, languageOfMode, languagePage, outputOf, translations } from './language.ts';
import { pagesAtTop } from './pages-at-top.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * The pages that the wallet's origin serves: of the own wallet, and of the single sign-on. No part of the app. Each
 * language's have the same addresses, and files of their own: `--mode es` builds them in Spanish.
 */
export default defineConfig(({ mode }) => {
  const language = languageOfMode(mode);
  const output = here(`${outputOf(language)}/own-wallet`);
  return {
    root: here('.'),
    base: language === 'en' ? '/wallet/' : `/wallet/${language}/`,
    publicDir: false,
    define: languageConstants(language),
    plugins: [translations(language), languagePage(language), pagesAtTop, brotliFiles(output)],
    build: {
      target: 'es2023',
      outDir: output,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['own-wallet', 'own-phone', 'sso-account'].map((page) => here(`src/features/demo-wallet/${page}.html`)),
        // What they share is named after one of them: a budget must tell them apart.
        output: { entryFileNames: 'assets/page-[name]-[hash].js' },
      },
    },
  };
});
