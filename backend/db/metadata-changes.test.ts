import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('items stored before changes on the chain were followed stay as they are, and nothing is read for it', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 41),
    );
    await old.script(`set session_replication_role = replica;
      insert into nfts (uuid, chain_id, collection_uuid, identifier, name, metadata_state, metadata_after, minted_block, minted_time)
        values ('read', 1, 'c', 1, 'One', 'done', 5, 1, 1), ('unread', 1, 'c', 2, '', 'waiting', 7, 1, 1)`);
    await migrate(old);
    const columns =
      'name, metadata_state as state, metadata_after as after, metadata_read as read, metadata_asks as asks';
    expect(await old.query(`select ${columns} from nfts order by uuid`)).toEqual([
      { name: 'One', state: 'done', after: 5, read: 0, asks: 0 },
      { name: '', state: 'waiting', after: 7, read: 0, asks: 0 },
    ]);
    expect(await old.query('select * from metadata_ranges')).toEqual([]);
  } finally {
    await old.close();
  }
});
