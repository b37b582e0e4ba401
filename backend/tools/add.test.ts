import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeAbiParameters, toFunctionSelector, type AbiParameter } from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { ExternalNetwork } from '../core/external-network.ts';
import { add } from './add.ts';
import { addCollection } from './add-collection.ts';
import { addNetwork } from './add-network.ts';
import { KNOWN_NETWORKS, knownNetwork } from './known-networks.ts';

/* With nodes that are mocked: a chain whose contracts answer what a test says. */

const COLLECTION = '0x00000000000000000000000000000000000c0113';
const OWNER = '0x00000000000000000000000000000000000000aa';
const HEAD = 1_000;
const MADE = 613;

let folder: string;
let file: string;
const servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'add-'));
  file = join(folder, 'networks.json');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true, force: true });
});

type Call = { to: string; data: string };
type Chain = {
  chainId?: number;
  /** By signature; a function that is not there reverts. */
  calls?: Record<string, readonly [types: readonly AbiParameter[], values: readonly unknown[]]>;
  /** Contracts that are there from the first block on; any other address has no code before `MADE`. */
  missing?: readonly string[];
  isPruned?: boolean;
};

const types = (...names: string[]) => names.map((type) => ({ type }));
const WETH = { 'symbol()': [types('string'), ['WETH']], 'decimals()': [types('uint8'), [18]] } as const;
const PAINTINGS = {
  'supportsInterface(bytes4)': [types('bool'), [true]],
  'name()': [types('string'), ['Paint\u202eings, Volume 1']],
  'owner()': [types('address'), [OWNER]],
  'totalSupply()': [types('uint256'), [900n]],
  'royaltyInfo(uint256,uint256)': [types('address', 'uint256'), [OWNER, 500n]],
  'contractURI()': [
    types('string'),
    ['data:application/json,{"description":"Small.","image":"ipfs://bafy/1.png","banner_image":"javascript:alert(1)"}'],
  ],
} as const;

async function node({
  chainId = 11_155_111,
  calls = { ...WETH, ...PAINTINGS },
  missing = [],
  isPruned = false,
}: Chain = {}) {
  const results = new Map(
    Object.entries(calls).map(([signature, [inputs, values]]) => [
      toFunctionSelector(`function ${signature}`),
      encodeAbiParameters(inputs, values),
    ]),
  );
  const answers: Record<string, (params: never[]) => unknown> = {
    eth_chainId: () => `0x${chainId.toString(16)}`,
    eth_blockNumber: () => `0x${HEAD.toString(16)}`,
    eth_getBlockByNumber: ([number]: string[]) => ({ number, timestamp: '0x6553f100', transactions: [], hash: null }),
    eth_getCode([address = '', at = 'latest']: string[]) {
      if (missing.includes(address.toLowerCase())) return '0x';
      if (at === 'latest') return '0x60';
      if (isPruned) throw new Error('missing trie node');
      return Number(at) >= MADE ? '0x60' : '0x';
    },
    eth_call([call]: Call[]) {
      const result = results.get((call?.data.slice(0, 10) ?? '0x') as `0x${string}`);
      if (result === undefined) throw new Error('execution reverted');
      return result;
    },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: never[] };
      try {
        response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method]?.(params) ?? null }));
      } catch (error) {
        response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message: String(error) } }));
      }
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What was said, to somebody who agrees to everything, or to nothing. */
function talk(agrees = true) {
  const said: string[] = [];
  return { said, say: (line: string) => void said.push(line), confirm: async () => agrees };
}

const read = () => JSON.parse(readFileSync(file, 'utf8')) as ExternalNetwork[];
const network = (rpcUrls: readonly string[], more: object = {}) => ({
  word: 'sepolia',
  file,
  rpcUrls,
  publicRpcUrls: [],
  contracts: {},
  ...more,
});

test('a network that is known by name is looked at, told and written; the server reads the file', async () => {
  const url = await node();
  const to = talk();
  expect(await addNetwork(network([url]), to)).toBe(true);
  expect(read()[0]).toMatchObject({
    chainId: 11_155_111,
    slug: 'sepolia',
    rpcUrls: [url],
    wrapped: { symbol: 'WETH' },
  });
  expect(to.said.join('\n')).toContain('give --public-rpc if that holds a key');
  const { externalNetworks } = readConfig({ NETWORKS_CONFIG: file });
  expect(externalNetworks?.[0]?.explorerTransactionUrl).toBe('https://sepolia.etherscan.io/tx/{hash}');
  await expect(addNetwork(network([url]), talk())).rejects.toThrow('Sepolia is in');
});

test('nothing is written without a yes, for another chain, or where a contract is missing', async () => {
  expect(await addNetwork(network([await node()]), talk(false))).toBe(false);
  await expect(addNetwork(network([await node({ chainId: 1 })]), talk())).rejects.toThrow(
    'is of chain 1, not 11155111',
  );
  const seaport = '0x0000000000000068f116a894984e2db1123eb395';
  await expect(addNetwork(network([await node({ missing: [seaport] })]), talk())).rejects.toThrow('(Seaport)');
  await expect(addNetwork(network([]), talk())).rejects.toThrow('--rpc');
  await expect(addNetwork(network([], { word: 'atlantis' }), talk())).rejects.toThrow('Known by name are ethereum');
  await expect(addNetwork(network([], { word: 'abstract' }), talk())).rejects.toThrow('--seaport');
  expect(existsSync(file)).toBe(false);
});

