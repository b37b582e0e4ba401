/**
 * Searches of which a browser is told what is newly for sale while its app is closed. `due`: when it is looked at next,
 * null while nothing is new in its collection; `wake`: something came since the last look began; `rest_until`: not
 * looked at before; `looked_at`: what was listed up to then has been looked at; `told`: the orders told last.
 *
 * `fresh_listings`: orders that became live in a collection in which somebody waits, until its searches are `woken`, and
 * for a day, so that those that rest find them.
 */
export const pushSearches = `
create table push_searches (
  endpoint text not null references push_subscriptions (endpoint) on delete cascade,
  key text not null,
  href text not null,
  name text not null,
  collection_uuid text not null,
  due timestamptz,
  wake boolean not null default false,
  tries integer not null default 0,
  rest_until timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  told text[] not null default '{}',
  primary key (endpoint, key)
);
create index push_searches_by_due on push_searches (due, endpoint, key) where due is not null;
create index push_searches_asleep on push_searches (collection_uuid, looked_at) where not wake;
create index push_searches_by_collection on push_searches (collection_uuid);
create table fresh_listings (
  chain_id bigint not null,
  hash text not null,
  collection_uuid text not null,
  listed_at timestamptz not null default clock_timestamp(),
  woken boolean not null default false,
  primary key (chain_id, hash)
);
create index fresh_listings_by_time on fresh_listings (collection_uuid, listed_at);
create index fresh_listings_to_tell on fresh_listings (listed_at, collection_uuid) where not woken;
create index fresh_listings_by_age on fresh_listings (listed_at);
`;
