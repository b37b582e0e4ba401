import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, lastAsk, readCall, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { COLLECTION, CREATOR } from '../../../../tests/support/trades/orders.ts';
import { makeLeg, makeRecord, recordIn, USER } from '../../../../tests/support/trades/records.ts';
import { intentTag } from '../../seaport-calls.ts';
import type { BatchPorts, Call } from '../ports.ts';
import { itemSendView, type SendFields } from '../views/item-send.ts';
import { itemSend, SendRefusedError, type SendRequest } from './item-send.ts';

const FRIEND = `0x${'f1'.repeat(20)}` as const;

const single: SendFields['items'][number] = {
  collectionAddress: COLLECTION,
  collectionName: 'Isohypse',
  slug: 'isohypse',
  identifier: '7',
  itemType: 2,
  amount: '1',
  tokenName: 'Isohypse #7',
  network: 'meridian',
  displayImageURL: '/7.svg',
};
const copies = { ...single, itemType: 3, amount: '3' } as const;
const request: SendRequest = { chainId: 31337, recipient: FRIEND, items: [single] };

let bench: KindBench;
let held: bigint;
let batched: Call[][];
let batch: BatchPorts | undefined;

beforeEach(() => {
  bench = createKindBench();
  held = 5n;
  batched = [];
  batch = undefined;
  Object.assign(bench.chain, { ownerOf: () => USER, balanceOf: () => held, safeTransferFrom: () => [] });
  // An address of a person.
  bench.code = (address) => (address === FRIEND ? '0x' : '0x60');
});

/** A wallet, mocked, that takes atomic batches; `answer`: null where it declines after all. */
const batching = (answer: ReturnType<typeof makeRecord> | null = makeRecord(), single_ = false): BatchPorts => ({
  isOffered: async () => true,
  isForSingleCalls: () => single_,
  simulate: async (calls) => (bench.log.push(`simulate ${calls.length} together`), '0x'),
  async ask(approvals, main) {
    batched.push([...approvals, main]);
    return answer;
  },
});

function run(change: Partial<SendRequest> = {}, damage: object = {}) {
  const { fields, args } = itemSend.describe({ ...request, ...change });
  const executor = { kind: 'item:send', version: 1, args };
  const record = makeRecord({ ...fields, id: 'the-id', type: 'item:send', executor, ...damage });
  return itemSend.run(record, { ...bench.ports(), ...(batch === undefined ? {} : { batch }) });
}

describe('the record', () => {
  test('says what goes to whom, and keeps each item to itself', () => {
    expect(itemSend.describe({ ...request, items: [single, copies, { ...copies, identifier: '8' }] })).toEqual({
      fields: { recipient: FRIEND, items: [single, copies, { ...copies, identifier: '8' }] },
      args: {},
      resources: [`31337:${COLLECTION}:7`, `31337:${COLLECTION}:8`],
    });
  });
  test('knows its place among several', () => {
    const part = { number: 2, of: 3 };
    expect(itemSend.describe({ ...request, checkout: 'c', part }).args).toEqual({ checkout: 'c', part });
  });
  test('of no copies is none', () => {
    expect(() => itemSend.describe({ ...request, items: [{ ...copies, amount: '0' }] })).toThrow(SendRefusedError);
  });
  test('is named for what it does', () => {
    expect(itemSendView.titles(recordIn('approve', 'item:send'))).toMatchObject({
      approve: 'Approve in your wallet',
      pending: 'Transaction pending',
      success: 'Sent',
    });
  });
});

