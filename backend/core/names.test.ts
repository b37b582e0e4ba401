import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeFunctionData, encodeErrorResult, encodeFunctionResult, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNetworkClient } from './network-client.ts';
import { createNames, normalizedName } from './names.ts';

const RESOLVER = '0x00000000000000000000000000000000000000e5';
const ALICE = '0x00000000000000000000000000000000000a11ce';
const BOB = '0x0000000000000000000000000000000000000b0b';
const abi = [
  {
    type: 'function',
    name: 'reverseWithGateways',
    stateMutability: 'view',
    inputs: [{ type: 'bytes' }, { type: 'uint256' }, { type: 'string[]' }],
    outputs: [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
  },
  {
    type: 'error',
    name: 'OffchainLookup',
    inputs: [{ type: 'address' }, { type: 'string[]' }, { type: 'bytes' }, { type: 'bytes4' }, { type: 'bytes' }],
  },
] as const;

/** What the resolver, mocked, says of each account: a name, or a URL to ask. */
const says = new Map<string, { name: string } | { url: string }>();
const seen: string[] = [];
let node: Server;
let origin: string;

beforeAll(async () => {
  node = createServer((request, response) => {
    if (request.url !== '/') {
      seen.push(`fetched ${request.url}`);
      response.end('{}');
      return;
    }
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const given: unknown = text === '' ? {} : JSON.parse(text);
      const calls = (Array.isArray(given) ? given : [given]) as { id: number; params: [{ data: Hex }] }[];
      const answers = calls.map(({ id, params: [{ data }] }) => {
        const { args } = decodeFunctionData({ abi, data });
        seen.push(args[0]);
        const known = says.get(args[0]) ?? { name: '' };
        if ('name' in known)
          return {
            jsonrpc: '2.0',
            id,
            result: encodeFunctionResult({
              abi,
              functionName: 'reverseWithGateways',
              result: [known.name, RESOLVER, RESOLVER],
            }),
          };
        const lookup = [RESOLVER, [known.url], '0x', '0x00000000', '0x'] as const;
        const error = encodeErrorResult({ abi, errorName: 'OffchainLookup', args: lookup });
        return { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data: error } };
      });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(Array.isArray(given) ? answers : answers[0]));
    });
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => node.close(resolve)));
beforeEach(() => {
  says.clear();
  seen.length = 0;
});

const names = () =>
  createNames(
    createNetworkClient({
      chainId: 1,
      name: 'One',
      rpcUrls: [origin],
      currency: { address: '0x0000000000000000000000000000000000000000', symbol: 'ETH', decimals: 18 },
      multicall3: RESOLVER,
      retryCount: 0,
    }),
    RESOLVER,
  );

test('an account has the name it has chosen, asked for once', async () => {
  says.set(ALICE, { name: 'alice.eth' });
  const { nameOf } = names();
  expect(await Promise.all([nameOf(ALICE), nameOf(ALICE)])).toEqual(['alice.eth', 'alice.eth']);
  expect(await nameOf(ALICE)).toBe('alice.eth');
  expect(await nameOf(BOB)).toBeNull();
  expect(seen).toEqual([ALICE, BOB]);
});

test.each(['Alice.eth', 'аlice.eth\u202e', 'alice .eth', 'alice', ''])(
  'a name that is not as ENSIP-15 writes it, %j, is none',
  async (name) => {
    says.set(ALICE, { name });
    expect(await names().nameOf(ALICE)).toBeNull();
  },
);

test('a resolver that names an URL to ask sends this server nowhere', async () => {
  says.set(ALICE, { url: `${origin}/internal` });
  expect(await names().nameOf(ALICE)).toBeNull();
  expect(seen).toEqual([ALICE]);
});

test('a name is normalised before it is asked for; what is none is asked of nobody', async () => {
  expect(normalizedName('Alice.ETH')).toBe('alice.eth');
  expect(await names().addressOf('alice')).toBeNull();
  expect(seen).toEqual([]);
});
