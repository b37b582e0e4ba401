import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zeroAddress, zeroHash } from 'viem';
import sharp from 'sharp';
import { privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticDocument, staticMarketSchema, staticPartSchema } from '../../src/contract/static-market.ts';
import { markPicture, THEME } from '../../tests/support/server/themed.ts';
import { StartError } from '../config.ts';
import type { ExportRecord } from '../core/export-records.ts';
import { writeExport } from './export-file.ts';
import { readStaticMarket } from './static-market.ts';
import { staticPage } from './static-page.ts';
import { writeTheme } from './static-theme.ts';
import { linesOf, parseRpcs } from './static.ts';

const signer = privateKeyToAccount(`0x${'7'.repeat(64)}`);
const address = `0x${'ab'.repeat(20)}` as const;
const seaport = `0x${'5e'.repeat(20)}` as const;
const ether = { address: zeroAddress, symbol: 'ETH', decimals: 18 } as const;

type Of<P extends ExportRecord['part']> = Extract<ExportRecord, { part: P }>;
const network = (chainId: number, slug: string): Of<'network'> => ({
  part: 'network',
  chainId,
  slug,
  name: slug,
  currency: ether,
  wrapped: ether,
  tokens: [ether],
  explorerTransactionUrl: null,
  seaport,
  conduit: address,
  conduitKey: zeroHash,
  zone: address,
  feeBps: 100,
  feeRecipient: address,
});
const collection = (chainId: number): Of<'collection'> => ({
  part: 'collection',
  chainId,
  address,
  slug: 'glass',
  name: 'Glass',
  description: '',
  creator: { name: 'Ada', address },
  image: '',
  banner: '',
  itemType: 2,
  royaltyBps: 500,
  royaltyRecipient: address,
  createdAt: 1,
  deployedBlock: 9,
});
const item = (identifier: string, image: string): Of<'item'> => ({
  part: 'item',
  chainId: 1,
  collection: address,
  identifier,
  name: '',
  description: '',
  image,
  supply: '1',
  minted: 1,
  rank: null,
  attributes: [],
});
const money = { token: zeroAddress, startAmount: '1', endAmount: '1', identifierOrCriteria: '0' } as const;
function order(change: object = {}, protocolAddress: `0x${string}` = seaport): Of<'order'> {
  const parameters = {
    offerer: address,
    zone: zeroAddress,
    offer: [{ ...money, itemType: 2 as const, token: address, identifierOrCriteria: '7' }],
    consideration: [{ ...money, itemType: 0 as const, recipient: address }],
    orderType: 0 as const,
    startTime: '1',
    endTime: '2',
    zoneHash: zeroHash,
    salt: '3',
    conduitKey: zeroHash,
    counter: '0',
    ...change,
  };
  return {
    part: 'order',
    chainId: 1,
    side: 'listing',
    collection: address,
    trait: null,
    order: { parameters, protocolAddress, signature: '0x12' },
  };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
async function exported(records: readonly ExportRecord[]): Promise<string> {
  const file = join(folder, `export-${(files += 1)}`);
  async function* given() {
    yield* records;
  }
  await writeExport(file, { origin: null, signer, records: given() });
  return file;
}
const rpcs = new Map([[1, ['https://node.example/key']]]);
const read = async (records: readonly ExportRecord[], o: { signer?: string } = {}) =>
  readStaticMarket(await exported(records), { rpcs, signer: o.signer, rates: new Map([['ETH', '3000']]) });

test('what only this market’s server could let be filled is left out and counted; the rest is all there', async () => {
  const { market, parts, unserved } = await read([
    network(1, 'one'),
    network(2, 'two'),
    collection(1),
    item('10', ''),
    item('9', 'ipfs://nine'),
    order(),
    order({ zone: address, orderType: 2 }),
    order({ orderType: 3 }),
    order({ zoneHash: `0x${'1'.repeat(64)}` }),
    order({ conduitKey: `0x${'1'.repeat(64)}` }),
    order({}, address),
    collection(2),
  ]);
  expect(v.parse(staticMarketSchema, market)).toEqual(market);
  expect(market).toMatchObject({ leftOut: 5, signer: signer.address.toLowerCase(), rates: { ETH: '3000' } });
  expect(market.networks).toMatchObject([{ slug: 'one', rpcUrls: ['https://node.example/key'] }]);
  expect(market.collections).toMatchObject([{ chainId: 1, items: 2, orders: 1, previews: ['ipfs://nine'] }]);
  expect(unserved).toEqual(['two']);
  const [part, ...more] = parts;
  expect(more).toEqual([]);
  expect(v.parse(staticPartSchema, part?.part)).toEqual(part?.part);
  expect(part?.part.items.map(({ identifier }) => identifier)).toEqual(['9', '10']);
  expect(part?.part.orders).toEqual([{ trait: null, order: order().order }]);
});

test('items of a trait that come in several records are one', async () => {
  const criteria = (identifiers: string[]): Of<'criteria'> => ({
    part: 'criteria',
    chainId: 1,
    collection: address,
    root: zeroHash,
    identifiers,
  });
  const { parts } = await read([network(1, 'one'), collection(1), criteria(['1', '2']), criteria(['3'])]);
  expect(parts[0]?.part.criteria).toEqual([{ root: zeroHash, identifiers: ['1', '2', '3'] }]);
});

test('nothing is made of a file that another signed, or whose networks have no node', async () => {
  await expect(read([network(1, 'one')], { signer: address })).rejects.toThrow(/is signed by 0x/);
  await expect(read([network(5, 'five')])).rejects.toThrow(/five \(5\): name a node of one/);
});

test('nodes are named by chain, and nothing else is taken for one', () => {
  expect(parseRpcs(['1=https://a.example', '1=https://b.example', '2=http://127.0.0.1:8545'])).toEqual(
    new Map([
      [1, ['https://a.example', 'https://b.example']],
      [2, ['http://127.0.0.1:8545']],
    ]),
  );
  for (const wrong of [
    'https://a.example',
    '1=a.example',
    'one=https://a.example',
    '1=javascript:alert(1)',
    '1=https://',
  ])
    expect(() => parseRpcs([wrong]), wrong).toThrow(StartError);
  expect(() => parseRpcs([])).toThrow(StartError);
});

const template =
  '<head><meta charset="utf-8" /><!--app-head--><script>go()</script></head><div id="root"><!--app-html--></div><!--app-state--><script>start()</script>';
const config = {
  networks: [{ rpcUrls: ['https://node.example/key?a="b"', 'http://127.0.0.1:8545'] }],
  name: '</script><b>',
};

test('the page asks the folder and the nodes alone, and runs what it was built with', () => {
  const page = staticPage(template, config as never, { hasOwnPictures: true, theme: null });
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  // Before anything that could be loaded.
  expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<script'));
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/);
  expect(policy).toContain(`connect-src 'self' https://node.example http://127.0.0.1:8545;`);
  expect(policy).toContain(`img-src 'self' data: blob:;`);
  expect(page).not.toMatch(/<title>|<style>/);
  expect(policy).toContain(`style-src 'self';`);
  expect(staticPage(template, config as never, { hasOwnPictures: false, theme: null })).toContain(
    `img-src 'self' data: blob: https:;`,
  );
  expect(page).not.toContain('</script><b>');
  const block = /id="vitrine-config">([^]*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(config);
});

const looks = async (change: object = {}): Promise<Of<'theme'>> => ({
  part: 'theme',
  name: THEME.name,
  accent: THEME.accent,
  mark: await markPicture(),
  ...change,
});
const legal: Of<'legal-text'> = {
  part: 'legal-text',
  document: 'terms-of-use',
  language: 'es',
  text: THEME.terms,
  since: 5,
};

test('a theme of the export is what pages and systems ask for in the folder', async () => {
  const { theme } = await read([await looks(), legal, network(1, 'one')]);
  if (theme === null) throw new Error('It has none');
  const { name, accent, mark, documents } = theme.theme;
  const id = documents['terms-of-use']?.es ?? '';
  expect({ name, accent }).toEqual({ name: THEME.name, accent: THEME.accent });
  const out = mkdtempSync(join(folder, 'out-'));
  // What the build has, a theme takes the place of; it adds nothing at the root.
  writeFileSync(join(out, 'icon-192.png'), 'built in');
  await writeTheme(out, theme);
  expect(JSON.parse(readFileSync(join(out, staticDocument(id)), 'utf8'))).toEqual({ text: THEME.terms, since: 5 });
  const icon = readFileSync(join(out, `/theme/${mark}/icon-192.png`));
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(readFileSync(join(out, 'icon-192.png'))).toEqual(icon);
  expect(existsSync(join(out, 'icon-512.png'))).toBe(false);

  const page = staticPage(template, config as never, { hasOwnPictures: true, theme: theme.theme });
  expect(page).toContain('<title>Marea &amp; “Sur”</title>');
  expect(page).toMatch(/<style>:root:root\{--edge:#7a1f5c;/);
  expect(page).toContain(`url(/theme/${mark}/mark-96.png)`);
  expect(page).toMatch(/style-src 'self' 'sha256-[^ ]+';/);
});

test('a market without a theme has none, and a mark that is no picture stops the command', async () => {
  expect((await read([network(1, 'one')])).theme).toBeNull();
  const cut = (await markPicture()).slice(0, 80);
  const reading = read([await looks({ mark: cut }), network(1, 'one')]);
  await expect(reading).rejects.toThrow('The mark of the export is no picture that can be used.');
  const plain = await read([await looks({ mark: null, accent: null }), network(1, 'one')]);
  expect(plain.theme).toMatchObject({
    theme: { name: THEME.name, accent: null, mark: null, documents: {} },
    mark: null,
  });
});

test('whoever makes it is told what is not in it', () => {
  const written = { folder: '/out', collections: 2, items: 3000, orders: 1, leftOut: 0, unserved: [], pictures: null };
  expect(linesOf(written)).toHaveLength(2);
  expect(linesOf({ ...written, leftOut: 12, unserved: ['two'], pictures: 5 }).join('\n')).toMatch(
    /3,000 items[^]*Left out: 12 orders[^]*Left out, for no node was named: two[^]*Pictures copied: 5/,
  );
});