describe('sending', () => {
  test('an item is one simulated call to its collection, from the person to the recipient, with the tag', async () => {
    await run();
    expect(bench.log).toEqual(['pinned', 'switch 31337', 'simulate safeTransferFrom', 'ask main']);
    const ask = lastAsk(bench);
    expect(ask).toMatchObject({ args: [USER, FRIEND, 7n], tag: intentTag('the-id'), kind: 'main' });
    expect(ask.call).toMatchObject({ to: COLLECTION, value: 0n, chainId: 31337 });
  });
  test('copies: as many as were chosen, and no word to who takes them', async () => {
    await run({ items: [copies] });
    expect(lastAsk(bench).args).toEqual([USER, FRIEND, 7n, 3n, '0x']);
  });
  test('all the copies one has', async () => {
    held = 3n;
    await run({ items: [copies] });
    expect(bench.asks).toHaveLength(1);
  });
  test('a single item goes as a batch only where the wallet’s account has no nonce', async () => {
    batch = batching();
    await run();
    expect([bench.asks.length, batched.length]).toEqual([1, 0]);
    batch = batching(makeRecord(), true);
    await run();
    expect([bench.asks.length, batched.length]).toEqual([1, 1]);
  });
});

describe('several at once', () => {
  const items = [single, { ...copies, collectionAddress: CREATOR }];
  test('are one simulated batch, each its own call', async () => {
    batch = batching();
    await run({ items });
    expect(bench.log).toEqual(['pinned', 'switch 31337', 'simulate 2 together']);
    expect(batched[0]?.map((call) => [call.to, ...readCall(call).args])).toEqual([
      [COLLECTION, USER, FRIEND, 7n],
      [CREATOR.toLowerCase(), USER, FRIEND, 7n, 3n, '0x'],
    ]);
  });
  test('are never asked for one after the other in one record: half of it would be on its way', async () => {
    await expect(run({ items })).rejects.toThrow('Your wallet does not send several items at once');
    batch = batching(null);
    await expect(run({ items })).rejects.toThrow(SendRefusedError);
    expect(bench.asks).toEqual([]);
  });
});

describe('what stops it before the wallet, in words for the person', () => {
  const refused = async (sentence: string, change: Partial<SendRequest> = {}) => {
    await expect(run(change)).rejects.toThrow(new SendRefusedError(sentence));
    expect(bench.asks).toEqual([]);
  };
  test('an item that somebody else owns by now', async () => {
    bench.chain['ownerOf'] = () => CREATOR;
    await refused('You no longer own Isohypse #7. Nothing was sent.');
  });
  test('fewer copies than were chosen, or none', async () => {
    held = 2n;
    await refused('You own only 2 of Isohypse #7. Send fewer.', { items: [copies] });
    held = 0n;
    await refused('You no longer own Isohypse #7. Nothing was sent.', { items: [copies] });
  });
  test('of several, one that is gone', async () => {
    batch = batching();
    bench.chain['ownerOf'] = ([id]) => (id === 8n ? CREATOR : USER);
    await refused('You no longer own Isohypse #8. Nothing was sent.', {
      items: [single, { ...single, identifier: '8', tokenName: 'Isohypse #8' }],
    });
    expect(batched).toEqual([]);
  });
  test('a recipient that is nobody, oneself, or the collection, whatever the form let through', async () => {
    for (const recipient of [`0x${'0'.repeat(40)}`, USER, COLLECTION] as const) {
      await expect(run({ recipient }), recipient).rejects.toThrow(SendRefusedError);
    }
    expect(bench.log).toEqual([]);
  });
  test('a contract that refuses it; what a collection refuses for a person keeps its own words', async () => {
    bench.chain['safeTransferFrom'] = () => {
      throw new Error('Transfers are paused');
    };
    await expect(run()).rejects.toThrow('Transfers are paused');
    bench.code = () => '0x60';
    await refused(
      '0xf1f1...f1f1 is a contract that refuses this. Nothing was sent. Ask its owner for an address that takes items.',
    );
  });
  test('fields that were tampered with in storage', async () => {
    for (const damage of [{ recipient: 'me' }, { items: [] }, { items: [{ ...single, amount: '-1' }] }]) {
      await expect(run({}, damage), JSON.stringify(damage)).rejects.toThrow();
    }
    expect(bench.log).toEqual([]);
  });
});

test('a request that may still be in the wallet as a plain call is not repeated as a batch', async () => {
  batch = batching(makeRecord(), true);
  await run({}, { legs: [makeLeg({ ask: 'abandoned' })] });
  expect([bench.asks.length, batched.length]).toEqual([1, 0]);
});
