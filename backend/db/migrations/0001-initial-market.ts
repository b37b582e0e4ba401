/** The second half of the first migration: who holds what, orders, people and drops. */
export const initialMarket = `
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
