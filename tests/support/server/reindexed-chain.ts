import { afterEach, beforeEach } from 'vitest';
import { createIndexer } from '../../../backend/indexer/indexer.ts';
import { beginReindex, readReindex } from '../../../backend/stores/reindex.ts';
import { startIndexedChain } from './indexed-chain.ts';
import { ada, bob, cyd } from './order-market.ts';
import { ETHER } from './trade.ts';

/** So few blocks a range that several steps read them. */
export const REINDEX_BLOCKS = 3;
const COUNTED = ['collection_hours', 'approvals'] as const;

/** A chain with gifts, a sale, a cancel and a live listing, and an indexer that reads it again in small ranges. */
async function startReindexedChain() {
  const indexed = await startIndexedChain();
  const { chain, database } = indexed;
  const { act, edition, rpc } = chain;
  const { chainId } = chain.network;
  const list = (id: number, unitPrice = ETHER) => act.sign('listing', ada, { wares: { id }, unitPrice });
  await act.giveEdition(ada, bob, 1, 6);
  await act.give(ada, bob, 8);
  const live = await indexed.submit(await list(1));
  await rpc.call('anvil_mine', ['0x10']);
  const sold = await list(2, 2n * ETHER);
  const filled = await indexed.submit(sold);
  await act.fill(sold, bob, [1n, 1n], 2n * ETHER);
  const cancelledOrder = await list(3);
  const cancelled = await indexed.submit(cancelledOrder);
  await act.cancel(ada, cancelledOrder);
  await act.give(bob, cyd, 8);
  await rpc.call('anvil_mine', ['0x10']);
  await act.giveEdition(ada, cyd, 1, 2);
  await act.approveAll(bob, edition);
  await indexed.settle();
  const indexer = createIndexer(indexed.context, chain.network, { reindexBlocks: REINDEX_BLOCKS });
  await indexer.catchUp();

  return {
    ...indexed,
    indexer,
    /** Hashes of the listing that is open, the one that was sold, the one that was cancelled. */
    live,
    filled,
    cancelled,
    chainId,
    position: async () => (await readReindex(database, chainId))?.next ?? null,
    begin: (from = 0) => beginReindex(database, chainId, from),
    async everything() {
      const rows = await Promise.all(
        COUNTED.map((table) =>
          database.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t order by 1`),
        ),
      );
      return { ...(await indexed.dump()), ...Object.fromEntries(COUNTED.map((table, at) => [table, rows[at]])) };
    },
    /** One of each way in which an index may be wrong. */
    async damage() {
      await database.script(`
    delete from transfers where nft_uuid = '${indexed.item(8)}' and sender = '${bob.address}';
    update sales set unit_value = unit_value * 10, rank = rank * 10;
    update collection_hours set volume = volume + 7;
    insert into transfers (chain_id, block_hash, log_index, sub, block_number, transaction_hash, collection_uuid, nft_uuid,
        sender, receiver, amount, time)
      select chain_id, '0xinvented', 1, 0, block_number + 1, '0xinvented', collection_uuid, nft_uuid, receiver, '${cyd.address}',
        amount, time from transfers where nft_uuid = '${indexed.item(5)}';
    insert into sales (chain_id, block_hash, log_index, sub, block_number, order_hash, collection_uuid, nft_uuid, seller, buyer,
        amount, unit_value, token, rank, time)
      select t.chain_id, t.block_hash, t.log_index, 0, t.block_number, '0xinvented', t.collection_uuid, t.nft_uuid, t.sender,
        t.receiver, 1, 5, s.token, 5, t.time - 7200 from transfers t, sales s where t.block_hash = '0xinvented';
    insert into collection_hours (collection_uuid, hour, sales, volume) select collection_uuid, 3600, 1, 5 from sales limit 1;
    delete from order_cancels;
    delete from order_fills;
    update nfts set owner = '${cyd.address}' where uuid = '${indexed.item(6)}';
    update balances set owner = '${cyd.address}' where nft_uuid = '${indexed.item(7)}';
    insert into balances (nft_uuid, owner, collection_uuid, amount, acquired_block)
      select 'nothing', '${cyd.address}', collection_uuid, 1, 1 from balances limit 1;
    update approvals set given = not given where owner = '${bob.address}'`);
    },
    async stop() {
      await indexer.stop();
      await indexed.stop();
    },
  };
}

type ReindexedChain = Awaited<ReturnType<typeof startReindexedChain>>;

/** A chain of its own for each test of a file. */
export function reindexedChains(): { readonly now: ReindexedChain } {
  let now: ReindexedChain | undefined;
  beforeEach(async () => {
    now = await startReindexedChain();
  }, 120_000);
  afterEach(() => now?.stop());
  return {
    get now() {
      if (!now) throw new Error('There is a chain within a test alone');
      return now;
    },
  };
}
