import { initialMarket } from './0001-initial-market.ts';

/** `uint256` is numeric(78,0). Times are unix seconds. Addresses and hashes are lower-case text. */
export const initial = `
create table settings (
  key text primary key,
  value text not null
);

create table networks (
  chain_id bigint primary key,
  slug text not null unique,
  name text not null,
  cursor_block bigint not null default -1,
  cursor_hash text,
  cursor_time bigint not null default 0
);

create table blocks (
  chain_id bigint not null,
  number bigint not null,
  hash text not null,
  time bigint not null,
  primary key (chain_id, number)
);

create table collections (
  uuid text primary key,
  chain_id bigint not null references networks (chain_id),
  address text not null,
  slug text not null unique,
  name text not null,
  description text not null,
  item_type smallint not null,
  creator_name text not null,
  creator_address text not null,
  image text not null,
  banner text not null,
  royalty_bps integer not null,
  royalty_recipient text not null,
  created_at bigint not null,
  deployed_block bigint not null,
  backfilled boolean not null default false,
  items_count integer not null default 0,
  owners_count integer not null default 0,
  listed_count integer not null default 0,
  offers_count integer not null default 0,
  floor_value numeric(78,0),
  floor_token text,
  floor_rank numeric,
  offer_value numeric(78,0),
  offer_token text,
  offer_rank numeric,
  volume_value numeric(78,0) not null default 0,
  volume_rank numeric not null default 0,
  change_percent double precision,
  sparkline jsonb not null default '[]',
  previews jsonb not null default '[]',
  stats_time bigint not null default 0,
  unique (chain_id, address)
);

create table nfts (
  uuid text primary key,
  collection_uuid text not null references collections (uuid),
  chain_id bigint not null,
  identifier numeric(78,0) not null,
  name text not null default '',
  description text not null default '',
  image text not null default '',
  token_uri text not null default '',
  metadata_state text not null default 'waiting',
  metadata_tries integer not null default 0,
  metadata_after bigint not null default 0,
  attributes jsonb not null default '[]',
  traits text[] not null default '{}',
  rank integer,
  minted_block bigint not null,
  minted_time bigint not null,
  supply numeric not null default 0,
  owner text,
  owners_count integer not null default 0,
  listing_hash text,
  listing_rank numeric,
  listing_token text,
  offer_hash text,
  offer_rank numeric,
  offer_value numeric(78,0),
  offer_token text,
  sale_value numeric(78,0),
  sale_token text,
  unique (collection_uuid, identifier)
);
create index nfts_by_price_up on nfts (collection_uuid, (coalesce(listing_rank, 'Infinity')), identifier);
create index nfts_by_price_down on nfts (collection_uuid, (coalesce(listing_rank, -1)) desc, identifier);
create index nfts_by_mint on nfts (collection_uuid, minted_block desc, identifier desc);
create index nfts_by_trait on nfts using gin (traits);
create index nfts_waiting on nfts (chain_id, metadata_after) where metadata_state = 'waiting';

create table facets (
  collection_uuid text not null,
  trait_type text not null,
  value text not null,
  count integer not null,
  primary key (collection_uuid, trait_type, value)
);

create table transfers (
  chain_id bigint not null,
  block_hash text not null,
  log_index integer not null,
  sub integer not null,
  block_number bigint not null,
  transaction_hash text not null,
  collection_uuid text not null,
  nft_uuid text not null,
  sender text not null,
  receiver text not null,
  amount numeric(78,0) not null,
  time bigint not null,
  primary key (chain_id, block_hash, log_index, sub)
);
create index transfers_by_nft on transfers (nft_uuid, block_number desc, log_index desc, sub desc);
create index transfers_by_block on transfers (chain_id, block_number);

create table sales (
  chain_id bigint not null,
  block_hash text not null,
  log_index integer not null,
  sub integer not null,
  block_number bigint not null,
  order_hash text not null,
  collection_uuid text not null,
  nft_uuid text not null,
  seller text not null,
  buyer text not null,
  amount numeric(78,0) not null,
  unit_value numeric(78,0) not null,
  token text not null,
  rank numeric not null,
  time bigint not null,
  primary key (chain_id, block_hash, log_index, sub)
);
create index sales_by_nft on sales (nft_uuid, block_number);
create index sales_by_collection on sales (collection_uuid, time);
create index sales_by_block on sales (chain_id, block_number);
${initialMarket}`;
