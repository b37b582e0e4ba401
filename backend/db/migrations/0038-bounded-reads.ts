/**
 * `minted_count`: items that were ever minted, with those that were burnt. The indexes are what lets each list read a page of rows and no more: orders by their price, over the market, of a collection and of a
 * maker; items with an offer and those that were minted last; what a person has of a collection; collections in each
 * order. The statistics by which a query is planned follow at once, for some are of the indexes themselves.
 */
export const boundedReads = `
create index listings_by_price on orders (rank, start_time, hash) where side = 'listing' and state = 'active';
create index offers_by_price on orders (rank desc, start_time, hash) where side = 'offer' and state = 'active';
create index collection_listings_by_price on orders (collection_uuid, rank, start_time, hash)
  where side = 'listing' and state = 'active';
create index collection_offers_by_price on orders (collection_uuid, rank desc, start_time, hash)
  where side = 'offer' and state = 'active';
create index maker_listings_by_price on orders (maker, rank, start_time, hash)
  where side = 'listing' and state in ('active', 'inactive');
create index maker_offers_by_price on orders (maker, rank desc, start_time, hash)
  where side = 'offer' and state in ('active', 'inactive');
create index orders_withdrawn on orders (maker) where state = 'cancelled' and withdrawn_at is not null;
create index nfts_offered on nfts (collection_uuid, identifier) where offer_hash is not null and supply > 0;
create index nfts_offered_by_price_up on nfts (collection_uuid, (coalesce(listing_rank, 'Infinity')), identifier)
  where offer_hash is not null and supply > 0;
create index nfts_offered_by_price_down on nfts (collection_uuid, (coalesce(listing_rank, -1)) desc, identifier)
  where offer_hash is not null and supply > 0;
create index nfts_offered_by_mint on nfts (collection_uuid, minted_block desc, identifier desc)
  where offer_hash is not null and supply > 0;
create index nfts_offered_by_rank on nfts (collection_uuid, (coalesce(rank, 2147483647)), identifier)
  where offer_hash is not null and supply > 0;
create index balances_by_owner_and_collection on balances (owner, collection_uuid, acquired_block desc, nft_uuid);
create index nfts_by_mint_time on nfts (collection_uuid, minted_time);
create index nfts_nameless on nfts (collection_uuid, identifier) where name = '';
create index collections_by_floor on collections (floor_rank desc nulls last, slug);
create index collections_by_floor_up on collections (floor_rank, slug);
create index collections_by_items on collections (items_count desc, slug);
create index collections_by_time on collections (created_at desc, slug);
create index collections_by_name on collections (lower(name), slug);
alter table collections add column minted_count integer not null default 0;
update collections c set minted_count = n.count
  from (select collection_uuid, count(*) as count from nfts group by 1) n where n.collection_uuid = c.uuid;
analyze nfts;
analyze orders;
analyze balances;
analyze collections;
`;