test('known networks have addresses that the file takes, a multicall contract, and a name each', () => {
  expect(new Set(KNOWN_NETWORKS.map(({ slug }) => slug)).size).toBe(KNOWN_NETWORKS.length);
  for (const { slug, chain, wrapped } of KNOWN_NETWORKS) {
    expect(wrapped, slug).toMatch(/^0x[0-9a-f]{40}$/);
    expect(chain.contracts?.multicall3?.address, slug).toMatch(/^0x[0-9a-fA-F]{40}$/);
  }
  expect(knownNetwork('8453')?.slug).toBe('base');
});

const config = readConfig({});
/** A file with the network, and what is asked for. */
async function collection(chain: Chain = {}, more: object = {}) {
  await addNetwork(network([await node(chain)]), talk());
  return { word: `https://sepolia.etherscan.io/address/${COLLECTION}#code`, file, ...more };
}

test('a collection is found from a link: type, name, royalty, picture and its first block; hostile text is cleaned', async () => {
  const to = talk();
  expect(await addCollection(await collection(), config, to)).toBe(true);
  expect(read()[0]?.collections).toEqual([
    {
      address: COLLECTION,
      slug: 'paintings-volume-1',
      name: 'Paintings, Volume 1',
      description: 'Small.',
      image: 'ipfs://bafy/1.png',
      banner: '',
      creator: { name: 'Paintings, Volume 1', address: OWNER },
      itemType: 2,
      royaltyBps: 500,
      royaltyRecipient: OWNER,
      createdAt: 0x65_53_f1_00,
      deployedBlock: MADE,
    },
  ]);
  expect(to.said.join('\n')).toContain('ERC-721, 900 items, royalty 5 %');
  expect(readConfig({ NETWORKS_CONFIG: file }).externalNetworks?.[0]?.collections).toHaveLength(1);
  await expect(addCollection({ word: COLLECTION, file }, config, talk())).rejects.toThrow('already');
});

test('the hosts of its metadata and pictures are found by an item, told, and written once with it', async () => {
  const document = JSON.stringify({ image: 'https://Pictures.example/1.png', animation_url: 'ipfs://bafy/1.mp4' });
  const item = {
    'tokenURI(uint256)': [types('string'), [`data:application/json,${encodeURIComponent(document)}`]],
  } as const;
  const to = talk();
  const word = await collection({ calls: { ...WETH, ...PAINTINGS, ...item } });
  expect(await addCollection(word, config, to)).toBe(true);
  expect(to.said).toContain('  metadata and pictures from pictures.example');
  expect(to.said.join('\n')).toContain('set IPFS_GATEWAY');
  expect(read()[0]).toMatchObject({ contentHosts: ['pictures.example'] });
  expect([...readConfig({ NETWORKS_CONFIG: file }).contentHosts]).toEqual(['pictures.example']);
  const other = { ...word, word: COLLECTION.replace('c0113', 'c0114'), slug: 'second' };
  expect(await addCollection(other, config, talk())).toBe(true);
  expect(read()[0]?.contentHosts).toEqual(['pictures.example']);
});

test('what a contract does not say is left empty or asked for, and what cannot be read is told', async () => {
  const bare = { 'supportsInterface(bytes4)': [types('bool'), [true]] } as const;
  const word = await collection({ calls: { ...WETH, ...bare } });
  await expect(addCollection(word, config, talk())).rejects.toThrow('--name');
  expect(await addCollection({ ...word, name: 'Untold' }, config, talk())).toBe(true);
  const nobody = `0x${'0'.repeat(40)}`;
  expect(read()[0]?.collections[0]).toMatchObject({ image: '', royaltyBps: 0, royaltyRecipient: nobody });
});

test('a node without history asks for the block; one without the contract, or of no collection, says so', async () => {
  const word = await collection({ isPruned: true });
  await expect(addCollection(word, config, talk())).rejects.toThrow('--deployed-block');
  expect(await addCollection({ ...word, deployedBlock: '613' }, config, talk(false))).toBe(false);
  expect(await addCollection({ ...word, deployedBlock: '613' }, config, talk())).toBe(true);
  rmSync(file);
  const none = await collection({ missing: [COLLECTION] });
  await expect(addCollection(none, config, talk())).rejects.toThrow('There is no contract');
  rmSync(file);
  const other = await collection({ calls: WETH });
  await expect(addCollection(other, config, talk())).rejects.toThrow('does not say that it is a collection');
  await expect(addCollection({ ...other, word: 'paintings' }, config, talk())).rejects.toThrow('Say which collection');
});

test('a file that is wrong is left as it is, and told', async () => {
  writeFileSync(file, '[{"chainId": 1}]');
  await expect(addNetwork(network([]), talk())).rejects.toThrow('is wrong at 0.slug');
  expect(readFileSync(file, 'utf8')).toBe('[{"chainId": 1}]');
});

test('add is of a network or a collection, and of one at a time', async () => {
  const options = { overwrite: false, yes: true, rpc: [], 'public-rpc': [] };
  for (const words of [[], ['thing', 'x'], ['network', 'base', 'sepolia']])
    expect(await add({ words, options })).toBeNull();
});
