/**
 * What a collection traded in the last hour, and how its floor moved in an hour and in a week, kept beside its day.
 * Stored ones are counted anew with the next pass. Each list by volume reads its own index.
 */
export const hourVolume = `
alter table collections add column hour_volume_value numeric(78,0) not null default 0;
alter table collections add column hour_volume_rank numeric not null default 0;
alter table collections add column hour_change_percent double precision;
alter table collections add column week_change_percent double precision;
create index collections_by_hour on collections (hour_volume_rank desc, listed_count desc, slug);
create index collections_by_day on collections (volume_rank desc, listed_count desc, slug);
create index collections_by_week on collections (week_volume_rank desc, listed_count desc, slug);
update collections set stats_time = 0;
`;
