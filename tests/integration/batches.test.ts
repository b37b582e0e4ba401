import { decodeFunctionData, encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { checkLegs } from '../../src/device/receipts.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { encodePurchase, intentTag, seaportAbi } from '../../src/domain/seaport-calls.ts';
import { reduce } from '../../src/domain/transaction/machine.ts';
import type { TransactionRecord } from '../../src/domain/transaction/record.ts';
import { makeLeg, makeRecord } from '../support/trades/records.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';

/* A batch that somebody else carries (EIP-5792 with a relayer), on a real chain with real Seaport. */

let chain: TestChain;
let bench: TradeBench;
beforeAll(async () => {
  chain = await startTestChain();
  bench = createTradeBench(chain);
  const seller = bench.person(10);
  await chain.act.mint(seller, 5);
  await chain.act.approveAll(seller, chain.single);
});
afterAll(() => chain.stop());

/** What a wallet was given, as its page left it: nobody knows what became of it. */
async function handedOver(data: `0x${string}`, value: bigint): Promise<TransactionRecord> {
  const { rpc, network } = chain;
  const user = bench.person(14).address;
  const leg = makeLeg({
    chainId: network.chainId,
    from: user,
    to: SEAPORT_ADDRESS,
    value: value.toString(),
    data,
    callsId: '0x1',
    ask: 'unknown',
    nonceFloor: Number(await rpc.call('eth_getTransactionCount', [user, 'latest'])),
    blockAtAsk: Number(await rpc.call('eth_blockNumber')),
  });
  return makeRecord({ id: crypto.randomUUID(), userKey: user, chainId: network.chainId, legs: [leg] });
}

async function check(record: TransactionRecord): Promise<TransactionRecord> {
  const events = await checkLegs(record, () => [chain.network.proxiedRpcUrl ?? '']);
  return events.reduce(reduce, record);
}

/** The purchase as `payer` sends it for `recipient`. */
async function purchase(identifier: string, recipient: `0x${string}`) {
  const order = await bench.list(bench.person(10), identifier);
  const plain = decodeFunctionData({ abi: seaportAbi, data: encodePurchase(order, 1n, '0x') });
  if (plain.functionName !== 'fulfillAdvancedOrder') throw new Error('Not a purchase');
  const [advanced, resolvers, conduitKey] = plain.args;
  const args = [advanced, resolvers, conduitKey, recipient] as const;
  const tag = intentTag(crypto.randomUUID()).slice(2);
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillAdvancedOrder', args });
  return { order, data: `${data}${tag}` as const, value: BigInt(order.price.value) };
}

describe('nobody knows its hash', () => {
  test('what it filled for its account tells of it, whoever sent it', async () => {
    const user = bench.person(14);
    const { order, data, value } = await purchase('1', user.address);
    const record = await handedOver(data, value);
    expect(await check(record)).toBe(record);
    await bench.act(bench.person(11), SEAPORT_ADDRESS, data, value);
    const found = await check(record);
    expect(found).toMatchObject({ status: 'pending', legs: [{ ask: 'returned', nonce: null }] });
    const done = await check(found);
    expect(done).toMatchObject({ status: 'success', hash: found.hash });
    expect(done.legs[0]?.receipt?.fills).toEqual([
      expect.objectContaining({ orderHash: order.hash, identifier: '1', units: '1' }),
    ]);
    expect(await bench.owner('1')).toBe(user.address);
    // Checked again it stays what it is.
    expect(await check(done)).toBe(done);
  });

  test('another fill for the same account is not it', async () => {
    const user = bench.person(14);
    const wanted = await purchase('2', user.address);
    const record = await handedOver(wanted.data, wanted.value);
    const other = await purchase('3', user.address);
    await bench.act(bench.person(11), SEAPORT_ADDRESS, other.data, other.value);
    expect(await check(record)).toBe(record);
  });
});

test('a transaction that went through without a fill for the account is no purchase', async () => {
  const stranger = bench.person(11);
  const { data, value } = await purchase('4', stranger.address);
  const record = await handedOver(data, value);
  await bench.act(stranger, SEAPORT_ADDRESS, data, value);
  const block = (await chain.rpc.call('eth_getBlockByNumber', ['latest', false])) as { transactions: `0x${string}`[] };
  // The wallet says that this was it.
  const found = reduce(record, { type: 'found', legIndex: 0, hash: block.transactions[0]!, nonce: null });
  expect(await check(found)).toMatchObject({ status: 'reverted', error: 'Transaction reverted' });
});
