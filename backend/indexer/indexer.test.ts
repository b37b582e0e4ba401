import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedOrder } from '../../src/contract/order.ts';
import { nftUuid } from '../../src/contract/identity.ts';
import { writeCursor } from '../stores/networks.ts';
import { listOrders } from '../stores/order-list.ts';
import { transferHistory } from '../stores/transfers.ts';
import { type IndexedChain, startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { ada, bob, cyd } from '../../tests/support/server/order-market.ts';
import { ETHER } from '../../tests/support/server/trade.ts';
import { createIndexer } from './indexer.ts';

let indexed: IndexedChain;
let chain: IndexedChain['chain'];
let database: IndexedChain['database'];
let context: IndexedChain['context'];
let indexer: IndexedChain['indexer'];
let item: IndexedChain['item'];
let submit: IndexedChain['submit'];
let stored: IndexedChain['stored'];

beforeAll(async () => {
  indexed = await startIndexedChain();
  ({ chain, database, context, indexer, item, submit, stored } = indexed);
}, 120_000);
afterAll(() => indexed.stop());

describe('ownership follows the logs', () => {
  test('owners and balances equal the chain’s; a mint is a mint [J30] [C28]', async () => {
    const owners = await database.query<{ id: string; owner: string }>(
      'select identifier as id, owner from nfts where owner is not null order by identifier',
    );
    expect(owners).toEqual(Array.from({ length: 8 }, (_, index) => ({ id: String(index + 1), owner: ada.address })));
    await chain.act.giveEdition(ada, bob, 1, 6);
    await indexer.catchUp();
    const uuid = nftUuid(chain.network.chainId, chain.edition, '1');
    const balances = await database.query('select owner, amount from balances where nft_uuid = $1 order by amount', [
      uuid,
    ]);
    expect(balances).toEqual([
      { owner: bob.address, amount: '6' },
      { owner: ada.address, amount: '14' },
    ]);
    const { data } = await transferHistory(context, chain.network.chainId, uuid, { size: 10, position: null });
    expect(data.map((row) => [row.kind, row.amount])).toEqual([
      ['transfer', '6'],
      ['mint', '20'],
    ]);
  });

  test('history pages by nextTS without loss or repeat [C29]', async () => {
    await chain.act.give(ada, bob, 8);
    await chain.act.give(bob, cyd, 8);
    await indexer.catchUp();
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const [block, log, sub] = next === null ? [] : next.split('-').map(Number);
      const position = block === undefined ? null : { block, log: log ?? 0, sub: sub ?? 0 };
      const page: Awaited<ReturnType<typeof transferHistory>> = await transferHistory(
        context,
        chain.network.chainId,
        item(8),
        { size: 1, position },
      );
      seen.push(...page.data.map((row) => row.to));
      next = page.nextTS;
    } while (next !== null);
    expect(seen).toEqual([cyd.address, bob.address, ada.address]);
  });
});

describe('orders follow the chain', () => {
  test('a listing sleeps while its maker does not hold the item or withdrew the approval, and revives', async () => {
    const hash = await submit(await chain.act.sign('listing', ada, { wares: { id: 1 }, unitPrice: ETHER }));
    expect(await stored(hash)).toMatchObject({ state: 'active', max: '1' });
    await chain.act.give(ada, bob, 1);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'inactive', reason: 'not-holder', max: '0' });
    await chain.act.give(bob, ada, 1);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'active' });
    await chain.act.approveAll(ada, chain.single, false);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'inactive', reason: 'not-approved' });
    await chain.act.approveAll(ada, chain.single, true);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'active' });
  });

  test('a filled order leaves the lists, and the transfer is a sale with its price [J19]', async () => {
    const signed = await chain.act.sign('listing', ada, { wares: { id: 2 }, unitPrice: 2n * ETHER });
    const hash = await submit(signed);
    await indexer.catchUp();
    const listed = () =>
      listOrders(context, { side: 'listing', status: 'active', nftUuid: item(2), page: 1, size: 10 });
    expect((await listed()).data.map((one) => one.hash)).toEqual([hash]);
    await chain.act.fill(signed, bob, [1n, 1n], 2n * ETHER);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'filled', remaining: '0' });
    expect((await listed()).total).toBe(0);
    const { data } = await transferHistory(context, chain.network.chainId, item(2), { size: 1, position: null });
    expect(data[0]).toMatchObject({
      kind: 'sale',
      from: ada.address,
      to: bob.address,
      price: { value: String(2n * ETHER) },
    });
  });

  test('half a multi-copy listing leaves the other half [C7]', async () => {
    const signed = await chain.act.sign('listing', ada, {
      wares: { token: chain.edition, kind: 'edition', id: 1, units: 5 },
      unitPrice: ETHER / 10n,
    });
    const hash = await submit(signed);
    await chain.act.fill(signed, bob, [2n, 5n], ETHER / 5n);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'active', remaining: '3', max: '3' });
    await chain.act.giveEdition(ada, bob, 1, 10);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'active', remaining: '3', max: '2' });
    await chain.act.giveEdition(bob, ada, 1, 10);
    await indexer.catchUp();
  });

  test('an offer sleeps while its maker cannot pay, and revives', async () => {
    const signed = await chain.act.sign('offer', bob, {
      wares: { id: null },
      unitPrice: 4n * ETHER,
      currency: chain.deployment.weth,
    });
    const hash = await submit(signed);
    expect(await stored(hash)).toMatchObject({ state: 'active' });
    await chain.act.sendWeth(bob, cyd, 2n * ETHER);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'inactive', reason: 'low-balance' });
    await chain.act.wrap(bob, 3n * ETHER);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'active' });
  });

  test('a cancel and a moved counter end orders', async () => {
    const cancelled = await chain.act.sign('listing', ada, { wares: { id: 3 }, unitPrice: ETHER });
    const hash = await submit(cancelled);
    await chain.act.cancel(ada, cancelled);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'cancelled', reason: null });
    await chain.act.giveEdition(ada, cyd, 1, 1);
    await chain.act.approveAll(cyd, chain.edition);
    const counted = await submit(
      await chain.act.sign('listing', cyd, {
        wares: { token: chain.edition, kind: 'edition', id: 1, units: 1 },
        unitPrice: ETHER,
      }),
    );
    expect(await stored(counted)).toMatchObject({ state: 'active' });
    await chain.act.incrementCounter(cyd);
    await indexer.catchUp();
    expect(await stored(counted)).toMatchObject({ state: 'cancelled', reason: 'counter' });
  });

  test('an order ends by time without any log [C12]', async () => {
    const hash = await submit(
      await chain.act.sign('listing', ada, { wares: { id: 4 }, unitPrice: ETHER, seconds: 30 }),
    );
    expect(await stored(hash)).toMatchObject({ state: 'active' });
    await chain.rpc.call('evm_setNextBlockTimestamp', [Math.floor(Date.now() / 1000) + 60]);
    await chain.rpc.call('evm_mine');
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'expired' });
  });
});

