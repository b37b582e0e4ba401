/**
 * When a collection was last counted, and whether something has changed since; a count is owed to each at first. And its
 * listings that are over, by when: what was the cheapest at a time is among those that stand and those that ended later.
 */
export const countsRest = `
alter table collections add column counts_owed boolean not null default true, add column counts_time bigint not null default 0;
create index collection_listings_over on orders (collection_uuid, (coalesce(closed_time, end_time)))
  where side = 'listing' and state <> 'active' and state <> 'inactive';
`;
