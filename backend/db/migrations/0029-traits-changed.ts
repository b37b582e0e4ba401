/** A collection whose traits changed since its items were last ranked: each, at first. Its most frequent values. */
export const traitsChanged = `
alter table collections add column traits_changed boolean not null default true;
alter table collections alter column traits_changed set default false;
create index collections_traits_changed on collections (chain_id) where traits_changed;
create index facets_by_count on facets (collection_uuid, count desc);
`;
