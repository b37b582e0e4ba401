/**
 * Keys leave the store (they stand in files now; the old ones may have been read by others and are void).
 * Families end for good 30 days after their sign-in. `seed` and `used_at`: calls that spend one refresh
 * token at the same time get one successor. `fill_permissions`: who may fill which order, until when.
 */
export const sessionsAndPermissions = `
delete from settings where key in ('access-token-secret', 'zone-signer-key');
alter table session_families add column ends_at bigint not null default 0;
update session_families set ends_at = created_at + 2592000;
alter table refresh_tokens add column seed text;
alter table refresh_tokens add column used_at bigint;
create index refresh_tokens_by_family on refresh_tokens (family);
create index session_families_by_end on session_families (ends_at);
create index sign_in_nonces_by_end on sign_in_nonces (expires_at);

create index orders_over on orders (chain_id, end_time) where state in ('expired', 'cancelled');

create table fill_permissions (
  chain_id bigint not null,
  order_hash text not null,
  fulfiller text not null,
  given_at bigint not null,
  until bigint not null,
  times integer not null,
  times_since bigint not null,
  primary key (chain_id, order_hash, fulfiller)
);
create index fill_permissions_by_fulfiller on fill_permissions (fulfiller, until);
create index fill_permissions_by_end on fill_permissions (until);
`;
