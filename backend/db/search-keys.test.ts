import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('items stored before are found by their traits and words, and an older build goes on writing them', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 51),
    );
    await old.script(`set session_replication_role = replica;
      insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name,
          creator_address, image, banner, royalty_bps, royalty_recipient, created_at, deployed_block)
          values ('c', 1, 'c', 'c', 'c', '', 2, '', '', '', '', 0, '', 1, 1);
      insert into nfts (uuid, chain_id, collection_uuid, identifier, name, traits, minted_block, minted_time)
        select 'u' || g, 1, 'c', g, 'Item ' || g, array['Kind:' || g % 3], 1, 1 from generate_series(1, 300) g;
      set session_replication_role = origin`);
    await migrate(old);
    const words = async () =>
      (await old.query<{ word: string }>('select word from name_words order by 1')).map(({ word }) => word);
    expect(await words()).toEqual(['item']);
    await old.query(`update nfts set name = 'Dusky Lantern 7, of XX' where uuid = 'u1'`);
    await old.query(`insert into nfts (uuid, chain_id, collection_uuid, identifier, name, traits, minted_block, minted_time)
      values ('u0', 1, 'c', 0, 'Dusky fjord', '{Kind:2,Kind:2}', 1, 1)`);
    expect(await words()).toEqual(['dusky', 'fjord', 'item', 'lantern']);
    await old.query('set enable_seqscan = off');
    const found = `from nfts where item_traits(collection_uuid, traits) && item_traits('c', '{Kind:2}')`;
    expect(await old.query(`select count(*) as count ${found}`)).toEqual([{ count: 101 }]);
    const plan = await old.query<{ 'QUERY PLAN': string }>(`explain select 1 ${found}`);
    expect(plan.map((line) => line['QUERY PLAN']).join()).toContain('nfts_by_own_trait');
  } finally {
    await old.close();
  }
});
