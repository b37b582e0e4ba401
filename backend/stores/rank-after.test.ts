import { expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openPglite } from '../db/pglite.ts';
import { lockUnranked, unrankedCollections } from './facets.ts';

test('a collection that was to be ranked before rests were stored is ranked at once', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 47),
    );
    await old.script(`insert into networks (chain_id, slug, name) values (1, 'one', 'One');
      insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name, creator_address,
        image, banner, royalty_bps, royalty_recipient, created_at, deployed_block, traits_changed)
      values ('a', 1, '0xa', 'a', 'A', '', 2, '', '', '', '', 0, '', 1, 1, true), ('b', 1, '0xb', 'b', 'B', '', 2, '', '', '', '', 0, '', 1, 1, false)`);
    await migrate(old);
    expect(await unrankedCollections(old, 1)).toEqual([{ uuid: 'a', wait: 0 }]);
    expect(await old.transaction((tx) => lockUnranked(tx, 'a'))).toBe(true);
    expect(await old.transaction((tx) => lockUnranked(tx, 'b'))).toBe(false);
  } finally {
    await old.close();
  }
});
