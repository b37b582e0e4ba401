/** Sound or video that belongs to an item, beside its picture. */
export const media = `
alter table nfts add column media text not null default '';
`;
