import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** The same sources give the same build id. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = ['src', 'sw', 'public'].flatMap((folder) => filesBelow(here(folder))).toSorted();
  for (const file of [...files, 'index.html', 'package-lock.json', 'manifest.webmanifest'].filter(
    (name) => !name.endsWith('.gen.ts') && !/\.test\.tsx?$/.test(name),
  )) {
    hash.update(readFileSync(file.startsWith('/') ? file : here(file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Our own code of every page, in one file. What only some pages draw, and whatever belongs to
 * wallets, trades or the worker's registration, stays by route and use.
 */
const isShell = (id: string) =>
  !/\/src\/ui\/(back|case-stage|check|chip|copy-button|edit-or-cancel|load-more|modal|note|quantity|select|stepper|steps|tabs|tag)\./.test(
    id,
  ) &&
  (/\/src\/(ui|app\/(?!session|cart-|orders-|update-note)|features\/(shell\/(?!search(-options|-dialog)?\.)|toasts|error-page|home|cart\/(cart-(button|toggle)|use-toggle)\.)|trading\/cart\/cart-state\.|routes\/-(?!test))/.test(
    id,
  ) ||
    /\/src\/services\/(alerts|auth-state|color-mode|device-type|images|online|queries|runtime|update-state|wallet-state)\.ts$/.test(
      id,
    ) ||
    /\/src\/domain\/(errors|money|paths)\.ts$/.test(id));

/** Schemas and HTTP: comes with the first question to the server. */
const isData = (id: string) =>
  /node_modules\/valibot\//.test(id) ||
  /\/src\/contract\/(?!sign-in|sw-)/.test(id) ||
  /\/src\/services\/(config|data|http|loading|look-again|marketplace)\.ts$/.test(id);

/** Small controls that the first page has none of: one file for all others. */
const isControl = (id: string) =>
  /\/src\/ui\/(check|chip|copy-button|load-more|note|quantity|select|stepper|steps|tabs|tag)\./.test(id);

/*
 * What a trade can be, and what is kept of one: each loaded together, so one file. Every page's script
 * names all files.
 */
const isView = (id: string) =>
  /\/src\/domain\/transaction\/(views?\.|views\/|steps\/(cancel-mode|purchase-|seen-listing))/.test(id);
/** What pages with orders say of them. */
const isTerm = (id: string) =>
  /\/src\/domain\/(against-floor|copies|dormant|lapse|listing-fees|transaction\/under-way)\./.test(id);
/** What is told of one's own orders to who is signed in. */
const isNotice = (id: string) =>
  /\/src\/trading\/orders\/(fill-notice|unpublished-notice|stored-orders|seen-orders)\./.test(id);
const isRecord = (id: string) =>
  /\/src\/(domain\/transaction\/(derive|list|machine|record|rules)|device\/transaction-store)\./.test(id);

const classNames = new Map<string, string>();

function shortClassName(name: string, file: string): string {
  const key = `${relative(here('.'), file.split('?')[0] ?? file)}:${name}`;
  const short = `v${createHash('sha256').update(key).digest('base64url').slice(0, 4)}`;
  const taken = classNames.get(short);
  if (taken !== undefined && taken !== key) throw new Error(`Class names ${taken} and ${key} collide`);
  classNames.set(short, key);
  return short;
}

const buildId = process.env['VITRINE_BUILD_ID'] ?? sourceHash();

/** Puts the start gate in place of the module script; the server knows inline scripts by their hash. */
const startGate = (): Plugin => ({
  name: 'vitrine:start-gate',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const scripts = [...html.matchAll(/\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g)];
      if (scripts.length === 0) return html;
      const gate = readFileSync(here('src/app/start-gate.js'), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//, '')
        .replaceAll("'__ENTRIES__'", scripts.map(([, source = '']) => `'${source}'`).join(', '));
      return scripts
        .reduce((rest, [tag]) => rest.replace(tag, ''), html)
        .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
        .replace('</body>', `<script>${gate.trim()}</script>\n  </body>`);
    },
  },
});

/** `builds/latest.json`, and a .br beside every text asset so that the server never compresses twice. */
const finish = (): Plugin => ({
  name: 'vitrine:finish',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'builds/latest.json',
      source: `${JSON.stringify({ id: buildId, timestamp: Date.now() })}\n`,
    });
  },
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      for (const file of filesBelow(here('dist/client'))) {
        if (!/\.(js|css|svg|json|webmanifest)$/.test(file) || statSync(file).size < 1024) continue;
        const text = readFileSync(file);
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(text, options));
      }
    },
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route's loader comes with its view: one request, and nothing of other pages on this one.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      routeFileIgnorePrefix: '-',
    }),
    react(),
    startGate(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: null,
      manifest: JSON.parse(readFileSync(here('manifest.webmanifest'), 'utf8')),
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/**/*.{js,css}', 'fonts/*.woff2', 'favicon.svg'],
        globIgnores: ['builds/**'],
      },
    }),
    finish(),
  ],
  resolve: {
    // React has it since version 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  css: {
    modules: {
      // Short: half of a component's own code would be class names otherwise.
      generateScopedName: shortClassName,
    },
  },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // One stylesheet: server-rendered pages need every rule before the first paint.
    cssCodeSplit: false,
    sourcemap: false,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // What every page needs, in two files that compress well; the rest stays by route and use.
            advancedChunks: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-virtual|virtual)[^/]+|valtio|proxy-compare|use-sync-external-store|idb-keyval)\//,
                },
                { name: 'shell', test: isShell },
                { name: 'data', test: isData },
                { name: 'controls', test: isControl },
                { name: 'order-terms', test: isTerm, includeDependenciesRecursively: false },
                { name: 'order-notices', test: isNotice, includeDependenciesRecursively: false },
                { name: 'records', test: isRecord, includeDependenciesRecursively: false },
                { name: 'record-views', test: isView, includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
  ssr: { noExternal: true },
  server: {
    port: Number(process.env['DEV_PORT'] ?? 5173),
    proxy: Object.fromEntries(
      ['/marketplace', '/data', '/_ipx', '/rpc', '/config.json', '/builds', '/demo'].map((path) => [
        path,
        // The browser's own Host goes along: the sign-in message names it.
        { target: `http://127.0.0.1:${process.env['PORT'] ?? 8080}`, changeOrigin: false },
      ]),
    ),
  },
}));
