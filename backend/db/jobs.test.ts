import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('items that wait or were given up before there were jobs stay so, unclaimed, with no reason known', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 43),
    );
    await old.script(`set session_replication_role = replica;
      insert into nfts (uuid, chain_id, collection_uuid, identifier, metadata_state, metadata_tries, minted_block, minted_time)
        values ('gone', 1, 'c', 1, 'failed', 5, 1, 1), ('waits', 1, 'c', 2, 'waiting', 2, 1, 1)`);
    await migrate(old);
    expect(
      await old.query(
        'select metadata_state as state, metadata_tries as tries, metadata_error as error from nfts order by uuid',
      ),
    ).toEqual([
      { state: 'failed', tries: 5, error: null },
      { state: 'waiting', tries: 2, error: null },
    ]);
    expect(await old.query('select * from jobs')).toEqual([]);
    expect(await old.query('select * from metadata_claims')).toEqual([]);
  } finally {
    await old.close();
  }
});
