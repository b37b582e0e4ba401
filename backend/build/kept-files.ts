import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { KeptFile, KeptFiles } from '../../src/contract/kept-files.ts';
import { fileOf } from '../../src/language/files.ts';
import type { Language } from '../../src/language/language.ts';
import { filesBelow } from './files-below.ts';

/** What a first visit fetches for offline, gzip. */
const FIRST_LIMIT = 350_000;

/** Behind these imports is what only some people choose: loaded by those, and kept by their browser's own cache. */
const NOT_KEPT = [
  'smart-wallet-sdk',
  'walletconnect-sdk',
  'pairing-pane',
  'own-wallet-provider',
  'sso-provider',
  'model-scene',
  '-operator-page',
];

/** Behind these: wallets, trades, operators' tools, what somebody kept or pressed on an earlier visit, rarely seen pages. */
const LATER = [
  'session',
  'wallet-modals',
  'wagmi-wallet',
  'wallet-batches',
  'chain',
  'engine',
  'cart-session',
  'cart-overlay',
  'orders-overlay',
  'sweep-modal',
  'mint-panel',
  'offer-actions',
  'network-fee',
  'owner-panel',
  'active-overlay',
  'in-flight-button',
  'bell',
  'notifications',
  'subscribe',
  'report-form',
  'keep-panel',
  'keep-collection',
  'on-device',
  'kept-answers',
  'kept-filter',
  'waiting-hearts',
  'uPlot.esm',
  'own-orders',
  'stored-orders',
  'read-stored-orders',
  'approvals',
  'statement',
  'storage',
  'documents',
  'own-document',
  'test',
];

/** The manifest and icons are the operator's to change, so none is of a build (`sw/market-files.ts`). */
const FIRST_PATHS = /^(fonts\/[^/]+\.woff2|assets\/[^/]+\.css)$/;

/** What the bundler tells of a file of code. */
export type Chunk = {
  fileName: string;
  name: string;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
};

/** The files that the entries reach without an `import()` of these. */
function reach(chunks: readonly Chunk[], closed: readonly string[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = byFile.get(fileName);
    if (chunk === undefined || reached.has(fileName)) return;
    reached.add(fileName);
    chunk.imports.forEach(visit);
    chunk.dynamicImports.filter((one) => !closed.includes(byFile.get(one)?.name ?? '')).forEach(visit);
  };
  chunks.filter((chunk) => chunk.isEntry).forEach((chunk) => visit(chunk.fileName));
  return reached;
}

/** @throws where a name is no chunk that waits for its `import()` */
function assertWait(chunks: readonly Chunk[], first: ReadonlySet<string>, closed: readonly string[]): void {
  const wrong = closed.filter((name) => {
    const named = chunks.filter((chunk) => chunk.name === name);
    return named.length !== 1 || named.some((chunk) => first.has(chunk.fileName));
  });
  if (wrong.length > 0) throw new Error(`Not one chunk that waits to be imported: ${wrong.join(', ')}`);
}

/** What the worker keeps of a build. @throws where a closed name is wrong, or the first set is too heavy */
export function listKeptFiles(
  folder: string,
  language: Language,
  chunks: readonly Chunk[],
  { later, never, limit } = { later: LATER, never: NOT_KEPT, limit: FIRST_LIMIT },
): KeptFiles {
  const closed = [...later, ...never];
  const early = reach(chunks, closed);
  assertWait(chunks, early, closed);
  const kept = reach(chunks, never);
  const paths = filesBelow(folder, '.').map((path) => path.replace(/^\.\//, ''));
  const shell = fileOf(language, 'index.html');
  const first = paths.filter((path) => early.has(path) || path === shell || FIRST_PATHS.test(path));
  const rest = paths.filter((path) => kept.has(path) && !early.has(path));
  const weight = first.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0);
  if (weight > limit) throw new Error(`The first files weigh ${weight} of ${limit} bytes`);
  const toFile = (path: string): KeptFile => {
    if (path.startsWith('assets/')) return `/${path}`;
    const revision = createHash('sha256').update(readFileSync(join(folder, path)));
    return { url: `/${path}`, revision: revision.digest('hex').slice(0, 16) };
  };
  return { first: first.map(toFile), later: rest.map(toFile) };
}
