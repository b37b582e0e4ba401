import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testAccount } from '../support/server/accounts.ts';
import { createRpc, type Rpc } from '../../backend/demo/chain/rpc.ts';
import { startTestNetworks } from '../support/server/embedded-chains.ts';
import { checkLegs } from '../../src/device/receipts.ts';
import { RpcUnavailableError } from '../../src/device/rpc.ts';
import { reduce } from '../../src/domain/transaction/machine.ts';
import { CANCELLED_TEXT, SUPERSEDED_TEXT, USED_UP_TEXT } from '../../src/domain/transaction/reconcile.ts';
import type { Leg, TransactionRecord } from '../../src/domain/transaction/record.ts';
import { makeLeg, makeRecord } from '../support/trades/records.ts';

/* What the watcher sees of a real chain: mined, reverted, sped up, cancelled, dropped, re-orged, unreachable. */

let networks: Awaited<ReturnType<typeof startTestNetworks>>;
let rpc: Rpc;
let url: string;
const account = testAccount(5);
const from = account.address.toLowerCase() as `0x${string}`;
const to = testAccount(6).address.toLowerCase() as `0x${string}`;

beforeAll(async () => {
  networks = await startTestNetworks();
  url = networks.networks[0]?.rpcUrl ?? '';
  rpc = createRpc(url);
});
afterAll(() => networks.end());
beforeEach(async () => {
  await rpc.call('anvil_dropAllTransactions');
  await rpc.call('evm_setAutomine', [false]);
});

const CALL = { value: '5', data: '0xabcdef' } as const;
const mine = () => rpc.call('anvil_mine', ['0x1', '0x1']);
const nonceOf = async () => Number(await rpc.call('eth_getTransactionCount', [from, 'latest']));
const head = async () => Number(await rpc.call('eth_blockNumber'));

async function send(change: Record<string, unknown> = {}): Promise<`0x${string}`> {
  const transaction = { from, to, value: '0x5', data: CALL.data, gas: '0x30000', ...change };
  return (await rpc.call('eth_sendTransaction', [transaction])) as `0x${string}`;
}

async function legOf(change: Partial<Leg>): Promise<TransactionRecord> {
  const leg = makeLeg({ from, to, ...CALL, nonceFloor: await nonceOf(), blockAtAsk: await head(), ...change });
  return makeRecord({
    id: crypto.randomUUID(),
    userKey: from,
    status: leg.hashes.length > 0 ? 'pending' : 'approve',
    hash: leg.hashes.at(-1) ?? null,
    legs: [leg],
  });
}

/** Checks as often as asked, and stores what was seen. */
async function check(record: TransactionRecord, times = 1): Promise<TransactionRecord> {
  let current = record;
  for (let i = 0; i < times; i += 1) {
    for (const event of await checkLegs(current, () => [url])) current = reduce(current, event);
  }
  return current;
}

describe('a known hash', () => {
  test('waiting stays pending and its nonce is learnt; mined it succeeds [E26] [E28] [J65]', async () => {
    const nonce = await nonceOf();
    const pending = await legOf({ ask: 'returned', hashes: [await send()] });
    const waiting = await check(pending);
    expect(waiting).toMatchObject({ status: 'pending' });
    expect(waiting.legs[0]?.nonce).toBe(nonce);
    await mine();
    const done = await check(waiting);
    expect(done.status).toBe('success');
    expect(done.legs[0]?.receipt).toMatchObject({ status: 'success', blockNumber: await head() });
  });

  test('a failed receipt is reverted [E31]', async () => {
    // Seaport has no such function: the call reverts.
    const seaport = '0x0000000000000068f116a894984e2db1123eb395';
    const hash = await send({ to: seaport, data: '0xdeadbeef', value: '0x0' });
    const record = await legOf({ ask: 'returned', hashes: [hash], to: seaport, data: '0xdeadbeef', value: '0' });
    await mine();
    expect(await check(record)).toMatchObject({ status: 'reverted', error: 'Transaction reverted' });
  });

  test('a hash that was never sent stays pending, however often it is checked [E34]', async () => {
    const record = await legOf({ ask: 'returned', hashes: [`0x${'77'.repeat(32)}`] });
    expect((await check(record, 6)).status).toBe('pending');
  });

  test('dropped from the pool it stays pending: its nonce is free', async () => {
    const hash = await send();
    const seen = await check(await legOf({ ask: 'returned', hashes: [hash] }));
    await rpc.call('anvil_dropTransaction', [hash]);
    await mine();
    expect((await check(seen, 6)).status).toBe('pending');
  });
});

