import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/server/market.ts';
import { listFailedJobs } from '../stores/job-lists.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('items that are tried again, given up, unread or discarded stay so, and the retried are found by their index', async () => {
  const old = await openPglite(undefined);
  const stored = () =>
    old.query(`select uuid, metadata_state as state, metadata_tries as tries, metadata_after as after,
      metadata_error as error from nfts order by uuid`);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 48),
    );
    await old.script(`set session_replication_role = replica;
      insert into nfts (uuid, chain_id, collection_uuid, identifier, metadata_state, metadata_tries, metadata_after,
          metadata_read, metadata_error, minted_block, minted_time)
        values ('again', 1, 'c', 1, 'waiting', 2, 90, 50, 'Too large', 1, 1),
          ('sooner', 1, 'c', 2, 'waiting', 1, 70, 40, 'Silent', 1, 1),
          ('unread', 1, 'c', 3, 'waiting', 0, 0, 0, null, 1, 1), ('dead', 1, 'c', 4, 'failed', 5, 0, 60, 'Gone', 1, 1),
          ('dropped', 1, 'c', 5, 'discarded', 5, 0, 80, 'Gone', 1, 1), ('read', 1, 'c', 6, 'done', 1, 0, 45, null, 1, 1)`);
    const before = await stored();
    await migrate(old);
    expect(await stored()).toEqual(before);

    const { data } = await listFailedJobs(await testContext(old), { page: 1, size: 10 });
    expect(data.map(({ id, at, retryAt, isDead }) => ({ id, at, retryAt, isDead }))).toEqual([
      { id: 'dead', at: 60_000, retryAt: null, isDead: true },
      { id: 'again', at: 50_000, retryAt: 90_000, isDead: false },
      { id: 'sooner', at: 40_000, retryAt: 70_000, isDead: false },
    ]);
    await old.script('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off');
    const plan = await old.query<{ 'QUERY PLAN': string }>(
      `explain select uuid from nfts where metadata_state = 'waiting' and metadata_tries > 0
       order by metadata_read desc, uuid limit 10`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('using nfts_metadata_retried');
  } finally {
    await old.close();
  }
});
