import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readNetworks } from '../config.ts';
import type { CollectionRegistration, DropRegistration } from '../core/registrations.ts';
import { followNetworks } from './follow-networks.ts';

const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const collection = (slug: string, more: object = {}) => ({
  address: address('c'),
  slug,
  name: slug,
  description: '',
  creator: { name: 'Ada', address: address('a') },
  image: '',
  banner: '',
  itemType: 2,
  royaltyBps: 0,
  royaltyRecipient: address('a'),
  createdAt: 1,
  deployedBlock: 1,
  ...more,
});
const network = (chainId: number, more: object = {}) => ({
  chainId,
  slug: `net-${chainId}`,
  name: `Net ${chainId}`,
  rpcUrls: ['https://rpc.example'],
  currency: { address: address('0'), symbol: 'ETH', decimals: 18 },
  seaport: address('5'),
  conduit: address('5'),
  conduitKey: `0x${'0'.repeat(64)}`,
  multicall3: address('3'),
  wrapped: { address: address('e'), symbol: 'WETH', decimals: 18 },
  ...more,
});

function follow(first: object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'networks-'));
  const file = join(folder, 'networks.json');
  const write = (networks: unknown) => writeFileSync(file, JSON.stringify(networks));
  write(first);
  const [taken, logged]: [unknown[], string[]] = [[], []];
  const contentHosts = new Set(['first.example']);
  let fails = 0;
  const stop = followNetworks({
    networksFile: file,
    given: readNetworks(file),
    contentHosts,
    market: {
      async registerCollection({ chainId, slug, verified }: CollectionRegistration) {
        if (fails-- > 0) throw new Error('The store is away');
        taken.push([chainId, slug, verified]);
      },
      async registerDrop({ slug }: DropRegistration) {
        taken.push(slug);
      },
    },
    log: (line) => logged.push(line),
    everyMs: 5,
  });
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  return { write, taken, logged, contentHosts, fail: (times: number) => void (fails = times) };
}

test('a collection that is new in the file, or says something else, is taken while the server runs, and its hosts', async () => {
  const glass = collection('glass');
  const { write, taken, logged, contentHosts } = follow([network(1, { collections: [glass] })]);
  const sheets = collection('sheets', { address: address('d') });
  write([network(1, { collections: [glass, sheets], contentHosts: ['Sheets.example'] })]);
  await expect.poll(() => taken).toEqual([[1, 'sheets', false]]);
  expect([...contentHosts]).toEqual(['first.example', 'sheets.example']);
  write([network(1, { collections: [{ ...glass, verified: true }, sheets] })]);
  await expect
    .poll(() => taken)
    .toEqual([
      [1, 'sheets', false],
      [1, 'glass', true],
    ]);
  expect(logged).toEqual([
    'sheets on Net 1 was read from NETWORKS_CONFIG',
    'glass on Net 1 was read from NETWORKS_CONFIG',
  ]);
});

test('a network that is new waits for a start; a file that is wrong is told once, and changes nothing', async () => {
  const { write, taken, logged } = follow([network(1)]);
  write([network(1), network(2, { collections: [collection('far')] })]);
  await expect.poll(() => logged).toEqual(['Net 2 is new in NETWORKS_CONFIG: it is followed from the next start on']);
  write([network(1, { collections: [{ slug: 'half' }] })]);
  await expect.poll(() => logged.at(-1)).toContain('was not taken: NETWORKS_CONFIG');
  const count = logged.length;
  write([network(1, { collections: [collection('whole')] })]);
  await expect.poll(() => taken).toEqual([[1, 'whole', false]]);
  expect(logged.length).toBe(count + 1);
});

test('a store that is away is asked again', async () => {
  const { write, taken, logged, fail } = follow([network(1)]);
  fail(3);
  write([network(1, { collections: [collection('glass')] })]);
  await expect.poll(() => taken).toEqual([[1, 'glass', false]]);
  expect(logged.filter((line) => line.includes('The store is away'))).toHaveLength(1);
});
