/** Items by the first digit of their uuid: a statement for each, so that none of them takes as long as a large market. */
const slices = Array.from({ length: 8 }, (_, part) => {
  const from = part === 0 ? [] : [`n.uuid >= '${(2 * part).toString(16)}'`];
  const to = part === 7 ? [] : [`n.uuid < '${(2 * part + 2).toString(16)}'`];
  return [...from, ...to].join(' and ');
});

const fill = (slice: string) => `
insert into traits (collection_uuid, trait_type, value)
  select distinct n.collection_uuid, a->>'traitType', a->>'value' from nfts n, jsonb_array_elements(n.attributes) a
  where n.supply > 0 and ${slice} and a->>'traitType' is not null and a->>'value' is not null
    and not exists (select 1 from traits t where t.collection_uuid = n.collection_uuid
      and t.trait_type = a->>'traitType' and t.value = a->>'value');
insert into trait_items (trait, rank, minted_block, minted_time, offered, identifier, listing_rank, traits)
  select x.trait, n.rank, n.minted_block, n.minted_time, n.offer_hash is not null, n.identifier, n.listing_rank, n.ids
  from (select n.*, trait_ids(n.collection_uuid, n.attributes) as ids from nfts n where n.supply > 0 and ${slice} offset 0) n,
    lateral (select distinct trait from unnest(n.ids) trait) x;`;

/** Keeps all items by their traits, where nothing is kept yet. */
export const fillTraitItems = slices.map(fill).join('');

/**
 * The held items of each trait side by side, each with its other traits and what lists are sorted and filtered by: who
 * asks for a rare trait reads the few pages of one index, where the items themselves lie a page each. All columns are in
 * that index; the rows of an item lie together, so that the pages which a new price touches are few, and a vacuum comes
 * before they are many. `traits` gives every trait a number, once and for all: an item's are told by them, in its
 * order. The store keeps both in step with what any build writes. Items can be read and not written meanwhile.
 *
 * What a wallet got last is read from its index alone as well, with the collection.
 */
export const narrowReads = `
create table traits (
  id integer primary key generated always as identity,
  collection_uuid text not null,
  trait_type text not null,
  value text not null,
  unique (collection_uuid, trait_type, value)
);
create table trait_items (
  trait integer not null,
  rank integer,
  minted_block bigint not null,
  minted_time bigint not null,
  offered boolean not null,
  identifier numeric(78,0) not null,
  listing_rank numeric,
  traits integer[] not null,
  primary key (trait, identifier) include (rank, minted_block, minted_time, offered, listing_rank, traits)
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.05);
create or replace function trait_ids(collection text, attributes jsonb) returns integer[] language sql stable strict
  as $$ select array_agg(t.id order by a.place) from jsonb_array_elements(attributes) with ordinality a(one, place)
    join traits t on t.collection_uuid = collection and t.trait_type = one->>'traitType' and t.value = one->>'value' $$;
create or replace function keep_trait_items() returns trigger language plpgsql as $$
declare ids integer[]
; begin
  if tg_op = 'UPDATE' and old.supply > 0 and new.supply > 0 and old.attributes = new.attributes then
    update trait_items set rank = new.rank, minted_block = new.minted_block, minted_time = new.minted_time,
      offered = new.offer_hash is not null, listing_rank = new.listing_rank
    where identifier = new.identifier and trait = any(trait_ids(new.collection_uuid, new.attributes))
    ; return null
  ; end if
  ; if tg_op <> 'INSERT' then
    delete from trait_items
    where identifier = old.identifier and trait = any(trait_ids(old.collection_uuid, old.attributes))
  ; end if
  ; if tg_op <> 'DELETE' and new.supply > 0 then
    insert into traits (collection_uuid, trait_type, value)
      select distinct new.collection_uuid, a->>'traitType', a->>'value' from jsonb_array_elements(new.attributes) a
      where a->>'traitType' is not null and a->>'value' is not null
        and not exists (select 1 from traits t where t.collection_uuid = new.collection_uuid
          and t.trait_type = a->>'traitType' and t.value = a->>'value')
      order by 2, 3 on conflict do nothing
    ; ids := trait_ids(new.collection_uuid, new.attributes)
    ; insert into trait_items (trait, rank, minted_block, minted_time, offered, identifier, listing_rank, traits)
      select distinct trait, new.rank, new.minted_block, new.minted_time, new.offer_hash is not null, new.identifier,
        new.listing_rank, ids from unnest(ids) trait
  ; end if
  ; return null
; end $$;
create trigger nfts_traits_added after insert on nfts for each row
  when (new.supply > 0 and new.attributes <> '[]') execute function keep_trait_items();
create trigger nfts_traits_moved after update on nfts for each row
  when ((old.supply > 0, old.attributes, old.rank, old.minted_block, old.minted_time, old.offer_hash is null, old.listing_rank)
    is distinct from (new.supply > 0, new.attributes, new.rank, new.minted_block, new.minted_time, new.offer_hash is null, new.listing_rank)
    and (old.attributes <> '[]' or new.attributes <> '[]')) execute function keep_trait_items();
create trigger nfts_traits_gone after delete on nfts for each row
  when (old.attributes <> '[]') execute function keep_trait_items();
${fillTraitItems}
alter table trait_items add foreign key (trait) references traits (id);
analyze traits;
analyze trait_items;
create index balances_in_order on balances (owner, acquired_block desc, nft_uuid) include (collection_uuid);
drop index balances_by_owner;
`;
