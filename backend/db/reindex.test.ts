import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('a network and a browser from before anything was read again: nothing is under way, nothing is known of the last look', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 44),
    );
    await old.script(`insert into networks (chain_id, slug, name, cursor_block, cursor_hash, cursor_time)
        values (1, 'one', 'One', 5, 'h', 6);
      insert into push_subscriptions (endpoint, owner, family, p256dh, auth, unwanted, language, told, created_at, checked_at)
        values ('e', 'o', 'f', 'p', 'a', '{}', 'en', '{}', 1, 1)`);
    await migrate(old);
    expect(
      await old.query('select cursor_block as block, reindex_next as next, reindex_mended as mended from networks'),
    ).toEqual([{ block: 5, next: null, mended: 0 }]);
    expect(await old.query('select read_to from push_subscriptions')).toEqual([{ read_to: {} }]);
  } finally {
    await old.close();
  }
});
