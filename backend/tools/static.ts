import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatUnits } from 'viem';
import * as v from 'valibot';
import type { AppConfig } from '../../src/contract/config.ts';
import { STATIC_MARKET } from '../../src/contract/static-market.ts';
import { addressSchema } from '../../src/contract/primitives.ts';
import { LANGUAGES, type Language } from '../../src/language/language.ts';
import { sourceHash } from '../build/source-hash.ts';
import { staticOutput } from '../build/static-variants.ts';
import { StartError } from '../config.ts';
import { startTool } from '../launch/build.ts';
import { toldOf } from '../share/theme-head.ts';
import { counted, requireWord, serverConfig, type Words } from './command.ts';
import { examineForBrowsers } from './network-findings.ts';
import { readStaticMarket, type StaticFiles } from './static-market.ts';
import { staticPage } from './static-page.ts';
import { copyPictures } from './static-pictures.ts';
import { writeTheme } from './static-theme.ts';

/*
 * `static`: an export and the app as a folder of files, which any web server can show, and no server of ours is needed
 * for. Needs no state folder and no store, only the file.
 */

export type StaticOptions = {
  from: string;
  out: string;
  rpcs: ReadonlyMap<number, readonly string[]>;
  signer: string | undefined;
  /** A market that still runs, whose pictures are copied; else they come from where the metadata says. */
  pictures: string | undefined;
  language: Language;
  /** What a whole token is worth in dollars, by symbol. */
  rates: ReadonlyMap<string, string>;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The app without a server, built anew where it is missing or made of other sources. */
async function builtApp(language: Language): Promise<string> {
  const folder = join(ROOT, staticOutput(language));
  const mark = join(folder, 'source-hash');
  const hash = sourceHash(ROOT);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return join(folder, 'client');
  const mode = language === 'en' ? 'static' : `static-${language}`;
  await startTool(ROOT, ['vite', 'build', '--logLevel', 'error', '--mode', mode], false).finished;
  writeFileSync(mark, hash);
  return join(folder, 'client');
}

/** `31337=https://node.example`, any number of times. @throws StartError */
export function parseRpcs(given: readonly string[]): Map<number, string[]> {
  const rpcs = new Map<number, string[]>();
  for (const one of given) {
    const [, chain = '', url = ''] = /^(\d{1,15})=(https?:\/\/.+)$/.exec(one) ?? [];
    if (chain === '' || !URL.canParse(url))
      throw new StartError(`--rpc ${one}: it is CHAIN=URL, as 1=https://node.example.`);
    rpcs.set(Number(chain), [...(rpcs.get(Number(chain)) ?? []), url]);
  }
  if (rpcs.size === 0) throw new StartError('Name a node for each network: --rpc CHAIN=URL.');
  return rpcs;
}

/** What stands in the way of pages that ask these nodes, a line each: whose origin the folder will have nobody knows yet. */
export async function closedNodes(rpcs: ReadonlyMap<number, readonly string[]>): Promise<string[]> {
  const findings = [...rpcs].flatMap(([chain, urls]) =>
    urls.map((url) => examineForBrowsers(`Chain ${chain}`, url, 'https://any.example')),
  );
  return (await Promise.all(findings)).flatMap(({ isWrong, about, sentence }) =>
    isWrong ? [`${about}: ${sentence}. Pages of the folder would read nothing.`] : [],
  );
}

const MICRO_PLACES = 6;

/** @throws StartError where an option is missing, or none */
export function staticOptions({ from, out, rpc, signer, pictures, language = 'en' }: Words['options']): StaticOptions {
  if (signer !== undefined && !v.is(addressSchema, signer)) throw new StartError('--signer is an address.');
  if (pictures !== undefined && !URL.canParse(pictures)) throw new StartError('--pictures is where a market runs.');
  if (!v.is(v.picklist(LANGUAGES), language)) throw new StartError(`--language is one of ${LANGUAGES.join(', ')}.`);
  const here = (path: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  const { usdRates } = serverConfig();
  return {
    from: here(requireWord(from, 'export: --from FILE')),
    out: here(requireWord(out, 'folder: --out FOLDER')),
    rpcs: parseRpcs(rpc),
    signer,
    pictures,
    language,
    rates: new Map([...usdRates].map(([symbol, micros]) => [symbol, formatUnits(micros, MICRO_PLACES)])),
  };
}

const appConfig = ({ market, theme }: StaticFiles): AppConfig => ({
  // Paths that the page itself answers; no file lies there.
  marketplaceUrl: '/marketplace',
  dataUrl: '/data',
  imageUrl: '',
  networks: market.networks.map(({ chainId, slug, name, rpcUrls, currency, explorerTransactionUrl }) => ({
    chainId,
    slug,
    name,
    rpcUrls,
    currency,
    explorerTransactionUrl,
  })),
  redirects: [],
  ...(theme !== null && { theme: toldOf(theme.theme) }),
  embedded: false,
  mail: null,
  reports: false,
  names: false,
  wallets: { smartWallet: null, ownWallet: null },
});

/** Pages that are there as files, for web servers that show no other page where they find nothing. */
const pathsOf = ({ market }: StaticFiles) => [
  'collections',
  'docs',
  'shared',
  'storage',
  ...market.collections.map(({ slug }) => `collections/${slug}`),
];

function writePages(folder: string, files: StaticFiles, html: string): void {
  const pages = ['index.html', '404.html', ...pathsOf(files).map((path) => `${path}/index.html`)];
  for (const page of pages) {
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, page), html);
  }
  // Read by IPFS gateways and some hosts: an item's page has no file of its own.
  writeFileSync(join(folder, '_redirects'), '/* /index.html 200\n');
}

