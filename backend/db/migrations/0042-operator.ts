/**
 * What operators decide in their console. `operator_decisions`: what holds now, once a subject (an item's or a
 * collection's uuid) and matter. `operator_log`: every decision with what held before, for ever; `undoes` and
 * `undone_by` name other entries. What lists ask of it stands beside their rows: `hidden`, `featured` (the place on the
 * start page) and `verified`, of which `registered_verified` keeps what the configuration says.
 */
export const operator = `
alter table nfts add column hidden boolean not null default false;
create index nfts_hidden on nfts (uuid) where hidden;
alter table collections add column hidden boolean not null default false,
  add column registered_verified boolean not null default false, add column featured integer;
update collections set registered_verified = verified;
create index collections_hidden on collections (uuid) where hidden;
create index collections_featured on collections (featured, slug) where featured is not null;
create table operator_decisions (
  subject text not null,
  about text not null,
  value jsonb not null,
  entry text not null,
  decided_at bigint not null,
  primary key (subject, about)
);
create index operator_decisions_by_time on operator_decisions (about, decided_at desc, subject);
create table operator_log (
  id text primary key,
  at bigint not null,
  operator text not null,
  about text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  note text not null,
  undoes text,
  undone_by text
);
create index operator_log_by_time on operator_log (at desc, id desc);
create index operator_log_by_matter on operator_log (about, at desc, id desc);
create index reports_by_time on reports (created_at desc);
`;
