/**
 * What a collection's page tells of its past without reading all of it: sales and volume (millionths of a dollar) by
 * the hour, kept with each sale; floors and holders as of the last count; an index for its events.
 */
export const collectionHistory = `
create table collection_hours (
  collection_uuid text not null,
  hour bigint not null,
  sales integer not null,
  volume numeric not null,
  primary key (collection_uuid, hour)
);
insert into collection_hours (collection_uuid, hour, sales, volume)
select collection_uuid, time - time % 3600, count(*), sum(rank * amount) from sales group by 1, 2;
create index transfers_by_collection on transfers (collection_uuid, block_number desc, log_index desc, sub desc);
create index sales_by_place on sales (collection_uuid, block_number desc, log_index desc, sub desc);
alter table collections add column floors jsonb not null default '{"hours":[],"days":[]}';
alter table collections add column floors_time bigint not null default 0;
alter table collections add column holders jsonb not null default '{"groups":[],"top":[]}';
`;
