import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('a browser that subscribed before saved searches were pushed stays subscribed, and has none until it says so', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 53),
    );
    await old.script(`insert into push_subscriptions (endpoint, owner, family, p256dh, auth, unwanted, language, told,
      created_at, checked_at) values ('e', 'o', 'f', 'p', 'a', '{}', 'en', '{}', 1, 1)`);
    await migrate(old);
    // An old build, which knows nothing of searches, still writes what it did.
    await old.query(`update push_subscriptions set told = '{a}' where endpoint = 'e'`);
    const add = `insert into push_searches (endpoint, key, href, name, collection_uuid) values ($1, 'k', 'h', 'n', 'c')`;
    await old.query(add, ['e']);
    await expect(old.query(add, ['nobody'])).rejects.toThrow('foreign key');
    expect(await old.query('select due, wake, told from push_searches')).toEqual([
      { due: null, wake: false, told: [] },
    ]);
    // What a subscription waits for ends with it.
    await old.query('delete from push_subscriptions');
    expect(await old.query('select * from push_searches')).toEqual([]);
  } finally {
    await old.close();
  }
});
