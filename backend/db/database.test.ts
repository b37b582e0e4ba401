import { zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreUnavailableError, type Database, type Queries } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';
import { openTestDatabase } from '../../tests/support/server/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

describe('the store', () => {
  test('gives big integers as numbers, numerics as exact text, json as values', async () => {
    const big = (2n ** 256n - 1n).toString();
    const [row] = await database.query<Record<string, unknown>>(
      `select 7::bigint as count, $1::numeric(78,0) as big, '[1,"a"]'::jsonb as list, array['x','y'] as texts, true as yes`,
      [big],
    );
    expect(row).toEqual({ count: 7, big, list: [1, 'a'], texts: ['x', 'y'], yes: true });
  });

  test('migrating twice changes nothing', async () => {
    const before = await database.query('select * from migrations order by id');
    await migrate(database);
    expect(await database.query('select * from migrations order by id')).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  test('an order stored before its columns were renamed is still restricted, and still replaces another', async () => {
    const old = await openPglite(undefined);
    try {
      await migrate(old, migrations.slice(0, 3));
      await old.script('set session_replication_role = replica');
      // What the row is about does not matter here: any value of the right type.
      const columns = await old.query<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns
         where table_name = 'orders' and is_nullable = 'NO' and column_default is null`,
      );
      const values = columns.map(({ type }) =>
        type === 'text' ? `'x'` : type === 'jsonb' ? `'{}'` : type === 'boolean' ? 'false' : '1',
      );
      await old.query(
        `insert into orders (guarded, waits, ${columns.map(({ name }) => name).join(', ')}) values (true, true, ${values.join(', ')})`,
      );
      await migrate(old);
      expect(await old.query('select restricted, replacing from orders')).toEqual([
        { restricted: true, replacing: true },
      ]);
    } finally {
      await old.close();
    }
  });

  test('an item stored before there were cautions stays as it is, and nothing was seen of it', async () => {
    const old = await openPglite(undefined);
    try {
      await migrate(
        old,
        migrations.filter(({ id }) => id < 24),
      );
      await old.script(`set session_replication_role = replica;
        insert into nfts (uuid, collection_uuid, chain_id, identifier, name, minted_block, minted_time)
        values ('u', 'c', 1, 7, 'Seven', 1, 1)`);
      await migrate(old);
      expect(await old.query('select name, caution from nfts')).toEqual([{ name: 'Seven', caution: null }]);
    } finally {
      await old.close();
    }
  });

  test('a collection stored before it was known which have new traits is ranked once', async () => {
    const old = await openPglite(undefined);
    const marks = () => old.query('select name, traits_changed as changed from collections order by name');
    const add = (name: string) =>
      old.script(`set session_replication_role = replica;
        insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name,
          creator_address, image, banner, royalty_bps, royalty_recipient, created_at, deployed_block)
        values ('${name}', 1, '${name}', '${name}', '${name}', '', 2, '', '', '', '', 0, '', 1, 1)`);
    try {
      await migrate(
        old,
        migrations.filter(({ id }) => id < 29),
      );
      await add('before');
      await migrate(old);
      await add('since');
      expect(await marks()).toEqual([
        { name: 'before', changed: true },
        { name: 'since', changed: false },
      ]);
    } finally {
      await old.close();
    }
  });

  test('a collection stored before its hour and its week were counted is counted with the next pass', async () => {
    const old = await openPglite(undefined);
    try {
      await migrate(
        old,
        migrations.filter(({ id }) => id < 30),
      );
      await old.script(`set session_replication_role = replica;
        insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name,
          creator_address, image, banner, royalty_bps, royalty_recipient, created_at, deployed_block, stats_time)
        values ('c', 1, 'c', 'c', 'c', '', 2, '', '', '', '', 0, '', 1, 1, 1000)`);
      await migrate(old);
      const rows = await old.query(
        'select hour_volume_value as hour, week_volume_value as week, stats_time as time from collections',
      );
      expect(rows).toEqual([{ hour: '0', week: '0', time: 0 }]);
    } finally {
      await old.close();
    }
  });

  test('an item whose metadata held its own picture, stored before such were shown, is read again', async () => {
    const old = await openPglite(undefined);
    try {
      await migrate(
        old,
        migrations.filter(({ id }) => id < 34),
      );
      await old.script(`set session_replication_role = replica;
        insert into nfts (uuid, chain_id, collection_uuid, identifier, token_uri, image, metadata_state, minted_block, minted_time)
        values ('inline', 1, 'c', 1, 'data:application/json', '', 'done', 1, 1),
          ('shown', 1, 'c', 2, 'data:application/json', 'https://a.test/1.png', 'done', 1, 1),
          ('none', 1, 'c', 3, 'https://a.test/3.json', '', 'done', 1, 1)`);
      await migrate(old);
      expect(await old.query(`select uuid from nfts where metadata_state = 'waiting'`)).toEqual([{ uuid: 'inline' }]);
    } finally {
      await old.close();
    }
  });

  test('a browser that subscribed before drops were pushed stays subscribed, and follows none until it says so', async () => {
    const old = await openPglite(undefined);
    try {
      await migrate(
        old,
        migrations.filter(({ id }) => id < 35),
      );
      await old.script(`insert into push_subscriptions (endpoint, owner, family, p256dh, auth, unwanted, language, told,
        created_at, checked_at) values ('e', 'o', 'f', 'p', 'a', '{}', 'en', '{}', 1, 1)`);
      await migrate(old);
      expect(await old.query('select endpoint, language from push_subscriptions')).toEqual([
        { endpoint: 'e', language: 'en' },
      ]);
      const add = `insert into push_reminders (endpoint, slug, of_end, chain_id, moment, due) values ($1, 's', true, 1, 9, 9)`;
      await old.query(add, ['e']);
      await expect(old.query(add, ['nobody'])).rejects.toThrow('foreign key');
      // What a subscription follows ends with it.
      await old.query('delete from push_subscriptions');
      expect(await old.query('select * from push_reminders')).toEqual([]);
    } finally {
      await old.close();
    }
  });

  test('a mint from before costs were read is still to be read', async () => {
    const old = await openPglite(undefined);
    try {
      await migrate(
        old,
        migrations.filter(({ id }) => id < 36),
      );
      await old.script(`set session_replication_role = replica;
        insert into transfers (chain_id, block_hash, log_index, sub, block_number, transaction_hash, collection_uuid,
          nft_uuid, sender, receiver, amount, time) values (1, 'b', 0, 0, 1, 'h', 'c', 'n', '${zeroAddress}', 'r', 1, 1)`);
      await migrate(old);
      const rows = await old.query('select paid_value, paid_rank, paid_tries_left as left from transfers');
      expect(rows).toEqual([{ paid_value: null, paid_rank: null, left: 5 }]);
    } finally {
      await old.close();
    }
  });

  test('a login to the own wallet from before there was a list of them is in the list', async () => {
    const old = await openPglite(undefined);
    try {
      await migrate(old, migrations.slice(0, 10));
      await old.script(`insert into wallet_users (id, email, created_at) values ('p', 'p@people.test', 1)`);
      const sessions = [
        `{"uid":"mine","accountId":"p","loginTs":7}`,
        `{"uid":"anonymous"}`,
        `{"uid":"gone","accountId":"q","loginTs":7}`,
      ];
      for (const payload of sessions)
        await old.query(
          `insert into oauth_records (model, id, payload, uid, expires_at)
           values ('Session', $1, $1::text::jsonb, $1::text::jsonb ->> 'uid', 9999999999)`,
          [payload],
        );
      await migrate(old);
      const rows = await old.query('select id, user_id, browser, begun_at, used_at, ended_at from wallet_logins');
      expect(rows).toEqual([{ id: 'mine', user_id: 'p', browser: null, begun_at: 7, used_at: 7, ended_at: null }]);
    } finally {
      await old.close();
    }
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const insert = `insert into settings (key, value) values ('half', 'done')`;
    await expect(
      database.transaction(async (tx) => {
        await tx.query(insert);
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await database.query(`select 1 from settings where key = 'half'`)).toEqual([]);
  });

  test('what the work of a transaction throws stays what it is, also where it looks like the store’s own', async () => {
    for (const error of [
      Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' }),
      Object.assign(new Error('a disk elsewhere is full'), { code: '53100' }),
      new Error('Query read timeout'),
    ]) {
      const work = async (tx: Queries) => {
        await tx.query('select 1');
        throw error;
      };
      await expect(database.transaction(work)).rejects.toBe(error);
    }
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('the store’s own failure in a transaction is the store’s', async () => {
    const asked = database.transaction(async (tx) => {
      await tx.query('set transaction read only');
      return tx.query(`insert into settings (key, value) values ('half', 'done')`);
    });
    await expect(asked).rejects.toBeInstanceOf(StoreUnavailableError);
  });

  test('text lists bind as one parameter', async () => {
    const rows = await database.query<{ one: string }>('select one from unnest($1::text[]) one order by one', [
      ['b', `a'",{}`],
    ]);
    expect(rows.map((row) => row.one)).toEqual([`a'",{}`, 'b']);
  });
});
