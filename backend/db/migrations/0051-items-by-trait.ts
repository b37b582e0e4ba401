/**
 * Items by their traits within their collection: what other collections call the same is not read. The key is made by
 * the store, so builds that know nothing of it keep it in step; they find items by trait without an index until they
 * are replaced.
 */
export const itemsByTrait = `
create or replace function item_traits(collection text, traits text[]) returns text[]
  language sql immutable strict parallel safe
  as $$ select array(select collection || ' ' || trait from unnest(traits) trait) $$;
create index nfts_by_own_trait on nfts using gin (item_traits(collection_uuid, traits));
drop index nfts_by_trait;
analyze nfts;
`;