export type Written = {
  folder: string;
  collections: number;
  items: number;
  orders: number;
  leftOut: number;
  unserved: string[];
  pictures: number | null;
};

/**
 * Writes the folder, whole or not at all.
 * @throws StartError where it is there already, or the export cannot be read
 */
export async function writeStatic(o: StaticOptions): Promise<Written> {
  if (existsSync(o.out)) throw new StartError(`${o.out} is there already: name another folder.`);
  const files = await readStaticMarket(o.from, o);
  const app = await builtApp(o.language);
  const partial = `${o.out}.partial`;
  rmSync(partial, { recursive: true, force: true });
  try {
    cpSync(app, partial, { recursive: true });
    const pictures = o.pictures === undefined ? null : await copyPictures(files, o.pictures, partial);
    mkdirSync(join(partial, 'market'), { recursive: true });
    writeFileSync(join(partial, STATIC_MARKET), JSON.stringify(files.market));
    for (const { file, part } of files.parts) writeFileSync(join(partial, file), JSON.stringify(part));
    if (files.theme !== null) await writeTheme(partial, files.theme);
    const template = readFileSync(join(partial, 'index.html'), 'utf8');
    const { theme = null } = files.theme ?? {};
    writePages(partial, files, staticPage(template, appConfig(files), { hasOwnPictures: pictures !== null, theme }));
    renameSync(partial, o.out);
    const count = (of: 'items' | 'orders') => files.parts.reduce((sum, { part }) => sum + part[of].length, 0);
    const { leftOut, collections } = files.market;
    return {
      folder: resolve(o.out),
      collections: collections.length,
      items: count('items'),
      orders: count('orders'),
      leftOut,
      unserved: files.unserved,
      pictures,
    };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/** What was written, a line each. */
export const linesOf = (written: Written): string[] => [
  `Written: ${written.folder}, with ${counted(written.collections)} collections, ${counted(written.items)} items and ${counted(written.orders)} orders.`,
  ...(written.leftOut === 0
    ? []
    : [`Left out: ${counted(written.leftOut)} orders that need this market's server, or a conduit, to be filled.`]),
  ...(written.unserved.length === 0 ? [] : [`Left out, for no node was named: ${written.unserved.join(', ')}.`]),
  ...(written.pictures === null ? [] : [`Pictures copied: ${counted(written.pictures)}.`]),
  'Put it at the root of an origin of its own, on any web server or IPFS.',
];
