/**
 * The write side of orders. `guarded`: only our zone's permission fills it; `permission_until`: the
 * latest one handed out; `withdrawn_at`: cancelled or replaced here, for good; `waits`: takes the
 * place of an order whose permission was still out, until `live_from` at the earliest.
 */
export const orderWrites = `
alter table orders add column guarded boolean not null default false;
alter table orders add column permission_until bigint not null default 0;
alter table orders add column withdrawn_at bigint;
alter table orders add column replaced_by text;
alter table orders add column live_from bigint not null default 0;
alter table orders add column waits boolean not null default false;
alter table orders add column criteria_root text;
alter table orders add column criteria_type text;
alter table orders add column criteria_value text;
create index orders_by_criteria on orders (collection_uuid, criteria_root) where criteria_root is not null;
create index orders_waiting on orders (chain_id, live_from) where waits;
create index orders_by_hash on orders (hash);

create table criteria_items (
  collection_uuid text not null,
  root text not null,
  nft_uuid text not null,
  identifier numeric(78,0) not null,
  primary key (collection_uuid, root, nft_uuid)
);
create index criteria_items_by_nft on criteria_items (nft_uuid);
`;
