import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedOrder } from '../../src/contract/order.ts';
import { embeddedAccount } from '../demo/chain/accounts.ts';
import { hashOrder } from '../seaport/seaport.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';
import { nftUuid } from '../core/identity.ts';
import { createOrderService, type OrderService } from '../market/submit.ts';
import { saveCollection } from '../stores/collections.ts';
import type { StoreContext } from '../stores/context.ts';
import { writeCursor } from '../stores/networks.ts';
import { listOrders } from '../stores/order-list.ts';
import { transferHistory } from '../stores/transfers.ts';
import { startTestChain, type TestChain } from '../../tests/support/server/chain.ts';
import { testContext } from '../../tests/support/server/market.ts';
import { createIndexer, type Indexer } from './indexer.ts';

const ETHER = 10n ** 18n;
const [ada, bob, cyd] = [embeddedAccount(10), embeddedAccount(11), embeddedAccount(12)];
let chain: TestChain;
let database: Database;
let context: StoreContext;
let indexer: Indexer;
let orderService: OrderService;

beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  context = await testContext(database, [chain.network]);
  for (const registration of chain.registrations) await saveCollection(database, registration);
  indexer = createIndexer(context, chain.network);
  orderService = createOrderService(context);
  await chain.act.mint(ada, 8);
  await chain.act.mintEdition(ada, 1, 20);
  await chain.act.approveAll(ada, chain.single);
  await chain.act.approveAll(ada, chain.edition);
  await chain.act.wrap(bob, 5n * ETHER);
  await indexer.catchUp();
}, 120_000);
afterAll(async () => {
  await indexer.stop();
  await orderService.settled();
  await chain.stop();
  await database.close();
});

async function submit(order: SignedOrder) {
  await orderService.submitOrder(chain.network.chainId, order);
  return hashOrder(order.parameters);
}
async function order(hash: string) {
  const rows = await database.query<{ state: string; reason: string | null; remaining: string; max: string }>(
    'select state, reason, remaining, max_amount as max from orders where hash = $1',
    [hash],
  );
  return rows[0];
}
const item = (id: number) => nftUuid(chain.network.chainId, chain.single, String(id));
const tables = [
  'transfers',
  'sales',
  'balances',
  'order_fills',
  'order_cancels',
  'blocks',
  'nfts',
  'orders',
  'collections',
];
/** Everything that is stored, but for the moment of counting. */
async function dump() {
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    const rows = await database.query<{ row: string }>(
      `select (to_jsonb(t) - 'stats_time' - 'sparkline' - 'change_percent')::text as row from ${table} t order by 1`,
    );
    all[table] = rows.map((row) => row.row);
  }
  return all;
}

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
    expect(await order(hash)).toMatchObject({ state: 'active', max: '1' });
    await chain.act.give(ada, bob, 1);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'inactive', reason: 'not-holder', max: '0' });
    await chain.act.give(bob, ada, 1);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'active' });
    await chain.act.approveAll(ada, chain.single, false);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'inactive', reason: 'not-approved' });
    await chain.act.approveAll(ada, chain.single, true);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'active' });
  });

  test('a filled order leaves the lists, and the transfer is a sale with its price [J19]', async () => {
    const signed = await chain.act.sign('listing', ada, { wares: { id: 2 }, unitPrice: 2n * ETHER });
    const hash = await submit(signed);
    await indexer.catchUp();
    const listed = await listOrders(context, {
      side: 'listing',
      status: 'active',
      nftUuid: item(2),
      page: 1,
      size: 10,
    });
    expect(listed.data.map((one) => one.hash)).toEqual([hash]);
    await chain.act.fill(signed, bob, [1n, 1n], 2n * ETHER);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'filled', remaining: '0' });
    expect(
      (await listOrders(context, { side: 'listing', status: 'active', nftUuid: item(2), page: 1, size: 10 })).total,
    ).toBe(0);
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
    expect(await order(hash)).toMatchObject({ state: 'active', remaining: '3', max: '3' });
    await chain.act.giveEdition(ada, bob, 1, 10);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'active', remaining: '3', max: '2' });
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
    expect(await order(hash)).toMatchObject({ state: 'active' });
    await chain.act.sendWeth(bob, cyd, 2n * ETHER);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'inactive', reason: 'low-balance' });
    await chain.act.wrap(bob, 3n * ETHER);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'active' });
  });

  test('a cancel and a moved counter end orders', async () => {
    const cancelled = await chain.act.sign('listing', ada, { wares: { id: 3 }, unitPrice: ETHER });
    const hash = await submit(cancelled);
    await chain.act.cancel(ada, cancelled);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'cancelled', reason: null });
    await chain.act.giveEdition(ada, cyd, 1, 1);
    await chain.act.approveAll(cyd, chain.edition);
    const counted = await submit(
      await chain.act.sign('listing', cyd, {
        wares: { token: chain.edition, kind: 'edition', id: 1, units: 1 },
        unitPrice: ETHER,
      }),
    );
    expect(await order(counted)).toMatchObject({ state: 'active' });
    await chain.act.incrementCounter(cyd);
    await indexer.catchUp();
    expect(await order(counted)).toMatchObject({ state: 'cancelled', reason: 'counter' });
  });

  test('an order ends by time without any log [C12]', async () => {
    const hash = await submit(
      await chain.act.sign('listing', ada, { wares: { id: 4 }, unitPrice: ETHER, seconds: 30 }),
    );
    expect(await order(hash)).toMatchObject({ state: 'active' });
    await chain.rpc.call('evm_setNextBlockTimestamp', [Math.floor(Date.now() / 1000) + 60]);
    await chain.rpc.call('evm_mine');
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'expired' });
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

