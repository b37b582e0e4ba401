/** When a collection may be ranked again: a ranking costs as much as the collection is large, whichever node does it. */
export const rankAfter = `
alter table collections add column rank_after timestamptz not null default to_timestamp(0);
`;
