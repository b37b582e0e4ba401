/**
 * The own wallet's people, the one-time codes that are on their way, and what its token service knows:
 * sessions, grants, codes and tokens. A token's row is found by the hash of the token, which stands nowhere.
 */
export const walletLogins = `
create table wallet_users (
  id text primary key,
  email text not null unique,
  phone text,
  created_at bigint not null
);
create table one_time_codes (
  id text primary key,
  recipient text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at bigint not null
);
create index one_time_codes_expiry on one_time_codes (expires_at);
create table oauth_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at bigint,
  expires_at bigint not null,
  primary key (model, id)
);
create index oauth_records_grant on oauth_records (grant_id) where grant_id is not null;
create index oauth_records_uid on oauth_records (uid) where uid is not null;
create index oauth_records_expiry on oauth_records (expires_at);
`;