describe('the same nonce, something else', () => {
  const replace = async (change: Record<string, unknown>) => {
    const nonce = await nonceOf();
    const old = await send({ gasPrice: '0x77359400', nonce: `0x${nonce.toString(16)}` });
    const seen = await check(await legOf({ ask: 'returned', hashes: [old] }));
    const next = await send({ gasPrice: '0x174876e800', nonce: `0x${nonce.toString(16)}`, ...change });
    await mine();
    return { old, next, seen };
  };

  test('sped up: followed to its new hash and its success', async () => {
    const { next, seen } = await replace({});
    const done = await check(seen, 4);
    expect(done).toMatchObject({ status: 'success', hash: next });
  });

  test('cancelled: said as such, not before the third check [E33]', async () => {
    const { seen } = await replace({ to: from, value: '0x0', data: '0x' });
    const twice = await check(seen, 2);
    expect(twice.status).toBe('pending');
    expect(await check(twice)).toMatchObject({ status: 'error', error: CANCELLED_TEXT });
  });

  test('another call: said as such', async () => {
    const { seen } = await replace({ value: '0x9' });
    expect(await check(seen, 3)).toMatchObject({ status: 'error', error: SUPERSEDED_TEXT });
  });
});

test('its nonce used up by an authorization (EIP-7702): no transaction took it, and it is said so, not before the third check', async () => {
  const nonce = await nonceOf();
  const old = await send({ nonce: `0x${(nonce + 1).toString(16)}` });
  const seen = await check(await legOf({ ask: 'returned', hashes: [old] }));
  const { signer } = account;
  const chainId = Number(await rpc.call('eth_chainId'));
  const raw = await signer.signTransaction({
    type: 'eip7702',
    chainId,
    nonce,
    to: from,
    gas: 200_000n,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
    authorizationList: [await signer.signAuthorization({ address: to, chainId, nonce: nonce + 1 })],
  });
  await rpc.call('eth_sendRawTransaction', [raw]);
  await mine();
  expect(await nonceOf()).toBe(nonce + 2);
  const twice = await check(seen, 2);
  expect(twice.status).toBe('pending');
  expect(await check(twice)).toMatchObject({ status: 'error', error: USED_UP_TEXT });
});

describe('a wallet that never answered', () => {
  test('its transaction is found by content in the pool, and mined', async () => {
    const record = await legOf({ ask: 'unknown' });
    expect(await check(record)).toBe(record);
    const hash = await send();
    const found = await check(record);
    expect(found).toMatchObject({ status: 'pending', hash });
    await mine();
    expect((await check(found)).status).toBe('success');
  });

  test('it is found among others, long mined', async () => {
    const record = await legOf({ ask: 'unknown' });
    await send({ value: '0x1' });
    await mine();
    const hash = await send();
    await mine();
    await send({ value: '0x2' });
    for (let i = 0; i < 5; i += 1) await mine();
    const done = await check(record, 2);
    expect(done).toMatchObject({ status: 'success', hash });
  });

  test("somebody else's transactions are not it", async () => {
    const record = await legOf({ ask: 'unknown' });
    await send({ data: '0xabcdee' });
    await mine();
    expect((await check(record, 3)).status).toBe('approve');
  });
});

test('a reorg takes a success back, and the next block gives it again', async () => {
  const hash = await send();
  const record = await legOf({ ask: 'returned', hashes: [hash] });
  await mine();
  const done = await check(record);
  expect(done.status).toBe('success');
  await rpc.call('anvil_reorg', [1, []]);
  const back = await check(done);
  expect(back).toMatchObject({ status: 'pending' });
  expect(back.legs[0]?.receipt).toBeNull();
});

describe('a broken network is no verdict', () => {
  let server: Server;
  let answer: (body: string) => { status: number; body: string };
  let broken: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { status, body: text } = answer(body);
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    broken = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const kinds: [string, () => { status: number; body: string }][] = [
    ['429', () => ({ status: 429, body: '{}' })],
    ['500', () => ({ status: 500, body: 'oops' })],
    ['no JSON', () => ({ status: 200, body: '<html>' })],
    ['too few answers', () => ({ status: 200, body: '[]' })],
    [
      'nonsense in the right places',
      () => ({
        status: 200,
        body: JSON.stringify([0, 1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, result: { hash: 'x' } }))),
      }),
    ],
    [
      'errors',
      () => ({
        status: 200,
        body: JSON.stringify(
          [0, 1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, error: { code: -32000, message: 'no' } })),
        ),
      }),
    ],
  ];
  for (const [what, say] of kinds) {
    test(what, async () => {
      answer = say;
      const record = await legOf({ ask: 'returned', hashes: [`0x${'77'.repeat(32)}`] });
      await expect(checkLegs(record, () => [broken])).rejects.toBeInstanceOf(RpcUnavailableError);
    });
  }

  test('the next address is asked when the first is broken', async () => {
    answer = () => ({ status: 503, body: '' });
    const hash = await send();
    const record = await legOf({ ask: 'returned', hashes: [hash] });
    await mine();
    const events = await checkLegs(record, () => [broken, url]);
    expect(events).toMatchObject([{ type: 'mined', receipt: { hash } }]);
  });
});
