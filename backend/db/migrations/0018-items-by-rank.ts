/** A collection's items, the rarest first. */
export const itemsByRank = `
create index nfts_by_rank on nfts (collection_uuid, (coalesce(rank, 2147483647)), identifier);
`;
