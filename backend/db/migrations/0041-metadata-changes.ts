/**
 * When an item's metadata was read last, and how often it was asked for. Which range of a collection's items changed by
 * its own word: what is wanted next, and how far the pass that is under way has come.
 */
export const metadataChanges = `
alter table nfts add column metadata_read bigint not null default 0, add column metadata_asks integer not null default 0;
create table metadata_ranges (
  collection_uuid text primary key references collections (uuid),
  chain_id bigint not null,
  wanted_from numeric(78,0),
  wanted_to numeric(78,0),
  next_id numeric(78,0),
  last_id numeric(78,0),
  begun_at bigint not null default 0
);
`;
