import fc from 'fast-check';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

/** What is kept by trait, and the same derived from the items. */
const KEPT = `select t.collection_uuid, t.trait_type, t.value, i.identifier, i.rank, i.minted_block, i.minted_time, i.offered,
    i.listing_rank, (select array_agg(n.trait_type || '=' || n.value order by place) from unnest(i.traits) with ordinality x(id, place)
      join traits n on n.id = x.id) as all
  from trait_items i join traits t on t.id = i.trait order by 1, 2, 3, 4`;
const DERIVED = `select distinct n.collection_uuid, a->>'traitType' as trait_type, a->>'value' as value, n.identifier, n.rank,
    n.minted_block, n.minted_time, n.offer_hash is not null as offered, n.listing_rank,
    (select array_agg((x->>'traitType') || '=' || (x->>'value') order by place)
      from jsonb_array_elements(n.attributes) with ordinality y(x, place)) as all
  from nfts n, jsonb_array_elements(n.attributes) a where n.supply > 0 order by 1, 2, 3, 4`;

test('items stored before are kept by their traits, and whatever an older build writes of them follows', async () => {
  const old = await openPglite(undefined);
  const same = async () => {
    const derived = await old.query(DERIVED);
    expect(await old.query(KEPT)).toEqual(derived);
    return derived.length;
  };
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 54),
    );
    await old.script(`set session_replication_role = replica;
      insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name, creator_address,
          image, banner, royalty_bps, royalty_recipient, created_at, deployed_block)
        select c, 1, c, c, c, '', 2, '', '', '', '', 0, '', 1, 1 from unnest('{c0,c1}'::text[]) c;
      insert into nfts (uuid, chain_id, collection_uuid, identifier, attributes, supply, rank, listing_rank, offer_hash,
          minted_block, minted_time)
        select md5(g::text), 1, 'c' || g % 2, g, jsonb_build_array(jsonb_build_object('traitType', 'Kind', 'value', (g % 3)::text),
            jsonb_build_object('traitType', 'Kind', 'value', (g % 5)::text)), g % 7, g, nullif(g % 4, 0),
          case when g % 6 = 0 then 'h' end, g, g from generate_series(1, 300) g;
      insert into nfts (uuid, chain_id, collection_uuid, identifier, minted_block, minted_time, supply)
        values ('u1', 1, 'c0', 0, 1, 1, 1);
      set session_replication_role = origin`);
    await migrate(old);
    expect(await same()).toBeGreaterThan(300);

    const trait = fc.record({ traitType: fc.constantFrom('A', 'B:', ''), value: fc.constantFrom('x', 'y', ':z') });
    const change = fc.record({
      item: fc.integer({ min: 0, max: 5 }),
      attributes: fc.array(trait, { maxLength: 4 }),
      supply: fc.nat({ max: 2 }),
      rank: fc.option(fc.nat({ max: 3 })),
      price: fc.option(fc.nat({ max: 3 })),
      offer: fc.option(fc.constant('h')),
      isGone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const { item, attributes, supply, rank, price, offer, isGone } of changes) {
          if (isGone) await old.query('delete from nfts where identifier = $1', [item]);
          else
            await old.query(
              `insert into nfts (uuid, chain_id, collection_uuid, identifier, attributes, supply, rank, listing_rank, offer_hash,
                 minted_block, minted_time)
               select uuid, 1, 'c0', $1::numeric, $2::jsonb, $3::numeric, $4::integer, $5::numeric, $6, 1, 1
               from (select coalesce((select uuid from nfts where identifier = $1::numeric), 'v' || $1::numeric) as uuid) known
               on conflict (uuid) do update set attributes = excluded.attributes, supply = excluded.supply,
                 rank = excluded.rank, listing_rank = excluded.listing_rank, offer_hash = excluded.offer_hash`,
              [item, JSON.stringify(attributes), supply, rank, price, offer],
            );
          await same();
        }
      }),
      { numRuns: 60 },
    );
  } finally {
    await old.close();
  }
});
