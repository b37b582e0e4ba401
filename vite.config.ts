import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './backend/build/chunks.ts';
import { shortClassNames } from './backend/build/class-names.ts';
import { finish } from './backend/build/finish.ts';
import { languageConstants, languageOfMode, languagePage, outputOf, translations } from './backend/build/language.ts';
import { translateManifest } from './backend/build/manifest-language.ts';
import { buildId } from './backend/build/source-hash.ts';
import { smartWalletSdk } from './backend/build/smart-wallet-sdk.ts';
import { walletConnectSdk } from './backend/build/walletconnect-sdk.ts';
import { fileOf } from './src/language/files.ts';
import { slimPreload } from './backend/build/preload.ts';
import { startGate } from './backend/build/start-gate.ts';
import { staticMode, staticOutput, staticVariants } from './backend/build/static-variants.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const root = here('.');
const id = process.env['VITRINE_BUILD_ID'] ?? buildId(root);
const { splitting, plugin: everyGroupHolds } = chunks(root);

/** `--mode es` builds the app in Spanish, `--mode static` the one without a server; every other mode in English. */
export default defineConfig(({ isSsrBuild, mode }) => {
  const staticLanguage = staticMode(mode);
  const isStatic = staticLanguage !== null;
  const language = staticLanguage ?? languageOfMode(mode);
  const output = isStatic ? staticOutput(language) : outputOf(language);
  return {
    define: { __BUILD_ID__: JSON.stringify(id), ...languageConstants(language) },
    plugins: [
      staticVariants(isStatic),
      translations(language),
      languagePage(language, isStatic ? 'en' : language),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // A route's loader comes with its view: one request, and nothing of other pages on this one.
        // Pages of failures stay with the route: they must be there when a file cannot be loaded.
        codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        routeFileIgnorePrefix: '-',
      }),
      react(),
      slimPreload(),
      smartWalletSdk(root),
      walletConnectSdk(root),
      startGate(here('src/app/start-gate.js')),
      // Its own worker, lists of files and frames are for a server's pages.
      ...(isStatic
        ? []
        : [
            VitePWA({
              strategies: 'injectManifest',
              srcDir: 'sw',
              filename: 'sw.ts',
              injectRegister: null,
              manifest: translateManifest(readFileSync(here('manifest.webmanifest'), 'utf8'), language),
              manifestFilename: fileOf(language, 'manifest.webmanifest'),
              injectManifest: {
                rollupFormat: 'iife',
                buildPlugins: { vite: [translations(language)] },
                // The list of files is a script of its own (`backend/build/kept-files.ts`).
                injectionPoint: '',
              },
            }),
            everyGroupHolds,
            finish(root, here(`${output}/client`), id, language),
          ]),
    ],
    resolve: {
      // WalletConnect pins a viem of its own.
      dedupe: ['viem'],
      // React has it since version 18.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    css: { modules: { generateScopedName: shortClassNames(root) } },
    build: {
      target: 'es2023',
      outDir: `${output}/${isSsrBuild ? 'server' : 'client'}`,
      emptyOutDir: true,
      // One stylesheet: server-rendered pages need every rule before the first paint.
      cssCodeSplit: false,
      sourcemap: false,
      copyPublicDir: !isSsrBuild,
      // What most views import is asked for together with them. Whole lists of files would weigh a kilobyte at the start.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((one) => /\/(pages|records)-/.test(one)),
      },
      reportCompressedSize: false,
      // Named after the group that the entry's own code is in.
      // The catalogues' sentences are inlined where they are used, so that no chunk carries another's.
      rolldownOptions: isSsrBuild
        ? {}
        : {
            optimization: { inlineConst: true },
            input: { shell: here('index.html') },
            output: { codeSplitting: splitting },
          },
    },
    ssr: { noExternal: true },
    // Its modules pass our plugin one by one.
    optimizeDeps: { exclude: ['@coinbase/wallet-sdk'] },
    server: {
      port: Number(process.env['DEV_PORT'] ?? 5173),
      proxy: Object.fromEntries(
        ['/marketplace', '/data', '/_ipx', '/_media', '/_interactive', '/rpc', '/config.json', '/builds', '/demo'].map(
          (path) => [
            path,
            // The browser's own Host goes along: the sign-in message names it.
            { target: `http://127.0.0.1:${process.env['PORT'] ?? 8080}`, changeOrigin: false, ws: true },
          ],
        ),
      ),
    },
  };
});
