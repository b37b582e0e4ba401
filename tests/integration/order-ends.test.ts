import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedAccount } from '../../backend/demo/chain/accounts.ts';
import type { Order } from '../../src/contract/order.ts';
import { readEnds } from '../../src/device/order-ends.ts';
import { addTransaction, readTransaction } from '../../src/device/transaction-store.ts';
import { checkTransactions } from '../../src/device/watcher.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { encodeCancel, encodeCounterIncrement } from '../../src/domain/seaport-calls.ts';
import { calledOrder } from '../../src/domain/transaction/over.ts';
import type { Leg } from '../../src/domain/transaction/record.ts';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { makeLeg, makeRecord } from '../support/trades/records.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';

/* What real Seaport shows of the orders of a request that no answer came for, and what the watcher makes of it. */

let chain: TestChain;
let bench: TradeBench;
let urls: string[];
const [seller, buyer, other] = [10, 11, 12].map((index) => () => bench.person(index)) as [
  () => EmbeddedAccount,
  () => EmbeddedAccount,
  () => EmbeddedAccount,
];

beforeAll(async () => {
  chain = await startTestChain();
  bench = createTradeBench(chain);
  urls = [chain.embedded.rpcUrl];
  await chain.act.mint(seller(), 20);
  await chain.act.mintEdition(seller(), 1, 1000);
  await chain.act.approveAll(seller(), chain.single);
  await chain.act.approveAll(seller(), chain.edition);
  await chain.act.approveAll(other(), chain.single);
});
afterAll(() => chain.stop());

/** So many blocks that no re-org takes away what there is. */
const settle = () => chain.rpc.call('anvil_mine', ['0x20']);
let next = 1;
const list = () => bench.list(seller(), String(next++));
const copies = () =>
  bench.list(seller(), '1', { units: 5n, itemType: 3, collectionAddress: chain.edition, unitValue: 100n });
const buy = (person: EmbeddedAccount, order: Order, units = 1n) =>
  bench.run('purchase:buy_now', person, { order, units });

type Lost = Leg & { orders: NonNullable<Leg['orders']> };
async function lost(person: EmbeddedAccount, ...orders: Order[]): Promise<Lost> {
  const count = async (method: string, params: unknown[]) => Number(await chain.rpc.call(method, params));
  return {
    ...makeLeg({
      from: person.address,
      to: SEAPORT_ADDRESS,
      chainId: chain.network.chainId,
      ask: 'unknown',
      nonceFloor: await count('eth_getTransactionCount', [person.address, 'latest']),
      blockAtAsk: await count('eth_blockNumber', []),
    }),
    orders: orders.map(calledOrder),
  };
}

describe('the end of an order', () => {
  test('that somebody else bought, once the block of it is settled', async () => {
    const [sold, open] = [await list(), await list()];
    const leg = await lost(buyer(), sold, open);
    await settle();
    await buy(other(), sold);
    expect(await readEnds(urls, leg)).toEqual([null, null]);
    await settle();
    expect(await readEnds(urls, leg)).toEqual(['filled', null]);
  });
  test('is shown by the newest block where none has come for a minute', async () => {
    const order = await list();
    const leg = await lost(buyer(), order);
    await buy(other(), order);
    await chain.rpc.call('evm_increaseTime', [61]);
    expect(await readEnds(urls, leg)).toEqual(['filled']);
  });
  test('is none of one that the request itself, or its sender by another, has bought', async () => {
    const order = await list();
    const leg = await lost(buyer(), order);
    await buy(buyer(), order);
    await settle();
    expect(await readEnds(urls, leg)).toEqual([null]);
    expect(await readEnds(urls, { ...leg, from: other().address })).toEqual(['filled']);
  });
  test('of many copies, only where all of them went to others', async () => {
    const [shared, taken] = [await copies(), await copies()];
    const leg = await lost(buyer(), shared, taken);
    await buy(other(), shared, 3n);
    await buy(buyer(), shared, 2n);
    await buy(other(), taken, 3n);
    await buy(bench.person(13), taken, 2n);
    await settle();
    expect(await readEnds(urls, leg)).toEqual([null, 'filled']);
  });
  test('that its maker cancelled, by itself or with everything', async () => {
    const [one, rest] = [await list(), await list()];
    const leg = await lost(buyer(), one, rest);
    await bench.act(seller(), SEAPORT_ADDRESS, encodeCancel([one.parameters], '0x'));
    await settle();
    expect(await readEnds(urls, leg)).toEqual(['cancelled', null]);
    await bench.act(seller(), SEAPORT_ADDRESS, encodeCounterIncrement('0x'));
    await settle();
    expect(await readEnds(urls, leg)).toEqual(['cancelled', 'cancelled']);
  });
  test('of an offer that somebody else accepted, not of one that the sender did', async () => {
    await chain.act.wrap(buyer(), 10n ** 6n);
    const id = String(next++);
    const offer = await bench.bid(buyer(), { identifier: id });
    const item = { identifier: id, name: `Glass #${id}`, image: '' };
    const leg = await lost(seller(), offer);
    await bench.run('offer:accept', seller(), { order: offer, units: 1n, item });
    await settle();
    expect(await readEnds(urls, leg)).toEqual([null]);
    expect(await readEnds(urls, { ...leg, from: other().address })).toEqual(['filled']);
  });
});

describe('the watcher', () => {
  let id: string;
  beforeEach(() => (id = crypto.randomUUID()));
  const watch = async (person: EmbeddedAccount, ...legs: Leg[]) => {
    const record = makeRecord({ id, userKey: person.address, chainId: chain.network.chainId, resources: [id], legs });
    await addTransaction(record);
    await settle();
    expect(await checkTransactions([record], () => urls)).toBe(true);
    return readTransaction(id);
  };

  test('ends a lost request whose order somebody else has filled', async () => {
    const order = await list();
    const leg = await lost(buyer(), order);
    await buy(other(), order);
    expect(await watch(buyer(), leg)).toMatchObject({
      status: 'error',
      error: 'Somebody else has bought it.',
      legs: [{ ask: 'abandoned' }],
    });
  });
  test('leaves one whose order is open, and one of whose orders one is open', async () => {
    const [open, sold] = [await list(), await list()];
    const leg = await lost(buyer(), open, sold);
    await buy(other(), sold);
    expect(await watch(buyer(), leg)).toMatchObject({ status: 'approve', legs: [{ ask: 'unknown' }] });
  });
  test('leaves one that its sender has filled: it is found, or waited for', async () => {
    const order = await list();
    const leg = await lost(buyer(), order);
    await buy(buyer(), order);
    expect(await watch(buyer(), leg)).toMatchObject({ status: 'approve', legs: [{ ask: 'unknown' }] });
  });
  test('leaves one that a page still waits for', async () => {
    const order = await list();
    const leg = await lost(buyer(), order);
    await buy(other(), order);
    expect(await watch(buyer(), { ...leg, ask: 'asked' })).toMatchObject({ status: 'approve' });
  });
});