describe('what is not taken', () => {
  const refused = (signed: SignedOrder, msgId: string) =>
    expect(submit(signed)).rejects.toMatchObject({ name: 'OrderRefusedError', msgId });
  test('an altered signature, and an altered price under a good one [C18]', async () => {
    const signed = await chain.act.sign('listing', ada, { wares: { id: 5 }, unitPrice: ETHER });
    await refused({ ...signed, signature: `0x${'11'.repeat(65)}` }, 'order.signature');
    await refused({ ...signed, parameters: { ...signed.parameters, salt: '12345' } }, 'order.signature');
    await refused({ ...signed, protocolAddress: `0x${'12'.repeat(20)}` }, 'order.protocol');
  });
  test('what the maker does not own, has not approved or cannot pay', async () => {
    await refused(await chain.act.sign('listing', bob, { wares: { id: 5 }, unitPrice: ETHER }), 'order.owner');
    await refused(await chain.act.sign('listing', bob, { wares: { id: 2 }, unitPrice: ETHER }), 'order.approval');
    await refused(
      await chain.act.sign('offer', bob, {
        wares: { id: 5 },
        unitPrice: 400n * ETHER,
        currency: chain.deployment.weth,
      }),
      'order.balance',
    );
    await refused(await chain.act.sign('listing', cyd, { wares: { id: 8 }, unitPrice: ETHER }), 'order.counter');
  });
  test('many orders at once each get their own answer', async () => {
    const signed = await Promise.all(
      [5, 6, 7].map((id) => chain.act.sign('listing', id === 6 ? bob : ada, { wares: { id }, unitPrice: ETHER })),
    );
    const answers = await Promise.allSettled(signed.map(submit));
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

/* Stands last, so that everything done above is there to be read again. */
describe('reading again', () => {
  let before: Awaited<ReturnType<IndexedChain['dump']>>;
  beforeEach(async () => {
    await indexed.settle();
    before = await indexed.dump();
  });

  test('reading everything again changes nothing: no log is counted twice', async () => {
    await writeCursor(database, chain.network.chainId, { block: -1, hash: null, time: 0 });
    await indexer.catchUp();
    expect(await indexed.dump()).toEqual(before);
  });

  test('a second indexer goes on where the first stopped', async () => {
    await chain.act.give(ada, bob, 4);
    const other = createIndexer(context, chain.network);
    await other.catchUp();
    expect(await database.query('select owner from nfts where uuid = $1', [item(4)])).toEqual([{ owner: bob.address }]);
    await other.stop();
    await chain.act.give(bob, ada, 4);
  });

  test('a collection registered late is read from its first block', async () => {
    await database.query(`update collections set backfilled = false where slug = 'glass'`);
    for (const table of ['balances', 'transfers', 'sales']) {
      await database.query(
        `delete from ${table} where collection_uuid = (select uuid from collections where slug = 'glass')`,
      );
    }
    await indexer.catchUp();
    const after = await indexed.dump();
    expect(after.transfers).toEqual(before.transfers);
    expect(after.balances).toEqual(before.balances);
    expect(after.sales).toEqual(before.sales);
  });
});
