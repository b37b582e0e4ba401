import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type IndexedChain, startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { ada, bob, cyd } from '../../tests/support/server/order-market.ts';
import { ETHER } from '../../tests/support/server/trade.ts';

let indexed: IndexedChain;
let chain: IndexedChain['chain'];
let database: IndexedChain['database'];
let indexer: IndexedChain['indexer'];
let item: IndexedChain['item'];
let submit: IndexedChain['submit'];
let stored: IndexedChain['stored'];

beforeAll(async () => {
  indexed = await startIndexedChain();
  ({ chain, database, indexer, item, submit, stored } = indexed);
  await makeHistory();
}, 120_000);
afterAll(() => indexed.stop());

/** What stands before the chain moves: gifts, sales, and orders of every state. */
async function makeHistory() {
  const { act, single, edition, deployment, rpc } = chain;
  const copies = (units: number) => ({ token: edition, kind: 'edition' as const, id: 1, units });
  const list = (id: number, unitPrice = ETHER, seconds = 86_400) =>
    act.sign('listing', ada, { wares: { id }, unitPrice, seconds });
  await act.giveEdition(ada, bob, 1, 6);
  await act.give(ada, bob, 8);
  await act.give(bob, cyd, 8);
  await indexer.catchUp();
  await submit(await list(1));
  await submit(await list(5));
  const sold = await list(2, 2n * ETHER);
  await submit(sold);
  await act.fill(sold, bob, [1n, 1n], 2n * ETHER);
  const half = await act.sign('listing', ada, { wares: copies(5), unitPrice: ETHER / 10n });
  await submit(half);
  await act.fill(half, bob, [2n, 5n], ETHER / 5n);
  await submit(await act.sign('offer', bob, { wares: { id: null }, unitPrice: 4n * ETHER, currency: deployment.weth }));
  const cancelled = await list(3);
  await submit(cancelled);
  await act.cancel(ada, cancelled);
  await act.giveEdition(ada, cyd, 1, 1);
  await act.approveAll(cyd, edition);
  await indexer.catchUp();
  await submit(await act.sign('listing', cyd, { wares: copies(1), unitPrice: ETHER }));
  await act.incrementCounter(cyd);
  await act.approveAll(bob, single);
  await indexer.catchUp();
  const asleep = await act.sign('listing', bob, { wares: { id: 2 }, unitPrice: ETHER });
  await submit(asleep);
  await act.approveAll(bob, single, false);
  await submit(await list(4, ETHER, 30));
  await rpc.call('evm_setNextBlockTimestamp', [Math.floor(Date.now() / 1000) + 60]);
  await rpc.call('evm_mine');
  await indexer.catchUp();
  const states = await database.query<{ state: string }>('select distinct state from orders order by state');
  expect(states.map(({ state }) => state)).toEqual(['active', 'cancelled', 'expired', 'filled', 'inactive']);
}

describe('the chain may move under the indexer', () => {
  let before: Awaited<ReturnType<IndexedChain['dump']>>;
  let snapshot: unknown;
  beforeEach(async () => {
    await indexed.settle();
    before = await indexed.dump();
    snapshot = await chain.rpc.call('evm_snapshot');
  });

  test('a head that moves backwards takes back exactly what was above it', async () => {
    const signed = await chain.act.sign('listing', ada, { wares: { id: 6 }, unitPrice: ETHER });
    await chain.act.mint(cyd, 2);
    await chain.act.give(ada, bob, 1);
    await chain.act.giveEdition(ada, cyd, 1, 3);
    await chain.act.fill(signed, bob, [1n, 1n], ETHER);
    await indexer.catchUp();
    expect(await indexed.dump()).not.toEqual(before);
    await chain.rpc.call('evm_revert', [snapshot]);
    await indexer.catchUp();
    expect(await indexed.dump()).toEqual(before);
  });

  test('another history of the same length replaces the first; an order filled in the first lives again', async () => {
    const signed = await chain.act.sign('listing', ada, { wares: { id: 7 }, unitPrice: 3n * ETHER });
    const hash = await submit(signed);
    await chain.act.fill(signed, bob, [1n, 1n], 3n * ETHER);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'filled' });
    await chain.rpc.call('evm_revert', [snapshot]);
    await chain.act.mint(cyd, 1);
    await chain.act.mint(cyd, 1);
    await indexer.catchUp();
    expect(await stored(hash)).toMatchObject({ state: 'active', remaining: '1' });
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
});
