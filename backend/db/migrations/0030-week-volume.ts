/** What a collection traded in seven days, kept beside its day. Stored ones are counted anew with the next pass. */
export const weekVolume = `
alter table collections add column week_volume_value numeric(78,0) not null default 0;
alter table collections add column week_volume_rank numeric not null default 0;
update collections set stats_time = 0;
`;
