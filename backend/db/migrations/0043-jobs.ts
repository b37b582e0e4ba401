/**
 * Work that any node may do, a row each; one row a kind and key. `run_after`: when it may be taken; while somebody
 * (`holder`) does it, when others may take it from them. `asks` counts how often it was asked for. `dead_at`: it is not
 * tried any more. `metadata_claims`: items whose metadata is being read, a row each while it is; an item's own row says
 * that it waits, how often reading failed, and now why.
 */
export const jobs = `
create table jobs (
  id text primary key,
  kind text not null,
  key text not null,
  payload jsonb not null,
  queued_at timestamptz not null default now(),
  run_after timestamptz not null,
  attempts integer not null default 0,
  asks integer not null default 1,
  holder text,
  last_error text,
  failed_at timestamptz,
  dead_at timestamptz,
  unique (kind, key)
);
create index jobs_due on jobs (run_after) where dead_at is null;
create index jobs_failed on jobs (failed_at desc, id) where failed_at is not null;
create table metadata_claims (
  nft_uuid text primary key,
  until timestamptz not null
);
alter table nfts add column metadata_error text;
create index nfts_metadata_failed on nfts (metadata_read desc, uuid) where metadata_state = 'failed';
`;
