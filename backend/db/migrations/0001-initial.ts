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

create table balances (
  nft_uuid text not null,
  owner text not null,
  collection_uuid text not null,
  amount numeric(78,0) not null,
  acquired_block bigint not null,
  primary key (nft_uuid, owner)
);
create index balances_by_owner on balances (owner, acquired_block desc, nft_uuid);
create index balances_by_collection on balances (collection_uuid, owner);

create table orders (
  chain_id bigint not null,
  hash text not null,
  uuid text not null unique,
  side text not null,
  collection_uuid text not null references collections (uuid),
  nft_uuid text,
  identifier numeric(78,0),
  maker text not null,
  item_type smallint not null,
  partial boolean not null,
  units numeric(78,0) not null,
  unit_value numeric(78,0) not null,
  token text not null,
  rank numeric not null,
  start_time bigint not null,
  end_time bigint not null,
  counter numeric(78,0) not null,
  operator text not null,
  protocol_address text not null,
  parameters text not null,
  signature text not null,
  maker_counter numeric(78,0) not null,
  maker_holds numeric(78,0) not null,
  maker_approved boolean not null,
  state text not null,
  reason text,
  remaining numeric(78,0) not null,
  max_amount numeric(78,0) not null,
  closed_time bigint,
  created_at bigint not null,
  primary key (chain_id, hash)
);
create index orders_by_nft on orders (nft_uuid, side, state, rank);
create index orders_by_collection on orders (collection_uuid, side, state, rank);
create index orders_by_maker on orders (maker, side, state);
create index orders_by_end on orders (chain_id, end_time) where state in ('active', 'inactive');

create table order_fills (
  chain_id bigint not null,
  block_hash text not null,
  log_index integer not null,
  block_number bigint not null,
  order_hash text not null,
  units numeric(78,0) not null,
  time bigint not null,
  primary key (chain_id, block_hash, log_index)
);
create index order_fills_by_order on order_fills (chain_id, order_hash);
create index order_fills_by_block on order_fills (chain_id, block_number);

create table order_cancels (
  chain_id bigint not null,
  block_hash text not null,
  log_index integer not null,
  block_number bigint not null,
  order_hash text not null,
  time bigint not null,
  primary key (chain_id, block_hash, log_index)
);
create index order_cancels_by_order on order_cancels (chain_id, order_hash);
create index order_cancels_by_block on order_cancels (chain_id, block_number);

create table users (
  address text primary key,
  created_at bigint not null,
  seen_at bigint not null
);

create table session_families (
  family text primary key,
  address text not null,
  chain_id bigint not null,
  created_at bigint not null,
  revoked boolean not null default false
);

create table refresh_tokens (
  token_hash text primary key,
  family text not null references session_families (family),
  expires_at bigint not null,
  used boolean not null default false
);

create table sign_in_nonces (
  address text not null,
  nonce text not null,
  expires_at bigint not null,
  primary key (address, nonce)
);

create table drops (
  slug text primary key,
  uuid text not null unique,
  name text not null,
  description text not null,
  creator_name text not null,
  creator_address text not null,
  chain_id bigint not null,
  collection_slug text not null,
  collection_address text not null,
  start_time bigint not null,
  end_time bigint not null,
  image text not null,
  banner text not null,
  previews jsonb not null,
  price numeric(78,0) not null,
  max_supply bigint not null
);

create table subscribers (
  email text primary key,
  name text not null,
  created_at bigint not null
);
`;
