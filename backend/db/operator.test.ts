import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('what was there before there was a console is shown, verified as configured, and an older build still writes', async () => {
  const old = await openPglite(undefined);
  const insert = (uuid: string, verified: boolean) =>
    old.script(`insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name,
      creator_address, image, banner, royalty_bps, royalty_recipient, created_at, deployed_block, verified, name_key)
      values ('${uuid}', 1, '${uuid}', '${uuid}', '', '', 2, '', '', '', '', 0, '', 0, 0, ${verified}, '')`);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 42),
    );
    await old.script('set session_replication_role = replica');
    await insert('a', true);
    await insert('b', false);
    await old.script(`insert into nfts (uuid, chain_id, collection_uuid, identifier, minted_block, minted_time)
      values ('n', 1, 'a', 1, 1, 1)`);
    await migrate(old);
    await insert('c', false);
    const columns = 'uuid, verified, registered_verified as registered, hidden, featured';
    expect(await old.query(`select ${columns} from collections order by uuid`)).toEqual([
      { uuid: 'a', verified: true, registered: true, hidden: false, featured: null },
      { uuid: 'b', verified: false, registered: false, hidden: false, featured: null },
      { uuid: 'c', verified: false, registered: false, hidden: false, featured: null },
    ]);
    expect(await old.query('select hidden from nfts')).toEqual([{ hidden: false }]);
    expect(await old.query('select * from operator_decisions')).toEqual([]);
    expect(await old.query('select * from operator_log')).toEqual([]);
  } finally {
    await old.close();
  }
});
