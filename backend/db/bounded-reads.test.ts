import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('items stored before lists were bounded stay as they are, and queries are planned by what is there', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 38),
    );
    await old.script(`set session_replication_role = replica;
      insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name,
          creator_address, image, banner, royalty_bps, royalty_recipient, created_at, deployed_block)
          values ('c', 1, 'c', 'c', 'c', '', 2, '', '', '', '', 0, '', 1, 1);
        insert into nfts (uuid, chain_id, collection_uuid, identifier, name, minted_block, minted_time)
        select 'u' || g, 1, 'c', g, 'Item ' || g, 1, 1 from generate_series(1, 300) g`);
    await migrate(old);
    expect(await old.query(`select count(*) as count, count(distinct name) as names from nfts`)).toEqual([
      { count: 300, names: 300 },
    ]);
    expect(await old.query('select minted_count as minted from collections')).toEqual([{ minted: 300 }]);
    expect(await old.query(`select reltuples from pg_class where relname = 'nfts_by_mint_time'`)).toEqual([
      { reltuples: 300 },
    ]);
  } finally {
    await old.close();
  }
});
