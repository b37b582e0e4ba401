import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { KeptFiles } from '../../src/contract/kept-files.ts';
import { fileOf } from '../../src/language/files.ts';
import type { Language } from '../../src/language/language.ts';
import { filesBelow } from './files-below.ts';

/** What a first visit fetches for offline, gzip. */
const FIRST_LIMIT = 350_000;

/** What only some people choose is loaded by those, and kept by their browser's own cache. */
const NOT_KEPT =
  /^assets\/(smart-wallet-sdk|own-wallet-provider|walletconnect-sdk|pairing-pane|sso-provider|model-scene)-[^/]+\.js$/;

/** Only wallets, trades, operators and pages off the way need these: chunks by name, files by path. */
const LATER = [
  ...['ccip', 'secp256k1', 'provider', 'wagmi-wallet', 'privateKeyToAccount', 'http', 'wallet-modals'],
  ...['orders-overlay', 'cart-overlay', 'engine', 'publish', 'order-checks', 'seaport-calls', 'mint-panel'],
  ...['own-orders', 'approvals', 'wallet-errors', 'sweep-modal', 'storage', 'stored-orders', 'contract-names'],
  ...['wallet-session', 'cart-session', 'hashTypedData', 'createBatchScheduler', 'recoverAddress', 'wallet-batches'],
  ...['eventemitter3', 'session', 'uPlot.esm', 'test', 'statement', 'report-form', 'notifications'],
  ...['records', 'views', 'toBytes', 'getAddress', 'subscribe'],
  ...['icon-192.png', 'icon-512.png', 'maskable-512.png', 'monochrome.svg'],
];

const isHashed = (path: string) => path.startsWith('assets/');

const nameOf = (path: string) => (isHashed(path) ? path.replace(/^assets\/(.+)-.{8}\.\w+$/, '$1') : path);

const isKept = (path: string, language: Language) =>
  !NOT_KEPT.test(path) &&
  (path === fileOf(language, 'index.html') ||
    path === fileOf(language, 'manifest.webmanifest') ||
    /^(assets\/(?!sw-).+\.(js|css)|fonts\/[^/]+\.woff2|favicon\.svg|(icon|maskable)-\d+\.png|monochrome\.svg)$/.test(
      path,
    ));

/** What a chunk imports before it runs. */
function importsOf(folder: string, path: string): string[] {
  if (!path.endsWith('.js')) return [];
  const code = readFileSync(join(folder, path), 'utf8');
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, name]) => `assets/${name}`);
}

/** What the worker keeps of a build, first and later. @throws where a name fits no file, or the first set is too heavy */
export function listKeptFiles(folder: string, language: Language, names: readonly string[] = LATER): KeptFiles {
  const paths = filesBelow(folder, '.')
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => isKept(path, language));
  const lost = names.filter((name) => paths.every((path) => nameOf(path) !== name));
  if (lost.length > 0) throw new Error(`No file of the build is ${lost.join(', ')}`);
  const first = paths.filter((path) => !names.includes(nameOf(path)));
  if (first.length === 0) throw new Error('The worker would keep nothing');
  const later = paths.filter((path) => names.includes(nameOf(path)));
  const early = first.filter((path) => importsOf(folder, path).some((one) => later.includes(one)));
  if (early.length > 0) throw new Error(`These first files cannot start without later ones: ${early.join(', ')}`);
  const weight = first.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0);
  if (weight > FIRST_LIMIT) throw new Error(`The first files weigh ${weight} of ${FIRST_LIMIT} bytes`);
  const keyOf = (path: string) => {
    if (isHashed(path)) return `/${path}`;
    const revision = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
    return `/${path}?__WB_REVISION__=${revision.slice(0, 16)}`;
  };
  return { first: first.map(keyOf), later: later.map(keyOf) };
}