describe('the chain may move under the indexer', () => {
  let before: Awaited<ReturnType<typeof dump>>;
  let snapshot: unknown;
  beforeEach(async () => {
    await indexer.catchUp();
    await orderService.settled();
    await indexer.catchUp();
    before = await dump();
    snapshot = await chain.rpc.call('evm_snapshot');
  });

  test('reading everything again changes nothing: no log is counted twice', async () => {
    await writeCursor(database, chain.network.chainId, { block: -1, hash: null, time: 0 });
    await indexer.catchUp();
    expect(await dump()).toEqual(before);
  });

  test('a head that moves backwards takes back exactly what was above it', async () => {
    const signed = await chain.act.sign('listing', ada, { wares: { id: 6 }, unitPrice: ETHER });
    await chain.act.mint(cyd, 2);
    await chain.act.give(ada, bob, 1);
    await chain.act.giveEdition(ada, cyd, 1, 3);
    await chain.act.fill(signed, bob, [1n, 1n], ETHER);
    await indexer.catchUp();
    expect(await dump()).not.toEqual(before);
    await chain.rpc.call('evm_revert', [snapshot]);
    await indexer.catchUp();
    expect(await dump()).toEqual(before);
  });

  test('another history of the same length replaces the first; an order filled in the first lives again', async () => {
    const signed = await chain.act.sign('listing', ada, { wares: { id: 7 }, unitPrice: 3n * ETHER });
    const hash = await submit(signed);
    await chain.act.fill(signed, bob, [1n, 1n], 3n * ETHER);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'filled' });
    await chain.rpc.call('evm_revert', [snapshot]);
    await chain.act.mint(cyd, 1);
    await chain.act.mint(cyd, 1);
    await indexer.catchUp();
    expect(await order(hash)).toMatchObject({ state: 'active', remaining: '1' });
    const owners = await database.query<{ owner: string }>('select owner from nfts where uuid = $1', [item(7)]);
    expect(owners).toEqual([{ owner: ada.address }]);
    expect(await database.query('select 1 from sales where nft_uuid = $1', [item(7)])).toEqual([]);
  });

  test('anvil_reorg: the last blocks become others', async () => {
    await chain.act.give(ada, bob, 4);
    await chain.act.mint(cyd, 1);
    await indexer.catchUp();
    await chain.rpc.call('anvil_reorg', [2, []]);
    await indexer.catchUp();
    const onChain = await chain.network.client.getBlock();
    const [cursor] = await database.query<{ block: number; hash: string }>(
      'select cursor_block as block, cursor_hash as hash from networks',
    );
    expect(cursor).toEqual({ block: Number(onChain.number), hash: onChain.hash });
    expect(await database.query('select owner from nfts where uuid = $1', [item(4)])).toEqual([{ owner: ada.address }]);
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
    await database.query(
      `delete from balances where collection_uuid = (select uuid from collections where slug = 'glass')`,
    );
    await database.query(
      `delete from transfers where collection_uuid = (select uuid from collections where slug = 'glass')`,
    );
    await database.query(
      `delete from sales where collection_uuid = (select uuid from collections where slug = 'glass')`,
    );
    await indexer.catchUp();
    const after = await dump();
    expect(after.transfers).toEqual(before.transfers);
    expect(after.balances).toEqual(before.balances);
    expect(after.sales).toEqual(before.sales);
  });
});
