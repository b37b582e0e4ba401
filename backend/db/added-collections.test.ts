import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('what was there before collections could be added was not added, and an older build still writes', async () => {
  const old = await openPglite(undefined);
  const insert = (uuid: string) =>
    old.script(`insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name,
      creator_address, image, banner, royalty_bps, royalty_recipient, created_at, deployed_block, verified, name_key)
      values ('${uuid}', 1, '${uuid}', '${uuid}', '', '', 2, '', '', '', '', 0, '', 0, 0, false, '')`);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 46),
    );
    await old.script('set session_replication_role = replica');
    await insert('a');
    await migrate(old);
    await insert('b');
    expect(await old.query('select uuid, added, hidden from collections order by uuid')).toEqual([
      { uuid: 'a', added: false, hidden: false },
      { uuid: 'b', added: false, hidden: false },
    ]);
  } finally {
    await old.close();
  }
});
