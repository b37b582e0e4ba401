/** What was seen of an item's latest moves that a buyer may want to know; null for nothing. */
export const cautions = `
alter table nfts add column caution jsonb;
`;
