import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zeroAddress, zeroHash } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticMarketSchema, staticPartSchema } from '../../src/contract/static-market.ts';
import { StartError } from '../config.ts';
import type { ExportRecord } from '../core/export-records.ts';
import { writeExport } from './export-file.ts';
import { readStaticMarket } from './static-market.ts';
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

test('the theme of the export is passed on with its texts; without one there is none', async () => {
  expect((await read([network(1, 'one')])).theme).toBeNull();
  const theme: Of<'theme'> = { part: 'theme', name: 'Marea', accent: null, mark: null };
  const text = { part: 'legal-text', document: 'eula', language: 'es', text: 'Be kind.', since: 5 } as const;
  const found = (await read([theme, text, network(1, 'one')])).theme;
  expect(found?.theme).toMatchObject({
    name: 'Marea',
    documents: { eula: { es: [...(found?.texts.keys() ?? [])][0] } },
  });
});

test('whoever makes it is told what is not in it', () => {
  const written = { folder: '/out', collections: 2, items: 3000, orders: 1, leftOut: 0, unserved: [], pictures: null };
  expect(linesOf(written)).toHaveLength(2);
  expect(linesOf({ ...written, leftOut: 12, unserved: ['two'], pictures: 5 }).join('\n')).toMatch(
    /3,000 items[^]*Left out: 12 orders[^]*Left out, for no node was named: two[^]*Pictures copied: 5/,
  );
});
